import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(html|js|css|svg|json|txt|map|webmanifest|wasm)$/;
/** Below this a compressed twin saves nothing that a network packet would notice. */
const worthwhileBytes = 512;

/** Lays a brotli and a gzip twin beside every compressible file of the build, so that the server never compresses. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '.' }, bundle) {
      const paths = Object.keys(bundle).filter((name) => compressible.test(name));
      await Promise.all(paths.map((path) => writeTwins(join(dir, path))));
    },
  };
}

async function writeTwins(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < worthwhileBytes) return;
  await Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }).then((twin) => writeFile(`${path}.br`, twin)),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }).then((twin) =>
      writeFile(`${path}.gz`, twin),
    ),
  ]);
}
