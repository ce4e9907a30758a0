import { z } from 'zod';
import { supportResponseHours } from '#contract/entitlements.ts';
import { proPlan } from '#contract/plans.ts';
import { marketKinds, type MarketKind } from '#contract/public-config.ts';
import type { Queries } from '#server/db/database.ts';
import { composeMail } from '#server/mail/compose.ts';
import { enqueueMail, type MailJob, type ReadyMail } from '#server/mail/queue.ts';

export const welcomeMailKind = 'pro_welcome';

/** A mail that was asked for before the market was told has no note about it. */
const detailsSchema = z.object({ site: z.url(), market: z.enum(marketKinds).default('live') });

/** Queues the mail about a new subscription, in the transaction that stores it. */
export async function requestWelcomeMail(
  queries: Queries,
  userId: string,
  { site, market }: { site: URL; market: MarketKind },
): Promise<void> {
  const [user] = await queries.query<{ email: string | null }>('select email from auth.users where id = $1', [
    userId,
  ]);
  if (!user?.email) return;
  await enqueueMail(queries, {
    kind: welcomeMailKind,
    email: user.email,
    userId,
    details: { site: site.href, market },
  });
}

interface Row {
  email: string | null;
  brand: string | null;
  last4: string | null;
  period_end: string | null;
  ends: boolean;
}

/** The subscription when the mail is sent; null if it or its owner was deleted. */
export async function prepareWelcomeMail(queries: Queries, job: MailJob): Promise<ReadyMail | null> {
  const { site, market } = detailsSchema.parse(job.details);
  const [row] = await queries.query<Row>(
    `select u.email, s.payment_method_brand as brand, s.payment_method_last4 as last4,
       s.current_period_end::text as period_end, s.cancel_at_period_end as ends
     from auth.users u
     join public.stripe_customers c on c.user_id = u.id
     join public.stripe_subscriptions s on s.customer_id = c.customer_id
     where u.id = $1 and s.status = 'active'`,
    [job.userId],
  );
  if (!row || row.email === null) return null;
  const { brand, last4, period_end: end, ends } = row;
  const mail = composeMail(
    {
      kind: welcomeMailKind,
      plan: proPlan.name,
      card: brand === null || last4 === null ? null : `${capitalized(brand)} ending in ${last4}`,
      renews: end === null || ends ? null : new Date(Number(end) * 1000),
      supportHours: supportResponseHours.pro,
      market,
    },
    site,
  );
  return { to: row.email, ...mail };
}

const capitalized = (brand: string) => brand.charAt(0).toUpperCase() + brand.slice(1);
