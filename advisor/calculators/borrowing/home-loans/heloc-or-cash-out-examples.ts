/** Questions as people ask them, each with what it means. */
export const helocOrCashOutExamples = [
  {
    question:
      'HELOC at 8.5% or cash-out refinance at 6.75% for a $60,000 kitchen? We owe $250,000 at 3.25% with 25 years left.',
    input: { owed: 250_000, cash: 60_000, rate: 3.25, years_left: 25, heloc_rate: 8.5, refi_rate: 6.75 },
  },
  {
    question:
      'need 40k out of the house, owe 310k at 7.1%, cash out refi is 6.2 and a heloc 8.9. which is cheaper',
    input: { owed: 310_000, cash: 40_000, rate: 7.1, refi_rate: 6.2, heloc_rate: 8.9 },
  },
  {
    question: 'home worth 520k, owe 205k at 2.9 percent. 90k for an addition: home equity loan or refinance?',
    input: { value: 520_000, owed: 205_000, rate: 2.9, cash: 90_000 },
  },
];
