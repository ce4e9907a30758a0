import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { choice, money, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import {
  centsFigure,
  centsStep,
  findFigure,
  requireFigure,
  someCents,
} from '#advisor/calculators/tax/cents-figures.ts';
import { deductions } from '#advisor/calculators/tax/deductions/deductions.ts';
import { federalReturn, ordinarySchedule } from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import { householdFields, householdFrom } from '#advisor/calculators/tax/household/household-fields.ts';
import { mostDollars, nothingSaid } from '#advisor/calculators/tax/nothing-said.ts';
import { namedRate } from '#advisor/calculators/tax/federal/other-income.ts';
import { employeeTax, selfEmploymentTax } from '#advisor/calculators/tax/payroll/payroll-tax.ts';
import { rateAt } from '#advisor/calculators/tax/federal/rate-schedule.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { percentOf, roundHalfUp, toCents, toDollars, type Cents } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const incomeParts = (['wages', 'se_income', 'pension_income', 'other_income'] as const).flatMap(
  (role) => [role, `${role}@spouse`, `${role}@both`] as const,
);

interface Told {
  amount: number;
  kind: 'lowers_income' | 'itemized' | 'business' | 'before_payroll_tax';
  income: number;
  rate: number;
  other_itemized: number;
  filing_status: Parameters<typeof ordinarySchedule>[0];
}

/** What of an itemized deduction goes beyond the standard one, which everybody has. */
function countedOf(
  { amount, kind, income, other_itemized: others, ...status }: Told,
  facts: FactReader,
): Cents {
  if (kind !== 'itemized') return toCents(amount);
  const { standard } = deductions(householdFrom(status), toCents(income), facts);
  const beyond = (itemized: number) => Math.max(0, toCents(itemized) - standard);
  return beyond(others + amount) - beyond(others);
}

/** The tax without the deduction less the tax with it; at a rate that was named, that share. */
function savedOnIncome(
  told: Told,
  counted: Cents,
  facts: FactReader,
): { incomeTax: Cents; selfEmployment: Cents } {
  const { amount, kind, income, rate, other_itemized: others, filing_status: status } = told;
  if (rate > 0) {
    const selfEmployment = kind === 'business' ? selfEmploymentTax(toCents(amount), 0, facts).tax : 0;
    return { incomeTax: percentOf(counted - roundHalfUp(selfEmployment / 2), rate), selfEmployment };
  }
  const returnWith = (off: number) => {
    const left = Math.max(0, income - off);
    if (kind === 'business') return householdFrom({ filing_status: status, self_employment: left });
    if (kind === 'itemized')
      return householdFrom({ filing_status: status, other_income: income, itemized: others + off });
    return householdFrom({ filing_status: status, other_income: left });
  };
  const [before, after] = [returnWith(0), returnWith(amount)].map((one) => federalReturn(one, facts));
  const selfEmployment = before!.selfEmployment.tax - after!.selfEmployment.tax;
  return { incomeTax: before!.totalTax - after!.totalTax - selfEmployment, selfEmployment };
}

/** What goes into a health FSA from pay is also free of Social Security and Medicare tax. */
function payrollSaved({ amount, kind, income, rate }: Told, facts: FactReader): Cents {
  if (kind !== 'before_payroll_tax') return 0;
  const taxOf = (pay: number) => {
    const { socialSecurity, medicare } = employeeTax(toCents(pay), facts);
    return socialSecurity + medicare;
  };
  return rate > 0 ? taxOf(amount) : taxOf(income) - taxOf(Math.max(0, income - amount));
}

