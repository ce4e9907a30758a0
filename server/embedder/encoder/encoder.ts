import { attendAll } from '#server/embedder/encoder/attention.ts';
import { createKernels } from '#server/embedder/encoder/kernels.ts';
import { applyLayer, placeRows, type LinearLayer } from '#server/embedder/encoder/linear-layer.ts';
import type { Embeddings, EncoderLayer, EncoderShape, Norm } from '#server/embedder/encoder/load-layers.ts';
import type { Memory } from '#server/embedder/encoder/memory.ts';
import { toFloats } from '#server/embedder/encoder/safetensors.ts';
import type { Tokens } from '#server/embedder/encoder/wordpiece.ts';

/** Gives each token its state, [token][width]. The numbers are good until the next call. */
type Encode = (tokens: Pick<Tokens, 'ids' | 'segments'>) => Float32Array;

/** For each token its row in two parts with a scale, an attention weight, and its states between the layers. */
export function workBytes(
  { hidden_size: width, intermediate_size: inner }: EncoderShape,
  maxTokens: number,
): number {
  return maxTokens * (2 * inner + 4 * (2 + 6 * width + inner)) + 4 * 4;
}

/** A BERT encoder over weights that already lie in memory. */
export function createEncode(
  { words, positions, norm }: Embeddings,
  layers: readonly EncoderLayer[],
  shape: EncoderShape,
  memory: Memory,
  maxTokens: number,
): Encode {
  const { hidden_size: width, intermediate_size: inner, num_attention_heads: heads } = shape;
  const kernels = createKernels(memory.memory, { headSize: width / heads, epsilon: shape.layer_norm_eps });
  const rows = placeRows(memory, maxTokens, inner);
  const queryKeyValue = memory.floats(maxTokens * 3 * width);
  const mixed = memory.floats(maxTokens * width);
  const widened = memory.floats(maxTokens * inner);
  const output = memory.floats(maxTokens * width);
  const hidden = memory.floats(maxTokens * width);
  const attention = { queryKeyValue, weights: memory.floats(maxTokens + 4), out: mixed, width, heads };

  return ({ ids, segments }) => {
    const count = ids.length;
    const apply = (layer: LinearLayer, values: Float32Array, out: Float32Array) =>
      applyLayer(kernels, layer, rows, values, count, out);
    const addAndNormalize = ({ weights, biases }: Norm) =>
      kernels.normalize(
        hidden.byteOffset,
        output.byteOffset,
        weights.byteOffset,
        biases.byteOffset,
        count,
        width * Float32Array.BYTES_PER_ELEMENT,
      );
    for (let n = 0; n < count; n++) {
      hidden.set(toFloats(words.subarray(ids[n]! * width, (ids[n]! + 1) * width)), n * width);
      output.set(positions[segments[n] === 1 ? 1 : 0].subarray(n * width, (n + 1) * width), n * width);
    }
    addAndNormalize(norm);
    for (const layer of layers) {
      apply(layer.queryKeyValue, hidden, queryKeyValue);
      attendAll(kernels, attention, count);
      apply(layer.attentionOutput, mixed, output);
      addAndNormalize(layer.attentionNorm);
      apply(layer.feedForwardIn, hidden, widened);
      kernels.applyGelu(widened.byteOffset, count * inner);
      apply(layer.feedForwardOut, widened, output);
      addAndNormalize(layer.feedForwardNorm);
    }
    return hidden;
  };
}
