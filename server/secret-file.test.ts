import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readOrMakeSecret } from '#server/secret-file.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'findeus-secret-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

it('is created once, readable by its owner only, and found by concurrent and later starts', async () => {
  const secrets = await Promise.all(Array.from({ length: 5 }, () => readOrMakeSecret(dataDir)));
  expect(new Set([...secrets, await readOrMakeSecret(dataDir)]).size).toBe(1);
  expect(secrets[0]?.length).toBeGreaterThanOrEqual(32);
  expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600);
  expect(await readdir(dataDir)).toEqual(['secret']);
});

it('is refused when it is damaged', async () => {
  await writeFile(join(dataDir, 'secret'), '');
  await expect(readOrMakeSecret(dataDir)).rejects.toThrow('is damaged');
});
