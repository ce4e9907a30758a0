/** Questions about what is left of a loan, each with what it means. */
export const loanBalanceExamples = [
  {
    question: 'After 10 years, what do I still owe on a $360,000 30-year mortgage at 5.75%?',
    input: { principal: 360_000, rate: 5.75, years: 30, paid_years: 10 },
  },
  {
    question: 'boat loan 46k, 15 years at 8.25%. how much will be left on it after 5 years',
    input: { principal: 46_000, rate: 8.25, years: 15, paid_years: 5 },
  },
  {
    question:
      'took out 235k in 2019 for 30 years at 3.625, seven years of payments made, whats my balance now',
    input: { principal: 235_000, rate: 3.625, years: 30, paid_years: 7 },
  },
  {
    question: 'balance after 38 payments on a 72 month car loan of 31,200 at 6.9%?',
    input: { principal: 31_200, rate: 6.9, years: 6, paid_years: 38 / 12, payments_made: 38 },
  },
  {
    question: '150,000 at 7% amortized over 30 years with a balloon in 7 years: how big is the balloon?',
    input: { principal: 150_000, rate: 7, years: 30, paid_years: 7 },
  },
  {
    question: 'how much interest have I paid after six years of a 192k mortgage at 6.75%?',
    input: { principal: 192_000, rate: 6.75, years: 30, paid_years: 6 },
  },
];
