import {
  graduatedPayments,
  ibrPayment,
  levelOver,
  planRules,
  rapPayment,
  runPlan,
  tieredYears,
  type Borrower,
  type PlanCourse,
  type PlanRules,
} from '#advisor/calculators/borrowing/student-plans.ts';
import {
  studentPlanFields,
  type StudentPlanInput,
} from '#advisor/calculators/borrowing/student-plan-fields.ts';
import { studentPlanExamples } from '#advisor/calculators/borrowing/student-plan-examples.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { fact, figure, type Figure } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
const exact = { decimals: 2 };
/** First loans before this year pay the older share of income-based repayment. */
const newerTerms = 2014;
const olderShare = 15;

function borrowerOf(input: StudentPlanInput): Borrower {
  return {
    ...input,
    made: Math.max(input.payments_made, Math.round(input.years_in * monthsPerYear)),
    isEarly: input.ibr_percent >= olderShare || input.first_loan < newerTerms,
  };
}

interface Plan {
  id: string;
  name: string;
  course: PlanCourse;
  isByIncome: boolean;
}

const planOf = (id: string, name: string, course: PlanCourse, isByIncome = false): Plan => ({
  id,
  name,
  course,
  isByIncome,
});

/** Every plan that is open to the borrower. */
function plansOf(input: StudentPlanInput, rules: PlanRules): Plan[] {
  const borrower = borrowerOf(input);
  const { balance, rate } = input;
  const level = (years: number) =>
    runPlan(borrower, () => levelOver(balance, rate, years), years * monthsPerYear + 1);
  const left = (years: number) => Math.max(1, years * monthsPerYear - borrower.made);
  const standard = input.has_new_loan ? tieredYears(balance, rules) : rules.standardYears;
  return [
    planOf('standard', 'Standard plan', level(standard)),
    ...(input.has_new_loan
      ? []
      : [
          planOf(
            'graduated',
            'Graduated plan',
            runPlan(
              borrower,
              graduatedPayments(balance, rate, rules),
              rules.standardYears * monthsPerYear + 1,
            ),
          ),
        ]),
    ...(!input.has_new_loan && balance > rules.extended.owed_over
      ? [planOf('extended', 'Extended plan', level(rules.extended.length))]
      : []),
    ...(input.income > 0 && !input.has_new_loan
      ? [
          planOf(
            'ibr',
            'IBR',
            runPlan(
              borrower,
              ibrPayment(borrower, rules),
              left(rules.ibrYears[borrower.isEarly ? 'before' : 'since_july_2014']),
            ),
            true,
          ),
        ]
      : []),
    ...(input.income > 0
      ? [
          planOf(
            'rap',
            'RAP',
            runPlan(borrower, rapPayment(borrower, rules), left(rules.rapYears), rules.rapMatch, true),
            true,
          ),
        ]
      : []),
  ];
}

/** What is left to forgive on the plan that costs least until then. */
function publicService(input: StudentPlanInput, rules: PlanRules): PlanCourse | null {
  if (input.income === 0) return null;
  const borrower = borrowerOf(input);
  const months = Math.max(1, rules.pslf - borrower.made);
  const rap = runPlan(borrower, rapPayment(borrower, rules), months, rules.rapMatch, true);
  if (input.has_new_loan) return rap;
  const ibr = runPlan(borrower, ibrPayment(borrower, rules), months);
  return ibr.paid < rap.paid ? ibr : rap;
}

/** As it stands within a sentence: IBR and RAP are names, the others are described. */
const planName = ({ name, isByIncome }: Plan) => (isByIncome ? name : `the ${name.toLowerCase()}`);
const capitalizePlan = ({ name, isByIncome }: Plan) => (isByIncome ? name : `The ${name.toLowerCase()}`);

