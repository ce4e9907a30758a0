import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { loadSigningKey, mintAnonKey, signToken } from '#server/auth/domain/signing-keys.ts';
import { createTokenVerifier } from '#server/auth/domain/token-verifier.ts';
import type { Caller } from '#server/db/as-role.ts';
import type { Database } from '#server/db/database.ts';
import { loadCatalogue } from '#server/rest/catalogue.ts';
import { createTestApp } from '#server/testing/test-app.ts';

const secret = 'a secret that is long enough for anybody';
const origin = 'http://findeus.test';
const now = () => Math.floor(Date.now() / 1000);

/** The app on a database, and ways to speak to it: as a program with the official client, or by bare requests. */
export async function createWire(database: Database, rateLimits = { on: false, trustedProxies: 0 }) {
  const key = await loadSigningKey(database, secret);
  const anonKey = await mintAnonKey(key);
  const verifier = createTokenVerifier(database);
  const { app, logged } = createTestApp({
    auth: { database, signingKey: key, verifier, secret, rateLimits, siteUrl: new URL(origin) },
    rest: { database, catalogue: await loadCatalogue(database), identify: verifier.identify },
  });
  const tokenFor = (claims: Record<string, unknown>) =>
    signToken(key, {
      iss: `${origin}/auth/v1`,
      aud: 'authenticated',
      iat: now(),
      exp: now() + 3600,
      ...claims,
    });
  // Requests go straight into the app: the same front door, without a socket.
  const fetch: typeof globalThis.fetch = async (input, init) => app.request(new Request(input, init));

  return {
    app,
    logged,
    anonKey,
    tokenFor,
    /** The unmodified official client, signed in as the caller or as a visitor. */
    client(caller?: Caller): SupabaseClient {
      return createClient(origin, anonKey, {
        global: { fetch },
        ...(caller ? { accessToken: () => tokenFor(caller.claims) } : {}),
      });
    },
    /** The unmodified official client of somebody who has just opened the site. */
    visitor: (): SupabaseClient =>
      createClient(origin, anonKey, { global: { fetch }, auth: { autoRefreshToken: false } }),
  };
}

export type Wire = Awaited<ReturnType<typeof createWire>>;
