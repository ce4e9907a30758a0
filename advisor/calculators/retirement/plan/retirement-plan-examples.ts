/** Questions about a retirement, as people ask them. */
export const retirementPlanExamples = [
  {
    question: 'I am 45 with 300k in my 401(k), save 2,000 a month and spend 70k a year. Can I retire at 60?',
    input: { age: 45, retire_age: 60, savings: 300_000, saving: 24_000, spending: 70_000 },
  },
  {
    question: 'When can I retire? I am 38, make 95k, have 120k saved and put away 12 percent of my pay.',
    input: { age: 38, pay: 95_000, savings: 120_000, save_share: 12 },
  },
  {
    question:
      'am i on track: 52, 640k in savings, adding 1,500 a month, need 5,000 a month, SS will be 2,600',
    input: { age: 52, savings: 640_000, saving: 18_000, spending: 60_000, social_security: 2600 },
  },
  {
    question: 'How much will I have at 65 if I am 30 with 25k saved and put in 600 a month?',
    input: { age: 30, retire_age: 65, savings: 25_000, saving: 7200 },
  },
  {
    question: 'I am 61 with 900k and a pension of 1,800 a month. Can I stop working now if I spend 75k?',
    input: { age: 61, retire_age: 61, savings: 900_000, pension: 1800, spending: 75_000 },
  },
  {
    question:
      'I’m 58 and my wife is 53. I want to stop at 62, she’ll teach to 60 for 61k. We have 700k and spend 80k. Can we?',
    input: {
      age: 58,
      retire_age: 62,
      spouse_age: 53,
      spouse_retire_age: 60,
      spouse_pay: 61_000,
      savings: 700_000,
      spending: 80_000,
    },
  },
  {
    question:
      'I’m 34, earn 88k with raises of 3% a year, put in 10% of my pay and have 65k. Will that be enough at 67?',
    input: { age: 34, retire_age: 67, pay: 88_000, raise: 3, save_share: 10, savings: 65_000 },
  },
  {
    question: 'am i on track? 41, 190k in the 401k, 350 goes in every two weeks, i want 55k a year at 66',
    input: {
      age: 41,
      retire_age: 66,
      savings: 190_000,
      saving: 350 * 26,
      deposits: 'every_two_weeks' as const,
      spending: 55_000,
    },
  },
];
