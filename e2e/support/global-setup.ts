import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '#server/testing/find-browser.ts';
import { buildServer, startServer, type RunningServer } from '#server/testing/start-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the running product is. */
    siteUrl: string;
  }
}

let server: RunningServer | undefined;
let dataDir: string | undefined;

/** Starts the product once for all browser tests, as a newcomer would; only they are many people at one address. */
export async function setup(project: TestProject): Promise<void> {
  if ((await findBrowser()) === null) {
    const platform = `${process.platform}-${process.arch}`;
    process.stderr.write(
      `The browser tests are SKIPPED: npm has no Chromium for ${platform}, and none is installed. ` +
        'Install Chromium or Chrome, or set CHROME_PATH.\n',
    );
    return;
  }
  await buildServer();
  dataDir = await mkdtemp(join(tmpdir(), 'findeus-e2e-'));
  server = await startServer({ DATA_DIR: dataDir, RATE_LIMITS: 'off' });
  project.provide('siteUrl', server.url);
}

export async function teardown(): Promise<void> {
  await server?.stop();
  if (dataDir) await rm(dataDir, { recursive: true });
}
