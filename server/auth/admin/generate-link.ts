import type { Handler } from 'hono';
import { z } from 'zod';
import type { AuthDeps } from '#server/auth/deps.ts';
import { prepareLink } from '#server/auth/domain/mails/prepare-link.ts';
import { issueLink, linkKinds } from '#server/auth/domain/mails/verification-links.ts';
import { requireEmail } from '#server/auth/domain/users/email-address.ts';
import { requireStrongPassword } from '#server/auth/domain/users/passwords.ts';
import { toUserJson } from '#server/auth/domain/users/user-json.ts';
import { findUserByEmail, findUserById } from '#server/auth/domain/users/users.ts';
import { passwordPage, redirectTarget } from '#server/auth/request/redirect-target.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { readJson } from '#server/http/read-json.ts';
import { siteOf } from '#server/http/files/site.ts';

const bodySchema = z.object({
  type: z.string().nullish(),
  email: z.string().nullish(),
  new_email: z.string().nullish(),
  password: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  redirect_to: z.string().nullish(),
});
type Body = z.output<typeof bodySchema>;
type LinkType = keyof typeof linkKinds;

/** Links whose reader is to choose a password. */
const choosePassword: readonly LinkType[] = ['invite', 'recovery'];

/** POST /admin/generate_link: the link and code of a mail, for operators who send it themselves. */
export function generateLink(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const body = await readJson(c, bodySchema);
    const email = requireEmail(body.email ?? '');
    const { type, passwordHash } = await readType(deps, body, email);
    const redirectTo = redirectTarget(c, deps, {
      inBody: body.redirect_to,
      ...(choosePassword.includes(type) ? { page: passwordPage } : {}),
    });
    const result = await deps.database.transaction(async (queries) => {
      const { userId, proves } = await prepareLink(queries, type, {
        email,
        newEmail: body.new_email ?? '',
        metadata: body.data ?? {},
        passwordHash,
      });
      const issued = await issueLink(queries, linkKinds[type], {
        id: crypto.randomUUID(),
        secret: deps.secret,
        userId,
        email: proves,
        site: siteOf(c, deps).href,
        redirectTo,
        challenge: null,
      });
      return { ...issued, user: await findUserById(queries, userId) };
    });
    if (!result.user) throw new AppError('user_not_found');
    return c.json({
      ...toUserJson(result.user),
      action_link: result.link,
      email_otp: result.code,
      hashed_token: result.linkToken,
      verification_type: type,
      redirect_to: redirectTo,
    });
  };
}

/** A magic link for an address without an account becomes a sign-up, and only a sign-up takes a password. */
async function readType(
  { database, passwords, settings }: AuthDeps,
  { type, password }: Body,
  email: string,
): Promise<{ type: LinkType; passwordHash: string | null }> {
  if (!isLinkType(type)) {
    throw new AppError('validation_failed', {
      message: `Invalid email action link type requested: ${(type ?? '').slice(0, 50)}`,
    });
  }
  const isNew = !(await findUserByEmail(database, email));
  if (type === 'magiclink' && isNew) return { type: 'signup', passwordHash: null };
  if (type !== 'signup' || !isNew) return { type, passwordHash: null };
  if (!password) throw new AppError('validation_failed', { message: 'Signup requires a valid password' });
  requireStrongPassword(password, settings.passwordRule);
  return { type, passwordHash: await passwords.hash(password) };
}

function isLinkType(type: string | null | undefined): type is LinkType {
  return typeof type === 'string' && Object.hasOwn(linkKinds, type);
}
