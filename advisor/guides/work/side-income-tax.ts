import { count, flag, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { mileageDeduction } from '#advisor/calculators/tax/deductions/mileage-deduction.ts';
import { federalIncomeTax } from '#advisor/calculators/tax/federal/federal-income-tax.ts';
import { filingStatusField } from '#advisor/calculators/tax/household/filing-status-field.ts';
import { payrollSelfEmployment } from '#advisor/calculators/tax/payroll/payroll-self-employment.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import type { FilingStatus } from '#advisor/facts/filing-status.ts';
import { figureIfAny } from '#advisor/guides/retirement/retirement-picture.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** Of the profit, where the other income is not known: self-employment tax and an ordinary bracket. */
const usualShare = 0.25;
/** So little more tax comes without a penalty at the end of the year (26 U.S.C. 6654). */
const noPenaltyBelow = 1000;

interface Earner {
  income: number | undefined;
  expenses: number | undefined;
  wages: number | undefined;
  filing_status: FilingStatus;
  children: number;
  miles: number | undefined;
}

/** Miles driven for the work, at the standard rate. */
const mileageOf = ({ miles }: Earner, { run }: GuideContext) =>
  miles === undefined ? undefined : run(mileageDeduction, { miles })?.figure('deduction');

const costsOf = (earner: Earner, context: GuideContext) =>
  (earner.expenses ?? 0) + (mileageOf(earner, context)?.value ?? 0);

const profitOf = (earner: Earner, context: GuideContext) =>
  Math.max(0, (earner.income ?? 0) - costsOf(earner, context));

/** The federal tax, income tax and self-employment tax together, with the side work and without it. */
function taxesOf(earner: Earner, context: GuideContext) {
  const { wages, filing_status, children } = earner;
  if (wages === undefined || earner.income === undefined) return undefined;
  const taxOn = (profit: number) =>
    context
      .run(federalIncomeTax, { wages, self_employment: profit, filing_status, children })
      ?.figure('total_tax');
  const [all, without] = [taxOn(profitOf(earner, context)), taxOn(0)];
  return all && without ? { all, without, added: Math.max(0, all.value - without.value) } : undefined;
}

/** None below the profit at which it begins. */
function selfEmploymentTax(earner: Earner, context: GuideContext) {
  const costs = Math.min(costsOf(earner, context), earner.income ?? 0);
  const tax = context.run(payrollSelfEmployment, {
    self_employment: earner.income,
    business_expenses: costs,
    filing_status: earner.filing_status,
  });
  return figureIfAny(tax, 'self_employment_tax');
}

function partsOf(earner: Earner, context: GuideContext): Text[] {
  const tax = selfEmploymentTax(earner, context);
  return tax
    ? [
        text`${wholeDollars(tax)} of it is self-employment tax, which pays into Social Security and Medicare. The rest is income tax on top of your other pay.`,
      ]
    : [];
}

/** What a mile counts, where none were told. */
const milesCount = ({ facts }: GuideContext): Text[] => [
  text`Costs come off first: miles driven for it count ${fact('later_business_mileage_cents', facts.get('later_business_mileage_cents'), 'ratio')} cents each, so a driver's profit is often far below what the app paid.`,
];

/** What the miles take off, where they are known. */
function milesOf(earner: Earner, context: GuideContext): Text[] {
  const off = mileageOf(earner, context);
  return off
    ? [
        text`Your ${given('miles', earner.miles!, 'count')} miles take ${wholeDollars(off)} off the profit, if you have a log of them. They stand for gas and wear, so don't deduct those again.`,
      ]
    : [];
}

/** What to put aside, as precisely as the other income allows. */
function toSetAside(earner: Earner, context: GuideContext): Text {
  const taxes = taxesOf(earner, context);
  const income = given('income', earner.income ?? 0, 'usd_per_year');
  return taxes
    ? text`Yes, set the difference aside: your federal tax is about ${wholeDollars(taxes.all)} with the ${income} from your side work, and ${wholeDollars(taxes.without)} without it.`
    : text`Yes, set aside a quarter to a third of the profit from the ${income}.`;
}

export const sideIncomeTax = defineGuide({
  id: 'side_income_tax',
  title: 'Tax on side work',
  about:
    'Side work, gigs or selling on top of a job: will I owe tax, how much to set aside, and how to pay it',
  questions: [
    'I do lawn care on weekends on top of my job, will I owe at tax time',
    'how much should I set aside for taxes from my side gig',
    'doordash on the side while working full time, do I have to pay taxes on it',
    'made 9k on etsy plus my day job, how much tax do i put away',
    'my wife tutors for cash, about 400 a month, do we need to worry about taxes',
    'weekend photography 7,500 this year and a 61k salary. what do I owe the IRS extra',
    'do I need to pay quarterly taxes if I have a regular job and drive uber sometimes',
    'can I just have more withheld from my paycheck to cover my side business',
    'will my freelance money on top of my paycheck mess up my refund',
    'got a 1099 for 4,200 and a W-2, how much of that is gone to taxes',
  ],
  simply:
    "No one takes tax out of money you earn on the side, so you have to put it away yourself. It's taxed on top of your other pay, and you pay both halves of Social Security and Medicare.",
  input: {
    income: moneyPerYear({
      label: 'Income from side work',
      roles: ['se_income', 'se_income@spouse'],
      adds: true,
      min: 1,
      max: 1e7,
    }),
    expenses: moneyPerYear({ label: 'Costs of it', roles: ['business_expenses'], min: 0, max: 1e7 }),
    wages: moneyPerYear({
      label: 'Pay of the job',
      roles: ['wages', 'wages@spouse', 'wages@both'],
      adds: true,
      min: 1,
      max: 1e8,
    }),
    filing_status: filingStatusField,
    children: count({
      label: 'Children',
      roles: ['n_children'],
      min: 0,
      max: 20,
      default: { value: 0, reason: 'no children are mentioned' },
    }),
    miles: count({ label: 'Miles driven for it', roles: ['miles'], min: 1, max: 1_000_000 }),
    no_job: flag({
      label: 'No other job',
      fact: 'flag=no_other_income',
      default: { value: false, reason: 'a job beside it' },
    }),
  },
  decide: (earner, context) => {
    if (earner.income === undefined) return 'set_aside';
    if (!selfEmploymentTax(earner, context)) return 'below_limit';
    return (taxesOf(earner, context)?.added ?? profitOf(earner, context) * usualShare) < noPenaltyBelow
      ? 'at_filing'
      : 'pay_during_year';
  },
  verdicts: {
    set_aside: () => ({
      opening: text`Yes, put away a quarter to a third of the profit, because no one withholds tax from it.`,
      because: [
        text`You owe self-employment tax of about fifteen percent plus income tax at your bracket, on what's left after costs. Without those costs on record you pay tax on everything.`,
      ],
      unless: text`your profit stays below four hundred dollars a year. Then only income tax is due on it.`,
      next: text`Open a savings account for taxes, and ask payroll for a new W-4 with extra withholding each check. That replaces quarterly payments.`,
    }),
    below_limit: (earner, context) => ({
      opening: text`Hardly: on ${given('income', earner.income ?? 0, 'usd_per_year')}${costsOf(earner, context) > 0 ? ' less your costs' : ''} there's no self-employment tax, only a little income tax at your bracket.`,
      because: [
        ...milesOf(earner, context),
        text`Self-employment tax starts at a little over four hundred dollars of profit in a year. You still report the money, even in cash and without a form.`,
      ],
      unless: text`it grows. Then put a quarter to a third of it away from the start.`,
      next: text`Keep a simple list of what came in and what it cost you.`,
    }),
    at_filing: (earner, context) => ({
      opening: toSetAside(earner, context),
      because: [
        ...milesOf(earner, context),
        ...partsOf(earner, context),
        text`Mileage, supplies and fees lower the profit, so write them down. Below about a thousand dollars of extra tax you can simply pay with your return.`,
      ],
      unless: text`your paycheck withholding is already too low. Then raise it now.`,
      next:
        earner.miles === undefined
          ? text`Put a third of each payment into a separate savings account until April, plus state tax if you have one.`
          : text`Write up the mileage log with dates and miles now, and set that difference aside until April, plus state tax if you have one.`,
    }),
    pay_during_year: (earner, context) => ({
      opening: toSetAside(earner, context),
      because: [
        ...milesOf(earner, context),
        ...partsOf(earner, context),
        ...(earner.miles === undefined ? milesCount(context) : []),
        text`At this size the IRS wants it during the year, and a shortfall costs a small penalty that works like interest.`,
      ],
      unless: text`your refund is usually large. Then the extra withholding you already pay may cover it.`,
      next: earner.no_job
        ? text`Pay each quarter at IRS Direct Pay, the next time on the coming due date, and add state tax.`
        : text`Easiest: ask payroll for a new W-4 with extra withholding for the rest of the year. Or pay each quarter at IRS Direct Pay, and add state tax.`,
    }),
  },
  followUps: ['How do estimated taxes work?', 'What can I deduct for my side business?'],
  articles: ['estimated-tax', 'paychecks-and-withholding'],
  related: ['llc-s-corp-and-business-deductions'],
  sources: ['irs_topic_554', 'irs_topic_306', 'usc_26_6654'],
});
