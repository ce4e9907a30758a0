/** Questions as people ask them, each with what it means. */
export const zeroOrRebateExamples = [
  {
    question: '0% for 60 months or a $3,500 rebate with 6.4% from my credit union? the truck is $46,800',
    input: { price: 46_800, rebate: 3500, low_rate: 0, other_rate: 6.4, term: 5 },
  },
  {
    question: 'dealer: 1.9% for 48 months or $2,000 customer cash. my bank is at 6.1%, car 31,250, 6k down',
    input: { price: 31_250, rebate: 2000, low_rate: 1.9, other_rate: 6.1, term: 4, down: 6000 },
  },
  {
    question:
      'zero percent for 36 months on the tractor or 4,100 off for cash? it is 38k and my savings earn 4.3%',
    input: { price: 38_000, rebate: 4100, low_rate: 0, term: 3, savings_rate: 4.3 },
  },
];
