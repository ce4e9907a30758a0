import { beginFlow, type FlowMethod } from '#server/auth/domain/sessions/flow-states.ts';
import {
  codeFrom,
  linkTokenFrom,
  storeOneTimeToken,
  type OneTimeTokenType,
} from '#server/auth/domain/mails/one-time-tokens.ts';
import type { Challenge } from '#server/auth/domain/sessions/pkce.ts';
import type { Queries } from '#server/db/database.ts';

export interface LinkKind {
  token: OneTimeTokenType;
  /** The `type` of the link. */
  verification: 'signup' | 'invite' | 'recovery' | 'magiclink' | 'email_change';
  flow: FlowMethod;
  sentAt: 'confirmation_sent_at' | 'recovery_sent_at' | 'email_change_sent_at';
}

const emailChange = {
  verification: 'email_change',
  flow: 'email_change',
  sentAt: 'email_change_sent_at',
} as const;

/** The links that can be made, by the names that operators ask for. */
export const linkKinds = {
  signup: {
    token: 'confirmation_token',
    verification: 'signup',
    flow: 'email/signup',
    sentAt: 'confirmation_sent_at',
  },
  invite: {
    token: 'confirmation_token',
    verification: 'invite',
    flow: 'email/signup',
    sentAt: 'confirmation_sent_at',
  },
  recovery: {
    token: 'recovery_token',
    verification: 'recovery',
    flow: 'recovery',
    sentAt: 'recovery_sent_at',
  },
  magiclink: {
    token: 'recovery_token',
    verification: 'magiclink',
    flow: 'magiclink',
    sentAt: 'recovery_sent_at',
  },
  email_change_new: { ...emailChange, token: 'email_change_token_new' },
  email_change_current: { ...emailChange, token: 'email_change_token_current' },
} as const satisfies Record<string, LinkKind>;

interface LinkRequest {
  /** The code and the token are derived from it. */
  id: string;
  secret: string;
  userId: string;
  /** The address that opening the link proves. */
  email: string;
  site: string;
  redirectTo: string;
  challenge: Challenge | null;
}

/** Stores a one-time token and returns the ways to use it: a link, six digits, and the token of the link by itself. */
export async function issueLink(
  queries: Queries,
  { token, verification, flow, sentAt }: LinkKind,
  { id, secret, userId, email, site, redirectTo, challenge }: LinkRequest,
): Promise<{ link: string; code: string; linkToken: string }> {
  const linkToken = linkTokenFrom(id, secret, { pkce: challenge !== null });
  await storeOneTimeToken(queries, { id, userId, type: token, relatesTo: email, linkToken });
  if (challenge) await beginFlow(queries, { method: flow, provider: 'email', challenge, userId });
  await queries.query(`update auth.users set ${sentAt} = now() where id = $1`, [userId]);
  const link = new URL('/auth/v1/verify', site);
  link.search = `token=${linkToken}&type=${verification}&redirect_to=${encodeTarget(redirectTo || site)}`;
  return { link: link.href, code: codeFrom(id, secret), linkToken };
}

/** Colons and slashes stay readable, as in Supabase's links. */
function encodeTarget(address: string): string {
  return encodeURIComponent(address).replaceAll('%3A', ':').replaceAll('%2F', '/');
}
