import { studentLoanPlansFormulas } from '#advisor/calculators/borrowing/student/student-loan-plans-formulas.ts';
import { levelOver, planRules } from '#advisor/calculators/borrowing/student/student-plans.ts';
import {
  plansOf,
  publicService,
  type Plan,
} from '#advisor/calculators/borrowing/student/open-student-plans.ts';
import { studentPlanFields } from '#advisor/calculators/borrowing/student/student-plan-fields.ts';
import { studentPlanExamples } from '#advisor/calculators/borrowing/student/student-plan-examples.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { fact, figure, given, type Figure } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';
import { monthNames } from '#advisor/quantities/format-day.ts';

const monthsPerYear = 12;
const exact = { decimals: 2 };
/** As it stands within a sentence: IBR and RAP are names, the others are described. */
const planName = ({ name, isByIncome }: Plan) => (isByIncome ? name : `the ${name.toLowerCase()}`);
const capitalizePlan = ({ name, isByIncome }: Plan) => (isByIncome ? name : `The ${name.toLowerCase()}`);

/** The month of the last payment, the first being made a month from now. */
function dateAfter(months: number, year: number, month: number): { year: number; month: string } {
  const at = month - 1 + months;
  return { year: year + Math.floor(at / monthsPerYear), month: monthNames[at % monthsPerYear]! };
}

