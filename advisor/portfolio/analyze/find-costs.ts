import type { CashDrag } from '#advisor/portfolio/analyze/cash-drag.ts';
import type { Duplicate } from '#advisor/portfolio/analyze/duplicates.ts';
import { savedInTwentyYears, type Fees, type FundFee } from '#advisor/portfolio/analyze/fees.ts';
import { expenseText, money, percent, type Finding } from '#advisor/portfolio/analyze/finding.ts';

/**
 * The fund whose cheaper one would leave the most: of the same index, or an index fund of the same class. Not one whose
 * cheaper twin is held already, which the finding on duplicates says.
 */
export function findCheaperFund(
  { funds }: Fees,
  duplicates: readonly Duplicate[],
  year: number,
): Finding | null {
  const [fund] = funds
    .filter(({ label, cheaper }) => cheaper !== null && !isHeldCheaper(label, cheaper.expense, duplicates))
    .toSorted((a, b) => b.cheaper!.savedPerYear - a.cheaper!.savedPerYear);
  const run = fund && savedInTwentyYears(fund, year);
  if (!fund?.cheaper || fund.expense === null || !run) return null;
  const { symbol, holds, expense, savedPerYear, isSame } = fund.cheaper;
  const cost = run.find('cost') ?? 0;
  return {
    id: 'cheaper_fund',
    title: isSame ? `${fund.label} has a cheaper twin` : `${fund.label} costs more than an index fund`,
    sentence: `${fund.label} takes ${expenseText(fund.expense)} a year; ${symbol} ${
      isSame ? `holds ${holds} too, for` : `is an index fund of ${holds} and takes`
    } ${expenseText(expense)}. On your ${money(fund.value)} that’s ${money(savedPerYear)} a year, and about ${money(cost)} over twenty years.${
      isSame ? '' : ' They don’t hold the same things, so their returns will differ.'
    }`,
    figure: `${money(savedPerYear)} a year`,
    why: `${money(fund.value)} × (${expenseText(fund.expense)} − ${expenseText(expense)}). The twenty years are at a 6% return before fees. Expense ratios as the issuers published them in ${fund.asOf.slice(0, 4)}.`,
    action: actionFor(fund),
    ask: `How much does a ${expenseText(fund.expense)} fee cost on ${money(fund.value)} over 20 years compared with ${expenseText(expense)}?`,
    receipt: run.receipt,
    stake: cost,
  };
}

function isHeldCheaper(label: string, expense: number, duplicates: readonly Duplicate[]): boolean {
  return duplicates.some(
    ({ kind, funds }) =>
      kind === 'same' &&
      funds.some((fund) => fund.label === label) &&
      funds.some((fund) => fund.expense !== null && fund.expense <= expense),
  );
}

/** By where the fund is held, and whether a sale would be taxed. */
function actionFor({ label, taxable, gain }: FundFee): string {
  if (taxable <= 0) return 'Switch: in an IRA or 401(k) a sale isn’t taxed.';
  if (gain !== null && gain < 0)
    return `Switch: in your taxable account ${label} is worth ${money(-gain)} less than you paid, so a sale costs no tax and leaves a loss to use.`;
  return `In an IRA or 401(k), switch. In a taxable account, stop buying ${label} and look at the gain before you sell.`;
}

/** Saved a year from which it is worth a change, in percent of the money in funds. */
const highExtra = 0.05;

