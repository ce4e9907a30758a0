import type { Norm } from '#server/embedder/sentence-model/activations.ts';
import { placeLayer, type LinearLayer } from '#server/embedder/sentence-model/linear-layer.ts';
import type { Memory } from '#server/embedder/sentence-model/memory.ts';
import { readTensors, toFloats, type Halves } from '#server/embedder/sentence-model/read-weights.ts';

/** The part of a config.json that says what a BERT model looks like. */
export interface EncoderShape {
  hidden_size: number;
  intermediate_size: number;
  num_attention_heads: number;
  num_hidden_layers: number;
  layer_norm_eps: number;
}

export interface EncoderLayer {
  /** Queries, keys and values at once. */
  ask: LinearLayer;
  take: LinearLayer;
  takenNorm: Norm;
  widen: LinearLayer;
  narrow: LinearLayer;
  narrowedNorm: Norm;
}

export interface Encoder {
  /** [token][width] */
  words: Halves;
  /** [place in the text][width], with what marks a text as the first of possibly two. */
  places: Float32Array;
  readNorm: Norm;
  layers: readonly EncoderLayer[];
}

/** A byte for each weight, and three numbers for each output. */
export function encoderBytes({
  hidden_size: width,
  intermediate_size: inner,
  ...shape
}: EncoderShape): number {
  return shape.num_hidden_layers * (width * (4 * width + 2 * inner) + 12 * (5 * width + inner));
}

/** The weights of a file, ready to be multiplied with. */
export function placeEncoder(file: Uint8Array, shape: EncoderShape, memory: Memory): Encoder {
  const tensor = readTensors(file);
  const floats = (name: string) => toFloats(tensor(name));
  const layer = (...names: string[]) =>
    placeLayer(
      memory,
      joined(names.map((name) => floats(`${name}.weight`))),
      joined(names.map((name) => floats(`${name}.bias`))),
    );
  const norm = (name: string): Norm => ({
    weights: floats(`${name}.weight`),
    biases: floats(`${name}.bias`),
    epsilon: shape.layer_norm_eps,
  });
  const first = floats('embeddings.token_type_embeddings.weight').subarray(0, shape.hidden_size);
  return {
    words: tensor('embeddings.word_embeddings.weight'),
    places: floats('embeddings.position_embeddings.weight').map(
      (value, n) => value + first[n % first.length]!,
    ),
    readNorm: norm('embeddings.LayerNorm'),
    layers: Array.from({ length: shape.num_hidden_layers }, (_, n) => {
      const at = `encoder.layer.${n}`;
      const [self, output] = [`${at}.attention.self`, `${at}.attention.output`];
      return {
        ask: layer(`${self}.query`, `${self}.key`, `${self}.value`),
        take: layer(`${output}.dense`),
        takenNorm: norm(`${output}.LayerNorm`),
        widen: layer(`${at}.intermediate.dense`),
        narrow: layer(`${at}.output.dense`),
        narrowedNorm: norm(`${at}.output.LayerNorm`),
      };
    }),
  };
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
