import type { Context } from 'hono';
import type { AuthDeps } from '#server/auth/deps.ts';
import type { AccountMail, MailDetails } from '#server/auth/domain/mails/account-mail.ts';
import type { Challenge } from '#server/auth/domain/sessions/pkce.ts';
import { redirectTarget } from '#server/auth/request/redirect-target.ts';
import { siteOf } from '#server/http/files/site.ts';
import type { Queries } from '#server/db/database.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { enqueueMail } from '#server/mail/queue.ts';

interface MailRequest {
  kind: AccountMail;
  email: string;
  userId?: string;
  challenge?: Challenge | null;
  /** Where its link leads; by default what the request asks for. */
  redirectTo?: string;
}

/** Nobody should wait for a mail that cannot come. The start warns the operator of a missing SMTP_URL. */
export function requireMail({ mail }: AuthDeps): void {
  if (!mail) throw new AppError('email_provider_disabled');
}

/** Part of the caller's transaction; the caller wakes the queue after the commit. */
export function requestMail(c: Context, deps: AuthDeps, queries: Queries, mail: MailRequest): Promise<void> {
  const { kind, email, userId = null, challenge = null, redirectTo } = mail;
  const details = mailDetails(c, deps, challenge);
  return enqueueMail(queries, {
    kind,
    email,
    userId,
    details: redirectTo === undefined ? details : { ...details, redirectTo },
  });
}

/** What has to be remembered of a request until its mail is sent. */
export function mailDetails(c: Context, deps: AuthDeps, challenge: Challenge | null): MailDetails & object {
  return {
    site: siteOf(c, deps).href,
    redirectTo: redirectTarget(c, deps),
    challenge,
    at: new Date().toISOString(),
  };
}
