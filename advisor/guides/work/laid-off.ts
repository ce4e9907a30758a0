import { emergencyFund } from '#advisor/calculators/saving/goals/emergency-fund.ts';
import { age, choice, flag, money, moneyPerYear, months, years } from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { spendingField } from '#advisor/guides/define/spending-field.ts';
import { text } from '#advisor/quantities/text.ts';

/** Out of work this long, someone has most likely filed already. */
const longOut = 1 / 12;

/** A job search often takes three months or more: with less cash the bills have to be ranked now. */
const tightMonths = 3;

interface Means {
  spending: number | undefined;
  cash: number | undefined;
}

function cashLasts({ spending, cash }: Means, { run }: GuideContext) {
  const fund = spending === undefined || !cash ? undefined : run(emergencyFund, { spending, cash });
  return fund
    ? [text`Your cash covers ${fund.figure('months_covered')} of spending, before any unemployment benefits.`]
    : [];
}

function onlyMinimums(debt: number | undefined) {
  return debt === undefined
    ? []
    : [text`Pay only the minimums on the ${given('debt', debt, 'usd')} you owe, and keep the cash.`];
}

export const laidOff = defineGuide({
  id: 'laid_off',
  title: 'Laid off: money first steps',
  about: 'Lost a job: what to do first about money, unemployment, health insurance, bills and the 401(k)',
  questions: [
    'laid off with severance and some savings, rent and a car payment due, what now',
    'lost my job, should I cash out the 401k so I do not fall behind',
    'I just got laid off. what do I do first',
    'lost my job today, have 9k in the bank and rent is 1700',
    'fired last friday. can i get unemployment',
    'Company is closing our office in January, how do I get my finances ready?',
    'out of work 2 months, savings almost gone, which bills do i skip',
    'should I take severance as a lump sum or keep getting paid',
    'do i use the 401k or credit cards till i find work',
    'My husband was let go this morning and I am freaking out about the mortgage',
    'im 57 and they let me go. can i tap my 401k without the penalty',
    'contract ended, no new one in sight, 3 kids. help',
  ],
  simply:
    'Your money now has to last for an unknown number of months. Help like unemployment pay only counts from when you ask for it, and lenders are easier to talk to before you miss a payment than after.',
  input: {
    spending: spendingField,
    cash: money({
      label: 'Cash',
      roles: ['bal_cash', 'bal_cash@spouse', 'bal_cash@both', 'bal_total', 'bal_total@both'],
      adds: true,
      min: 0,
      max: 1e9,
    }),
    age: age({ label: 'Age', roles: ['age'], min: 14, max: 100 }),
    debt: money({ label: 'Debts', roles: ['debt_balance'], adds: true, min: 1, max: 1e9 }),
    months_cover: months({ label: 'Months your cash covers', roles: ['months_cover'], min: 0, max: 240 }),
    partner_income: moneyPerYear({
      label: "A partner's pay",
      roles: ['wages@spouse', 'take_home@spouse'],
      min: 1,
      max: 1e8,
    }),
    insured: flag({
      label: "A spouse's job has a health plan",
      fact: 'flag=spouse_health',
      default: { value: false, reason: "nothing is said of a spouse's plan" },
    }),
    out_for: years({ label: 'Out of work for', roles: ['time_held'], min: 0, max: 10 }),
    visa: choice({ label: 'Visa', options: ['work_visa'] }),
    runway: choice({
      label: 'How long your cash lasts',
      options: ['short', 'long'],
      facts: { short: 'flag=no_savings' },
    }),
  },
  sides: [
    {
      given: { visa: 'work_visa' },
      questions: [
        'laid off on an H-1B, what do I do with my money',
        'I lost my job and I am on an H1B visa, how long do I have',
        'tech layoff, on a work visa with severance and vested RSUs, what now',
        'my employer let me go and my visa depends on the job',
        'on H1B and laid off this month, severance, rent due, wife on H4, break the lease or wait',
      ],
    },
  ],
  decide: ({ spending, cash, age: old, runway, visa, months_cover: told }, { facts }) => {
    if (visa !== undefined) return 'on_visa';
    const lasts = spending === undefined || cash === undefined ? told : cash / spending;
    if (runway === 'short' || (lasts !== undefined && lasts < tightMonths)) return 'tight';
    const from = facts.get('separation_age').most;
    if (old !== undefined && old >= from && old < facts.get('early_withdrawal_age')) return 'over_55';
    return runway === 'long' || lasts !== undefined ? 'steady' : 'first_steps';
  },
  verdicts: {
    first_steps: ({ debt, partner_income: partner, out_for: out, insured }) => ({
      opening:
        out !== undefined && out >= longOut
          ? text`If you haven't filed for unemployment yet, do it today, and call your lenders before you miss a payment.`
          : text`File for unemployment today, before anything else.`,
      because: [
        ...(partner === undefined
          ? []
          : [
              text`Your partner's ${given('partner_income', partner, 'usd_per_year')} goes to housing, food and insurance first.`,
            ]),
        text`Benefits usually count from the week you file, so apply even if you're unsure.`,
        insured
          ? text`Then join your spouse's health plan: that window often closes after thirty days, and you can skip COBRA.`
          : text`Then cover your health: you have sixty days to choose a Marketplace plan or COBRA, and often only thirty to join a partner's plan.`,
        ...onlyMinimums(debt),
      ],
      unless: text`you quit, or were fired for serious misconduct. Then the state may say no, but apply anyway and appeal if it does.`,
      next: text`Apply on your state's unemployment site, leave the old 401(k) where it is, and don't sign a severance agreement the same day.`,
    }),
    on_visa: (means, context) => ({
      opening: text`Keep all of it in cash for now: on a work visa you usually have up to sixty days to find a new sponsor, change status or leave.`,
      because: [
        text`The days run from your last day of work, not from the end of severance, so get that date in writing.`,
        ...cashLasts(means, context),
        text`Shares that have vested were taxed as pay already, so selling them costs little tax and takes the risk out.`,
        text`Unemployment pay usually takes a right to work for any employer, so ask your state before you count on it.`,
      ],
      unless: text`you have a green card or a work permit of your own. Then file for unemployment today.`,
      next: text`Talk to an immigration lawyer this week, sell the shares you'd live on, and choose health insurance within sixty days.`,
    }),
    tight: (means, context) => ({
      opening: text`File for unemployment today, and pay only housing, food, utilities, insurance, and the car.`,
      because: [
        ...cashLasts(means, context),
        text`Everything else but child support can wait or be talked down: landlords, lenders, and card companies have hardship plans, but mostly for people who call before they miss a payment.`,
        text`A low income now may also mean Medicaid or a cheap Marketplace plan, and SNAP for food. Stay away from payday and title loans.`,
      ],
      unless: text`a partner's pay covers those basics. Then keep every debt current and just stop the extras.`,
      next: text`Call your landlord or mortgage servicer this week.`,
      say: text`I lost my job. What hardship options do you have, and will you put them in writing?`,
    }),
    steady: (means, context) => ({
      opening: text`You have time: file for unemployment today and cut to the basics for now.`,
      because: [
        ...cashLasts(means, context),
        text`Cutting early stretches that far more than cutting late. Keep paying minimums on debts, stop extra payments, and hold the cash.`,
        text`You have sixty days to choose a Marketplace plan or COBRA. Leave the 401(k) alone: an early withdrawal usually costs tax and a penalty.`,
      ],
      unless: text`the search has used up half of your cash. Then call lenders about hardship plans before you miss a payment.`,
      next: text`Apply on your state's unemployment site, then list what you spend each month.`,
    }),
    over_55: (means, { facts, ...context }) => ({
      opening: text`File for unemployment today, and don't roll this 401(k) into an IRA yet.`,
      because: [
        ...cashLasts(means, { facts, ...context }),
        text`Because you left in or after the year you turned ${fact('separation_age', facts.get('separation_age').most, 'age')}, you can take money from this employer's plan without the early penalty, if the plan allows it. In an IRA you'd lose that. Income tax is still due.`,
      ],
      unless: text`you won't need the money before fifty-nine and a half. Then a rollover is fine.`,
      next: means.insured
        ? text`Apply on your state's unemployment site, then join your spouse's health plan: that window often closes after thirty days.`
        : text`Apply on your state's unemployment site, then pick health insurance within sixty days.`,
    }),
  },
  asks: [
    {
      field: 'runway',
      question: 'How long would your cash last?',
      settled: ({ spending, cash, months_cover: told }) =>
        told !== undefined || (spending !== undefined && cash !== undefined),
      choices: [
        { label: 'Under 3 months', value: 'short' },
        { label: '3 months or more', value: 'long' },
      ],
    },
  ],
  followUps: [
    'Marketplace or COBRA when I lost my job?',
    'What should I do with my old 401(k)?',
    'Which debt should I pay first?',
  ],
  comfort: "I'm sorry about the job. It's a hard day, and there's an order that helps.",
  comfortOnlyWith: ['flag=laid_off', 'work=unemployed', 'flag=left_employer'],
  articles: ['emergency-fund', 'cobra-and-marketplace', 'rule-of-55'],
  related: ['unemployment-benefits', 'paychecks-and-withholding', 'traditional-401k'],
  sources: ['dol_unemployment', 'dol_cobra', 'healthcare_special_enrollment', 'irs_early_distributions'],
});
