import type { Handler } from 'hono';
import type { JWK } from 'jose';
import type { AuthDeps } from '#server/auth/deps.ts';
import type { AppEnv } from '#server/http/app-env.ts';

/** GET /.well-known/jwks.json: the public halves of all signing keys, so that anybody can verify a token. */
export function jwks({ database }: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const rows = await database.transaction((queries) =>
      queries.query<{ public_jwk: JWK }>(
        'select public_jwk from internal.signing_keys order by created_at desc',
      ),
    );
    return c.json({ keys: rows.map(({ public_jwk }) => ({ ...public_jwk, key_ops: ['verify'] })) }, 200, {
      'cache-control': 'public, max-age=600',
    });
  };
}
