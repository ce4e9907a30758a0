const each = (...incomes: number[]) => incomes.map((income) => ({ income }));

export const irregularIncomeExamples = [
  {
    question: 'My income varies between $2,800 and $6,500 a month. How do I budget?',
    input: { months: each(2800, 6500) },
  },
  {
    question:
      'freelancer here, last six months I made 3,200, 5,100, 2,400, 6,000, 4,300 and 3,000, how much should I pay myself each month',
    input: { months: each(3200, 5100, 2400, 6000, 4300, 3000), taxes: 'to_pay' as const },
  },
  {
    question: 'how do I budget on commission when some months are 3k and others 9k, bills are 3,800',
    input: { months: each(3000, 9000), bills: 3800 },
  },
  {
    question: 'how big a buffer do i need with irregular income, slow months bring 2,200 and good ones 5,000',
    input: { months: each(2200, 5000) },
  },
  {
    question:
      'server with tips, took home 2,100 in January, 2,600 in February and 3,900 in March, rent and bills 2,300 a month. can I make it work?',
    input: { months: each(2100, 2600, 3900), bills: 2300 },
  },
  {
    question: 'income goes up and down, 4,000 to 7,000 a month with 5k in savings, make me a budget',
    input: { months: each(4000, 7000), cash: 5000 },
  },
];
