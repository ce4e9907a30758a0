/** Further ways to ask for the limits of contributions. */
export const contributionLimitsAsked = [
  'max i can put in my 401(k) this year',
  'how much can i contribute to an ira',
  'am i over the income limit for a roth ira',
  'hsa contribution limit for me',
  'how much catch-up can older folks put in',
  'can i deduct my ira contribution if i have a plan at work',
  'I earn quite a lot and want to know whether I am still allowed to pay into a Roth IRA, and if so how much of it.',
  'I am self-employed with some profit and getting close to retirement. What is the most the rules let me put into a SEP or SIMPLE IRA this year?',
];
