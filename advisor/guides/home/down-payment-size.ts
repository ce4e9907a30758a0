import { cashToClose } from '#advisor/calculators/borrowing/home-buying/cash-to-close.ts';
import { homePayment } from '#advisor/calculators/borrowing/home-buying/home-payment.ts';
import { choice, flag, money, percent } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { jobAtRiskField } from '#advisor/guides/debt/told-fields.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** From this share of the price on, a conventional loan needs no mortgage insurance. */
const withoutInsurance = 20;
/** What has to stay after the closing: about half a year of an owner's costs, as a share of the price. */
const reserveShare = 0.04;
/** Less down than this only where a program asks for less. */
const leastDown = 3;

interface Purchase {
  rate?: number | undefined;
  left_over?: string | undefined;
  price?: number | undefined;
  share?: number | undefined;
  other_share?: number | undefined;
  cash?: number | undefined;
}

const sharesOf = ({ share, other_share: other }: Purchase) => {
  const all = [share, other].filter((one) => one !== undefined);
  return all.length === 0 ? [leastDown, withoutInsurance] : all;
};
const larger = (deal: Purchase) =>
  Math.max(...sharesOf(deal), withoutInsurance * Number(deal.share === undefined));

/** Whether there are two down payments to choose from. */
const hasSmaller = (deal: Purchase) => Math.min(...sharesOf(deal)) < larger(deal);

function closingAt({ price, cash }: Purchase, down: number, { run }: GuideContext) {
  return price === undefined
    ? undefined
    : run(cashToClose, { price, down_percent: down, ...(cash === undefined ? {} : { cash }) });
}

/** What the smaller down payment adds a month, mortgage insurance included, where the rate is told. */
function insuranceLine(deal: Purchase, { run }: GuideContext): Text[] {
  const { price, rate } = deal;
  if (price === undefined || rate === undefined || !hasSmaller(deal)) return [];
  const [small, large] = [Math.min(...sharesOf(deal)), larger(deal)].map((down) =>
    run(homePayment, { price, rate, down_percent: down }),
  );
  return small && large
    ? [
        text`At ${given('rate', rate, 'percent')} the full cost is about ${wholeDollars(small.figure('monthly_payment'))} with the smaller one and ${wholeDollars(large.figure('monthly_payment'))} with the larger.`,
      ]
    : [];
}

function sharePart(deal: Purchase, share: number) {
  return share === deal.share
    ? given('share', share, 'percent')
    : share === deal.other_share
      ? given('other_share', share, 'percent')
      : undefined;
}

