import { choice } from '#advisor/calculators/define/fields.ts';
import { figure, type Figure } from '#advisor/calculators/define/result.ts';
import {
  monthlyRateFor,
  yearlyPercentOf,
  type Compounding,
} from '#advisor/calculators/saving/growth/compounding.ts';
import { levelPayment } from '#advisor/numerics/amortize.ts';
import { toCents, toDollars } from '#advisor/quantities/cents.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

export type LoanCompounding = Exclude<Compounding, 'effective' | 'weekly'>;

/** How often a lender adds interest to what is owed. */
export const loanCompoundingField = choice<LoanCompounding>({
  label: 'Compounding',
  fact: 'compounding',
  options: ['monthly', 'yearly', 'semiannually', 'quarterly', 'daily', 'continuously'],
  default: { value: 'monthly', reason: 'lenders charge a twelfth of the yearly rate each month' },
});

/** A loan alone: no savings are told beside it whose yield a message could mean. */
export const soleLoanCompoundingField = choice<LoanCompounding>({
  label: 'Compounding',
  facts: {
    monthly: 'compounding=monthly',
    yearly: ['compounding=yearly', 'flag=apy_given'],
    semiannually: 'compounding=semiannually',
    quarterly: 'compounding=quarterly',
    daily: 'compounding=daily',
    continuously: 'compounding=continuously',
  },
  options: ['monthly', 'yearly', 'semiannually', 'quarterly', 'daily', 'continuously'],
  default: { value: 'monthly', reason: 'lenders charge a twelfth of the yearly rate each month' },
});

/** The yearly rate of which a twelfth is charged every month. */
export function chargedRate(rate: number, compounding: LoanCompounding): number {
  return compounding === 'monthly' ? rate : monthlyRateFor(yearlyPercentOf(rate, compounding));
}

const monthsPerYear = 12;

/** The level payment a month of a loan in dollars. */
export function paymentOf(
  dollars: number,
  { rate, years, compounding }: { rate: number; years: number; compounding: LoanCompounding },
): number {
  const term = Math.round(years * monthsPerYear);
  return toDollars(levelPayment(toCents(dollars), chargedRate(rate, compounding), term));
}

/** What was given of a loan, with these rates as they are charged each month. */
export function asCharged<Input extends { compounding: LoanCompounding }>(
  input: Input,
  ...rates: readonly { [Key in keyof Input]: Input[Key] extends number ? Key : never }[keyof Input][]
): Input {
  const charged = rates.map((name) => [name, chargedRate(Number(input[name]), input.compounding)]);
  return { ...input, ...Object.fromEntries(charged) };
}

/** What a loan's rate costs in a year once interest is charged on interest, for the card; nothing at zero percent. */
export function effectiveRateOf(rate: number, compounding: LoanCompounding = 'monthly'): Figure[] {
  if (rate === 0) return [];
  if (compounding === 'yearly')
    return [
      figure(
        'nominal_rate',
        'The same rate charged in twelfths each month',
        chargedRate(rate, compounding),
        'percent',
        { decimals: 2 },
      ),
    ];
  const effective = yearlyPercentOf(rate, compounding);
  return [figure('effective_rate', 'Effective yearly rate', effective, 'percent', { decimals: 2 })];
}

/** How that figure comes about, by the name of the field that holds the rate. */
export function effectiveRateFormula(field = 'rate') {
  return {
    effective_rate: [
      `(100% + ${field} / 12)^12 - 100%`,
      `What {${field}} comes to in a year with interest charged on interest`,
    ],
    nominal_rate: `The yearly rate whose twelfths make {${field}} in a year`,
  };
}

/** Which rate an answer about a loan uses. */
export function loanConvention(compounding: LoanCompounding = 'monthly'): Text {
  if (compounding === 'yearly')
    return text`The rate is taken as what a whole year costs (APY): each month is charged its part of that.`;
  return compounding === 'monthly'
    ? text`The rate is a yearly one, charged in twelfths each month, the way lenders quote it.`
    : text`The rate is a yearly one compounded ${compounding}; each month is charged its part of that.`;
}
