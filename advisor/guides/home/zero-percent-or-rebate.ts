import { loanAmortization } from '#advisor/calculators/borrowing/loans/loan-amortization.ts';
import { zeroOrRebate } from '#advisor/calculators/borrowing/cars/zero-or-rebate.ts';
import { choice, count, money, moneyPerMonth, percent, years } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { text } from '#advisor/quantities/text.ts';

/** A rate above this is no special: it is what a bank would charge for the car less the rebate. */
const highestSpecial = 3;
/** Where no term is named: how long makers mostly give their special rate. */
const usualTerm = 5;

/** Makers give their special rates to scores from about here on. */
const topScore = 700;

/** About what is left of interest on savings after a common tax on it. */
const keptAfterTax = 0.75;

interface Deal {
  item?: number | undefined;
  price: number | undefined;
  rebate: number | undefined;
  down: number | undefined;
  trade_in?: number | undefined;
  term: number | undefined;
  rate: number | undefined;
  other_rate: number | undefined;
}

/** The special rate, and what a bank asks: whichever was named first. */
function ratesOf({ rate, other_rate: other }: Deal): { special: number; bank: number | undefined } {
  const told = [rate, other].filter((each) => each !== undefined);
  const bank = Math.max(...told);
  const special = Math.min(...told, highestSpecial + 1);
  return {
    special: special <= highestSpecial ? special : 0,
    bank: bank > highestSpecial ? bank : undefined,
  };
}

function compare(deal: Deal, { run }: GuideContext) {
  const { item, price = item, rebate, down = 0, trade_in: traded = 0, term = usualTerm } = deal;
  const { special, bank } = ratesOf(deal);
  if (price === undefined || rebate === undefined || bank === undefined) return undefined;
  const rates = { low_rate: special, other_rate: bank };
  return run(zeroOrRebate, { price, rebate, down, trade_in: traded, term, ...rates });
}

/** Above this share of take-home pay a car payment crowds out the rest. */
const mostOfPay = 0.15;
/** So much more than the price has to be there, or paying cash leaves no cushion. */
const cushionOver = 1.3;

/** What the special rate costs a month, with what is still owed on the old car. */
function paymentOf(deal: Deal & { owed: number | undefined }, { run }: GuideContext) {
  const { item, price = item, down = 0, trade_in: traded = 0, term = usualTerm, owed = 0 } = deal;
  if (price === undefined) return undefined;
  const principal = Math.max(1, price + owed - down - traded);
  return run(loanAmortization, { principal, rate: ratesOf(deal).special, years: term });
}

const isThinAfter = ({ price, savings }: { price: number | undefined; savings: number | undefined }) =>
  price !== undefined && savings !== undefined && savings >= price && savings < cushionOver * price;

function totals(deal: Deal, context: GuideContext) {
  const compared = compare(deal, context);
  return compared
    ? [
        text`With the special rate it costs ${compared.figure('low_total')} in all. With the rebate and your own loan it's ${compared.figure('rebate_total')}.`,
      ]
    : [];
}

