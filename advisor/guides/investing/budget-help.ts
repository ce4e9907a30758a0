import { choice, moneyPerMonth, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { percentChange } from '#advisor/calculators/saving/prices/percent-change.ts';
import { budget503020 } from '#advisor/calculators/saving/budget/budget-50-30-20.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import {
  cardInterest,
  debtFields,
  debtQuestion,
  owesCostlyDebt,
} from '#advisor/guides/investing/footing-fields.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** Of take-home pay: beyond it housing alone leaves too little for everything else. */
const heavyHousing = 0.4;
/** The same of pay before tax. */
const heavyOfPay = 0.33;
/** Of take-home pay: a car payment beyond it leaves too little beside the home. */
const heavyCar = 0.15;
const monthsPerYear = 12;
/** Of take-home pay: where the bills that were named leave this much, others eat the rest. */
const knownNeeds = 0.65;
/** Of take-home pay: where needs leave this much, the rest goes to things that can change. */
const lightNeeds = 0.6;

interface Bills {
  income?: number | undefined;
  housing?: number | undefined;
  car?: number | undefined;
  childcare?: number | undefined;
  named?: number | undefined;
}

/** What the big bills leave of the pay. */
function leftOf(
  { income = 0, housing = 0, car = 0, childcare = 0, named = 0 }: Bills,
  { run }: GuideContext,
) {
  const left = run(percentChange, { from: housing + car + childcare + named, to: income });
  return left ? text`${wholeDollars(left.figure('difference'))}` : text`rest`;
}

function bigBills({ housing = 0, car, childcare, named }: Bills): Text {
  const others = [
    ...(car === undefined ? [] : [text`${given('car', car, 'usd')} for the car`]),
    ...(childcare === undefined ? [] : [text`${given('childcare', childcare, 'usd')} for child care`]),
    ...(named === undefined ? [] : [text`${given('named', named, 'usd')} for the other bills you named`]),
  ];
  const first = text`${given('housing', housing, 'usd')} for housing`;
  return others.reduce(
    (all, one, at) => (at === others.length - 1 ? text`${all} and ${one}` : text`${all}, ${one}`),
    first,
  );
}

