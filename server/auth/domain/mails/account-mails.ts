import { z } from 'zod';
import { beginFlow, type FlowMethod } from '#server/auth/domain/sessions/flow-states.ts';
import {
  codeFrom,
  linkTokenFrom,
  storeOneTimeToken,
  type OneTimeTokenType,
} from '#server/auth/domain/mails/one-time-tokens.ts';
import { requestEmailChangeMails } from '#server/auth/domain/mails/request-email-change.ts';
import { findUserByEmail, findUserById, type FullUser } from '#server/auth/domain/users/users.ts';
import type { Queries } from '#server/db/database.ts';
import { composeMail, type MailContent } from '#server/mail/compose.ts';
import type { MailJob, ReadyMail } from '#server/mail/queue.ts';

export type AccountMail =
  | 'confirmation'
  | 'recovery'
  | 'email_change_new'
  | 'email_change_current'
  | 'email_change_again'
  | 'reauthentication'
  | 'password_changed';

/** What has to be remembered until a mail is sent. */
const detailsSchema = z.object({
  site: z.url(),
  redirectTo: z.string().default(''),
  challenge: z.object({ challenge: z.string(), method: z.enum(['s256', 'plain']) }).nullish(),
  newEmail: z.string().default(''),
  at: z.iso.datetime().optional(),
});
export type MailDetails = z.input<typeof detailsSchema>;
type Details = z.output<typeof detailsSchema>;

interface LinkedMail {
  token: OneTimeTokenType;
  /** The `type` of the link. */
  verification: 'signup' | 'recovery' | 'email_change';
  flow: FlowMethod;
  sentAt: 'confirmation_sent_at' | 'recovery_sent_at' | 'email_change_sent_at';
  /** Whether there still is a reason to send it. */
  isDue: (user: FullUser, details: Details) => boolean;
}

const changeIsPending = (user: FullUser, { newEmail }: Details) => user.email_change === newEmail;
const emailChange = {
  verification: 'email_change',
  flow: 'email_change',
  sentAt: 'email_change_sent_at',
  isDue: changeIsPending,
} as const;

const linkedMails: Partial<Record<string, LinkedMail>> = {
  confirmation: {
    token: 'confirmation_token',
    verification: 'signup',
    flow: 'email/signup',
    sentAt: 'confirmation_sent_at',
    isDue: ({ email_confirmed_at }) => email_confirmed_at === null,
  },
  recovery: {
    token: 'recovery_token',
    verification: 'recovery',
    flow: 'recovery',
    sentAt: 'recovery_sent_at',
    isDue: () => true,
  },
  email_change_new: { ...emailChange, token: 'email_change_token_new' },
  email_change_current: { ...emailChange, token: 'email_change_token_current' },
};

/** Makes the mail of a job, and the code and link in it, at the moment it is sent; null where nobody is to get it. */
export function prepareAccountMail(secret: string) {
  return async (queries: Queries, job: MailJob): Promise<ReadyMail | null> => {
    const details = detailsSchema.parse(job.details);
    const user = job.userId
      ? await findUserById(queries, job.userId)
      : await findUserByEmail(queries, job.email);
    if (!user) return null;
    await queries.query('select id from auth.users where id = $1 for no key update', [user.id]);
    // What its mail was for may have happened, or been withdrawn, since the job was taken.
    const wanted = await queries.query('select id from internal.mail_queue where id = $1', [job.id]);
    if (wanted.length === 0) return null;
    if (job.kind === 'email_change_again') {
      if (user.email_change) await requestEmailChangeMails(queries, user, user.email_change, details);
      return null;
    }
    const content = await contentOf(queries, { job, user, details, secret });
    return content && { to: job.email, ...composeMail(content, details.site) };
  };
}

interface Preparation {
  job: MailJob;
  user: FullUser;
  details: Details;
  secret: string;
}

async function contentOf(queries: Queries, preparation: Preparation): Promise<MailContent | null> {
  const { job, user, details, secret } = preparation;
  const code = codeFrom(job.id, secret);
  if (job.kind === 'password_changed') {
    return { kind: 'password_changed', changedAt: new Date(details.at ?? Date.now()) };
  }
  if (job.kind === 'reauthentication') {
    await storeOneTimeToken(queries, {
      id: job.id,
      userId: user.id,
      type: 'reauthentication_token',
      relatesTo: job.email,
      // No link leads to it.
      linkToken: crypto.randomUUID(),
    });
    return { kind: 'reauthentication', code };
  }
  const linked = linkedMails[job.kind];
  if (!linked?.isDue(user, details)) return null;
  const link = await makeLink(queries, linked, preparation);
  if (linked.verification !== 'email_change') {
    return { kind: linked.verification === 'signup' ? 'confirmation' : 'recovery', link, code };
  }
  return {
    kind: 'email_change',
    link,
    code,
    currentEmail: user.email ?? '',
    newEmail: details.newEmail,
    sentTo: linked.token === 'email_change_token_new' ? 'new' : 'current',
  };
}

async function makeLink(
  queries: Queries,
  { token, verification, flow, sentAt }: LinkedMail,
  { job, user, details, secret }: Preparation,
): Promise<string> {
  const challenge = details.challenge ?? null;
  const linkToken = linkTokenFrom(job.id, secret, { pkce: challenge !== null });
  await storeOneTimeToken(queries, {
    id: job.id,
    userId: user.id,
    type: token,
    relatesTo: job.email,
    linkToken,
  });
  if (challenge) await beginFlow(queries, { method: flow, provider: 'email', challenge, userId: user.id });
  await queries.query(`update auth.users set ${sentAt} = now() where id = $1`, [user.id]);
  const link = new URL('/auth/v1/verify', details.site);
  link.searchParams.set('token', linkToken);
  link.searchParams.set('type', verification);
  link.searchParams.set('redirect_to', details.redirectTo || details.site);
  return link.href;
}
