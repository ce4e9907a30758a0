import { homePaymentFormulas } from '#advisor/calculators/borrowing/home-buying/home-payment-formulas.ts';
import { housingCost } from '#advisor/calculators/borrowing/home-buying/home-cost.ts';
import {
  homePaymentFields,
  priceAndLoan,
  type HomePaymentInput,
} from '#advisor/calculators/borrowing/home-buying/home-payment-fields.ts';
import { besidePayment } from '#advisor/calculators/borrowing/loans/payment-beside.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { isAbout } from '#advisor/calculators/define/is-about.ts';
import { fact, figure, given, type Figure } from '#advisor/calculators/define/result.ts';
import { amortize } from '#advisor/numerics/amortize.ts';
import { percentOf, roundHalfUp, toCents, toDollars, type Cents } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';
import {
  asCharged,
  effectiveRateOf,
  loanConvention,
} from '#advisor/calculators/borrowing/loans/loan-convention.ts';

const monthsPerYear = 12;
const exact = { decimals: 2 };

const monthly = (id: string, label: string, cents: Cents): Figure =>
  figure(id, label, toDollars(cents), 'usd_per_month', exact);

/** A month of everything a home costs. */
function partsOf(input: HomePaymentInput, price: number, loan: number, pmiRatio: number) {
  const { years, rate, tax_rate: taxRate, insurance, hoa, pmi_rate: pmiRate } = input;
  const terms = { years, rate, insurance, hoa, tax_rate: taxRate, pmi_rate: pmiRate };
  const home = housingCost(price, { ...terms, down_payment: price - loan, down_percent: 0 }, pmiRatio);
  const tax = input.property_tax > 0 ? roundHalfUp(toCents(input.property_tax) / monthsPerYear) : home.tax;
  const isInsured = home.loan * 100 > toCents(price) * pmiRatio;
  const pmi = isInsured && input.pmi > 0 ? toCents(input.pmi) : home.pmi;
  const dues = toCents(hoa);
  const upkeep = toCents(input.maintenance);
  const lasting = home.payment + tax + home.insurance + dues + upkeep;
  return { ...home, tax, pmi, dues, upkeep, lasting, total: lasting + pmi };
}

