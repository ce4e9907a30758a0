import type { Handler } from 'hono';
import type { AppEnv } from '#server/http/app-env.ts';

/** GET /health, in the words that clients of Supabase Auth look for. */
export const health: Handler<AppEnv> = (c) =>
  c.json({
    version: 'findeus',
    name: 'GoTrue',
    description: 'GoTrue is a user registration and authentication API',
  });
