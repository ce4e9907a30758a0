import { setTimeout } from 'node:timers/promises';
import type { Database, Queries } from '#server/db/database.ts';
import { startWorker, type Worker } from '#server/db/start-worker.ts';
import type { Mailer } from '#server/mail/mailer.ts';

export interface MailJob {
  id: string;
  kind: string;
  email: string;
  userId: string | null;
  details: Record<string, unknown>;
}

export interface ReadyMail {
  to: string;
  /** Whom an answer to it goes to; by default its sender. */
  replyTo?: string | undefined;
  subject: string;
  html: string;
  text: string;
}

interface QueueOptions {
  database: Database;
  mailer: Pick<Mailer, 'send'>;
  /** What to send for a job, or null where there is nothing to send after all. */
  prepare: (queries: Queries, job: MailJob) => Promise<ReadyMail | null>;
  /** A mail has been taken by the mail server. */
  onSent?: (job: MailJob) => Promise<void>;
  onError: (error: unknown, job?: { kind: string; attempts: number }) => void;
  pollMs?: number;
  backoffSeconds?: readonly number[];
}

/** How long a mail that failed waits for its next attempt. After the last it is given up. */
const defaultBackoffSeconds = [5, 30, 120, 600, 1800];
const sendTimeoutMs = 60_000;
/** How long a node has a mail to itself. One that dies with it leaves it to the others. */
const leaseSeconds = 300;

/** Promises a mail as part of the caller's transaction. A newer one of the same kind takes an older one's place. */
export async function enqueueMail(queries: Queries, job: Omit<MailJob, 'id'>): Promise<void> {
  await queries.query(
    'delete from internal.mail_queue where email = $1 and kind = $2 and user_id is not distinct from $3',
    [job.email, job.kind, job.userId],
  );
  await addMail(queries, job);
}

/** The same beside those that wait already: each of them is wanted. */
export async function addMail(queries: Queries, job: Omit<MailJob, 'id'>): Promise<void> {
  await queries.query(
    'insert into internal.mail_queue (kind, email, user_id, details) values ($1, $2, $3, $4)',
    [job.kind, job.email, job.userId, job.details],
  );
}

/**
 * Delivers what was promised, one mail after the other on each node. Nobody's answer waits for the mail server, so
 * how long an answer takes does not tell whether there was anybody to write to; and a mail server that is away for a
 * while costs nobody their mail.
 */
export function startMailQueue(options: QueueOptions): Worker {
  return startWorker(() => deliverNext(options), options.pollMs);
}

interface TakenJob extends MailJob {
  attempts: number;
}

/** False where there is nothing to do, or where the database cannot be asked; both wait for the next round. */
async function deliverNext(options: QueueOptions): Promise<boolean> {
  const { database, onError } = options;
  let job: TakenJob | undefined;
  try {
    job = await database.transaction(takeJob);
    if (!job) return false;
    await deliver(options, job);
    return true;
  } catch (error) {
    onError(error, job);
    if (!job) return false;
    // Should this fail too, the lease ends by itself.
    await postpone(options, job).catch(onError);
    return true;
  }
}

async function deliver({ database, mailer, prepare, onSent }: QueueOptions, job: TakenJob): Promise<void> {
  const mail = await database.transaction((queries) => prepare(queries, job));
  if (mail) await inTime(mailer.send({ ...mail, messageId: job.id }));
  await database.query('delete from internal.mail_queue where id = $1', [job.id]);
  if (mail) await onSent?.(job);
}

/** A mail server may keep one waiting with every line; no mail is worth holding up all others. */
async function inTime(sending: Promise<void>): Promise<void> {
  const waiting = new AbortController();
  const late = setTimeout(sendTimeoutMs, undefined, { signal: waiting.signal, ref: false }).then(() => {
    throw new DOMException('The mail server took too long', 'TimeoutError');
  });
  try {
    await Promise.race([sending, late]);
  } finally {
    waiting.abort();
    late.catch(() => undefined);
  }
}

async function takeJob(queries: Queries): Promise<TakenJob | undefined> {
  const [job] = await queries.query<TakenJob>(
    `update internal.mail_queue
     set attempts = attempts + 1, due_at = now() + make_interval(secs => $1)
     where id = (
       select id from internal.mail_queue where due_at <= now() order by due_at limit 1 for update skip locked
     )
     returning id, kind, email, user_id as "userId", details, attempts`,
    [leaseSeconds],
  );
  return job;
}

async function postpone({ database, backoffSeconds }: QueueOptions, job: TakenJob): Promise<void> {
  const wait = (backoffSeconds ?? defaultBackoffSeconds)[job.attempts - 1];
  await database.transaction((queries) =>
    wait === undefined
      ? queries.query('delete from internal.mail_queue where id = $1', [job.id])
      : queries.query(
          'update internal.mail_queue set due_at = now() + make_interval(secs => $2) where id = $1',
          [job.id, wait],
        ),
  );
}