/** The whole monthly payment of a home, by its parts. */
export const homePayment = defineCalculator({
  name: 'home_payment',
  version: 1,
  title: 'Monthly cost of a home',
  about:
    'The full monthly payment of a home: principal and interest, property tax, homeowners insurance, association dues and mortgage insurance, when mortgage insurance ends, and the cash to close.',
  simply:
    'The loan is only part of it. Property tax, insurance and dues come every month too, so a home costs more than its mortgage.',
  input: homePaymentFields,
  alternatives: [
    {
      fields: ['down_payment', 'down_percent'],
      problem: 'Give the down payment as an amount or as a share of the price, not both.',
      unless: ({ price, down_payment: down, down_percent: share }) => isAbout((price * share) / 100, down),
    },
    { fields: ['property_tax', 'tax_rate'] },
    { fields: ['pmi', 'pmi_rate'] },
    { fields: ['closing_costs', 'closing_rate'] },
  ],
  check({ price, loan, down_payment: down }) {
    if (price === 0 && loan === 0) return 'Give the price of the home, or the mortgage.';
    if (price > 0 && loan > price) return 'The mortgage is larger than the price: give a smaller one.';
    if (price > 0 && down >= price) return 'The down payment pays for the whole home: give a smaller one.';
    return price > 0 && loan > 0 && down > 0 && Math.abs(price - loan - down) > price / 50
      ? 'The price less the down payment doesn’t match the mortgage: give two of the three.'
      : null;
  },

  run(told, { facts }) {
    const input = asCharged(told, 'rate');
    const pmiRatio = facts.get('pmi_cancel_ratio');
    const { price, loan } = priceAndLoan(input, pmiRatio);
    const parts = partsOf(input, price, loan, pmiRatio);
    const term = Math.max(1, Math.round(input.years * monthsPerYear));
    const schedule = amortize(parts.loan, input.rate, term, toCents(input.extra));
    const insuredMonths =
      parts.pmi > 0
        ? schedule.months.findIndex(({ balance }) => balance * 100 <= toCents(price) * pmiRatio) + 1
        : 0;
    const total = monthly('monthly_payment', 'Total monthly payment', parts.total);
    const ends = figure('pmi_months', 'Time until mortgage insurance ends', insuredMonths, 'months');
    const later = monthly('payment_without_pmi', 'Monthly payment after that', parts.lasting);
    const closing =
      input.closing_costs > 0 ? toCents(input.closing_costs) : percentOf(toCents(price), input.closing_rate);
    const down = toCents(price) - parts.loan;
    const listed = [
      monthly('principal_interest', 'Principal and interest', parts.payment),
      monthly('property_tax', 'Property tax', parts.tax),
      monthly('home_insurance', 'Homeowners insurance', parts.insurance),
      ...(parts.dues > 0 ? [monthly('hoa', 'Association dues', parts.dues)] : []),
      ...(parts.pmi > 0 ? [monthly('pmi', 'Mortgage insurance (PMI)', parts.pmi)] : []),
      ...(parts.upkeep > 0 ? [monthly('maintenance', 'Repairs and upkeep', parts.upkeep)] : []),
    ];
    const own = parts.total - toCents(input.rent_received);
    const moreDown = figure(
      'more_down',
      'Extra down payment to avoid mortgage insurance',
      Math.max(0, toDollars(parts.loan) - (price * pmiRatio) / 100),
      'usd',
    );
    const net = monthly('after_rent', 'Your part after the tenant’s rent', own);
    const beside = besidePayment(input, toDollars(own));
    const cashLeft = figure(
      'cash_left',
      'Cash left after closing',
      input.cash - toDollars(down + closing),
      'usd',
      { labelBelowZero: 'Cash you are short at closing' },
    );
    return {
      figures: [
        total,
        ...listed,
        ...(parts.pmi > 0
          ? [
              ends,
              later,
              figure(
                'pmi_total',
                'Total mortgage insurance paid',
                toDollars(parts.pmi * insuredMonths),
                'usd',
              ),
            ]
          : []),
        figure('loan', 'Loan', toDollars(parts.loan), 'usd'),
        figure('down', 'Down payment', toDollars(down), 'usd'),
        figure('total_interest', 'Total interest', toDollars(schedule.interest), 'usd'),
        ...(closing > 0
          ? [
              figure('closing', 'Closing costs', toDollars(closing), 'usd'),
              figure('cash_to_close', 'Cash to close', toDollars(down + closing), 'usd'),
            ]
          : []),
        ...(input.rent_received > 0 ? [net] : []),
        ...(input.cash > 0 ? [cashLeft] : []),
        ...beside.figures,
        ...(parts.pmi > 0 ? [moreDown] : []),
        ...effectiveRateOf(told.rate, told.compounding),
      ],
      steps: [
        { label: 'Loan', formula: 'price - down payment', value: toDollars(parts.loan), unit: 'usd' },
        ...listed.map(({ label, value, unit }) => ({ label, value, unit, ...exact })),
        { label: 'In all', formula: 'the sum', value: total.value, unit: 'usd_per_month', ...exact },
      ],
      assumptions: [
        text`The rate is fixed. Property tax and insurance stay level here; in real life they rise over the years.`,
        ...(input.price === 0
          ? [text`You gave only the mortgage, so the price is worked out from it and the down payment.`]
          : []),
        ...(parts.pmi > 0
          ? [
              text`You can ask to drop mortgage insurance once you owe ${fact('pmi_cancel_ratio', pmiRatio, 'percent')} of the price. FHA loans have other rules.`,
            ]
          : []),
        ...(input.maintenance > 0
          ? [text`Utilities aren’t included.`]
          : [text`Repairs and utilities aren’t included.`]),
        loanConvention(told.compounding),
      ],
      warnings: [],
      detail: {
        total,
        ends,
        later,
        isInsured: parts.pmi > 0,
        listed,
        aside: [
          ...(input.rent_received > 0 ? [text`After the tenant’s rent, your part is ${net}.`] : []),
          ...beside.reasons,
        ],
      },
    };
  },

  explain(
    { figures, detail: { total, ends, later, isInsured, aside } },
    { rate, property_tax: taxTold, pmi: pmiTold },
  ) {
    const find = (id: string) => figures.find((one) => one.id === id)!;
    const cash = figures.find(({ id }) => id === 'cash_to_close');
    const ofNet = figures.find(({ id }) => id === 'share_of_take_home');
    const share = ofNet ?? figures.find(({ id }) => id === 'share_of_pay');
    const payName = ofNet ? 'take-home pay' : 'pay before taxes';
    const against = figures.find(({ id }) => id === 'against_rent');
    return {
      conclusion: text`The whole payment is about ${total}, of which ${find('principal_interest')} is the loan itself.`,
      openings: {
        time: isInsured
          ? text`Mortgage insurance can end after about ${ends}, and your payment drops to ${later}.`
          : text`You owe no mortgage insurance with ${find('down')} down.`,
        ...(cash
          ? { amount: text`You need ${cash} to close: ${find('down')} down and ${find('closing')} in costs.` }
          : {}),
        ...(share ? { rate: text`It would take ${share} of your ${payName}.` } : {}),
        ...(against
          ? {
              change: text`You’d pay ${against} ${against.label.startsWith('More') ? 'more' : 'less'} than you pay for housing now: ${total}.`,
            }
          : {}),
      },
      named: {
        ...(isInsured && pmiTold === 0
          ? { pmi: text`Mortgage insurance is ${find('pmi')} on a loan of ${find('loan')}.` }
          : {}),
        ...(taxTold > 0
          ? {}
          : {
              property_tax: text`Property tax is ${find('property_tax')}; the whole payment would be about ${total}.`,
            }),
      },
      reasons: [
        text`You borrow ${find('loan')} at ${given('rate', rate, 'percent')}. Property tax adds ${find('property_tax')}${isInsured ? text`, insurance ${find('home_insurance')} and mortgage insurance ${find('pmi')}: without that you’d pay ${later}` : text` and insurance ${find('home_insurance')}`}.`,
        ...(isInsured ? [text`Mortgage insurance can end after about ${ends}.`] : []),
        ...(cash
          ? [text`You need ${cash} in cash to close: ${find('down')} down and ${find('closing')} in costs.`]
          : []),
        ...aside,
      ],
      next: [
        ...(isInsured
          ? [
              text`Putting ${find('more_down')} more down would avoid the mortgage insurance of ${find('pmi')}.`,
            ]
          : []),
        text`Look up the home’s actual property tax, and get an insurance quote before you make an offer.`,
        isInsured
          ? text`Ask the servicer to drop mortgage insurance as soon as you can: it isn’t automatic that early.`
          : text`Compare the APR of at least three lenders.`,
      ],
    };
  },

  chart: ({ detail: { listed } }) => ({
    kind: 'donut',
    title: 'What the payment is made of',
    x: { label: 'Part', unit: 'count' },
    y: { label: 'A month', unit: 'usd_per_month' },
    series: listed
      .filter(({ value }) => value > 0)
      .map(({ label, value }) => ({ name: label, points: [[0, value]] as const })),
  }),

  formulas: homePaymentFormulas,
  examples: [
    {
      question: 'What is the total monthly payment on a $400,000 house with 10% down at 6.5%?',
      input: { price: 400_000, down_percent: 10, rate: 6.5 },
    },
    {
      question:
        'payment with taxes and insurance: 260k house, 26k down, 6.5%, 30 years, taxes 3,640, insurance 1,250, PMI 0.6%',
      input: {
        price: 260_000,
        down_payment: 26_000,
        rate: 6.5,
        years: 30,
        property_tax: 3640,
        insurance: 1250,
        pmi_rate: 0.6,
      },
    },
    {
      question: 'When does PMI drop off on a 350k home with 5 percent down at 6.75%?',
      input: { price: 350_000, down_percent: 5, rate: 6.75 },
    },
    {
      question: 'monthly cost of a 520k townhouse, 20% down, 6.45%, HOA 275, property tax 1.05%',
      input: { price: 520_000, down_percent: 20, rate: 6.45, hoa: 275, tax_rate: 1.05 },
    },
    {
      question: 'how much cash do i need to close on a 228,500 house with 10% down and 3% closing costs',
      input: { price: 228_500, down_percent: 10, closing_rate: 3 },
    },
  ],
  sources: ['cfpb_amortization', 'cfpb_pmi'],
});
