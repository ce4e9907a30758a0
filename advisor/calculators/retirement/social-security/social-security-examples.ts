/** Questions as people ask them, each with what it means. */
export const socialSecurityExamples = [
  {
    question: 'How much Social Security will I get if I make $80,000 a year and claim at 67?',
    input: { salary: 80_000, claim_age: 67 },
  },
  {
    question: 'I was born in 1962 and earn 120k. What is my benefit if I start at 62?',
    input: { salary: 120_000, birth_year: 1962, claim_age: 62 },
  },
  {
    question: 'My AIME is $6,000. What would I get by waiting until 70?',
    input: { aime: 6000, claim_age: 70 },
  },
  {
    question: 'my primary insurance amount is $2,400, what do i get if i claim at 64',
    input: { full_benefit: 2400, claim_age: 64 },
  },
  {
    question: 'ssa says $3,000 a month at my full retirement age. how much if i hold off until 70?',
    input: { full_benefit: 3000, claim_age: 70 },
  },
  {
    question: 'full benefit of 2,000 at fra 67 but i want to start collecting at 65',
    input: { full_benefit: 2000, full_age: 67, claim_age: 65 },
  },
];
