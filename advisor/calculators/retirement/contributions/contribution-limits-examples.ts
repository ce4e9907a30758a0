/** Questions as people ask them, each with what it means. */
export const contributionLimitsExamples = [
  {
    question: 'How much can I put into my 401(k) this year if I am 52?',
    input: { plan: 'workplace', age: 52 },
  },
  {
    question: 'I make 160k and I am single. Can I still contribute to a Roth IRA?',
    input: { plan: 'roth_ira', income: 160_000, filing_status: 'single' },
  },
  {
    question:
      'We are married filing jointly with $135,000 and I have a plan at work. How much of my traditional IRA can I deduct?',
    input: {
      plan: 'traditional_ira',
      income: 135_000,
      filing_status: 'married_joint',
      coverage: 'covered',
    },
  },
  {
    question: 'What is the HSA limit for family coverage at age 57?',
    input: { plan: 'hsa', health: 'family', age: 57 },
  },
  {
    question: 'how much am i allowed to stuff into a 401k at 52',
    input: { plan: 'workplace', age: 52 },
  },
  {
    question: 'paid every other week, 38, what do i take out of each check to max the 401k',
    input: { plan: 'workplace', age: 38, paid: 'every_two_weeks' },
  },
  {
    question: 'roth ira cap for a single guy making 160k',
    input: { plan: 'roth_ira', income: 160_000 },
  },
  {
    question: 'my husband is 53 and I’m 46, what can the two of us put into our Roth IRAs together?',
    input: { plan: 'roth_ira', age: 46, spouse_age: 53, filing_status: 'married_joint' },
  },
] as const;
