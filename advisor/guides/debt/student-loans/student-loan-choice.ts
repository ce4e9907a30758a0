import {
  age,
  choice,
  count,
  flag,
  money,
  moneyPerYear,
  percent,
  years,
} from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import {
  borrowQuestions,
  keepPrivate,
  privateLast,
  privateTrouble,
  refinancePrivate,
} from '#advisor/guides/debt/student-loans/student-loan-private.ts';
import { studentLoanCases, studentLoanSides } from '#advisor/guides/debt/student-loans/student-loan-cases.ts';
import {
  cushionOfPay,
  cushionWords,
  firstPayments,
  offerWords,
  yearlyInterest,
} from '#advisor/guides/debt/student-loans/student-loan-figures.ts';
import { byIncome, plansByPay } from '#advisor/guides/debt/student-loans/student-loan-income.ts';
import {
  forgivenNow,
  isCleared,
  paymentsMade,
  publicService,
  smallService,
  unknownEmployer,
  offerFields,
} from '#advisor/guides/debt/student-loans/student-loan-service.ts';
import { parentVerdict } from '#advisor/guides/debt/student-loans/student-loan-parent.ts';
import { standingFields } from '#advisor/guides/debt/student-loans/student-loan-told.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { parentLoans } from '#advisor/guides/family/college/parent-loans.ts';
import { text } from '#advisor/quantities/text.ts';

/** Loans of more than this many years' pay can't be paid on the standard plan without hurting. */
const mostYearsOfPay = 1.5;

/** With so many times the loans in yearly pay, they are gone in a few years and forgiveness never comes up. */
const easyPay = 3;

/** A rate has to fall by this much before giving up federal protection is worth talking about. */
const clearCut = 1;

