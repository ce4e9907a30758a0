import { debtNameField } from '#advisor/calculators/borrowing/debts/debt-name.ts';
import { choice, flag, list, money, moneyPerMonth, percent } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { monthComesFirst, payCostliest } from '#advisor/guides/debt/extra-for-debt.ts';
import { promoBy, promoEnds, promoOf } from '#advisor/guides/debt/promo-debt.ts';
import { missedPaymentsField, noSavingsField } from '#advisor/guides/debt/told-fields.ts';
import { defineGuide, type GuideRun } from '#advisor/guides/define/define-guide.ts';
import { cushionFields } from '#advisor/guides/investing/footing-fields.ts';
import { text, type Text } from '#advisor/quantities/text.ts';
import {
  type Told,
  ratesOf,
  isQuickWin,
  payoffOf,
  atOnce,
  highestRate,
  costliestOf,
  highestOne,
  smallestOf,
} from '#advisor/guides/debt/debts-in-order.ts';

const planWords = ({ extra, budget, lump }: Told, plan: GuideRun): Text =>
  extra === undefined && budget === undefined && lump === undefined
    ? text`With these payments alone, in this order, you're debt-free in ${plan.figure('avalanche_months')} and pay ${plan.figure('avalanche_interest')} of interest. Everything extra shortens that.`
    : text`In this order you're debt-free in ${plan.figure('avalanche_months')} and pay ${plan.figure('avalanche_interest')} of interest.`;

