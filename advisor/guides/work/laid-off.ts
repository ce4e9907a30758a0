import { age, choice, flag, money, moneyPerYear, months, years } from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { spendingField } from '#advisor/guides/define/spending-field.ts';
import { cashLasts, comesInFields, runwayOf, whatMoves } from '#advisor/guides/work/runway-told.ts';
import { text } from '#advisor/quantities/text.ts';

/** Out of work this long, someone has most likely filed already. */
const longOut = 1 / 12;

/** A job search often takes three months or more: with less cash the bills have to be ranked now. */
const tightMonths = 3;

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
      roles: ['wages@spouse'],
      min: 1,
      max: 1e8,
    }),
    ...comesInFields,
    plan: money({ label: 'The 401(k)', roles: ['bal_retirement'], min: 1, max: 1e9 }),
    need: money({ label: 'Wanted out of the 401(k)', roles: ['withdraw_amount'], min: 1, max: 1e8 }),
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
  decide: ({ age: old, runway, visa, months_cover: told, ...means }, context) => {
    if (visa !== undefined) return 'on_visa';
    const all = runwayOf(means, context);
    const lasts = all ? (all.months?.value ?? Infinity) : told;
    const { facts } = context;
    const from = facts.get('separation_age').most;
    const isOpen = old !== undefined && old >= from && old < facts.get('early_withdrawal_age');
    // Who names the plan asks about it, and it is what bridges the gap.
    if (isOpen && (means.plan ?? means.need) !== undefined) return 'over_55';
    if (runway === 'short' || (lasts !== undefined && lasts < tightMonths)) return 'tight';
    if (isOpen) return 'over_55';
    if (lasts === Infinity) return 'covered';
    return runway === 'long' || lasts !== undefined ? 'steady' : 'first_steps';
  },
  verdicts: {
    covered: (means, context) => ({
      opening: text`You're all right for now: file for unemployment anyway, and leave the savings and the 401(k) alone.`,
      because: [
        ...cashLasts(means, context),
        text`Benefits end after some months, so cut the extras now and keep every bill current.`,
        means.insured
          ? text`Join your spouse's health plan: that window often closes after thirty days.`
          : text`You have sixty days to choose a Marketplace plan or COBRA, and often only thirty to join a partner's plan.`,
        ...onlyMinimums(means.debt),
      ],
      unless: text`your partner's job is shaky too. Then treat the cash as if it had to carry everything.`,
      next: text`Apply on your state's unemployment site today, then agree on a budget that fits what still comes in.`,
    }),
    first_steps: ({ debt, partner_income: partner, out_for: out, insured, cash }) => ({
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
        ...(cash === undefined || partner !== undefined || cash === 0
          ? []
          : [
              text`Keep the ${given('cash', cash, 'usd')} for housing, food, insurance and the car, and let everything else wait.`,
            ]),
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
      opening:
        means.benefit === undefined
          ? text`File for unemployment today, and pay only housing, food, utilities, insurance, and the car.`
          : text`Pay only housing, food, utilities, insurance, and the car, and call everyone else before you miss a payment.`,
      because: [
        ...cashLasts(means, context),
        ...(means.plan === undefined
          ? []
          : [
              (means.age ?? 0) >= context.facts.get('early_withdrawal_age')
                ? text`At your age money from the ${given('plan', means.plan, 'usd')} in the 401(k) comes out without a penalty and is only taxed as income, so it can bridge the gap when the cash is gone.`
                : text`Leave the ${given('plan', means.plan, 'usd')} in the 401(k): until fifty-nine and a half taking it out usually costs income tax and a penalty, unless you lost this job in or after the year you turned fifty-five.`,
            ]),
        text`Everything else but child support can wait or be talked down: landlords, lenders, and card companies have hardship plans, mostly for people who call early.`,
        text`A low income now may also mean Medicaid, a cheap Marketplace plan, and SNAP for food.`,
      ],
      unless:
        means.partner_net === undefined && means.partner_income === undefined
          ? text`a partner's pay covers those basics. Then keep every debt current and just stop the extras.`
          : text`a start date for a new job is in writing. Then bridge the weeks with cash and keep every debt current.`,
      next: text`Call your landlord or mortgage servicer this week.`,
      say: text`I lost my job. What hardship options do you have, and will you put them in writing?`,
    }),
    steady: (means, context) => ({
      opening:
        means.benefit === undefined
          ? text`You have time: file for unemployment today and cut to the basics for now.`
          : text`You have time: cut to the basics for now, and keep every debt at the minimum.`,
      because: [
        ...cashLasts(means, context),
        ...(means.debt === undefined
          ? [
              whatMoves(means, context)[0] ?? text`Cutting early stretches that far more than cutting late.`,
              text`Stop extra payments on debts and hold the cash.`,
            ]
          : onlyMinimums(means.debt)),
        text`You have sixty days to choose a Marketplace plan or COBRA. Leave the 401(k) alone: an early withdrawal usually costs tax and a penalty.`,
      ],
      unless: text`the search has used up half of your cash. Then call lenders about hardship plans before you miss a payment.`,
      next: text`Apply on your state's unemployment site, then list what you spend each month.`,
    }),
    over_55: (means, context) => ({
      opening:
        (means.plan ?? means.need) === undefined
          ? text`File for unemployment today, and don't roll this 401(k) into an IRA yet.`
          : text`Yes, you can use this 401(k) without the early penalty, so don't roll it into an IRA yet, and file for unemployment today.`,
      because: [
        ...cashLasts(means, context),
        text`Because you left in or after the year you turned ${fact('separation_age', context.facts.get('separation_age').most, 'age')}, money from this employer's plan comes out without the early penalty, if the plan allows it. In an IRA you'd lose that.`,
        means.need === undefined
          ? text`Income tax is still due, so spend cash and benefits first.`
          : text`The ${given('need', means.need, 'usd')} is still taxed as income, so spend cash and benefits first, take it in parts, and put some of it into January.`,
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
