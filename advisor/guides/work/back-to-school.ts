import { age, choice, money, moneyPerYear, months, percent } from '#advisor/calculators/define/fields.ts';
import { fact } from '#advisor/calculators/define/result.ts';
import { defineGuide, type GuideContext, type Verdict } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';
import {
  helped,
  isTooLate,
  loanLine,
  longYears,
  paybackLine,
  soonYears,
  whatIsLeft,
  withoutPay,
  yearsToEarnBack,
  sortedOut,
  worthAtMost,
  type Program,
} from '#advisor/guides/work/school-costs.ts';

function tooLateWords(program: Program, context: GuideContext): Verdict {
  return {
    opening: text`Probably not for the money: there's too little time left to earn it back.`,
    because: [...withoutPay(program), ...paybackLine(program, context), ...whatIsLeft(program)],
    unless: text`someone else pays, or you want the work itself and can pay without a loan. Then go for that reason.`,
    next: text`Ask two employers which short certificate they'd accept from someone with your experience.`,
  };
}

function goWords(program: Program, context: GuideContext): Verdict {
  return {
    opening: text`Yes, it looks worth it, if you choose the cheapest program that employers accept.`,
    because: [
      ...helped(program),
      ...(program.stops === 'stop' ? withoutPay(program) : []),
      ...paybackLine(program, context),
      ...(program.stops === 'part_time' || program.stops === 'stop' ? [] : withoutPay(program)),
      ...whatIsLeft(program),
      ...loanLine(program, context),
      ...(program.study === undefined && program.rate === undefined
        ? [text`Employers rarely pay more for a famous name in nursing, teaching, trades or tech support.`]
        : []),
    ],
    unless:
      program.study !== undefined || program.stops !== undefined
        ? text`the pay afterward isn't what graduates of this program really start at. Then divide again with that.`
        : text`you'd have to stop working. Then add the lost pay to the cost and divide again.`,
    next: text`Ask the school for its job placement and license pass rates, then file the FAFSA before you borrow privately.`,
  };
}

function cheaperWayWords(program: Program, context: GuideContext): Verdict {
  return {
    opening: text`Not at that price: look for a cheaper way to the same job first.`,
    because: [
      ...helped(program),
      ...(program.stops === 'stop' ? withoutPay(program) : []),
      ...paybackLine(program, context),
      ...whatIsLeft(program),
      ...loanLine(program, context),
      text`That's a long time to carry a loan on a plan that may change. Evening, online or community college programs often lead to the same license.`,
    ],
    unless: text`you'd work in public service, where federal loans can be forgiven after ten years.`,
    next: text`Price three other programs, and ask your employer about tuition help.`,
  };
}

function noWords(program: Program, context: GuideContext): Verdict {
  return {
    opening: text`No, don't take on school for this now.`,
    because: [
      ...(program.stops === 'stop' ? withoutPay(program) : []),
      ...paybackLine(program, context),
      text`The extra pay is too small or too unsure to carry the cost. School is an expensive way to find out what you want.`,
    ],
    unless: text`you can pay for it without debt and want it for its own sake.`,
    next: text`Try the field first: one cheap course, a day with someone who does the job, or a part-time start.`,
  };
}

