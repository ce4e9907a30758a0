import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = new URL('../../', import.meta.url).pathname;

/** A project that uses our packages. */
export interface UserFolder {
  path: string;
  write(file: string, text: string): Promise<string>;
  remove(): Promise<void>;
}

/** Packs packages of this repository as `npm publish` would, and installs them into a folder of their own, offline. */
export async function installPacked(packages: readonly string[]): Promise<UserFolder> {
  const path = await mkdtemp(join(tmpdir(), 'findeus-packed-'));
  const [source, tarballs, home] = ['source', 'tarballs', 'home'].map((name) => join(path, name)) as [
    string,
    string,
    string,
  ];
  await mkdir(tarballs);
  await mkdir(home);
  await copySources(source);
  const npm = (cwd: string, ...args: string[]) =>
    run('npm', [...args, '--cache', join(path, 'cache')], { cwd });
  const pack = ['pack', '--pack-destination', tarballs];
  for (const folder of packages) await npm(join(source, folder), ...pack);
  await writeFile(join(home, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const files = (await readdir(tarballs)).map((file) => join(tarballs, file));
  await npm(home, 'install', '--offline', '--no-audit', '--no-fund', ...files);
  return {
    path: home,
    async write(file, text) {
      await writeFile(join(home, file), text);
      return join(home, file);
    },
    remove: () => rm(path, { recursive: true }),
  };
}

/** Built apart from the working tree, where another test may be building at the same moment. */
async function copySources(target: string): Promise<void> {
  for (const entry of await readdir(root)) {
    if (!/^(?:sdk|mcp|tsconfig\..*json)$/.test(entry)) continue;
    await cp(join(root, entry), join(target, entry), {
      recursive: true,
      filter: (file) => basename(file) !== 'dist',
    });
  }
  await symlink(join(root, 'node_modules'), join(target, 'node_modules'));
}
