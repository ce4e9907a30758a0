import { readFile } from 'node:fs/promises';
import { createEncode, workBytes } from '#server/embedder/encoder/encoder.ts';
import { layerBytes, loadEmbeddings, loadTrainedLayers } from '#server/embedder/encoder/load-layers.ts';
import { createMemory } from '#server/embedder/encoder/memory.ts';
import { openBase, type ModelFiles } from '#server/embedder/encoder/open-base.ts';
import { readTensors } from '#server/embedder/encoder/safetensors.ts';
import { createTokenizer } from '#server/embedder/encoder/wordpiece.ts';
import { dot, meanOf } from '#server/embedder/reader/heads.ts';

/** How likely it is that a text answers a message, from 0 to 1. */
export type Rank = (message: string, text: string) => number;

/** Both are cut to so many words before that this holds them. */
const maxTokens = 192;

export const rankerWeights = new URL('../../reader/weights/ranker.safetensors', import.meta.url);

/** The ranker of reader/train-ranker.py: it reads a message and a text together. */
export async function openRanker(base: ModelFiles, weights: URL = rankerWeights): Promise<Rank> {
  const tensors = readTensors(await readFile(weights));
  const { vocabulary, tensors: ofBase, shape: baseShape } = await openBase(base);
  const shape = { ...baseShape, num_hidden_layers: Number(tensors.metadata.layers) };
  const tokenize = createTokenizer(vocabulary, maxTokens);
  const memory = createMemory(layerBytes(shape) + workBytes(shape, maxTokens));
  const layers = loadTrainedLayers(tensors, shape, memory);
  const embeddings = loadEmbeddings(ofBase, shape, memory);
  const encode = createEncode(embeddings, layers, shape, memory, maxTokens);
  const width = shape.hidden_size;
  const fit = tensors.floats('fit.weight');
  const [bias = 0] = tensors.floats('fit.bias');
  return (message, text) => {
    const tokens = tokenize(message, text);
    const hidden = encode(tokens);
    const messageTokens = tokens.segments.filter((segment) => segment === 0).length;
    const score =
      dot(hidden.slice(0, width), fit.subarray(0, width)) +
      dot(meanOf(hidden, 0, messageTokens, width), fit.subarray(width)) +
      bias;
    return 1 / (1 + Math.exp(-score));
  };
}
