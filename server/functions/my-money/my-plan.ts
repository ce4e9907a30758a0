import type { Context, Handler } from 'hono';
import type { PlanId } from '#contract/entitlements.ts';
import type { Recommendation, Today } from '#contract/my-plan.ts';
import type { SavedThing } from '#contract/my-numbers.ts';
import { goalOutlook, stocksCounted } from '#advisor/my-numbers/goal-outlook.ts';
import { stockShareOf } from '#advisor/my-numbers/known-picture.ts';
import { netWorthOf } from '#advisor/my-numbers/net-worth-of.ts';
import { recommend, topicsFor } from '#advisor/my-numbers/recommend.ts';
import type { PlanTopic } from '#advisor/my-numbers/topics.ts';
import type { Caller } from '#server/db/caller.ts';
import { pleaseWait, requireToken } from '#server/db/take-token.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { loadAccounts } from '#server/functions/my-money/load-numbers.ts';
import { makePlan } from '#server/functions/my-money/make-plan.ts';
import { planOf } from '#server/functions/plan-of.ts';
import { requireUser } from '#server/functions/identify-caller.ts';
import type { AppEnv } from '#server/http/app-env.ts';

/** Each call runs a dozen decisions: enough calls for a page that is often opened, too few for a program in a loop. */
const planLimit = { burst: 30, count: 60, seconds: 60 } as const;

const maxQuestions = 4;
const unseen = { 'cache-control': 'no-store' };

/** GET /my-plan: what the saved numbers call for, most urgent first; for Free the first of it and the names of the rest. */
export function myPlan(deps: FunctionDeps): Handler<AppEnv> {
  return async (c) => {
    const { caller, plan } = await requireOwner(c, deps);
    return c.json(await makePlan(deps, { caller, plan }), 200, unseen);
  };
}

/** GET /today: what the user owns and owes, how the goals stand, and what to do or ask next. */
export function today(deps: FunctionDeps): Handler<AppEnv> {
  return async (c) => {
    const { caller } = await requireOwner(c, deps);
    const now = deps.now();
    const { numbers, twice } = await loadAccounts(deps.database, caller);
    const topics = topicsFor(numbers, now);
    const next = await firstDecided(topics, { numbers, articles: deps.articles, today: now });
    const stockShare = stockShareOf(numbers.facts);
    const body: Today = {
      day: dayOf(now),
      net_worth: netWorthOf(numbers),
      goals: numbers.things
        .filter((thing): thing is Extract<SavedThing, { kind: 'goal' }> => thing.kind === 'goal')
        .map((goal) => goalOutlook(goal, stockShare, now)),
      goal_stocks: stocksCounted(stockShare),
      next,
      questions: topics
        .map(({ ask }) => ask)
        .filter((ask) => ask !== next?.ask)
        .slice(0, maxQuestions),
      counted_twice: twice,
    };
    return c.json(body, 200, unseen);
  };
}

/** The most urgent of the topics for which enough is saved. */
async function firstDecided(
  topics: readonly PlanTopic[],
  toRecommend: Parameters<typeof recommend>[1],
): Promise<Recommendation | null> {
  for (const topic of topics) {
    // oxlint-disable-next-line no-await-in-loop -- Mostly the first one decides.
    const recommendation = await recommend(topic, toRecommend);
    if (recommendation) return recommendation;
  }
  return null;
}

async function requireOwner(
  c: Context<AppEnv>,
  deps: FunctionDeps,
): Promise<{ caller: Caller; plan: PlanId }> {
  const { id, caller } = await requireUser(c, deps);
  await requireToken(deps, {
    limit: planLimit,
    name: 'my-plan',
    subject: id,
    message: (wait) => `That was often. ${pleaseWait(wait)}`,
  });
  return { caller, plan: await planOf(deps.database, id) };
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
