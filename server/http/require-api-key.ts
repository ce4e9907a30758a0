import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '#server/http/app-env.ts';
import { TokenRejected } from '#server/http/errors/token-rejected.ts';

const guarded = ['/auth/v1/', '/rest/v1/'];
/** Browsers come here by themselves, from a mail or from Google, and bring no key. */
const open = ['/auth/v1/verify', '/auth/v1/callback', '/auth/v1/authorize', '/auth/v1/.well-known/'];

/** As Supabase's gateway does: refuses requests without a key of the API. */
export function requireApiKey({ identify }: { identify: (token: string) => Promise<{ role: string }> }) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { path } = c.req;
    const free =
      !guarded.some((prefix) => path.startsWith(prefix)) || open.some((prefix) => path.startsWith(prefix));
    if (free || c.req.method === 'OPTIONS') return next();
    const key = c.req.header('apikey') ?? c.req.query('apikey');
    if (!key) {
      return c.json(
        {
          message: 'No API key found in request',
          hint: 'No `apikey` request header or url param was found.',
        },
        401,
      );
    }
    if (!(await isApiKey(key))) {
      return c.json(
        {
          message: 'Invalid API key',
          hint: 'Double check your Supabase `anon` or `service_role` API key.',
        },
        401,
      );
    }
    return next();
  });

  async function isApiKey(key: string): Promise<boolean> {
    try {
      const { role } = await identify(key);
      return role === 'anon' || role === 'service_role';
    } catch (error) {
      if (error instanceof TokenRejected) return false;
      throw error;
    }
  }
}
