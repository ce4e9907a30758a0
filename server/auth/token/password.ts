import type { Context } from 'hono';
import { z } from 'zod';
import type { AuthDeps } from '#server/auth/deps.ts';
import type { OpenSession } from '#server/auth/domain/sessions/sessions.ts';
import { findUserByEmail, isBanned } from '#server/auth/domain/users/users.ts';
import { openSession } from '#server/auth/request/answer-session.ts';
import { countPasswordGuess } from '#server/auth/request/limit-passwords.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { readJson } from '#server/http/read-json.ts';

const bodySchema = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
});

/** POST /token?grant_type=password */
export async function byPassword(c: Context, deps: AuthDeps): Promise<OpenSession> {
  const { database, passwords } = deps;
  const { email, phone, password } = await readJson(c, bodySchema);
  if (email && phone) {
    throw new AppError('validation_failed', {
      message: 'Only an email address or phone number should be provided on login.',
    });
  }
  if (phone)
    throw new AppError('phone_provider_disabled', { status: 422, message: 'Phone logins are disabled' });
  if (!email) throw new AppError('validation_failed', { message: 'missing email or phone' });
  const user = await findUserByEmail(database, email);
  const guess = await countPasswordGuess(c, deps, { name: email, userId: user?.id ?? null });
  // Compared even without a user: the response time must not reveal whether the address has an account.
  const matches = await passwords.matches(password ?? '', user?.encrypted_password ?? null);
  if (!user || !matches) throw new AppError('invalid_credentials');
  await guess.forgive();
  if (isBanned(user)) throw new AppError('user_banned');
  if (user.email_confirmed_at === null) throw new AppError('email_not_confirmed');
  return openSession(c, deps, database, {
    user,
    method: 'password',
    // The comparison takes time. If the password changes meanwhile, the old one must not sign in.
    compared: user.encrypted_password,
  });
}
