import { choice, money, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { paybackTime } from '#advisor/calculators/saving/prices/payback-time.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

/** A program that takes longer than this to earn back is too uncertain to borrow for. */
const soonYears = 5;
const longYears = 10;

interface Program {
  cost?: number | undefined;
  wages?: number | undefined;
  wages_new?: number | undefined;
  raise?: number | undefined;
}

/** More pay a year before taxes. */
function gainOf({ wages, wages_new: later, raise }: Program): number | undefined {
  if (raise !== undefined) return raise;
  return wages === undefined || later === undefined ? undefined : later - wages;
}

function yearsToEarnBack(program: Program): number | undefined {
  const gain = gainOf(program);
  if (program.cost === undefined || gain === undefined) return undefined;
  return gain > 0 ? program.cost / gain : Number.POSITIVE_INFINITY;
}

function paybackLine(program: Program, context: GuideContext) {
  const gain = gainOf(program);
  if (program.cost === undefined || gain === undefined || gain <= 0) return [];
  const run = context.run(paybackTime, { cost: program.cost, raise: gain });
  return run
    ? [
        text`${given('cost', program.cost, 'usd')} takes about ${run.figure('break_even')} of higher pay to earn back, before taxes and interest.`,
      ]
    : [];
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
    raise: moneyPerYear({ label: 'More pay a year', roles: ['raise_amount'], min: 1, max: 1e6 }),
    payer: choice({ label: 'Who pays', options: ['employer', 'savings', 'loans'] }),
    need: choice({ label: 'Does the job require it', options: ['required', 'helps', 'unsure'] }),
  },
  sides: [
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
  decide: ({ payer, need, ...program }) => {
    if (payer === 'employer') return 'go_paid';
    const time = yearsToEarnBack(program);
    if (time !== undefined) {
      if (time <= soonYears) return 'go';
      return time <= longYears ? 'cheaper_way' : 'no';
    }
    if (need === 'required') return 'go_cheaply';
    return need === 'unsure' ? 'no' : 'by_payback';
  },
  verdicts: {
    by_payback: () => ({
      opening: text`Go only if the degree leads to a job you've checked and earns back its whole cost within about five years.`,
      because: [
        text`Count tuition, fees, interest and the pay you give up while studying. Ask people who hire for that job whether they require it; often a certificate or experience is enough.`,
      ],
      unless: text`your employer pays, or a license requires it. Then it's usually worth it.`,
      next: text`Look up the program's graduates and their pay on the College Scorecard, and call two employers.`,
    }),
    go: (program, context) => ({
      opening: text`Yes, it looks worth it, if you choose the cheapest program that employers accept.`,
      because: [
        ...paybackLine(program, context),
        text`Employers rarely pay more for a famous name in nursing, teaching, trades or tech support.`,
      ],
      unless: text`you'd have to stop working. Then add the lost pay to the cost and divide again.`,
      next: text`Ask the school for its job placement and license pass rates, then file the FAFSA before you borrow privately.`,
    }),
    cheaper_way: (program, context) => ({
      opening: text`Not at that price: look for a cheaper way to the same job first.`,
      because: [
        ...paybackLine(program, context),
        text`That's a long time to carry a loan on a plan that may change. Evening, online or community college programs often lead to the same license.`,
      ],
      unless: text`you'd work in public service, where federal loans can be forgiven after ten years.`,
      next: text`Price three other programs, and ask your employer about tuition help.`,
    }),
    no: (program, context) => ({
      opening: text`No, don't take on school for this now.`,
      because: [
        ...paybackLine(program, context),
        text`The extra pay is too small or too unsure to carry the cost. School is an expensive way to find out what you want.`,
      ],
      unless: text`you can pay for it without debt and want it for its own sake.`,
      next: text`Try the field first: one cheap course, a day with someone who does the job, or a part-time start.`,
    }),
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
