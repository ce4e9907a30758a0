import { downOrLoan, usualShareDown } from '#advisor/calculators/borrowing/home-buying/home-cost.ts';
import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, percent } from '#advisor/calculators/define/fields.ts';
import { figure, given, type Figure } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';

/** In the middle of the two to five percent of the price that buyers mostly pay. */
const usualClosing = 3;
const usualDown = 20;

const short = (one: Figure) => ({ ...one, value: Math.abs(one.value) });

/** The money a buyer brings on the day of the closing. */
export const cashToClose = defineCalculator({
  name: 'cash_to_close',
  version: 1,
  title: 'Cash to close on a home',
  about:
    'How much money a home buyer has to bring to the closing: down payment, closing costs and prepaid taxes and insurance, less the earnest money deposit and credits from the seller or lender, and whether the savings cover it.',
  simply:
    'You bring your part of the price and the fees. What you already put down as a deposit, and what the seller pays for you, comes off.',
  input: {
    price: money({
      label: 'Purchase price',
      ask: 'what is the price of the home',
      roles: ['home_price', 'home_value'],
      min: 1,
      max: 1e9,
    }),
    ...downOrLoan('Loan amount'),
    down_percent: usualShareDown(usualDown, 'a fifth of the price where nothing else is said', 100),
    closing_costs: money({
      label: 'Closing costs',
      roles: ['closing_costs', 'fee_amount'],
      adds: true,
      min: 0,
      max: 1e8,
      default: { value: 0, reason: 'they’re a share of the price' },
    }),
    closing_percent: percent({
      label: 'Closing costs in percent of the price',
      roles: ['closing_rate'],
      min: 0,
      max: 15,
      default: {
        value: 0,
        reason: 'the middle of what buyers mostly pay, prepaid items included; the Loan Estimate has yours',
        by: ({ closing_costs: told }) => (told ? undefined : usualClosing),
      },
    }),
    prepaid: money({
      label: 'Prepaid taxes and insurance',
      roles: ['home_insurance', 'property_tax'],
      adds: true,
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'none was mentioned apart from the closing costs' },
    }),
    deposit: money({
      label: 'Earnest money already paid',
      roles: ['lump_sum'],
      min: 0,
      max: 1e8,
      default: { value: 0, reason: 'no deposit was mentioned' },
    }),
    credits: money({
      label: 'Credits from the seller or lender',
      roles: ['trade_in'],
      adds: true,
      min: 0,
      max: 1e8,
      default: { value: 0, reason: 'no credit was mentioned' },
    }),
    cash: money({
      label: 'Cash you have for it',
      roles: ['bal_cash', 'bal_cash@both', 'bal_total', 'bal_total@both', 'gift_amount'],
      adds: true,
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'no savings were mentioned' },
    }),
  },
  alternatives: [
    {
      fields: ['down_payment', 'down_percent', 'loan'],
      problem: 'Give the down payment in dollars, in percent, or the loan: one of them.',
    },
    { fields: ['closing_costs', 'closing_percent'] },
  ],
  check: ({ price, down_payment: down, loan }) =>
    down > price || loan > price ? 'The down payment or the loan is more than the price: check them.' : null,

  run(input) {
    const { price, loan, prepaid, deposit, credits, cash } = input;
    const down = loan > 0 ? price - loan : input.down_payment + (price * input.down_percent) / 100;
    const costs = input.closing_costs + (price * input.closing_percent) / 100;
    const whole = down + costs + prepaid;
    const off = deposit + credits;
    const due = Math.max(0, whole - off);
    const close = figure('cash_to_close', 'Cash to bring to the closing', due, 'usd');
    const left = figure('left', 'Cash left afterwards', cash - due, 'usd', {
      labelBelowZero: 'Cash you’re short',
    });
    return {
      figures: [
        close,
        figure('down', 'Down payment', down, 'usd'),
        figure('costs', 'Closing costs', costs, 'usd'),
        ...(prepaid > 0 ? [figure('prepaid_items', 'Prepaid taxes and insurance', prepaid, 'usd')] : []),
        ...(off > 0 ? [figure('taken_off', 'Deposit and credits', off, 'usd')] : []),
        figure('whole', 'Money the purchase takes in all', whole, 'usd'),
        ...(cash > 0 ? [left] : []),
      ],
      steps: [
        { label: 'Down payment', value: down, unit: 'usd' },
        { label: 'Closing costs and prepaid items', value: costs + prepaid, unit: 'usd' },
        { label: 'Deposit and credits', value: off, unit: 'usd' },
        {
          label: 'Cash to close',
          formula: 'down payment + costs + prepaid - deposit - credits',
          value: due,
          unit: 'usd',
        },
      ],
      assumptions: [
        text`Moving, furniture and repairs come on top, and so do some months of payments to keep in reserve.`,
        ...(off > whole ? [text`Deposit and credits are more than the purchase takes: nothing is due.`] : []),
      ],
      warnings: [],
      detail: { close, left: cash > 0 ? left : null },
    };
  },

  explain({ figures, detail: { close, left } }, { price, cash }) {
    const find = (id: string) => figures.find((one) => one.id === id);
    const of = given('price', price, 'usd');
    const [prepaid, off] = [find('prepaid_items'), find('taken_off')];
    const enough = left && left.value >= 0;
    return {
      conclusion: text`Bring about ${close} to the closing on the ${of} home.`,
      openings: left
        ? {
            yesno: enough
              ? text`Yes, your ${given('cash', cash, 'usd')} covers the ${close} to bring, with ${left} left.`
              : text`No, you’re ${short(left)} short: the closing takes ${close}.`,
          }
        : {},
      reasons: [
        text`The down payment is ${find('down')!}, and closing costs are ${find('costs')!}${prepaid ? text`, with ${prepaid} prepaid` : ''}.`,
        ...(off ? [text`Your deposit and credits take ${off} off.`] : []),
        ...(left
          ? [enough ? text`You’d have ${left} left.` : text`You’re ${short(left)} short with what you have.`]
          : []),
      ],
      next: [
        text`Compare the Loan Estimates of three lenders: many of the fees differ and can be negotiated.`,
        text`Call the title company on a number you know before you wire anything: fake wire instructions are a common fraud.`,
      ],
    };
  },

  chart: ({ figures }) =>
    barsOf('What the purchase takes', figures, [
      'down',
      'costs',
      'prepaid_items',
      'taken_off',
      'cash_to_close',
    ]),

  formulas: {
    cash_to_close: [
      'whole',
      'whole - taken_off',
      '{whole}, less deposit and credits of {taken_off}, and at least nothing',
    ],
    down: ['down_payment', 'price - loan', 'price * down_percent'],
    costs: ['input.closing_costs', 'price * closing_percent'],
    prepaid_items: 'prepaid',
    taken_off: 'deposit + credits',
    whole: ['down + costs + prepaid'],
    left: 'cash - cash_to_close',
  },

  examples: [
    {
      question: 'How much cash do I need to close on a $345,000 house with 10% down and 3% closing costs?',
      input: { price: 345_000, down_percent: 10, closing_percent: 3 },
    },
    {
      question:
        'Cash to close on a $410,000 house with 10% down, $9,800 in closing costs and a $5,000 deposit already paid?',
      input: { price: 410_000, down_percent: 10, closing_costs: 9800, deposit: 5000 },
    },
    {
      question: 'how much do i need to bring to closing, 285k home, 15k down, closing is 3.5%',
      input: { price: 285_000, down_payment: 15_000, closing_percent: 3.5 },
    },
    {
      question:
        'we put 8k earnest money on a 365,000 house, 5% down, costs 11,200, seller gives 4,000 back. is 25k in savings enough',
      input: {
        price: 365_000,
        down_percent: 5,
        closing_costs: 11_200,
        deposit: 8000,
        credits: 4000,
        cash: 25_000,
      },
    },
    {
      question: 'loan 240k on a 300k house, fees 7,400 plus insurance 1,650 prepaid, total due at the table',
      input: { price: 300_000, loan: 240_000, closing_costs: 7400, prepaid: 1650 },
    },
  ],
  sources: ['cfpb_closing_disclosure'],
});
