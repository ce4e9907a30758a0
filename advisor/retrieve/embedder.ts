/** Turns texts into vectors: near each other where the texts mean the same. Alive, so it is handed in. */
export interface Embedder {
  /** One vector of length one for each text, in their order. */
  embed(texts: readonly string[], signal?: AbortSignal): Promise<Float32Array[]>;
  /** Left out if the model has no ranker. */
  rank?: Rank;
  readonly dimensions: number;
  /** Names the model. Vectors of two models must never be compared. */
  readonly name: string;
}

/** For each text how likely it is that it answers the message, from 0 to 1. An empty list if ranks are not available. */
export type Rank = (message: string, texts: readonly string[], signal?: AbortSignal) => Promise<number[]>;
