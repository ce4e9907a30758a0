import { placeByteLayer, placeLayer, type LinearLayer } from '#server/embedder/encoder/linear-layer.ts';
import type { Memory } from '#server/embedder/encoder/memory.ts';
import type { Halves, Tensors } from '#server/embedder/encoder/safetensors.ts';

/** The part of a config.json that says what a BERT model looks like. */
export interface EncoderShape {
  hidden_size: number;
  intermediate_size: number;
  num_attention_heads: number;
  num_hidden_layers: number;
  layer_norm_eps: number;
}

/** How a layer's output is weighted once it has mean zero and deviation one. */
export interface Norm {
  weights: Float32Array;
  biases: Float32Array;
}

export interface EncoderLayer {
  queryKeyValue: LinearLayer;
  attentionOutput: LinearLayer;
  attentionNorm: Norm;
  feedForwardIn: LinearLayer;
  feedForwardOut: LinearLayer;
  feedForwardNorm: Norm;
}

export interface Embeddings {
  /** [token][width] */
  words: Halves;
  /** For each segment [position][width], with the segment's own vector added. */
  positions: readonly [Float32Array, Float32Array];
  norm: Norm;
}

/** A byte for each weight, three numbers for each output, and two for each number that is normalized. */
export function layerBytes({
  hidden_size: width,
  intermediate_size: inner,
  num_hidden_layers: layers,
}: EncoderShape): number {
  return layers * (width * (4 * width + 2 * inner) + 12 * (5 * width + inner)) + (2 * layers + 1) * 8 * width;
}

export function loadEmbeddings(tensors: Tensors, shape: EncoderShape, memory: Memory): Embeddings {
  const width = shape.hidden_size;
  const positions = tensors.floats('embeddings.position_embeddings.weight');
  const segments = tensors.floats('embeddings.token_type_embeddings.weight');
  const inSegment = (segment: number) =>
    positions.map((value, n) => value + segments[segment * width + (n % width)]!);
  return {
    words: tensors.halves('embeddings.word_embeddings.weight'),
    positions: [inSegment(0), inSegment(1)],
    norm: loadNorm(tensors, 'embeddings.LayerNorm', memory),
  };
}

/** The layers of the base model as npm brings them, under the names of the BERT checkpoint. */
export function loadBaseLayers(tensors: Tensors, shape: EncoderShape, memory: Memory): EncoderLayer[] {
  const layer = (...names: string[]) =>
    placeLayer(
      memory,
      joined(names.map((name) => tensors.floats(`${name}.weight`))),
      joined(names.map((name) => tensors.floats(`${name}.bias`))),
    );
  return Array.from({ length: shape.num_hidden_layers }, (_, n) => {
    const at = `encoder.layer.${n}`;
    const [self, output] = [`${at}.attention.self`, `${at}.attention.output`];
    return {
      queryKeyValue: layer(`${self}.query`, `${self}.key`, `${self}.value`),
      attentionOutput: layer(`${output}.dense`),
      attentionNorm: loadNorm(tensors, `${output}.LayerNorm`, memory),
      feedForwardIn: layer(`${at}.intermediate.dense`),
      feedForwardOut: layer(`${at}.output.dense`),
      feedForwardNorm: loadNorm(tensors, `${at}.output.LayerNorm`, memory),
    };
  });
}

/** Layers as the trainings in reader/ write them. */
export function loadTrainedLayers(tensors: Tensors, shape: EncoderShape, memory: Memory): EncoderLayer[] {
  return Array.from({ length: shape.num_hidden_layers }, (_, n) => {
    const layer = (name: string) => loadByteLayer(tensors, `layers.${n}.${name}`, memory);
    return {
      queryKeyValue: layer('query_key_value'),
      attentionOutput: layer('attention_output'),
      attentionNorm: loadNorm(tensors, `layers.${n}.attention_norm`, memory),
      feedForwardIn: layer('feed_forward_in'),
      feedForwardOut: layer('feed_forward_out'),
      feedForwardNorm: loadNorm(tensors, `layers.${n}.feed_forward_norm`, memory),
    };
  });
}

function loadByteLayer(tensors: Tensors, name: string, memory: Memory): LinearLayer {
  return placeByteLayer(
    memory,
    tensors.bytes(`${name}.weight`),
    tensors.floats(`${name}.scale`),
    tensors.floats(`${name}.bias`),
  );
}

function loadNorm(tensors: Tensors, name: string, memory: Memory): Norm {
  const place = (values: Float32Array) => {
    const placed = memory.floats(values.length);
    placed.set(values);
    return placed;
  };
  return { weights: place(tensors.floats(`${name}.weight`)), biases: place(tensors.floats(`${name}.bias`)) };
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
