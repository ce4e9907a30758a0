import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';
import { money, moneyPerMonth, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { figure, type Figure } from '#advisor/calculators/define/result.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;

/** What people mention with a payment and compare it with: their pay, and the rent they pay now. */
export const besideFields = {
  income: moneyPerYear({
    label: 'Yearly pay before taxes',
    roles: [
      'wages',
      'wages@spouse',
      'wages@both',
      'wages@child',
      'se_income',
      'other_income',
      'pension_income',
      'ss_income',
    ],
    adds: true,
    min: 0,
    max: 1e8,
    default: { value: 0, reason: 'the payment isn’t compared with your pay' },
  }),
  take_home: moneyPerMonth({
    label: 'Monthly take-home pay',
    roles: ['take_home', 'take_home@spouse', 'take_home@both'],
    adds: true,
    min: 0,
    max: 1e7,
    default: { value: 0, reason: 'the payment isn’t compared with your take-home pay' },
  }),
  rent_now: moneyPerMonth({
    label: 'Housing cost now',
    roles: ['housing_cost'],
    min: 0,
    max: 1e6,
    default: { value: 0, reason: 'it isn’t compared with what you pay now' },
  }),
};

export const cashField = money({
  label: 'Cash you have',
  roles: ['bal_cash'],
  adds: true,
  min: 0,
  max: 1e9,
  default: { value: 0, reason: 'no savings were mentioned' },
});

interface Beside {
  income: number;
  take_home: number;
  rent_now?: number;
}

/** The payment as a share of the pay, and against the rent, as far as they are known. */
export function besidePayment(
  { income, take_home: net, rent_now: rent = 0 }: Beside,
  payment: number,
): { figures: Figure[]; reasons: Text[] } {
  const ofPay = figure(
    'share_of_pay',
    'Payment as a share of your pay before taxes',
    (payment / Math.max(1, income)) * 100 * monthsPerYear,
    'percent',
    { decimals: 1 },
  );
  const ofNet = figure(
    'share_of_take_home',
    'Payment as a share of your take-home pay',
    (payment / Math.max(1, net)) * 100,
    'percent',
    { decimals: 1 },
  );
  const left = figure('left_of_take_home', 'Take-home pay left after it', net - payment, 'usd_per_month');
  const isMore = payment >= rent;
  const against = figure(
    'against_rent',
    isMore ? 'More than you pay for housing now' : 'Less than you pay for housing now',
    Math.abs(payment - rent),
    'usd_per_month',
  );
  return {
    figures: [
      ...(income > 0 ? [ofPay] : []),
      ...(net > 0 ? [ofNet, left] : []),
      ...(rent > 0 ? [against] : []),
    ],
    reasons: [
      ...(net > 0
        ? [text`That’s ${ofNet} of your take-home pay.`]
        : income > 0
          ? [text`That’s ${ofPay} of your pay before taxes.`]
          : []),
      ...(rent > 0
        ? [
            isMore
              ? text`It’s ${against} more than you pay for housing now.`
              : text`It’s ${against} less than you pay for housing now.`,
          ]
        : []),
    ],
  };
}

/** How those figures come about, of the payment by its name; of several, the first that holds is told. */
export function besideFormulas(...payments: readonly string[]): Formulas {
  return {
    share_of_pay: payments.map((payment) => `${payment} * 12 / income`),
    share_of_take_home: payments.map((payment) => `${payment} / take_home`),
    left_of_take_home: payments.map((payment) => `take_home - ${payment}`),
    against_rent: payments.flatMap((payment) => [`${payment} - rent_now`, `rent_now - ${payment}`]),
  };
}
