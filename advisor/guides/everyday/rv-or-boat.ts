import { loanAmortization } from '#advisor/calculators/borrowing/loans/loan-amortization.ts';
import { percentOfPrice } from '#advisor/calculators/saving/prices/percent-of-price.ts';
import { choice, money, percent, years } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { cardDebtField, cashField } from '#advisor/guides/debt/told-fields.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** Paying in cash should leave half of the savings untouched. */
const cashTimes = 2;

/** In percent of the price a year: storage, insurance, fuel and repairs. */
const keepShare = 10;
const usualTerm = 15;
const usualRate = 8.5;

interface Toy {
  price: number | undefined;
  down: number | undefined;
  rate: number | undefined;
  term: number | undefined;
}

/** What it costs to keep. */
function keepCosts(price: number | undefined, { run }: GuideContext): Text {
  const kept = price === undefined ? undefined : run(percentOfPrice, { price, share: keepShare });
  return kept
    ? text`Storage, insurance, fuel and repairs often take a tenth of the price, about ${wholeDollars(kept.figure('part'))} a year, and it loses value fastest in the first years.`
    : text`On top of the price come storage, insurance, fuel and repairs, often a tenth of the price a year, and it loses value fastest in the first years.`;
}

/** What a loan for it would cost. */
function loanFor({ price, down = 0, rate = usualRate, term = usualTerm }: Toy, { run }: GuideContext) {
  if (price === undefined || down >= price) return undefined;
  const loan = run(loanAmortization, { principal: price - down, rate, years: term });
  return (
    loan && {
      payment: wholeDollars(loan.figure('monthly_payment')),
      interest: wholeDollars(loan.figure('total_interest')),
    }
  );
}

function notOnCredit(toy: Toy & { cash: number | undefined; borrows: boolean }, context: GuideContext): Text {
  const { price, cash, borrows } = toy;
  const loan = borrows ? loanFor(toy, context) : undefined;
  if (loan && price !== undefined)
    return text`No, don't borrow for it: ${given('price', price, 'usd')} means about ${loan.payment}, and ${loan.interest} of interest over the years.`;
  if (price !== undefined && cash !== undefined)
    return text`No, not with ${given('price', price, 'usd')} out of your ${given('cash', cash, 'usd')}: that takes too much of what you have.`;
  return text`No, don't buy it on credit or with most of your savings.`;
}

/** Money out of a retirement account isn't what the account says. */
const fromRetirement = (retirement: number | undefined): Text[] =>
  retirement === undefined
    ? []
    : [
        text`Taken out of the ${given('retirement', retirement, 'usd')} of retirement money, it would cost income tax on top, and a big withdrawal in one year costs the most.`,
      ];

