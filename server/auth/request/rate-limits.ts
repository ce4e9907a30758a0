import { createMiddleware } from 'hono/factory';
import { signInLimits } from '#contract/api/limits.ts';
import type { AuthDeps } from '#server/auth/deps.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import type { RateLimit } from '#contract/rate-limit.ts';
import { bucketOf, requireToken, tooOften } from '#server/db/take-token.ts';
import { clientAddress, networkOf } from '#server/http/client-address.ts';

const minutes = 60;
const hours = 60 * minutes;
const often = { burst: 30, count: 30, seconds: 5 * minutes };

/** How often an address may call an endpoint: at most `burst` at once, refilled at `count` in `seconds`. */
export const rateLimits = {
  ...signInLimits,
  user: often,
  verify: often,
  recover: often,
  otp: often,
  resend: often,
  reauthenticate: often,
  authorize: { burst: 30, count: 150, seconds: 5 * minutes },
  factors: { burst: 30, count: 15, seconds: minutes },
} as const satisfies Record<string, RateLimit>;

/** How often something may be done with one e-mail address or one factor, from wherever it comes. */
const subjectLimits = {
  /** One mail of a kind a minute. */
  mail: { burst: 1, count: 1, seconds: minutes },
  /** Six digits are a million guesses, and a code is good for an hour. */
  code: { burst: 10, count: 10, seconds: hours },
  /** One message a minute to a number. */
  phone: { burst: 1, count: 1, seconds: minutes },
  factorCode: { burst: 10, count: 20, seconds: hours },
} as const satisfies Record<string, RateLimit>;

export function limitRate(name: keyof typeof rateLimits, deps: AuthDeps) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const subject = networkOf(clientAddress(c, deps.rateLimits.trustedProxies));
    await requireToken(deps, { limit: rateLimits[name], name, subject });
    await next();
  });
}

/** Counts a guess at a code, right or wrong, for the address or factor that it is about. */
export async function limitGuesses(deps: AuthDeps, name: 'code' | 'factorCode', subject: string) {
  await requireToken(deps, { limit: subjectLimits[name], name, subject });
}

/**
 * Counts a mail to an address. It counts the same for addresses that nobody has: being told to wait must not tell
 * that there is an account.
 */
export async function limitMails(deps: AuthDeps, kind: string, email: string): Promise<void> {
  await requireToken(deps, {
    limit: subjectLimits.mail,
    name: `mail:${kind}`,
    subject: email,
    code: 'over_email_send_rate_limit',
    message: onlyAfter,
  });
  if (deps.settings.autoconfirm || !deps.rateLimits.on) return;
  const { bucket, burst, perSecond } = hourlyMails(deps);
  const [row] = await deps.database.query<{ wait: number }>(
    `select (1 - least($2, tokens + extract(epoch from now() - refilled_at) * $3)) / $3 as wait
     from internal.rate_limits where bucket = $1`,
    [bucket, burst, perSecond],
  );
  const waitForAll = Math.ceil(row?.wait ?? 0);
  if (waitForAll > 0) {
    throw tooOften(waitForAll, {
      code: 'over_email_send_rate_limit',
      message: () => 'email rate limit exceeded',
    });
  }
}

/**
 * Counts a mail that was sent, for the limit on all together. Only those: whoever asks for mail to invented addresses
 * must not use up everybody's. Where accounts are good at once there is no such limit.
 */
export async function countSentMail(deps: MailLimitDeps): Promise<void> {
  if (deps.settings.autoconfirm || !deps.rateLimits.on) return;
  const { bucket, burst, perSecond } = hourlyMails(deps);
  await deps.database.query('select internal.take_token($1, $2, $3)', [bucket, burst, perSecond]);
}

export type MailLimitDeps = Pick<AuthDeps, 'database' | 'secret'> & {
  rateLimits: Pick<AuthDeps['rateLimits'], 'on'>;
  settings: Pick<AuthDeps['settings'], 'autoconfirm' | 'mailsPerHour'>;
};

function hourlyMails({ secret, settings }: MailLimitDeps) {
  const { mailsPerHour } = settings;
  return {
    bucket: bucketOf(secret, 'mails', 'all'),
    burst: mailsPerHour,
    perSecond: mailsPerHour / hours,
  };
}

export async function limitPhone(deps: AuthDeps, phone: string): Promise<void> {
  await requireToken(deps, {
    limit: subjectLimits.phone,
    name: 'phone',
    subject: phone,
    code: 'over_sms_send_rate_limit',
    message: onlyAfter,
  });
}

/** A mail did what it was sent for; the next one of its kind need not wait. */
export async function forgetMailLimit(deps: AuthDeps, kind: string, email: string): Promise<void> {
  if (!deps.rateLimits.on) return;
  const bucket = bucketOf(deps.secret, `mail:${kind}`, email);
  await deps.database.query('delete from internal.rate_limits where bucket = $1', [bucket]);
}

/** In the words of Supabase, whose clients may look for them. */
function onlyAfter(wait: number): string {
  return `For security purposes, you can only request this after ${wait} seconds.`;
}
