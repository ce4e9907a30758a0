/** Turns texts into vectors: near each other where the texts mean the same. Alive, so it is handed in. */
export interface Embedder {
  /** One vector of length one for each text, in their order. */
  embed(texts: readonly string[], signal?: AbortSignal): Promise<Float32Array[]>;
  readonly dimensions: number;
  /** Names the model. Vectors of two models must never be compared. */
  readonly name: string;
}