/** What a deduction is worth in tax, beside a credit of the same size. */
export const deductionValue = defineCalculator({
  name: 'deduction_value',
  version: 1,
  title: 'What a deduction saves',
  about:
    'How much tax a deduction or write-off of some dollars saves (or money put into a health FSA for doctor and dental bills) at a tax bracket or an income, what it still costs after tax, and how that compares with a tax credit of the same size.',
  simply:
    "A write-off makes the income that's taxed smaller, so it saves only your tax rate's share of it. A credit comes off the tax itself, dollar for dollar.",
  input: {
    amount: money({
      label: 'Deduction',
      ask: 'how much is the deduction',
      roles: [
        'itemized',
        'business_expenses',
        'charity',
        'mortgage_interest',
        'student_interest',
        'car_interest',
        'medical_cost',
        'ira_contrib',
        'k401_contrib',
        'hsa_contrib',
        'spend_item',
        'loss_amount',
      ],
      rolesWith: { 'account=fsa': ['save_amount'] },
      asSaid: true,
      min: 0,
      max: mostDollars,
    }),
    kind: choice<Told['kind']>({
      label: 'Kind of deduction',
      options: ['lowers_income', 'itemized', 'business', 'before_payroll_tax'],
      facts: { before_payroll_tax: 'account=fsa' },
      ofRole: { field: 'amount', role: 'business_expenses', value: 'business' },
      default: { value: 'lowers_income', reason: 'it counts whether you itemize or not' },
    }),
    rate: namedRate,
    income: moneyPerYear({
      label: 'Yearly income',
      ask: 'what is your income for the year, or your tax bracket',
      roles: ['agi', 'agi@spouse', 'agi@both'],
      sumOf: incomeParts,
      min: 0,
      max: mostDollars,
      default: { value: 0, reason: 'the tax rate is given instead' },
    }),
    other_itemized: money({
      label: 'Other itemized deductions',
      min: 0,
      max: mostDollars,
      default: nothingSaid('other itemized deductions are'),
    }),
    filing_status: householdFields.filing_status,
  },
  check: ({ amount, rate, income }) => {
    if (amount === 0) return 'Give the deduction in dollars.';
    return rate + income === 0 ? 'Give your income of the year or your tax bracket.' : null;
  },

  run(told, { facts }) {
    const { year, warnings } = factYear(facts, 'income_tax_brackets');
    const amount = toCents(told.amount);
    const counted = countedOf(told, facts);
    const { incomeTax, selfEmployment } = savedOnIncome(told, counted, facts);
    const payroll = payrollSaved(told, facts);
    const saved = incomeTax + selfEmployment + payroll;
    const { onIncome } = federalReturn(
      householdFrom({ filing_status: told.filing_status, other_income: told.income }),
      facts,
    );
    const credit = told.rate > 0 ? amount : Math.min(amount, onIncome.tax);
    return {
      figures: [
        centsFigure('saved', 'Tax it saves', saved),
        figure('saved_share', 'Tax saved as a share of it', (saved / amount) * 100, 'percent'),
        centsFigure('cost', 'What it costs after the tax saved', amount - saved),
        centsFigure('credit', 'Tax a credit of the same size saves', credit),
        ...(told.kind === 'itemized'
          ? [centsFigure('counted', 'Part beyond the standard deduction', counted)]
          : []),
        ...someCents('self_employment', 'Self-employment tax in it', selfEmployment),
        ...someCents('payroll', 'Social Security and Medicare tax in it', payroll),
        figure(
          'bracket',
          'Tax bracket',
          told.rate > 0
            ? told.rate
            : rateAt(ordinarySchedule(told.filing_status, facts), onIncome.ordinaryIncome),
          'percent',
        ),
      ],
      steps: [
        centsStep('Deduction that counts', counted),
        centsStep('Income tax saved', incomeTax, 'tax without it - tax with it, or rate x deduction'),
        ...(selfEmployment > 0 ? [centsStep('Self-employment tax saved', selfEmployment)] : []),
        centsStep('Cost after tax', amount - saved, 'deduction - tax saved'),
      ],
      assumptions: [
        ...(told.rate > 0
          ? []
          : [text`Your other deductions are the standard ones, and credits stay the same.`]),
        ...(told.kind !== 'lowers_income'
          ? []
          : [
              text`It comes off your income whether you itemize or not, as an IRA, an HSA or student loan interest does.`,
            ]),
        text`Federal tax only; in most states it saves some state tax too.`,
      ],
      warnings,
      detail: { year, bars: [saved, credit].map(toDollars) },
    };
  },

  explain({ figures, detail: { year } }, { amount, kind }) {
    const at = (id: string) => requireFigure(figures, id);
    const told = given('amount', amount, 'usd');
    const counted = findFigure(figures, 'counted');
    const business = findFigure(figures, 'self_employment');
    const payroll = findFigure(figures, 'payroll');
    const saves = at('saved').value > 0;
    return {
      conclusion: saves
        ? text`A deduction of ${told} saves you about ${at('saved')} of federal tax for ${year}.`
        : text`A deduction of ${told} saves you no federal tax for ${year}.`,
      openings: {
        yesno: saves
          ? text`Yes, it saves about ${at('saved')} of federal tax for ${year}; the other ${at('cost')} is your own money.`
          : text`No, it saves you no federal tax for ${year}.`,
        rate: text`It saves ${at('saved_share')} of the ${told}, ${at('saved')}.`,
        which: text`A credit is worth more: one of ${told} saves ${at('credit')}, a deduction ${at('saved')}.`,
      },
      reasons: [
        counted
          ? text`Only ${counted} of it lies beyond the standard deduction, which you get anyway.`
          : text`It takes the ${told} off the income at the top, in the ${at('bracket')} bracket.`,
        ...(business ? [text`${business} of it is self-employment tax.`] : []),
        ...(payroll
          ? [text`${payroll} of it is Social Security and Medicare tax, which money in an FSA skips too.`]
          : []),
        text`A credit of the same size takes off ${at('credit')}: it lowers the tax itself, a deduction only the income.`,
      ],
      next: [
        kind === 'business'
          ? text`Keep the receipt, and never spend only for the deduction: it still costs ${at('cost')}.`
          : text`Never spend only for the deduction: it still costs ${at('cost')}.`,
      ],
    };
  },

  chart: ({ detail: { bars } }) => ({
    kind: 'bar',
    title: 'Tax saved',
    x: { label: 'Way', unit: 'count' },
    y: { label: 'Federal tax', unit: 'usd' },
    series: ['As a deduction', 'As a credit'].map((name, index) => ({
      name,
      points: [[index + 1, bars[index] ?? 0] as const],
    })),
  }),

  formulas: {
    saved: [
      'amount * rate',
      'amount * rate + payroll',
      'Federal tax without the deduction of {amount}, less the tax with it (filing status {filing_status})',
    ],
    saved_share: 'saved / amount',
    cost: 'amount - saved',
    credit: ['amount', 'The credit of {amount}, at most the income tax'],
    counted: 'What itemizing with {amount} takes off beyond the standard deduction',
    self_employment: 'Self-employment tax without {amount} of expenses, less the tax with them',
    payroll: 'Social Security and Medicare tax on {amount} of pay',
    bracket: ['rate', 'The bracket that an income of {income} reaches (filing status {filing_status})'],
  },
  examples: [
    {
      question: 'how much does a $3,000 deduction save me in the 22% bracket',
      input: { amount: 3000, rate: 22 },
    },
    {
      question: 'what does putting 2,600 into my health FSA save me in the 22% bracket?',
      input: { amount: 2600, rate: 22, kind: 'before_payroll_tax' },
    },
    {
      question: 'what is a 5k write-off worth if I make 84,000, single',
      input: { amount: 5000, income: 84_000 },
    },
    {
      question: 'tax credit or tax deduction of $2,000, which saves more at 61k?',
      input: { amount: 2000, income: 61_000 },
    },
    {
      question:
        'I freelance and earn 90k. If I buy a 2,400 laptop for the business, what do I save in taxes?',
      input: { amount: 2400, income: 90_000, kind: 'business' },
    },
  ],
  sources: ['irs_pub_17', 'usc_26_1'],
});
