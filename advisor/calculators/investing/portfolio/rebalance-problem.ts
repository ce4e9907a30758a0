import {
  isByShare,
  moves,
  planOf,
  rounding,
  type Aim,
  type HoldingPlan,
} from '#advisor/calculators/investing/portfolio/rebalancing.ts';

interface RebalanceInput {
  holdings: HoldingPlan[];
  aim: Aim;
  riskFree: number;
  newMoney: number;
  withdrawn: number;
  total: number;
  correlation: number;
}

export const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** What is wrong with the input, in a sentence that says what to change. */
export function problemWithRebalance(input: RebalanceInput): string | null {
  const { aim, riskFree, newMoney, withdrawn, total } = input;
  const { holdings, amounts } = planOf(input);
  if (holdings.length < 2) return 'Give at least two holdings, or one with the value of the whole portfolio.';
  const byShare = input.holdings.filter(isByShare);
  if (sumOf(byShare.map(({ share }) => share)) > 100 + rounding)
    return 'The shares come to more than 100%: check them.';
  // Without the whole, dollars and percents have no common measure.
  if (byShare.length > 0 && total === 0 && input.holdings.some(({ amount }) => amount > 0))
    return 'Give amounts for all holdings, or shares for all of them.';
  const held = sumOf(amounts);
  if (total > 0 && held > total * 1.02)
    return 'The holdings come to more than the whole portfolio: check the amounts.';
  if (byShare.length > 0 && total === 0 && newMoney + withdrawn > 0)
    return 'Give the value of the whole portfolio.';
  if (withdrawn > held + newMoney) return 'You can’t take out more than there is.';
  if (aim === 'targets') {
    if (Math.abs(sumOf(holdings.map(({ target }) => target)) - 100) > 0.01)
      return 'Give target shares that add up to 100%, or choose another aim.';
    return held + newMoney + total === 0 ? 'Give what you hold now, or how much new money there is.' : null;
  }
  if (!holdings.every(moves)) return 'Give the volatility of every holding.';
  return aim === 'maximum_sharpe' && holdings.every(({ expectedReturn }) => expectedReturn <= riskFree)
    ? 'At least one holding must be expected to return more than the risk-free rate.'
    : null;
}
