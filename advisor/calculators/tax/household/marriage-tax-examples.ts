/** Questions as people ask them, each with what it means. */
export const marriageTaxExamples = [
  {
    question: 'I make 130k and my girlfriend makes 55k. Does our tax go down if we get married?',
    input: { wages: 130_000, partner_wages: 55_000 },
  },
  {
    question: 'married with 175,000 and 68,000 of pay, what does filing separately cost us',
    input: { question: 'file_separately', wages: 175_000, partner_wages: 68_000 },
  },
  {
    question:
      'Divorce is final in November: I earn 88k and keep our two kids, he earns 132k. What happens to our taxes?',
    input: { question: 'divorce', wages: 88_000, partner_wages: 132_000, children: 2 },
  },
  {
    question: 'marriage penalty for two doctors at 420k and 390k',
    input: { wages: 420_000, partner_wages: 390_000 },
  },
  {
    question: 'should we have the wedding before new year or after for taxes? I earn 96k, she earns 14k',
    input: { wages: 96_000, partner_wages: 14_000 },
  },
] as const;