export const backToSchool = defineGuide({
  id: 'back_to_school',
  title: 'Going back to school',
  about: 'Go back for a degree, master, MBA, certificate, trade school or bootcamp as an adult, or not',
  questions: [
    "should I go back to school for a master's",
    'is a coding bootcamp worth it',
    'MBA at 38, worth the money?',
    'trade school or stay in my job',
    'nursing program costs 34k and i make 41k now, would start at 72k',
    'Should I finish my degree at 45?',
    'is grad school worth going into debt for',
    'quit work to go to law school?',
    'community college certificate to change careers, good idea?',
    'my employer pays part of tuition, should i get the degree',
  ],
  simply:
    'School is an investment: divide its whole cost by the extra pay it brings in a year. If that takes only a few years and the job is really there, go; if not, find a cheaper way first.',
  input: {
    cost: money({ label: 'What it costs in all', roles: ['college_cost'], min: 1, max: 2_000_000 }),
    wages: moneyPerYear({ label: 'Pay now', roles: ['wages'], min: 0, max: 1e7 }),
    wages_new: moneyPerYear({ label: 'Pay afterward', roles: ['wages_new', 'wages#2'], min: 1, max: 1e7 }),
    other_new: moneyPerYear({ label: 'Another sum beside it', roles: ['wages_new#2'], min: 1, max: 1e7 }),
    study: months({ label: 'Time it takes', roles: ['horizon', 'term'], min: 1, max: 120 }),
    stops: choice({ label: 'Work while studying', options: ['stop', 'part_time'] }),
    age: age({ label: 'Your age', roles: ['age'], min: 16, max: 90 }),
    rate: percent({ label: 'Rate of the loan', roles: ['loan_rate'], min: 0.1, max: 30 }),
    help: money({ label: 'What an employer pays', roles: ['fee_amount', 'gift_amount'], min: 1, max: 1e6 }),
    raise: moneyPerYear({ label: 'More pay a year', roles: ['raise_amount'], min: 1, max: 1e6 }),
    payer: choice({ label: 'Who pays', options: ['employer', 'savings', 'loans'] }),
    need: choice({ label: 'Does the job require it', options: ['required', 'helps', 'unsure'] }),
  },
  sides: [
    {
      given: { stops: 'stop' },
      questions: [
        'quit work to go to law school?',
        "I'd have to stop working for two years to do the program",
        'full time MBA, I would give up my salary while studying',
        'leave my job to go back to college full time',
      ],
    },
    {
      given: { stops: 'part_time' },
      questions: [
        "online master's while I keep working",
        'evening degree beside my full time job, worth it',
        'part-time MBA on weekends without leaving my job',
      ],
    },
    {
      given: { payer: 'employer' },
      questions: [
        'work offers tuition reimbursement, should i use it for a degree',
        'company pays for my mba',
        'employer covers school, any reason not to go',
      ],
    },
    {
      given: { need: 'unsure' },
      questions: [
        "i hate my job, maybe i'll go to grad school",
        'go back to school because i dont know what to do',
        'masters degree to figure out my next step',
      ],
    },
  ],
  decide: ({ need, ...known }) => {
    const program = sortedOut(known);
    const { payer, help, cost = 0 } = program;
    const time = yearsToEarnBack(program);
    if (payer === 'employer' && (time === undefined || help === undefined || help >= cost)) return 'go_paid';
    if (time !== undefined && isTooLate(program)) return 'too_late';
    if (time !== undefined) {
      if (time <= soonYears) return 'go';
      return time <= longYears ? 'cheaper_way' : 'no';
    }
    if (need === 'required') return 'go_cheaply';
    return need === 'unsure' ? 'no' : 'by_payback';
  },
  verdicts: {
    by_payback: (known) => ({
      opening: text`Go only if the degree leads to a job you've checked and earns back its whole cost within about five years.`,
      because: [
        ...worthAtMost(known),
        text`Count tuition, fees, interest and the pay you give up while studying. Ask people who hire for that job whether they require it; often a certificate or experience is enough.`,
      ],
      unless: text`your employer pays, or a license requires it. Then it's usually worth it.`,
      next: text`Look up the program's graduates and their pay on the College Scorecard, and call two employers.`,
    }),
    too_late: (known, context) => tooLateWords(sortedOut(known), context),
    go: (known, context) => goWords(sortedOut(known), context),
    cheaper_way: (known, context) => cheaperWayWords(sortedOut(known), context),
    no: (known, context) => noWords(sortedOut(known), context),
    go_cheaply: () => ({
      opening: text`Yes, go, because the job requires it, and take the cheapest accredited program that leads to the license.`,
      because: [
        text`Where a license is needed, there's no way around the degree, and employers look at the license more than at the school.`,
      ],
      unless: text`the pay afterward hardly rises. Then ask if another role needs less school.`,
      next: text`Check that your state's licensing board accepts the program before you pay anything.`,
    }),
    go_paid: (_, context) => ({
      opening: text`Yes, use your employer's money, and take the degree part-time while you work.`,
      because: [
        text`Up to ${fact('employer_education_limit', context.facts.get('employer_education_limit'), 'usd_per_year')} of it isn't taxed, and you keep your pay.`,
        text`Read the payback rule: many ask for the money back if you leave within a year or two.`,
      ],
      unless: text`it ties you to a job that you'd leave anyway.`,
      next: text`Get the approval in writing before you enroll, and spread the classes over the calendar years.`,
    }),
  },
  asks: [
    {
      field: 'payer',
      question: 'Who would pay for it?',
      choices: [
        { label: 'My employer', value: 'employer' },
        { label: 'My savings', value: 'savings' },
        { label: 'Loans', value: 'loans' },
      ],
    },
    {
      field: 'need',
      question: 'Does the job you want require it?',
      choices: [
        { label: 'Yes, by law or license', value: 'required' },
        { label: 'It helps', value: 'helps' },
        { label: "I'm not sure what I want", value: 'unsure' },
      ],
    },
  ],
  followUps: ['How do I lower my student loan payment?', 'Should I quit my job to start something?'],
  articles: ['college-student-money', 'student-loans', 'job-offers-and-raises'],
  sources: ['college_scorecard', 'studentaid_types_of_loans'],
});