export const budgetHelp = defineGuide({
  id: 'budget_help',
  title: 'Living paycheck to paycheck',
  about: 'Living paycheck to paycheck, cannot save, how to start',
  questions: [
    "I make decent money and I'm broke every month, help",
    'how do i stop living paycheck to paycheck',
    'cant save anything, rent is 1600 and i bring home 3000',
    'we spend everything we earn. where do we begin with a budget?',
    'Every time I save a little something breaks and I start over.',
    'bills are more than my check what do i pay first',
    'i dont know where my money goes',
    'how to budget when income is 2,450 a month and the car payment is 480',
    'Is the 50/30/20 rule even possible in a city?',
    'trying to save but my credit cards keep eating it all',
  ],
  simply:
    'Money problems usually come from a few big bills, not from many small ones. It gets easier once the biggest bill fits your pay and savings leave your account first, before you can spend them.',
  input: {
    income: moneyPerMonth({
      label: 'Take-home pay',
      roles: ['take_home', 'take_home@spouse', 'take_home@both'],
      adds: true,
      min: 1,
      max: 100_000,
    }),
    housing: moneyPerMonth({
      label: 'Housing',
      roles: ['housing_cost', 'mortgage_payment'],
      min: 0,
      max: 100_000,
    }),
    pay: moneyPerYear({ label: 'Pay before tax', roles: ['wages', 'wages@both'], min: 1, max: 1e7 }),
    car: moneyPerMonth({
      label: 'Car payment',
      roles: ['debt_payment:car', 'lease_payment'],
      min: 1,
      max: 10_000,
    }),
    card_payment: moneyPerMonth({
      label: 'Card payments',
      roles: ['debt_payment:card'],
      min: 1,
      max: 100_000,
    }),
    needs: moneyPerMonth({ label: 'Needs', roles: ['spend_needs', 'spend_total'], min: 0, max: 100_000 }),
    behind: choice({
      label: 'Behind on bills',
      options: ['yes', 'no'],
      facts: { yes: ['flag=missed_payments', 'flag=eviction_notice'] },
    }),
    named: moneyPerMonth({
      label: 'Other bills named',
      roles: ['spend_item', 'premium'],
      adds: true,
      min: 1,
      max: 100_000,
    }),
    timing: choice({ label: 'What goes wrong', options: ['due_dates'] }),
    childcare: moneyPerMonth({ label: 'Child care', roles: ['childcare_cost'], min: 1, max: 100_000 }),
    ...debtFields,
  },
  sides: [
    {
      given: { timing: 'due_dates' },
      questions: [
        'paid every two weeks but all my bills come on the first',
        'bills are due before payday and I always come up short',
        'how do I line up my bills with my paychecks',
      ],
    },
  ],
  decide: ({ income, pay, housing, car, card_payment: minimums, needs, behind, ...known }) => {
    if (behind === 'yes') return 'short';
    if (known.timing !== undefined && housing === undefined) return 'due_dates';
    if (income !== undefined && (needs ?? 0) > income) return 'short';
    if (income !== undefined && (housing ?? 0) > heavyHousing * income) return 'housing';
    if (income === undefined && pay !== undefined && (housing ?? 0) * monthsPerYear > heavyOfPay * pay)
      return 'housing';
    if (income !== undefined && (car ?? 0) > heavyCar * income) return 'car';
    if (minimums !== undefined || owesCostlyDebt(known)) return 'cards';
    if (income !== undefined && needs !== undefined && needs <= lightNeeds * income) return 'leaks';
    const fixed = (housing ?? 0) + (car ?? 0) + (known.childcare ?? 0) + (known.named ?? 0);
    return income !== undefined && housing !== undefined
      ? fixed <= knownNeeds * income
        ? 'unseen'
        : 'fixed_costs'
      : 'start';
  },
  verdicts: {
    car: ({ income = 0, car = 0 }) => ({
      opening: text`Your car is the problem: ${given('car', car, 'usd')} of the ${given('income', income, 'usd')} you bring home is too much.`,
      because: [
        text`Insurance, gas and repairs come on top, so the car eats what should go to savings. Above about a seventh of take-home pay it crowds out the rest.`,
        text`A cheaper car moves more than any small cut.`,
      ],
      unless: text`the loan ends within a year. Then keep the car, and send the payment to savings the month it's paid off.`,
      next: text`Look up what the car sells for and what you still owe. If they're close, sell it and buy a cheaper used one.`,
    }),
    short: ({ income, needs }) => ({
      opening: text`Pay for housing, food, utilities and the way to work first, and call everyone else before you miss a payment.`,
      because: [
        ...(income === undefined || needs === undefined || needs <= income
          ? []
          : [
              text`Your bills of ${given('needs', needs, 'usd')} are more than the ${given('income', income, 'usd')} you bring home.`,
            ]),
        text`When there isn't enough, the order matters more than the budget. Losing the home or the car costs more than a late card.`,
        text`Lenders, landlords and utilities often have hardship plans, and food or heating aid can free cash this month.`,
      ],
      unless: text`there's an eviction, foreclosure or shutoff notice. Then get free legal aid or a HUD-approved counselor today.`,
      next: text`Call a nonprofit credit counselor from the NFCC network this week, and stay away from payday loans.`,
      say: text`I can't pay in full this month. What hardship plan do you have?`,
    }),
    housing: ({ income, pay, housing = 0 }) => ({
      opening:
        income === undefined
          ? text`Your housing is the problem, so work on that before you cut small things.`
          : text`Your housing is the problem: it takes ${given('housing_share', Math.round((housing * 100) / income), 'percent')} of what you bring home, so work on that first.`,
      because: [
        text`Housing takes ${given('housing', housing, 'usd_per_month')} of ${income === undefined ? text`your ${given('pay', pay ?? 0, 'usd_per_year')} before tax` : text`the ${given('income', income, 'usd')} you bring home`}. Above about a third${income === undefined ? '' : text`, ${given('fair', Math.round(income / 3 / 10) * 10, 'usd_per_month')} for you`}, even a careful person struggles to save.`,
        text`A roommate, a smaller place, or more income moves more than skipping coffee.`,
      ],
      unless: text`you're locked in for now. Then send any extra pay to savings, and plan the change for the first date you can.`,
      next: text`Write down the earliest date you could move or rent out a room, and price three cheaper options today.`,
    }),
    cards: (known, context) => ({
      opening: text`Stop using the cards first, then save a small cushion and attack the balances.`,
      because: [
        known.card_payment === undefined || known.income === undefined
          ? text`Interest is the bill that keeps you stuck.`
          : text`The minimums take ${given('card_payment', known.card_payment, 'usd_per_month')} of the ${given('income', known.income, 'usd')} you bring home, and most of that is interest.`,
        ...cardInterest(known, context),
        text`A few hundred dollars in savings keeps the next repair off the card. After that every spare dollar goes to the highest rate.`,
      ],
      unless: text`you can't make the minimums. Then call a nonprofit credit counselor before you fall behind.`,
      next: text`Take the cards out of your phone and online shops today, and move a small amount to savings on payday.`,
      say: text`Can you lower my rate or put me on a hardship plan?`,
    }),
    leaks: ({ income = 0, needs }, { run }) => {
      const budget = run(budget503020, { income, needs });
      return {
        opening: text`You have room to save, so move the money out on payday before you can spend it.`,
        because: [
          ...(budget
            ? [
                text`On your pay about ${budget.figure('savings')} should go to savings and debt, by the usual rule.`,
              ]
            : []),
          text`Your needs leave enough, so the rest goes to many small things. You don't have to track each one if savings leave first.`,
        ],
        unless: text`yearly bills like insurance and repairs are what breaks you. Then save a twelfth of those each month, separately.`,
        next: text`Set an automatic transfer for the day after payday, at half of that amount, and raise it every two months.`,
      };
    },
    unseen: (told, context) => ({
      opening: text`Find where the other ${leftOf(told, context)} a month goes: your big bills aren't what breaks you.`,
      because: [
        text`${bigBills(told)} out of ${given('income', told.income ?? 0, 'usd')} is in a normal range. So it's food, insurance, subscriptions, card payments or cash, and most people guess those too low.`,
      ],
      unless: text`a card or loan payment takes a big part. Then that debt comes first.`,
      next: text`Print the last two bank and card statements, and sort every line into six groups. Then set a limit for the two largest, and move a fixed sum to savings on payday.`,
    }),
    due_dates: () => ({
      opening: text`Move half of the due dates to the middle of the month, and set aside half of the rent from every paycheck.`,
      because: [
        text`Most card, phone, insurance and utility companies change a due date if you ask. Then each paycheck carries its own bills, instead of one carrying all of them.`,
        text`Two months a year bring a third paycheck: use those to get one month ahead.`,
      ],
      unless: text`the bills together are more than a month's pay. Then it's not the dates, and one big bill has to come down.`,
      next: text`List every bill with its date and amount today, and call the three that are easiest to move.`,
      say: text`Can you move my due date to the middle of the month?`,
    }),
    fixed_costs: (told, context) => ({
      opening: text`Your fixed bills are too big for your pay, and they leave only about ${leftOf(told, context)} a month for everything else.`,
      because: [
        text`${bigBills(told)} come out of ${given('income', told.income ?? 0, 'usd')}. Food, insurance, gas and repairs then take the rest, so cutting coffee won't fix it.`,
        ...(told.childcare === undefined
          ? []
          : [text`Child care is the one bill that ends, so get through those years without new debt.`]),
      ],
      unless: text`one of these ends within a year. Then hold on, and send that payment to savings the month it stops.`,
      next: text`Start with the car: look up what it sells for and what you owe. Then get new insurance quotes, and check the dependent care account and the child care credit.`,
    }),
    start: ({ income }, { run }) => {
      const budget = income === undefined ? undefined : run(budget503020, { income });
      return {
        opening: text`Start by sending a small fixed amount to savings on payday, before anything else.`,
        because: [
          text`What's left at month's end is usually nothing. What leaves first is saved, and you adjust to the rest.`,
          ...(budget
            ? [
                text`The usual aim on your pay is ${budget.figure('savings')}, but start with what you won't notice.`,
              ]
            : []),
          text`Housing, cars and food decide most budgets, so look there before the small stuff.`,
        ],
        unless: text`you're behind on bills. Then catch up on housing and utilities first.`,
        next: text`Go through last month's statement, cancel one thing, and automate a transfer of that amount today.`,
      };
    },
  },
  asks: [
    {
      field: 'behind',
      question: 'Are you behind on rent, utilities or loan payments?',
      choices: [
        { label: 'Yes', value: 'yes' },
        { label: 'No', value: 'no' },
      ],
    },
    debtQuestion,
  ],
  followUps: ['Which debt should I pay off first?', 'How big should my emergency fund be?'],
  comfort: 'Running out before the month does is exhausting, and you’re far from alone.',
  comfortOnlyWith: ['flag=afraid'],
  articles: ['budgeting-50-30-20', 'pay-yourself-first', 'emergency-fund'],
  related: ['pay-and-hours'],
  sources: ['cfpb_your_money', 'warren_all_your_worth'],
});
