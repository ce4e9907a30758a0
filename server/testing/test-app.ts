import { Writable } from 'node:stream';
import { createApp, type AppDeps } from '#server/app.ts';
import { createLogger } from '#server/http/logger.ts';
import type { StaticFiles } from '#server/http/static-files.ts';

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
    staticFiles: new Map() as StaticFiles,
    metricsToken: undefined,
    checkReady: () => Promise.resolve(),
    shutdown: new AbortController().signal,
    ...deps,
  });
  return { app, logged };
}
