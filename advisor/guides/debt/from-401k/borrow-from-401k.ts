import { interestCost } from '#advisor/calculators/borrowing/debts/interest-cost.ts';
import { age as ageField, choice, flag, money, percent } from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { loansCalled, studentLoanField } from '#advisor/guides/debt/student-loans/student-loan-told.ts';
import { cashField, publicServiceField, said } from '#advisor/guides/debt/told-fields.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';
import { wanted, costOf, isTooMuch } from '#advisor/guides/debt/from-401k/plan-loan-figures.ts';

/** Cheaper debt than this is no reason to take retirement money out of the market. */
const costlyDebt = 10;

/** Savings that pay for it should leave half as much again. */
const cashToSpare = 1.5;

/** What has to hold for it, as far as it was not said. */
function onlyIf({ job, cards }: { job: string | undefined; cards: string | undefined }): string {
  const open = [
    ...(job === 'stays' ? [] : ['your job is safe']),
    ...(cards === 'stopped' ? [] : ['the cards stay empty']),
  ];
  return open.length === 0 ? '' : `, if ${open.join(' and ')}`;
}

const limitOf = ({ facts }: GuideContext) =>
  text`${fact('plan_loan_percent', facts.get('plan_loan_percent'), 'percent')} of your vested balance, at most ${fact('plan_loan_limit', facts.get('plan_loan_limit'), 'usd')}`;

