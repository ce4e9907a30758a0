/** Which kind of annuity a question is about, where nobody names it. */
export const annuitySides = [
  {
    given: { kind: 'income', stage: 'offered' },
    questions: [
      'want guaranteed paycheck for life at 67, is a simple immediate annuity ok',
      "I'm healthy with no pension and scared of outliving my savings. Should part of it buy an immediate annuity?",
      'put 200k of my 800k in a plain income annuity so I get a check for life?',
      'put 150k of 500k into an immediate annuity for guaranteed income?',
      'would a SPIA for part of my savings make sense, my parents lived past ninety',
    ],
  },
  {
    given: { kind: 'indexed_or_variable', stage: 'offered' },
    questions: [
      'a guy at a free dinner wants me to put 200k in an indexed annuity, should i',
      'bank wants most of my savings in an indexed annuity with a ten year surrender period, I may need the money for care',
      'adviser suggests a variable annuity with an income rider for my IRA',
    ],
  },
] as const;
