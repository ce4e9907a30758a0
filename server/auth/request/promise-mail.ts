import type { Context } from 'hono';
import type { AuthDeps } from '#server/auth/deps.ts';
import type { AccountMail, MailDetails } from '#server/auth/domain/account-mails.ts';
import type { Challenge } from '#server/auth/domain/pkce.ts';
import { redirectTarget } from '#server/auth/request/redirect-target.ts';
import { siteOf } from '#server/auth/request/site.ts';
import type { Queries } from '#server/db/database.ts';
import { AppError } from '#server/http/app-error.ts';
import { enqueueMail } from '#server/mail/queue.ts';

export interface Promised {
  kind: AccountMail;
  email: string;
  userId?: string;
  challenge?: Challenge | null;
  newEmail?: string;
}

/** Nobody should wait for a mail that cannot come. */
export function requireMail({ mail }: AuthDeps, purpose: string): void {
  if (mail) return;
  throw new AppError('unexpected_failure', {
    message: `Error sending ${purpose} email`,
    cause: new Error('This installation has no SMTP_URL, so it sends no mail'),
  });
}

/** Part of the caller's transaction; whoever commits it wakes the queue. */
export function promiseMail(c: Context, deps: AuthDeps, queries: Queries, mail: Promised): Promise<void> {
  const details: MailDetails = {
    site: siteOf(c, deps).href,
    redirectTo: redirectTarget(c, deps),
    challenge: mail.challenge ?? null,
    newEmail: mail.newEmail ?? '',
    at: new Date().toISOString(),
  };
  return enqueueMail(queries, { kind: mail.kind, email: mail.email, userId: mail.userId ?? null, details });
}
