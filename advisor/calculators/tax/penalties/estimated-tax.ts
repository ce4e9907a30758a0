import { estimatedTaxExamples } from '#advisor/calculators/tax/penalties/estimated-tax-examples.ts';
import { estimatedTaxFormulas } from '#advisor/calculators/tax/penalties/estimated-tax-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { count, money, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { fact, figure } from '#advisor/calculators/define/result.ts';
import {
  centsFigure,
  centsStep,
  findFigure,
  requireFigure,
  someCents,
} from '#advisor/calculators/tax/cents-figures.ts';
import {
  dueNext,
  nextDueDay,
  paymentsLeft,
  quarters,
} from '#advisor/calculators/tax/penalties/estimated-tax-dates.ts';
import { explainEstimated } from '#advisor/calculators/tax/penalties/estimated-tax-words.ts';
import { familyCredit } from '#advisor/calculators/tax/credits/family-credit.ts';
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
import { mostDollars, nothingSaid } from '#advisor/calculators/tax/nothing-said.ts';
import { returnAssumptions } from '#advisor/calculators/tax/federal/return-notes.ts';
import { safeHarbor } from '#advisor/calculators/tax/penalties/safe-harbor.ts';
import { aboutWithheld } from '#advisor/calculators/tax/federal/withheld-tax.ts';
import { roundHalfUp, toCents } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;

const input = {
  ...householdFields,
  wages: moneyPerYear({
    label: 'Yearly wages or salary',
    roles: ['wages', 'wages@both'],
    adds: true,
    min: 0,
    max: mostDollars,
    default: nothingSaid('wages are'),
  }),
  withheld: moneyPerYear({
    ...aboutWithheld,
    ask: 'how much federal tax is withheld from your pay this year',
    // Without it, tax that an employer has long paid in would be asked for once more.
    // Where the tax of both years is told, it is asked what has to be paid in.
    needed: ({ wages, spouse_wages: spouse, last_year_tax: before, this_year_tax: now }) =>
      (wages !== undefined || spouse !== undefined) && (before === undefined || now === undefined),
  }),
  last_year_tax: money({
    label: 'Total tax on last year’s return',
    roles: ['tax_bill', 'tax_bill@both'],
    min: 0,
    max: mostDollars,
    default: nothingSaid('tax of last year is'),
  }),
  this_year_tax: money({
    label: 'Tax you expect this year',
    roles: ['tax_bill#2'],
    min: 0,
    max: mostDollars,
    default: { value: 0, reason: 'it is worked out from your income' },
  }),
  last_year_income: money({
    label: 'Last year’s adjusted gross income',
    roles: ['agi', 'agi@both', 'agi@spouse'],
    min: 0,
    max: mostDollars,
    default: { value: 0, reason: 'assumed to be below where the higher share begins' },
  }),
  payments_left: count({
    label: 'Number of due dates still to come for this year',
    byMonth: paymentsLeft,
    min: 1,
    max: quarters,
    default: { value: quarters, reason: 'none has passed, as far as the date is known' },
  }),
};