export const studentLoanChoice = defineGuide({
  id: 'student_loan_choice',
  title: 'Student loans: plan, forgiveness or refinancing',
  about: 'Which student loan plan, forgiveness, refinance student loans',
  questions: [
    'which student loan repayment plan should I pick',
    'should I refinance my student loans',
    'SAVE is dead what plan do i go on now',
    'I teach at a public school and owe $64,000. Should I pay extra or wait for forgiveness?',
    'earnest offered me 5.1%, my private loans are 8.9. switch?',
    'cant afford my student loan payment, im a barista',
    'my loans are in default and they said theyll take my tax refund. how do i fix it',
    'RAP or IBR, making about 52k with 38k in loans',
    'Parent PLUS loans for two kids, we retire in six years. What is our best move?',
    'is it worth consolidating federal student loans or will that mess up my pslf count',
  ],
  simply:
    'Federal student loans come with safety features: payments that shrink when you earn less, pauses, and sometimes forgiveness. Private loans hardly have any, so there the interest rate is most of what counts.',
  input: {
    balance: money({
      label: 'Student loans',
      roles: ['debt_balance:student', 'debt_balance'],
      adds: true,
      min: 1,
      max: 1e7,
    }),
    rate: percent({ label: 'Present rate', roles: ['loan_rate'], min: 0, max: 30 }),
    new_rate: percent({ label: 'Rate offered', roles: ['loan_rate_new'], min: 0, max: 30 }),
    income: moneyPerYear({
      label: 'Your pay',
      roles: ['wages', 'wages@both', 'agi', 'se_income'],
      min: 0,
      max: 1e8,
    }),
    kind: choice({ label: 'Loans', options: ['federal', 'private', 'parent'], fact: 'student_loan' }),
    state: choice({
      label: 'Payments',
      options: ['fine', 'hard', 'default'],
      facts: { hard: ['work=unemployed', 'flag=laid_off', 'flag=missed_payments'] },
    }),
    children: count({ label: 'Children', roles: ['n_children'], min: 0, max: 15 }),
    joint: flag({
      label: 'Married filing jointly',
      fact: 'filing=married_joint',
      default: { value: false, reason: 'one income counts' },
    }),
    paid: years({
      label: 'Time you have been paying',
      roles: ['time_held', 'years_worked'],
      min: 0,
      max: 40,
    }),
    stage: choice({ label: 'Parent loans', options: ['before'] }),
    asked: choice({ label: 'Asked about', options: ['mixed', 'paused'] }),
    yearly: moneyPerYear({
      label: 'To be borrowed for a year',
      roles: ['college_cost', 'debt_balance:student'],
      onlyWith: 'student_loan=parent',
      min: 1,
      max: 300_000,
    }),
    college_years: count({
      label: 'Years of college left',
      roles: ['n_years_college', 'horizon', 'term'],
      onlyWith: 'student_loan=parent',
      min: 1,
      max: 8,
    }),
    age: age({ label: 'Your age', roles: ['age'], min: 16, max: 110 }),
    ...offerFields,
    payments: count({ label: 'Payments made so far', roles: ['n_periods'], min: 1, max: 400 }),
    employer: choice({
      label: 'Employer',
      options: ['public', 'other'],
      facts: { public: 'flag=public_service', other: 'work=self_employed' },
    }),
    ...standingFields,
  },
  sides: [...studentLoanSides, { given: { kind: 'private', stage: 'before' }, questions: borrowQuestions }],
  decide: (told, context) => {
    const { balance, income, rate, new_rate: newRate, kind, state, employer } = told;
    if (told.asked !== undefined && told.stage === undefined) return told.asked;
    if (kind === 'private') {
      if (told.stage === 'before') return 'private_last';
      const known = rate !== undefined && newRate !== undefined;
      return state === 'default' || state === 'hard'
        ? 'private_trouble'
        : known && newRate >= rate
          ? 'keep_private'
          : 'refinance';
    }
    if (state === 'default') return 'default';
    if (kind === 'parent') return told.stage === 'before' ? 'parent_loans' : 'parent';
    if (employer === 'public') {
      const isDone = paymentsMade(told) >= context.facts.get('pslf_payments');
      return isDone ? 'forgiven_now' : isCleared(told, context) ? 'small_service' : 'public_service';
    }
    // Who counts payments may be near forgiveness, which every other choice would throw away.
    if (employer === undefined && told.payments !== undefined) return 'employer_first';
    if (state === 'hard') return 'by_income';
    const isSafe = balance !== undefined && income !== undefined && income >= easyPay * balance;
    const cut = rate === undefined || newRate === undefined ? 0 : rate - newRate;
    // With another employer, steady pay and a cushion, little of the protection would ever be used.
    const isCushioned =
      told.steady === 'steady' || (income !== undefined && (told.cash ?? 0) >= cushionOfPay * income);
    const isBearable =
      employer === 'other' && balance !== undefined && (income ?? 0) >= balance && isCushioned;
    if ((isSafe || isBearable) && cut >= clearCut) return 'refinance_federal';
    const isHeavy = balance !== undefined && income !== undefined && balance > mostYearsOfPay * income;
    if (isHeavy) return 'heavy';
    return balance !== undefined && income !== undefined && newRate === undefined ? 'plans' : 'keep_federal';
  },
  verdicts: {
    ...studentLoanCases,
    keep_federal: ({ new_rate: newRate, employer, ...told }, context) => ({
      opening:
        employer === 'other'
          ? text`Keep federal loans federal, and pay them on the standard plan if you can afford it.`
          : text`Keep federal loans federal. Pay them on the standard plan only if you don't work for a government or a nonprofit.`,
      because: [
        ...cushionWords({ ...told, new_rate: newRate, employer }),
        ...offerWords({ ...told, new_rate: newRate }, context),
        newRate === undefined
          ? text`Refinancing may cut the rate, but you lose income-based payments, pauses and forgiveness for good.`
          : offerWords({ ...told, new_rate: newRate }, context).length > 0
            ? text`The price is that you lose income-based payments, pauses and forgiveness for good.`
            : text`The ${given('new_rate', newRate, 'percent')} may be lower, but you lose income-based payments, pauses and forgiveness for good.`,
        ...(told.cash === undefined
          ? [text`The standard plan costs the least interest. The income-based ones run far longer.`]
          : []),
      ],
      unless: text`your income is high and safe, you'd never use forgiveness, and you'd be done in a few years. Then a lower private rate can pay.`,
      next: text`Log in at StudentAid.gov, check each loan's type and plan, and run the Loan Simulator.`,
    }),
    plans: plansByPay,
    refinance_federal: ({ rate = 0, new_rate: newRate = 0, ...told }, context) => {
      const interest = yearlyInterest({ ...told, rate, new_rate: newRate }, context);
      const saved = offerWords({ ...told, rate, new_rate: newRate }, context);
      return {
        opening: text`Yes, refinancing from ${given('rate', rate, 'percent')} to ${given('new_rate', newRate, 'percent')} can make sense for you.`,
        because: [
          ...saved,
          text`On ${given('income', told.income!, 'usd_per_year')} you could clear ${given('balance', told.balance!, 'usd')} in a few years, so income-based payments and forgiveness wouldn't help you.`,
          ...(interest && saved.length === 0
            ? [text`The first year's interest falls from about ${interest.before} to ${interest.after}.`]
            : []),
          text`What you give up for good are federal pauses if you lose the job.`,
        ],
        unless: text`your job isn't safe, ${told.cash === undefined ? 'you have less than six months of cash, ' : ''}or you might work for a nonprofit or government.`,
        next: text`Compare three lenders with soft inquiries, and choose the shortest fixed term you can pay.`,
      };
    },
    heavy: ({ balance = 0, income = 0, ...told }, context) => ({
      opening: text`Keep them federal, and let your income set the payment for now.`,
      because: [
        ...firstPayments({ ...told, balance, income }, context),
        text`${given('balance', balance, 'usd')} is too much for pay of ${given('income', income, 'usd_per_year')}, and refinancing gives up payments by income for good.`,
        text`If you work for a nonprofit or a government, as most hospital and school staff do, those small payments count toward forgiveness after ten years.`,
      ],
      unless: text`your pay will jump soon and you'll be in private work. Then refinance after the raise, not before.`,
      next: text`Apply for an income-based plan at StudentAid.gov, and look up your employer in its PSLF tool the same day.`,
    }),
    by_income: byIncome,
    public_service: publicService,
    small_service: smallService,
    forgiven_now: forgivenNow,
    employer_first: unknownEmployer,
    parent_loans: ({ yearly, college_years: left, age: now, income }, context) =>
      parentLoans({ yearly, years: left, age: now, income }, context),
    parent: parentVerdict,
    refinance: refinancePrivate,
    keep_private: keepPrivate,
    private_trouble: privateTrouble,
    private_last: privateLast,
  },
  asks: [
    {
      field: 'kind',
      settled: ({ asked }) => asked === 'mixed',
      question: 'What kind of loans are they?',
      choices: [
        { label: 'Federal', value: 'federal' },
        { label: 'Private', value: 'private' },
        { label: 'Parent PLUS', value: 'parent' },
      ],
    },
    {
      field: 'employer',
      question: 'Do you work for a government or a nonprofit?',
      choices: [
        { label: 'Yes', value: 'public' },
        { label: 'No', value: 'other' },
      ],
    },
    {
      field: 'state',
      settled: ({ paid, asked }) => (paid ?? asked) !== undefined,
      question: 'How are the payments going?',
      choices: [
        { label: 'Fine', value: 'fine' },
        { label: "I can't afford them", value: 'hard' },
        { label: "I'm in default", value: 'default' },
      ],
    },
  ],
  followUps: ['Should I pay off my student loans or invest?', 'What happened to the SAVE plan?'],
  articles: ['student-loans'],
  related: ['student-loan-situations'],
  sources: ['student_aid_plans', 'student_aid_public_service', 'student_aid_default', 'public_law_119_21'],
});
