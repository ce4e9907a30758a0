import type { PlanId } from '#contract/entitlements.ts';
import type { SupportTopic } from '#contract/support.ts';
import type { Queries } from '#server/db/database.ts';
import { makeReference } from '#server/functions/support/make-reference.ts';

interface NewRequest {
  userId: string;
  topic: SupportTopic;
  message: string;
  sessionId: string | null;
}

interface StoredRequest {
  id: string;
  reference: string;
  plan: PlanId;
  created_at: Date;
}

/** With seven hundred million references, one that is taken is rare, and five in a row mean that something is wrong. */
const attempts = 5;

/** Stores a request under a reference of its own, with the plan that the database knows. */
export async function storeRequest(queries: Queries, request: NewRequest): Promise<StoredRequest> {
  const { userId, topic, message, sessionId } = request;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const [row] = await queries.query<StoredRequest>(
      `insert into public.support_requests (user_id, reference, plan, topic, message, session_id)
       values ($1, $2, coalesce((select case subscription_tier when 'pro' then 'pro' else 'free' end
         from public.profiles where id = $1), 'free'), $3, $4, $5)
       on conflict (reference) do nothing returning id, reference, plan, created_at`,
      [userId, makeReference(), topic, message, sessionId],
    );
    if (row) return row;
  }
  throw new Error('No free reference was found for a request for support');
}
