import { creditUtilization } from '#advisor/calculators/borrowing/debts/credit-utilization.ts';
import {
  age as ageField,
  choice,
  count,
  money,
  moneyPerMonth,
  years,
} from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { buyingHomeField, cashField, missedPaymentsField } from '#advisor/guides/debt/told-fields.ts';
import { howSoon } from '#advisor/guides/debt/credit-pay-down.ts';
import { creditStart } from '#advisor/guides/debt/credit-start.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

/** From about here most lenders give their best rates. */
const bestRates = 760;
/** From about here lenders give good rates. */
const goodScore = 720;
/** Above this share of the limit a card balance weighs on the score. */
const highUse = 0.3;

/** Up to this age someone who tells neither a score nor a balance is most likely at the start. */
const startingAge = 21;

export const creditBuilding = defineGuide({
  id: 'credit_building',
  title: 'Build or repair credit',
  about: 'Build or repair credit, credit score questions with a decision',
  questions: [
    'how do I build credit from nothing',
    'should I close my old credit card i never use',
    'score dropped to 588 after some late payments, fastest way to fix it??',
    'Is a secured card or a credit builder loan better for a beginner?',
    'my card is maxed, 4,800 of a 5,000 limit. pay it down or open another card',
    'new to the US, no credit history at all, where to start',
    'We want a mortgage in six months and my score is 655. What should I do first?',
    'does carrying a small balance help your score',
    'mom wants to add me to her amex so i get credit, good idea?',
    'is it worth going from 770 to 800',
  ],
  simply:
    "A credit score is like a report card for borrowing: it goes up when you pay on time and use only a small part of what you could borrow. That takes time and steady habits, and a company can't sell it to you.",
  input: {
    score: count({ label: 'Credit score', roles: ['credit_score'], min: 300, max: 850 }),
    balance: money({
      label: 'Card balance',
      roles: ['debt_balance:card', 'debt_balance'],
      adds: true,
      min: 1,
      max: 1e7,
    }),
    limit: money({ label: 'Credit limit', roles: ['credit_limit'], adds: true, min: 1, max: 1e7 }),
    situation: choice({
      label: 'Your credit',
      options: ['none', 'damaged', 'high_balances', 'before_loan'],
    }),
    fee: money({ label: 'Yearly fee of the card', roles: ['fee_amount'], min: 1, max: 5000 }),
    close: choice({ label: 'Asked about', options: ['closing_a_card'] }),
    topic: choice({ label: 'About', options: ['paid_off', 'not_mine', 'several'] }),
    way: choice({ label: 'Way to begin', options: ['added'] }),
    their_balance: money({
      label: "Balance on the other person's card",
      roles: ['debt_balance@other', 'debt_balance@spouse'],
      min: 1,
      max: 1e7,
    }),
    horizon: years({ label: 'Time until you apply', roles: ['horizon'], min: 0, max: 20 }),
    cash: cashField,
    monthly: moneyPerMonth({
      label: 'What you can pay on it each month',
      roles: ['debt_payment:card', 'debt_payment', 'debt_extra', 'debt_budget', 'save_amount'],
      comes: 'month',
      min: 1,
      max: 1e6,
    }),
    age: ageField({ label: 'Age', roles: ['age'], min: 16, max: 110 }),
    missed: missedPaymentsField,
    buying: buyingHomeField,
  },
  sides: [
    {
      given: { close: 'closing_a_card' },
      questions: [
        "should I close a credit card I don't use",
        'does closing an old credit card hurt my score',
        'cancel my card with the annual fee or keep it',
      ],
    },
    {
      given: { topic: 'paid_off' },
      questions: [
        'paid off my car and my score fell, what gives',
        'I made the last payment on my loan and lost 30 points',
        'score went from 760 to 735 after I paid off my student loan early',
        'why would my credit go down when I have no debt anymore',
      ],
    },
    {
      given: { topic: 'several' },
      questions: [
        'is one credit card enough or should I have two or three',
        'how many credit cards should I have for a good score',
        'should I open a second card to raise my credit',
      ],
    },
    {
      given: { topic: 'not_mine' },
      questions: [
        'my ex husband opened cards in my name, do I pay them for my score',
        'someone else ran up a card in my name, pay it or dispute it',
        'there are accounts on my report that are not mine, my sister did it',
      ],
    },
    {
      given: { situation: 'none' },
      questions: [
        'never had a credit card or a loan, how do I get a score',
        'no credit history at all and I want to rent a place',
        'I have zero credit, what do I open first',
        'secured card or credit builder loan to start from scratch',
      ],
    },
    {
      given: { situation: 'none', way: 'added' },
      questions: [
        "secured card or go on my dad's card as an authorized user, I have no credit",
        "is it better to be added to a parent's credit card or to get my own",
        'my parents offered to put me on their visa so I can build credit',
      ],
    },
  ],
  decide: ({
    close,
    score,
    balance,
    limit,
    situation,
    missed,
    buying,
    age,
    way,
    topic,
    their_balance: theirs,
  }) => {
    if (topic !== undefined && situation === undefined) return topic;
    if (close !== undefined && situation === undefined && !buying) return 'close_card';
    // With a score, or a card of one's own in use, there is a history.
    const isNew =
      situation === 'none' && score === undefined && (balance === undefined || limit === undefined);
    const isLoaded = theirs !== undefined && (limit === undefined || theirs > highUse * limit);
    if (isNew && way === 'added' && isLoaded) return 'own_card_only';
    if (isNew) return way === 'added' ? 'start_added' : 'start';
    if (situation === 'damaged' || (situation === undefined && missed)) return 'repair';
    if (situation === 'high_balances') return 'pay_down';
    if (balance !== undefined && limit !== undefined && balance > highUse * limit) return 'pay_down';
    if (score !== undefined && score >= bestRates) return 'enough';
    if (situation === 'before_loan' || buying) return 'before_loan';
    const isStarting =
      age !== undefined && age <= startingAge && score === undefined && balance === undefined;
    return isStarting ? 'start' : 'usual';
  },
  verdicts: {
    ...creditStart,
    paid_off: ({ score }) => ({
      opening: text`You did nothing wrong: a paid-off loan stops counting as an open account, so the score dips for a few months.`,
      because: [
        text`Your mix of open credit looks thinner. The loan stays on your report as paid, which keeps helping for years, and the interest you saved is worth more than the points.`,
        ...(score !== undefined && score >= goodScore
          ? [text`At ${given('score', score, 'count')} you still get good rates.`]
          : []),
      ],
      unless: text`the drop is large or lasts past half a year. Then look for an error or a late mark in your reports.`,
      next: text`Check that the loan shows as paid in full at AnnualCreditReport.com, and just keep using one card and paying it in full.`,
    }),
    several: ({ limit }) => ({
      opening: text`Two or three cards are plenty, and one that you always pay in full is enough for a good score.`,
      because: [
        limit === undefined
          ? text`A second card adds to your total limit, so the same spending uses a smaller part of it, which helps. It also costs a few points for some months.`
          : text`With a ${given('limit', limit, 'usd')} limit, a second card or a higher limit lowers the part you use, which helps. A new card costs a few points for some months.`,
        text`A spare from another bank is handy when one is lost or blocked.`,
      ],
      unless: text`you carry balances or apply for a mortgage or car loan within half a year. Then open nothing.`,
      next: text`Ask your bank for a higher limit first, without a hard check. If you want a second card, pick one without a yearly fee.`,
    }),
    not_mine: ({ balance }) => ({
      opening: text`Don't pay ${balance === undefined ? 'them' : text`the ${given('balance', balance, 'usd')}`}: report it as identity theft and dispute it.`,
      because: [
        text`Paying treats the debt as yours, and an account opened without your permission isn't, even if a relative or ex did it. With an identity theft report the bureaus must block it within four business days.`,
      ],
      unless: text`you signed for it or let them use your name. Then you owe it, and a payment plan protects your score.`,
      next: text`Make the report at IdentityTheft.gov, send it to the card companies and all three bureaus, and freeze your credit today.`,
      say: text`I didn't open this account. Here is my identity theft report. Please close it and remove it from my credit.`,
    }),
    close_card: ({ fee }) => ({
      opening:
        fee === undefined
          ? text`Keep it open if it's free, and close it if it has a yearly fee you get nothing for.`
          : text`Ask the bank to switch it to a version without the ${given('fee', fee, 'usd')} fee, and close it if they won't.`,
      because: [
        text`An open card adds to your total limit, so you use a smaller part of it, and that helps your score. Closing one usually costs a few points for a few months.`,
        text`A fee every year for a card in a drawer costs more than that's worth.`,
      ],
      unless: text`you'll apply for a mortgage or car loan within about six months. Then leave it open until that's done.`,
      next: text`Call the number on the card before the next fee is charged, and use up any points first.`,
      say: text`I don't use this card. Can you move me to a card without a yearly fee and keep the account?`,
    }),
    repair: ({ score }) => ({
      opening:
        score === undefined
          ? text`Get current and stay current: on-time payments fix more than anything you can buy.`
          : text`Get current and stay current: from ${given('score', score, 'count')}, on-time payments fix more than anything you can buy.`,
      because: [
        text`Payment history counts most, and old late marks weigh less every month. Most disappear after seven years.`,
        text`Errors you can dispute yourself for free. True marks can't be removed by a repair company.`,
      ],
      unless: text`there's a collection you don't recognize. Dispute that before you pay it.`,
      next: text`Set every minimum on autopay today, then read your three reports free at AnnualCreditReport.com.`,
      say: text`I've been a good customer apart from this one late payment. Would you remove it as a courtesy?`,
    }),
    pay_down: ({ balance, limit, cash, score, monthly, horizon }, { run }) => {
      const used =
        balance === undefined || limit === undefined ? undefined : run(creditUtilization, { balance, limit });
      const needed = used?.figure('to_pay');
      return {
        opening: needed
          ? text`Pay the card down by ${needed} first, and don't open another one.`
          : text`Pay the card down, and don't open another one.`,
        because: [
          ...howSoon({ needed: needed?.value, balance, cash, monthly, horizon }),
          used
            ? text`You're using ${used.figure('utilization')} of your limit, and that weighs on ${score === undefined ? text`the score` : text`your ${given('score', score, 'count')}`}. That payment gets you under a third. Below a tenth is best.`
            : text`How much of your limits you use is the part of the score you can change fastest. Below a third is better, below a tenth is best.`,
          ...(cash !== undefined && balance !== undefined && cash >= balance
            ? [
                text`Your ${given('cash', cash, 'usd')} of savings can do that. Keep at least a month of bills.`,
              ]
            : []),
          text`It has hardly any memory, so the score recovers within a month or two.`,
        ],
        unless: text`you're behind on another bill. Get that current first.`,
        next: text`Pay before the statement closes, not just before it's due. The statement balance is what gets reported.`,
      };
    },
    before_loan: ({ score, limit, balance, horizon }) => ({
      opening: text`Open nothing new, pay the cards down, and fix errors before you apply.`,
      because: [
        score === undefined
          ? text`Lower balances can lift a score within a month or two. New accounts pull it down just when it counts.`
          : text`From ${given('score', score, 'count')}, lower balances can lift it within a month or two. New accounts pull it down just when it counts.`,
        ...(horizon !== undefined && horizon >= 1
          ? [
              text`You have ${given('horizon', Math.round(horizon * 12), 'months')}: keep every payment on time, and ask a lender before you pay an old collection, because some want it settled and others ignore it.`,
            ]
          : []),
        text`Don't close old cards either. That shrinks your limits.`,
      ],
      unless:
        limit === undefined && balance === undefined
          ? text`you have no credit line at all. Then open one secured card now and wait half a year.`
          : text`your only card has a tiny limit. Then ask for a higher one, or add one secured card now, at least half a year before you apply.`,
      next: text`Get your free reports at AnnualCreditReport.com this week and dispute errors, which takes about a month.`,
    }),
    enough: ({ score = 0 }) => ({
      opening: text`Leave it alone: ${given('score', score, 'count')} already gets you the best rates.`,
      because: [
        text`More points won't lower what a lender charges you. Closing an old free card gains you nothing either.`,
      ],
      unless: text`you're about to apply for a mortgage. Then open no accounts and keep balances low until you've closed.`,
      next: text`Freeze your credit at all three bureaus. It's free, and it keeps others from opening accounts in your name.`,
    }),
    usual: () => ({
      opening: text`Pay everything on time, use little of your limits, and keep old cards open.`,
      because: [
        text`Those three make most of the score. Carrying a balance doesn't help it. It only costs interest.`,
        text`Anything a company sells you beyond that you can do yourself for free.`,
      ],
      unless: text`an old card has a yearly fee. Ask for a free version, or close it.`,
      next: text`Put every card on autopay for the full balance, and read your free reports at AnnualCreditReport.com.`,
    }),
  },
  asks: [
    {
      field: 'situation',
      settled: ({ missed, buying }) => missed === true || buying === true,
      question: 'Which fits you best?',
      choices: [
        { label: 'No credit history yet', value: 'none' },
        { label: 'Late payments or collections', value: 'damaged' },
        { label: 'High card balances', value: 'high_balances' },
        { label: 'I want a mortgage soon', value: 'before_loan' },
      ],
    },
  ],
  followUps: ['What is credit utilization?', 'Which debt should I pay off first?'],
  articles: ['credit-score', 'credit-utilization'],
  related: ['credit-cards'],
  sources: ['cfpb_credit_reports', 'ftc_fixing_credit'],
});