function figuresOf({ id, name, course, isByIncome }: Plan, year: number): Figure[] {
  const ends = year + Math.ceil(course.months / monthsPerYear);
  return [
    figure(`${id}_payment`, `${name}: first monthly payment`, course.first, 'usd_per_month', exact),
    ...(Math.abs(course.last - course.first) > 1 && id !== 'standard' && id !== 'extended'
      ? [figure(`${id}_last`, `${name}: last monthly payment`, course.last, 'usd_per_month', exact)]
      : []),
    figure(`${id}_paid`, `${name}: total paid`, course.paid, 'usd'),
    figure(`${id}_months`, `${name}: time until paid off or forgiven`, course.months, 'months'),
    ...(isByIncome
      ? [
          figure(`${id}_forgiven`, `${name}: forgiven at the end`, course.forgiven, 'usd'),
          figure(`${id}_year`, `${name}: year it ends`, ends, 'year'),
        ]
      : []),
  ];
}

/** Federal student loan repayment plans side by side. */
export const studentLoanPlans = defineCalculator({
  name: 'student_loan_plans',
  version: 1,
  title: 'Student loan repayment plans',
  about:
    'Federal student loan repayment plans side by side: standard, graduated, extended, income-based repayment (IBR) and the Repayment Assistance Plan (RAP), with the monthly payment, the total, what is forgiven and when, also with public service forgiveness (PSLF).',
  input: studentPlanFields,
  check: ({ household, dependents }) =>
    dependents >= household
      ? 'There are more dependents than the household allows: give a larger household.'
      : null,

  run(input, { facts }) {
    const rules = planRules(facts);
    const plans = plansOf(input, rules);
    const lowest = plans.reduce((least, one) => (one.course.first < least.course.first ? one : least));
    const byIncome = plans.filter(({ isByIncome }) => isByIncome);
    const lead =
      byIncome.length > 0
        ? byIncome.reduce((least, one) => (one.course.first < least.course.first ? one : least))
        : plans[0]!;
    const service = publicService(input, rules);
    const listed = [lead, ...plans.filter((plan) => plan !== lead)].flatMap((plan) =>
      figuresOf(plan, facts.year),
    );
    const term = input.years || rules.standardYears;
    const own = figure(
      'term_payment',
      'Payment over the term you have in mind',
      levelOver(input.balance, input.rate, term),
      'usd_per_month',
      exact,
    );
    const refinanced = figure(
      'private_payment',
      'Payment with the private lender',
      levelOver(input.balance, input.private_rate, term),
      'usd_per_month',
      exact,
    );
    return {
      figures: [
        ...listed,
        ...(service
          ? [
              figure('pslf_forgiven', 'Forgiven with PSLF', service.forgiven, 'usd'),
              figure('pslf_paid', 'Total still to pay before PSLF', service.paid, 'usd'),
            ]
          : []),
        ...(input.years > 0 ? [own] : []),
        ...(input.private_rate > 0 ? [refinanced] : []),
        ...(input.payment_now > 0
          ? [
              figure(
                'against_payment_now',
                'Lowest payment against what you pay now',
                lowest.course.first - input.payment_now,
                'usd_per_month',
                exact,
              ),
            ]
          : []),
        figure(
          'first_interest',
          'Interest in the first month',
          (input.balance * input.rate) / 100 / monthsPerYear,
          'usd',
          exact,
        ),
      ],
      steps: plans.map(({ name, course }) => ({
        label: `${name}: first monthly payment`,
        value: course.first,
        unit: 'usd_per_month' as const,
        ...exact,
      })),
      assumptions: [
        text`All loans are federal Direct Loans in your own name. Parent PLUS loans can’t use RAP, and private loans have none of these plans.`,
        text`IBR takes its share of income above ${fact('ibr_protected_income', rules.ibrProtected, 'percent')} of the poverty guideline; RAP goes by all of your income, less ${fact('rap_dependent_reduction', rules.rapDependent, 'usd_per_month')} for each dependent.`,
        text`Under RAP, interest that a payment doesn’t cover is waived. Under IBR it stays owed.`,
        text`What IBR or RAP forgives counts as income for federal tax; what PSLF forgives doesn’t.`,
      ],
      warnings: [],
      detail: { lead, plans, hasIncome: byIncome.length > 0, service: service !== null },
    };
  },

  explain({ figures, detail: { lead, plans, hasIncome, service } }, { payments_made: made }) {
    const find = (id: string) => figures.find((one) => one.id === id)!;
    const others = plans.filter((plan) => plan !== lead && plan.isByIncome);
    const fixedPlans = plans.filter(({ id, isByIncome }) => !isByIncome && id !== 'standard');
    const next = [
      text`Check your balance, rates and payment count on studentaid.gov, and run its Loan Simulator before you switch.`,
      hasIncome
        ? text`If you work for a government or a nonprofit, certify your employment for PSLF every year.`
        : text`Tell me your income and I’ll show what you’d pay on IBR and RAP.`,
    ];
    const fixedReason = fixedPlans.map(
      ({ id, name }) =>
        text`The ${name.toLowerCase()} starts at ${find(`${id}_payment`)} and costs ${find(`${id}_paid`)} in all.`,
    );
    const cheapest = plans.reduce((least, one) => (one.course.paid < least.course.paid ? one : least));
    const lowest = plans.reduce((least, one) => (one.course.first < least.course.first ? one : least));
    const which =
      cheapest === lowest
        ? text`${capitalizePlan(lowest)} has both the lowest payment, ${find(`${lowest.id}_payment`)}, and the lowest total, ${find(`${lowest.id}_paid`)}.`
        : text`${capitalizePlan(lowest)} has the lowest payment, ${find(`${lowest.id}_payment`)}; ${planName(cheapest)} costs the least in all, ${find(`${cheapest.id}_paid`)}.`;
    if (!hasIncome)
      return {
        conclusion: text`The standard plan costs ${find('standard_payment')} for ${find('standard_months')}, ${find('standard_paid')} in all.`,
        openings: { which },
        reasons: fixedReason,
        next,
      };
    const ending = ({ id, name, course }: Plan) =>
      course.forgiven > 0
        ? text`On ${name} you’d pay ${find(`${id}_paid`)}, and about ${find(`${id}_forgiven`)} would be forgiven in ${find(`${id}_year`)}.`
        : text`On ${name} you’d pay ${find(`${id}_paid`)} and be done in ${find(`${id}_year`)}.`;
    const forgiven =
      service && find('pslf_forgiven').value > 0 && made > 0
        ? text`With PSLF about ${find('pslf_forgiven')} would be forgiven, after ${find('pslf_paid')} more in payments.`
        : ending(lead);
    return {
      conclusion: text`Your payment would be about ${find(`${lead.id}_payment`)} on ${lead.name}, against ${find('standard_payment')} on the standard plan.`,
      openings: {
        which,
        time: text`On ${lead.name} you’d be done in ${find(`${lead.id}_year`)}${lead.course.forgiven > 0 ? text`, with about ${find(`${lead.id}_forgiven`)} forgiven` : ''}.`,
        amount: forgiven,
        ...(lead.course.first === 0
          ? { yesno: text`Yes, your payment would be ${find(`${lead.id}_payment`)} on ${lead.name}.` }
          : {}),
      },
      reasons: [
        ending(lead),
        ...others.map(
          (plan) => text`${plan.name} would start at ${find(`${plan.id}_payment`)}. ${ending(plan)}`,
        ),
        ...(service && find('pslf_forgiven').value > 0
          ? [
              text`With PSLF about ${find('pslf_forgiven')} would be forgiven after ${find('pslf_paid')} more in payments.`,
            ]
          : []),
        ...fixedReason,
      ],
      next,
    };
  },

  chart: ({ detail: { plans } }) => ({
    kind: 'line',
    title: 'What you owe on each plan',
    x: { label: 'Year', unit: 'years' },
    y: { label: 'Owed', unit: 'usd' },
    series: plans.map(({ name, course }) => ({
      name,
      points: course.owed.flatMap((owed, month) =>
        month % monthsPerYear === 0 ? [[month / monthsPerYear, Math.round(owed)] as const] : [],
      ),
    })),
  }),

  examples: studentPlanExamples,
  sources: ['usc_20_1087e', 'usc_20_1098e', 'cfr_34_685_208'],
});
