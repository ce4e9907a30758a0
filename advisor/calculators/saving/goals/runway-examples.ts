/** Questions as people ask them, each with what it means. */
export const runwayExamples = [
  {
    question:
      'Just got laid off. 18k in savings, bills are 3,600 a month, unemployment pays 1,900. How long do I have?',
    input: { cash: 18_000, spending: 3600, benefit: 1900 },
  },
  {
    question:
      'if I quit, my wife brings home 3,100, we spend 5,200 and have $40,000. how many months can we go',
    input: { cash: 40_000, spending: 5200, income: 3100 },
  },
  {
    question:
      'severance of 12,000 plus 9k saved, rent and everything 2,900, can i make it 8 months without a job?',
    input: { cash: 9000, severance: 12_000, spending: 2900, wanted: 8 },
  },
  {
    question: 'lost my job, 25k cash, need 3k a month plus cobra 900, how long does the money last',
    input: { cash: 25_000, spending: 3000, health: 900 },
  },
];
