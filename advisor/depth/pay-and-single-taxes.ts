import { add, set, times, type DepthSpec } from '#advisor/depth/tries.ts';

/** Pay of a check or an hour, and taxes and deductions looked at one by one. */
export const payAndSingleTaxes: Readonly<Record<string, DepthSpec>> = {
  extra_withholding: {
    compare: ['extra', 'shortfall'],
    headline: 'least',
    tries: [times('tax', 1.25), times('tax', 0.75), add('checks', -1)],
    range: 'tax',
    deadlines: ['year_end', 'tax_day'],
  },
  gambling_tax: {
    compare: ['taxable', 'tax'],
    headline: 'least',
    tries: [set('deducts', 'itemized'), set('deducts', 'standard'), times('losses', 0.5)],
    range: 'losses',
    settled: ['winnings', 'filing_status'],
    deadlines: ['year_end', 'tax_day'],
  },
  kiddie_tax: {
    compare: ['tax', 'at_parents'],
    best: ['least', 'tax'],
    tries: [times('gains', 0.5), times('interest', 0.5), set('gains_are', 'qualified')],
    range: 'gains',
    settled: ['rate', 'filing_status'],
    deadlines: ['year_end', 'tax_day'],
  },
  net_investment_tax: {
    compare: ['tax', 'taxed'],
    best: ['least', 'tax'],
    tries: [times('investment', 0.5), times('investment', 0.75), times('investment', 1.25)],
    range: 'investment',
    deadlines: ['year_end', 'estimated', 'tax_day'],
  },
  overtime_tips_deduction: {
    compare: ['deduction', 'saved'],
    headline: 'most',
    tries: [times('overtime', 1.25), times('overtime', 1.5), times('tips', 1.25)],
    range: 'income',
    deadlines: ['year_end', 'tax_day'],
  },
  paycheck_gross: {
    compare: ['gross', 'overtime_pay'],
    best: ['most', 'gross'],
    tries: [add('hours', 5), add('hours', 10), times('rate', 1.05)],
    range: 'hours',
  },
  real_hourly_wage: {
    compare: ['real', 'hours_year'],
    best: ['most', 'real'],
    tries: [times('commute_hours', 0.5), times('costs', 0.5), add('hours', -5)],
    range: 'hours',
  },
  senior_deduction: {
    compare: ['deduction', 'saved'],
    best: ['most', 'deduction'],
    tries: [times('income', 0.9), times('income', 0.8), times('income', 1.1)],
    range: 'income',
    settled: ['age', 'spouse_age'],
    deadlines: ['year_end', 'tax_day'],
  },
};
