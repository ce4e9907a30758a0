import type { Remembered } from '#advisor/dialogue/remember.ts';
import { findMentioned } from '#advisor/market/known-symbols.ts';
import type { Plan } from '#advisor/plan/plan.ts';
import type { Reading } from '#advisor/reader/reading.ts';

/** What of somebody's own holdings a question is about. `worth`: it may be about them, or about any other account. */
export type HoldingsTopic = 'allocation' | 'fees' | 'risk' | 'today' | 'worth';

/** The asks that stand for each: the reading does not tell "what is my mix" from "what is a mix". */
const asksOf: Readonly<Record<'allocation' | 'fees' | 'risk', readonly string[]>> = {
  allocation: ['article:asset-allocation', 'article:diversification'],
  fees: ['article:expense-ratios'],
  risk: ['article:risk-tolerance-and-capacity'],
};
/** Of the whole portfolio: to be explained is what the mix is, anything else is its risk. */
const ofTheWhole = 'portfolio_analysis';
/** All of a topic together have to be this likely. */
const likelyTopic = 0.3;
/** Of a question about an own account: from here on it is about what markets have done with it. */
const aboutPrices = 0.005;
/** And of a question about prices: from here on it is about the own shares. */
const aboutOwn = 0.02;

/** The topic of a question that its owner's holdings can answer; undefined where it tells figures or is another's. */
export function holdingsTopic(plan: Plan, { reading, picture }: Remembered): HoldingsTopic | undefined {
  if (picture.about !== undefined || reading.told.length > 0) return undefined;
  if (plan.kind === 'limit') return topicOfLimit(plan.limit.id, reading);
  const asksForHoldings = plan.kind === 'missing' && plan.planned.calculator.name === 'portfolio_analysis';
  if (plan.kind !== 'article' && !asksForHoldings) return undefined;
  const [best] = (Object.keys(asksOf) as (keyof typeof asksOf)[])
    .map((topic) => ({ topic, probability: likelihood(reading, asksFor(topic, reading)) }))
    .toSorted((one, other) => other.probability - one.probability);
  return best && best.probability >= likelyTopic ? best.topic : undefined;
}

function topicOfLimit(limit: string, reading: Reading): HoldingsTopic | undefined {
  if (limit !== 'own_accounts' && limit !== 'live_prices') return undefined;
  const { symbols, indexes, yields } = findMentioned(reading.text);
  if (symbols.length + indexes.length + yields.length > 0) return undefined;
  if (limit === 'live_prices')
    return likelihood(reading, ['limit:own_accounts']) >= aboutOwn ? 'today' : undefined;
  return likelihood(reading, ['limit:live_prices', 'limit:news']) >= aboutPrices ? 'today' : 'worth';
}

function asksFor(topic: keyof typeof asksOf, { want }: Reading): readonly string[] {
  const whole = want.id === 'explain' ? 'allocation' : 'risk';
  return topic === whole ? [...asksOf[topic], ofTheWhole] : asksOf[topic];
}

function likelihood({ asks }: Reading, ids: readonly string[]): number {
  return asks.filter(({ id }) => ids.includes(id)).reduce((sum, { probability }) => sum + probability, 0);
}
