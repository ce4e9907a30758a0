import type { Handler } from 'hono';
import { z } from 'zod';
import type { AuthDeps } from '#server/auth/deps.ts';
import { hashPassword, requireStrongPassword } from '#server/auth/domain/passwords.ts';
import { startSession, toSessionJson } from '#server/auth/domain/sessions.ts';
import { addEmailUser, normaliseEmail } from '#server/auth/domain/users.ts';
import { issuerOf } from '#server/auth/issuer.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/app-error.ts';
import { readJson } from '#server/http/read-json.ts';

const bodySchema = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
});

const longestEmail = 255;

/** POST /signup: a new account, confirmed at once, with its first session. */
export function signup(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const { email, phone, password, data } = await readJson(c, bodySchema);
    if (!email && !phone) throw new AppError('anonymous_provider_disabled');
    if (!password) throw new AppError('validation_failed', { message: 'Signup requires a valid password' });
    requireStrongPassword(password);
    if (email && phone) {
      throw new AppError('validation_failed', {
        message: 'Only an email address or phone number should be provided on signup.',
      });
    }
    if (!email) throw new AppError('phone_provider_disabled');
    const address = requireEmail(email);
    const passwordHash = await hashPassword(password);
    const session = await deps.database.transaction(async (queries) => {
      const user = await addEmailUser(queries, { email: address, passwordHash, metadata: data ?? {} });
      if (!user) throw new AppError('user_already_exists');
      return startSession(queries, {
        user,
        method: 'password',
        userAgent: c.req.header('user-agent'),
        secret: deps.secret,
      });
    });
    return c.json(await toSessionJson(session, deps.signingKey, issuerOf(c, deps)));
  };
}

function requireEmail(text: string): string {
  const email = normaliseEmail(text);
  if (email.length > longestEmail) {
    throw new AppError('validation_failed', { message: 'An email address is too long' });
  }
  if (!z.email().safeParse(email).success) {
    throw new AppError('validation_failed', { message: 'Unable to validate email address: invalid format' });
  }
  return email;
}
