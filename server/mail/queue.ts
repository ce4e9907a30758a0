import { setTimeout } from 'node:timers/promises';
import type { Database, Queries } from '#server/db/database.ts';
import { startJobQueue, type Job, type JobQueue, type JobQueueOptions } from '#server/db/job-queue.ts';
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

interface TakenMail extends MailJob, Job {}

interface QueueOptions extends JobQueueOptions<TakenMail> {
  database: Database;
  mailer: Pick<Mailer, 'send'>;
  /** What to send for a job, or null where there is nothing to send. */
  prepare: (queries: Queries, job: MailJob) => Promise<ReadyMail | null>;
  /** Called after the mail server has accepted a mail. */
  onSent?: (job: MailJob) => Promise<void>;
}

/** After the last attempt a mail is given up. */
const defaultBackoffSeconds = [5, 30, 120, 600, 1800];
const sendTimeoutMs = 60_000;
const leaseSeconds = 300;

/** Adds a mail in the caller's transaction. It replaces an older one of the same kind to the same address. */
export async function enqueueMail(queries: Queries, job: Omit<MailJob, 'id'>): Promise<void> {
  await queries.query(
    'delete from internal.mail_queue where email = $1 and kind = $2 and user_id is not distinct from $3',
    [job.email, job.kind, job.userId],
  );
  await addMail(queries, job);
}

/** Adds a mail in the caller's transaction, and replaces none. */
export async function addMail(queries: Queries, job: Omit<MailJob, 'id'>): Promise<void> {
  await queries.query(
    'insert into internal.mail_queue (kind, email, user_id, details) values ($1, $2, $3, $4)',
    [job.kind, job.email, job.userId, job.details],
  );
}

/**
 * Sends queued mails, one after the other on each node. No request waits for the mail server, so response times do not
 * tell whether an address has an account, and mails outlast a mail server that is away for a while.
 */
export function startMailQueue(options: QueueOptions): JobQueue {
  const { database, mailer, prepare, onSent } = options;
  return startJobQueue({
    backoffSeconds: defaultBackoffSeconds,
    ...options,
    table: 'internal.mail_queue',
    key: 'id',
    afterLastAttempt: 'delete',
    take: () => takeMail(database),
    async work(job) {
      const mail = await database.transaction((queries) => prepare(queries, job));
      if (mail) await inTime(mailer.send({ ...mail, messageId: job.id }));
      await database.query('delete from internal.mail_queue where id = $1', [job.id]);
      if (mail) await onSent?.(job);
    },
  });
}

/** A slow mail server must not hold up all other mails. */
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

async function takeMail(database: Database): Promise<TakenMail | undefined> {
  const [job] = await database.query<TakenMail>(
    `update internal.mail_queue
     set attempts = attempts + 1, due_at = now() + make_interval(secs => $1)
     where id = (
       select id from internal.mail_queue where due_at <= now() order by due_at limit 1 for update skip locked
     )
     returning id, array[id::text] as ids, kind, email, user_id as "userId", details, attempts`,
    [leaseSeconds],
  );
  return job;
}
