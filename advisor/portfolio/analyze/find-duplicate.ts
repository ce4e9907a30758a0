import { capitalize } from '#advisor/compose/markdown.ts';
import type { Duplicate } from '#advisor/portfolio/analyze/duplicates.ts';
import { expenseText, listed, money, type Finding } from '#advisor/portfolio/analyze/finding.ts';

/** As far as fees are looked ahead everywhere here. */
const yearsOfFees = 20;

/** The same thing twice. */
export function findDuplicate(duplicates: readonly Duplicate[]): Finding | null {
  const one = duplicates[0];
  if (!one) return null;
  const labels = one.funds.map(({ label }) => label);
  const value = one.funds.reduce((sum, fund) => sum + fund.value, 0);
  const known = one.funds.filter((fund) => fund.expense !== null);
  const cheapest = known.toSorted((a, b) => a.expense! - b.expense!)[0];
  const isTaxable = one.funds.some((fund) => fund.isTaxable);
  const same = one.kind === 'same';
  return {
    id: 'duplicates',
    title: same
      ? `${capitalize(numberWord(labels.length))} funds, one market`
      : 'One fund is inside the other',
    sentence: same
      ? `${listed(labels)} ${labels.length === 2 ? 'both' : 'all'} hold ${one.holds}, so they rise and fall together: ${money(value)} that looks spread out and isn’t.${sayFeesOf(one)}`
      : `${labels[0]} holds ${one.holds}, and nearly everything in ${labels[1]} is part of that: holding both, ${money(value)}, adds little variety.`,
    figure: money(value),
    why: 'The value of these funds together, by the market that each follows, and their expense ratios as the issuers published them.',
    action: `${
      same && cheapest
        ? `Keep ${cheapest.label}, the cheapest at ${expenseText(cheapest.expense!)}, for new money.`
        : `One of the two is enough for new money.`
    }${isTaxable ? ' In a taxable account there’s no need to sell and pay tax for that.' : ''} If you sell one at a loss, buying another may count as a wash sale.`,
    ask: `Should I keep both ${listed(labels.slice(0, 2))}?`,
    stake: one.extraPerYear * yearsOfFees,
  };
}

/** What the same thing costs in each of them. */
function sayFeesOf({ funds, extraPerYear }: Duplicate): string {
  const known = funds
    .flatMap(({ label, expense }) => (expense === null ? [] : [{ label, expense }]))
    .toSorted((a, b) => b.expense - a.expense);
  const [dearest, cheapest] = [known[0], known.at(-1)];
  if (!dearest || !cheapest || known.length < 2) return '';
  if (dearest.expense === cheapest.expense)
    return known.length === funds.length
      ? ` ${funds.length === 2 ? 'Both' : 'All'} take ${expenseText(cheapest.expense)}.`
      : '';
  const fees = known.map(
    ({ label, expense }, at) => `${label}${at === 0 ? ' takes' : ''} ${expenseText(expense)}`,
  );
  return ` Their fees differ: ${listed(fees)}. All of it in ${cheapest.label} would cost ${money(extraPerYear)} less a year.`;
}

const numberWord = (count: number): string =>
  ['no', 'one', 'two', 'three', 'four', 'five'][count] ?? String(count);
