/** Questions about getting out of debt, as people ask them. */
export const debtPayoffExamples = [
  {
    question:
      'I owe $6,000 on a card at 24% (minimum 150), $2,500 on one at 18% (minimum 60) and a $12,000 car loan at 7% (minimum 250). I can pay $800 a month. Avalanche or snowball?',
    input: {
      debts: [
        { balance: 6000, rate: 24, minimum: 150 },
        { balance: 2500, rate: 18, minimum: 60 },
        { balance: 12_000, rate: 7, minimum: 250 },
      ],
      budget: 800,
    },
  },
  {
    question: 'How long will it take to pay off a 5k credit card at 22 percent paying two hundred a month?',
    input: { debts: [{ balance: 5000, rate: 22 }], budget: 200 },
  },
  {
    question: 'Which debt should I pay first: 3,000 at 29% or 9,000 at 12%, with 500 monthly?',
    input: {
      debts: [
        { balance: 3000, rate: 29 },
        { balance: 9000, rate: 12 },
      ],
      budget: 500,
    },
  },
  {
    question: '8,200 on visa at 26.99%, paying 300 a month, when am i out of the hole',
    input: { debts: [{ balance: 8200, rate: 26.99 }], budget: 300 },
  },
  {
    question: 'snowball or avalanche for 1,500 at 19% and 7k at 24% with 450 per month to throw at it',
    input: {
      debts: [
        { balance: 1500, rate: 19 },
        { balance: 7000, rate: 24 },
      ],
      budget: 450,
    },
  },
  {
    question:
      '6.2k amex at 22%, 3.4k chase at 26% and 9k on the car at 5%. what a month kills it in 18 months',
    input: {
      debts: [
        { balance: 6200, rate: 22 },
        { balance: 3400, rate: 26 },
        { balance: 9000, rate: 5 },
      ],
      target_months: 18,
    },
  },
];
