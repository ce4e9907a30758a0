import { cashToClose } from '#advisor/calculators/borrowing/home-buying/cash-to-close.ts';
import { rentalProperty } from '#advisor/calculators/investing/rental/rental-property.ts';
import { choice, money, moneyPerMonth, moneyPerYear, percent } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { said } from '#advisor/guides/debt/told-fields.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { text } from '#advisor/quantities/text.ts';

/** Cash in a rental should earn clearly more than insured savings: it takes work and can go wrong. */
const fairReturn = 6;
/** A manager's usual part of the rent: what your own time is worth, too. */
const managerShare = 10;

interface Deal {
  price: number | undefined;
  rent: number | undefined;
  down: number | undefined;
  down_share: number | undefined;
  rate: number | undefined;
  property_tax: number | undefined;
  insurance: number | undefined;
  hoa: number | undefined;
}

/** What lenders mostly ask of an investor: most first rentals are bought with a loan. */
const usualDown = 25;

/** The least that has to stay for empty months and repairs, as a share of the price. */
const reserveShare = 0.02;

/** What the purchase takes in cash. */
function closingOf(
  { price, down, down_share: share, cash }: Deal & { cash: number | undefined },
  { run }: GuideContext,
) {
  if (price === undefined || cash === undefined) return undefined;
  const own = down === undefined ? { down_percent: share ?? usualDown } : { down_payment: down };
  return run(cashToClose, { price, cash, ...own });
}

function weigh({ price, rent, down, down_share, ...costs }: Deal, { run }: GuideContext) {
  if (price === undefined || rent === undefined) return undefined;
  const own = down === undefined ? { down_percent: down_share ?? usualDown } : { down_payment: down };
  const { rate, property_tax, insurance, hoa } = costs;
  const told = { price, rent, ...own, rate, property_tax, insurance, hoa, management_rate: managerShare };
  const deal = run(
    rentalProperty,
    Object.fromEntries(Object.entries(told).filter(([, each]) => each !== undefined)),
  );
  // Without cash of one's own in it there is no return on it.
  return down === 0 || down_share === 0 ? undefined : deal;
}

/** What stays of the savings after the closing; below zero where they do not reach. */
function leftOf(deal: Deal & { cash: number | undefined }, context: GuideContext) {
  const due = closingOf(deal, context)?.figure('cash_to_close');
  return due && deal.cash !== undefined ? { ...due, value: deal.cash - due.value } : undefined;
}

/** The same in words. */
function leftLine(deal: Deal & { cash: number | undefined }, context: GuideContext) {
  const left = leftOf(deal, context);
  if (!left || deal.cash === undefined) return [];
  const cash = given('cash', deal.cash, 'usd');
  return [
    left.value < 0
      ? text`The closing would take about ${wholeDollars(left)} more than your ${cash}.`
      : text`After the closing about ${wholeDollars(left)} of your ${cash} would be left, and has to carry six months of costs.`,
  ];
}

/** What the closing takes and the rent would leave, where price and savings are told. */
function closingLine(deal: Deal & { cash: number | undefined }, context: GuideContext) {
  const close = closingOf(deal, context);
  const flow = weigh(deal, context)?.figure('cash_flow');
  if (!close) return [];
  return [
    flow && flow.value > 0
      ? text`The closing would take about ${close.figure('cash_to_close')}. The deal itself looks sound: it would leave about ${wholeDollars(flow)} after all costs.`
      : text`The closing alone would take about ${close.figure('cash_to_close')}.`,
  ];
}

