import type { Context, Handler } from 'hono';
import { z } from 'zod';
import type { AuthDeps } from '#server/auth/deps.ts';
import { requireEmail } from '#server/auth/domain/users/email-address.ts';
import { deleteTokens, findByCode } from '#server/auth/domain/mails/one-time-tokens.ts';
import { forgetNetworks } from '#server/auth/domain/users/known-networks.ts';
import { requireStrongPassword } from '#server/auth/domain/users/passwords.ts';
import { requirePhone } from '#server/auth/domain/users/phone-number.ts';
import { challengeFields, readChallenge } from '#server/auth/domain/sessions/pkce.ts';
import { requestEmailChangeMails } from '#server/auth/domain/mails/request-email-change.ts';
import { voidWhatIsUnderWay } from '#server/auth/domain/mails/void-what-is-under-way.ts';
import { toUserJson } from '#server/auth/domain/users/user-json.ts';
import { findUserByEmail, findUserById, mergeMetadata } from '#server/auth/domain/users/users.ts';
import { mailDetails, requestMail, requireMail } from '#server/auth/request/request-mail.ts';
import { networkOfCaller } from '#server/auth/request/limit-passwords.ts';
import { limitMails, noteAsker } from '#server/auth/request/limit-mails.ts';
import { limitGuesses } from '#server/auth/request/rate-limits.ts';
import { requireSecondFactor, requireSession, type SignedIn } from '#server/auth/request/require-session.ts';
import type { Queries } from '#server/db/database.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { readJson } from '#server/http/read-json.ts';

/** GET /user: the signed-in user as stored in the database now, which may differ from the token. */
export function getUser(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const { user } = await requireSession(c, deps);
    return c.json(toUserJson(user));
  };
}

const changeSchema = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  nonce: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  app_metadata: z.unknown().optional(),
  ...challengeFields,
});
type Change = z.output<typeof changeSchema>;

/** PUT /user: changes metadata, password and address. All changes of a request are made, or none. */
export function changeUser(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const signedIn = await requireSession(c, deps);
    const body = await readJson(c, changeSchema);
    requireAllowed(signedIn, body);
    const email = await requireNewEmail(deps, signedIn, body);
    const challenge = readChallenge(body);
    const passwordHash = body.password ? await requireNewPassword(deps, signedIn, body) : null;
    if (email) {
      const known = signedIn.user.email ?? email;
      await limitMails(c, deps, { kind: 'email_change', email: known, reserved: false });
      await noteAsker(c, deps, email);
    }

    const changed = await deps.database.transaction(async (queries) => {
      if (passwordHash !== null) await changePassword(c, deps, queries, signedIn, body, passwordHash);
      if (body.data) await mergeMetadata(queries, signedIn.user.id, 'raw_user_meta_data', body.data);
      if (email) {
        await requestEmailChangeMails(queries, signedIn.user, email, mailDetails(c, deps, challenge));
      }
      return findUserById(queries, signedIn.user.id);
    });
    if (!changed) throw new AppError('user_not_found');
    deps.mail?.wake();
    return c.json(toUserJson(changed));
  };
}

function requireAllowed(signedIn: SignedIn, body: Change): void {
  // The second factor protects the whole account, the name as well as the password.
  requireSecondFactor(signedIn);
  if (body.app_metadata !== undefined && body.app_metadata !== null) throw new AppError('not_admin');
  if (body.phone) {
    requirePhone(body.phone);
    throw new AppError('phone_provider_disabled');
  }
}

/** Null if the address does not change. */
async function requireNewEmail(deps: AuthDeps, { user }: SignedIn, body: Change): Promise<string | null> {
  const email = body.email ? requireEmail(body.email) : null;
  if (email === null || email === user.email) return null;
  const taken = await deps.database.transaction((queries) => findUserByEmail(queries, email));
  if (taken) throw new AppError('email_exists');
  requireMail(deps);
  return email;
}

async function requireNewPassword(deps: AuthDeps, { user, since }: SignedIn, body: Change): Promise<string> {
  const password = body.password ?? '';
  requireStrongPassword(password, deps.settings.passwordRule);
  if (needsCode(deps, since)) {
    if (!body.nonce) throw new AppError('reauthentication_needed');
    await limitGuesses(deps, 'code', user.id);
  }
  if (await deps.passwords.matches(password, user.encrypted_password)) throw new AppError('same_password');
  return deps.passwords.hash(password);
}

const freshMs = 24 * 60 * 60 * 1000;

/** A session that began within the last day may set a new password. An older one may have been left open, so it needs a mailed code. */
function needsCode({ settings }: AuthDeps, since: Date): boolean {
  return settings.reauthenticateForPassword && since.getTime() < Date.now() - freshMs;
}

/** Ends every other session of the user, all mailed links and codes, and the trust in known networks. */
async function changePassword(
  c: Context,
  deps: AuthDeps,
  queries: Queries,
  { user, sessionId, since }: SignedIn,
  { nonce }: Change,
  passwordHash: string,
): Promise<void> {
  if (needsCode(deps, since)) await takeNonce(queries, deps.secret, user.id, nonce ?? '');
  await queries.query('update auth.users set encrypted_password = $2, updated_at = now() where id = $1', [
    user.id,
    passwordHash,
  ]);
  await queries.query('delete from auth.sessions where user_id = $1 and id <> $2', [user.id, sessionId]);
  await voidWhatIsUnderWay(queries, user);
  await forgetNetworks(queries, user.id, networkOfCaller(c, deps));
  if (deps.mail && user.email && user.email_confirmed_at !== null) {
    await requestMail(c, deps, queries, { kind: 'password_changed', email: user.email, userId: user.id });
  }
}

async function takeNonce(queries: Queries, secret: string, userId: string, code: string): Promise<void> {
  const types = ['reauthentication_token'] as const;
  if (!(await findByCode(queries, secret, { userId, types, code }))) {
    throw new AppError('reauthentication_not_valid');
  }
  await deleteTokens(queries, userId, types);
}
