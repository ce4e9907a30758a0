import { loanAmortization } from '#advisor/calculators/borrowing/loans/loan-amortization.ts';
import {
  age as ageField,
  choice,
  money,
  moneyPerMonth,
  percent,
  years,
} from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { savingsGoal } from '#advisor/calculators/saving/goals/savings-goal.ts';
import { noSavingsField } from '#advisor/guides/debt/told-fields.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

/** A common term of a personal loan, where none is named. */
const usualTerm = 3;
/** Paying cash should leave at least as much again for what goes wrong. */
const cashToSpare = 2;

/** With this part of the cost saved, it's about the rest. */
const mostOfIt = 0.5;

/** From about this age on, retirement is what a payment crowds out. */
const lateSaving = 50;

interface Told {
  amount: number | undefined;
  rate: number | undefined;
  years: number | undefined;
  horizon: number | undefined;
}

/** What the loan would cost, and what saving up instead takes a month, as far as it can be told. */
function costOf({ amount, rate, years: term = usualTerm, horizon }: Told, { run }: GuideContext) {
  if (amount === undefined) return [];
  const loan =
    rate === undefined ? undefined : run(loanAmortization, { principal: amount, rate, years: term });
  const saving = horizon === undefined ? undefined : run(savingsGoal, { target: amount, years: horizon });
  return [
    ...(loan
      ? [
          text`You'd pay about ${loan.figure('monthly_payment')} for years, with ${loan.figure('total_interest')} of interest on top.`,
        ]
      : []),
    ...(saving ? [text`Saving up by then takes about ${saving.figure('monthly_needed')}.`] : []),
  ];
}

