import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html|js|css|svg|json|txt|xml|map|webmanifest|wasm)$/;
/** Below this size, compression does not save a network packet. */
const worthwhileBytes = 512;

/** Lays a brotli and a gzip twin beside every compressible file of the build, so that the server never compresses. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(paths.map(writeTwins));
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
