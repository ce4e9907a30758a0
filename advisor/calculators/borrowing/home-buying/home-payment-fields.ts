import type { z } from 'zod';
import {
  closingRate,
  homeCostFields,
  ownerCostFields,
  usualShareDown,
} from '#advisor/calculators/borrowing/home-buying/home-cost.ts';
import { soleLoanCompoundingField } from '#advisor/calculators/borrowing/loans/loan-convention.ts';
import { besideFields, cashField } from '#advisor/calculators/borrowing/loans/payment-beside.ts';
import { money, moneyPerMonth } from '#advisor/calculators/define/fields.ts';

/** With it no lender asks for mortgage insurance. */
const usualDown = 20;

export const homePaymentFields = {
  price: money({
    label: 'Price of the home',
    ask: 'how much is the home',
    roles: ['home_price', 'home_value'],
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'the loan is given instead' },
  }),
  loan: money({
    label: 'Mortgage',
    roles: ['mortgage_balance'],
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'it follows from the price and the down payment' },
  }),
  down_payment: homeCostFields.down_payment,
  down_percent: usualShareDown(
    usualDown,
    'a fifth, enough to avoid mortgage insurance, since you didn’t say',
  ),
  ...ownerCostFields,
  pmi: moneyPerMonth({
    label: 'Monthly mortgage insurance',
    roles: ['pmi'],
    min: 0,
    max: 1e5,
    default: { value: 0, reason: 'worked out from a share of the loan where it is due' },
  }),
  pmi_rate: homeCostFields.pmi_rate,
  extra: moneyPerMonth({
    label: 'Extra payment every month',
    roles: ['debt_extra'],
    min: 0,
    max: 1e7,
    default: { value: 0, reason: 'only the regular payment is made' },
  }),
  maintenance: moneyPerMonth({
    label: 'Monthly repairs and upkeep',
    roles: ['maintenance'],
    min: 0,
    max: 1e6,
    default: { value: 0, reason: 'upkeep is not asked about' },
  }),
  rent_received: moneyPerMonth({
    label: 'Rent you get from a tenant',
    roles: ['rental_income'],
    adds: true,
    min: 0,
    max: 1e6,
    default: { value: 0, reason: 'no tenant was mentioned' },
  }),
  cash: cashField,
  ...besideFields,
  closing_costs: money({
    label: 'Closing costs',
    roles: ['closing_costs'],
    adds: true,
    min: 0,
    max: 1e8,
    default: { value: 0, reason: 'closing costs are not asked about' },
  }),
  closing_rate: closingRate({ value: 0, reason: 'closing costs are not asked about' }),
  compounding: soleLoanCompoundingField,
};

export type HomePaymentInput = z.output<z.ZodObject<typeof homePaymentFields>>;

/** Price and loan, of which one may be missing; the ratio tells what a loan alone is taken for. */
export function priceAndLoan(
  input: Pick<HomePaymentInput, 'price' | 'loan' | 'down_payment' | 'down_percent'>,
  pmiRatio: number,
): { price: number; loan: number } {
  const { price, loan, down_payment: down, down_percent: share } = input;
  if (price > 0) {
    const paid = down > 0 ? down : (price * share) / 100;
    return { price, loan: loan > 0 ? loan : Math.max(0, price - paid) };
  }
  if (down > 0) return { price: loan + down, loan };
  return { price: loan / (share > 0 ? 1 - share / 100 : pmiRatio / 100), loan };
}
