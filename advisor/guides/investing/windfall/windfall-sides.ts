import type { GuideQuestion } from '#advisor/guides/define/define-guide.ts';
import { debtQuestion } from '#advisor/guides/investing/footing-fields.ts';
/** Questions that say where the money comes from, what it is, or which benefits it puts at risk. */
export const windfallSides = [
  {
    given: { benefits: 'of_child' },
    questions: [
      'my disabled child gets a settlement, structured or trust, he is on SSI and Medicaid',
      'lawsuit money for our seven year old with cerebral palsy, where should it go',
    ],
  },
  {
    given: { benefits: 'by_need' },
    questions: [
      'I am on SSI and inherited money, what should I do',
      'got a settlement while on medicaid and ssi, will I lose my benefits',
      'disabled and on SSI, grandma left me money',
      "settlement after my accident, I can't work anymore and get SSDI and Medicaid. What should I do with it?",
    ],
  },
  {
    given: { thing: 'house' },
    questions: [
      'grandma left me her house, it needs work and back taxes are due, my uncle offers cash. Keep it as a rental?',
      'inherited a run-down house and have little savings, sell it or rent it out',
      'aunt left me a house with a leaky roof, a relative wants to buy it cheap',
    ],
  },
  {
    given: { source: 'taxed' },
    questions: [
      'money from selling my business, what do I do first',
      'sold my company shares, 600k landed in checking yesterday. now what',
      'sold a rental property and have the cash, what should I do with it',
      'won 15 grand at the casino, whats the smart move',
    ],
  },
  {
    given: { asked: 'rest' },
    questions: [
      'and the rest?',
      'what about the rest of the money',
      'what do I do with what is left of the inheritance after the debts are paid',
      'and where does the remainder go',
      'how do I invest the rest of it',
    ],
  },
  {
    given: { asked: 'market' },
    questions: [
      'my brother says just put it all in the S&P 500',
      'why not put all of the inheritance in the stock market',
      'someone told me to invest every dollar of it in index funds',
      'could I just invest all of it instead',
    ],
  },
] as const;

/** The most telling first. */
export const windfallAsks: readonly GuideQuestion<'debt' | 'source'>[] = [
  { ...debtQuestion, settled: (known) => known.debts !== undefined || debtQuestion.settled!(known) },
  {
    field: 'source',
    question: 'Where does the money come from?',
    choices: [
      { label: 'Inheritance or life insurance', value: 'inherited' },
      { label: 'Winnings, bonus, back wages or settlement', value: 'taxed' },
      { label: 'A sale, gift or refund', value: 'other' },
    ],
  },
];
