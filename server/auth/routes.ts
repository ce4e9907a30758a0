import { Hono } from 'hono';
import type { AuthDeps } from '#server/auth/deps.ts';
import { health } from '#server/auth/health.ts';
import { jwks } from '#server/auth/jwks.ts';
import { logout } from '#server/auth/logout.ts';
import { signup } from '#server/auth/signup.ts';
import { token } from '#server/auth/token.ts';
import { limitRate } from '#server/auth/rate-limits.ts';
import { settings } from '#server/auth/settings.ts';
import { changeUser, getUser } from '#server/auth/user.ts';
import type { AppEnv } from '#server/http/app-env.ts';

/** auth/v1: a file for each endpoint, named as its address. */
export function authRoutes(deps: AuthDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post('/signup', limitRate('signup', deps), signup(deps))
    .post('/token', limitRate('token', deps), token(deps))
    .get('/user', getUser(deps))
    .put('/user', limitRate('user', deps), changeUser(deps))
    .post('/logout', logout(deps))
    .get('/.well-known/jwks.json', jwks(deps))
    .get('/settings', settings)
    .get('/health', health);
}
