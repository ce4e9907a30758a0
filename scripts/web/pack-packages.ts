import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { anyPackages, type PackageFiles } from '#contract/api/packages.ts';

const run = promisify(execFile);

/** Packed before the front end is bundled, whose samples name the files, and laid beside it afterwards. */
export const packagesFolder = 'dist/packages';

/**
 * Packs the SDK and the MCP server as `npm publish` would, to be installed from the site itself. Each file is named
 * after its bytes, so that no address that a lockfile has pinned ever holds others.
 */
export async function packPackages(): Promise<void> {
  await rm(packagesFolder, { recursive: true, force: true });
  await mkdir(packagesFolder, { recursive: true });
  await run('npm', ['pack', '--silent', '--pack-destination', packagesFolder, './sdk', './mcp']);
  for (const file of await readdir(packagesFolder)) {
    const bytes = await readFile(join(packagesFolder, file));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    await rename(join(packagesFolder, file), join(packagesFolder, file.replace(/\.tgz$/, `-${hash}.tgz`)));
  }
}

/** The addresses of what was packed last; before that, what stands for them. */
export async function packedFiles(): Promise<PackageFiles> {
  const files = await readdir(packagesFolder).catch(() => []);
  const addressOf = (name: keyof PackageFiles) => {
    const file = files.find((one) => one.startsWith(`findeus-${name}-`));
    return file === undefined ? anyPackages[name] : `/packages/${file}`;
  };
  return { sdk: addressOf('sdk'), mcp: addressOf('mcp') };
}
