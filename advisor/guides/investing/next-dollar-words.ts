import { debtPayoff } from '#advisor/calculators/borrowing/debts/debt-payoff.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { emergencyFund } from '#advisor/calculators/saving/goals/emergency-fund.ts';
import { compoundGrowth } from '#advisor/calculators/saving/growth/compound-growth.ts';
import { employerMatchEsppRsu } from '#advisor/calculators/tax/stock-pay/employer-match-espp-rsu.ts';
import type { GuideContext } from '#advisor/guides/define/define-guide.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { costlyRate, cushionMonths } from '#advisor/guides/investing/footing-fields.ts';
import { isCostly, owedDebts, theDebts, type ToldDebts } from '#advisor/guides/investing/owed-debts.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

interface Saver {
  amount?: number | undefined;
  cash?: number | undefined;
  spending?: number | undefined;
  pay?: number | undefined;
  household?: number | undefined;
  match_limit?: number | undefined;
  match_rate?: number | undefined;
}

export const spare = (amount: number | undefined) =>
  amount === undefined ? text`your spare money` : text`your ${given('amount', amount, 'usd_per_month')}`;

/** Where only pay is told, essentials are taken for half of it. */
const essentialShare = 0.5;
const monthsPerYear = 12;
/** Three months of essentials, as far as pay tells. */
export const cushionOfPay = (pay: number) => (pay * essentialShare * cushionMonths) / monthsPerYear;

/** From here on a loan is worth extra payments once cash and the match are in order. */
const worthPrepaying = 6;

/** The loan that stays, in the words that were told. */
export function cheapLoan(loan: number | undefined, rate: number | undefined) {
  if (rate === undefined) return [];
  const debt =
    loan === undefined
      ? text`The debt at ${given('rate', rate, 'percent')}`
      : text`The ${given('loan', loan, 'usd')} you owe at ${given('rate', rate, 'percent')}`;
  return rate < worthPrepaying
    ? [text`${debt} is cheap enough to keep paying as agreed.`]
    : [text`${debt} comes after that: extra payments on it are about as good as investing.`];
}

/** What is owed on cards and other costly loans, in words. */
export function costlyDebt(told: ToldDebts) {
  const costly = owedDebts(told).filter(isCostly);
  if (told.debts && costly.length > 0) return theDebts(costly);
  return told.card ? text`the ${given('card', told.card, 'usd')} on the card` : text`the costly debt`;
}

/** When the spare money has paid it off. */
export function goneIn(amount: number | undefined, told: ToldDebts, { run }: GuideContext) {
  const known = told.debts
    ? owedDebts(told).filter(isCostly)
    : owedDebts({ card: told.card, rate: told.rate });
  const debts = known.flatMap(({ balance, rate }) =>
    rate === undefined || rate < costlyRate ? [] : [{ name: '', balance, rate, minimum: 0 }],
  );
  if (amount === undefined || debts.length === 0 || debts.length < known.length) return [];
  const payoff = run(debtPayoff, { debts, budget: amount });
  return payoff
    ? [
        text`At ${given('amount', amount, 'usd_per_month')} ${debts.length > 1 ? "they're" : "it's"} gone in about ${payoff.figure('avalanche_months')}.`,
      ]
    : [];
}

/** ", $8,400 for you", where spending or pay tells it. */
export function cushionGoal({ spending, household, pay = household }: Saver): Text {
  const goal = spending === undefined ? pay && cushionOfPay(pay) : spending * cushionMonths;
  return goal
    ? text`, ${spending === undefined ? 'about ' : ''}${given('cushion', Math.round(goal), 'usd')} for you`
    : text``;
}

/** When the spare money has filled the cushion. */
export function filledIn({ amount, cash = 0, spending }: Saver, { run }: GuideContext) {
  if (spending === undefined) return [];
  const fund = run(emergencyFund, { spending, cash, monthly: amount ?? 0, months_wanted: cushionMonths });
  if (!fund || cash >= spending * cushionMonths) return [];
  return amount === undefined
    ? [text`That's ${fund.figure('gap')} more than you have.`]
    : [
        text`At ${given('amount', amount, 'usd_per_month')} the ${fund.figure('gap')} that's missing is there in about ${fund.figure('months_to_fill')}.`,
      ];
}

/** The same, where only pay is told: half of it goes to essentials. */
export function cushionByPay(
  { amount, cash = 0, spending, household, pay = household }: Saver,
  { run }: GuideContext,
) {
  if (spending !== undefined || pay === undefined || cash >= cushionOfPay(pay)) return [];
  const month = (pay * essentialShare) / monthsPerYear;
  const fund = run(emergencyFund, {
    spending: month,
    cash,
    monthly: amount ?? 0,
    months_wanted: cushionMonths,
  });
  if (!fund) return [];
  const basis = text`If half of your pay goes to bills, ${wholeDollars(fund.figure('gap'))} is missing`;
  return [
    amount === undefined
      ? text`${basis}.`
      : text`${basis}, and at ${given('amount', amount, 'usd_per_month')} you're there in about ${fund.figure('months_to_fill')}.`,
  ];
}

/** What the match is worth in a year. */
export function matchInDollars({ pay, match_limit: limit, match_rate: rate }: Saver, { run }: GuideContext) {
  if (pay === undefined || limit === undefined) return [];
  const match = run(employerMatchEsppRsu, {
    kind: 'match',
    salary: pay,
    match_limit: limit,
    contribution_percent: limit,
    ...(rate === undefined ? {} : { match_percent: rate }),
  });
  return match
    ? [text`On your pay that's up to ${wholeDollars(match.figure('full_match'))} a year from your employer.`]
    : [];
}

/** Retirement as people plan it, and what a mix of mostly stocks may earn above inflation: figures are in today's money. */
const [usualEnd, shownYears, realReturn] = [67, 20, 4];

/** What the spare money may become. */
export function grownTo(amount: number | undefined, now: number | undefined, { run }: GuideContext) {
  const time = now === undefined ? shownYears : Math.max(1, usualEnd - now);
  const later =
    amount === undefined
      ? undefined
      : run(compoundGrowth, { monthly: amount, rate: realReturn, years: time, inflation: 0 });
  if (!later) return [];
  return [
    now === undefined
      ? text`In ${given('years', time, 'years')} that could be about ${later.figure('future_value')} in today's money, at ${given('rate', realReturn, 'percent')} a year above inflation.`
      : text`By ${given('end', usualEnd, 'age')} that could be about ${later.figure('future_value')} in today's money, at ${given('rate', realReturn, 'percent')} a year above inflation.`,
  ];
}

/** What is there by the date of a near goal, without any growth. */
export function savedBy(
  { amount, cash, horizon }: { amount?: number | undefined; cash?: number | undefined; horizon: number },
  { run }: GuideContext,
) {
  if (amount === undefined) return [];
  const saved = run(compoundGrowth, { start: cash ?? 0, monthly: amount, rate: 0, years: horizon });
  if (!saved) return [];
  const start = cash ? text`With your ${given('cash', cash, 'usd')} it comes to` : text`It comes to`;
  return [
    text`${start} ${saved.figure('future_value')} in ${given('horizon', horizon, 'years')}, before interest.`,
  ];
}
