import { readFile } from 'node:fs/promises';
import { createEncode, workBytes } from '#server/embedder/encoder/encoder.ts';
import { layerBytes, loadEmbeddings, loadTrainedLayers } from '#server/embedder/encoder/load-layers.ts';
import { createMemory } from '#server/embedder/encoder/memory.ts';
import { openBase, type BaseModel, type ModelFiles } from '#server/embedder/encoder/open-base.ts';
import { readTensors } from '#server/embedder/encoder/safetensors.ts';
import { createTokenizer } from '#server/embedder/encoder/wordpiece.ts';
import { dot, meanOf } from '#server/embedder/reader/heads.ts';

/** How likely it is that a text answers a message, from 0 to 1. */
export type RankText = (message: string, text: string) => number;

/** The maximum number of tokens of the message, and of the text: as many as in training. */
export const maxRankedTokens = 96;

export const rankerWeights = new URL('../../reader/weights/ranker.safetensors', import.meta.url);

/** The ranker of reader/train-ranker.py: it reads a message and a text together. */
export async function openRanker(
  files: ModelFiles,
  weights: URL = rankerWeights,
  base?: BaseModel,
): Promise<RankText> {
  const tensors = readTensors(await readFile(weights));
  const { vocabulary, tensors: ofBase, shape: baseShape } = base ?? (await openBase(files));
  const shape = { ...baseShape, num_hidden_layers: Number(tensors.metadata.layers) };
  if (!shape.num_hidden_layers)
    throw new Error('The weights of the ranker do not say how many layers they have');
  const tokenize = createTokenizer(vocabulary, maxRankedTokens);
  const maxTokens = 2 * maxRankedTokens;
  const memory = createMemory(layerBytes(shape) + workBytes(shape, maxTokens));
  const layers = loadTrainedLayers(tensors, shape, memory);
  const embeddings = loadEmbeddings(ofBase, shape, memory);
  const encode = createEncode(embeddings, layers, shape, memory, maxTokens);
  const width = shape.hidden_size;
  const fit = tensors.floats('fit.weight');
  const [bias = 0] = tensors.floats('fit.bias');
  return (message, text) => {
    const ofMessage = tokenize(message).ids;
    // The mark that begins a text stands only before the message.
    const ofText = tokenize(text).ids.slice(1);
    const ids = [...ofMessage, ...ofText];
    const hidden = encode({ ids, segments: ids.map((_, at) => (at < ofMessage.length ? 0 : 1)) });
    const score =
      dot(hidden.slice(0, width), fit.subarray(0, width)) +
      dot(meanOf(hidden, 0, ofMessage.length, width), fit.subarray(width)) +
      bias;
    return 1 / (1 + Math.exp(-score));
  };
}
