import { rateShock } from '#advisor/calculators/investing/bonds/rate-shock.ts';
import { historyYears } from '#advisor/history/history-years.ts';
import { measuredOf, yearsOf, type Mix } from '#advisor/portfolio/analyze/mix.ts';
import type { Position } from '#advisor/portfolio/analyze/position.ts';
import { runWithReceipt, type RunReceipt } from '#advisor/portfolio/analyze/receipt.ts';

export interface StressTest {
  id: string;
  name: string;
  /** Of what has a record, in percent. */
  change: number;
  /** In dollars. */
  dollars: number;
  basis: string;
  receipt?: RunReceipt;
}

interface Episode {
  id: string;
  name: string;
  from: number;
  to: number;
  basis: string;
}

const episodes: readonly Episode[] = [
  {
    id: '1973',
    name: '1973–74: oil shock and inflation',
    from: 1973,
    to: 1974,
    basis: 'Both calendar years, rebalanced in between.',
  },
  {
    id: '2000',
    name: '2000–02: the end of the dot-com boom',
    from: 2000,
    to: 2002,
    basis: 'The three calendar years, rebalanced each January.',
  },
  {
    id: '2008',
    name: '2008: financial crisis',
    from: 2008,
    to: 2008,
    basis:
      'The calendar year. Ten-year Treasuries gained that year; bond funds with corporate bonds did worse.',
  },
  {
    id: '2022',
    name: '2022: inflation and rising rates',
    from: 2022,
    to: 2022,
    basis: 'The calendar year.',
  },
];

/** The S&P 500 closed at 3,386.15 on February 19, 2020 and at 2,237.40 on March 23 (S&P Dow Jones Indices). */
const crash2020 = 2237.4 / 3386.15 - 1;

/** Percentage points, all terms alike. */
const rateRise = 2;
/** Of bonds whose own is not known: about that of the broad US market. */
const usualDuration = 6;

/** The duration of all bonds together, each weighted with its dollars. */
function bondsOf(positions: readonly Position[]): {
  amount: number;
  duration: number;
  assumed: number;
} {
  let [amount, weighted, assumed] = [0, 0, 0];
  for (const { classes, holding, duration } of positions) {
    const dollars = holding.value * ((classes.us_bonds ?? 0) + (classes.other_bonds ?? 0));
    if (dollars <= 0) continue;
    amount += dollars;
    weighted += dollars * (duration ?? usualDuration);
    if (duration === null) assumed += dollars;
  }
  return { amount, duration: amount > 0 ? weighted / amount : 0, assumed };
}

function replayed(mix: Mix): StressTest[] {
  const returns = yearsOf(mix);
  return episodes.map(({ id, name, from, to, basis }) => {
    const years = returns.slice(from - historyYears.first, to - historyYears.first + 1);
    const change = years.reduce((growth, one) => growth * (1 + one), 1) - 1;
    return { id, name, change: change * 100, dollars: change * measuredOf(mix), basis };
  });
}

function ratesUp(positions: readonly Position[], mix: Mix, year: number): StressTest {
  const { amount, duration, assumed } = bondsOf(positions);
  const run = amount > 0 ? runWithReceipt(rateShock, { duration, change: rateRise, amount }, year) : null;
  const dollars = -(run?.find('dollars') ?? 0);
  return {
    id: 'rates',
    name: 'Interest rates up 2 percentage points',
    change: (dollars / measuredOf(mix)) * 100,
    dollars,
    basis:
      amount === 0
        ? 'You hold no bonds; stocks are taken as unchanged.'
        : `Your bonds’ duration of ${duration.toFixed(1)} years times 2 points${
            assumed > 0 ? ', 6 years where it isn’t known' : ''
          }; stocks and cash are taken as unchanged.`,
    ...(run ? { receipt: run.receipt } : {}),
  };
}

/** What bad times would do to this mix, in order of time. */
export function stressTests(positions: readonly Position[], mix: Mix, year: number): StressTest[] {
  const measured = measuredOf(mix);
  if (measured <= 0) return [];
  const years = replayed(mix);
  const dollars = mix.stocks.amount * crash2020;
  const crash: StressTest = {
    id: '2020',
    name: '2020: February 19 to March 23',
    change: (dollars / measured) * 100,
    dollars,
    basis:
      'The S&P 500 from peak to low, 33.9% by its closing levels; bonds and cash taken as unchanged. By calendar year 2020 was a gain.',
  };
  return [...years.slice(0, 3), crash, ...years.slice(3), ratesUp(positions, mix, year)];
}
