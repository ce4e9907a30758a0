/** `npm run billing:reconcile`: compares every subscription with Stripe, and repairs what differs. */
import { createStripe } from '#server/billing/billing.ts';
import { createPlanReader } from '#server/billing/read-plan.ts';
import { reconcile } from '#server/billing/reconcile.ts';
import { loadMigrationSet, migrate } from '#server/db/migrate.ts';
import { readEnv } from '#server/env.ts';
import { explainStartFailure } from '#server/explain-start-failure.ts';
import { joinDatabase } from '#server/open-database.ts';
import { stripeAccountOf, welcomeBy } from '#server/open-parts.ts';

const noAccount = `STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PRO_PRICE_ID are not set.
The sandbox's Stripe lives in the server, which compares with it every day, or at its start if that is due.`;

async function run(): Promise<void> {
  const env = readEnv();
  const account = stripeAccountOf(env);
  if (!account) return fail(noAccount);
  const database = await joinDatabase(env);
  try {
    await migrate(database, await loadMigrationSet());
    const stripe = createStripe(
      account.secretKey,
      account.url === undefined ? undefined : new URL(account.url),
    );
    const { checked, repaired, failed, ownerless, stopped } = await reconcile(
      {
        database,
        stripe,
        readPlan: createPlanReader(stripe, account.proPriceId),
        warn: (message, details) => console.error(message, details),
        onSubscribed: welcomeBy(env, env.SMTP_URL !== undefined),
      },
      {
        onError: (error, customer) =>
          console.error(`${customer}: ${error instanceof Error ? error.message : String(error)}`),
      },
    );
    const end = stopped ? '; given up, because Stripe does not answer' : '';
    console.log(
      `${checked} compared, ${repaired} repaired, ${failed} failed, ${ownerless} without an account here${end}`,
    );
    if (failed > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

function fail(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}

try {
  await run();
} catch (error) {
  fail(explainStartFailure(error));
}
