import { refundOrDueFormulas } from '#advisor/calculators/tax/federal/refund-or-due-formulas.ts';
import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { choice, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import {
  centsFigure,
  centsStep,
  findFigure,
  requireFigure,
  someCents,
} from '#advisor/calculators/tax/cents-figures.ts';
import { leftOutWarnings } from '#advisor/calculators/tax/deductions/contribution-notes.ts';
import { workersCredit } from '#advisor/calculators/tax/credits/family-credit.ts';
import { federalReturn } from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import {
  checkHousehold,
  householdFields,
  householdFrom,
  waysToTell401k,
  waysToTellCarInterest,
} from '#advisor/calculators/tax/household/household-fields.ts';
import { moneyIn } from '#advisor/calculators/tax/household/household.ts';
import { householdGroups } from '#advisor/calculators/tax/household/household-groups.ts';
import { mostDollars } from '#advisor/calculators/tax/nothing-said.ts';
import { creditFigures } from '#advisor/calculators/tax/federal/return-figures.ts';
import {
  carLoanWarnings,
  creditAssumptions,
  minimumTaxWarnings,
} from '#advisor/calculators/tax/federal/return-notes.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { roundHalfUp, toCents } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

/** Of the earned income credit without a child. */
function creditAges(facts: FactReader) {
  const id = 'earned_income_credit_ages';
  const { from, through } = facts.get(id);
  return { from: fact(id, from, 'age'), through: fact(id, through, 'age') };
}

/** What comes back from the IRS, or is still to be paid. */
export const refundOrDue = defineCalculator({
  name: 'refund_or_due',
  version: 2,
  title: 'Tax refund or balance due',
  about:
    'Whether a federal refund comes back or tax is still due for a year, and how much, from income of every kind, children, college and retirement saving, and the tax that was withheld or paid in advance.',
  simply:
    'All year, tax is taken from your pay as a guess. At the end the real tax is worked out, and the difference comes back to you or is due.',
  input: {
    ...householdFields,
    wages: moneyPerYear({
      label: 'Yearly wages or salary',
      roles: ['wages', 'wages@both', 'agi', 'agi@both'],
      adds: true,
      min: 0,
      max: mostDollars,
      default: { value: 0, reason: 'no wages are mentioned' },
    }),
    withheld: moneyPerYear({
      label: 'Federal tax withheld or paid so far',
      ask: 'how much federal tax was withheld or paid',
      roles: ['tax_withheld', 'tax_withheld@spouse', 'tax_withheld@both'],
      adds: true,
      min: 0,
      max: mostDollars,
      default: { value: 0, reason: 'nothing is said to have been withheld, so all of the tax is still due' },
    }),
    childless_credit: choice<'left_out' | 'counted'>({
      label: 'Earned income credit without a child',
      options: ['left_out', 'counted'],
      default: {
        value: 'left_out',
        reason: 'it depends on your age, which isn’t told',
        by: ({ age }) => (age === undefined ? undefined : 'counted'),
      },
    }),
    told_tax: moneyPerYear({
      label: 'Known federal tax for the year',
      roles: ['tax_bill'],
      min: 0,
      max: mostDollars,
      default: { value: 0, reason: 'it is worked out from your income' },
    }),
  },
  groups: householdGroups,
  alternatives: [waysToTell401k, waysToTellCarInterest],
  check: (input) => {
    if (moneyIn(householdFrom(input)) === 0 && input.told_tax === 0)
      return 'Give at least one kind of income, such as your wages.';
    return checkHousehold(input);
  },

  run(input, { facts }) {
    const { year, warnings } = factYear(facts, 'income_tax_brackets');
    const household = householdFrom(input);
    const done = federalReturn(household, facts);
    const earned = workersCredit(household, done, facts);
    const isCounted = household.children > 0 || input.childless_credit === 'counted';
    const family = isCounted ? earned : 0;
    const tax = input.told_tax > 0 ? toCents(input.told_tax) : done.totalTax - family;
    const left = toCents(input.withheld) - tax;
    const isRefund = left >= 0;
    const gross = moneyIn(household);
    return {
      figures: [
        centsFigure('balance', isRefund ? 'Refund' : 'Balance due', Math.abs(left)),
        centsFigure('total_tax', 'Federal tax for the year', tax, {
          labelBelowZero: 'Credits beyond your tax',
        }),
        centsFigure('withheld', 'Tax withheld or paid so far', toCents(input.withheld)),
        centsFigure('taxable_income', 'Taxable income', done.taxableIncome),
        centsFigure(
          'deduction',
          done.deductions.itemizes ? 'Itemized deductions' : 'Standard deduction',
          done.deductions.taken,
        ),
        ...someCents(
          'child_credit_total',
          'Child and dependent credits',
          done.credits.used + done.credits.refundable,
        ),
        ...someCents('care_credit', 'Child and dependent care credit', done.careCredit),
        ...someCents('car_loan_deduction', 'Car loan interest deducted', done.deductions.carLoan),
        ...creditFigures(done),
        ...someCents('earned_income_credit', 'Earned income credit', family),
        ...someCents('possible_credit', 'Earned income credit you may get on top', earned - family),
        ...someCents('self_employment_tax', 'Self-employment tax', done.selfEmployment.tax),
        centsFigure(
          'monthly',
          isRefund ? 'Refund per month' : 'Amount due per month',
          roundHalfUp(Math.abs(left) / 12),
        ),
        figure(
          'effective_rate',
          'Tax as a share of all income',
          gross > 0 ? (tax / gross) * 100 : 0,
          'percent',
        ),
      ],
      steps: [
        centsStep('All income', gross),
        centsStep('Taxable income', done.taxableIncome, 'after adjustments and deductions'),
        centsStep('Federal tax for the year', tax, 'by the brackets, less credits, with other federal taxes'),
        centsStep('Tax withheld or paid so far', toCents(input.withheld)),
        centsStep(
          isRefund ? 'Refund' : 'Balance due',
          Math.abs(left),
          isRefund ? 'withheld - tax' : 'tax - withheld',
        ),
      ],
      assumptions: [
        text`What was withheld is federal income tax alone: Social Security, Medicare and state tax on a pay stub don’t count.`,
        text`Nobody claims you as a dependent. Every child counted lives with you and has a Social Security number.`,
        text`Left out: the alternative minimum tax, premium and energy credits, and all state and local income tax.`,
        ...creditAssumptions(household, done),
        ...(household.children === 0 && family > 0
          ? [
              text`You lived in the United States for more than half of the year, as the earned income credit asks.`,
            ]
          : []),
      ],
      warnings: [
        ...warnings,
        ...leftOutWarnings(household, done.contributions, facts),
        ...carLoanWarnings(household),
        ...minimumTaxWarnings(household, done.agi, facts),
      ],
      detail: { year, isRefund, ages: creditAges(facts) },
    };
  },

  explain({ figures, detail: { year, isRefund, ages } }, { withheld }) {
    const at = (id: string) => requireFigure(figures, id);
    const credits = [
      'child_credit_total',
      'care_credit',
      'education_credit',
      'savers_credit',
      'earned_income_credit',
    ].flatMap((id) => findFigure(figures, id) ?? []);
    const possible = findFigure(figures, 'possible_credit');
    const business = findFigure(figures, 'self_employment_tax');
    const paid = given('withheld', withheld, 'usd');
    const monthly = at('monthly');
    const tax = at('total_tax');
    return {
      conclusion: isRefund
        ? text`You’d get a refund of about ${at('balance')} for ${year}.`
        : text`You’d still owe about ${at('balance')} for ${year}.`,
      openings: {
        yesno: isRefund
          ? text`You’d get about ${at('balance')} back for ${year} and owe nothing more.`
          : text`You’d owe about ${at('balance')} more for ${year}, so there’s no refund.`,
      },
      reasons: [
        tax.value < 0
          ? text`Your credits are more than your tax by ${figure('total_tax', '', -tax.value, 'usd')}, and you get that on top of the ${paid} you paid in.`
          : text`Your federal tax is ${tax}, and you’ve already paid ${paid}.`,
        ...credits.map((credit) => text`That counts your ${credit.label.toLowerCase()}: ${credit}.`),
        ...(possible
          ? [
              text`If you’re ${ages.from} to ${ages.through} and nobody claims you as a dependent, about ${possible} of earned income credit comes on top.`,
            ]
          : []),
        ...(business ? [text`Self-employment tax is ${business} of it.`] : []),
      ],
      next: isRefund
        ? [
            monthly.value > 0
              ? text`Change your Form W-4, and you’d have about ${monthly} a month in your paychecks instead.`
              : text`Leave your Form W-4 as it is: it fits.`,
          ]
        : [
            text`Pay by the April deadline. If you can’t, file anyway and ask the IRS for a payment plan: the penalty for not filing is much higher.`,
            text`Have about ${monthly} a month more withheld on Form W-4, so it doesn’t happen again.`,
          ],
    };
  },

  chart: ({ figures }) => barsOf('The tax and what was paid', figures, ['total_tax', 'withheld']),

  formulas: refundOrDueFormulas,
  examples: [
    {
      question: 'How much will I get back? $52,300 on my W-2, $5,640 withheld, single.',
      input: { wages: 52_300, withheld: 5640 },
    },
    {
      question: 'W2 71,900, withheld 6,020, one kid, head of household. refund?',
      input: { filing_status: 'head_of_household', wages: 71_900, withheld: 6020, children: 1 },
    },
    {
      question:
        'Retired at 72, single: pension 47,000 with 4,000 withheld, Social Security 25,000. Will I owe?',
      input: { age: 72, retirement_income: 47_000, social_security: 25_000, withheld: 4000 },
    },
    {
      question:
        'I made 46k, 3,900 was withheld and I paid 6,000 of tuition for my degree. What refund do I get?',
      input: { wages: 46_000, withheld: 3900, tuition: 6000 },
    },
    {
      question: 'age 29 no kids, W-2 of 14,500 with 310 withheld, how much do i get back with the EITC',
      input: { age: 29, wages: 14_500, withheld: 310 },
    },
    {
      question: '59k wages with 4,100 withheld and 7k on the side, nothing withheld. what do i owe',
      input: { wages: 59_000, self_employment: 7000, withheld: 4100 },
    },
  ],
  sources: ['irs_pub_17', 'usc_26_1', 'usc_26_32'],
});
