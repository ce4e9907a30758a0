/** Questions about taking retirement money early, as people ask them. */
export const earlyWithdrawalExamples = [
  {
    question: 'How much is the penalty if I take $20,000 out of my 401(k) at 45?',
    input: { amount: 20_000, age: 45 },
  },
  {
    question: 'early withdrawal penalty on 15k from an IRA at age 50',
    input: { amount: 15_000, age: 50, account: 'ira' as const },
  },
  {
    question: 'If I cash out my 30k 401k at 35 and earn 60k, what do taxes and the penalty take?',
    input: { amount: 30_000, age: 35, income: 60_000 },
  },
  {
    question: 'laid off at 56, pulling 40,000 from that 401k, is there a penalty?',
    input: { amount: 40_000, age: 56, left_job: true },
  },
  {
    question: 'pulling 25,000 from my 401k at 41, 22% bracket, what’s left after the penalty and taxes?',
    input: { amount: 25_000, age: 41, tax_rate: 22 },
  },
  {
    question: 'I need $30,000 in hand from my IRA at 48 in the 22% bracket. How much must I take out?',
    input: { amount: 0, net: 30_000, age: 48, account: 'ira' as const, tax_rate: 22 },
  },
  {
    question:
      'i live in california, 38, make 90k and want to cash out 40k from an old 401k. what does it really cost me, taxes and lost growth?',
    input: { amount: 40_000, age: 38, income: 90_000, state: 'ca' as const },
  },
  {
    question: 'how much would 20,000 taken from my 401k at 35 have been worth at 65',
    input: { amount: 20_000, age: 35, retire_age: 65 },
  },
];
