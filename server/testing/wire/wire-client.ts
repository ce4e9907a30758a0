import { createClient, type SupabaseClient, type SupabaseClientOptions } from '@supabase/supabase-js';
import { defaultSettings, type AuthDeps, type AuthSettings } from '#server/auth/deps.ts';
import { signToken } from '#server/auth/domain/keys/sign-token.ts';
import { createSigningKeys, mintApiKey } from '#server/auth/domain/keys/signing-keys.ts';
import { createTokenVerifier } from '#server/auth/domain/keys/token-verifier.ts';
import { verificationKeysOf } from '#server/auth/domain/keys/verification-keys.ts';
import type { Caller } from '#server/db/caller.ts';
import type { Database } from '#server/db/database.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { loadCatalogue } from '#server/rest/catalogue.ts';
import { quickPasswords } from '#server/testing/wire/quick-passwords.ts';
import { createTestApp } from '#server/testing/wire/test-app.ts';

export const testSecret = 'a secret that is long enough for anybody';
const origin = 'http://findeus.test';
const now = () => Math.floor(Date.now() / 1000);

const noAdvice: FunctionDeps['advise'] = () => {
  throw new Error('This test has no advisor');
};

interface WireOptions extends Partial<Omit<AuthDeps, 'settings'>> {
  settings?: Partial<AuthSettings>;
  requireApiKey?: boolean;
  /** JWT_SECRET */
  sharedSecret?: string;
  advise?: FunctionDeps['advise'];
  assess?: FunctionDeps['assess'];
  articles?: FunctionDeps['articles'];
  billing?: FunctionDeps['billing'];
  market?: FunctionDeps['market'];
  shutdown?: AbortSignal;
}

/** The app on a database, with the official client and plain requests to call it. */
export async function createWire(database: Database, options: WireOptions = {}) {
  const {
    requireApiKey = false,
    sharedSecret,
    settings,
    advise = noAdvice,
    assess = () => Promise.reject(new Error('This test has no advisor')),
    articles = new Map(),
    billing = null,
    market = null,
    shutdown = new AbortController().signal,
    ...parts
  } = options;
  const signingKeys = await createSigningKeys(database, testSecret);
  const key = await signingKeys.current();
  const anonKey = mintApiKey(key, 'anon');
  const serviceKey = mintApiKey(key, 'service_role');
  const verificationKeys = verificationKeysOf(database);
  const verifier = createTokenVerifier({ keys: verificationKeys, sharedSecret });
  const functions: FunctionDeps = {
    database,
    identify: verifier.identify,
    advise,
    assess,
    articles,
    billing,
    market,
    support: { address: 'support@findeus.test', mail: parts.mail ?? null },
    siteUrl: new URL(origin),
    now: () => new Date(),
    secret: testSecret,
    rateLimits: parts.rateLimits ?? { on: false, trustedProxies: 0 },
    shutdown,
    unfinished: new Set(),
  };
  const { app, logged } = createTestApp({
    auth: {
      database,
      signingKeys,
      verificationKeys,
      verifier,
      secret: testSecret,
      rateLimits: { on: false, trustedProxies: 0 },
      siteUrl: new URL(origin),
      settings: { ...defaultSettings, ...settings },
      passwords: quickPasswords,
      mail: null,
      google: null,
      sms: null,
      ...parts,
    },
    requireApiKey,
    rest: {
      database,
      catalogue: await loadCatalogue(database),
      identify: verifier.identify,
      rateLimits: parts.rateLimits ?? { on: false, trustedProxies: 0 },
    },
    functions,
    shutdown,
  });
  const tokenFor = (claims: Record<string, unknown>) =>
    Promise.resolve(
      signToken(key, {
        iss: `${origin}/auth/v1`,
        aud: 'authenticated',
        iat: now(),
        exp: now() + 3600,
        ...claims,
      }),
    );
  // Requests go straight into the app: the same front door, without a socket.
  const fetch: typeof globalThis.fetch = async (input, init) => app.request(new Request(input, init));

  return {
    app,
    functions,
    logged,
    anonKey,
    serviceKey,
    tokenFor,
    fetch,
    /** The unmodified official client, signed in as the caller or as a visitor. */
    client(caller?: Caller): SupabaseClient {
      return createClient(origin, anonKey, {
        global: { fetch },
        ...(caller ? { accessToken: () => tokenFor(caller.claims) } : {}),
      });
    },
    /** The unmodified official client of a visitor. */
    visitor: (auth: SupabaseClientOptions<'public'>['auth'] = {}): SupabaseClient =>
      createClient(origin, anonKey, { global: { fetch }, auth: { autoRefreshToken: false, ...auth } }),
    /** The unmodified official client of an operator. */
    operator: (): SupabaseClient =>
      createClient(origin, serviceKey, {
        global: { fetch },
        auth: { autoRefreshToken: false, persistSession: false },
      }),
  };
}

export type Wire = Awaited<ReturnType<typeof createWire>>;