/** What all funds take together, held against the cheapest index funds of the same classes. */
export function findFees(fees: Fees): Finding | null {
  const { perYear, percent: share, fundsValue, overTwentyYears, receipt, cheapest, funds } = fees;
  if (overTwentyYears === null || !receipt || perYear < 1) return null;
  const isHigh = cheapest !== null && share - cheapest.percent >= highExtra;
  const isPartial = fees.unknownValue > 0;
  // Where one fund is all there is to save, it has a card of its own.
  const isOfOne = funds.filter(({ cheaper }) => cheaper).length === 1;
  return {
    id: 'fees',
    title: isHigh
      ? isOfOne
        ? 'Most of your fees go to one fund'
        : 'Your funds take more than they need to'
      : isPartial
        ? 'The fees we know are low; some are unknown'
        : 'Your funds are cheap',
    sentence: `${sayFeesOf(fees)} ${sayCheapest(fees, { isHigh, isOfOne })}${sayWithoutFee(fees)}`,
    figure: `${money(perYear)} a year`,
    why: `Each fund’s value × its expense ratio, ${money(fundsValue)} in all. A cheaper fund counts from 0.05 points and $20 a year. The twenty years are at a 6% return before fees.`,
    action: isHigh
      ? `Start with ${topSaving(funds)}: that’s where most of the difference is.`
      : isPartial
        ? `Look up the expense ratio of the funds we don’t know: at 0.5% they’d take ${money(fees.unknownValue * 0.005)} a year.`
        : 'Nothing to do here.',
    ask: `What does a ${percent(share, 3)} fee cost me on ${money(fundsValue)} over 20 years?`,
    receipt: cheapest?.receipt ?? receipt,
    stake: isHigh && !isOfOne ? cheapest.savedOverTwentyYears : 0,
  };
}

function sayCheapest(
  { cheapest, funds }: Fees,
  { isHigh, isOfOne }: { isHigh: boolean; isOfOne: boolean },
): string {
  if (!cheapest) return 'We know no fund of the same class that would cost clearly less.';
  if (!isHigh)
    return `The cheapest index funds of the same classes would save only ${money(cheapest.savedPerYear)} a year.`;
  if (isOfOne) {
    const one = funds.find(({ cheaper }) => cheaper !== null)!;
    return `${money(one.perYear)} of that is ${one.label} alone, and none of the others has a clearly cheaper alternative.`;
  }
  return `The cheapest index funds of the same classes would take ${money(cheapest.perYear)}: ${money(cheapest.savedPerYear)} less a year, and about ${money(cheapest.savedOverTwentyYears)} over twenty years.`;
}

/** "Your funds take $75.15 a year, 0.075% of the $100,000 in them." */
export const sayFeesOf = ({ perYear, percent: share, fundsValue }: Fees): string =>
  `Your funds take ${money(perYear)} a year, ${percent(share, 3)} of the ${money(fundsValue)} in them.`;

/** What is left out of the comparison, and why. */
export function sayWithoutFee({ sharesValue, unknownValue }: Fees): string {
  return `${sharesValue > 0 ? ` The ${money(sharesValue)} in single shares has no such fee.` : ''}${
    unknownValue > 0
      ? ` What the funds with your other ${money(unknownValue)} take is not known here and not counted.`
      : ''
  }`;
}

const topSaving = (funds: readonly Fees['funds'][number][]): string =>
  funds.toSorted((a, b) => (b.cheaper?.savedPerYear ?? 0) - (a.cheaper?.savedPerYear ?? 0))[0]!.label;

/** Cash seldom waits longer than this. */
const yearsOfWaiting = 5;

export function findCashDrag(drag: CashDrag | null): Finding | null {
  if (!drag || drag.perYear <= 0) return null;
  return {
    id: 'cash_drag',
    title: 'Idle cash costs you money',
    sentence: `${money(drag.amount)}, ${percent(drag.share)} of your stocks, bonds and cash, is in cash. After fees, your cash would have grown ${percent(drag.cashGrowth)} a year since 1928 and the rest of your mix ${percent(drag.restGrowth)}: about ${money(drag.perYear, 0)} a year on this amount, before taxes.`,
    figure: `${money(drag.perYear, 0)} a year`,
    why: `${money(drag.amount)} × (${percent(drag.restGrowth, 2)} − ${percent(drag.cashGrowth, 2)}), compounded yearly returns from 1928 on after fees. Single years went the other way.`,
    action:
      'Keep what you need within a few years and your emergency fund; invest the rest by your target mix.',
    ask: `Should I invest ${money(drag.amount)} of cash all at once or over time?`,
    stake: drag.perYear * yearsOfWaiting,
  };
}
