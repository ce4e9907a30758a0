import type { Context } from 'hono';
import type { RateLimit } from '#contract/rate-limit.ts';
import type { AuthDeps } from '#server/auth/deps.ts';
import { networkOfCaller } from '#server/auth/request/limit-passwords.ts';
import { onlyAfter } from '#server/auth/request/rate-limits.ts';
import { bucketOf, requireToken, returnToken, takeToken, tooOften } from '#server/db/take-token.ts';

const hour = 60 * 60;

/** One mail of each kind per minute to an address. */
const perAddress = { burst: 1, count: 1, seconds: 60 } as const satisfies RateLimit;
/** Records that a network has requested mail to an address. It never refuses. */
const asked = { burst: 1, count: 1, seconds: hour } as const satisfies RateLimit;
const askedName = 'mail:asked';

interface MailToLimit {
  kind: string;
  email: string;
  /** Whether the mail may use the share reserved for existing accounts. False if the request can create a user. */
  reserved: boolean;
}

/**
 * Counts a mail to an address, or refuses it. Addresses without an account are treated the same way, because a refusal
 * must not reveal that there is an account.
 */
export async function limitMails(
  c: Context,
  deps: AuthDeps,
  { kind, email, reserved }: MailToLimit,
): Promise<void> {
  const mail = { limit: perAddress, name: `mail:${kind}`, subject: email };
  await requireToken(deps, { ...mail, code: 'over_email_send_rate_limit', message: onlyAfter });
  try {
    if (!deps.settings.autoconfirm) await limitHourlyMails(c, deps, reserved);
  } catch (error) {
    // A refused request must not make the owner of the address wait for a mail.
    await returnToken(deps, mail);
    throw error;
  }
  await noteAsker(c, deps, email);
}

/** Records that a user on this network is waiting for a code mailed to this address. */
export async function noteAsker(c: Context, deps: AuthDeps, email: string): Promise<void> {
  await takeToken(deps, asked, askedName, `${email} ${networkOfCaller(c, deps)}`);
}

/** Whether this network requested mail to the address within the time that a code is valid. */
export async function hasAsked(
  { database, secret }: Pick<AuthDeps, 'database' | 'secret'>,
  email: string,
  network: string,
): Promise<boolean> {
  const rows = await database.query(
    'select from internal.rate_limits where bucket = $1 and refilled_at > now() - make_interval(secs => $2)',
    [bucketOf(secret, askedName, `${email} ${network}`), hour],
  );
  return rows.length > 0;
}

async function limitHourlyMails(c: Context, deps: AuthDeps, reserved: boolean): Promise<void> {
  if (!deps.rateLimits.on) return;
  const { mailsPerHour } = deps.settings;
  const refusal = { code: 'over_email_send_rate_limit', message: () => 'email rate limit exceeded' } as const;
  const { bucket, burst, perSecond } = hourlyMails(deps);
  const kept = reserved ? 0 : Math.floor(mailsPerHour / 3);
  const [row] = await deps.database.query<{ wait: number }>(
    `select ($4 - least($2, tokens + extract(epoch from now() - refilled_at) * $3)) / $3 as wait
     from internal.rate_limits where bucket = $1`,
    [bucket, burst, perSecond, 1 + kept],
  );
  const waitForAll = Math.ceil(row?.wait ?? 0);
  if (waitForAll > 0) throw tooOften(waitForAll, refusal);
  const ofNetwork = Math.max(3, Math.floor(mailsPerHour / 3));
  await requireToken(deps, {
    limit: { burst: ofNetwork, count: ofNetwork, seconds: hour },
    name: 'mails:network',
    subject: networkOfCaller(c, deps),
    ...refusal,
  });
}

/**
 * Counts a sent mail toward the limit that all users share. Requests are not counted, so that mail to invented addresses
 * does not use up the limit. With autoconfirm there is no such limit.
 */
export async function countSentMail(deps: MailLimitDeps): Promise<void> {
  if (deps.settings.autoconfirm || !deps.rateLimits.on) return;
  const { bucket, burst, perSecond } = hourlyMails(deps);
  await deps.database.query('select internal.take_token($1, $2, $3)', [bucket, burst, perSecond]);
}

type MailLimitDeps = Pick<AuthDeps, 'database' | 'secret'> & {
  rateLimits: Pick<AuthDeps['rateLimits'], 'on'>;
  settings: Pick<AuthDeps['settings'], 'autoconfirm' | 'mailsPerHour'>;
};

function hourlyMails({ secret, settings }: MailLimitDeps) {
  const { mailsPerHour } = settings;
  return {
    bucket: bucketOf(secret, 'mails', 'all'),
    burst: mailsPerHour,
    perSecond: mailsPerHour / hour,
  };
}

/** Allows the next mail of this kind at once, because the last one was used. */
export async function forgetMailLimit(deps: AuthDeps, kind: string, email: string): Promise<void> {
  if (!deps.rateLimits.on) return;
  const bucket = bucketOf(deps.secret, `mail:${kind}`, email);
  await deps.database.query('delete from internal.rate_limits where bucket = $1', [bucket]);
}
