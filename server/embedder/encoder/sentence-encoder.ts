import { readFile } from 'node:fs/promises';
import { meanDirection } from '#server/embedder/encoder/activations.ts';
import { createEncode, workBytes } from '#server/embedder/encoder/encoder.ts';
import {
  layerBytes,
  loadBaseLayers,
  loadEmbeddings,
  loadTrainedLayers,
} from '#server/embedder/encoder/load-layers.ts';
import { createMemory } from '#server/embedder/encoder/memory.ts';
import { openBase, type BaseModel, type ModelFiles } from '#server/embedder/encoder/open-base.ts';
import { readTensors } from '#server/embedder/encoder/safetensors.ts';
import { createTokenizer } from '#server/embedder/encoder/wordpiece.ts';

/**
 * Gives each text a vector of length one: the mean of what a BERT model makes of its tokens. With `trained`, the layers
 * are those of reader/train-vectors.py in place of the base model's.
 */
export async function openSentenceEncoder(
  files: ModelFiles,
  trained?: URL,
  base?: BaseModel,
): Promise<(text: string) => Float32Array> {
  const { shape, vocabulary, tensors } = base ?? (await openBase(files));
  const tokenize = createTokenizer(vocabulary, files.maxTokens);
  const memory = createMemory(layerBytes(shape) + workBytes(shape, files.maxTokens));
  const layers = trained
    ? loadTrainedLayers(readTensors(await readFile(trained)), shape, memory)
    : loadBaseLayers(tensors, shape, memory);
  const encode = createEncode(loadEmbeddings(tensors, shape, memory), layers, shape, memory, files.maxTokens);
  return (text) => {
    const tokens = tokenize(text);
    return meanDirection(encode(tokens), tokens.ids.length, shape.hidden_size);
  };
}
