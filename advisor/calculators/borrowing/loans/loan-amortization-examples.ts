/** Questions about one loan, as people ask them. */
export const loanExamples = [
  {
    question: 'What is the monthly payment on a $300,000 mortgage at 6.5% for 30 years?',
    input: { principal: 300_000, rate: 6.5, years: 30 },
  },
  {
    question:
      'If I pay 200 extra a month on my 250k mortgage at 6 percent over thirty years, how much do I save?',
    input: { principal: 250_000, rate: 6, years: 30, extra: 200 },
  },
  {
    question:
      'I owe 260k on my mortgage at 6.25% with 24 years to go. What does a lump sum of 25k toward the principal save me?',
    input: { principal: 260_000, rate: 6.25, years: 24, lump_sum: 25_000 },
  },
  {
    question:
      'I want my 30 year 220k mortgage at 6% gone in 20 years. How much extra a month does that take?',
    input: { principal: 220_000, rate: 6, years: 30, target_years: 20 },
  },
  {
    question: 'I want to borrow 28k for a car at 7.2% for five years. What will it cost me in interest?',
    input: { principal: 28_000, rate: 7.2, years: 5 },
  },
  {
    question: '34k truck, 6k trade-in, rest financed over 48 months @ 6.2%',
    input: { principal: 34_000, trade_in: 6000, rate: 6.2, years: 4 },
  },
  {
    question: 'house is $380,000, we put $76,000 down, 30-year fixed at 6.3%. payment?',
    input: { principal: 380_000, down_payment: 76_000, rate: 6.3, years: 30 },
  },
  {
    question: 'what do i have to pay each month to clear a $8,400 card at 21% in 24 months',
    input: { principal: 8400, rate: 21, years: 2 },
  },
  {
    question: 'dealer says $489 a month for 84 months on a $29,995 loan at 9.42%. is that right?',
    input: { principal: 29_995, rate: 9.42, years: 7, payment: 489 },
  },
  {
    question: 'we pay 1,600 and owe 213k at 6.25% for 19 more years. what if we pay 1,800?',
    input: { principal: 213_000, rate: 6.25, years: 19, payment: 1800 },
  },
  {
    question: 'how much will i still owe after 7 years on a 30 year mortgage of 320k at 6%',
    input: { principal: 320_000, rate: 6, years: 30, after_years: 7 },
  },
  {
    question:
      'owe 240k on the house at 6.5% for 28 more years. if i throw 20k at it five years from now, what does that save',
    input: { principal: 240_000, rate: 6.5, years: 28, lump_sum: 20_000, lump_after: 5 },
  },
  {
    question:
      'we put our tax refund of $3,000 on the 250k mortgage every year. 6%, 30 years. how much sooner are we done?',
    input: { principal: 250_000, rate: 6, years: 30, yearly_extra: 3000 },
  },
  {
    question: '450k condo with 20% down at 6.75 percent for thirty years',
    input: { principal: 450_000, down_percent: 20, rate: 6.75, years: 30 },
  },
];