export const borrowFrom401k = defineGuide({
  id: 'borrow_from_401k',
  title: 'Borrow from the 401(k) or not',
  about: 'Should I borrow from the 401(k)',
  questions: [
    'should I take a loan from my 401k',
    'can i borrow 15k from my 401k to pay off credit cards or is that stupid',
    'We need 20,000 more for the down payment. Is a 401(k) loan ok?',
    'tsp loan to fix the roof, yes or no',
    'I might change jobs next spring, is it risky to borrow from my 401k now',
    'they say u pay interest to yourself so whats the downside of a 401k loan',
    'Got laid off in June, can I still borrow from my old 401k?',
    'thinking of a 403b loan for my daughters quinceañera',
    'borrow from retirement or put it on the credit card?? car died',
    '38, 92k in my 401k, 24k of cards at 26 percent. Would you take the loan?',
  ],
  simply:
    "Borrowing from retirement savings takes money from your own future, and the rules are strict. Where a loan is allowed, there's no tax while you pay it back, but the money isn't growing meanwhile, and leaving the job can make the rest due or taxed.",
  input: {
    balance: money({ label: 'Balance of the plan', roles: ['bal_retirement'], min: 1, max: 1e9 }),
    card: money({ label: 'Card debt', roles: ['debt_balance:card'], adds: true, min: 1, max: 1e7 }),
    rate: percent({ label: 'Interest rate on the debt', roles: ['loan_rate'], min: 0, max: 100 }),
    amount: money({
      label: 'Amount to borrow',
      roles: [
        'withdraw_amount',
        'debt_balance',
        'down_amount',
        'home_improvement',
        'spend_item',
        'goal_amount',
      ],
      min: 1,
      max: 1e8,
    }),
    cash: cashField,
    age: ageField({ label: 'Age', roles: ['age'], min: 16, max: 110 }),
    ira: choice({
      label: 'Account',
      options: ['traditional_ira', 'roth_ira', 'simple_ira', 'sep_ira'],
      fact: 'account',
    }),
    left: flag({
      label: 'You left that employer',
      fact: 'flag=left_employer',
      default: { value: false, reason: 'nothing is said of leaving' },
    }),
    laid_off: flag({
      label: 'You were laid off',
      fact: 'flag=laid_off',
      default: { value: false, reason: 'nothing is said of it' },
    }),
    purpose: choice({
      label: 'What for',
      options: ['costly_debt', 'keep_home', 'buy_home', 'wish'],
      facts: { costly_debt: 'loan=card', buy_home: 'home=buying' },
    }),
    line: said('A home equity line or loan', 'loan=home_equity'),
    student: studentLoanField,
    job: choice({
      label: 'Your job',
      options: ['stays', 'may_leave'],
      facts: { may_leave: ['flag=job_at_risk', 'flag=may_move'], stays: 'income_steadiness=steady' },
    }),
    public_service: publicServiceField,
    cards: choice({
      label: 'The cards',
      options: ['stopped', 'goes_on'],
      facts: { stopped: 'flag=cards_put_away', goes_on: 'flag=still_charging' },
    }),
  },
  sides: [
    {
      given: { job: 'may_leave' },
      questions: [
        '401k loan when I might get laid off soon',
        'my company is being sold and layoffs may come, is a 401k loan risky',
        'borrow from my 401k but I may change jobs next year',
        'job is shaky, should I still take the loan from my retirement plan',
      ],
    },
    {
      given: { job: 'stays' },
      questions: [
        'my job is secure and I am not leaving, 401k loan to pay off cards',
        'federal employee with a safe job, is a TSP loan for credit cards ok',
      ],
    },
  ],
  decide: ({ ira, left, laid_off: laidOff, purpose, job, cash, rate, student, ...told }, { facts }) => {
    const amount = wanted(told);
    if (ira !== undefined) return 'ira';
    if (left || laidOff) return 'left';
    if (purpose === 'keep_home') return 'last_resort';
    if (cash !== undefined && amount !== undefined && cash >= cashToSpare * amount) return 'use_savings';
    const isCard = purpose === 'costly_debt' || told.card !== undefined;
    if (told.line && !isCard && purpose !== 'buy_home') return 'line_instead';
    if (job === 'may_leave') return 'leaving';
    if (student !== undefined && (rate ?? 0) < costlyDebt) return 'student_debt';
    if (told.age !== undefined && told.age >= facts.get('early_withdrawal_age')) return 'just_withdraw';
    const isDebt = purpose === 'costly_debt' || (purpose === undefined && told.card !== undefined);
    if (isDebt && told.cards === 'goes_on') return 'no';
    if (isDebt) return rate !== undefined && rate < costlyDebt ? 'no' : 'debt';
    return purpose === 'buy_home' ? 'home' : 'no';
  },
  verdicts: {
    debt: (told, context) => ({
      opening:
        told.card === undefined
          ? text`Yes, for card debt it can beat the cards${onlyIf(told)}.`
          : isTooMuch(told, context)
            ? text`Only for part of it: the plan can't lend you the whole ${given('card', told.card, 'usd')}, so clear the costliest card with it${onlyIf(told)}.`
            : text`Yes, for the ${given('card', told.card, 'usd')} on cards it can pay${onlyIf(told)}.`,
      because: [
        ...costOf(told, context),
        told.rate === undefined
          ? text`You swap interest to a bank for interest into your own account.`
          : text`You swap ${given('rate', told.rate, 'percent')} to a bank for interest into your own account.`,
        text`If you leave the job, what's left is due by the next tax deadline, or it's taxed, usually with a penalty before fifty-nine and a half.`,
      ],
      unless: text`you might file for bankruptcy. Then leave the account alone, because creditors generally can't reach it.`,
      next: text`Borrow only what the costliest cards need, and keep contributing up to the match while you repay.`,
    }),
    use_savings: (told) => ({
      opening: text`No, use your savings instead of the 401(k).`,
      because: [
        text`With ${given('cash', told.cash!, 'usd')} on hand you can pay the ${given('amount', wanted(told)!, 'usd')} and still keep a cushion. Savings are easy to rebuild, and the 401(k) keeps growing.`,
        text`A plan loan comes due if you lose the job. Your own cash never does.`,
      ],
      unless: text`that cash is all that stands between you and a missed rent or mortgage payment.`,
      next: text`Pay it from savings and set an automatic transfer to build them back within a year or two.`,
    }),
    just_withdraw: (told, context) => ({
      opening: text`You may not need a loan: at ${given('age', told.age!, 'age')} you can withdraw without the penalty.`,
      because: [
        text`Past ${fact('early_withdrawal_age', context.facts.get('early_withdrawal_age'), 'age', { decimals: 1 })}, money you take out is only taxed as income. While you still work there, your plan decides whether it allows that.`,
        ...costOf(told, context),
        text`A loan avoids the tax, but a loan you can't finish is taxed anyway.`,
      ],
      unless: text`you'll work several more years and can repay it easily. Then the loan is cheaper.`,
      next: text`Ask the plan for both forms, loan and withdrawal, and compare the tax on a withdrawal this year with next.`,
    }),
    student_debt: ({ student, ...told }, context) => ({
      opening:
        told.amount === undefined
          ? text`No, don't move ${loansCalled(student)} into a 401(k) loan.`
          : text`No, don't move the ${given('amount', told.amount, 'usd')} of ${loansCalled(student)} into a 401(k) loan.`,
      because: [
        student === 'private'
          ? text`A private loan stays where it is if you lose your job. A 401(k) loan comes due, and what you can't repay is taxed.`
          : text`Federal loans can be stretched or paused, and they end at ${student === 'parent' ? "the parent's" : 'your'} death or total disability. A 401(k) loan comes due if you lose your job, and what you can't repay is taxed.`,
        ...costOf(told, context),
      ],
      unless: text`your job is safe and you'd have it paid back within a year or two. Then the interest you save may be worth it.`,
      next:
        student === 'private'
          ? text`Compare three lenders for a lower rate first. Keep contributing to the 401(k) up to the match.`
          : text`Ask the servicer which payment plans these loans allow, and send what you can spare from your pay to them.`,
    }),
    line_instead: (told, context) => {
      const amount = wanted(told);
      const cost =
        amount === undefined || told.rate === undefined
          ? undefined
          : context.run(interestCost, { balance: amount, rate: told.rate });
      return {
        opening: text`Take the home equity line rather than the 401(k) loan, if the payment fits and you'd clear it within a few years.`,
        because: [
          ...(cost
            ? [
                text`${given('amount', amount!, 'usd')} at ${given('rate', told.rate!, 'percent')} costs about ${cost.figure('year')} of interest in the first year.`,
              ]
            : []),
          ...costOf(told, context),
          text`The line stays as it is when you change or lose the job. A 401(k) loan comes due then, and what you can't repay is taxed.`,
        ],
        unless: text`your job is very safe and the line's rate is far above what the plan charges. Then a plan loan, paid back fast, can be cheaper.`,
        next: text`Get the line from a credit union without an annual fee, and set the payment so it's gone in five years.`,
      };
    },
    home: (told, context) => ({
      opening:
        told.amount === undefined
          ? text`No, put less down or wait a little instead.`
          : text`No, don't borrow the ${given('amount', told.amount, 'usd')}: put less down or wait a little instead.`,
      because: [
        text`The payment comes on top of a new mortgage just when money is tightest, and leaving the job makes the loan due.`,
        ...costOf(told, context),
      ],
      unless: text`it's a small gap at closing and the payments fit easily. Plans can give you longer than five years for your own home.`,
      next: text`Ask the lender for the payment with a smaller down payment, mortgage insurance included, and compare.`,
    }),
    last_resort: (_, context) => ({
      opening: text`Yes, if it keeps you in your home, a loan beats cashing out.`,
      because: [
        text`There's no tax and no penalty as long as you pay it back, and no credit check.`,
        text`The law allows ${limitOf(context)}. Your plan may allow less.`,
      ],
      unless: text`you couldn't make the house payment afterward either. Then the loan only delays it.`,
      next: text`Call your servicer and a HUD-approved housing counselor before you sign. A repayment plan may need no loan at all.`,
    }),
    leaving: (told, context) => ({
      opening:
        wanted(told) === undefined
          ? text`No, not while you might lose or leave the job.`
          : text`No, don't borrow the ${given('amount', wanted(told)!, 'usd')} while you might lose or leave the job.`,
      because: [
        ...costOf(told, context),
        text`After you leave, what you still owe is due by the tax deadline of the next year. What you can't pay back is taxed as income, with an extra ${fact('early_withdrawal_tax_percent', context.facts.get('early_withdrawal_tax_percent'), 'percent')} in most cases before fifty-nine and a half.`,
      ],
      unless: text`you could pay the whole rest from savings on the day you leave.`,
      next: text`Ask your plan whether it lets former employees keep paying by bank transfer. Some do.`,
    }),
    left: () => ({
      opening: text`Probably not: a former employer's plan generally won't lend to you, and a loan you already have comes due.`,
      because: [
        text`Put what you still owe on one into an IRA by the next tax deadline, or it's taxed, usually with a penalty.`,
        text`Loans are repaid from your paycheck there, so most plans lend only to current employees. Taking the money out instead costs income tax and usually a penalty.`,
      ],
      unless: text`a new employer's plan takes your rollover and allows loans.`,
      next: text`Leave the account where it is for now, and cover the gap with savings or a small credit union loan.`,
    }),
    ira: () => ({
      opening: text`No, the law doesn't allow loans from an IRA.`,
      because: [
        text`Money you take out counts as a withdrawal, with income tax and usually a penalty. What you put into a Roth IRA yourself is the exception: you can take that back any time without tax.`,
      ],
      unless: text`you also have a 401(k) at your current job. That one may lend to you.`,
      next: text`Before you touch the IRA, ask a credit union for a personal loan quote.`,
    }),
    no: (told, context) => ({
      opening:
        told.amount === undefined
          ? text`No, leave the 401(k) alone for this.`
          : text`No, don't borrow the ${given('amount', told.amount, 'usd')} from your 401(k) for this.`,
      because: [
        ...costOf(told, context),
        text`The money misses the market while it's out, and many people cut their contributions to afford the payment.`,
        text`If you lose the job, the loan comes due.`,
      ],
      unless: text`it replaces debt at card rates or saves your home. Then it can be the better choice.`,
      next: text`Try savings first, then a credit union loan. If neither works, tell me what it's for.`,
    }),
  },
  asks: [
    {
      field: 'purpose',
      settled: ({ card, student }) => card !== undefined || student !== undefined,
      question: 'What is the money for?',
      choices: [
        { label: 'Credit card debt', value: 'costly_debt' },
        { label: 'Keeping my home', value: 'keep_home' },
        { label: 'Buying a home', value: 'buy_home' },
        { label: 'Something else', value: 'wish' },
      ],
    },
    {
      field: 'job',
      settled: ({ public_service: isPublic }) => isPublic === true,
      question: 'Might you leave this job in the next few years?',
      choices: [
        { label: "No, I'm staying", value: 'stays' },
        { label: 'Maybe', value: 'may_leave' },
      ],
    },
  ],
  followUps: ['Should I cash out my 401(k)?', 'Should I consolidate my debts?'],
  articles: ['traditional-401k', 'debt-consolidation'],
  related: ['small-loans', 'home-buying'],
  sources: ['irs_plan_loans', 'irc_72'],
});
