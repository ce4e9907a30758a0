/** Questions as people ask them, each with what it means. */
export const payrollExamples = [
  { question: 'How much FICA comes out of a $95,000 salary?', input: { wages: 95_000 } },
  {
    question: 'What is the self-employment tax on 60k of freelance profit?',
    input: { self_employment: 60_000 },
  },
  {
    question:
      'I make one hundred fifty thousand at my job and 100k on the side as a contractor. What are my payroll taxes?',
    input: { wages: 150_000, self_employment: 100_000 },
  },
  {
    question: 'social security and medicare withheld on 62k',
    input: { wages: 62_000 },
  },
  {
    question: 'uber side gig netted 14,000, what do i owe in se tax',
    input: { self_employment: 14_000 },
  },
];
