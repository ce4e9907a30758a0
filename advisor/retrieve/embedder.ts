/** Turns texts into vectors that are near each other if the texts mean the same. Runs a model, so it is passed in. */
export interface Embedder {
  /** One vector of length one for each text, in the order of the texts. */
  embed(texts: readonly string[], signal?: AbortSignal): Promise<Float32Array[]>;
  /** Left out if the model has no ranker. */
  rank?: Rank;
  readonly dimensions: number;
  /** Names the model. Vectors of two models must never be compared. */
  readonly name: string;
}

/** The probability, from 0 to 1, that each text answers the message. An empty list if ranks are not available. */
export type Rank = (message: string, texts: readonly string[], signal?: AbortSignal) => Promise<number[]>;
