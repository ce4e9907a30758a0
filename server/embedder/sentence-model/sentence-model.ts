import { readFile } from 'node:fs/promises';
import { addAndNormalize, applyGelu, meanDirection } from '#server/embedder/sentence-model/activations.ts';
import { attend } from '#server/embedder/sentence-model/attend.ts';
import { createKernels } from '#server/embedder/sentence-model/kernels.ts';
import { applyLayer, placeRows, type LinearLayer } from '#server/embedder/sentence-model/linear-layer.ts';
import { createMemory, type Memory } from '#server/embedder/sentence-model/memory.ts';
import {
  encoderBytes,
  placeEncoder,
  type Encoder,
  type EncoderShape,
} from '#server/embedder/sentence-model/place-encoder.ts';
import { toFloats } from '#server/embedder/sentence-model/read-weights.ts';
import { createTokenizer, type Vocabulary } from '#server/embedder/sentence-model/wordpiece.ts';

export interface ModelFiles {
  weightsPath: string;
  tokenizerPath: string;
  configPath: string;
  maxTokens: number;
}

/** Gives each text a vector of length one: the mean of what a BERT model makes of its tokens. */
export async function openSentenceModel(files: ModelFiles): Promise<(text: string) => Float32Array> {
  const shape = await readJson<EncoderShape>(files.configPath);
  const tokenize = createTokenizer(await readJson<Vocabulary>(files.tokenizerPath), files.maxTokens);
  const memory = createMemory(encoderBytes(shape) + workBytes(shape, files.maxTokens));
  const encoder = placeEncoder(await readFile(files.weightsPath), shape, memory);
  const encode = createEncode(encoder, shape, memory, files.maxTokens);
  return (text) => encode(tokenize(text));
}

async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8')) as T;
}

/** For each token its row in two parts with a scale, a share, and what it is, asks, takes, and is made to. */
function workBytes({ hidden_size: width, intermediate_size: inner }: EncoderShape, most: number): number {
  return most * (2 * inner + 4 * (2 + 6 * width + inner));
}

function createEncode(
  { words, places, readNorm, layers }: Encoder,
  { hidden_size: width, intermediate_size: inner, num_attention_heads: heads }: EncoderShape,
  memory: Memory,
  most: number,
) {
  const kernels = createKernels(memory.memory, width / heads);
  const rows = placeRows(memory, most, inner);
  const asked = memory.floats(most * 3 * width);
  const taken = memory.floats(most * width);
  const wide = memory.floats(most * inner);
  const narrow = memory.floats(most * width);
  const hidden = memory.floats(most * width);
  const attention = { asked, shares: memory.floats(most), out: taken, width, heads };

  return (tokens: readonly number[]): Float32Array => {
    const count = tokens.length;
    const apply = (layer: LinearLayer, values: Float32Array, out: Float32Array) =>
      applyLayer(kernels, layer, rows, values, count, out);

    for (const [place, token] of tokens.entries()) {
      hidden.set(toFloats(words.subarray(token * width, (token + 1) * width)), place * width);
    }
    addAndNormalize(hidden, places, count, readNorm);
    for (const { ask, take, takenNorm, widen, narrow: narrowing, narrowedNorm } of layers) {
      apply(ask, hidden, asked);
      attend(kernels, attention, count);
      apply(take, taken, narrow);
      addAndNormalize(hidden, narrow, count, takenNorm);
      apply(widen, hidden, wide);
      applyGelu(wide, count * inner);
      apply(narrowing, wide, narrow);
      addAndNormalize(hidden, narrow, count, narrowedNorm);
    }
    return meanDirection(hidden, count, width);
  };
}
