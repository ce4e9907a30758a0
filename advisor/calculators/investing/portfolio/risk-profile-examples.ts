/** Questions as people ask them, each with what it means. */
export const riskProfileExamples = [
  {
    question:
      'I need the money in 25 years and would hold if the market crashed. How much should I have in stocks?',
    input: { horizon: 25, reaction: 'hold' },
  },
  {
    question: 'What is my risk profile if I retire in ten years, want safety and would sell some in a crash?',
    input: { horizon: 10, reaction: 'sell_some', goal: 'safety' },
  },
  {
    question:
      'I’m saving for a house in 2 years, have a stable job and would buy more after a fall. Stocks or bonds?',
    input: { horizon: 2, reaction: 'buy_more', income: 'steady' },
  },
  {
    question: 'stocks vs bonds mix for someone who panics in a crash and needs the cash in 5 years',
    input: { horizon: 5, reaction: 'sell_all' },
  },
  {
    question: 'I’m 55 with $640k and bought more when it tanked in 2020. How much should be in stocks?',
    input: { age: 55, amount: 640_000, reaction: 'buy_more' },
  },
  {
    question: 'what split of stocks and bonds fits a nervous 42 year old with 20 years to go',
    input: { age: 42, horizon: 20 },
  },
  {
    question: 'aggressive investor, 30 years to go, i buy more when it drops',
    input: { horizon: 30, reaction: 'buy_more', goal: 'growth' },
  },
] as const;
