import type { Remembered } from '#advisor/dialogue/remember.ts';
import { findMentioned } from '#advisor/market/known-symbols.ts';
import type { Plan } from '#advisor/plan/plan.ts';
import { namedSecurities } from '#advisor/portfolio/answer/named-securities.ts';
import type { ReadQuantity, Reading } from '#advisor/reader/reading.ts';
import type { RoleId } from '#advisor/reader/roles.ts';

/** How much of a position a sale is about. */
export type SoldPart = { share: number } | { shares: number } | { dollars: number };

/**
 * What part of the user's own holdings a question is about. `worth`: it may be about them, or about another account.
 * Whether a named security is held is known only after the holdings are loaded.
 */
export type HoldingsTopic =
  | { id: 'allocation' | 'fees' | 'risk' | 'today' | 'worth' }
  | { id: 'position'; named: readonly string[] }
  | { id: 'sale'; named: string; part: SoldPart }
  | { id: 'rebalance'; stocks: number }
  | { id: 'stress'; test: string };

/** The asks of each topic. The reader does not tell "what is my mix" from "what is a mix". */
const asksOf: Readonly<Record<'allocation' | 'fees' | 'risk', readonly string[]>> = {
  allocation: ['article:asset-allocation', 'article:diversification'],
  fees: ['article:expense-ratios', 'fee_drag'],
  risk: ['article:risk-tolerance-and-capacity'],
};
/** The ask about the whole portfolio: a question for an explanation or an amount is about the mix, any other about risk. */
const ofTheWhole = 'portfolio_analysis';
/** Calculators that can take their inputs from the holdings when a question gives none. */
const answeredByHoldings = [ofTheWhole, 'fee_drag'];
/** The minimum probability of a topic, summed over its asks. */
const likelyTopic = 0.3;
/** The minimum probability of one part by its own asks, whatever the probability of the whole portfolio is. */
const likelyPart = 0.05;
/** For a question that names a bad year: the minimum probability that it is about the user's own portfolio. */
const aboutOwnMix = 0.003;
/** For such a question: the minimum probability of the own portfolio and past market falls together. */
const likelyStress = 0.25;
/** The minimum probability of a topic for a question about an account of the user. */
const ofOwnAccounts = 0.03;
/** For a question about an account of the user: the minimum probability that it is about prices. */
const aboutPrices = 0.1;
/** For a question about prices: the minimum probability that it is about the user's own shares. */
const aboutOwn = 0.02;
/** For an unclear question: the minimum probability of prices and own accounts together. */
const eitherOfBoth = 0.5;

/** For a question about one large position: the minimum probability that it is about the whole mix. */
const likelySpread = 0.05;

const ofOneStock = ['guide:one_stock', 'article:concentration-and-employer-stock'];
const ofSales = ['capital_gains_tax', 'article:long-term-capital-gains', 'article:cost-basis', ...ofOneStock];
const ofTargets = [
  'optimize_rebalance',
  'article:rebalancing',
  'article:asset-allocation',
  'guide:choose_funds',
];
const ofPrices = ['limit:live_prices', 'limit:companies'];

/** The topic of a question that the user's holdings can answer; undefined if it gives its own figures or is about another person. */
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

/** The topic that an answer about a bad year records, so that "and 2022?" can continue from it. */
export const stressTopic = 'article:drawdowns-in-history';
/** The reader finds no role for the year of "a crash like 2008". */
const yearRoles: readonly RoleId[] = ['year_past', 'year', 'year_future', 'other'];

/** "What if stocks fall like 2008?", "and 2022?": the message gives the year of a bad time and no other number. */
function stressOf(reading: Reading, answered: string | undefined): HoldingsTopic | undefined {
  const [year, ...others] = reading.told;
  if (!year || year.unit === 'money' || others.length > 0 || !yearRoles.includes(year.role)) return undefined;
  const test = testOf[year.value];
  const goesOn = answered === stressTopic && reading.act.id !== 'new';
  const isLikely = likelihood(reading, [ofTheWhole, stressTopic]) >= likelyStress;
  return test && (goesOn || (isLikely && likelihood(reading, [ofTheWhole]) >= aboutOwnMix))
    ? { id: 'stress', test }
    : undefined;
}

/** A part of one position, as a percentage, in shares or in dollars; the message gives no other number. */
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
  // The reader finds no role for the number of "half of my NVDA".
  if (role === 'hold_share' || role === 'target_share' || (role === 'other' && unit === 'percent'))
    return value > 0 && value <= 100 ? { share: value / 100 } : undefined;
  if (role === 'n_shares') return { shares: value };
  return dollarRoles.includes(role) ? { dollars: value } : undefined;
}

/** A target for stocks alone, if the conversation has not told what is held now. */
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
  // The reader takes "my portfolio fees" for what only an account tells.
  if (/\b(?:fees|expense ratios?)\b/i.test(reading.text)) return { id: 'fees' };
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
