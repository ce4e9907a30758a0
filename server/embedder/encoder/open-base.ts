import { readFile } from 'node:fs/promises';
import type { EncoderShape } from '#server/embedder/encoder/load-layers.ts';
import { readTensors, type Tensors } from '#server/embedder/encoder/safetensors.ts';
import type { Vocabulary } from '#server/embedder/encoder/wordpiece.ts';

export interface ModelFiles {
  weightsPath: string;
  tokenizerPath: string;
  configPath: string;
  maxTokens: number;
}

/** What all encoders share: the shape, the pieces of words and the embeddings of the base model. */
export interface BaseModel {
  shape: EncoderShape;
  vocabulary: Vocabulary;
  tensors: Tensors;
}

/** Encoders that are opened together share it; nothing here holds it after that. */
export async function openBase({ weightsPath, tokenizerPath, configPath }: ModelFiles): Promise<BaseModel> {
  const [shape, vocabulary, weights] = await Promise.all([
    readJson<EncoderShape>(configPath),
    readJson<Vocabulary>(tokenizerPath),
    readFile(weightsPath),
  ]);
  return { shape, vocabulary, tensors: readTensors(weights) };
}

async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8')) as T;
}
