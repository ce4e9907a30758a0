import { given } from '#advisor/calculators/define/result.ts';
import type { GuideContext, Verdict } from '#advisor/guides/define/define-guide.ts';
import {
  cushionOf,
  inBankAfter,
  interestBeside,
  isCushionTold,
  leftOver,
  mixOf,
  restLoan,
  wholeLoan,
  type CarMoney,
} from '#advisor/guides/home/cars/cash-for-car.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

const dollars = (value: number) => ({ value: Math.round(value), unit: 'usd' as const, decimals: 0 });

const theCar = ({ price }: CarMoney): Text =>
  price === undefined ? text`the car` : text`the ${given('price', price, 'usd')}`;

/** "at 7.9%"; nothing where no rate was told. */
const atRate = ({ rate }: CarMoney): Text =>
  rate === undefined ? text`` : text` at ${given('rate', rate, 'percent')}`;

/** What stays in the bank after paying cash, where that is known. */
function leftPart(known: CarMoney): Text | undefined {
  const left = leftOver(known);
  return left === undefined
    ? undefined
    : left === known.cash
      ? text`${given('cash', left, 'usd')}`
      : text`${dollars(left)}`;
}

/** What the whole loan costs, against what the same cash earns in the bank. */
function costLine(known: CarMoney, context: GuideContext): Text[] {
  const loan = wholeLoan(known, context);
  if (!loan) return [];
  const beside = interestBeside(known, context);
  const whole = text`Borrowing all of it${atRate(known)} over ${known.term === undefined ? 'five years' : given('term', known.term, 'years')} would cost about ${wholeDollars(loan.figure('total_interest'))} of interest.`;
  return [
    whole,
    ...(beside
      ? [
          text`In the first year that's ${wholeDollars(beside.figure('saved_year'))}, while the same cash in savings earns about ${wholeDollars(beside.figure('earned_year'))} before taxes.`,
        ]
      : []),
  ];
}

const getRate = text`Get a credit union's rate before the dealer names one, and check that the loan has no penalty for paying early.`;
const sayPrice = text`What's the out-the-door price? I'll tell you how I pay once we agree on it.`;

