import type { z } from 'zod';
import { mailDetailsSchema } from '#server/auth/domain/mails/account-mail.ts';
import { codeFrom, storeOneTimeToken } from '#server/auth/domain/mails/one-time-tokens.ts';
import { requestEmailChangeMails } from '#server/auth/domain/mails/request-email-change.ts';
import { issueLink, linkKinds, type LinkKind } from '#server/auth/domain/mails/verification-links.ts';
import { findUserByEmail, findUserById, type FullUser } from '#server/auth/domain/users/users.ts';
import type { Queries } from '#server/db/database.ts';
import { composeMail, type MailContent } from '#server/mail/compose.ts';
import type { MailJob, ReadyMail } from '#server/mail/queue.ts';

type Details = z.output<typeof mailDetailsSchema>;

interface LinkedMail {
  link: LinkKind;
  /** Whether there still is a reason to send it. */
  isDue: (user: FullUser, details: Details) => boolean;
}

const isUnconfirmed = (user: FullUser) => user.email_confirmed_at === null;
const changeIsPending = (user: FullUser, { newEmail }: Details) => user.email_change === newEmail;

const linkedMails: Partial<Record<string, LinkedMail>> = {
  confirmation: { link: linkKinds.signup, isDue: isUnconfirmed },
  invite: { link: linkKinds.invite, isDue: isUnconfirmed },
  recovery: { link: linkKinds.recovery, isDue: () => true },
  magiclink: { link: linkKinds.magiclink, isDue: () => true },
  email_change_new: { link: linkKinds.email_change_new, isDue: changeIsPending },
  email_change_current: { link: linkKinds.email_change_current, isDue: changeIsPending },
};

/** Composes the mail of a job with its code and link when it is sent; null if no mail is to be sent. */
export function prepareAccountMail(secret: string) {
  return async (queries: Queries, job: MailJob): Promise<ReadyMail | null> => {
    const details = mailDetailsSchema.parse(job.details);
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
    return { kind: 'reauthentication', code: codeFrom(job.id, secret) };
  }
  const mail = linkedMails[kindFor(job, user)];
  if (!mail?.isDue(user, details)) return null;
  const { link, code } = await issueLink(queries, mail.link, {
    id: job.id,
    secret,
    userId: user.id,
    email: job.email,
    site: details.site,
    redirectTo: details.redirectTo,
    challenge: details.challenge ?? null,
  });
  switch (mail.link.verification) {
    case 'signup':
      return { kind: 'confirmation', link, code };
    case 'invite':
      return { kind: 'invite', link };
    case 'email_change':
      return {
        kind: 'email_change',
        link,
        code,
        currentEmail: user.email ?? '',
        newEmail: details.newEmail,
        sentTo: mail.link.token === 'email_change_token_new' ? 'new' : 'current',
      };
    default:
      return { kind: mail.link.verification, link, code };
  }
}

/**
 * A sign-in with an unconfirmed address asks to confirm it, which signs in too. Not if a sign-up has set a password: only
 * the mail of that sign-up confirms it (redeem-token.ts).
 */
function kindFor({ kind }: MailJob, user: FullUser): string {
  const isNew = isUnconfirmed(user) && user.encrypted_password === null;
  return kind === 'magiclink' && isNew ? 'confirmation' : kind;
}
