import type { Context, Handler } from 'hono';
import { z } from 'zod';
import type { AuthDeps } from '#server/auth/deps.ts';
import { requireEmail } from '#server/auth/domain/users/email-address.ts';
import { requireStrongPassword } from '#server/auth/domain/users/passwords.ts';
import { requirePhone } from '#server/auth/domain/users/phone-number.ts';
import { challengeFields, readChallenge, type Challenge } from '#server/auth/domain/sessions/pkce.ts';
import { toUserJson } from '#server/auth/domain/users/user-json.ts';
import { addEmailUser, findUserByEmail, type FullUser } from '#server/auth/domain/users/users.ts';
import { answerSession, openSession } from '#server/auth/request/answer-session.ts';
import { requestMail, requireMail } from '#server/auth/request/request-mail.ts';
import { limitMails } from '#server/auth/request/limit-mails.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { readJson } from '#server/http/read-json.ts';

const bodySchema = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  ...challengeFields,
});

interface Applicant {
  email: string;
  password: string;
  metadata: Record<string, unknown>;
  challenge: Challenge | null;
}

/** POST /signup: a new account. It is good at once, or when its address is confirmed by mail, as is configured. */
export function signup(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const applicant = await readApplicant(c, deps);
    if (deps.settings.autoconfirm) return addAndSignIn(c, deps, applicant);
    return c.json(await addAndMail(c, deps, applicant));
  };
}

async function readApplicant(c: Context, { settings }: AuthDeps): Promise<Applicant> {
  const { email, phone, password, data, ...challenge } = await readJson(c, bodySchema);
  if (settings.signupDisabled) throw new AppError('signup_disabled');
  if (!email && !phone) throw new AppError('anonymous_provider_disabled');
  if (!password) throw new AppError('validation_failed', { message: 'Signup requires a valid password' });
  requireStrongPassword(password, settings.passwordRule);
  if (email && phone) {
    throw new AppError('validation_failed', {
      message: 'Only an email address or phone number should be provided on signup.',
    });
  }
  const pkce = readChallenge(challenge);
  if (phone) requirePhone(phone);
  if (!email) throw new AppError('phone_provider_disabled');
  return { email: requireEmail(email), password, metadata: data ?? {}, challenge: pkce };
}

async function addAndSignIn(c: Context, deps: AuthDeps, { email, password, metadata }: Applicant) {
  const passwordHash = await deps.passwords.hash(password);
  const session = await deps.database.transaction(async (queries) => {
    const user = await addEmailUser(queries, {
      email,
      passwordHash,
      metadata,
      confirmed: true,
      addedBy: 'self',
    });
    if (!user) throw new AppError('user_already_exists');
    return openSession(c, deps, queries, { user, method: 'password' });
  });
  return answerSession(c, deps, session);
}

/** For an address that has an account, the answer has the same shape and takes the same time. */
async function addAndMail(c: Context, deps: AuthDeps, applicant: Applicant) {
  const { email, password, metadata, challenge } = applicant;
  requireMail(deps);
  await limitMails(c, deps, { kind: 'confirmation', email, reserved: false });
  const passwordHash = await deps.passwords.hash(password);
  const user = await deps.database.transaction(async (queries) => {
    const added = await addEmailUser(queries, {
      email,
      passwordHash,
      metadata,
      confirmed: false,
      addedBy: 'self',
    });
    // For an account that is confirmed the queue finds nothing to send.
    await requestMail(c, deps, queries, { kind: 'confirmation', email, challenge });
    // One that is not confirmed yet keeps its password: who asks now need not be who asked first.
    return added ?? (await findUserByEmail(queries, email));
  });
  deps.mail?.wake();
  return user && user.email_confirmed_at === null ? toUserJson(asNew(user, applicant)) : nobody(applicant);
}

/** A second sign-up may come from a stranger: the answer holds only what was sent. */
function asNew(user: FullUser, { email, metadata }: Applicant): FullUser {
  const claims = { ...metadata, sub: user.id, email, email_verified: false, phone_verified: false };
  return {
    ...user,
    invited_at: null,
    recovery_sent_at: null,
    banned_until: null,
    raw_app_meta_data: { provider: 'email', providers: ['email'] },
    raw_user_meta_data: claims,
    factors: [],
    identities: user.identities
      .filter(({ provider }) => provider === 'email')
      .map((identity) => ({ ...identity, identity_data: claims })),
  };
}

/** Looks like a new user; only its list of identities is empty, as clients of Supabase expect. */
function nobody({ email, metadata }: Applicant) {
  const now = new Date();
  return {
    id: crypto.randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