export const loanForWedding = defineGuide({
  id: 'loan_for_wedding',
  title: 'Borrow for a wedding, a trip or another wish',
  about: 'Borrow for a wedding, a vacation or another wish',
  questions: [
    'should we take out a loan for our wedding',
    'is 15k at 11.9% for a wedding crazy? we make 110k together',
    'thinking about financing a trip to japan, 4 payments affirm',
    'Disney on a credit card and pay it off over the year, how bad is that',
    'personal loan for a boob job, 7,500 over 3 yrs. yay or nay',
    'My daughter is getting married and we do not have the 25,000 saved. Borrow or say no?',
    'borrow for a boat?? 0 down 9.5%',
    'we have 30k in savings and the wedding costs 22k, loan or cash',
    'honeymoon loan yes or no lol',
    'Is it ever ok to go into debt for something fun?',
  ],
  simply:
    "A loan lets you spend money you haven't earned yet, and then you pay for it long after the day is over, plus interest. If you pay with money you've saved, it costs only its price.",
  input: {
    amount: money({ label: 'Cost', roles: ['spend_item', 'debt_balance', 'goal_amount'], min: 1, max: 1e7 }),
    rate: percent({ label: 'Loan rate', roles: ['loan_rate'], min: 0, max: 60 }),
    years: years({ label: 'Term', roles: ['term', 'time_payoff'], min: 0.25, max: 20 }),
    horizon: years({ label: 'Time until then', roles: ['horizon'], min: 0.25, max: 20 }),
    cash: money({ label: 'Savings', roles: ['bal_cash', 'bal_cash@both', 'bal_total'], min: 0, max: 1e9 }),
    save: moneyPerMonth({
      label: 'You can save each month',
      roles: ['save_amount', 'save_amount@both'],
      comes: 'month',
      min: 1,
      max: 1e6,
    }),
    gift: money({ label: 'Money from family', roles: ['gift_amount', 'lump_sum'], min: 1, max: 1e7 }),
    card: money({ label: 'Card debt', roles: ['debt_balance:card'], adds: true, min: 1, max: 1e7 }),
    age: ageField({ label: 'Age', roles: ['age'], min: 16, max: 110 }),
    no_savings: noSavingsField,
    kind: choice({
      label: 'What it is',
      options: ['wish', 'family_wedding', 'need'],
      facts: { wish: 'status=engaged' },
    }),
  },
  decide: ({ amount, cash, kind, card, save, horizon }) => {
    if (kind === 'need') return 'need';
    if (card !== undefined) return 'card_first';
    if (amount !== undefined && cash !== undefined && cash >= amount)
      return cash >= cashToSpare * amount ? 'cash' : 'smaller';
    if (amount !== undefined && save !== undefined && horizon !== undefined) return 'save_up';
    if (amount !== undefined && save !== undefined && kind !== 'family_wedding') return 'save_first';
    if (kind === 'family_wedding') return 'family';
    return amount !== undefined && cash !== undefined && cash >= mostOfIt * amount ? 'fill_gap' : 'no';
  },
  verdicts: {
    card_first: ({ card, amount }) => ({
      opening: text`No, not on top of the ${given('card', card!, 'usd')} you owe on cards: clear those first.`,
      because: [
        amount === undefined
          ? text`Another loan means two payments for things that are already over, and the cards cost the most of all.`
          : text`Borrowing ${given('amount', amount, 'usd')} more means two payments for things that are already over, and the cards cost the most of all.`,
        text`Once the cards are gone, their payment becomes the savings for this.`,
      ],
      unless: text`you pay the cards in full every month. Then save up for it instead of borrowing.`,
      next: text`Put everything extra on the cards, and set a date for this wish after the last payment.`,
    }),
    save_up: ({ amount, save, horizon, cash = 0 }, { run }) => {
      const plan = run(savingsGoal, { target: amount, years: horizon, monthly: save, start: cash });
      return {
        opening: plan
          ? text`No loan: save for it, and plan for about ${plan.figure('planned_value')} by the date.`
          : text`No loan: save for it, and plan for what you'll have by the date.`,
        because: [
          text`Saving ${given('save', save!, 'usd_per_month')} gets you there without a payment that goes on for years afterward.`,
          ...(plan
            ? [
                text`The whole ${given('amount', amount!, 'usd')} by then would take about ${plan.figure('monthly_needed')}.`,
              ]
            : []),
        ],
        unless: text`that money is also your only cushion. Then keep three months of bills out of the budget.`,
        next: text`Open a savings account just for this, start the transfer this payday, and book only what the sum covers.`,
        say: text`We're paying for this in cash, so we're keeping it to our number.`,
      };
    },
    save_first: ({ amount, save, cash = 0, gift = 0, rate, years: term }, context) => {
      const start = cash + gift;
      const plan =
        start >= amount! ? undefined : context.run(savingsGoal, { target: amount, monthly: save, start });
      return {
        opening: plan
          ? text`No loan: at ${given('save', save!, 'usd_per_month')} you'd have the ${given('amount', amount!, 'usd')} in about ${plan.figure('months_needed')}, so set the date by that.`
          : text`No loan: you have the ${given('amount', amount!, 'usd')} together, so pay from that and build the cushion back.`,
        because: [
          ...costOf({ amount, rate, years: term, horizon: undefined }, context),
          ...(start > 0
            ? [
                text`That counts the ${given('start', start, 'usd')} you have, so keep a month of bills beside it.`,
              ]
            : []),
          text`Or spend what you'll have by an earlier date, and make it smaller.`,
        ],
        unless: text`it's a small gap at the end that you'll clear within a year from pay you're sure of.`,
        next: text`Open a savings account just for this, start the transfer this payday, and book only what the sum covers.`,
        say: text`We're paying for this in cash, so we're keeping it to our number.`,
      };
    },
    no: (told, context) => ({
      opening:
        told.amount === undefined
          ? text`No, don't borrow for it: make it fit what you can save.`
          : text`No, don't borrow the ${given('amount', told.amount, 'usd')}: make it fit what you can save.`,
      because: [
        ...(told.no_savings
          ? [text`With nothing put aside, one bad month on top of the payment ends up on a card.`]
          : []),
        ...costOf(told, context),
        told.age !== undefined && told.age >= lateSaving
          ? text`At ${given('age', told.age, 'age')} the payments come out of what you'd put away for retirement.`
          : text`The payments go on just when you want money for a home or a baby.`,
      ],
      unless: text`it's a small gap at the end that you'll clear within a year from pay you're sure of.`,
      next: text`Set the budget from what you have plus what you can save by the date, then cut the guest list or the nights until it fits.`,
      say: text`We'd love to, but we're paying for this in cash, so we're keeping it small.`,
    }),
    fill_gap: ({ cash = 0, amount = 0, horizon, ...told }, context) => ({
      opening: text`Spend what you have and trim the rest: with ${given('cash', cash, 'usd')} saved only ${given('gap', amount - cash, 'usd')} is missing, and that isn't worth a loan.`,
      because: [
        ...costOf({ ...told, amount: amount - cash, horizon }, context),
        text`Deposits that are paid are gone either way. What isn't booked yet is what you can still cut.`,
        text`Leave a month of bills in the account, so the day after doesn't start on a card.`,
      ],
      unless: text`you can clear it within a few months from pay you're sure of. Then use a small fixed loan, never a card.`,
      next: text`List what isn't paid yet, and cut or save until it fits what you have by the date.`,
      say: text`We're paying for this in cash, so we're keeping it to our number.`,
    }),
    cash: ({ cash = 0, amount = 0 }) => ({
      opening: text`No loan: pay for it from your savings.`,
      because: [
        text`With ${given('cash', cash, 'usd')} saved you can spend ${given('amount', amount, 'usd')} and still have a cushion. A loan would cost you far more than the savings earn.`,
      ],
      unless: text`that money is already promised, as for a down payment next year. Then make the plan smaller.`,
      next: text`Move the budget into its own savings account now and pay every deposit from there.`,
    }),
    smaller: ({ cash = 0, amount = 0 }) => ({
      opening: text`No loan, and don't empty your savings either: make it smaller.`,
      because: [
        text`Spending ${given('amount', amount, 'usd')} of ${given('cash', cash, 'usd')} leaves you a thin cushion, and the next repair would go on a card.`,
        text`Keep at least three months of expenses untouched, and spend what's above that.`,
      ],
      unless: text`the wait is long enough to save the money back before the date.`,
      next: text`Subtract three months of expenses from your savings. What's left is the budget.`,
    }),
    family: (told, context) => ({
      opening: text`No, don't borrow for a child's wedding: give what you can spare.`,
      because: [
        ...costOf(told, context),
        told.age === undefined
          ? text`Your child can have a smaller party. Nobody lends you money for retirement.`
          : text`Your child can have a smaller party. At ${given('age', told.age, 'age')} your next years of saving are for retirement, and nobody lends you money for that.`,
      ],
      unless: text`you could pay it back within a year without touching retirement savings.`,
      next: text`Decide on one amount you can give in cash and tell them soon, before deposits are paid.`,
      say: text`We're so happy for you. This is what we can give, and you decide how to spend it.`,
    }),
    need: (told, context) => ({
      opening: text`If it really can't wait, a credit union loan is all right.`,
      because: [
        ...costOf(told, context),
        text`For a repair or a dentist, a fixed loan with an end date beats a card, and both beat a payday loan.`,
      ],
      unless: text`the hospital or shop offers a payment plan without interest. Many do if you ask.`,
      next: text`Ask for the interest-free plan first, then get quotes from two credit unions with a soft check.`,
    }),
  },
  asks: [
    {
      field: 'kind',
      question: 'What is it for?',
      choices: [
        { label: 'Our own wedding, a trip, a wish', value: 'wish' },
        { label: "A child's wedding", value: 'family_wedding' },
        { label: 'Something that cannot wait', value: 'need' },
      ],
    },
  ],
  followUps: ['How big should my emergency fund be?', 'How does buy now, pay later work?'],
  articles: ['buy-now-pay-later', 'emergency-fund'],
  related: ['home-equity-lines', 'debt-consolidation', 'money-for-travel'],
  sources: ['cfpb_reduce_debt'],
});
