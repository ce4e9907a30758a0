/** Questions about when to claim, as people ask them. */
export const claimingAgeExamples = [
  {
    question: 'By what percent is my Social Security reduced if I claim at 63 instead of 67?',
    input: { claim_age: 63, other_age: 67 },
  },
  {
    question: 'how big is the penalty for taking social security at 62',
    input: { claim_age: 62 },
  },
  {
    question: 'what percentage more do i get from waiting till 70 rather than 67',
    input: { claim_age: 70, other_age: 67 },
  },
  {
    question: 'born in 1958, filing at 64. how much smaller does my check get forever?',
    input: { claim_age: 64, birth_year: 1958 },
  },
  {
    question: 'ss at 62 vs 70, how much of a difference in percent and when do i break even',
    input: { claim_age: 62, other_age: 70 },
  },
  {
    question: 'my statement says 2,450 at full retirement age. what do i get at 62 vs 70 a month?',
    input: { claim_age: 62, other_age: 70, benefit: 2450 },
  },
  {
    question: 'SSA offers me $1,940 at 62 or $2,770 at 67. If I live to 85, which pays more?',
    input: { claim_age: 62, other_age: 67, benefit: 1940, other_benefit: 2770, until: 85 },
  },
  {
    question: 'break even between claiming at 63 and 4 months and at 67',
    input: { claim_age: 63, claim_months: 4, other_age: 67 },
  },
];
