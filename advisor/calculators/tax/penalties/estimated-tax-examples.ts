export const estimatedTaxExamples = [
  {
    question:
      'side business makes 20k on top of my 80k job with 9,000 withheld, do i need estimated payments',
    input: { wages: 80_000, self_employment: 20_000, withheld: 9000 },
  },
  {
    question:
      'I freelance with 85,000 of profit and last year’s total tax was 14,900. What should each quarterly payment be?',
    input: { self_employment: 85_000, last_year_tax: 14_900 },
  },
  {
    question: 'quarterly estimated taxes, i net 64k as a groomer, single',
    input: { self_employment: 64_000 },
  },
  {
    question:
      'Last year my tax was $31,400 on an AGI of $188,000. How much do I pay each quarter to be safe?',
    input: { last_year_tax: 31_400, last_year_income: 188_000 },
  },
  {
    question:
      'last year’s tax was 14,200 on an AGI of 120k, this year it will be about 21,000 and 9,500 is withheld. What do I have to send in all to avoid the penalty?',
    input: { last_year_tax: 14_200, last_year_income: 120_000, this_year_tax: 21_000, withheld: 9500 },
  },
];
