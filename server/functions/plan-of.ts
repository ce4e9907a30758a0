import type { PlanId } from '#contract/entitlements.ts';
import type { Database } from '#server/db/database.ts';

/** The plan of a user as the database has it, whatever a request claims. */
export async function planOf(database: Database, userId: string): Promise<PlanId> {
  const [profile] = await database.query<{ subscription_tier: string }>(
    'select subscription_tier from public.profiles where id = $1',
    [userId],
  );
  return profile?.subscription_tier === 'pro' ? 'pro' : 'free';
}
