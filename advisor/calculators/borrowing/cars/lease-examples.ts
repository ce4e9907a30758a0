export const leaseExamples = [
  {
    question: 'lease is 412 x 36 with 2,600 at signing and a 395 turn in fee, what is that really a month',
    input: { lease_payment: 412, lease_term: 3, lease_down: 2600, lease_fees: 395 },
  },
  {
    question:
      'Should I lease at $429 a month for 36 months with $3,000 down, or buy the car for $36,500 at 6.2% over 60 months?',
    input: {
      price: 36_500,
      lease_payment: 429,
      lease_term: 3,
      lease_down: 3000,
      rate: 6.2,
      loan_term: 5,
    },
  },
  {
    question: 'lease a 52k ev at 499 for 24 months versus financing it 5 years at 3.9',
    input: { price: 52_000, lease_payment: 499, lease_term: 2, rate: 3.9, loan_term: 5 },
  },
  {
    question: 'lease 389 a month for three years or buy at 33,000 with 6% and it will be worth 19,500 then',
    input: { price: 33_000, lease_payment: 389, lease_term: 3, rate: 6, residual: 19_500 },
  },
  {
    question:
      'lease is 389 for 36 months with 2,999 at signing, or buy for 41k at 6.5%. we keep cars 7 years',
    input: { price: 41_000, lease_payment: 389, lease_term: 3, lease_down: 2999, rate: 6.5, keep: 7 },
  },
];