function figuresOf({ id, name, course, isByIncome }: Plan, year: number, month: number): Figure[] {
  const ends = dateAfter(course.months, year, month);
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
          figure(`${id}_year`, `${name}: year it ends, in ${ends.month}`, ends.year, 'year'),
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
  simply:
    'Some plans divide the loan into equal payments, and others look at what you earn. A smaller payment usually means that you pay longer and pay more interest.',
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
    const freed = service && dateAfter(service.months, facts.year, input.month);
    const listed = [lead, ...plans.filter((plan) => plan !== lead)].flatMap((plan) =>
      figuresOf(plan, facts.year, input.month),
    );
    const term = input.years || rules.standardYears;
    const level = levelOver(input.balance, input.rate, term);
    const own = figure(
      'term_payment',
      'Payment over the term you have in mind',
      level,
      'usd_per_month',
      exact,
    );
    const ownTotal = level * term * monthsPerYear;
    const ownInterest = figure(
      'term_interest',
      'Interest over the term you have in mind',
      ownTotal - input.balance,
      'usd',
    );
    const standard = plans[0]!.course;
    const fixedInterest = figure(
      'standard_interest',
      'Standard plan: total interest',
      standard.paid - input.balance,
      'usd',
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
              figure('pslf_months', 'Qualifying payments still to make for PSLF', service.months, 'months'),
              figure('pslf_year', `Year of PSLF forgiveness, in ${freed!.month}`, freed!.year, 'year'),
            ]
          : []),
        fixedInterest,
        ...(input.years > 0
          ? [own, ownInterest, figure('term_paid', 'Total paid over that term', ownTotal, 'usd')]
          : []),
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
      detail: {
        lead,
        plans,
        hasIncome: byIncome.length > 0,
        service: service !== null,
        freed,
        endOf: (plan: Plan) => dateAfter(plan.course.months, facts.year, input.month).month,
      },
    };
  },

  explain(
    { figures, detail: { lead, plans, hasIncome, service, freed, endOf } },
    { payments_made: made, years_in: yearsIn, public_service: isPublic, years: term },
  ) {
    const find = (id: string) => figures.find((one) => one.id === id)!;
    const others = plans.filter((plan) => plan !== lead && plan.isByIncome);
    const [second] = others;
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
    const isStandard = term > 0 && Math.round(term * monthsPerYear) === find('standard_months').value;
    const fixed = isStandard
      ? text`On the standard plan you’d pay ${find('standard_payment')} for ${find('standard_months')} and ${find('standard_interest')} in interest.`
      : text`Over ${given('years', term, 'years')} you’d pay ${find('term_payment')} and ${find('term_interest')} in interest.`;
    const ofTerm = term > 0 ? { payment: fixed, amount: fixed } : {};
    const named = {
      standard_payment: text`The standard plan takes ${find('standard_payment')} for ${find('standard_months')}; the interest comes to ${find('standard_interest')}.`,
      standard_interest: text`On the standard plan the interest comes to ${find('standard_interest')}, at ${find('standard_payment')} for ${find('standard_months')}.`,
    };
    if (!hasIncome)
      return {
        conclusion:
          term > 0
            ? fixed
            : text`The standard plan costs ${find('standard_payment')} for ${find('standard_months')}, ${find('standard_paid')} in all, ${find('standard_interest')} of it interest.`,
        openings: { which, ...ofTerm },
        named,
        reasons: fixedReason,
        next,
      };
    const ending = (plan: Plan) => {
      const { id, name, course } = plan;
      const month = endOf(plan);
      return course.forgiven > 0
        ? text`On ${name} you’d pay ${find(`${id}_paid`)}, and about ${find(`${id}_forgiven`)} would be forgiven in ${month} ${find(`${id}_year`)}.`
        : text`On ${name} you’d pay ${find(`${id}_paid`)} and be done in ${month} ${find(`${id}_year`)}.`;
    };
    const isForgiven = service && find('pslf_forgiven').value > 0;
    const counts = isForgiven && (isPublic || made > 0 || yearsIn > 0);
    const inService = isForgiven
      ? text`With PSLF about ${find('pslf_forgiven')} would be forgiven in ${freed!.month} ${find('pslf_year')}, after ${find('pslf_paid')} more in payments.`
      : ending(lead);
    const forgiven = counts ? inService : ending(lead);
    // Someone who works for a government or a nonprofit is served by the lowest payment, not by the lowest total.
    const forService =
      isForgiven && isPublic
        ? text`Take ${lead.name}, the lowest payment at ${find(`${lead.id}_payment`)}: PSLF then forgives about ${find('pslf_forgiven')} in ${freed!.month} ${find('pslf_year')}.`
        : undefined;
    return {
      conclusion:
        forService ??
        text`Your payment would be about ${find(`${lead.id}_payment`)} on ${lead.name}${second ? text`, ${find(`${second.id}_payment`)} on ${second.name}` : ''} and ${find('standard_payment')} on the standard plan.`,
      openings: {
        which: forService ?? which,
        time: counts
          ? text`With PSLF you’d be done in ${freed!.month} ${find('pslf_year')}, after ${find('pslf_months')} of payments.`
          : text`On ${lead.name} you’d be done in ${endOf(lead)} ${find(`${lead.id}_year`)}${lead.course.forgiven > 0 ? text`, with about ${find(`${lead.id}_forgiven`)} forgiven` : ''}.`,
        amount: forgiven,
        ...(forService ? {} : ofTerm),
        ...(lead.course.first === 0
          ? { yesno: text`Yes, your payment would be ${find(`${lead.id}_payment`)} on ${lead.name}.` }
          : {}),
      },
      named,
      reasons: [
        ...(forService
          ? [
              text`That’s after ${find('pslf_months')} more of qualifying payments, ${find('pslf_paid')} in all. The standard plan would take ${find('standard_payment')} and leave nothing to forgive.`,
            ]
          : []),
        ...(term > 0 && !forService
          ? [text`By your income it would start at ${find(`${lead.id}_payment`)} on ${lead.name}.`]
          : []),
        second ? text`${ending(lead)} ${ending(second)}` : ending(lead),
        ...others.slice(1).map(ending),
        ...(isForgiven && !forService ? [inService] : []),
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

  formulas: studentLoanPlansFormulas,
  examples: studentPlanExamples,
  sources: ['usc_20_1087e', 'usc_20_1098e', 'cfr_34_685_208'],
});
