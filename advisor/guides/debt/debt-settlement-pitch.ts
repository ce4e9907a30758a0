import { interestCost } from '#advisor/calculators/borrowing/debts/interest-cost.ts';
import {
  choice,
  flag,
  money,
  moneyPerMonth,
  moneyPerYear,
  months,
  percent,
} from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { cashField, courtPapersField } from '#advisor/guides/debt/told-fields.ts';
import { managedPlan, managedWords } from '#advisor/guides/debt/managed-plan.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** Savings that clear the debt should leave half as much again. */
const cashToSpare = 1.5;
/** Unsecured debt above this share of a year's pay mostly can't be paid off within five years. */
const payableShare = 0.4;

interface Plan {
  balance: number | undefined;
  rate: number | undefined;
  payment: number | undefined;
}

/** What the cards go on charging beside what the company collects. */
function interestBeside({ balance, rate, payment }: Plan, run: GuideContext['run']): Text[] {
  const cost = balance === undefined || rate === undefined ? undefined : run(interestCost, { balance, rate });
  if (!cost) return [];
  return payment === undefined
    ? [text`Meanwhile the cards add ${cost.figure('month')} of interest a month.`]
    : [
        text`Your ${given('payment', payment, 'usd_per_month')} goes into their account, while the cards add ${cost.figure('month')} of interest a month.`,
      ];
}

/** What they would collect in all, or their fee, beside what a counselor's plan takes. */
function theirPrice(
  { balance, payment, term, fee }: Omit<Plan, 'rate'> & { term: number | undefined; fee: number | undefined },
  context: GuideContext,
): Text[] {
  const managed = managedPlan(balance, context);
  if (payment !== undefined && term !== undefined)
    return [
      text`They'd collect ${given('collected', payment * term, 'usd')}${managed ? text`, while a nonprofit counselor's plan pays all of it off at about ${managed} for five years, with no lawsuits` : ''}.`,
    ];
  if (fee !== undefined && balance !== undefined)
    return [
      text`Their fee alone would be about ${given('fee_in_dollars', (balance * fee) / 100, 'usd')}${managed ? text`, while a nonprofit counselor's plan pays all of it off at about ${managed} for five years` : ''}.`,
    ];
  return [];
}

