/** `node scripts/build-web.ts [--if-needed]`: builds the front end, or finds that the last build is still true. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fingerprintFile = 'dist/web/.sources';
const sources = [
  'web',
  'contract',
  'advisor',
  'vite.config.ts',
  'scripts/precompress.ts',
  'package-lock.json',
];

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const path of await filesOf(source)) {
      hash
        .update(path)
        .update('\0')
        .update(await readFile(path))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

async function filesOf(source: string): Promise<string[]> {
  const entries = await readdir(source, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return [source];
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

const wanted = await fingerprint();
const built = await readFile(fingerprintFile, 'utf8').catch(() => '');
if (!process.argv.includes('--if-needed') || built !== wanted) {
  console.log('Building the front end ...');
  // Only now: an installation without development packages can start what was built before.
  const { build } = await import('vite');
  await build({ logLevel: 'warn' });
  await writeFile(fingerprintFile, wanted);
}
