/** Questions as people ask them, with what they mean. */
export const inheritedAccountExamples = [
  {
    question:
      'I inherited a $300,000 IRA from my dad, who died in 2024. I am 45. How much must I take this year?',
    input: { balance: 300_000, death_year: 2024, age: 45 },
  },
  {
    question: 'inherited ira 250k, mother passed in 2023 before rmds, by when do i have to empty it',
    input: { balance: 250_000, death_year: 2023, owner: 'not_yet' },
  },
  {
    question:
      'My aunt died in 2025 and left me an IRA of 180k, she was taking RMDs. I turn 60. What is my minimum?',
    input: { death_year: 2025, balance: 180_000, owner: 'taking', age: 60 },
  },
  {
    question:
      'My husband died last year and left me his IRA with $400,000, I’m 66. Do I roll it over or stay a beneficiary, and what must come out?',
    input: { balance: 400_000, heir: 'spouse', age: 66 },
  },
  {
    question: 'my brother was 68 and left me a 120k ira, im 62. do i really have just ten years',
    input: { balance: 120_000, heir: 'close_in_age', age: 62, owner_age: 68 },
  },
  {
    question:
      'Our 12-year-old inherited $90,000 in an IRA from her father. What has to be taken out, and until when?',
    input: { balance: 90_000, heir: 'minor_child', age: 12 },
  },
  {
    question: 'inherited roth ira 75k from grandma 2024, im 24, do i have to take anything each year',
    input: { balance: 75_000, death_year: 2024, age: 24, account: 'roth' },
  },
  {
    question:
      'No beneficiary was named, so Dad’s $60,000 IRA goes to his estate; he was 70. By when must it be empty?',
    input: { balance: 60_000, heir: 'estate_or_trust', owner_age: 70 },
  },
] as const;
