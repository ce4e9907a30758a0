import { figure, type Figure, type Step } from '#advisor/calculators/define/result.ts';
import { centsFigure, centsStep, sayCents, someCents } from '#advisor/calculators/tax/cents-figures.ts';
import { leftOutFigures, leftOutSteps } from '#advisor/calculators/tax/deductions/contribution-notes.ts';
import {
  federalReturn,
  gainsSchedule,
  ordinarySchedule,
  type FederalReturn,
} from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import { moneyIn, type Household } from '#advisor/calculators/tax/household/household.ts';
import { rateAt, splitByRate } from '#advisor/calculators/tax/federal/rate-schedule.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { percentOf, roundHalfUp, toCents, toDollars, type Cents } from '#advisor/quantities/cents.ts';

/** How much more income the marginal rate looks at: enough to see over the stairs of the child tax credit. */
const nextIncome = toCents(1000);

/** What the next thousand dollars of ordinary income would cost, in percent. */
function marginalRate(household: Household, facts: FactReader, done: FederalReturn): number {
  const more = federalReturn({ ...household, otherIncome: household.otherIncome + nextIncome }, facts);
  return ((more.totalTax - done.totalTax) / nextIncome) * 100;
}

/** The figures of a return: the tax first, then what made it; kinds of tax that are not due are left out. */
export function returnFigures(household: Household, facts: FactReader, done: FederalReturn): Figure[] {
  const gross = moneyIn(household);
  const bracket = rateAt(ordinarySchedule(household.status, facts), done.onIncome.ordinaryIncome);
  return [
    centsFigure('total_tax', 'Federal tax for the year', done.totalTax, {
      labelBelowZero: 'Credits paid out to you',
    }),
    centsFigure('taxable_income', 'Taxable income', done.taxableIncome),
    figure(
      'marginal_rate',
      'Marginal rate (on the next thousand dollars)',
      marginalRate(household, facts, done),
      'percent',
    ),
    figure(
      'effective_rate',
      'Tax as a share of all income',
      gross > 0 ? (done.totalTax / gross) * 100 : 0,
      'percent',
    ),
    figure('bracket_rate', 'Tax bracket', bracket, 'percent'),
    centsFigure('gross_income', 'All income', gross),
    centsFigure('adjusted_gross_income', 'Adjusted gross income', done.agi),
    centsFigure(
      'deduction',
      done.deductions.itemizes ? 'Itemized deductions' : 'Standard deduction',
      done.deductions.taken,
    ),
    ...(done.deductions.total + done.businessDeduction > done.deductions.taken
      ? [centsFigure('deductions', 'All deductions together', done.deductions.total + done.businessDeduction)]
      : []),
    ...someCents('senior_deduction', 'Deduction for seniors', done.deductions.senior),
    ...someCents('overtime_deduction', 'Overtime premium deducted', done.deductions.overtime),
    ...someCents('tips_deduction', 'Tips deducted', done.deductions.tips),
    ...someCents('car_loan_deduction', 'Car loan interest deducted', done.deductions.carLoan),
    ...someCents('student_interest_deduction', 'Student loan interest deducted', done.studentInterest),
    ...someCents('charity_deduction', 'Charity deducted without itemizing', done.deductions.charity),
    ...someCents('business_deduction', 'Deduction for business income', done.businessDeduction),
    ...someCents('taxable_benefits', 'Taxable Social Security benefits', done.benefits.taxable),
    centsFigure('income_tax', 'Income tax before credits', done.onIncome.tax),
    ...someCents(
      'gains_tax',
      'Part of it on long-term gains and qualified dividends',
      done.onIncome.gainsTax,
    ),
    ...someCents('care_credit', 'Child and dependent care credit', done.careCredit),
    ...creditFigures(done),
    ...someCents('child_credit', 'Child and dependent credits used', done.credits.used),
    ...someCents('paid_out_credit', 'Child tax credit paid out to you', done.credits.refundable),
    ...someCents('child_credit_total', 'Child tax credit', done.credits.used + done.credits.refundable),
    ...someCents('self_employment_tax', 'Self-employment tax', done.selfEmployment.tax),
    ...someCents('net_investment_tax', 'Net investment income tax', done.netInvestmentTax),
    ...someCents('additional_medicare_tax', 'Additional Medicare tax', done.additionalMedicare),
    ...someCents('monthly_tax', 'Federal tax per month', Math.max(0, roundHalfUp(done.totalTax / 12))),
    ...someCents(
      'quarterly_payment',
      'Quarterly payment if nothing is withheld',
      Math.max(0, roundHalfUp(done.totalTax / 4)),
    ),
    ...leftOutFigures(household, done.contributions),
    ...someCents(
      'loss_carryover',
      'Loss carried over to next year',
      done.carryover.short + done.carryover.long,
    ),
  ];
}

/** Credits for college and for saving for retirement. */
export function creditFigures({ educationCredit, saversCredit }: FederalReturn): Figure[] {
  return [
    ...someCents('education_credit', 'College tax credit', educationCredit),
    ...someCents('savers_credit', 'Saver’s credit', saversCredit),
  ];
}

/** The tax in each ordinary bracket that is reached, with its rate in percent. */
export function taxByBracket(household: Household, facts: FactReader, done: FederalReturn) {
  const schedule = ordinarySchedule(household.status, facts);
  return splitByRate(schedule, 0, done.onIncome.ordinaryIncome).map((income, index) => {
    const rate = schedule.rates[index]!;
    return { rate, income: toDollars(income), tax: toDollars(percentOf(income, rate)) };
  });
}

/** How the profit of a business came about, where it was not told as such. */
export function profitSteps(profit: Cents, expenses: Cents): Step[] {
  return expenses > 0 ? [centsStep('Profit of the business', profit, 'revenue - expenses')] : [];
}

export function returnSteps(household: Household, facts: FactReader, done: FederalReturn): Step[] {
  const gains = gainsSchedule(household.status, facts);
  return [
    ...leftOutSteps(household, done.contributions),
    ...profitSteps(household.selfEmployment + household.spouseSelfEmployment, household.businessExpenses),
    centsStep('Adjusted gross income', done.agi, 'taxed income - adjustments'),
    centsStep(
      'Deductions',
      done.deductions.total + done.businessDeduction,
      'the larger of standard and itemized, and further deductions',
    ),
    centsStep('Taxable income', done.taxableIncome, 'adjusted gross income - deductions'),
    ...taxByBracket(household, facts, done)
      .filter(({ income }) => income > 0)
      .map(({ rate, income, tax }) =>
        centsStep('Tax in a bracket', toCents(tax), `${rate}% of ${sayCents(toCents(income))}`),
      ),
    ...done.onIncome.gainsByRate.flatMap((income, index) => {
      const rate = gains.rates[index]!;
      return income > 0
        ? [
            centsStep(
              'Tax on long-term gains and qualified dividends',
              percentOf(income, rate),
              `${rate}% of ${sayCents(income)}`,
            ),
          ]
        : [];
    }),
    centsStep(
      'Income tax before credits',
      done.onIncome.tax,
      'the sum, or the ordinary rates on everything where that is less',
    ),
    centsStep(
      'Credits for children and care',
      -done.credits.used - done.credits.refundable - done.careCredit,
    ),
    ...creditFigures(done).map(({ label, value }) => centsStep(label, -toCents(value))),
    centsStep(
      'Other federal taxes',
      done.selfEmployment.tax + done.netInvestmentTax + done.additionalMedicare,
      'self-employment + net investment income + additional Medicare',
    ),
    centsStep('Federal tax for the year', done.totalTax, 'income tax - credits + other federal taxes'),
  ];
}