export const rvOrBoat = defineGuide({
  id: 'rv_or_boat',
  title: 'Buying an RV, a boat or another toy',
  about: 'Buy an RV, camper, boat, motorcycle or jet ski, or rent one instead',
  questions: [
    'should I buy an RV',
    'should we buy a boat',
    'is a camper worth it or should we just rent one',
    'finance a boat for 15 years at 8.5%, dumb idea?',
    'We want a travel trailer for 32k, good buy?',
    'motorcycle loan smart or wait',
    'husband wants a bass boat. can we justify it',
    'sell the house and live in an RV full time, does it save money',
    'jet skis on credit, how bad is it',
    'is a motorhome a good investment for retirement',
  ],
  simply:
    'A toy that stands still most of the year costs money every day. Renting is cheaper until you use it for several weeks a year, and borrowing makes it cost more than it will ever be worth.',
  input: {
    price: money({ label: 'Price', roles: ['car_price', 'spend_item'], min: 100, max: 5_000_000 }),
    cash: cashField,
    rate: percent({ label: 'Loan rate', roles: ['loan_rate'], min: 0, max: 40 }),
    term: years({ label: 'Length of the loan', roles: ['term'], min: 0.5, max: 25 }),
    has_card: cardDebtField,
    down: money({ label: 'Down payment', roles: ['down_amount'], min: 0, max: 5_000_000 }),
    retirement: money({
      label: 'Retirement accounts',
      roles: ['bal_retirement', 'bal_retirement@both'],
      min: 1,
      max: 1e9,
    }),
    use: choice({ label: 'Use', options: ['weekends', 'weeks', 'live_in'] }),
    pay: choice({ label: 'How you would pay', options: ['cash', 'loan'] }),
  },
  sides: [
    {
      given: { use: 'live_in' },
      questions: [
        'live in an RV full time to save on rent',
        'sell our home and move into a motorhome',
        'is full time RV living cheaper than an apartment',
        'living on a boat to save money',
      ],
    },
  ],
  decide: ({ price, cash, rate, term, has_card: owes, use, pay }) => {
    if (use === 'live_in') return 'try_living';
    if (owes) return 'cards_first';
    if (use === 'weekends') return 'rent';
    const borrows = pay === 'loan' || rate !== undefined || term !== undefined;
    if (borrows) return 'not_on_credit';
    const affords = price !== undefined && cash !== undefined ? cash >= cashTimes * price : pay === 'cash';
    if (use === 'weeks' && affords) return 'buy_used';
    if (price !== undefined && cash !== undefined && !affords) return 'not_on_credit';
    return 'rent_first';
  },
  verdicts: {
    rent_first: ({ price, retirement }, context) => ({
      opening: text`Rent one first, and buy only used and with cash if you'd use it for three weeks a year or more.`,
      because: [keepCosts(price, context), ...fromRetirement(retirement)],
      unless: text`you already rent that much every year. Then a used one can pay for itself.`,
      next: text`Rent the kind you want for a week, and add up a year of storage, insurance and repairs before you shop.`,
    }),
    rent: ({ price }, context) => ({
      opening: text`Rent it: for a few weekends a year, owning costs far more than renting.`,
      because: [keepCosts(price, context), text`When you rent, a breakdown is the owner's problem.`],
      unless: text`you share it with another family in writing. Then half the cost can make sense.`,
      next: text`Price the weekends you'd really use it, and put that amount in a fun fund.`,
    }),
    not_on_credit: ({ pay, ...toy }, context) => ({
      opening: notOnCredit(
        { ...toy, borrows: pay === 'loan' || toy.rate !== undefined || toy.term !== undefined },
        context,
      ),
      because: [
        toy.rate === undefined
          ? text`Loans for toys run long, so for years you'd owe more than it would sell for.`
          : text`At ${given('rate', toy.rate, 'percent')} over a long term, you'd owe more than it would sell for, for years.`,
        keepCosts(toy.price, context),
        ...fromRetirement(toy.retirement),
      ],
      unless: text`it's your home or earns its cost for sure.`,
      next: text`Save the monthly payment for a year. If that's easy, buy a used one with the money.`,
    }),
    buy_used: ({ price }, context) => ({
      opening: text`Yes, you can buy it: get a used one that's about five years old, and pay cash.`,
      because: [
        text`You'd use it enough, and it leaves your savings whole. The first owner has paid for the steepest loss in value.`,
        keepCosts(price, context),
      ],
      unless: text`you're behind on retirement savings. Then that comes first.`,
      next: text`Have an independent inspector check it for leaks and engine hours before you pay.`,
    }),
    cards_first: () => ({
      opening: text`Not now: clear the card debt first.`,
      because: [
        text`Every month the card costs interest, and a toy adds storage, insurance and repairs to that.`,
      ],
      unless: text`you pay the card in full every month. Then it isn't debt.`,
      next: text`Send what the payment would be to the card, and rent for a weekend when it's at zero.`,
    }),
    try_living: () => ({
      opening: text`Try it for three months in a rented one before you sell anything.`,
      because: [
        text`Full-time living saves rent, but sites, fuel, repairs and insurance often eat most of it, and the vehicle loses value while a home usually doesn't.`,
        text`You also need an address for mail, health insurance and taxes.`,
      ],
      unless: text`you already own the vehicle and a cheap place to park it. Then it can save a lot.`,
      next: text`Write down a month of sites, fuel and repairs, and compare it with your housing now.`,
    }),
  },
  asks: [
    {
      field: 'use',
      question: 'How much would you use it?',
      choices: [
        { label: 'A few weekends a year', value: 'weekends' },
        { label: 'Three weeks or more', value: 'weeks' },
        { label: "We'd live in it", value: 'live_in' },
      ],
    },
    {
      field: 'pay',
      question: 'How would you pay?',
      choices: [
        { label: 'Cash, with savings left', value: 'cash' },
        { label: 'A loan', value: 'loan' },
      ],
    },
  ],
  followUps: ['How do I save for a vacation without debt?', 'How big should my emergency fund be?'],
  articles: ['sinking-funds', 'car-loans'],
  related: ['owning-a-home'],
  sources: ['ftc_used_car', 'cfpb_auto_loans'],
});
