import type { Holding } from '#contract/holdings.ts';
import type { PortfolioAnalysis } from '#advisor/portfolio/analyze/analyze-portfolio.ts';
import {
  findBadYear,
  findConcentration,
  findTolerance,
  findWorst,
} from '#advisor/portfolio/analyze/find-risks.ts';
import {
  findCheaperFund,
  findFees,
  sayFeesOf,
  sayWithoutFee,
} from '#advisor/portfolio/analyze/find-costs.ts';
import { dayOf, expenseText, listed, money, percent } from '#advisor/portfolio/analyze/finding.ts';
import { sumOf } from '#advisor/portfolio/analyze/position.ts';
import type { RunReceipt } from '#advisor/portfolio/analyze/receipt.ts';
import { netCostOf } from '#advisor/portfolio/net-cost.ts';

/** What of the own holdings is said. */
export interface Said {
  opening: string;
  because: string[];
  next: string[];
  warnings?: string[];
  receipt?: RunReceipt | null;
}

const count = (value: number, noun: string) => `${value} ${noun}${value === 1 ? '' : 's'}`;

/** "12 positions in 3 accounts worth $182,400, as of November 12, 2026" */
export function sayHeld({ total, positions, accounts, asOf: { from, to } }: PortfolioAnalysis): string {
  const when = from === to ? `as of ${dayOf(to)}` : `with prices from ${dayOf(from)} to ${dayOf(to)}`;
  return `${count(positions, 'position')} in ${count(accounts, 'account')} worth ${money(total)}, ${when}. All of it is on the [Portfolio page](/portfolio).`;
}

const mostLargest = 3;

/** "Your largest positions: VTI (60%), BND (36%) and XYZZX (4%)." */
export function sayLargest(holdings: readonly Holding[], { total }: PortfolioAnalysis): string {
  const sums = new Map<string, number>();
  for (const { symbol, name, value } of holdings)
    sums.set(symbol ?? name, (sums.get(symbol ?? name) ?? 0) + value);
  const largest = [...sums]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, mostLargest)
    .map(([label, value]) => `${label} (${money(value)}, ${percent((value / total) * 100)})`);
  return `Your largest positions: ${listed(largest)}.`;
}

/** "What you’ve added is worth $70,000, $10,000 more than you paid." */
export function sayWorth(holdings: readonly Holding[], { total }: PortfolioAnalysis): string {
  const worth = `What you’ve added is worth ${money(total)}`;
  const known = holdings.flatMap((holding) => {
    const cost = netCostOf(holding);
    return cost === null ? [] : [{ value: holding.value, cost }];
  });
  if (known.length === 0) return `${worth}.`;
  const value = sumOf(known.map((one) => one.value));
  const gain = value - sumOf(known.map(({ cost }) => cost));
  const more = `${money(Math.abs(gain))} ${gain < 0 ? 'less' : 'more'} than you paid.`;
  return known.length === holdings.length
    ? `${worth}, ${more}`
    : `${worth}. On the ${money(value)} whose cost is known, that is ${more}`;
}

/** Below this share a class is not worth a place in a sentence. */
const leastShare = 0.5;

export function sayAllocation({ allocation, unknown, concentration, total }: PortfolioAnalysis): Said {
  const shares = allocation.classes
    .filter(({ share }) => share >= leastShare)
    .toSorted((one, other) => other.share - one.share);
  const company = findConcentration(concentration, total);
  const open = unknown.filter(({ isOption }) => !isOption);
  return {
    opening: `You hold ${listed(shares.map(({ name, share }) => `${percent(share)} ${inSentence(name)}`))}.`,
    because: [
      'That looks through your funds to what they hold.',
      ...(open.length > 0
        ? [
            `I don’t know what is in ${listed(open.slice(0, 3).map(({ label }) => label))}, so that counts as unknown.`,
          ]
        : []),
      ...(company ? [company.sentence] : []),
    ],
    next: company ? [company.action] : [],
  };
}