/** What to pay each quarter. */
export const estimatedTax = defineCalculator({
  name: 'estimated_tax',
  version: 3,
  title: 'Quarterly estimated tax',
  about:
    'What to pay the IRS each quarter as estimated tax so that no underpayment penalty is due, by the safe harbors of this year’s and last year’s tax, after what is withheld; and what to set aside to owe nothing in April.',
  simply:
    "Without an employer who sends in tax for you, you send it yourself four times a year, so that it doesn't all come at once with a penalty.",
  input,
  groups: householdGroups,
  alternatives: [waysToTell401k, waysToTellCarInterest],
  check: (told) =>
    moneyIn(householdFrom(told)) + told.last_year_tax + told.this_year_tax > 0
      ? checkHousehold(told)
      : 'Give the income you expect this year, or the total tax on last year’s return.',

  run(told, { facts }) {
    const { year, warnings } = factYear(facts, 'income_tax_brackets');
    const household = householdFrom(told);
    const isIncomeTold = moneyIn(household) > 0;
    const done = federalReturn(household, facts);
    const worked = isIncomeTold ? done.totalTax - familyCredit(household, done, facts) : 0;
    const now = told.this_year_tax > 0 ? toCents(told.this_year_tax) : Math.max(0, worked);
    const withheld = toCents(told.withheld);
    const harbor = safeHarbor(
      {
        status: told.filing_status,
        now: isIncomeTold || told.this_year_tax > 0 ? Math.max(1, now) : 0,
        before: toCents(told.last_year_tax),
        income: toCents(told.last_year_income),
      },
      facts,
    );
    const minimum = facts.get('estimated_tax_minimum');
    const owed = Math.max(0, now - withheld);
    const isSmall = now > 0 && owed < toCents(minimum);
    const toPay = isSmall ? 0 : Math.max(0, harbor.needed - withheld);
    const business = household.selfEmployment + household.spouseSelfEmployment;
    const left = told.payments_left;
    const isLate = left < quarters;
    const isPaidByHand = business > 0 && told.wages + told.spouse_wages === 0;
    const next = dueNext({ needed: harbor.needed, toPay, paid: withheld, isPaidByHand }, left);
    // What was paid by hand were whole quarters; what is withheld lowers each of them.
    const ofYear = isLate && isPaidByHand && toPay > 0 ? harbor.needed : toPay;
    const share = roundHalfUp(ofYear / quarters);
    const onBusiness = done.selfEmployment.tax;
    const later = left > 1 ? roundHalfUp((toPay - next) / (left - 1)) : 0;
    return {
      figures: [
        ...(isLate
          ? [
              centsFigure('due_next', 'Payment by the next due date', next),
              ...someCents('due_later', 'Payment on each date after that', later),
            ]
          : []),
        centsFigure('quarterly', isLate ? 'Share of each quarter' : 'Quarterly payment', share),
        centsFigure('to_pay', 'Estimated payments for the year', toPay),
        ...someCents('self_employment_tax', 'Self-employment tax', onBusiness),
        ...(onBusiness > 0 && told.this_year_tax === 0
          ? someCents('income_tax', 'Federal income tax', Math.max(0, now - onBusiness))
          : []),
        centsFigure('needed', 'Total needed for no penalty, with withholding', harbor.needed),
        ...someCents('total_tax', 'Federal tax for this year', now),
        ...someCents('withheld', 'Tax withheld or paid so far', withheld),
        ...someCents('left_in_april', 'Balance due in April', Math.max(0, owed - toPay)),
        ...(isLate
          ? []
          : [
              ...someCents(
                'full_quarterly',
                'Quarterly payment to owe nothing in April',
                roundHalfUp(owed / quarters),
              ),
              figure(
                'monthly',
                'Monthly set-aside for all of it',
                roundHalfUp(owed / monthsPerYear) / 100,
                'usd_per_month',
              ),
            ]),
        ...(business > 0
          ? [figure('set_aside', 'Share of the profit to set aside', (owed / business) * 100, 'percent')]
          : []),
        figure('harbor_percent', 'Penalty-free share', harbor.percent, 'percent'),
      ],
      steps: [
        centsStep('Federal tax for this year', now),
        centsStep(
          'Has to be paid in',
          harbor.needed,
          `${harbor.percent}% of ${harbor.byLastYear ? 'last' : 'this'} year’s tax, the lesser of the two ways`,
        ),
        centsStep('Tax withheld or paid so far', withheld),
        centsStep('Estimated payments', toPay, 'what has to be paid in - withheld'),
        isLate
          ? centsStep('By the next date', next, 'its quarter, and what the dates before it still lack')
          : centsStep('Each quarter', roundHalfUp(toPay / quarters), 'estimated payments / 4'),
      ],
      assumptions: [
        text`Your income comes evenly over the year; the four payments are due in mid-April, mid-June, mid-September and mid-January.`,
        ...(isLate ? [text`On the dates that have passed you paid nothing beyond what’s counted here.`] : []),
        ...(told.last_year_tax === 0
          ? [text`Last year’s tax isn’t known: if it was lower, paying that much is safe too.`]
          : []),
        ...(isIncomeTold ? returnAssumptions(household, done) : []),
        text`State estimated tax is left out.`,
      ],
      warnings,
      detail: {
        year,
        isSmall,
        nextDay: nextDueDay(left),
        byLastYear: harbor.byLastYear,
        minimum: fact('estimated_tax_minimum', minimum, 'usd'),
      },
    };
  },

  explain: ({ figures, detail }, told) => explainEstimated(figures, detail, told),

  chart: ({ figures }, told) => ({
    kind: 'bar',
    title: 'Payments of the year',
    x: { label: 'Quarter', unit: 'count' },
    y: { label: 'Payment', unit: 'usd' },
    series: [
      {
        name: 'Payment',
        points: Array.from({ length: told.payments_left }, (_, index) => {
          const first = findFigure(figures, 'due_next');
          const payment = !first
            ? requireFigure(figures, 'quarterly')
            : index === 0
              ? first
              : findFigure(figures, 'due_later');
          return [quarters - told.payments_left + index + 1, payment?.value ?? 0] as const;
        }),
      },
    ],
  }),

  formulas: estimatedTaxFormulas,
  examples: estimatedTaxExamples,
  sources: ['usc_26_6654', 'irs_topic_306'],
});
