import type { Context, Handler } from 'hono';
import { z } from 'zod';
import type { AuthDeps } from '#server/auth/deps.ts';
import { requireEmail } from '#server/auth/domain/users/email-address.ts';
import { issueMailedAuthCode } from '#server/auth/domain/sessions/flow-states.ts';
import {
  findByCode,
  findByLinkToken,
  pkcePrefix,
  type OneTimeToken,
} from '#server/auth/domain/mails/one-time-tokens.ts';
import { withParameters } from '#server/auth/domain/sessions/redirects.ts';
import { redeemToken, verifications } from '#server/auth/domain/mails/redeem-token.ts';
import { requirePhone } from '#server/auth/domain/users/phone-number.ts';
import { findUserByEmail } from '#server/auth/domain/users/users.ts';
import { answerSession, openSession } from '#server/auth/request/answer-session.ts';
import { countCodeGuess } from '#server/auth/request/limit-codes.ts';
import { forgetMailLimit } from '#server/auth/request/limit-mails.ts';
import { redirectError, toFragment } from '#server/auth/request/redirect-answers.ts';
import { redirectTarget } from '#server/auth/request/redirect-target.ts';
import type { Queries } from '#server/db/database.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { readJson } from '#server/http/read-json.ts';

const linkGone = 'Email link is invalid or has expired';
const halfDone = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** GET /verify?token=…&type=…: the link of a mail, opened in a browser. */
export function verifyLink(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    // Mail scanners look ahead with HEAD; a link that they have looked at must still be good.
    if (c.req.method === 'HEAD') return c.body(null, 200);
    const { type, token } = c.req.query();
    if (!type) throw invalid('Verify requires a verification type');
    if (!token) throw invalid('Verify requires a token or a token hash');
    const target = redirectTarget(c, deps);
    const pkce = token.startsWith(pkcePrefix);
    try {
      return c.redirect(await followLink(c, deps, { type, token, target, pkce }), 303);
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      return c.redirect(redirectError(target, error, pkce ? 'both' : 'fragment'), 303);
    }
  };
}

interface Link {
  type: string;
  token: string;
  target: string;
  pkce: boolean;
}

async function followLink(c: Context, deps: AuthDeps, { type, token, target, pkce }: Link): Promise<string> {
  const { tokens, flow } = purposeOf(type);
  const result = await deps.database.transaction(async (queries) => {
    const found = await findByLinkToken(queries, tokens, [token]);
    if (!found) throw new AppError('otp_expired', { message: linkGone });
    const used = await redeemToken(queries, found);
    if (used.outcome === 'half') return used;
    if (pkce) return { code: await issueMailedAuthCode(queries, used.user.id, flow), user: used.user };
    return {
      session: await openSession(c, deps, queries, { user: used.user, method: 'otp' }),
      user: used.user,
    };
  });
  await forgetMails(deps, result.user.email);
  if ('code' in result) return withParameters(target, { code: result.code });
  if (!('session' in result)) {
    return withParameters(target, pkce ? { message: halfDone } : {}, { message: halfDone, sb: '' });
  }
  return withParameters(target, {}, { ...(await toFragment(c, deps, result.session)), type });
}

const bodySchema = z.object({
  type: z.string().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  token: z.string().nullish(),
  token_hash: z.string().nullish(),
});
type Body = z.output<typeof bodySchema>;

/** POST /verify: the code of a mail, typed in by hand, or the token of its link. */
export function verifyCode(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const body = requireBody(await readJson(c, bodySchema));
    const guess = body.email ? await countCodeGuess(c, deps, requireEmail(body.email)) : null;
    const result = await deps.database.transaction(async (queries) => {
      const token = await findToken(queries, deps.secret, body);
      if (!token) {
        throw new AppError('otp_expired', body.token_hash ? { message: linkGone } : {});
      }
      const used = await redeemToken(queries, token);
      return used.outcome === 'half'
        ? used
        : openSession(c, deps, queries, { user: used.user, method: 'otp' });
    });
    await guess?.forgive();
    await forgetMails(deps, result.user.email);
    if ('outcome' in result) return c.json({ msg: halfDone, code: '200' });
    return answerSession(c, deps, result);
  };
}

function requireBody(body: Body): Body & { type: string } {
  const { type, email, phone, token, token_hash: hash } = body;
  if (!type) throw invalid('Verify requires a verification type');
  if (Boolean(token) === Boolean(hash)) throw invalid('Verify requires either a token or a token hash');
  if (email && phone) throw invalid('Only an email address or phone number should be provided on verify');
  if (hash && (email || phone)) throw invalid('Only the token_hash and type should be provided');
  if (phone) requirePhone(phone);
  if (phone || type === 'sms' || type === 'phone_change') throw new AppError('otp_expired');
  if (token && !email) throw invalid('Only an email address or phone number should be provided on verify');
  return { ...body, type };
}

async function findToken(
  queries: Queries,
  secret: string,
  { type, email, token, token_hash: hash }: Body & { type: string },
): Promise<OneTimeToken | undefined> {
  // "email" is whichever of the two was mailed.
  const types =
    type === 'email' ? (['confirmation_token', 'recovery_token'] as const) : purposeOf(type).tokens;
  if (hash) return findByLinkToken(queries, types, [hash, `${pkcePrefix}${hash}`]);
  const address = requireEmail(email ?? '');
  const code = token ?? '';
  const user = await findUserByEmail(queries, address);
  // Looked for in any case: how long the answer takes must not tell whether the address is known.
  const userId = user?.id ?? nobodysId;
  const found = await findByCode(queries, secret, { userId, types, code, relatesTo: address });
  if (found || type !== 'email_change') return found;
  return findChangeByNewAddress(queries, secret, address, code);
}

/** No row has it. */
const nobodysId = '00000000-0000-0000-0000-000000000000';

/** The half that was mailed to the new address, which has no account yet. */
async function findChangeByNewAddress(queries: Queries, secret: string, address: string, code: string) {
  const users = await queries.query<{ id: string }>(
    'select id from auth.users where email_change = $1 and deleted_at is null',
    [address],
  );
  for (const { id } of users) {
    const types = ['email_change_token_new'] as const;
    const found = await findByCode(queries, secret, { userId: id, types, code, relatesTo: address });
    if (found) return found;
  }
  return undefined;
}

function purposeOf(type: string) {
  const purpose = Object.hasOwn(verifications, type) ? verifications[type] : undefined;
  if (!purpose) throw invalid('Invalid email verification type');
  return purpose;
}

async function forgetMails(deps: AuthDeps, email: string | null): Promise<void> {
  for (const kind of ['confirmation', 'recovery', 'magiclink'])
    await forgetMailLimit(deps, kind, email ?? '');
}

function invalid(message: string): AppError {
  return new AppError('validation_failed', { message });
}
