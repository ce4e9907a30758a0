import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = new URL('../../', import.meta.url).pathname;

/** A folder of somebody who uses our packages. */
export interface UserFolder {
  path: string;
  write(file: string, text: string): Promise<string>;
  remove(): Promise<void>;
}

/**
 * Packs packages of this repository as `npm publish` would, and installs them into a folder of their own. No registry
 * is asked: what they depend on is packed from node_modules and given along.
 */
export async function installPacked(
  ours: readonly string[],
  theirs: readonly string[] = [],
): Promise<UserFolder> {
  const path = await mkdtemp(join(tmpdir(), 'findeus-packed-'));
  const cache = join(path, 'cache');
  const tarballs = join(path, 'tarballs');
  await mkdir(tarballs);
  const pack = (cwd: string, ...more: string[]) =>
    run('npm', ['pack', '--pack-destination', tarballs, '--cache', cache, ...more], { cwd });
  // One after the other: each of ours is built first, and one is built from the other.
  for (const folder of ours) await pack(join(root, folder));
  for (const name of theirs) await pack(join(root, 'node_modules', name), '--ignore-scripts');
  await writeFile(join(path, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const files = (await readdir(tarballs)).map((file) => join('tarballs', file));
  await run(
    'npm',
    [
      'install',
      '--offline',
      '--no-audit',
      '--no-fund',
      '--cache',
      cache,
      ...files.map((file) => `./${file}`),
    ],
    { cwd: path },
  );
  return {
    path,
    async write(file, text) {
      await writeFile(join(path, file), text);
      return join(path, file);
    },
    remove: () => rm(path, { recursive: true }),
  };
}
