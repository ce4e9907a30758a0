import { choice, money } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

/** The most that earns the program's interest (10 U.S.C. 1035 and the Defense Department's rules for it). */
const mostDeposited = 10_000;

export const savingsDeposit = defineGuide({
  id: 'savings_deposit',
  title: 'Savings Deposit Program',
  about:
    'The military Savings Deposit Program (SDP) for deployed service members: how it works and how much to put in',
  questions: [
    'what is the savings deposit program and is it worth it',
    'deploying next month, should I put my savings in the SDP at 10 percent',
    'how does the military savings deposit program work',
    'SDP deployment savings, is there a catch',
    'getting deployed to kuwait, how do I use the savings deposit program',
    'should I move my emergency fund into the savings deposit program while deployed',
    'savings deposit program or TSP while I am in a combat zone',
    'husband is deployed, can we put money in the 10% military savings account',
    'when can I take my money out of the SDP after deployment',
    'deployed with 8 thousand in the bank, is the savings deposit program better than a high yield account',
  ],
  simply:
    'While you serve in certain places abroad, the government pays far more interest on a limited amount of savings than any bank. Fill it with what you can spare, and keep some cash where your family can reach it.',
  input: {
    cash: money({ label: 'Savings', roles: ['bal_cash', 'bal_total', 'bal_cash@both'], min: 0, max: 1e9 }),
    cards: money({ label: 'Card debt', roles: ['debt_balance:card'], min: 1, max: 1e8 }),
    has_cards: choice({ label: 'Card debt', options: ['yes'], facts: { yes: 'loan=card' } }),
  },
  decide: ({ cash, cards, has_cards: owes }) => {
    if (cards !== undefined || owes !== undefined) return 'cards_first';
    if (cash === undefined) return 'fill_it';
    return cash > mostDeposited ? 'fill_and_keep' : 'part_of_it';
  },
  verdicts: {
    fill_it: () => ({
      opening: text`Yes, fill it while you're deployed: it pays ten percent a year on up to ten thousand dollars, guaranteed.`,
      because: [
        text`You qualify after thirty days in a row in a designated combat zone, and interest runs until ninety days after you leave.`,
        text`The catches: a month's deposit can't be more than your unspent pay, the interest is taxed, and you get the money only after you leave, except in an emergency.`,
      ],
      unless: text`you carry card debt, or your family would be left without cash. Those come first.`,
      next: text`See your finance office in theater after day thirty and start an allotment. Keep the TSP match going.`,
    }),
    fill_and_keep: ({ cash = 0 }) => ({
      opening: text`Yes, put the full ten thousand dollars in over the first months, and keep the rest of your ${given('cash', cash, 'usd')} reachable.`,
      because: [
        text`It pays ten percent a year, guaranteed, from thirty days in a designated combat zone until ninety days after you leave. The catches: a month's deposit can't be more than your unspent pay, the interest is taxed, and the money comes back only after you leave.`,
      ],
      unless: text`the rest wouldn't cover three months of bills at home. Then put in less.`,
      next: text`See your finance office in theater after day thirty and start an allotment. Keep the TSP match going.`,
    }),
    part_of_it: ({ cash = 0 }) => ({
      opening: text`Yes, use it, mostly with your deployment pay, and keep most of your ${given('cash', cash, 'usd')} where you or your family can reach it.`,
      because: [
        text`It pays ten percent a year, guaranteed, on up to ten thousand dollars, from thirty days in a designated combat zone until ninety days after you leave. But a month's deposit can't be more than your unspent pay, and the money comes back only after you leave, so it can't be your whole emergency fund.`,
      ],
      unless: text`your housing and food are covered and no one at home needs the cash. Then move all but a month of bills.`,
      next: text`See your finance office in theater after day thirty and start an allotment. Keep the TSP match going.`,
    }),
    cards_first: ({ cards }) => ({
      opening:
        cards === undefined
          ? text`Pay off the cards first, then use the Savings Deposit Program.`
          : text`Pay off the ${given('cards', cards, 'usd')} on cards first, then use the Savings Deposit Program.`,
      because: [
        text`The program pays ten percent a year, and most cards cost twice that. Once they're gone, it beats any savings account.`,
        text`Ask each lender for the six percent cap on debts from before active duty.`,
      ],
      unless: text`your cards are at the six percent cap or a promotion without interest. Then fill the program first.`,
      next: text`Send your deployment pay to the cards, and start the allotment when they're paid.`,
    }),
  },
  followUps: ['What should I do with my money before deployment?', 'Does the military match the TSP?'],
  articles: ['military-money', 'thrift-savings-plan', 'emergency-fund'],
  sources: ['dfas_savings_deposit'],
});
