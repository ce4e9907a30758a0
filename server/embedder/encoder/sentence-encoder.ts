import { readFile } from 'node:fs/promises';
import { meanDirection } from '#server/embedder/encoder/activations.ts';
import { createEncode, workBytes } from '#server/embedder/encoder/encoder.ts';
import {
  layerBytes,
  loadBaseLayers,
  loadEmbeddings,
  loadTrainedLayers,
  type EncoderShape,
} from '#server/embedder/encoder/load-layers.ts';
import { createMemory } from '#server/embedder/encoder/memory.ts';
import { readTensors } from '#server/embedder/encoder/safetensors.ts';
import { createTokenizer, type Vocabulary } from '#server/embedder/encoder/wordpiece.ts';

export interface ModelFiles {
  weightsPath: string;
  tokenizerPath: string;
  configPath: string;
  maxTokens: number;
}

/**
 * Gives each text a vector of length one: the mean of what a BERT model makes of its tokens. With `trained`, the layers
 * are those of reader/train-vectors.py in place of the base model's.
 */
export async function openSentenceEncoder(
  files: ModelFiles,
  trained?: URL,
): Promise<(text: string) => Float32Array> {
  const shape = await readJson<EncoderShape>(files.configPath);
  const tokenize = createTokenizer(await readJson<Vocabulary>(files.tokenizerPath), files.maxTokens);
  const memory = createMemory(layerBytes(shape) + workBytes(shape, files.maxTokens));
  const tensors = readTensors(await readFile(files.weightsPath));
  const layers = trained
    ? loadTrainedLayers(readTensors(await readFile(trained)), shape, memory)
    : loadBaseLayers(tensors, shape, memory);
  const encode = createEncode(loadEmbeddings(tensors, shape, memory), layers, shape, memory, files.maxTokens);
  return (text) => {
    const tokens = tokenize(text);
    return meanDirection(encode(tokens), tokens.ids.length, shape.hidden_size);
  };
}

export async function readJson<T>(path: string | URL): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8')) as T;
}
