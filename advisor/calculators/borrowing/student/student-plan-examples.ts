/** Questions about student loan plans, as people ask them. */
export const studentPlanExamples = [
  {
    question:
      '$71k in federal loans at 6.5%, income $46,000, household of 2. what is my payment on an income driven plan?',
    input: { balance: 71_000, rate: 6.5, income: 46_000, household: 2 },
  },
  {
    question: 'standard vs graduated on 27,900 of student loans at 5.5%, which costs more',
    input: { balance: 27_900, rate: 5.5 },
  },
  {
    question: 'RAP or IBR? i owe 84k in student loans at 6.1%, make 58k, one kid',
    input: { balance: 84_000, rate: 6.1, income: 58_000, dependents: 1, household: 2 },
  },
  {
    question: 'PSLF: 84 payments in, 96,400 left at 6.4%, salary 62k. how much gets forgiven?',
    input: { balance: 96_400, rate: 6.4, income: 62_000, payments_made: 84 },
  },
  {
    question: 'extended plan on 84k of federal student loans at 6.1%, monthly?',
    input: { balance: 84_000, rate: 6.1 },
  },
];
