import { loan401k } from '#advisor/calculators/retirement/loan-401k.ts';
import { choice, flag, money } from '#advisor/calculators/define/fields.ts';
import { fact } from '#advisor/calculators/define/result.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

interface Told {
  balance: number | undefined;
  amount: number | undefined;
}

/** What the loan costs in growth and each month, where an amount or a balance is known. */
function costOf({ balance, amount }: Told, { run }: GuideContext) {
  const loan = balance === undefined && amount === undefined ? undefined : run(loan401k, { balance, amount });
  return loan
    ? [
        text`Paid back over five years it takes about ${loan.figure('payment')}, and the account misses roughly ${loan.figure('missed_growth')} of growth.`,
      ]
    : [];
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
  input: {
    balance: money({ label: 'Balance of the plan', roles: ['bal_retirement'], min: 1, max: 1e9 }),
    amount: money({
      label: 'Amount to borrow',
      roles: ['withdraw_amount', 'debt_balance'],
      min: 1,
      max: 1e8,
    }),
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
    job: choice({ label: 'Your job', options: ['stays', 'may_leave'] }),
  },
  decide: ({ ira, left, laid_off: laidOff, purpose, job }) => {
    if (ira !== undefined) return 'ira';
    if (left || laidOff) return 'left';
    if (purpose === 'keep_home') return 'last_resort';
    if (job === 'may_leave') return 'leaving';
    if (purpose === 'costly_debt') return 'debt';
    return purpose === 'buy_home' ? 'home' : 'no';
  },
  verdicts: {
    debt: (told, context) => ({
      opening: text`Yes, for card debt it can beat the cards, if your job is safe and the cards stay empty.`,
      because: [
        text`You swap interest to a bank for interest into your own account.`,
        ...costOf(told, context),
        text`If you leave the job, what's left is due by the next tax deadline, or it's taxed, usually with a penalty before fifty-nine and a half.`,
      ],
      unless: text`you might file for bankruptcy. Then leave the account alone, because creditors generally can't reach it.`,
      next: text`Borrow only what the costliest cards need, and keep contributing up to the match while you repay.`,
    }),
    home: (told, context) => ({
      opening: text`No, put less down or wait a little instead.`,
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
    leaving: (_, context) => ({
      opening: text`No, not while you might leave the job.`,
      because: [
        text`After you leave, what you still owe is due by the tax deadline of the next year. What you can't pay back is taxed as income, with an extra ${fact('early_withdrawal_tax_percent', context.facts.get('early_withdrawal_tax_percent'), 'percent')} in most cases before fifty-nine and a half.`,
      ],
      unless: text`you could pay the whole rest from savings on the day you leave.`,
      next: text`Ask your plan whether it lets former employees keep paying by bank transfer. Some do.`,
    }),
    left: () => ({
      opening: text`A former employer's plan generally won't lend to you, and a loan you already have comes due.`,
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
      opening: text`No, leave the 401(k) alone for this.`,
      because: [
        text`The money misses the market while it's out, and many people cut their contributions to afford the payment.`,
        ...costOf(told, context),
        text`If you lose the job, the loan comes due.`,
      ],
      unless: text`it replaces debt at card rates or saves your home. Then it can be the better choice.`,
      next: text`Try savings first, then a credit union loan. If neither works, tell me what it's for.`,
    }),
  },
  asks: [
    {
      field: 'purpose',
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
      question: 'Might you leave this job in the next few years?',
      choices: [
        { label: "No, I'm staying", value: 'stays' },
        { label: 'Maybe', value: 'may_leave' },
      ],
    },
  ],
  followUps: ['Should I cash out my 401(k)?', 'Should I consolidate my debts?'],
  articles: ['traditional-401k', 'debt-consolidation'],
  sources: ['irs_plan_loans', 'irc_72'],
});
