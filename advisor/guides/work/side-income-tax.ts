import { choice, count, flag, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { filingStatusField } from '#advisor/calculators/tax/household/filing-status-field.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';
import {
  costsOf,
  earnedCredit,
  earnerOf,
  milesCount,
  milesOf,
  noPenaltyBelow,
  partsOf,
  profitOf,
  quarterOf,
  selfEmploymentTax,
  shareInDollars,
  taxesOf,
  toSetAside,
  usualShare,
} from '#advisor/guides/work/side-income-taxes.ts';

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
    work: choice({
      label: 'Work',
      options: ['employed', 'self_employed'],
      facts: { employed: 'work=employed', self_employed: 'work=self_employed' },
    }),
  },
  decide: (known, context) => {
    const earner = earnerOf(known);
    if (earner.income === undefined) return 'set_aside';
    if (!selfEmploymentTax(earner, context)) return 'below_limit';
    if (earnedCredit(earner, context)) return 'credits_pay';
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
    credits_pay: (known, context) => {
      const earner = earnerOf(known);
      return {
        opening: toSetAside(earner, context),
        because: [...milesOf(earner, context), ...partsOf(earner, context)],
        unless: text`you have other pay, or someone else claims the child. Then set a quarter of the profit aside.`,
        next: text`Keep a list of what came in and what it cost, and file in the spring, free at IRS.gov. Ask if your state has a credit too.`,
      };
    },
    below_limit: (earner, context) => ({
      opening: text`Hardly: on ${given('income', earner.income ?? 0, 'usd_per_year')}${costsOf(earner, context) > 0 ? ' less your costs' : ''} there's no self-employment tax, only a little income tax at your bracket.`,
      because: [
        ...milesOf(earner, context),
        text`Self-employment tax starts at a little over four hundred dollars of profit in a year. You still report the money, even in cash and without a form.`,
      ],
      unless: text`it grows. Then put a quarter to a third of it away from the start.`,
      next: text`Keep a simple list of what came in and what it cost you.`,
    }),
    at_filing: (known, context) => {
      const earner = earnerOf(known);
      return {
        opening: toSetAside(earner, context),
        because: [
          ...milesOf(earner, context),
          ...shareInDollars(earner, context),
          ...partsOf(earner, context),
          text`Mileage, supplies and fees lower the profit, so write them down. Below about a thousand dollars of extra tax you can simply pay with your return.`,
        ],
        unless: text`your paycheck withholding is already too low. Then raise it now.`,
        next:
          earner.miles === undefined
            ? text`Put a third of each payment into a separate savings account until April, plus state tax if you have one.`
            : text`Write up the mileage log with dates and miles now, and set that difference aside until April, plus state tax if you have one.`,
      };
    },
    pay_during_year: (known, context) => {
      const earner = earnerOf(known);
      return {
        opening: toSetAside(earner, context),
        because: [
          ...milesOf(earner, context),
          ...shareInDollars(earner, context),
          ...partsOf(earner, context),
          ...(earner.miles === undefined && earner.expenses === undefined ? milesCount(context) : []),
          text`At this size the IRS wants it during the year, or adds a small penalty.`,
        ],
        unless: text`your refund is usually large. Then the extra withholding you already pay may cover it.`,
        next:
          known.no_job || earner.isAll
            ? text`Pay ${quarterOf(earner, context)} at IRS Direct Pay, the next time on the coming due date, and add state tax.`
            : text`Easiest: ask payroll for a new W-4 with extra withholding for the rest of the year. Or pay ${quarterOf(earner, context)} at IRS Direct Pay, and add state tax.`,
      };
    },
  },
  followUps: ['How do estimated taxes work?', 'What can I deduct for my side business?'],
  articles: ['estimated-tax', 'paychecks-and-withholding'],
  related: ['llc-s-corp-and-business-deductions'],
  sources: ['irs_topic_554', 'irs_topic_306', 'usc_26_6654'],
});
