import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export class UnusableSecretFile extends Error {
  override readonly name = 'UnusableSecretFile';
}

/** For development no secret has to be set: one is made, and stored with the data it protects. */
export async function readOrMakeSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const existing = await readFile(file, 'utf8').catch(() => null);
  if (existing === null) await make(file);
  const secret = existing ?? (await readFile(file, 'utf8'));
  if (secret.length < 32) {
    throw new UnusableSecretFile(
      `The file ${file} should hold the secret that protects this database, but is damaged. ` +
        'Restore it from a backup, or set FINDEUS_SECRET to what it held.',
    );
  }
  return secret;
}

/** Linked into place when it is complete, so that a killed or concurrent start never leaves or reads half a secret. */
async function make(file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
}