export const downPaymentSize = defineGuide({
  id: 'down_payment_size',
  title: 'How much to put down on a home',
  about:
    'How large a down payment on a house should be: a small one with mortgage insurance, or a fifth of the price',
  questions: [
    'should we put 20 percent down or less',
    '5% down now or wait and save 20%',
    'is it bad to put only 3 percent down on a house',
    'put 10% down and keep the rest in savings, or 20% and be broke?',
    'do I have to put 20% down',
    'how much should I put down on a 300k house if I have 60k',
    'bigger down payment or keep cash for repairs',
    'pay PMI or drain our savings to avoid it',
    'down payment 15 percent or 20, does it matter',
    'we could put 40% down from the sale of our old place, should we',
    'minimum down payment with a new baby or keep a cushion',
  ],
  simply:
    "A bigger down payment means a smaller loan. But a house also needs money for repairs and bad months, and cash that's inside the walls can't pay for those.",
  input: {
    price: money({ label: 'Price', roles: ['home_price', 'home_value'], min: 1000, max: 1e9 }),
    share: percent({ label: 'Down payment', roles: ['down_share'], min: 0, max: 100 }),
    other_share: percent({ label: 'Other down payment', roles: ['down_share#2'], min: 0, max: 100 }),
    cash: money({
      label: 'Savings',
      roles: ['bal_cash', 'bal_cash@both', 'lump_sum', 'down_amount'],
      min: 0,
      max: 1e9,
    }),
    rate: percent({ label: 'Mortgage rate', roles: ['loan_rate'], min: 0, max: 25 }),
    left_over: choice({ label: 'Of the savings', options: ['after'] }),
    expecting: flag({
      label: 'A baby on the way',
      fact: 'flag=expecting',
      default: { value: false, reason: 'none was mentioned' },
    }),
    variable: flag({
      label: 'Income goes up and down',
      fact: 'income_steadiness=variable',
      default: { value: false, reason: 'nothing is said of it' },
    }),
    job_at_risk: jobAtRiskField,
    cushion: choice({ label: 'Cash left after closing', options: ['enough', 'little'] }),
  },
  sides: [
    {
      given: { left_over: 'after' },
      questions: [
        'that leaves us with 10k',
        "we'd have 15,000 left after closing",
        'putting 20 percent down would leave me with only eight thousand',
        'after the down payment and closing we have 12k in the bank',
      ],
    },
  ],
  decide: (deal, context) => {
    if (deal.cushion !== undefined) return deal.cushion === 'enough' ? 'more' : 'less';
    const { price, cash } = deal;
    if (price === undefined || cash === undefined) return 'rule';
    if (deal.left_over !== undefined) return cash >= price * reserveShare ? 'more' : 'keep_cash';
    const due = closingAt(deal, larger(deal), context)!.figure('cash_to_close').value;
    const keeps = price * reserveShare * (deal.expecting || deal.variable || deal.job_at_risk ? 2 : 1);
    if (cash - due >= keeps) return 'more';
    const least = closingAt(deal, Math.min(...sharesOf(deal)), context)!.figure('cash_to_close').value;
    return cash - least >= keeps / 2 ? 'less' : 'wait';
  },
  verdicts: {
    more: (deal, context) => {
      const isLeft = deal.left_over !== undefined;
      const close = deal.cash === undefined || isLeft ? undefined : closingAt(deal, larger(deal), context);
      const part = sharePart(deal, larger(deal));
      return {
        opening: part
          ? text`Put ${part} down: you can, and still keep a cushion.`
          : text`Put a fifth down: you can, and still keep a cushion.`,
        because: [
          ...(close && close.figure('cash_to_close').value < (deal.cash ?? 0)
            ? [
                text`With closing costs it takes about ${close.figure('cash_to_close')} and leaves about ${wholeDollars(close.figure('left'))}.`,
              ]
            : []),
          ...(isLeft && deal.cash !== undefined
            ? [text`${given('cash', deal.cash, 'usd')} left is a fair cushion for a house at this price.`]
            : []),
          ...insuranceLine(deal, context),
          text`From a fifth of the price on there's no mortgage insurance, and the payment is lower for good.`,
        ],
        unless: text`the rest is your only cash for repairs and bad months, or you owe on cards. Then put less down.`,
        next: text`Ask the lender for quotes at two down payments, with the rate, the mortgage insurance and the cash you need.`,
      };
    },
    less: (deal, context) => {
      const least = Math.min(...sharesOf(deal));
      const close = closingAt(deal, least, context);
      const full = deal.cash === undefined ? undefined : closingAt(deal, larger(deal), context);
      const part = hasSmaller(deal) ? sharePart(deal, least) : undefined;
      return {
        opening: part
          ? text`Put ${part} down and keep the rest as your cushion.`
          : text`Put less than a fifth down, and keep cash for repairs and bad months.`,
        because: [
          ...(full && deal.cash !== undefined
            ? [
                text`${hasSmaller(deal) ? 'The larger one' : 'It'} would take about ${full.figure('cash_to_close')} with closing costs, most or more than your ${given('cash', deal.cash, 'usd')}.${close && hasSmaller(deal) ? text` The smaller one takes about ${close.figure('cash_to_close')}.` : ''}`,
              ]
            : []),
          ...insuranceLine(deal, context),
          text`On a conventional loan you can drop mortgage insurance once you owe four fifths of the value. On FHA it mostly stays.`,
          ...(deal.expecting
            ? [text`With a baby coming, you want more cash than usual.`]
            : deal.variable
              ? [text`With pay that goes up and down, you want more cash than usual.`]
              : []),
        ],
        unless: text`the payment with mortgage insurance would be tight every month. Then look at a cheaper home.`,
        next: text`Get loan estimates at both down payments, and compare the monthly difference with the cash you'd keep.`,
      };
    },
    keep_cash: (deal, context) => {
      const part = hasSmaller(deal) ? sharePart(deal, Math.min(...sharesOf(deal))) : undefined;
      return {
        opening: part
          ? text`Put ${part} down: ${given('cash', deal.cash!, 'usd')} left is too thin for a ${given('price', deal.price!, 'usd')} house.`
          : text`Put less down: ${given('cash', deal.cash!, 'usd')} left is too thin for a ${given('price', deal.price!, 'usd')} house.`,
        because: [
          text`A furnace, a roof leak or two missed paychecks cost more than that, and the bank doesn't hand a down payment back.`,
          ...insuranceLine(deal, context),
        ],
        unless: text`other money stays within reach, such as a brokerage account.`,
        next: text`Ask for Loan Estimates at both down payments, and compare the monthly difference with the cash you'd keep.`,
      };
    },
    wait: (deal, context) => ({
      opening: text`Not at this price yet: ${given('cash', deal.cash ?? 0, 'usd')} would hardly cover the closing and leave nothing.`,
      because: [
        text`${hasSmaller(deal) ? 'Even with the smaller down payment' : 'For that'} you'd need about ${closingAt(deal, Math.min(...sharesOf(deal)), context)!.figure('cash_to_close')} with closing costs. A home with no cash behind it turns the first repair into card debt.`,
      ],
      unless: text`a first-time buyer program, a gift or the seller covers part of it. Ask your state's housing agency.`,
      next: text`Save a few more months, or look at homes about a fifth cheaper.`,
    }),
    rule: () => ({
      opening: text`Put a fifth down only if six months of costs stay in savings; otherwise put down less and keep the cash.`,
      because: [
        text`A fifth avoids mortgage insurance and lowers the payment. But buyers with less down do fine, and a new owner without cash puts the first broken furnace on a card.`,
        text`On a conventional loan mortgage insurance isn't forever: you can ask to drop it when you owe four fifths of the value.`,
      ],
      unless: text`you owe on credit cards. Pay those before you put more into the house.`,
      next: text`Tell me the price and what you have saved, and I'll work out what each down payment would leave.`,
    }),
  },
  asks: [
    {
      field: 'cushion',
      question: 'After closing, would you still have about six months of costs in cash?',
      settled: ({ price, cash }) => price !== undefined && cash !== undefined,
      choices: [
        { label: 'Yes', value: 'enough' },
        { label: 'No', value: 'little' },
      ],
    },
  ],
  followUps: ['When can I drop mortgage insurance?', 'How much house can I afford?'],
  articles: ['private-mortgage-insurance', 'home-buying'],
  related: ['opportunity-cost'],
  sources: ['cfpb_pmi', 'cfpb_owning_a_home'],
});
