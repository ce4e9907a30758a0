import { payrollSelfEmployment } from '#advisor/calculators/tax/payroll/payroll-self-employment.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** Below this nearly all of the profit would have to be salary, so nothing is left that escapes payroll tax. */
export const tooSmall = 60_000;
/** From here on what escapes payroll tax usually saves more than payroll and a second return cost. */
export const bigEnough = 100_000;

interface Income {
  profit: number | undefined;
  earned: number | undefined;
  expenses: number | undefined;
  job_pay: number | undefined;
}

/** What is left after costs, where they are told. */
export function profitOf({ profit, earned, expenses = 0 }: Income): number | undefined {
  const taken = profit ?? earned;
  return taken === undefined ? undefined : Math.max(0, taken - expenses);
}

/** What the tax that an S corp could lower comes to today. */
export function taxNow(income: Income, { run }: GuideContext): Text[] {
  const profit = profitOf(income);
  const tax =
    profit === undefined
      ? undefined
      : run(payrollSelfEmployment, { self_employment: profit, wages: income.job_pay ?? 0 });
  return tax
    ? [
        text`Today you pay about ${tax.figure('self_employment_tax')} of self-employment tax. Only the part above a fair salary gets lower.`,
      ]
    : [];
}

export const cost = text`Payroll, a second tax return and state fees usually cost two or three thousand dollars a year, every year.`;

/** Part of the profit that is often a fair salary, where none is told. */
const usualSalary = 0.6;
/** Of a salary, what counts toward self-employment tax is more: the tax is figured on this part of the profit. */
const taxedPart = 0.9235;
/** Payroll, a second return and state fees of a year, where no price is told. */
const usualCost = 2500;
/** So much has to be left of the savings to be worth the trouble. */
export const worthwhile = 2000;

/** Pay told as the salary of the S corp is not that of another job. */
export const companyOf = ({ pay_is: kind, ...known }: Company & { pay_is: string | undefined }): Company =>
  kind === 'salary' && known.job_pay !== undefined
    ? { ...known, salary: known.salary ?? known.job_pay, job_pay: undefined }
    : known;

interface Company extends Income {
  salary: number | undefined;
  cost: number | undefined;
}

/** What an S corp saves in a year with that salary, before and after its costs. */
export function savingOf(known: Company, { run }: GuideContext) {
  const profit = profitOf(known);
  if (profit === undefined || known.job_pay !== undefined) return undefined;
  const salary = known.salary ?? profit * usualSalary;
  const taxOn = (self_employment: number) =>
    run(payrollSelfEmployment, { self_employment })?.figure('self_employment_tax').value;
  const [now, then] = [taxOn(profit), taxOn(Math.min(profit, salary / taxedPart))];
  if (now === undefined || then === undefined) return undefined;
  const saved = now - then;
  return { saved, net: saved - (known.cost ?? usualCost) };
}

/** The saving in dollars, with the salary that it rests on. */
export function inDollars(known: Company, context: GuideContext): Text[] {
  const saving = savingOf(known, context);
  if (!saving) return [];
  const [saved, net] = [saving.saved, Math.abs(saving.net)].map((value) => ({
    value: Math.round(value / 100) * 100,
    unit: 'usd_per_year' as const,
    decimals: 0,
  }));
  const on =
    known.salary === undefined
      ? text`With a salary of, say, six tenths of the profit`
      : text`With a salary of ${given('salary', known.salary, 'usd_per_year')}`;
  const costs =
    known.cost === undefined
      ? text`usual costs of two or three thousand`
      : text`${given('cost', known.cost, 'usd_per_year')} of costs`;
  return [
    text`${on} it would save about ${saved!} of payroll tax; after ${costs}, you'd be about ${net!} ${saving.net > 0 ? 'ahead' : 'behind'}.`,
  ];
}
