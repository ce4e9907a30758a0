import type { Chart } from '#advisor/calculators/define/result.ts';

const monthsPerYear = 12;
/** So long is the picture where the money does not run out. */
const openYears = 40;

interface Drawdown {
  balance: number;
  /** A month, at its end. */
  withdrawal: number;
  /** The return of a month. */
  monthly: number;
  /** The raise of the withdrawal, once a year. */
  raise: number;
  /** In months, with the part of one; null where it never runs out. */
  lasts: number | null;
}

/** What is left of savings by the year while money is taken out of them. */
export function drawdownChart({ balance, withdrawal, monthly, raise, lasts }: Drawdown): Chart {
  const last = lasts === null ? openYears : Math.ceil(lasts / monthsPerYear - 1e-9);
  const points: [number, number][] = [[0, balance]];
  let left = balance;
  for (let year = 0; year < last; year += 1) {
    const taken = withdrawal * (1 + raise) ** year;
    for (let month = 0; month < monthsPerYear; month += 1) left = Math.max(0, left * (1 + monthly) - taken);
    points.push([year + 1, left]);
  }
  return {
    kind: 'area',
    title: 'What is left over time',
    about: last,
    x: { label: 'Year', unit: 'years' },
    y: { label: 'Left', unit: 'usd' },
    series: [{ name: 'Savings left', points }],
  };
}
