import type { PlanId } from '#contract/entitlements.ts';
import type { SupportTopic } from '#contract/support.ts';
import type { Queries } from '#server/db/database.ts';

export interface OpenRequest {
  reference: string;
  plan: PlanId;
  topic: SupportTopic;
  message: string;
  created_at: Date;
  email: string | null;
}

/** The requests without an answer, in the order to answer them: Pro first, then the oldest. */
export function listOpenRequests(queries: Queries): Promise<OpenRequest[]> {
  return queries.query<OpenRequest>(
    `select r.reference, r.plan, r.topic, r.message, r.created_at, u.email
     from public.support_requests r join auth.users u on u.id = r.user_id
     where r.closed_at is null order by r.plan = 'pro' desc, r.created_at, r.reference`,
  );
}

/** Returns false if no open request has this reference. */
export async function closeRequest(queries: Queries, reference: string): Promise<boolean> {
  const rows = await queries.query(
    `update public.support_requests set closed_at = now()
     where reference = upper($1) and closed_at is null returning id`,
    [reference.trim()],
  );
  return rows.length > 0;
}
