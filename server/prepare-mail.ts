import { prepareAccountMail } from '#server/auth/domain/mails/account-mails.ts';
import type { Queries } from '#server/db/database.ts';
import { prepareWelcomeMail, welcomeMailKind } from '#server/functions/billing/welcome-mail.ts';
import {
  prepareSupportMail,
  prepareSupportReceipt,
  supportMailKind,
  supportReceiptKind,
} from '#server/functions/support/prepare-support-mail.ts';
import type { MailJob, ReadyMail } from '#server/mail/queue.ts';

type Prepare = (queries: Queries, job: MailJob) => Promise<ReadyMail | null>;

/** What to send for a job of the mail queue, whichever part of the product has asked for it. */
export function prepareMail(secret: string): Prepare {
  const prepareForAccount = prepareAccountMail(secret);
  const others: Readonly<Record<string, Prepare>> = {
    [supportMailKind]: prepareSupportMail,
    [supportReceiptKind]: prepareSupportReceipt,
    [welcomeMailKind]: prepareWelcomeMail,
  };
  return (queries, job) => (others[job.kind] ?? prepareForAccount)(queries, job);
}

/** Mails to the operator do not count toward the limit for all users together. */
export function isForUser({ kind }: MailJob): boolean {
  return kind !== supportMailKind;
}