export const zeroPercentOrRebate = defineGuide({
  id: 'zero_percent_or_rebate',
  title: '0% financing or the rebate',
  about: '0 % financing or cash rebate',
  questions: [
    '0% financing or 3,000 cash back, which should I take',
    'truck is 48k. zero percent for 60 months or 4,500 off and credit union at 5.9',
    'is zero percent car financing a trick',
    'Dealer says I can have the rebate or the special APR but not both. Help?',
    'i could pay cash, but theyre offering 0%. take it anyway?',
    '1.9% for 72 months vs $2,750 rebate on a 35,500 suv, my bank is at 6.4',
    "what's the catch with 0 apr on new cars",
    'Rebate now and refinance later, does that beat 0 percent?',
    'do i qualify for zero percent w a 690 score or should i just take the discount',
    'cash discount of two grand or no interest for 4 years',
  ],
  simply:
    "A special rate is a gift worth the interest you'd otherwise pay, and a rebate is money off today. The question is which gift is bigger, and whether your credit is good enough to get it.",
  input: {
    price: money({ label: 'Price of the car', roles: ['car_price'], min: 1, max: 1e7 }),
    item: money({ label: 'Price', roles: ['spend_item', 'home_improvement'], min: 1, max: 1e7 }),
    rebate: money({ label: 'Rebate', roles: ['trade_in'], min: 1, max: 1e6 }),
    down: money({ label: 'Down payment', roles: ['down_amount'], min: 0, max: 1e7 }),
    trade_in: money({
      label: 'Trade-in value of your car',
      roles: ['trade_in#2', 'bal_other'],
      min: 0,
      max: 1e7,
    }),
    term: years({ label: 'Term', roles: ['term'], min: 1, max: 10 }),
    rate: percent({ label: 'Special rate', roles: ['loan_rate'], min: 0, max: 40 }),
    other_rate: percent({
      label: 'Rate of your own loan',
      roles: ['loan_rate_new', 'loan_rate#2'],
      min: 0,
      max: 40,
    }),
    savings: money({ label: 'Savings', roles: ['bal_cash', 'bal_cash@both'], min: 0, max: 1e9 }),
    savings_rate: percent({ label: 'Rate of your savings', roles: ['rate_savings'], min: 0, max: 20 }),
    score: count({ label: 'Credit score', roles: ['credit_score'], min: 300, max: 850 }),
    cash: choice({ label: 'How you would pay', options: ['cash', 'loan'] }),
    take_home: moneyPerMonth({
      label: 'Take-home pay',
      roles: ['take_home', 'take_home@both'],
      min: 1,
      max: 1e6,
    }),
    owed: money({
      label: 'Owed beyond the worth of your car',
      roles: ['debt_balance:car', 'debt_balance'],
      min: 1,
      max: 1e6,
    }),
  },
  decide: (deal, context) => {
    if (deal.item !== undefined && deal.price === undefined && deal.rebate === undefined && deal.rate === 0)
      return 'store_offer';
    const payment = paymentOf(deal, context)?.figure('monthly_payment').value;
    if (payment !== undefined && deal.take_home !== undefined && payment > mostOfPay * deal.take_home)
      return 'too_much_car';
    if (deal.score !== undefined && deal.score < topScore) return 'rebate_score';
    const { special } = ratesOf(deal);
    const earns = deal.savings_rate !== undefined && deal.savings_rate * keptAfterTax > special;
    if (deal.cash !== 'loan' && earns && deal.rebate === undefined) return 'zero_keep_cash';
    if (deal.cash === 'cash') return 'rebate_cash';
    if (deal.cash === undefined && isThinAfter(deal)) return 'zero_keep_cushion';
    const compared = compare(deal, context);
    if (!compared) return 'zero_usually';
    return compared.figure('low_total').value < compared.figure('rebate_total').value ? 'zero' : 'rebate';
  },
  verdicts: {
    store_offer: ({ item = 0, term = 1, savings }, { run }) => {
      const loan = run(loanAmortization, { principal: item, rate: 0, years: term });
      return {
        opening: text`Take the zero percent${savings === undefined ? '' : text` and keep your ${given('savings', savings, 'usd')} as a cushion`}, if you can pay ${loan ? loan.figure('monthly_payment') : 'it off'} on time until it's gone.`,
        because: [
          text`Paying from savings would leave you short if something else breaks, and the offer costs nothing while your cash earns interest.`,
          text`Read whether it's a true zero rate or deferred interest. With deferred interest, one dollar left at the end brings back all the interest from the first day.`,
        ],
        unless: text`it's deferred interest and you might not finish in time, or paying cash gets you a discount. Then pay from savings and refill them.`,
        next: text`Put that payment on autopay today, and set a reminder two months before the offer ends.`,
        say: text`Is this deferred interest, and what do I pay if I'm a month late?`,
      };
    },
    too_much_car: (deal, context) => ({
      opening: text`Neither yet: even at the special rate it's about ${wholeDollars(paymentOf(deal, context)!.figure('monthly_payment'))}, too much of your ${given('take_home', deal.take_home!, 'usd_per_month')}.`,
      because: [
        ...(deal.owed === undefined
          ? []
          : [
              text`The ${given('owed', deal.owed, 'usd')} you still owe on the old car gets rolled in, so you'd owe more than the new one is worth from the first day.`,
            ]),
        text`Insurance, fuel and repairs come on top. A free loan on too much car is still too much car.`,
      ],
      unless: text`you pay a large part in cash and keep three months of bills.`,
      next: text`Keep the old car and pay it down until it's worth what you owe, or look for one at about half the price.`,
      say: text`I'm not trading in until I owe less than it's worth.`,
    }),
    zero_keep_cushion: (deal, context) => ({
      opening: text`Take the special rate and keep your ${given('savings', deal.savings!, 'usd')}: paying cash would use up nearly all of it.`,
      because: [
        ...totals(deal, context),
        deal.savings_rate === undefined
          ? text`The money stays there for a lost job or a repair, and it earns interest while the loan costs nothing.`
          : text`It earns ${given('savings_rate', deal.savings_rate, 'percent')} while the loan costs next to nothing, and it stays there for a lost job or a repair.`,
      ],
      unless: text`other savings would still cover three months of bills. Then pay cash and take the rebate.`,
      next: text`Settle the price of the car first, then ask for the special rate, and put the payments on autopay.`,
      say: text`I want the special rate on the price we agreed, with no add-ons.`,
    }),
    zero: (deal, context) => ({
      opening: text`Take the special financing.`,
      because: [
        ...totals(deal, context),
        text`Over that time your own loan would charge more interest than the rebate is worth.`,
      ],
      unless: text`your credit doesn't qualify, the dealer raises the price of the car, or you'd pay the loan off early. Then the rebate wins.`,
      next: text`Settle the price of the car first, and bring up the financing only after that.`,
      say: text`I want the special rate on the price we agreed, with no add-ons.`,
    }),
    rebate: (deal, context) => ({
      opening: text`Take the rebate and bring your own loan.`,
      because: [...totals(deal, context), text`The rebate comes off right away, and you borrow less.`],
      unless: text`your own loan's rate turns out higher than you think. Then the special rate can win.`,
      next: text`Get a written approval from a credit union before you go to the dealer.`,
      say: text`I have financing. I'd like the rebate off the price we agreed on.`,
    }),
    rebate_score: ({ score, rebate }) => ({
      opening:
        rebate === undefined
          ? text`Plan on the discount: with a score of ${given('score', score!, 'count')} you may not get the special rate.`
          : text`Plan on the ${given('rebate', rebate, 'usd')} off: with a score of ${given('score', score!, 'count')} you may not get the special rate.`,
      because: [
        text`Makers keep these rates for the best credit. Dealers like to find that out after you've fallen for the car, and then offer a higher one.`,
        text`Your own approval in hand turns the discount into a sure thing.`,
      ],
      unless: text`the maker's lender approves you in writing. Then compare all payments both ways.`,
      next: text`Get preapproved at a credit union, then ask the dealer to check the special rate before you agree on anything.`,
      say: text`Will I qualify for the special rate, yes or no? If not, I'd like the rebate and my own loan.`,
    }),
    zero_keep_cash: ({ savings_rate: earned = 0, savings, price }) => ({
      opening: text`Take the special rate and keep your cash: it earns ${given('savings_rate', earned, 'percent')} meanwhile.`,
      because: [
        text`With no rebate to give up, a loan that costs less than your savings earn is money in your pocket, even after tax on the interest.`,
        savings === undefined || (price !== undefined && price >= savings)
          ? text`You also keep a cushion that paying cash would use up.`
          : text`You also keep the ${given('savings', savings, 'usd')} within reach.`,
      ],
      unless: text`the dealer would cut the price for a cash buyer. Ask first, because a discount of a few percent beats the interest.`,
      next: text`Ask for the out-the-door price both ways, and put the payments on autopay from that savings account.`,
      say: text`Is there any rebate or lower price if I don't use your financing?`,
    }),
    rebate_cash: ({ rebate }) => ({
      opening: text`Paying cash, take the rebate.`,
      because: [
        rebate === undefined
          ? text`It's money off today. The free loan only helps by what your cash earns in the meantime, and that's usually less.`
          : text`${given('rebate', rebate, 'usd')} off today is certain. The free loan only helps by what your cash earns in the meantime, and that's usually less.`,
        text`You also own the car outright, with no lender asking for full coverage.`,
      ],
      unless: text`the cash is your emergency fund, or the rebate is tiny. Then take the free loan and keep the money in savings.`,
      next: text`Ask for the out-the-door price with the rebate, in writing, before you say how you'll pay.`,
    }),
    zero_usually: () => ({
      opening: text`Take the special rate if you'd borrow most of the price for four years or more.`,
      because: [
        text`On a large loan at today's rates, the interest you skip often beats the rebate. On a small or short loan, the rebate wins.`,
        text`These rates take excellent credit, and dealers may be less flexible on the price.`,
      ],
      unless: text`you'd pay cash, put a lot down or pay it off early. Then take the rebate.`,
      next: text`Get a credit union's rate today. Then compare all payments both ways.`,
      say: text`What's the price with the rebate, and what is it with the special rate?`,
    }),
  },
  asks: [
    {
      field: 'cash',
      settled: ({ savings, price }) =>
        typeof savings === 'number' && typeof price === 'number' && savings < cushionOver * price,
      question: 'Would you pay cash or borrow?',
      choices: [
        { label: 'Pay cash', value: 'cash' },
        { label: 'Borrow most of it', value: 'loan' },
      ],
    },
  ],
  followUps: [
    'Should I buy a new or used car?',
    'Should I lease or buy a car?',
    'How can I raise my credit score?',
  ],
  articles: ['credit-score', 'opportunity-cost', 'tax-law-changes-2025'],
  related: ['car-loans', 'buy-now-pay-later'],
  sources: ['cfpb_auto_loans', 'ftc_financing_or_leasing_a_car'],
});
