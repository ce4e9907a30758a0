/** `npm run billing:reconcile`: compares every subscription with Stripe, and repairs what differs. */
import { createStripe } from '#server/billing/billing.ts';
import { reconcile } from '#server/billing/reconcile.ts';
import { loadMigrationSet, migrate } from '#server/db/migrate.ts';
import { readEnv } from '#server/env.ts';
import { explainStartFailure } from '#server/explain-start-failure.ts';
import { openDatabase, stripeAccountOf } from '#server/open-parts.ts';

const noAccount = `STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PRO_PRICE_ID are not set.
The sandbox's Stripe lives in the server, which compares with it when it starts and every day.`;

async function run(): Promise<void> {
  const env = readEnv();
  const account = stripeAccountOf(env);
  if (!account) return fail(noAccount);
  const database = await openDatabase(env);
  try {
    await migrate(database, await loadMigrationSet());
    const stripe = createStripe(
      account.secretKey,
      account.url === undefined ? undefined : new URL(account.url),
    );
    const { checked, repaired, failed } = await reconcile({ database, stripe }, (error) =>
      console.error(error instanceof Error ? error.message : error),
    );
    console.log(`${checked} compared, ${repaired} repaired, ${failed} failed`);
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
