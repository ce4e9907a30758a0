import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServer, type RunningServer } from '#server/testing/start-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the running product is. */
    siteUrl: string;
  }
}

let server: RunningServer | undefined;
let dataDir: string;

/** Starts the product once, as a newcomer would, for all browser tests. */
export async function setup(project: TestProject): Promise<void> {
  dataDir = await mkdtemp(join(tmpdir(), 'findeus-e2e-'));
  server = await startServer({ DATA_DIR: dataDir });
  project.provide('siteUrl', server.url);
}

export async function teardown(): Promise<void> {
  await server?.stop();
  await rm(dataDir, { recursive: true });
}
