import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, moneyPerMonth, moneyPerYear, months } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
const exact = { decimals: 2 };
/** "Taxes up 600": one amount alone, beside a changed payment, is what it rose by. */
const noRise = { value: 0, reason: 'it follows from the bills before and now' };

/** What higher taxes and insurance do to a mortgage payment. */
export const escrowChange = defineCalculator({
  name: 'escrow_change',
  version: 1,
  title: 'Escrow change and your payment',
  about:
    'How much a mortgage payment with escrow rises when property tax or homeowners insurance goes up, with a shortage spread over twelve months: the new payment now, and what it is after the shortage is paid.',
  simply:
    'Your lender collects taxes and insurance with the payment. When those bills go up, the payment goes up by a twelfth of the rise, plus a part of what was missing last year.',
  input: {
    tax_rise: moneyPerYear({
      label: 'Property tax up by',
      roles: ['property_tax'],
      single: true,
      asSaid: true,
      min: -1e7,
      max: 1e7,
      default: noRise,
    }),
    old_tax: moneyPerYear({
      label: 'Property tax before',
      roles: ['property_tax'],
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'property tax isn’t asked about' },
    }),
    new_tax: moneyPerYear({
      label: 'Property tax now',
      roles: ['property_tax#2'],
      min: 0,
      max: 1e7,
      default: sameAs('old_tax'),
    }),
    insurance_rise: moneyPerYear({
      label: 'Homeowners insurance up by',
      roles: ['home_insurance', 'premium'],
      single: true,
      asSaid: true,
      min: -1e7,
      max: 1e7,
      default: noRise,
    }),
    old_insurance: moneyPerYear({
      label: 'Homeowners insurance before',
      roles: ['home_insurance', 'premium'],
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'insurance isn’t asked about' },
    }),
    new_insurance: moneyPerYear({
      label: 'Homeowners insurance now',
      roles: ['home_insurance#2', 'premium#2'],
      min: 0,
      max: 1e7,
      default: sameAs('old_insurance'),
    }),
    shortage: money({
      label: 'Escrow shortage',
      roles: ['spend_item', 'fee_amount', 'debt_balance', 'tax_bill', 'loss_amount'],
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'no shortage was mentioned' },
    }),
    spread: months({
      label: 'Months the shortage is spread over',
      roles: ['time_spread', 'time_payoff', 'horizon', 'term'],
      min: 1,
      max: 60,
      default: { value: 12, reason: 'a year, as most servicers do it' },
    }),
    payment: moneyPerMonth({
      label: 'Payment now',
      roles: ['mortgage_payment', 'housing_cost', 'debt_payment'],
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'only the rise is asked about' },
    }),
  },
  groups: {
    'Property tax': ['old_tax', 'new_tax', 'tax_rise'],
    'Homeowners insurance': ['old_insurance', 'new_insurance', 'insurance_rise'],
    'Escrow and payment': ['shortage', 'spread', 'payment'],
  },
  check: (input) =>
    taxRise(input) === 0 && insuranceRise(input) === 0 && input.shortage === 0
      ? 'Give the property tax or insurance before and now, or the shortage.'
      : null,

  run(input) {
    const { shortage, spread, payment } = input;
    const moreTax = taxRise(input) / monthsPerYear;
    const moreCover = insuranceRise(input) / monthsPerYear;
    const part = shortage / spread;
    const lasting = moreTax + moreCover;
    const rise = monthly('rise', 'Rise of the payment', lasting + part, 'Fall of the payment');
    const later = monthly(
      'lasting_rise',
      'Rise that stays after the shortage is paid',
      lasting,
      'Fall that stays after the shortage is paid',
    );
    const tax = monthly('tax_part', 'Rise from property tax', moreTax, 'Fall from property tax');
    const cover = monthly('insurance_part', 'Rise from insurance', moreCover, 'Fall from insurance');
    const short = monthly('shortage_part', 'Shortage a month', part);
    const paid = monthly('new_payment', 'New payment', payment + rise.value);
    const after = monthly('payment_after', 'Payment after the shortage is paid', payment + lasting);
    return {
      figures: [
        rise,
        ...(payment > 0 ? [paid] : []),
        ...(moreTax === 0 ? [] : [tax]),
        ...(moreCover === 0 ? [] : [cover]),
        ...(shortage > 0 ? [short, later] : []),
        ...(shortage > 0 && payment > 0 ? [after] : []),
        figure('rise_year', 'Increase over twelve months', lasting * monthsPerYear, 'usd_per_year', {
          labelBelowZero: 'Decrease over twelve months',
        }),
      ],
      steps: [
        {
          label: 'Property tax',
          formula: '(new - old + rise) / 12',
          value: moreTax,
          unit: 'usd_per_month',
          ...exact,
        },
        {
          label: 'Insurance',
          formula: '(new - old + rise) / 12',
          value: moreCover,
          unit: 'usd_per_month',
          ...exact,
        },
        { label: 'Shortage', formula: 'shortage / months', value: part, unit: 'usd_per_month', ...exact },
        { label: 'Rise', formula: 'the sum', value: rise.value, unit: 'usd_per_month', ...exact },
      ],
      assumptions: [
        text`The loan’s own payment stays the same: only the escrow part changes.`,
        text`A servicer may also ask for a cushion, which comes on top.`,
      ],
      warnings: [],
      detail: { rise, later, short, paid: payment > 0 ? paid : null, parts: [tax, cover] },
    };
  },

  explain({ figures, detail: { rise, later, short, paid, parts } }, { shortage, spread }) {
    const size = { ...rise, value: Math.abs(rise.value) };
    const goes = rise.value < 0 ? 'falls' : 'rises';
    const conclusion = paid
      ? text`Your payment ${goes} by ${size}, to ${paid}.`
      : text`Your payment ${goes} by ${size}.`;
    const shown = parts.filter(({ id, value }) => value > 0 && figures.some((one) => one.id === id));
    return {
      conclusion,
      openings: {
        payment: paid
          ? text`Your new payment is ${paid}, ${size} ${rise.value < 0 ? 'less' : 'more'} than now.`
          : conclusion,
      },
      reasons: [
        ...shown.map((one) =>
          one.id === 'tax_part' ? text`Property tax adds ${one}.` : text`Insurance adds ${one}.`,
        ),
        ...(shortage > 0
          ? [
              text`The shortage of ${given('shortage', shortage, 'usd')} adds ${short} for ${given('spread', spread, 'months')}; after that the rise is ${later}.`,
            ]
          : []),
      ],
      next: [
        ...(shortage > 0
          ? [
              text`You can pay the shortage of ${given('shortage', shortage, 'usd')} at once: then only ${later} is added.`,
            ]
          : []),
        text`Check the tax assessment for errors or missed exemptions, and get other insurance quotes.`,
      ],
    };
  },

  chart: ({ figures }) =>
    barsOf('Where the change comes from', figures, ['tax_part', 'insurance_part', 'shortage_part', 'rise']),

  compares: true,
  formulas: {
    rise: '(new_tax - old_tax + tax_rise) / 12 + (new_insurance - old_insurance + insurance_rise) / 12 + shortage / spread',
    lasting_rise:
      '(new_tax - old_tax + tax_rise) / 12 + (new_insurance - old_insurance + insurance_rise) / 12',
    tax_part: '(new_tax - old_tax + tax_rise) / 12',
    insurance_part: '(new_insurance - old_insurance + insurance_rise) / 12',
    shortage_part: 'shortage / spread',
    new_payment: 'payment + rise',
    payment_after: 'payment + lasting_rise',
  },
  examples: [
    {
      question:
        'property tax went from 4,200 to 5,100 and insurance from 1,800 to 2,640. how much will my escrow payment go up?',
      input: { old_tax: 4200, new_tax: 5100, old_insurance: 1800, new_insurance: 2640 },
    },
    {
      question:
        'escrow shortage of $960 spread over 12 months, my payment is $1,870. What’s the new payment?',
      input: { shortage: 960, payment: 1870 },
    },
    {
      question:
        'homeowners insurance jumped from 2,100 to 3,900 a year and there’s a 900 shortage, how much more a month',
      input: { old_insurance: 2100, new_insurance: 3900, shortage: 900 },
    },
    {
      question:
        'taxes reassessed, 3,300 a year before and 4,740 now. mortgage is 1,520 with escrow, what will it be',
      input: { old_tax: 3300, new_tax: 4740, payment: 1520 },
    },
  ],
  sources: ['cfpb_escrow_rule'],
});

function monthly(id: string, label: string, value: number, labelBelowZero?: string) {
  return figure(id, label, value, 'usd_per_month', {
    ...exact,
    ...(labelBelowZero ? { labelBelowZero } : {}),
  });
}

function sameAs(field: string) {
  return {
    value: 0,
    reason: 'it stays as it is',
    by: (said: Readonly<Record<string, unknown>>) =>
      typeof said[field] === 'number' ? said[field] : undefined,
  };
}

interface Bills {
  old_tax: number;
  new_tax: number;
  tax_rise: number;
  old_insurance: number;
  new_insurance: number;
  insurance_rise: number;
}

const taxRise = (bills: Bills) => bills.new_tax - bills.old_tax + bills.tax_rise;
const insuranceRise = (bills: Bills) => bills.new_insurance - bills.old_insurance + bills.insurance_rise;
