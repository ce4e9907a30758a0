import { collegeCreditsFormulas } from '#advisor/calculators/tax/credits/college-credits-formulas.ts';
import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { count, money, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { given, type Figure } from '#advisor/calculators/define/result.ts';
import {
  centsFigure,
  centsStep,
  findFigure,
  requireFigure,
  someCents,
} from '#advisor/calculators/tax/cents-figures.ts';
import { educationCredits } from '#advisor/calculators/tax/credits/education-credits.ts';
import { federalReturn } from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import { householdFields, householdFrom } from '#advisor/calculators/tax/household/household-fields.ts';
import { deductibleStudentInterest } from '#advisor/calculators/tax/deductions/student-interest.ts';
import { toCents } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const incomeParts = (['wages', 'se_income', 'pension_income', 'other_income'] as const).flatMap(
  (role) => [role, `${role}@spouse`, `${role}@both`] as const,
);

/** How much college costs and student loan interest reduce the tax. */
export const collegeCredits = defineCalculator({
  name: 'college_credits',
  version: 1,
  title: 'College tax credits and student loan interest',
  about:
    'The American opportunity credit and the lifetime learning credit for tuition, and the deduction for student loan interest, with the incomes over which they shrink.',
  simply:
    'A credit comes straight off your tax bill, dollar for dollar. How much you get depends on what you paid for school and on your income.',
  input: {
    filing_status: householdFields.filing_status,
    tuition: money({
      label: 'Tuition, fees and books this year',
      ask: 'how much tuition did you pay this year',
      roles: ['college_cost', 'college_cost@child', 'college_cost@spouse', 'college_cost@both', 'spend_item'],
      adds: true,
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'only student loan interest is mentioned' },
    }),
    paid_tax_free: money({
      label: 'Scholarship and 529 money',
      roles: ['bal_529', 'bal_529@child'],
      adds: true,
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'no scholarship or 529 money is mentioned' },
    }),
    students: count({
      label: 'Number of students',
      roles: ['n_people'],
      min: 1,
      max: 10,
      default: { value: 1, reason: 'one student, unless you say more' },
    }),
    student_interest: householdFields.student_interest,
    income: moneyPerYear({
      label: 'Modified adjusted gross income',
      ask: 'what is your income for the year',
      roles: ['agi', 'agi@spouse', 'agi@both'],
      sumOf: incomeParts,
      min: 0,
      max: 1e9,
      default: { value: 60_000, reason: 'an income below where the credits shrink' },
    }),
  },
  check: ({ tuition, student_interest: interest, paid_tax_free: free }) => {
    if (tuition + interest === 0) return 'Give the tuition or the student loan interest you paid.';
    return free > tuition && tuition > 0 ? 'What was paid tax-free can’t be more than the tuition.' : null;
  },

  run(told, { facts }) {
    const { year, warnings } = factYear(facts, 'income_tax_brackets');
    const { filing_status: status, students } = told;
    const income = toCents(told.income);
    const tuition = toCents(Math.max(0, told.tuition - told.paid_tax_free));
    const plain = federalReturn(householdFrom({ filing_status: status, wages: told.income }), facts);
    const credits = educationCredits({ status, income, tuition, students }, facts);
    const lowering = Math.min(credits.opportunity - credits.paidOut, plain.onIncome.tax);
    const opportunity = lowering + credits.paidOut;
    const lifetime = Math.min(credits.lifetime, plain.onIncome.tax);
    const deducted = deductibleStudentInterest(
      { paid: toCents(told.student_interest), income, status },
      facts,
    );
    const after = federalReturn(
      householdFrom({ filing_status: status, wages: told.income, student_interest: told.student_interest }),
      facts,
    );
    const interestFigures = [
      centsFigure('interest_deducted', 'Student loan interest you can deduct', deducted),
      centsFigure('interest_saves', 'Tax the interest deduction saves', plain.totalTax - after.totalTax),
    ];
    const creditFigures: Figure[] = [
      centsFigure('opportunity', 'American opportunity credit', opportunity),
      centsFigure('paid_out', 'Of it paid out even without tax', credits.paidOut),
      centsFigure('lifetime', 'Lifetime learning credit instead', lifetime),
      ...someCents('tuition_counted', 'Tuition that counts', tuition),
    ];
    const isTuition = told.tuition > 0;
    return {
      figures: [...(isTuition ? creditFigures : []), ...(told.student_interest > 0 ? interestFigures : [])],
      steps: [
        centsStep('Tuition that counts', tuition, 'tuition - what was paid tax-free'),
        centsStep('American opportunity credit', opportunity, 'by student, less the phase-out'),
        centsStep('Lifetime learning credit', lifetime, 'by return, less the phase-out'),
        centsStep('Interest deducted', deducted, 'up to the limit, less the phase-out'),
      ],
      assumptions: [
        ...(isTuition
          ? [
              text`The American opportunity credit is for the first four years of a degree, at least half time; the lifetime learning credit is for graduate school and single courses. One student can’t have both.`,
              text`You claim the student, or nobody claims you.`,
            ]
          : []),
        ...(told.student_interest > 0
          ? [text`You’re legally bound to pay the loan, and nobody claims you as a dependent.`]
          : []),
      ],
      warnings: [
        ...warnings,
        ...(status === 'married_separate'
          ? [text`Married people who file separately get neither the credits nor the deduction.`]
          : []),
      ],
      detail: { year, isTuition },
    };
  },

  explain({ figures, detail: { year, isTuition } }, told) {
    const at = (id: string) => requireFigure(figures, id);
    const deducted = findFigure(figures, 'interest_deducted');
    const interest = deducted
      ? [
          text`Of your ${given('student_interest', told.student_interest, 'usd')} of loan interest you can deduct ${deducted}, which saves about ${at('interest_saves')}.`,
        ]
      : [];
    if (!isTuition) {
      return {
        conclusion: text`You can deduct ${at('interest_deducted')} of student loan interest for ${year}, which saves about ${at('interest_saves')} in tax.`,
        openings: {
          yesno:
            at('interest_deducted').value > 0
              ? text`Yes, you can deduct ${at('interest_deducted')} of it for ${year}, which saves about ${at('interest_saves')}.`
              : text`No, at an income of ${given('income', told.income, 'usd_per_year')} none of it can be deducted for ${year}.`,
        },
        reasons: [
          text`It comes off your income whether you itemize or not, and shrinks with higher incomes; yours is ${given('income', told.income, 'usd_per_year')}.`,
        ],
        next: [text`Look for Form 1098-E from your loan servicer.`],
      };
    }
    return {
      conclusion: text`${told.students === 1 ? 'For one student, in' : 'In'} the first four years of college you’d get about ${at('opportunity')} for ${year} from the American opportunity credit; for grad school or single courses it’s ${at('lifetime')} from the lifetime learning credit.`,
      openings: {
        yesno:
          at('opportunity').value > 0
            ? text`Yes, about ${at('opportunity')} for ${year} in the first four years of college, or ${at('lifetime')} for grad school or single courses.`
            : at('lifetime').value > 0
              ? text`Yes, about ${at('lifetime')} for ${year} from the lifetime learning credit.`
              : text`No, at an income of ${given('income', told.income, 'usd_per_year')} there’s no credit for ${year}.`,
        which: text`The American opportunity credit in the first four years of college: about ${at('opportunity')}, against ${at('lifetime')} from the lifetime learning credit.`,
      },
      reasons: [
        text`${at('paid_out')} of the American opportunity credit is paid out even if you owe no tax.`,
        text`Both shrink with higher incomes; yours is ${given('income', told.income, 'usd_per_year')}.`,
        ...interest,
      ],
      next: [
        text`Claim it on Form 8863 with Form 1098-T from the school.`,
        text`Pay at least that much of the tuition with money from outside a 529 plan: the same dollars can’t count twice.`,
      ],
    };
  },

  chart: ({ figures }) => barsOf('The credits', figures, ['opportunity', 'lifetime', 'interest_deducted']),

  formulas: collegeCreditsFormulas,
  examples: [
    {
      question:
        'We paid $9,300 in tuition for our sophomore, joint income 132k. How big is the American opportunity credit?',
      input: { filing_status: 'married_joint', tuition: 9300, income: 132_000 },
    },
    {
      question: 'grad school cost me 5,600, i make 47k single. lifetime learning credit?',
      input: { tuition: 5600, income: 47_000 },
    },
    {
      question: 'How much of my $1,870 student loan interest can I deduct at 69k, and what does it save?',
      input: { student_interest: 1870, income: 69_000 },
    },
  ],
  sources: ['usc_26_25a', 'usc_26_221', 'irs_pub_970'],
});
