import { figure, given, type Figure } from '#advisor/calculators/define/result.ts';
import { loanPayment } from '#advisor/numerics/annuity.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
const exact = { decimals: 2 };

/** The same amount every year until the account is empty. */
export function levelWithdrawals(portfolio: number, growth: number, years: number) {
  const drawn = loanPayment(portfolio, growth / 100, years);
  const yearly = figure('level', 'Same amount every year until it’s empty', drawn, 'usd_per_year', exact);
  const early = figure(
    'level_early',
    'Same, taken at the start of each year',
    drawn / (1 + growth / 100),
    'usd_per_year',
    exact,
  );
  const monthly = figure('level_month', 'A twelfth of it', drawn / monthsPerYear, 'usd_per_month', exact);
  const total = figure('level_total', 'Taken out in all', drawn * years, 'usd', exact);
  const earned = figure('level_earned', 'Growth in that total', drawn * years - portfolio, 'usd', {
    ...exact,
    labelBelowZero: 'Loss in that total',
  });
  const figures: Figure[] = [yearly, early, monthly, total, earned];
  return { figures, yearly, early, monthly, total };
}

type LevelWithdrawals = ReturnType<typeof levelWithdrawals>;

/** Even withdrawals in words. */
export function explainLevel(
  { yearly, early, monthly, total }: LevelWithdrawals,
  { last, growth }: { last: number; growth: number },
) {
  const time = given('last', last, 'years');
  return {
    conclusion: text`Take out ${yearly}, at the end of each year, and it’s empty after ${time}.`,
    openings: {
      payment: text`It pays ${yearly} for ${time}, about ${monthly}, and is empty then.`,
    },
    reasons: [
      text`At ${given('growth', growth, 'percent')} a year you’d get ${total} in all. Taken at the start of each year, it’s ${early}.`,
    ],
    next: [
      text`Work out the amount again every year from what’s left: returns won’t be even.`,
      text`From a traditional IRA or 401(k) each withdrawal is income, so even amounts keep you out of a higher bracket.`,
    ],
  };
}
