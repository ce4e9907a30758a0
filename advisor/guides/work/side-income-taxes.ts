import { fact, given } from '#advisor/calculators/define/result.ts';
import { earnedIncomeCredit } from '#advisor/calculators/tax/credits/earned-income-credit.ts';
import { mileageDeduction } from '#advisor/calculators/tax/deductions/mileage-deduction.ts';
import { federalIncomeTax } from '#advisor/calculators/tax/federal/federal-income-tax.ts';
import { payrollSelfEmployment } from '#advisor/calculators/tax/payroll/payroll-self-employment.ts';
import { type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import type { FilingStatus } from '#advisor/facts/filing-status.ts';
import { figureIfAny } from '#advisor/guides/retirement/retirement-picture.ts';
import { text, type Text } from '#advisor/quantities/text.ts';
import type { Quantity } from '#advisor/quantities/unit.ts';

/** Of the profit, where the other income is not known: self-employment tax and an ordinary bracket. */
export const usualShare = 0.25;
/** So little more tax comes without a penalty at the end of the year (26 U.S.C. 6654). */
export const noPenaltyBelow = 1000;

interface Earner {
  income: number | undefined;
  expenses: number | undefined;
  wages: number | undefined;
  filing_status: FilingStatus;
  children: number;
  miles: number | undefined;
  /** The work is all that this person earns. */
  isAll?: boolean;
  /** And that was said, not only that they work for themselves. */
  isSaid?: boolean;
}

const quartersPerYear = 4;
export const dollars = (value: number): Quantity => ({ value: Math.round(value), unit: 'usd', decimals: 0 });

/** Miles driven for the work, at the standard rate. */
const mileageOf = ({ miles }: Earner, { run }: GuideContext) =>
  miles === undefined ? undefined : run(mileageDeduction, { miles })?.figure('deduction');

export const costsOf = (earner: Earner, context: GuideContext) =>
  (earner.expenses ?? 0) + (mileageOf(earner, context)?.value ?? 0);

export const profitOf = (earner: Earner, context: GuideContext) =>
  Math.max(0, (earner.income ?? 0) - costsOf(earner, context));

/** The federal tax, income tax and self-employment tax together, with the side work and without it. */
export function taxesOf(earner: Earner, context: GuideContext) {
  const { filing_status, children } = earner;
  const wages = earner.wages ?? (earner.isAll ? 0 : undefined);
  if (wages === undefined || earner.income === undefined) return undefined;
  const taxOn = (profit: number) =>
    context
      .run(federalIncomeTax, { wages, self_employment: profit, filing_status, children })
      ?.figure('total_tax');
  const none = { value: 0, unit: 'usd' as const };
  // Without any pay there is no return to work out: credits may be paid out then, but no tax is due.
  const [all, without] = [taxOn(profitOf(earner, context)), wages === 0 ? none : taxOn(0)];
  return all && without ? { all, without, added: Math.max(0, all.value - without.value) } : undefined;
}

/** None below the profit at which it begins. */
export function selfEmploymentTax(earner: Earner, context: GuideContext) {
  const costs = Math.min(costsOf(earner, context), earner.income ?? 0);
  const tax = context.run(payrollSelfEmployment, {
    self_employment: earner.income,
    business_expenses: costs,
    filing_status: earner.filing_status,
  });
  return figureIfAny(tax, 'self_employment_tax');
}

export function partsOf(earner: Earner, context: GuideContext): Text[] {
  const tax = selfEmploymentTax(earner, context);
  if (!tax) return [];
  const credit = earnedCredit(earner, context);
  if (credit)
    return [
      text`${wholeDollars(tax)} of self-employment tax would be due, and credits for a child come off it: the earned income credit alone is about ${wholeDollars(credit)}. You only get it if you file.`,
    ];
  const added = taxesOf(earner, context)?.added;
  return [
    added === undefined || earner.wages === undefined
      ? text`${wholeDollars(tax)} of it is self-employment tax, which pays into Social Security and Medicare.${earner.isAll ? '' : ' The rest is income tax on top of your other pay.'}`
      : text`The difference is about ${dollars(added)}. ${wholeDollars(tax)} of it is self-employment tax, the rest income tax on top of your other pay.`,
  ];
}

/** Of a parent who earns nothing else, where it leaves no tax. */
export function earnedCredit(earner: Earner, context: GuideContext) {
  if (!earner.isAll || earner.children === 0) return undefined;
  const { filing_status, children } = earner;
  const self_employment = profitOf(earner, context);
  const run = context.run(earnedIncomeCredit, { self_employment, filing_status, children });
  const credit = figureIfAny(run, 'credit');
  const tax = taxesOf(earner, context);
  return credit && tax && credit.value >= tax.all.value ? credit : undefined;
}

/** The part of a quarter, where the year's tax is known, else a round share of the profit. */
export function quarterOf(earner: Earner, context: GuideContext): Text {
  const added = taxesOf(earner, context)?.added;
  return added === undefined || added === 0
    ? text`each quarter`
    : text`about ${dollars(added / quartersPerYear)} each quarter`;
}

/** What a mile counts, where none were told. */
export const milesCount = ({ facts }: GuideContext): Text[] => [
  text`Costs come off first, such as ${fact('later_business_mileage_cents', facts.get('later_business_mileage_cents'), 'ratio')} cents for each mile driven for it.`,
];

/** What the miles take off, where they are known. */
export function milesOf(earner: Earner, context: GuideContext): Text[] {
  const off = mileageOf(earner, context);
  return off
    ? [
        text`Your ${given('miles', earner.miles!, 'count')} miles take ${wholeDollars(off)} off the profit, if you have a log of them. They stand for gas and wear, so don't deduct those again.`,
      ]
    : [];
}

/** What to put aside, as precisely as the other income allows. */
export function toSetAside(earner: Earner, context: GuideContext): Text {
  const taxes = taxesOf(earner, context);
  const income = given('income', earner.income ?? 0, 'usd_per_year');
  if (earnedCredit(earner, context))
    return text`You have to report the ${income}${costsOf(earner, context) > 0 ? text` and your ${dollars(costsOf(earner, context))} of costs` : ''}, but if it's all you earn, you'll likely get money back instead of owing federal tax.`;
  if (taxes && earner.wages === undefined)
    return earner.isSaid
      ? text`Yes, set aside about ${wholeDollars(taxes.all)} for federal tax on the ${income} you make.`
      : text`Yes, set aside about ${wholeDollars(taxes.all)} for federal tax if the ${income} is all you earn, and a quarter to a third of it if you have a job too.`;
  return taxes
    ? text`Yes, set the difference aside: your federal tax is about ${wholeDollars(taxes.all)} with the ${income} from your side work, and ${wholeDollars(taxes.without)} without it.`
    : text`Yes, set aside a quarter to a third of the profit from the ${income}.`;
}

/** A quarter to a third of the profit in dollars, where other pay is not known. */
export function shareInDollars(earner: Earner, context: GuideContext): Text[] {
  if (earner.income === undefined || taxesOf(earner, context)) return [];
  const profit = profitOf(earner, context);
  return [
    text`On a profit of ${dollars(profit)} that's ${dollars(profit / 4)} to ${dollars(profit / 3)} for the year.`,
  ];
}

export const earnerOf = ({
  no_job: isAlone,
  work,
  ...known
}: Omit<Earner, 'isAll' | 'isSaid'> & Alone): Earner => ({
  ...known,
  isSaid: isAlone,
  isAll: known.wages === undefined && (isAlone || work === 'self_employed'),
});

interface Alone {
  no_job: boolean;
  work: string | undefined;
}
