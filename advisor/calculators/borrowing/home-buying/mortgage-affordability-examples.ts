/** Questions as people ask them, each with what it means. */
export const mortgageAffordabilityExamples = [
  { question: 'How much house can I afford on $100,000 a year?', input: { income: 100_000 } },
  {
    question:
      'We make 150k, have 600 a month in car payments and 60k saved for a down payment. What price at 6.25%?',
    input: { income: 150_000, debts: 600, down_payment: 60_000, rate: 6.25 },
  },
  {
    question:
      'With a salary of eighty thousand and 20 percent down, what is the most expensive home I can buy?',
    input: { income: 80_000, down_percent: 20 },
  },
  {
    question: 'combined pay of 135k, 45k for a down payment, car note 380 a month. max house price?',
    input: { income: 135_000, down_payment: 45_000, debts: 380 },
  },
  {
    question: 'can i afford a 380k house on a 95k salary with 10% down',
    input: { income: 95_000, price: 380_000, down_percent: 10 },
  },
  {
    question: 'what can i buy if i gross 72,000 and rates are at 6.9%',
    input: { income: 72_000, rate: 6.9 },
  },
];
