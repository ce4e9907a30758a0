import { loanAmortization } from '#advisor/calculators/borrowing/loans/loan-amortization.ts';
import {
  age as ageField,
  choice,
  money,
  moneyPerMonth,
  moneyPerYear,
  percent,
  years,
} from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { cashField, jobAtRiskField, noSavingsField, said } from '#advisor/guides/debt/told-fields.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { text } from '#advisor/quantities/text.ts';
import {
  easyShare,
  isBehind,
  isCashShort,
  isGoneSoon,
  laterLife,
  longLoan,
  mostOfTakeHome,
  payments,
  shareOfPay,
  shareOfTakeHome,
  shortLoan,
  shorterOf,
  termsOf,
  usualRetirement,
  usualShort,
} from '#advisor/guides/home/two-terms.ts';

export const fifteenOrThirty = defineGuide({
  id: 'fifteen_or_thirty',
  title: '15 or 30 year mortgage',
  about: '15 or 30 year mortgage',
  questions: [
    'should we get a 15 or 30 year mortgage',
    'is a 15 yr loan worth the higher payment, 310k at 5.9 vs 30 yr at 6.5',
    'Thirty-year and pay extra, or just take the fifteen?',
    "I'm 48 and want the house paid off before I retire. 15 year?",
    'lender pushing the 30 but dave ramsey says 15 only. who do i listen to',
    'can we handle a 15 year on 120k income, borrowing 250k',
    'what about a 20 year mortgage instead of 30',
    'pros n cons of shorter mortgage pls',
    'Would you lock in the 15-year if you had two kids in daycare?',
    'we refinance anyway, should the new loan be fifteen years or thirty again',
  ],
  simply:
    'The short loan is cheaper in all but demands a bigger payment every month. The long one costs more interest but leaves you room to breathe, and you can still pay it off faster when you have money to spare.',
  input: {
    loan: money({
      label: 'Mortgage',
      roles: ['mortgage_balance', 'debt_balance:mortgage'],
      min: 1,
      max: 1e9,
    }),
    price: money({ label: 'Home price', roles: ['home_price'], min: 1, max: 1e9 }),
    down: money({ label: 'Down payment', roles: ['down_amount'], min: 0, max: 1e9 }),
    term: years({ label: 'One term', roles: ['term'], min: 1, max: 50 }),
    other_term: years({ label: 'The other term', roles: ['term#2'], min: 1, max: 50 }),
    rate: percent({ label: 'Mortgage rate', roles: ['loan_rate'], min: 0, max: 25 }),
    other_rate: percent({
      label: 'Rate of the other term',
      roles: ['loan_rate#2', 'loan_rate_new'],
      min: 0,
      max: 25,
    }),
    income: moneyPerYear({
      label: 'Yearly income before taxes',
      roles: ['wages', 'wages@spouse', 'wages@both', 'se_income'],
      adds: true,
      min: 1,
      max: 1e8,
    }),
    age: ageField({ label: 'Age', roles: ['age'], min: 16, max: 110 }),
    retire: ageField({ label: 'Age you retire', roles: ['age_retire'], min: 40, max: 90 }),
    childcare: moneyPerMonth({ label: 'Child care', roles: ['childcare_cost'], min: 1, max: 1e5 }),
    take_home: moneyPerMonth({
      label: 'Take-home pay',
      roles: ['take_home', 'take_home@both'],
      min: 1,
      max: 1e7,
    }),
    payment: moneyPerMonth({ label: 'One payment', roles: ['mortgage_payment'], min: 1, max: 1e6 }),
    other_payment: moneyPerMonth({
      label: 'The other payment',
      roles: ['mortgage_payment#2'],
      min: 1,
      max: 1e6,
    }),
    left: years({ label: 'Time left on the present loan', roles: ['term_left'], min: 0, max: 50 }),
    maxes_out: said('Retirement accounts are filled', 'flag=maxes_out'),
    expecting: said('A baby on the way', 'flag=expecting'),
    retirement: money({
      label: 'Retirement savings',
      roles: ['bal_retirement', 'bal_retirement@both', 'bal_total'],
      adds: true,
      min: 0,
      max: 1e9,
    }),
    cash: cashField,
    job_at_risk: jobAtRiskField,
    no_savings: noSavingsField,
    saving: choice({ label: 'Retirement saving and cushion', options: ['on_track', 'behind'] }),
  },
  // With few years left, starting over is a question of refinancing.
  fits: ({ left }) => left === undefined || left > usualShort,
  decide: (known, context) => {
    if (known.expecting || known.job_at_risk) return 'thirty_for_now';
    const lacks = known.no_savings || isBehind(known) || isCashShort(known, context);
    if (known.saving === 'behind' || (known.saving === undefined && lacks)) return 'thirty_save';
    const share = shareOfPay(known, known.income, context);
    if (share !== undefined && share > easyShare) return 'thirty_tight';
    const home = shareOfTakeHome(known, context);
    if (home !== undefined && home > mostOfTakeHome) return 'thirty_on_take_home';
    if (isGoneSoon(known) && home !== undefined) return 'fifteen_plus_extra';
    if (known.maxes_out && known.saving === undefined && home !== undefined) return 'fifteen_fits';
    const { age, retire = usualRetirement } = known;
    if (
      age !== undefined &&
      age >= laterLife &&
      age + termsOf(known).short <= retire + 1 &&
      known.childcare === undefined
    )
      return 'fifteen_by_retirement';
    return known.saving === 'on_track' ? 'fifteen' : 'thirty';
  },
  verdicts: {
    fifteen_by_retirement: (known, context) => ({
      opening:
        known.retire === undefined
          ? text`Take the ${shortLoan(known)} if the payment fits, so the house is paid off when you stop working.`
          : text`Take the ${shortLoan(known)} if the payment fits: it's paid off about when you stop at ${given('retire', known.retire, 'age')}.`,
      because: [
        ...payments(known, context),
        text`The ${longLoan(known)} would run far into retirement, when a paycheck no longer covers it.`,
      ],
      unless: text`the higher payment would crowd out your 401(k) match or your cushion. Then take the ${longLoan(known)} and send extra as you can.`,
      next: text`Ask the same lender to quote both terms on the same day, and check the payment against three months of your real spending.`,
    }),
    fifteen_plus_extra: (known, context) => {
      const { principal, rate } = shorterOf(known);
      const faster = context.run(loanAmortization, { principal, rate, years: known.retire! - known.age! });
      return {
        opening: faster
          ? text`Take the ${shortLoan(known)} and pay ${wholeDollars(faster.figure('monthly_payment'))}, so it's gone when you stop at ${given('retire', known.retire!, 'age')}.`
          : text`Take the ${shortLoan(known)} and pay a little extra, so it's gone when you stop at ${given('retire', known.retire!, 'age')}.`,
        because: [
          ...payments(known, context),
          text`The ${longLoan(known)} would run far into retirement, when a paycheck no longer covers it.`,
        ],
        unless: text`that payment would keep you from the 401(k) match or from holding a few months of bills in cash. Then take the ${longLoan(known)} and prepay as you can.`,
        next: text`Ask the same lender for both terms on the same day, and put the extra on autopay as principal.`,
      };
    },
    fifteen_fits: (known, context) => ({
      opening: text`For the interest: the ${shortLoan(known)} costs far less in all, and with your retirement accounts filled, the payment fits your ${given('take_home', known.take_home!, 'usd_per_month')}.`,
      because: [
        ...payments(known, context),
        text`It's a sure return at the loan's rate and forces the saving. You give up a payment that you could lower in a bad year.`,
      ],
      unless: text`you'd hold less than six months of cash, or pay may drop. Then take the ${longLoan(known)} and send the difference yourself.`,
      next: text`Ask the same lender to quote both terms on the same day, with the same points.`,
    }),
    thirty_on_take_home: (known, context) => ({
      opening: text`Take the ${longLoan(known)}: the ${shortLoan(known)} would take more than a third of your ${given('take_home', known.take_home!, 'usd_per_month')} take-home pay.`,
      because: [
        ...payments(known, context),
        text`Property tax, insurance, repairs and retirement saving come on top. You can still send extra in good months.`,
      ],
      unless: text`you borrow clearly less or your pay is about to rise for good.`,
      next: text`Check that the loan has no prepayment penalty, so you can pay it down faster later.`,
    }),
    thirty_for_now: (known, context) => ({
      opening: known.expecting
        ? text`Take the ${longLoan(known)}: with a baby coming, the lower payment is worth more than the lower rate.`
        : text`Take the ${longLoan(known)}: while your job is in doubt, the lower payment is worth more than the lower rate.`,
      because: [
        ...payments(known, context),
        text`You can always send more, and you can stop when pay drops or bills rise.`,
      ],
      unless: text`the bigger payment fits on one paycheck, with six months of cash behind it.`,
      next: text`Put the difference into savings for the first year, then decide how much goes to principal.`,
    }),
    fifteen: (known, context) => {
      return {
        opening: text`Take the ${shortLoan(known)}, since your retirement saving and cushion are in place.`,
        because: [
          text`With both covered, a lower rate and a paid-off home are a sure win.`,
          ...payments(known, context),
        ],
        unless: text`your income jumps around or a child, a move or a business is coming. Then take the ${longLoan(known)} and prepay.`,
        next: text`Ask the same lender to quote both terms on the same day, with the same points.`,
      };
    },
    thirty: (known, context) => ({
      opening:
        known.childcare === undefined
          ? text`Take the ${longLoan(known)} and pay extra whenever you can, as long as your retirement saving or your cushion still needs work.`
          : text`Take the ${longLoan(known)} while you pay ${given('childcare', known.childcare, 'usd_per_month')} for child care, and pay extra when that ends.`,
      because: [
        ...payments(known, context),
        text`The lower required payment is your safety net: you can always send more, and you can stop when life gets expensive.`,
        text`You give up a somewhat lower rate for that.`,
      ],
      unless: text`you save enough for retirement, hold six months of cash and wouldn't send extra on your own. Then the ${shortLoan(known)} is better.`,
      next: text`Set up an automatic extra payment to principal from the first month, in whatever amount feels easy.`,
    }),
    thirty_tight: (known, context) => ({
      opening: text`Take the ${longLoan(known)}, because the payment of the ${shortLoan(known)} is too tight on your income.`,
      because: [
        ...payments(known, context),
        text`On pay of ${given('income', known.income ?? 0, 'usd_per_year')}, the shorter loan leaves too little for taxes, insurance, repairs and retirement.`,
      ],
      unless: text`you borrow clearly less or your pay is about to rise for good.`,
      next: text`Check that the loan has no prepayment penalty, so you can pay it down faster later.`,
    }),
    thirty_save: (known, context) => ({
      opening: text`Take the ${longLoan(known)} and put the difference into retirement and your cushion first.`,
      because: [
        ...payments(known, context),
        ...(isBehind(known)
          ? [
              text`With ${given('retirement', known.retirement!, 'usd')} for retirement at ${given('age', known.age!, 'age')}, that saving needs the difference more than the house does.`,
            ]
          : isCashShort(known, context)
            ? [
                text`Your ${given('cash', known.cash!, 'usd')} wouldn't carry the bigger payment for half a year without a paycheck.`,
              ]
            : []),
        text`A match in a 401(k) and tax breaks beat what the shorter loan saves, and cash in the bank keeps the house safe if you lose a job.`,
      ],
      unless: text`you'd spend the difference. Then the forced saving of the ${shortLoan(known)} is worth it.`,
      next: text`Raise your retirement contribution on the day the mortgage closes.`,
    }),
  },
  asks: [
    {
      field: 'saving',
      settled: ({ expecting, job_at_risk: atRisk, maxes_out: isFull, take_home: pay }) =>
        expecting === true || atRisk === true || (isFull === true && pay !== undefined),
      question: 'Do you already save enough for retirement, and have six months of cash?',
      choices: [
        { label: 'Yes, both', value: 'on_track' },
        { label: 'Not yet', value: 'behind' },
      ],
    },
  ],
  followUps: [
    'Should I pay extra on the mortgage or invest?',
    'Should I pay points?',
    'How much house should I buy?',
  ],
  articles: ['home-buying', 'opportunity-cost'],
  related: ['refinancing', 'owning-a-home'],
  sources: ['cfpb_loan_options', 'cfpb_amortization'],
});