export const cashOrLoanWords = {
  cash: (known: CarMoney, context: GuideContext): Verdict => {
    const left = leftPart(known);
    return {
      opening: left
        ? text`Pay cash: with about ${left} still in the bank, you don't need the loan.`
        : text`Pay cash, since three months of bills stay in the bank.`,
      because: [
        ...costLine(known, context),
        ...(known.asked === 'credit'
          ? [text`A card paid in full each month builds the same credit for free.`]
          : [text`Without a payment you can refill the savings each month.`]),
      ],
      unless: text`your job is shaky, or the dealer takes money off for financing. Then take the loan and pay it off within a few months.`,
      next: text`Settle the out-the-door price first, then pay by cashier's check, and send the payment you don't have to savings.`,
      say: sayPrice,
    };
  },
  cash_with_cushion: (known: CarMoney, context: GuideContext): Verdict => ({
    opening: text`Pay cash if about three months of bills stay in the bank; otherwise put part down and borrow the rest.`,
    because: [
      ...costLine(known, context),
      text`So cash is cheaper, but a car can't pay the rent when the paycheck stops.`,
    ],
    unless: text`the loan costs less than your savings earn. Then borrow and keep the cash.`,
    next: text`Tell me what you have saved and what you spend a month, and I'll work out how much to put down.`,
    say: sayPrice,
  }),
  mix: (known: CarMoney, context: GuideContext): Verdict => {
    const loan = mixOf(known, context)!;
    const whole = wholeLoan(known, context)!;
    const left = leftPart(known);
    return {
      opening:
        (leftOver(known) ?? 0) < 0
          ? text`Put down what your savings can spare, borrow about ${wholeDollars(loan.figure('loan'))} and keep a cushion back.`
          : text`Neither all cash nor all loan: pay most of ${theCar(known)} from savings and borrow about ${wholeDollars(loan.figure('loan'))}.`,
      because: [
        left && (leftOver(known) ?? -1) >= 0
          ? text`Paying it all would leave only ${left}, and the next repair or a lost paycheck would land on a card.`
          : text`Paying it all would take your whole cushion.`,
        text`The small loan${atRate(known)} costs about ${wholeDollars(loan.figure('total_interest'))} of interest over ${known.term === undefined ? 'five years' : given('term', known.term, 'years')}, against ${wholeDollars(whole.figure('total_interest'))} for all of it.`,
        isCushionTold(known)
          ? text`That keeps about ${dollars(cushionOf(known))} in the bank, three months of your bills.`
          : text`Pay it off early as the savings grow back.`,
      ],
      unless: text`a cheaper car would do. Then pay for that one in cash and skip the loan.`,
      next: getRate,
      say: sayPrice,
    };
  },
  part_cash: (known: CarMoney, context: GuideContext): Verdict => {
    const left = leftPart(known);
    const loan = wholeLoan(known, context);
    return {
      opening:
        (leftOver(known) ?? 0) < 0
          ? text`Keep your ${given('cash', known.cash!, 'usd')} as a cushion, and borrow only if the payment is easy. A cheaper car is better.`
          : left === undefined
            ? text`Don't pay all of ${theCar(known)} in cash: keep about three months of bills in the bank and borrow the rest.`
            : text`Don't pay cash: your savings are too thin for ${theCar(known)}, so borrow most of it or buy a cheaper car.`,
      because: [
        ...(loan
          ? [
              text`All of it borrowed${atRate(known)} is about ${wholeDollars(loan.figure('monthly_payment'))} and ${wholeDollars(loan.figure('total_interest'))} of interest over ${known.term === undefined ? 'five years' : given('term', known.term, 'years')}. Keep the loan small and short.`,
            ]
          : [text`The interest is the price of keeping cash, so keep the loan small and short.`]),
        text`An empty bank account turns the first repair into card debt, which costs far more than a car loan.`,
      ],
      unless: text`a car at half the price would do. Then pay for that one in cash.`,
      next: getRate,
      say: sayPrice,
    };
  },
  part_down: (known: CarMoney, context: GuideContext): Verdict => {
    const loan = restLoan(known, context);
    const whole = wholeLoan(known, context);
    const left = inBankAfter(known);
    return {
      opening: text`Yes, ${given('down', known.down!, 'usd')} down and the rest on a loan is a good middle${left === undefined ? '' : text`: it keeps ${dollars(left)} in the bank`}.`,
      because: [
        ...(loan && whole
          ? [
              text`The loan${atRate(known)} is then about ${wholeDollars(loan.figure('monthly_payment'))}, with ${wholeDollars(loan.figure('total_interest'))} of interest over ${known.term === undefined ? 'five years' : given('term', known.term, 'years')} instead of ${wholeDollars(whole.figure('total_interest'))}.`,
            ]
          : []),
        text`That interest is the price of a cushion. Pay the loan off early as your savings grow.`,
      ],
      unless: text`three months of bills would stay in the bank after paying it all. Then pay cash.`,
      next: getRate,
      say: sayPrice,
    };
  },
  less_down: (known: CarMoney, context: GuideContext): Verdict => {
    const loan = restLoan(known, context);
    return {
      opening: text`Put less down than ${given('down', known.down!, 'usd')}, or look at a cheaper car: only about ${dollars(Math.max(0, inBankAfter(known) ?? 0))} would stay in the bank.`,
      because: [
        ...(loan
          ? [
              text`Even so the loan${atRate(known)} is about ${wholeDollars(loan.figure('monthly_payment'))}, and ${wholeDollars(loan.figure('total_interest'))} of interest in all.`,
            ]
          : []),
        text`One repair or a missed paycheck would then land on a credit card, which costs far more than the car loan.`,
      ],
      unless: text`you can refill the savings within a few months.`,
      next: getRate,
      say: sayPrice,
    };
  },
  take_loan: (known: CarMoney, context: GuideContext): Verdict => {
    const beside = interestBeside(known, context);
    const loan = wholeLoan(known, context);
    return {
      opening: text`Take the ${given('rate', known.rate!, 'percent')} loan and keep your cash: it costs no more than savings earn.`,
      because: [
        ...(beside && loan
          ? [
              text`The first year's interest is about ${wholeDollars(beside.figure('saved_year'))}, and the same cash earns about ${wholeDollars(beside.figure('earned_year'))}. The payment is ${wholeDollars(loan.figure('monthly_payment'))}.`,
            ]
          : []),
        text`Money in the bank is there for a lost job, and money in a car isn't.`,
      ],
      unless: text`you'd give up a discount for cash, or you'd spend what stays in the bank. Then pay cash.`,
      next: text`Put the cash into savings that pay at least the loan's rate, and the payments on autopay from there.`,
      say: text`Is there a lower price if I don't use your financing?`,
    };
  },
  not_for_credit: (known: CarMoney, context: GuideContext): Verdict => ({
    opening: text`No, don't borrow just to build credit: a card paid in full each month does that for free.`,
    because: [
      ...costLine(known, context),
      text`A loan helps the score only a little, over years of payments on time.`,
    ],
    unless: text`cash would leave you less than three months of bills. Then borrow for that reason.`,
    next: text`Open a card without a yearly fee, put one bill on it, and set it to pay itself in full.`,
    say: sayPrice,
  }),
  keep_cash: (known: CarMoney, context: GuideContext): Verdict => {
    const loan = wholeLoan(known, context);
    return {
      opening: text`Keep the cash while your job is in doubt, and put off the car if the one you have still runs.`,
      because: [
        loan
          ? text`A loan would add about ${wholeDollars(loan.figure('monthly_payment'))} to bills you may have to pay without a paycheck, and paying cash would take the money you'd live on.`
          : text`A payment is one more bill without a paycheck, and paying cash would take the money you'd live on.`,
      ],
      unless: text`you can't get to work without it. Then buy a cheap, inspected one in cash.`,
      next: text`Set a date, a few months from now, to look again when you know more about the job.`,
    };
  },
  card_first: (known: CarMoney, context: GuideContext): Verdict => {
    const loan = wholeLoan(known, context);
    return {
      opening: text`Clear the ${given('card', known.card!, 'usd')} on the card with the cash first, and keep the car cheap.`,
      because: [
        text`A card charges two or three times what a car loan does, so cash does more there.`,
        ...(loan
          ? [
              text`The car on a loan${atRate(known)} is about ${wholeDollars(loan.figure('monthly_payment'))}, ${wholeDollars(loan.figure('total_interest'))} of interest over ${known.term === undefined ? 'five years' : given('term', known.term, 'years')}.`,
            ]
          : []),
      ],
      unless: text`the car you have still runs. Then wait with the next one until the card is gone.`,
      next: getRate,
    };
  },
  cheaper_in_cash: (known: CarMoney, context: GuideContext): Verdict => {
    const loan = wholeLoan(known, context);
    return {
      opening: loan
        ? text`Neither: at ${given('rate', known.rate!, 'percent')} the loan would cost ${wholeDollars(loan.figure('total_interest'))} of interest, so buy a cheaper car in cash.`
        : text`Neither: ${given('rate', known.rate!, 'percent')} is too much for a car loan, so buy a cheaper car in cash.`,
      because: [
        text`And paying ${theCar(known)} from savings would leave you too little for the next repair.`,
        text`A modest car now, and a year of payments on time elsewhere, gets you a better rate for the next one.`,
      ],
      unless: text`a credit union offers you a clearly lower rate. Ask two before you decide.`,
      next: text`Set a price that leaves a month or two of bills in the bank, and pay a mechanic to inspect the car.`,
      say: text`I have my own money. What's the out-the-door price?`,
    };
  },
  cheaper_car: (known: CarMoney, context: GuideContext): Verdict => {
    const loan =
      known.down === undefined
        ? (mixOf(known, context) ?? wholeLoan(known, context)!)
        : restLoan(known, context)!;
    return {
      opening: text`Neither: ${theCar(known)} is too much car for your pay, so look for a cheaper one.`,
      because: [
        text`Even with the cash you can spare, the payment would be about ${wholeDollars(loan.figure('monthly_payment'))} on ${known.take_home === undefined ? given('income', known.income ?? 0, 'usd_per_year') : given('take_home', known.take_home, 'usd_per_month')}. Insurance, gas and repairs come on top.`,
        text`And paying it all in cash would take your cushion.`,
      ],
      unless: text`someone shares the cost, or you sell another car for it.`,
      next: text`Work backward: a payment within a tenth of your pay, over four years, plus the cash you can spare.`,
      say: sayPrice,
    };
  },
};
