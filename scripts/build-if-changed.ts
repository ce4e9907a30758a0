import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

interface Build {
  /** Printed before the build. */
  title: string;
  /** Files and folders that the result depends on. */
  sources: string[];
  /** Where the fingerprint of the last build is stored. */
  fingerprintFile: string;
  build: () => Promise<void>;
}

/** Builds, unless `--if-needed` was given and the last build is of the same sources. */
export async function buildIfChanged({ title, sources, fingerprintFile, build }: Build): Promise<void> {
  const wanted = await fingerprint(sources);
  const built = await readFile(fingerprintFile, 'utf8').catch(() => '');
  if (process.argv.includes('--if-needed') && built === wanted) return;
  console.log(`${title} ...`);
  await rm(fingerprintFile, { force: true });
  await build();
  await mkdir(dirname(fingerprintFile), { recursive: true });
  await writeFile(fingerprintFile, wanted);
}

/** A hash of files and folders, without the tests inside folders. */
export async function fingerprint(sources: readonly string[]): Promise<string> {
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
