import { choice, flag, money, moneyPerMonth, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import {
  cashField,
  courtPapersField,
  missedPaymentsField,
  unemployedField,
} from '#advisor/guides/debt/told-fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { isBearable, managedWords } from '#advisor/guides/debt/managed-plan.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';
import { stateCodes, stateNames, type StateCode } from '#advisor/reader/states.ts';
import { homesProtected, protectedEquity, reachable } from '#advisor/guides/debt/bankruptcy-house.ts';

/** Up to this share of a year's pay most people can pay unsecured debt off within five years. */
const payableShare = 0.4;

/** Without a paycheck, this much is out of reach even if the next job comes soon. */
const muchWithoutPay = 15_000;

function debtBeside(debt: number | undefined, income: number | undefined): Text {
  return debt !== undefined && income !== undefined
    ? text`You owe ${given('debt', debt, 'usd')} on an income of ${given('income', income, 'usd_per_year')}.`
    : text`The test is whether you could pay off cards, loans and medical bills within five years.`;
}

export const bankruptcy = defineGuide({
  id: 'bankruptcy',
  title: 'Bankruptcy or not',
  about: 'Bankruptcy: should I, Chapter 7 or 13',
  questions: [
    'should I file for bankruptcy',
    'chapter 7 or chapter 13 which one',
    'i make 42k and owe 58 thousand on cards and hospital bills, is bankruptcy my best option',
    'Would I lose my house if I went bankrupt? We are 4 months behind.',
    'Is it worth filing over 12,000 dollars of credit card debt?',
    'im on disability and collectors keep calling, do i need to file bankruptcy',
    'Wages are being garnished for an old loan. Will bankruptcy stop it?',
    'can i get rid of my student loans by going bankrupt',
    'ashamed to even ask. how do I know when its time to give up and file',
    'spouse lost job, 71k in debt, thinking of emptying 401k to avoid bankruptcy. bad idea?',
  ],
  simply:
    "Bankruptcy is a reset button that the law offers when debts are too big to ever pay back. It leaves a mark on your credit for years and doesn't erase every kind of debt, so it's for debts you truly can't pay any other way.",
  input: {
    debt: money({
      label: 'Unsecured debt',
      roles: ['debt_balance', 'debt_balance@both'],
      adds: true,
      min: 1,
      max: 1e8,
    }),
    income: moneyPerYear({
      label: 'Income',
      roles: ['wages@both', 'wages', 'se_income', 'take_home'],
      min: 0,
      max: 1e8,
    }),
    student: flag({
      label: 'Mostly student loans',
      fact: 'loan=student',
      default: { value: false, reason: 'student loans are not mentioned' },
    }),
    kind: choice({ label: 'Most of the debt', options: ['ordinary', 'student_or_tax'] }),
    home: choice({ label: 'Your home', options: ['behind', 'fine'] }),
    repaid: choice({ label: 'Paid back before', options: ['family'] }),
    living: choice({ label: 'What you live on', options: ['pay', 'benefits'] }),
    benefits: moneyPerYear({
      label: 'Social Security or disability',
      roles: ['ss_income'],
      min: 1,
      max: 1e6,
    }),
    retirement: money({ label: 'Retirement savings', roles: ['bal_retirement'], min: 1, max: 1e9 }),
    mortgage: flag({
      label: 'A mortgage',
      fact: 'loan=mortgage',
      default: { value: false, reason: 'none is mentioned' },
    }),
    house: money({ label: 'Value of the home', roles: ['home_value'], min: 1, max: 1e9 }),
    owed: money({ label: 'Mortgage left', roles: ['mortgage_balance'], min: 0, max: 1e9 }),
    paid_off: flag({
      label: 'No mortgage',
      fact: 'flag=no_mortgage',
      default: { value: false, reason: 'nothing is said of it' },
    }),
    owning: flag({
      label: 'Owns a home',
      fact: 'home=owning',
      default: { value: false, reason: 'nothing is said of it' },
    }),
    renting: flag({
      label: 'Renting',
      fact: 'home=renting',
      default: { value: false, reason: 'nothing is said of it' },
    }),
    state: choice<StateCode>({ label: 'State', fact: 'state', options: stateCodes }),
    bills: moneyPerMonth({ label: 'Spending', roles: ['spend_needs', 'spend_total'], min: 1, max: 1e6 }),
    take_home: moneyPerMonth({
      label: 'Take-home pay',
      roles: ['take_home', 'take_home@both'],
      min: 1,
      max: 1e6,
    }),
    benefit: moneyPerMonth({ label: 'Unemployment benefits', roles: ['other_income'], min: 1, max: 1e5 }),
    cash: cashField,
    missed: missedPaymentsField,
    sued: courtPapersField,
    out_of_work: unemployedField,
  },
  sides: [
    {
      given: { repaid: 'family' },
      questions: [
        'I paid my brother back a few months ago, is that a problem for bankruptcy',
        'repaid my mom before filing chapter 7, can the trustee take it back',
        'chapter 7 but I repaid my brother last summer and own a truck',
      ],
    },
  ],
  decide: ({ debt, income, student, kind, living, ...told }, context) => {
    if (told.home === 'behind' || (told.home === undefined && told.mortgage && told.missed))
      return 'chapter_13';
    const onBenefits = told.benefits !== undefined && (income ?? 0) === 0;
    if (living === 'benefits' || (living === undefined && onBenefits)) return 'protected';
    if (kind === 'student_or_tax' || (kind === undefined && student)) return 'wrong_debts';
    const tooMuch = reachable(told, context) ? 'house_at_stake' : 'chapter_7';
    if (told.out_of_work && debt !== undefined && debt >= muchWithoutPay) return tooMuch;
    if (debt === undefined || income === undefined) return 'ask_lawyer';
    const canCarry = isBearable({ debt, takeHome: told.take_home }, context);
    if (debt > payableShare * income && !canCarry) return tooMuch;
    return told.sued ? 'answer_first' : 'not_yet';
  },
  verdicts: {
    chapter_7: ({ debt, income, retirement, renting, owning, state, repaid, benefit, ...told }, context) => ({
      opening:
        retirement === undefined
          ? text`Yes, see a bankruptcy lawyer now, most likely about Chapter 7.`
          : text`Leave the ${given('retirement', retirement, 'usd')} of retirement money alone and see a bankruptcy lawyer now.`,
      because: [
        ...(retirement === undefined && told.take_home !== undefined
          ? managedWords({ debt, takeHome: told.take_home }, context)
          : []),
        ...protectedEquity({ ...told, state }, context),
        income === undefined && debt !== undefined
          ? benefit === undefined
            ? text`${given('debt', debt, 'usd')} without a paycheck is very hard to pay off.`
            : text`${given('debt', debt, 'usd')} on ${given('benefit', benefit, 'usd_per_month')} of benefits is very hard to pay off.`
          : text`${debtBeside(debt, income)} That's very hard to pay off within five years.`,
        ...(repaid === undefined
          ? []
          : [
              text`Tell the lawyer about the money you paid back to family: within a year before filing, the trustee can take it back, so waiting may help.`,
            ]),
        ...(owning && state !== undefined && homesProtected.has(state)
          ? [
              text`${stateNames[state]} protects the home you live in almost without a limit, so the equity is generally safe.`,
            ]
          : []),
        text`Chapter 7 usually clears cards, medical bills and personal loans in a few months and stops lawsuits and garnishment.`,
        retirement === undefined
          ? text`Retirement accounts are generally protected.`
          : text`Creditors generally can't reach retirement money, even in bankruptcy, and cashing out costs tax and usually a penalty.`,
      ],
      unless:
        renting || (state !== undefined && homesProtected.has(state))
          ? text`your income is above your state's median. Then Chapter 13 may be what you get.`
          : text`your income is above your state's median or you have a lot of home equity. Then Chapter 13 may fit better.`,
      next: text`Book a free first talk with two bankruptcy lawyers. Until then, don't touch the 401(k), repay relatives or run up cards.`,
    }),
    house_at_stake: ({ debt, income, ...told }, context) => {
      const equity = reachable(told, context)!;
      return {
        opening: text`See a bankruptcy lawyer now, about Chapter 13 rather than 7: the ${equity} of equity in your house is more than most states protect.`,
        because: [
          text`${debtBeside(debt, income)} In Chapter 7 the house could be sold to pay that. In Chapter 13 you keep it and pay over three to five years, at least as much as Chapter 7 would have brought.`,
          debt !== undefined && equity.value > debt
            ? text`Since the equity is more than the debts, compare it with selling and paying everyone off.`
            : text`Filing also stops lawsuits and any garnishment the same day.`,
        ],
        unless: text`your state protects most of that equity. A few protect nearly all of it, and then Chapter 7 is open to you.`,
        next: text`Book free first talks with two bankruptcy lawyers. Until then, don't borrow against the house or touch the 401(k).`,
      };
    },
    chapter_13: () => ({
      opening: text`Yes, ask a bankruptcy lawyer about Chapter 13, and do it before a sale date is set.`,
      because: [
        text`It stops a foreclosure and lets you catch up on the mortgage over three to five years while you keep the house. You need a steady income for it.`,
        text`Chapter 7 only delays the foreclosure.`,
      ],
      unless: text`the house payment is more than you can carry anyway. Then letting it go and filing Chapter 7 may be kinder to you.`,
      next: text`Call your mortgage servicer and a HUD-approved housing counselor today, and a lawyer this week.`,
      say: text`I'm behind and want to keep my home. What repayment plan or loan modification can I apply for?`,
    }),
    answer_first: ({ debt, income }) => ({
      opening: text`No, not yet: answer the lawsuit first, and try to settle this one debt.`,
      because: [
        debtBeside(debt, income),
        text`That's an amount you can pay over time, and a collector often takes less once you answer. If you ignore the papers, they win and can take part of your pay.`,
      ],
      unless: text`the judgment would leave you short of rent and food, or more debts follow. Then bankruptcy stops the garnishment.`,
      next: text`File the answer before the deadline on the papers, and call legal aid at lawhelp.org this week.`,
      say: text`I've answered the lawsuit. What would you take to settle this in writing?`,
    }),
    not_yet: ({ debt, income, take_home: takeHome }, context) => ({
      opening: text`No, not yet: ${given('debt', debt!, 'usd')} on ${given('income', income!, 'usd_per_year')} can probably be paid off without it.`,
      because: [
        ...managedWords({ debt, takeHome }, context),
        text`With lower rates it can be done in three to five years, and bankruptcy stays on your report for up to ten.`,
      ],
      unless: text`your wages are being garnished, you're being sued, or the minimums already take what you need for rent and food.`,
      next: text`Call a nonprofit credit counselor at nfcc.org and ask what a debt management plan would cost you a month.`,
    }),
    protected: ({ benefits, debt, renting, cash }) => ({
      opening:
        benefits === undefined || debt === undefined
          ? text`No, you may not need it: creditors generally can't take Social Security or disability benefits.`
          : text`No, you may not need it: for the ${given('debt', debt, 'usd')}, creditors generally can't take your Social Security.`,
      because: [
        text`If you own little, a card company that wins in court has nothing to collect. Banks must protect two months of directly deposited benefits.`,
        text`Federal taxes, federal student loans and support are different. They can reach some benefits.`,
      ],
      unless:
        renting && cash !== undefined
          ? text`you get other pay, or are owed or left money later. Then talk to a lawyer before they sue.`
          : text`you own a home with equity or have other savings. Then talk to a lawyer before they sue.`,
      next: text`Keep benefits in their own account, don't mix in other money, and ask legal aid to write to the collectors.`,
      say: text`I live on protected benefits and own nothing you can take. Stop contacting me except in writing.`,
    }),
    wrong_debts: ({ kind }) => ({
      opening:
        kind === undefined
          ? text`Not for the student loans: bankruptcy rarely clears those.`
          : text`No, bankruptcy probably won't clear most of this.`,
      because: [
        text`Support and recent taxes survive it. Student loans go only if you prove hardship in a separate case, though the government now agrees to that more often for federal loans.`,
        text`An income-based payment or an IRS payment plan usually helps more.`,
      ],
      unless: text`you also have a lot of card or medical debt. Clearing that can make the rest payable, so see a bankruptcy lawyer.`,
      next: text`Apply for an income-driven plan at StudentAid.gov, or a payment plan at IRS.gov.`,
    }),
    ask_lawyer: ({ debt, take_home: takeHome }, context) => ({
      opening: text`See a bankruptcy lawyer if you couldn't pay it all off within five years.`,
      because: [
        ...managedWords({ debt, takeHome }, context),
        debt === undefined
          ? text`Chapter 7 clears most cards, loans and medical bills in a few months. Chapter 13 is a payment plan that can save a house.`
          : text`Chapter 7 could clear most of the ${given('debt', debt, 'usd')} in a few months if it's cards, loans and medical bills. Chapter 13 is a payment plan that can save a house.`,
        text`Waiting often costs people retirement money that creditors generally couldn't have touched.`,
      ],
      unless: text`a counselor finds a plan you can afford. Then use that.`,
      next: text`Book a free first talk with a bankruptcy lawyer, and don't cash out retirement or pay back family before it.`,
    }),
  },
  asks: [
    {
      field: 'home',
      settled: ({ mortgage, missed, renting, paid_off: isPaidOff }) =>
        renting === true || isPaidOff === true || (mortgage === true && missed === true),
      question: 'Are you behind on a mortgage for a home you want to keep?',
      choices: [
        { label: 'Yes', value: 'behind' },
        { label: 'No', value: 'fine' },
      ],
    },
    {
      field: 'living',
      settled: ({ income, benefits }) => income !== undefined || benefits !== undefined,
      question: 'What do you live on?',
      choices: [
        { label: 'A paycheck or business', value: 'pay' },
        { label: 'Only Social Security or disability', value: 'benefits' },
      ],
    },
    {
      field: 'kind',
      settled: ({ student }) => student === true,
      question: 'What is most of the debt?',
      choices: [
        { label: 'Cards, loans, medical bills', value: 'ordinary' },
        { label: 'Student loans, taxes, support', value: 'student_or_tax' },
      ],
    },
  ],
  comfort: 'This is hard, and asking about it is no failure. The law is there so people can start again.',
  followUps: ['Is debt settlement a good idea?', 'Should I cash out my 401(k)?'],
  articles: ['debt-consolidation', 'credit-score', 'bankruptcy-chapters-7-and-13'],
  related: ['credit-counseling'],
  sources: ['courts_bankruptcy_basics', 'ftc_get_out_of_debt'],
});
