import { prepareAccountMail } from '#server/auth/domain/mails/account-mails.ts';
import type { Queries } from '#server/db/database.ts';
import { prepareSupportMail, supportMailKind } from '#server/functions/support/prepare-support-mail.ts';
import type { MailJob, ReadyMail } from '#server/mail/queue.ts';

/** What to send for a job of the mail queue, whichever part of the product has asked for it. */
export function prepareMail(secret: string) {
  const prepareForAccount = prepareAccountMail(secret);
  return (queries: Queries, job: MailJob): Promise<ReadyMail | null> =>
    job.kind === supportMailKind ? prepareSupportMail(queries, job) : prepareForAccount(queries, job);
}

/** Mails to the operator are not among those that the limit for all users together is about. */
export function isForUser({ kind }: MailJob): boolean {
  return kind !== supportMailKind;
}
