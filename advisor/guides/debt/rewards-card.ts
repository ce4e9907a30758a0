import { choice, flag, money, moneyPerMonth } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

/** What a flat cash back card pays in percent. */
const flatRate = 2;
const cashBack = (spending: number) =>
  given('cash_back', Math.round((spending * 12 * flatRate) / 100), 'usd_per_year');

export const rewardsCard = defineGuide({
  id: 'rewards_card',
  title: 'Cash back or travel card',
  about: 'Choose a rewards credit card: cash back, travel points, or neither',
  questions: [
    'cash back or travel card',
    'which kind of rewards card should I get',
    'is a travel credit card worth it if I fly twice a year',
    'chase sapphire or a flat 2% card',
    'are points better than cash back',
    'should i pay 695 a year for a premium travel card',
    "what's the best credit card for groceries and gas",
    'i carry a balance, should i get a rewards card',
    'Is churning credit card bonuses smart?',
    'one simple card or several with categories',
  ],
  simply:
    'Rewards are worth a few cents on each dollar, and interest costs many times that. If you always pay in full, simple cash back is hard to beat; points pay only for people who travel a lot.',
  input: {
    balance: money({
      label: 'Card balance carried',
      roles: ['debt_balance:card'],
      adds: true,
      min: 1,
      max: 1e7,
    }),
    spending: moneyPerMonth({
      label: 'Spending on the card',
      roles: ['spend_total', 'spend_item'],
      comes: 'month',
      min: 1,
      max: 1e6,
    }),
    fee: money({ label: 'Yearly fee of the card', roles: ['fee_amount'], min: 1, max: 5000 }),
    carries: flag({
      label: 'Carries a balance',
      fact: 'flag=still_charging',
      default: { value: false, reason: 'no carried balance was mentioned' },
    }),
    pays: choice({
      label: 'How you pay',
      options: ['in_full', 'over_time'],
      facts: { in_full: 'flag=pays_in_full' },
    }),
    travel: choice({ label: 'Travel', options: ['rarely', 'often'] }),
  },
  sides: [
    {
      given: { travel: 'often' },
      questions: [
        'i fly for work every other week, which rewards card',
        'we travel abroad several times a year, travel card?',
      ],
    },
    {
      given: { pays: 'in_full', travel: 'rarely' },
      questions: [
        'I pay my card in full and fly once a year, premium card with a fee or 2% cash back',
        'always pay it off and hardly travel, is a 550 fee card worth it',
      ],
    },
    {
      given: { pays: 'over_time' },
      questions: [
        'rewards card even though i cant pay it all off each month',
        'points card while i have card debt',
      ],
    },
  ],
  decide: ({ balance, carries, pays, travel, fee }) => {
    if (balance !== undefined || carries || pays === 'over_time') return 'no_rewards';
    if (travel === 'often') return 'travel';
    return fee === undefined ? 'cash_back' : 'no_fee_card';
  },
  verdicts: {
    cash_back: ({ spending }) => ({
      opening: text`Take a cash back card without a yearly fee that pays a flat two percent or close to it.`,
      because: [
        spending === undefined
          ? text`Cash can't lose value, needs no study and works on everything. Points are worth more only if you book the right trips.`
          : text`On ${given('spending', spending, 'usd_per_month')} that pays about ${cashBack(spending)}, without any study. Points are worth more only if you book the right trips.`,
        text`A second card for groceries or gas can add a little, if you like keeping track.`,
      ],
      unless: text`you travel several times a year and pay in full. Then a travel card can pay more.`,
      next: text`Check for preapproval without a hard inquiry, set autopay for the full balance, and take the welcome bonus only with spending you'd do anyway.`,
    }),
    no_fee_card: ({ fee, spending }) => ({
      opening: text`Skip the ${given('fee', fee!, 'usd')} card: without much travel, a free cash back card leaves you more.`,
      because: [
        ...(spending === undefined
          ? []
          : [
              text`On ${given('spending', spending, 'usd_per_month')}, a free card at a flat two percent pays you about ${cashBack(spending)}, so the other one has to bring that and its fee.`,
            ]),
        text`You'd have to use its credits for things you'd buy anyway just to break even, and many go unused.`,
      ],
      unless: text`you can name credits and trips worth more than the fee, in cash, each year.`,
      next: text`If you already have it, ask for a change to the no-fee version before the next fee, so that the account's age stays.`,
    }),
    travel: ({ fee, spending }) => ({
      opening: text`A travel card makes sense for you: choose one whose points move to several airlines and hotels.`,
      because: [
        fee === undefined
          ? text`You travel enough to use the bonus, the missing foreign fee and the trip protections. One with a fee of about a hundred dollars usually beats the premium ones.`
          : text`You travel enough to use the bonus and the trip protections, but count the ${given('fee', fee, 'usd')} against credits that you'd really use.`,
        ...(spending === undefined
          ? []
          : [
              text`On ${given('spending', spending, 'usd_per_month')} a free cash back card would pay about ${cashBack(spending)}: that's what it has to beat after its fee.`,
            ]),
        text`Points lose value over time, so earn and spend them within a year or two.`,
      ],
      unless: text`you fly one airline nearly always. Then its own card with free bags can be better.`,
      next: text`Compare last year's trips with the bonus and the credits, in dollars, and set autopay for the full balance.`,
    }),
    no_rewards: ({ balance }) => ({
      opening: text`Neither: while you carry a balance, look for the lowest rate and forget rewards.`,
      because: [
        balance === undefined
          ? text`Rewards give back a cent or two on the dollar, and the interest takes ten times that or more.`
          : text`Rewards give back a cent or two on the dollar, while interest on ${given('balance', balance, 'usd')} takes ten times that or more.`,
        text`People with rewards cards also tend to spend more.`,
      ],
      unless: text`the balance is on a zero-percent offer and you use another card that you pay in full.`,
      next: text`Ask a credit union for a low-rate card or a balance transfer, and pay with debit until it's at zero.`,
    }),
  },
  asks: [
    {
      field: 'pays',
      question: 'Do you pay your cards in full every month?',
      settled: ({ balance }) => balance !== undefined,
      choices: [
        { label: 'Yes, always', value: 'in_full' },
        { label: 'Not always', value: 'over_time' },
      ],
    },
    {
      field: 'travel',
      question: 'How much do you travel?',
      choices: [
        { label: 'Once or twice a year', value: 'rarely' },
        { label: 'Several times a year', value: 'often' },
      ],
    },
  ],
  followUps: ['Is a credit card with an annual fee worth it?', 'What card should I use abroad?'],
  articles: ['credit-cards', 'money-for-travel', 'credit-card-interest'],
  sources: ['cfpb_credit_reports'],
});