export const whichDebtFirst = defineGuide({
  id: 'which_debt_first',
  title: 'Which debt first',
  about: 'Which debt to pay first',
  questions: [
    'which debt should I pay off first',
    '3 credit cards and a car loan, where does the extra money go',
    'is it better to knock out the small one or the one with the worst interest',
    'I owe 4,200 at 27% and 900 at 19%. Which one do I attack?',
    'Dave Ramsey says snowball. my brother says thats bad math. who do i listen to',
    'Got a $600 payday loan plus two cards, what order??',
    'My husband and I want to be out of debt in two years. We have student loans, a Visa and a Kohls card. What order makes sense?',
    'cant pay everything this month. what do i pay and what can wait',
    'got 250 extra a month, visa 24.9 vs truck 8.5 vs student loan 5',
    'Should the medical bill or the credit card get paid down first?',
  ],
  simply:
    "Some debts hurt more than others: one charges far more interest, another could cost you your home. So the most harmful one comes first, and when they're about the same, getting rid of a small one keeps you going.",
  input: {
    debts: list({
      label: 'Debts',
      min: 2,
      max: 30,
      items: {
        name: debtNameField,
        balance: money({ label: 'Balance', roles: ['debt_balance'], min: 0.01, max: 1e8 }),
        rate: percent({
          label: 'Rate',
          roles: ['loan_rate'],
          byKind: { medical: 0, family: 0, tax: 0 },
          min: 0,
          max: 100,
        }),
        minimum: moneyPerMonth({
          label: 'Minimum payment',
          roles: ['debt_payment'],
          min: 0,
          max: 1e7,
          default: { value: 0, reason: 'no minimum payment was mentioned' },
        }),
      },
    }),
    rate: percent({ label: 'Rate', roles: ['loan_rate'], min: 0, max: 100 }),
    other_rate: percent({ label: 'Other rate', roles: ['loan_rate#2'], min: 0, max: 100 }),
    budget: moneyPerMonth({
      label: 'Monthly amount for all debts',
      roles: ['debt_budget'],
      min: 1,
      max: 1e8,
    }),
    extra: moneyPerMonth({
      label: 'Extra each month',
      roles: ['debt_extra', 'save_amount'],
      min: 1,
      max: 1e8,
    }),
    payday: flag({
      label: 'A payday loan is among them',
      fact: 'loan=payday',
      default: { value: false, reason: 'none is mentioned' },
    }),
    missed: missedPaymentsField,
    secured: choice({
      label: 'A home or car loan',
      options: ['home', 'car'],
      facts: { home: 'loan=mortgage', car: 'loan=car' },
    }),
    no_savings: noSavingsField,
    lump: money({ label: 'Money that comes in', roles: ['lump_sum', 'tax_bill', 'bonus'], min: 1, max: 1e8 }),
    cash: cushionFields.cash,
    spending: cushionFields.spending,
    behind: choice({ label: 'Behind on payments', options: ['home_or_car', 'others', 'none'] }),
    habit: choice({ label: 'What keeps you going', options: ['numbers', 'quick_win'] }),
    method: choice({ label: 'Asked about', options: ['snowball_or_avalanche'] }),
  },
  sides: [
    {
      given: { method: 'snowball_or_avalanche' },
      questions: [
        'debt snowball or avalanche, which works better',
        'snowball vs avalanche method, what do people actually stick with',
        'Dave Ramsey says snowball. my brother says thats bad math. who do i listen to',
        'is the snowball method really better than paying the highest interest first',
      ],
    },
  ],
  decide: (told) => {
    const isBehind = told.behind === undefined && told.missed && told.secured !== undefined;
    if (told.behind === 'home_or_car' || isBehind) return 'essentials';
    if (told.payday) return 'payday';
    if (told.habit === 'quick_win') return 'smallest';
    const rates = ratesOf(told);
    if (rates.length < 2) return told.method === undefined ? 'usual' : 'two_ways';
    return told.habit !== 'numbers' && told.debts && isQuickWin(told.debts) ? 'smallest' : 'highest';
  },
  verdicts: {
    highest: (told, context) => {
      const plan = payoffOf(told, context);
      return {
        opening: text`Pay ${highestOne(told)} at ${highestRate(told)} first${promoEnds(told)}.`,
        because: [
          ...promoBy(told),
          ...(plan ? [planWords(told, plan)] : []),
          ...atOnce(told),
          told.extra === undefined || promoOf(told)
            ? text`It costs you the most per dollar owed, whatever its size. Pay the minimum on the rest, so nothing goes late.`
            : text`It costs you the most per dollar owed, so all of the extra ${given('extra', told.extra, 'usd_per_month')} goes there. Pay the minimum on the rest.`,
          ...(told.no_savings
            ? [text`Put a few hundred dollars aside first, so a repair doesn't go back on a card.`]
            : []),
        ],
        unless: text`you've started before and given up. Then clear the smallest balance first, because a plan you finish beats a perfect one.`,
        next: payCostliest(told.debts && costliestOf(told.debts), told),
      };
    },
    two_ways: () => ({
      opening: text`Avalanche costs less, snowball gets finished more often: start with the smallest balance if you've given up before, and with the highest rate if you stick to plans.`,
      because: [
        text`Studies of real payments find that people who clear whole accounts are likelier to become debt-free, because each one gone keeps them going.`,
        text`With rates that are close, the difference is often only a few hundred dollars. It grows when a large balance has the highest rate.`,
      ],
      unless: text`one of them is a payday loan or far above the others. Then that goes first either way.`,
      next: text`List each debt with its balance, rate and minimum, and tell me. I'll work out what each order costs and when you're done.`,
    }),
    smallest: (told, context) => {
      const plan = payoffOf(told, context);
      return {
        opening: told.debts
          ? text`Start with the smallest one, the ${given('balance', smallestOf(told.debts).balance, 'usd')}.`
          : text`Start with the smallest balance.`,
        because: [
          text`A debt that's gone frees its payment and shows you it works. Pay the minimum on the others meanwhile.`,
          ...(plan
            ? [
                text`You're debt-free in ${plan.figure('snowball_months')}. Compared with highest rate first, this order costs you ${plan.figure('interest_difference')} of extra interest.`,
              ]
            : []),
        ],
        unless: text`another one charges far more interest, as a payday loan does. Then that one goes first.`,
        next: monthComesFirst(told)
          ? text`Once a month of spending is in cash, send everything extra to the smallest debt, and roll its payment into the next one when it's gone.`
          : text`Send everything extra to the smallest debt this payday, and roll its payment into the next one when it's gone.`,
      };
    },
    payday: () => ({
      opening: text`Get rid of the payday loan first.`,
      because: [
        text`Nothing else you owe costs anywhere near as much, and every rollover adds a new fee without touching what you borrowed.`,
        text`Pay minimums on everything else until it's gone.`,
      ],
      unless: text`you're about to lose your home or the car you drive to work. Keep those first.`,
      next: text`Ask the lender for an extended payment plan before the due date, and ask a credit union about a small payday alternative loan.`,
      say: text`I can't pay this in full. I'd like an extended payment plan with no new fees, in writing.`,
    }),
    essentials: ({ secured, lump, debts }) => ({
      opening:
        secured === undefined
          ? text`Catch up on the home and the car first, and let the cards wait.`
          : secured === 'car' && debts === undefined
            ? text`Call the car lender today, before another payment is missed: many move missed payments to the end of the loan.`
            : text`Catch up on the ${secured === 'car' ? 'car loan' : 'mortgage'} first, and let the cards wait.`,
      because: [
        ...(lump === undefined
          ? []
          : [text`Send the ${given('lump', lump, 'usd')} to the missed payments as soon as it's there.`]),
        text`You can lose a home or a car within months. A card company can only call, report you, and later sue.`,
        text`After those come utilities, child support and taxes, then everything else by interest rate.`,
      ],
      unless: text`you have court papers about one of the other debts. Then answer them by the deadline first.`,
      next: text`Call the ${secured === undefined ? 'mortgage company, landlord or car lender' : secured === 'car' ? 'car lender' : 'mortgage company'} today and ask for a repayment plan before you miss another payment.`,
      say: text`I've fallen behind and want to keep paying. What hardship or repayment plan can you offer me?`,
    }),
    usual: () => ({
      opening: text`Pay the debt with the highest interest rate first, and the minimum on everything else.`,
      because: [
        text`That order costs the least, and it's usually the credit cards, then personal loans, then the car and student loans.`,
        text`Medical bills often carry no interest, so put those on a payment plan.`,
      ],
      unless: text`you need an early win to stick with it. Then clear the smallest balance first.`,
      next: text`List each debt with its balance, rate and minimum, and tell me. I'll work out the order and the date you're done.`,
    }),
  },
  asks: [
    {
      field: 'behind',
      settled: ({ missed, secured }) => missed === true && secured !== undefined,
      question: 'Are you behind on anything?',
      choices: [
        { label: 'On rent, mortgage or the car', value: 'home_or_car' },
        { label: 'Only on cards or other bills', value: 'others' },
        { label: 'No', value: 'none' },
      ],
    },
    {
      field: 'habit',
      question: 'What keeps you going?',
      choices: [
        { label: 'Saving the most interest', value: 'numbers' },
        { label: 'Seeing a debt disappear', value: 'quick_win' },
      ],
    },
  ],
  followUps: ['Is a balance transfer a good idea?', 'Should I consolidate my debts?'],
  articles: ['avalanche-and-snowball', 'credit-card-interest'],
  related: ['pay-yourself-first'],
  sources: ['cfpb_reduce_debt', 'ftc_get_out_of_debt'],
});
