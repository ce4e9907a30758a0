import type { Remembered } from '#advisor/dialogue/remember.ts';
import { findMentioned } from '#advisor/market/known-symbols.ts';
import type { Plan } from '#advisor/plan/plan.ts';
import { namedSecurities } from '#advisor/portfolio/answer/named-securities.ts';
import type { ReadQuantity, Reading } from '#advisor/reader/reading.ts';
import type { RoleId } from '#advisor/reader/roles.ts';

/** How much of a position a sale is about. */
export type SoldPart = { share: number } | { shares: number } | { dollars: number };

/**
 * What of somebody's own holdings a question is about. `worth`: it may be about them, or about any other account. Of what
 * it names, only loading them tells whether it is held.
 */
export type HoldingsTopic =
  | { id: 'allocation' | 'fees' | 'risk' | 'today' | 'worth' }
  | { id: 'position'; named: readonly string[] }
  | { id: 'sale'; named: string; part: SoldPart }
  | { id: 'rebalance'; stocks: number }
  | { id: 'stress'; test: string };

/** The asks that stand for each: the reading does not tell "what is my mix" from "what is a mix". */
const asksOf: Readonly<Record<'allocation' | 'fees' | 'risk', readonly string[]>> = {
  allocation: ['article:asset-allocation', 'article:diversification'],
  fees: ['article:expense-ratios', 'fee_drag'],
  risk: ['article:risk-tolerance-and-capacity'],
};
/** Of the whole portfolio: to be explained, or how much of each, is what the mix is; anything else is its risk. */
const ofTheWhole = 'portfolio_analysis';
/** Calculators whose inputs the holdings have, where a question tells none. */
const answeredByHoldings = [ofTheWhole, 'fee_drag'];
/** All of a topic together have to be this likely. */
const likelyTopic = 0.3;
/** A part that is this likely by its own asks is meant, however likely the whole is. */
const likelyPart = 0.05;
/** Of a question that names a bad year: from here on it is about what that would do to the own portfolio. */
const aboutOwnMix = 0.05;
/** Of such a question: the own portfolio and the falls of the past together. */
const likelyStress = 0.25;
/** Of a question about an own account, this likely is enough. */
const ofOwnAccounts = 0.03;
/** Of a question about an own account: from here on it is about what markets have done with it. */
const aboutPrices = 0.1;
/** And of a question about prices: from here on it is about the own shares. */
const aboutOwn = 0.02;
/** Of a question that is not sure to be about prices or an own account: both together. */
const eitherOfBoth = 0.5;

/** Of a question about one large position: from here on it may be about the whole mix. */
const likelySpread = 0.1;

const ofOneStock = ['guide:one_stock', 'article:concentration-and-employer-stock'];
const ofSales = ['capital_gains_tax', 'article:long-term-capital-gains', 'article:cost-basis', ...ofOneStock];
const ofTargets = [
  'optimize_rebalance',
  'article:rebalancing',
  'article:asset-allocation',
  'guide:choose_funds',
];
const ofPrices = ['limit:live_prices', 'limit:companies'];

/** The topic of a question that its owner's holdings can answer; undefined where it tells figures or is another's. */
export function holdingsTopic(
  plan: Plan,
  { reading, picture, answered }: Remembered,
): HoldingsTopic | undefined {
  if (picture.about !== undefined) return undefined;
  if (reading.told.length > 0) {
    return saleOf(reading) ?? targetOf(reading, picture.facts) ?? stressOf(reading, answered);
  }
  const named = namedSecurities(reading.text);
  if (named.length > 0 && likelihood(reading, [...ofPrices, ...ofOneStock]) >= likelyTopic)
    return { id: 'position', named };
  if (plan.kind === 'limit') return topicOfLimit(plan.limit.id, reading);
  if (plan.kind === 'clarify') return topicOfEither(reading);
  // "Am I too concentrated?" is answered by the holdings themselves, where nothing else is told.
  if (plan.kind === 'guide' && ofOneStock.includes(`guide:${plan.guide.id}`))
    return topicOfAnalysis(reading, likelySpread);
  const isMissing = plan.kind === 'missing' && answeredByHoldings.includes(plan.planned.calculator.name);
  return plan.kind === 'article' || isMissing ? topicOfAnalysis(reading) : undefined;
}

/** The likeliest part of the analysis. */
function topicOfAnalysis(reading: Reading, least = likelyTopic): HoldingsTopic | undefined {
  const topics = Object.keys(asksOf) as (keyof typeof asksOf)[];
  const likeliest = (asksFor: (topic: keyof typeof asksOf) => readonly string[]) =>
    topics
      .map((topic) => ({ id: topic, probability: likelihood(reading, asksFor(topic)) }))
      .toSorted((one, other) => other.probability - one.probability)[0]!;
  const part = likeliest((topic) => asksOf[topic]);
  const best =
    part.probability >= likelyPart
      ? { id: part.id, probability: likelihood(reading, [...asksOf[part.id], ofTheWhole]) }
      : likeliest((topic) => asksWithWhole(topic, reading));
  return best.probability >= least ? { id: best.id } : undefined;
}