export const firstRental = defineGuide({
  id: 'first_rental',
  title: 'A rental as a first investment',
  about: 'A rental as a first investment',
  questions: [
    'is a rental property a good first investment',
    'should I buy a duplex for 340k, each side rents for 1,400',
    "I'm 26 with 50k saved. rental house or index funds?",
    'brother in law says real estate is the only way to get rich, should i buy a rental',
    'thinking airbnb cabin as an investment, talk me out of it',
    'Would a $180,000 condo renting at $1,500 with a $320 HOA work as a first rental?',
    'buy a house to rent out while we still rent ourselves, does that make sense',
    'how do i know if a rental is a good deal',
    'house hacking a fourplex with fha, smart for a single guy',
    'use my 401k or savings to start buying rentals?',
  ],
  simply:
    "A rental is a small business, with tenants, repairs and empty months. It's a good investment only if the rent pays all of that and still leaves you a fair reward, and if you have cash for bad months.",
  input: {
    price: money({ label: 'Price', roles: ['home_price', 'home_value'], min: 1000, max: 1e9 }),
    rent: moneyPerMonth({ label: 'Rent a month', roles: ['rental_income'], adds: true, min: 1, max: 1e7 }),
    down: money({ label: 'Down payment', roles: ['down_amount'], min: 0, max: 1e9 }),
    down_share: percent({ label: 'Down payment in percent', roles: ['down_share'], min: 0, max: 100 }),
    rate: percent({ label: 'Mortgage rate', roles: ['loan_rate'], min: 0, max: 25 }),
    property_tax: moneyPerYear({ label: 'Yearly property tax', roles: ['property_tax'], min: 0, max: 1e7 }),
    insurance: moneyPerYear({ label: 'Yearly insurance', roles: ['home_insurance'], min: 0, max: 1e7 }),
    hoa: moneyPerMonth({ label: 'Monthly association dues', roles: ['hoa'], min: 0, max: 1e5 }),
    card: money({ label: 'Card debt', roles: ['debt_balance:card'], adds: true, min: 1, max: 1e7 }),
    cash: money({
      label: 'Savings',
      roles: ['bal_cash', 'bal_cash@both', 'lump_sum', 'bal_total'],
      min: 0,
      max: 1e9,
    }),
    reserve: choice({
      label: 'Six months of costs in cash',
      options: ['yes', 'no'],
      facts: { no: 'flag=no_savings' },
    }),
    work: choice({ label: 'Time for tenants and repairs', options: ['yes', 'no'] }),
    live: choice({ label: 'Where you live', options: ['one_part'] }),
    borrowed: said('A loan on your own home pays for it', 'loan=home_equity'),
  },
  sides: [
    {
      given: { live: 'one_part' },
      questions: [
        'buy a duplex, live in one side and rent out the other',
        'house hack a fourplex and live in one of the units',
        'one side of the duplex has a tenant and I would live in the other',
      ],
    },
    {
      given: { work: 'no' },
      questions: [
        'rental house or index funds, I have no time for tenants and hate phone calls',
        'I work too much to be a landlord, is a rental still worth it',
      ],
    },
  ],
  decide: (deal, context) => {
    if (deal.card !== undefined) return 'debt_first';
    if (deal.live !== undefined) return 'live_in_part';
    if (deal.borrowed) return 'not_on_your_home';
    if (deal.reserve === 'no') return 'not_yet';
    if (deal.work === 'no') return 'funds';
    const weighed = weigh(deal, context);
    const { price } = deal;
    const left = leftOf(deal, context)?.value;
    const isShort = left !== undefined && price !== undefined && left < reserveShare * price;
    if (isShort && deal.reserve === undefined) return 'not_yet';
    if (!weighed) return deal.reserve === 'yes' ? 'look' : 'not_yet';
    if (weighed.figure('cash_flow').value < 0) return 'walk_away';
    return weighed.figure('cash_on_cash').value < fairReturn ? 'thin' : 'buy';
  },
  verdicts: {
    buy: (deal, context) => {
      const weighed = weigh(deal, context)!;
      return {
        opening: text`Yes, on these numbers it's a reasonable first rental.`,
        because: [
          text`After the mortgage, repairs, empty weeks and a manager it would leave about ${wholeDollars(weighed.figure('cash_flow'))}, a return of ${weighed.figure('cash_on_cash')} on your cash.`,
          ...leftLine(deal, context),
          text`That's a fair reward, as long as the rent is real.`,
        ],
        unless: text`the rent is the seller's guess, or you'd have less than six months of costs left in cash.`,
        next: text`Call two property managers and ask what this exact place would rent for today. Then pay for an inspection.`,
        say: text`What would you list it for, how long would it sit, and what do you charge in all?`,
      };
    },
    thin: (deal, context) => {
      const weighed = weigh(deal, context)!;
      return {
        opening: text`Pass at this price: it pays for itself, but not for your work and risk.`,
        because: [
          text`It would leave about ${wholeDollars(weighed.figure('cash_flow'))}, only ${weighed.figure('cash_on_cash')} a year on your cash. One roof or a bad tenant takes years of that.`,
          ...leftLine(deal, context),
          text`Savings and index funds ask for no phone calls at night.`,
        ],
        unless: text`you can get it clearly cheaper, or live in one part of it yourself.`,
        next: text`Work out the price at which it earns a fair return, and offer that.`,
      };
    },
    walk_away: (deal, context) => {
      const flow = weigh(deal, context)!.figure('cash_flow');
      return {
        opening: text`No, walk away from this one: you'd pay in about ${wholeDollars(flow)}.`,
        because: [
          text`The rent doesn't cover the mortgage, taxes, insurance, repairs, empty weeks and a manager. You'd be betting on a higher price later.`,
          text`A rental that loses money each month forces you to sell at the worst time.`,
        ],
        unless: text`the price or the loan comes down a lot, or you'd live there yourself.`,
        next: text`Set a rule before you see the next one: it must pay for itself from the first month, repairs included.`,
      };
    },
    live_in_part: ({ cash, rent }) => ({
      opening: text`Yes, living in one part is the best way to start: you can use a loan for owners, with little down and a lower rate.`,
      because: [
        rent === undefined
          ? text`The rent from the other part pays a good share of the mortgage, and lenders count about three quarters of it as income.`
          : text`Lenders count about three quarters of the ${given('rent', rent, 'usd_per_month')} as income. Check that you could carry the payment alone for some empty months.`,
        cash === undefined
          ? text`Keep about six months of the payment in cash after closing.`
          : text`Of your ${given('cash', cash, 'usd')}, keep about six months of the payment after the down payment and closing costs.`,
      ],
      unless: text`you wouldn't want a tenant next door, or you'd move within a year. The loan asks you to live there at first.`,
      next: text`Get preapproved for an owner's loan on a two to four unit home, and have any tenant sign a statement of rent, deposit and lease terms.`,
    }),
    not_on_your_home: ({ cash }) => ({
      opening: text`No, don't borrow the down payment on your own house: an empty rental could then cost you both.`,
      because: [
        text`With the whole price borrowed, the rent would have to carry two loans, and it rarely does. The second one floats and is secured by where you live.`,
        cash === undefined
          ? text`A rental also needs about six months of its costs in cash.`
          : text`A rental also needs about six months of its costs in cash, and ${given('cash', cash, 'usd')} doesn't cover that.`,
      ],
      unless: text`you'd live in one part of it, with a loan for owners and little down.`,
      next: text`Save the down payment in its own account, and look at places that pay for themselves from the first month.`,
    }),
    debt_first: ({ card }) => ({
      opening: text`No, pay off the ${given('card', card!, 'usd')} on cards before you buy a rental.`,
      because: [
        text`Clearing a card earns its rate for sure, more than almost any rental pays, and without tenants.`,
        text`Lenders also count the card payment against you, and a vacant month would go right back on the card.`,
      ],
      unless: text`you pay the cards in full every month. Then it's a question of cash and price.`,
      next: text`Put the down payment money on the card with the highest rate first, and start saving again when it's gone.`,
    }),
    not_yet: ({ cash, price, ...deal }, context) => ({
      opening:
        cash === undefined
          ? text`Not as your first step: get your match, your cushion and the cash for it in place.`
          : price === undefined
            ? text`Start with index funds: a rental would take most of your ${given('cash', cash, 'usd')} and put it into one building.`
            : text`Not yet: ${given('cash', cash, 'usd')} is too little for a ${given('price', price, 'usd')} rental with a down payment and reserves.`,
      because: [
        ...closingLine({ cash, price, ...deal }, context),
        text`A rental needs a large down payment, closing costs, and about six months of its costs on hand. Without that, one empty month or a new furnace lands on a credit card.`,
        ...(cash !== undefined && price !== undefined
          ? []
          : [text`It also puts most of your money into one building, and it takes time every month.`]),
      ],
      unless: text`you'd live in one part and rent out the rest, with a loan for owners.`,
      next: text`Start a separate account for it, and never count your 401(k) as that cash. Taking it out early usually costs tax and a penalty.`,
    }),
    funds: () => ({
      opening: text`No, buy a broad index fund instead.`,
      because: [
        text`A rental is a small business with tenants, repairs and bookkeeping. If you don't want that work, what's left of the return rarely makes up for the risk of owning one building.`,
        text`Funds that own real estate give you rents without the phone calls.`,
      ],
      unless: text`a good manager's fee still leaves the place earning clearly more than savings.`,
      next: text`Put this month's money into your 401(k) or IRA in a broad stock index fund.`,
    }),
    look: () => ({
      opening: text`Yes, you can start looking, but buy only one that pays for itself from the first month.`,
      because: [
        text`Count the mortgage, taxes, insurance, repairs, empty weeks and a manager, even if you do the work.`,
        text`Expect about a quarter of the price down and a higher rate than on your own home.`,
      ],
      unless: text`it would crowd out your retirement saving. That comes first.`,
      next: text`Pick one street, look up three asking rents and three sale prices, and run the numbers.`,
    }),
  },
  asks: [
    {
      field: 'reserve',
      settled: ({ live, borrowed, work, card }) =>
        borrowed === true || work === 'no' || (live ?? card) !== undefined,
      question: 'After buying, would you still have six months of its costs in cash?',
      choices: [
        { label: 'Yes', value: 'yes' },
        { label: 'No', value: 'no' },
      ],
    },
    {
      field: 'work',
      question: 'Do you want to deal with tenants and repairs?',
      choices: [
        { label: 'Yes', value: 'yes' },
        { label: 'No', value: 'no' },
      ],
    },
  ],
  followUps: [
    'How do I start investing with little money?',
    'Should I sell or rent out my old home?',
    'What is a REIT?',
  ],
  articles: ['reits', 'diversification', 'emergency-fund', 'cost-basis'],
  related: ['small-landlords', 'rent-or-buy'],
  sources: ['irs_pub_527'],
});
