import { Writable } from 'node:stream';
import { createApp, type AppDeps } from '#server/app.ts';
import { defaultSettings } from '#server/auth/deps.ts';
import type { TokenVerifier } from '#server/auth/domain/keys/token-verifier.ts';
import type { Database } from '#server/db/database.ts';
import { createLogger } from '#server/http/logger.ts';
import { TokenRejected } from '#server/http/errors/token-rejected.ts';
import type { StaticFiles } from '#server/http/files/static-files.ts';
import { quickPasswords } from '#server/testing/wire/quick-passwords.ts';

const noDatabase: Database = {
  query: () => Promise.reject(new Error('This test has no database')),
  transaction: () => Promise.reject(new Error('This test has no database')),
  close: () => Promise.resolve(),
};

const noTokens: TokenVerifier = { identify: () => Promise.reject(new TokenRejected('unknown_key')) };

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
    config: {
      supabaseUrl: undefined,
      anonKey: 'anon-key',
      sandbox: true,
      proPriceId: undefined,
      market: 'none',
    },
    auth: {
      database: noDatabase,
      signingKeys: { current: () => Promise.reject(new Error('This test has no signing key')) },
      verificationKeys: () => Promise.resolve([]),
      verifier: noTokens,
      secret: '',
      rateLimits: { on: false, trustedProxies: 0 },
      siteUrl: undefined,
      settings: defaultSettings,
      passwords: quickPasswords,
      mail: null,
      google: null,
      sms: null,
    },
    requireApiKey: false,
    sandbox: null,
    rest: {
      database: noDatabase,
      catalogue: new Map(),
      identify: noTokens.identify,
      rateLimits: { on: false, trustedProxies: 0 },
    },
    functions: {
      database: noDatabase,
      identify: noTokens.identify,
      advise: () => {
        throw new Error('This test has no advisor');
      },
      assess: () => Promise.reject(new Error('This test has no advisor')),
      articles: new Map(),
      billing: null,
      market: null,
      support: { address: 'support@findeus.test', mail: null },
      siteUrl: undefined,
      now: () => new Date(),
      secret: '',
      rateLimits: { on: false, trustedProxies: 0 },
      shutdown: new AbortController().signal,
      unfinished: new Set(),
    },
    staticFiles: new Map() as StaticFiles,
    metricsToken: undefined,
    checkReady: () => Promise.resolve(),
    shutdown: new AbortController().signal,
    ...deps,
  });
  return { app, logged };
}
