import {
  choice,
  count,
  flag,
  list,
  money,
  moneyPerMonth,
  percent,
  years,
} from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { cashField, creditField } from '#advisor/guides/debt/told-fields.ts';
import { managedWords } from '#advisor/guides/debt/managed-plan.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';
import {
  compare,
  isCheaper,
  owedOf,
  savedBy,
  savedByHouse,
  fairlySaved,
  sideBySide,
} from '#advisor/guides/debt/consolidate-figures.ts';

/** Below this score, a loan mostly costs as much as the cards or is refused. */
const usualScore = 640;

/** Savings that clear the debts should leave half as much again. */
const cashToSpare = 1.5;

/** A loan on the house is worth talking about only if it is paid off this soon. */
const soonPaid = 5;

export const consolidateChoice = defineGuide({
  id: 'consolidate_choice',
  title: 'Consolidate debts or not',
  about: 'Should I consolidate debts',
  questions: [
    'should I consolidate my credit cards into one loan',
    'sofi preapproved me at 13.9 to pay off 18k of cards around 25, take it?',
    'is it smart to use a heloc to pay off credit cards',
    'One payment instead of seven sounds great, whats the catch with consolidation loans',
    'credit union will give me 12,000 for 5 yrs at 11.5%. cards are 22 and 27. good idea or no',
    "I'm drowning in six cards and a Best Buy account, would a debt consolidation loan get me out?",
    'debt consolidation vs just paying them down',
    'My bank denied me for a consolidation loan. What else can I do?',
    'roll everything into the mortgage when we refinance? we owe 31k on cards',
    'does consolidating hurt ur credit and is it worth it',
  ],
  simply:
    "Putting several debts into one loan doesn't make them smaller. It helps only if the new loan charges less, you don't put your home at risk for it, and the cards stay empty afterward.",
  input: {
    debts: list({
      label: 'Debts',
      min: 1,
      max: 30,
      items: {
        balance: money({ label: 'Balance', roles: ['debt_balance'], min: 0.01, max: 1e8 }),
        rate: percent({ label: 'Rate', roles: ['loan_rate'], min: 0, max: 100 }),
        minimum: moneyPerMonth({
          label: 'Payment now',
          roles: ['debt_payment'],
          min: 0,
          max: 1e7,
          default: { value: 0, reason: 'no payment was mentioned' },
        }),
      },
    }),
    rate: percent({ label: 'Present rate', roles: ['loan_rate'], min: 0, max: 100 }),
    new_rate: percent({ label: 'Rate of the new loan', roles: ['loan_rate_new'], min: 0, max: 100 }),
    years: years({ label: 'Term of the new loan', roles: ['term', 'time_payoff'], min: 0.5, max: 50 }),
    fee_percent: percent({ label: 'Fee', roles: ['transfer_fee', 'closing_rate'], min: 0, max: 20 }),
    total: money({ label: 'Owed in all', roles: ['debt_balance'], adds: true, min: 1, max: 1e8 }),
    score: count({ label: 'Credit score', roles: ['credit_score'], min: 300, max: 850 }),
    credit: creditField,
    cash: cashField,
    budget: moneyPerMonth({
      label: 'Paid on all debts now',
      roles: ['debt_budget', 'debt_payment'],
      min: 1,
      max: 1e8,
    }),
    home: flag({
      label: 'The house would secure it',
      fact: 'loan=home_equity',
      default: { value: false, reason: 'a loan on the house is not mentioned' },
    }),
    spending: choice({
      label: 'The cards',
      options: ['stopped', 'goes_on'],
      facts: { stopped: 'flag=cards_put_away', goes_on: 'flag=still_charging' },
    }),
    offer: choice({ label: 'The offer', options: ['lower', 'not_lower', 'denied'] }),
    versus: choice({ label: 'Held against', options: ['plan_loan'] }),
  },
  sides: [
    {
      given: { spending: 'goes_on' },
      questions: [
        'last time I consolidated the cards filled back up within a year, do it again?',
        'we paid off the cards with a loan before and ran them up again',
      ],
    },
    {
      given: { versus: 'plan_loan' },
      questions: [
        '401k loan or consolidation loan for my credit cards',
        'borrow from my retirement plan or a personal loan to pay off cards',
        'personal loan vs 401(k) loan for card debt',
      ],
    },
  ],
  decide: (told, context) => {
    if (told.versus !== undefined && told.new_rate === undefined) return 'not_plan_loan';
    if (told.offer === 'denied' && told.new_rate === undefined) return 'counselor';
    if (told.spending === 'goes_on') return 'stop_first';
    const owed = owedOf(told);
    if (told.cash !== undefined && owed !== undefined && told.cash >= cashToSpare * owed) return 'pay_off';
    const isPoor = told.score === undefined ? told.credit === 'poor' : told.score < usualScore;
    if (isPoor && told.new_rate === undefined && told.offer === undefined) return 'counselor';
    const cheaper =
      isCheaper(told, context) ?? (told.offer === undefined ? undefined : told.offer === 'lower');
    if (cheaper === false) return 'no';
    const isSoon = told.years !== undefined && told.years <= soonPaid;
    if (told.home)
      return told.spending === 'stopped' && isSoon && cheaper ? 'house_with_care' : 'not_the_house';
    return cheaper ? 'yes' : 'usual';
  },
  verdicts: {
    not_plan_loan: () => ({
      opening: text`Take the consolidation loan if its rate is clearly below the cards, and leave the 401(k) alone.`,
      because: [
        text`A loan from the plan takes the money out of the market, and if you leave or lose the job, what's left can be due or count as a withdrawal with tax and a penalty.`,
        text`A fixed loan has an end date and no such risk. It only helps if the cards stay empty.`,
      ],
      unless: text`no lender offers you less than the cards charge, and your job is safe. Then a small plan loan, paid back fast, is the lesser evil.`,
      next: text`Get quotes from two credit unions with a soft check, and compare the rate with the fee included.`,
    }),
    yes: (told, context) => {
      const saved = fairlySaved(told, context);
      const compared = sideBySide(told, context);
      const fee = told.fee_percent === undefined ? '' : ', fee included';
      return {
        opening:
          told.new_rate === undefined
            ? text`Yes, take the one loan.`
            : saved === undefined
              ? text`Yes, take the one loan at ${given('new_rate', told.new_rate, 'percent')}.`
              : text`Yes, take the one loan at ${given('new_rate', told.new_rate, 'percent')}: it saves you about ${saved} in all${fee}.`,
        because: [
          ...(compared.length === 0
            ? [
                text`At a clearly lower rate more of each payment goes to what you owe, and there's a date when it ends.`,
              ]
            : compared),
          ...(told.cash === undefined || told.cash === 0
            ? []
            : [
                text`From your ${given('cash', told.cash, 'usd')}, keep a month or two of bills and use the rest to borrow less.`,
              ]),
          text`What makes or breaks it is whether the cards stay empty afterward.`,
        ],
        unless: text`the payment only drops because the loan runs much longer. Compare the total cost, not the month.`,
        next: text`Have the lender pay the cards directly, then lock them away. Keep the accounts open, since closing them can dent your score.`,
      };
    },
    house_with_care: (told, context) => {
      const result = compare(told, context);
      return {
        opening: text`It can work, since the cards are put away and you'd be done within five years, but only with a safe job.`,
        because: [
          ...(result && savedBy(result) !== undefined
            ? [
                text`It saves you about ${result.figure('saved')}, at ${result.figure('new_payment')} for ${result.figure('months_new')}.`,
              ]
            : []),
          text`In return the lender can take the house if the pay stops, which a card company can't simply do.`,
        ],
        unless: text`a credit union offers an unsecured loan within two or three points of this rate. Then take that one.`,
        next: text`Get two unsecured quotes first. If you use the house, fix the rate and the end date, and keep three months of payments in cash.`,
      };
    },
    no: (told, context) => {
      const result = compare(told, context);
      return {
        opening:
          told.new_rate === undefined
            ? text`No, keep the debts as they are.`
            : text`No, keep the debts as they are: ${given('new_rate', told.new_rate, 'percent')} with its fee isn't cheaper.`,
        because: [
          result && savedBy(result) !== undefined
            ? text`With its interest and fee the new loan costs you ${result.figure('saved')} more than just paying these off at ${result.figure('paid_now')}.`
            : text`A loan that isn't cheaper only moves the debt, and often stretches it.`,
          text`Sending the extra to the highest rate gets you there without a new loan.`,
        ],
        unless: text`you can't make today's minimums. Then call a nonprofit credit counselor.`,
        next: text`Ask two credit unions what rate they'd give you, with a soft check that doesn't touch your score.`,
      };
    },
    not_the_house: ({ new_rate: rate, ...told }, context) => ({
      opening: text`No, don't put your house behind card debt.`,
      because: [
        ...savedByHouse({ ...told, new_rate: rate }, context),
        rate === undefined || savedByHouse({ ...told, new_rate: rate }, context).length > 0
          ? text`The rate looks good because the lender can take the house. A card company would have to sue you first.`
          : text`The ${given('new_rate', rate, 'percent')} looks good because the lender can take the house. A card company would have to sue you first.`,
        text`The interest isn't deductible for paying off cards, and a bankruptcy can clear card debt but not a lien on your house.`,
      ],
      unless: text`the spending has stopped, your job is safe, and you'd pay it off within about five years.`,
      next: text`Get quotes for an unsecured personal loan from two credit unions first.`,
    }),
    pay_off: ({ cash, ...told }) => ({
      opening: text`No new loan: pay the debts off from your savings.`,
      because: [
        text`Out of ${given('cash', cash!, 'usd')} that leaves you ${given('left_in_cash', cash! - owedOf(told)!, 'usd')}. Any loan charges more than savings earn.`,
        text`The payments you no longer make rebuild the savings within months.`,
      ],
      unless: text`what's left wouldn't cover two or three months of bills. Then pay off the highest rate and keep the rest.`,
      next: text`Pay the card with the highest rate in full today, then the next, and set up the old payments as a transfer to savings.`,
    }),
    counselor: ({ score, debts, total }, context) => ({
      opening:
        score === undefined
          ? text`Skip the loan and call a nonprofit credit counselor.`
          : text`No, with a score of ${given('score', score, 'count')} skip the loan and call a nonprofit credit counselor.`,
      because: [
        ...managedWords({ debt: owedOf({ debts, total }) }, context),
        text`That needs no credit score, and card companies often cut their rates for it.`,
        text`Lenders that say yes after a bank says no usually charge more than your cards do.`,
      ],
      unless: text`even that payment is out of reach. Then see a bankruptcy lawyer, whose first talk is often free.`,
      next: text`Call a member agency at nfcc.org this week. The first session is free or nearly free.`,
      say: text`Are you a nonprofit, what do you charge in total, and which of my creditors will lower their rates?`,
    }),
    stop_first: () => ({
      opening: text`Not yet: stop the card spending first.`,
      because: [
        text`Most people who consolidate while still charging end up with the loan and full cards again.`,
        text`If the cards cover groceries and rent, the problem is the monthly gap, and a loan doesn't close it.`,
      ],
      unless: text`the charges were one emergency that's behind you.`,
      next: text`Go a month on debit only and write down where it falls short. Then come back to the loan.`,
    }),
    usual: () => ({
      opening: text`Yes, if the new rate is clearly lower with the fee and you've stopped using the cards.`,
      because: [
        text`One fixed loan at a lower rate saves interest and has an end date. At the same rate it only looks tidier.`,
        text`Use an unsecured loan, not your house and not your 401(k).`,
      ],
      unless: text`you can clear the cards within a year anyway. Then skip the fee.`,
      next: text`Check your rate at two credit unions with a soft inquiry, and tell me the rate, the fee and the term.`,
    }),
  },
  asks: [
    {
      field: 'offer',
      question: "How does the new loan's rate, with its fee, compare with your cards?",
      choices: [
        { label: 'Clearly lower', value: 'lower' },
        { label: 'About the same or higher', value: 'not_lower' },
        { label: 'I was turned down', value: 'denied' },
      ],
    },
    {
      field: 'spending',
      question: 'Have you stopped adding to the cards?',
      choices: [
        { label: 'Yes', value: 'stopped' },
        { label: 'Not really', value: 'goes_on' },
      ],
    },
  ],
  followUps: ['Is a balance transfer a good idea?', 'Which debt should I pay off first?'],
  articles: ['debt-consolidation', 'credit-card-interest'],
  sources: ['cfpb_consolidating', 'ftc_get_out_of_debt'],
});
