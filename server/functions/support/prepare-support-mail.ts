import { z } from 'zod';
import type { PlanId } from '#contract/entitlements.ts';
import { answerDue, supportTopics, type SupportTopic } from '#contract/support.ts';
import { withoutReceipts } from '#advisor/compose/receipt-fence.ts';
import type { Queries } from '#server/db/database.ts';
import { composeMail } from '#server/mail/compose.ts';
import type { MailJob, ReadyMail } from '#server/mail/queue.ts';

export const supportMailKind = 'support_request';

/** To the user, that it has come in. */
export const supportReceiptKind = 'support_receipt';

/** What has to be remembered until the mail is sent: what it says is read then. */
const detailsSchema = z.object({
  site: z.url(),
  requestId: z.uuid(),
  /** Of a receipt: whom an answer to it goes to. */
  replyTo: z.string().optional(),
});
export type SupportMailDetails = z.infer<typeof detailsSchema>;

interface Row {
  reference: string;
  plan: PlanId;
  topic: SupportTopic;
  message: string;
  session_id: string | null;
  created_at: Date;
  email: string | null;
}

/** Of a conversation, the end is what the request is about. */
const maxMessages = 20;
const maxShownLength = 4_000;

/** The mail of a request to the operator; null where the request is gone, as with its account. */
export async function prepareSupportMail(queries: Queries, job: MailJob): Promise<ReadyMail | null> {
  const { site, requestId } = detailsSchema.parse(job.details);
  const row = await readRequest(queries, requestId);
  if (!row) return null;
  const mail = composeMail(
    {
      kind: supportMailKind,
      reference: row.reference,
      plan: row.plan === 'pro' ? 'Pro' : 'Free',
      topic: supportTopics[row.topic],
      from: row.email,
      message: row.message,
      due: answerDue(row.plan, row.created_at),
      conversation: row.session_id === null ? [] : await readConversation(queries, row.session_id),
    },
    site,
  );
  return { to: job.email, replyTo: row.email ?? undefined, ...mail };
}

/** The mail to the user who has sent the request, at the address that the account has now. */
export async function prepareSupportReceipt(queries: Queries, job: MailJob): Promise<ReadyMail | null> {
  const { site, requestId, replyTo } = detailsSchema.parse(job.details);
  const row = await readRequest(queries, requestId);
  if (!row || row.email === null) return null;
  const mail = composeMail(
    {
      kind: supportReceiptKind,
      reference: row.reference,
      topic: supportTopics[row.topic],
      message: row.message,
      due: answerDue(row.plan, row.created_at),
    },
    site,
  );
  return { to: row.email, replyTo, ...mail };
}

async function readRequest(queries: Queries, requestId: string): Promise<Row | undefined> {
  const [row] = await queries.query<Row>(
    `select r.reference, r.plan, r.topic, r.message, r.session_id, r.created_at, u.email
     from public.support_requests r join auth.users u on u.id = r.user_id where r.id = $1`,
    [requestId],
  );
  return row;
}

async function readConversation(queries: Queries, sessionId: string) {
  const rows = await queries.query<{ role: string; content: string }>(
    `select role, content from public.chat_messages m
     join public.chat_sessions s on s.id = m.session_id and s.user_id = m.user_id
     where m.session_id = $1 order by m.created_at desc limit ${maxMessages}`,
    [sessionId],
  );
  return rows.toReversed().map(({ role, content }) => ({
    speaker: role === 'user' ? 'User' : 'FinDeus',
    text: withoutReceipts(content).slice(0, maxShownLength),
  }));
}