/** Whether it is spread out or rides on one company: that first, then the mix. */
export function saySpread(analysis: PortfolioAnalysis): Said {
  const { opening: mix, because, next } = sayAllocation(analysis);
  const { companies, concentrated } = analysis.concentration;
  const [top] = companies;
  if (!top) return { opening: mix, because, next };
  const opening =
    concentrated.length > 0
      ? `A lot rides on ${top.name}: ${money(top.value)}, ${percent(top.share)} of everything.`
      : `No single company weighs much: the most is ${top.name} with ${percent(top.share)} of everything.`;
  return { opening, because: [mix, ...because], next };
}

/** "US stocks" stays as it is; "Cash" is no name. */
const inSentence = (name: string) =>
  /^\p{Lu}\p{Ll}/u.test(name) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;

export function sayFees({ fees, duplicates }: PortfolioAnalysis, year: number): Said {
  const { cheapest, overTwentyYears, unknownValue, receipt } = fees;
  const found = findFees(fees);
  const cheaper = findCheaperFund(fees, duplicates, year);
  if (found && overTwentyYears !== null)
    return {
      opening: sayFeesOf(fees),
      because: [
        ...sayDearest(fees),
        cheapest
          ? `The cheapest index funds of the same classes would take ${money(cheapest.perYear)}: ${money(cheapest.savedPerYear)} less a year, and about ${money(cheapest.savedOverTwentyYears)} over twenty years at a 6% return.`
          : `Over twenty years at a 6% return that adds up to about ${money(overTwentyYears)}.`,
        ...(sayWithoutFee(fees) === '' ? [] : [sayWithoutFee(fees).trim()]),
        ...(cheaper ? [cheaper.sentence] : []),
      ],
      next: [cheaper?.action ?? found.action],
      receipt: cheapest?.receipt ?? receipt,
    };
  return {
    opening:
      unknownValue > 0
        ? `I don’t know what your funds take: the expense ratios of ${money(unknownValue)} in funds are not known here.`
        : 'None of your holdings is a fund that takes a fee each year.',
    because: [],
    next: unknownValue > 0 ? ['Look up the expense ratio on the page of each fund.'] : [],
  };
}

/** Which of several funds takes the most, by its ratio and in dollars. */
function sayDearest({ funds }: PortfolioAnalysis['fees']): string[] {
  const known = funds.flatMap((fund) => (fund.expense === null ? [] : [{ ...fund, expense: fund.expense }]));
  const [costliest] = known.toSorted((one, other) => other.expense - one.expense);
  const [most] = known.toSorted((one, other) => other.perYear - one.perYear);
  if (!costliest || !most || known.length < 2) return [];
  const first = `The most expensive is ${costliest.label}: ${expenseText(costliest.expense)}, ${money(costliest.perYear)} a year.`;
  return costliest.label === most.label
    ? [first]
    : [first, `In dollars ${most.label} takes the most: ${money(most.perYear)} a year.`];
}

export function sayRisk(
  { risk, concentration, total }: PortfolioAnalysis,
  stated: number | undefined,
): Said | undefined {
  if (!risk) return undefined;
  const gap = findTolerance(risk, stated);
  const worst = findWorst(risk);
  const year = findBadYear(risk);
  const company = findConcentration(concentration, total);
  const stocks = percent(risk.stockShare, 0);
  const opening =
    stated === undefined
      ? `That depends on what you can sit through: you hold ${stocks} in stocks.`
      : gap === null
        ? `No, it fits what you said: ${stocks} in stocks, and you said ${percent(stated, 0)}.`
        : risk.stockShare > stated
          ? `Yes, by what you said: you hold ${stocks} in stocks, and you said ${percent(stated, 0)}.`
          : `No, you hold less in stocks than you said: ${stocks}, and you said ${percent(stated, 0)}.`;
  return {
    opening,
    because: [year, worst, company].flatMap((one) => (one ? [one.sentence] : [])),
    next: [
      stated === undefined
        ? 'Answer the risk questions under [My numbers](/numbers), and I’ll hold your mix against that.'
        : (company?.action ?? gap?.action ?? 'Keep the mix, and rebalance once a year.'),
    ],
    receipt: risk.receipt,
  };
}