/** The test that a year belongs to. */
const testOf: Readonly<Record<number, string>> = {
  1973: '1973',
  1974: '1973',
  2000: '2000',
  2001: '2000',
  2002: '2000',
  2007: '2008',
  2008: '2008',
  2009: '2008',
  2020: '2020',
  2022: '2022',
};

/** What an answer about a bad time is on record as, so that "and 2022?" goes on from it. */
export const stressTopic = 'article:drawdowns-in-history';
const yearRoles: readonly RoleId[] = ['year_past', 'year', 'year_future'];

/** "What if stocks fall like 2008?", "and 2022?": a bad time by its year, and nothing else that was told. */
function stressOf(reading: Reading, answered: string | undefined): HoldingsTopic | undefined {
  const [year, ...others] = reading.told;
  if (!year || others.length > 0 || !yearRoles.includes(year.role)) return undefined;
  const test = testOf[year.value];
  const goesOn = answered === stressTopic && reading.act.id !== 'new';
  const isLikely = likelihood(reading, [ofTheWhole, stressTopic]) >= likelyStress;
  return test && (goesOn || (isLikely && likelihood(reading, [ofTheWhole]) >= aboutOwnMix))
    ? { id: 'stress', test }
    : undefined;
}

/** A part of one position, as a share of it, in shares or in dollars, and nothing else that was told. */
function saleOf(reading: Reading): HoldingsTopic | undefined {
  const [named, ...others] = namedSecurities(reading.text);
  const [told, ...more] = reading.told;
  if (!named || !told || others.length + more.length > 0) return undefined;
  if (likelihood(reading, ofSales) < likelyTopic) return undefined;
  const part = partOf(told);
  return part && { id: 'sale', named, part };
}

const dollarRoles: readonly RoleId[] = ['price_now', 'hold_amount', 'lump_sum'];

function partOf({ role, value, unit }: ReadQuantity): SoldPart | undefined {
  // "Half of my NVDA" is read as no amount of anything.
  if (role === 'hold_share' || role === 'target_share' || (role === 'other' && unit === 'percent'))
    return value > 0 && value <= 100 ? { share: value / 100 } : undefined;
  if (role === 'n_shares') return { shares: value };
  return dollarRoles.includes(role) ? { dollars: value } : undefined;
}

/** A target for stocks alone: what is held now was not told, in this question or before. */
function targetOf(reading: Reading, known: Remembered['picture']['facts']): HoldingsTopic | undefined {
  const stocks = reading.told.find(({ role, kind }) => role === 'target_share' && kind === 'stocks')?.value;
  if (stocks === undefined || stocks > 100 || likelihood(reading, ofTargets) < likelyTopic) return undefined;
  const isRest = ({ role, kind, value }: ReadQuantity) =>
    role === 'target_share' || (role === 'hold_share' && kind === 'bonds' && value + stocks === 100);
  const isHeldTold = known.some(({ role }) => role === 'hold_amount');
  return reading.told.every(isRest) && !isHeldTold ? { id: 'rebalance', stocks } : undefined;
}

function topicOfLimit(limit: string, reading: Reading): HoldingsTopic | undefined {
  if (limit !== 'own_accounts' && limit !== 'live_prices') return undefined;
  const { indexes, yields } = findMentioned(reading.text);
  if (indexes.length + yields.length > 0) return undefined;
  if (limit === 'live_prices')
    return likelihood(reading, ['limit:own_accounts']) >= aboutOwn ? { id: 'today' } : undefined;
  const analysis = topicOfAnalysis(reading, ofOwnAccounts);
  if (analysis) return analysis;
  return likelihood(reading, ['limit:live_prices', 'limit:news']) >= aboutPrices
    ? { id: 'today' }
    : { id: 'worth' };
}

function topicOfEither(reading: Reading): HoldingsTopic | undefined {
  const own = likelihood(reading, ['limit:own_accounts']);
  const isEither = own + likelihood(reading, ['limit:live_prices']) >= eitherOfBoth;
  return isEither && own >= aboutOwn ? { id: 'worth' } : undefined;
}

function asksWithWhole(topic: keyof typeof asksOf, { want }: Reading): readonly string[] {
  const whole = want.id === 'explain' || want.id === 'amount' ? 'allocation' : 'risk';
  return topic === whole ? [...asksOf[topic], ofTheWhole] : asksOf[topic];
}

function likelihood({ asks }: Reading, ids: readonly string[]): number {
  return asks.filter(({ id }) => ids.includes(id)).reduce((sum, { probability }) => sum + probability, 0);
}
