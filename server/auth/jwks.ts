import type { Handler } from 'hono';
import type { AuthDeps } from '#server/auth/deps.ts';
import type { AppEnv } from '#server/http/app-env.ts';

/** GET /.well-known/jwks.json: the public halves of all signing keys, so that anybody can verify a token. */
export function jwks({ verificationKeys }: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const keys = await verificationKeys();
    const shown = keys.flatMap(({ publicJwk }) => (publicJwk ? [{ ...publicJwk, key_ops: ['verify'] }] : []));
    return c.json({ keys: shown }, 200, { 'cache-control': 'public, max-age=600' });
  };
}