export const debtSettlementPitch = defineGuide({
  id: 'debt_settlement_pitch',
  title: 'A debt settlement or credit repair offer',
  about: 'A debt settlement or credit repair offer',
  questions: [
    'Is Freedom Debt Relief worth it or should I stay away?',
    'company says they can cut my 32k of debt in half if i stop paying my cards. real?',
    'should I sign up for debt settlement',
    'they want $800 before they start on my credit repair, is that normal',
    'National Debt Relief keeps calling me. good or bad idea',
    "I'm two months into a debt relief program and now I'm getting sued. Should I get out?",
    'is the government debt forgiveness program for credit cards legit? lady on the phone needs my bank info',
    'debt settlement vs bankruptcy vs credit counseling which one is least bad',
    'Lexington law to remove collections, waste of money?',
    'i am current on everything but its so much, would settling for less make sense',
  ],
  simply:
    'These companies charge you for things you can do yourself for free, like calling the people you owe. While you wait for them, late fees and bad marks on your credit pile up.',
  input: {
    balance: money({ label: 'Owed', roles: ['debt_balance'], adds: true, min: 1, max: 1e8 }),
    offer: choice({ label: 'The offer', options: ['settlement', 'credit_repair', 'government'] }),
    stage: choice({
      label: 'Where you are',
      options: ['current', 'behind', 'signed'],
      facts: {
        signed: 'flag=already_signed',
        behind: 'flag=missed_payments',
        current: 'flag=up_to_date',
      },
    }),
    cash: cashField,
    benefits: moneyPerYear({ label: 'Social Security', roles: ['ss_income'], min: 1, max: 1e6 }),
    income: moneyPerYear({ label: 'Income', roles: ['wages', 'wages@both', 'se_income'], min: 1, max: 1e8 }),
    retired: flag({
      label: 'Retired',
      fact: 'work=retired',
      default: { value: false, reason: 'nothing is said of it' },
    }),
    sued: courtPapersField,
    rate: percent({ label: 'Interest rate on the debts', roles: ['loan_rate'], min: 0, max: 100 }),
    payment: moneyPerMonth({
      label: 'What they want each month',
      roles: ['debt_payment', 'debt_budget', 'save_amount'],
      min: 1,
      max: 1e6,
    }),
    term: months({ label: 'For how long', roles: ['term', 'time_payoff'], min: 1, max: 240 }),
    take_home: moneyPerMonth({
      label: 'Take-home pay',
      roles: ['take_home', 'take_home@both'],
      min: 1,
      max: 1e6,
    }),
    fee: percent({
      label: 'Their fee',
      roles: ['rate_fee', 'transfer_fee', 'price_share'],
      min: 0.1,
      max: 60,
    }),
  },
  sides: [
    {
      given: { stage: 'current' },
      questions: [
        'not behind on anything, debt relief company says stop paying and they settle for half',
        'I pay all my cards on time but a settlement company offers to cut the debt',
      ],
    },
    {
      given: { stage: 'signed' },
      questions: [
        'already in a debt settlement program and nothing is settled, should I quit',
        'been paying a debt relief company for months and now I am being sued',
        'how do I get out of a debt settlement program I signed up for',
      ],
    },
  ],
  decide: ({ offer, stage, sued, benefits, retired, income, balance, cash }) => {
    if (stage === 'signed') return sued ? 'leave_and_answer' : 'leave';
    if (sued) return 'answer_court';
    if (offer === 'credit_repair') return 'repair';
    if (offer === 'government') return 'scam';
    if ((benefits !== undefined || retired) && income === undefined) return 'protected';
    if (stage !== 'behind' && cash !== undefined && balance !== undefined && cash >= cashToSpare * balance)
      return 'pay_off';
    return stage === 'behind' ? 'yourself' : 'no';
  },
  verdicts: {
    protected: ({ balance }) => ({
      opening: text`No, don't sign: creditors generally can't take Social Security, so there's little to settle.`,
      because: [
        balance === undefined
          ? text`If benefits are most of what you have, a card company that wins in court has nothing to collect.`
          : text`If benefits are most of what you have, a card company that wins in court over the ${given('balance', balance, 'usd')} has nothing to collect.`,
        text`A settlement company would still take its fee from those benefits every month.`,
      ],
      unless: text`you own a home with equity or have other savings. Then see a bankruptcy lawyer before anyone sues.`,
      next: text`Keep benefits in their own account, and ask legal aid at lawhelp.org to write to the collectors.`,
      say: text`I live on protected benefits. Stop calling and write to me instead.`,
    }),
    answer_court: () => ({
      opening: text`No, don't sign: answer the court papers yourself before their deadline.`,
      because: [
        text`A settlement company can't stop a lawsuit, and most won't answer it for you. If nobody answers, the collector wins and can take part of your pay.`,
        text`Many collectors settle for less once you've answered, and bankruptcy stops the case if there are more like it.`,
      ],
      unless: text`the court's clerk has no such case. Then it may be a scam.`,
      next: text`Call the court clerk for the answer form today, and legal aid at lawhelp.org.`,
    }),
    pay_off: ({ balance, cash }) => ({
      opening: text`No, don't sign: you can pay the ${given('balance', balance!, 'usd')} off from your savings.`,
      because: [
        text`With ${given('cash', cash!, 'usd')} a cushion stays, your credit stays clean, and you owe no fee. Settlement would wreck your score for years to save money you don't need to save that way.`,
      ],
      unless: text`that money is all you have to live on. Then call a nonprofit credit counselor about lower rates.`,
      next: text`Pay the highest rate off in full first, and send the old payments back into savings.`,
      say: text`I'm not interested. Don't call again and take me off your list.`,
    }),
    leave_and_answer: ({ balance }) => ({
      opening: text`Quit the program, but answer the lawsuit first: its deadline is often only twenty to thirty days.`,
      because: [
        balance === undefined
          ? text`If no one answers, the card company wins and can take part of your pay or your bank account. The program can't stop that.`
          : text`If no one answers, the card company wins the ${given('balance', balance, 'usd')} and can take part of your pay or your bank account. The program can't stop that.`,
        text`The money in your settlement account is yours, less fees for debts already settled. It may be enough to offer on this one.`,
      ],
      unless: text`several cards will sue and you couldn't pay them within five years. Then a bankruptcy lawyer can stop all of it.`,
      next: text`Get the answer form from the court clerk today, cancel the program in writing, and stop its debits at your bank.`,
      say: text`I'm withdrawing from the program. Send me everything in my account and stop all debits from my bank.`,
    }),
    no: ({ balance, income, rate, payment, term, fee, take_home: takeHome }, { run, ...context }) => ({
      opening: text`No, don't sign up for debt settlement.`,
      because: [
        ...(takeHome === undefined
          ? theirPrice({ balance, payment, term, fee }, { run, ...context })
          : managedWords({ debt: balance, takeHome }, { run, ...context })),
        balance === undefined
          ? text`They tell you to stop paying, so late fees, lawsuits and years of bad credit come first, and no creditor has to agree.`
          : text`They'd tell you to stop paying on ${given('balance', balance, 'usd')}, so late fees, lawsuits and years of bad credit come first, and no creditor has to agree.`,
        ...interestBeside({ balance, rate, payment }, run),
        text`Their fee is a large share of the debt, and what's forgiven is often taxed as income.`,
      ],
      next:
        balance !== undefined && income !== undefined && balance > payableShare * income
          ? text`Call a nonprofit credit counselor at nfcc.org. On ${given('income', income, 'usd_per_year')} this may take more than five years, so also ask a bankruptcy lawyer, whose first talk is often free.`
          : text`Call a nonprofit credit counselor at nfcc.org. They can often cut your rates without a missed payment.`,
      say: text`I'm not interested. Don't call again and take me off your list.`,
    }),
    yourself: ({ cash, balance, take_home: takeHome }, context) => ({
      opening: text`No, don't pay a company for it: settle it yourself, or see a bankruptcy lawyer.`,
      because: [
        ...(cash !== undefined && balance !== undefined && cash > 0
          ? [
              text`Part of your ${given('cash', cash, 'usd')} as one payment is worth more to them than a company's promises.`,
            ]
          : []),
        ...(cash === undefined ? managedWords({ debt: balance, takeHome }, context) : []),
        text`Once you're months behind, many card companies take part of the balance as a lump sum if you ask them directly.`,
        text`If you couldn't pay it off within five years even at no interest, bankruptcy is usually faster and safer.`,
        ...(balance === undefined
          ? [text`Forgiven debt is often taxable, except in bankruptcy or if you're insolvent.`]
          : []),
      ],
      unless: text`you have court papers. Then answer those first.`,
      next: text`Decide what you could pay at once, and get any deal in writing before you send money.`,
      say: text`I can pay a lump sum to settle this account in full. Please send me the offer in writing first.`,
    }),
    leave: () => ({
      opening: text`Get out of the program: you can leave any time.`,
      because: [
        text`The money in your dedicated account is yours. For programs sold by phone, federal rules make them return it without a penalty, less only the fees for debts they've already settled.`,
        text`They may not charge a fee before a debt is settled.`,
      ],
      unless: text`a settlement you agreed to is half paid. Finish that one, or you lose what you've put in.`,
      next: text`Cancel in writing today, ask for your balance back, and complain to the CFPB if they stall. If you've been sued, answer the court by its deadline.`,
      say: text`I'm withdrawing from the program. Send me everything in my account and stop all debits from my bank.`,
    }),
    repair: () => ({
      opening: text`No, don't pay for credit repair.`,
      because: [
        text`Nobody can legally remove true information, and wrong information you can dispute yourself for free.`,
        text`Federal law also forbids them to charge you before the work is done, so an upfront fee is your cue to hang up.`,
      ],
      unless: text`someone stole your identity. Then start at IdentityTheft.gov, which is free too.`,
      next: text`Get your reports free at AnnualCreditReport.com and dispute each error online with the bureau that shows it.`,
    }),
    scam: () => ({
      opening: text`No, hang up: there is no government program that forgives credit card debt.`,
      because: [
        text`Callers who say so want your bank details, your Social Security number or a fee. Real help with federal student loans is free at StudentAid.gov.`,
      ],
      unless: text`you've already given them your bank details. Then call your bank first and have the account locked.`,
      next: text`Block the number and report the call at ReportFraud.ftc.gov.`,
      say: text`I don't give out my bank information. Don't call me again.`,
    }),
  },
  asks: [
    {
      field: 'stage',
      question: 'Where do you stand?',
      choices: [
        { label: 'Still paying on time', value: 'current' },
        { label: 'Already behind', value: 'behind' },
        { label: 'I already signed up', value: 'signed' },
      ],
    },
    {
      field: 'offer',
      question: 'What are they offering?',
      choices: [
        { label: 'To cut what I owe', value: 'settlement' },
        { label: 'To fix my credit', value: 'credit_repair' },
        { label: 'A government program', value: 'government' },
      ],
    },
  ],
  followUps: ['Should I file for bankruptcy?', 'A collection agency is calling me. What should I do?'],
  articles: ['debt-consolidation', 'credit-score'],
  related: ['credit-counseling', 'debt-collection'],
  sources: ['cfpb_debt_relief', 'ftc_debt_relief_rule', 'ftc_fixing_credit', 'irs_topic_431'],
});
