import { grantsPro } from '#contract/plans.ts';
import type { BillingWork } from '#server/billing/billing.ts';
import { syncCustomer } from '#server/billing/sync-customer.ts';

export interface Reconciled {
  checked: number;
  /** Customers whose subscription was stored otherwise than Stripe has it. */
  repaired: number;
  failed: number;
}

const pageSize = 100;

/** Reads every customer again at Stripe: repairs whatever deliveries have missed. One failure does not stop the rest. */
export async function reconcile(
  work: BillingWork,
  onError: (error: unknown) => void,
  signal?: AbortSignal,
): Promise<Reconciled> {
  const result: Reconciled = { checked: 0, repaired: 0, failed: 0 };
  let last = '0';
  for (;;) {
    const page = await work.database.query<StoredCustomer>(
      `select c.id::text, c.customer_id, s.subscription_id, s.status, s.cancel_at_period_end,
         s.current_period_end::text as period_end, p.subscription_tier as tier
       from public.stripe_customers c
       join public.profiles p on p.id = c.user_id
       left join public.stripe_subscriptions s on s.customer_id = c.customer_id
       where c.id > $1::bigint order by c.id limit ${pageSize}`,
      [last],
    );
    for (const customer of page) {
      if (signal?.aborted) return result;
      try {
        result.repaired += await check(work, customer);
        result.checked += 1;
      } catch (error) {
        result.failed += 1;
        onError(error);
      }
    }
    if (page.length < pageSize) return result;
    last = page.at(-1)!.id;
  }
}

interface StoredCustomer {
  id: string;
  customer_id: string;
  subscription_id: string | null;
  status: string | null;
  cancel_at_period_end: boolean | null;
  period_end: string | null;
  tier: string;
}

/** 1 where something had to be repaired. */
async function check(work: BillingWork, stored: StoredCustomer): Promise<number> {
  const state = await syncCustomer(work, stored.customer_id);
  if (!state) return 0;
  const same =
    state.subscriptionId === stored.subscription_id &&
    state.status === stored.status &&
    state.cancelAtPeriodEnd === (stored.cancel_at_period_end ?? false) &&
    state.periodEnd === (stored.period_end === null ? null : Number(stored.period_end)) &&
    grantsPro(state.status) === (stored.tier === 'pro');
  return same ? 0 : 1;
}

const hourMs = 60 * 60 * 1000;

/**
 * Once a day, whichever node comes to it first: a token in the database is there for only one of them. Gives what
 * stops it.
 */
export function reconcileDaily(
  work: BillingWork,
  report: { onError: (error: unknown) => void; onDone: (result: Reconciled) => void },
): { stop: () => void } {
  const stopping = new AbortController();
  const look = async () => {
    const [turn] = await work.database.query<{ wait: number }>(
      "select internal.take_token('billing:reconcile', 1, 1.0 / (23 * 3600)) as wait",
    );
    if (turn?.wait === 0) report.onDone(await reconcile(work, report.onError, stopping.signal));
  };
  const timer = setInterval(() => void look().catch(report.onError), hourMs);
  timer.unref();
  void look().catch(report.onError);
  return {
    stop() {
      clearInterval(timer);
      stopping.abort();
    },
  };
}
