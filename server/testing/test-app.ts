import { Writable } from 'node:stream';
import { createApp, type AppDeps } from '#server/app.ts';
import type { Database } from '#server/db/database.ts';
import { createLogger } from '#server/http/logger.ts';
import type { StaticFiles } from '#server/http/static-files.ts';

const noDatabase: Database = {
  engine: 'pglite',
  transaction: () => Promise.reject(new Error('This test has no database')),
  close: () => Promise.resolve(),
};

/** The whole app with the given parts in place of the ordinary ones, and the lines it has logged. */
export function createTestApp(deps: Partial<AppDeps> = {}) {
  const logged: string[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged.push(chunk.toString());
      done();
    },
  });
  const app = createApp({
    log: createLogger('info', destination),
    siteUrl: undefined,
    config: { supabaseUrl: undefined, anonKey: 'anon-key', sandbox: true },
    rest: {
      database: noDatabase,
      catalogue: new Map(),
      identify: () => Promise.reject(new Error('No tokens here')),
    },
    staticFiles: new Map() as StaticFiles,
    metricsToken: undefined,
    checkReady: () => Promise.resolve(),
    shutdown: new AbortController().signal,
    ...deps,
  });
  return { app, logged };
}
