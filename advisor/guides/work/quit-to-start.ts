import {
  age,
  choice,
  count,
  flag,
  money,
  moneyPerMonth,
  months,
} from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { spendingField } from '#advisor/guides/define/spending-field.ts';
import {
  againstJob,
  cashLasts,
  ifYouWait,
  leastMonths,
  neededReturn,
  runwayOf,
  safeMonths,
  shortageOf,
  stillToSave,
} from '#advisor/guides/work/quit-runway.ts';
import { unvestedQuestions, waitToVest } from '#advisor/guides/retirement/employee-options.ts';
import { text } from '#advisor/quantities/text.ts';

/** With a date where it is known how long it takes to have a year paid for. */
const dated = (left: number | undefined) =>
  left === undefined
    ? text`Almost: keep the job a few months longer and leave on a fixed date.`
    : text`Almost: keep the job for about ${{ value: left, unit: 'months' }} more, then leave on a fixed date.`;

/** What costs less than this is a bill, and no start. */
const leastStart = 1000;

export const quitToStart = defineGuide({
  id: 'quit_to_start',
  title: 'Quit to start something',
  about: 'Whether to quit a job to start a business, freelance, go back to school or take time off',
  questions: [
    'should I quit my job to start a business',
    'thinking of leaving corporate to go full time with my bakery, have 40k saved. crazy?',
    'side hustle makes 2800 a month, can i leave my day job yet',
    'How much money do I need before I go freelance?',
    "i hate my job so much. can i just quit without another one lined up if i've got 8 months of cash",
    'My wife earns enough for the bills. Is now the time to try my own practice?',
    'when is it safe to quit and do youtube full time',
    'Wanting to leave nursing and go back to school at 38, is that financially stupid',
    'should i use my 401k to buy a franchise',
    'keep the job and build it at night, or jump in all the way',
  ],
  simply:
    'A new start takes time before it pays you, and your savings have to carry you until then. With enough for about a year, you can make good decisions; with less, you have to take whatever comes.',
  input: {
    spending: spendingField,
    cash: money({
      label: 'Cash and savings',
      roles: ['bal_cash', 'bal_cash@both', 'bal_total', 'bal_total@both', 'bal_brokerage'],
      adds: true,
      min: 0,
      max: 1e9,
    }),
    business_income: moneyPerMonth({
      label: 'What it brings in now',
      roles: ['se_income'],
      min: 0,
      max: 1e7,
    }),
    partner_income: moneyPerMonth({
      label: 'Take-home pay of a partner',
      roles: ['take_home@spouse'],
      min: 0,
      max: 1e7,
    }),
    partner_pay: moneyPerMonth({
      label: "A partner's pay before taxes",
      roles: ['wages@spouse'],
      min: 0,
      max: 1e7,
    }),
    months_cover: months({ label: 'Months your cash covers', roles: ['months_cover'], min: 0, max: 240 }),
    retirement: money({
      label: 'Retirement account',
      roles: ['bal_retirement', 'withdraw_amount'],
      min: 1,
      max: 1e9,
    }),
    age: age({ label: 'Your age', roles: ['age'], min: 14, max: 100 }),
    no_savings: flag({
      label: 'Nothing put aside',
      fact: 'flag=no_savings',
      default: { value: false, reason: 'nothing is said of an empty account' },
    }),
    childcare: moneyPerMonth({ label: 'Child care', roles: ['childcare_cost'], min: 1, max: 1e5 }),
    start_cost: money({
      label: 'What the start costs',
      roles: ['goal_amount', 'spend_item'],
      beside: ['bal_cash', 'bal_total'],
      min: leastStart,
      max: 1e8,
    }),
    job_pay: moneyPerMonth({ label: 'Take-home pay of the job', roles: ['take_home'], min: 1, max: 1e6 }),
    job_gross: moneyPerMonth({ label: 'Pay of the job before taxes', roles: ['wages'], min: 1, max: 1e6 }),
    wait: months({ label: 'Time until you leave', roles: ['horizon'], min: 1, max: 240 }),
    shares: count({ label: 'Options', roles: ['n_shares'], min: 1, max: 1e8 }),
    strike: money({ label: 'Strike price', roles: ['strike'], min: 0.001, max: 1e6 }),
    equity: choice({ label: 'Stock of the employer', options: ['unvested'] }),
    insured: flag({
      label: "Insured by a spouse's job",
      fact: 'flag=spouse_health',
      default: { value: false, reason: "nothing is said of a spouse's plan" },
    }),
    proof: choice({ label: 'Paying customers', options: ['paying', 'idea'] }),
    purpose: choice({ label: 'What comes after the job', options: ['nothing', 'trading'] }),
    runway: choice({ label: 'How long your savings last', options: ['short', 'middle', 'long'] }),
  },
  sides: [
    {
      given: { purpose: 'trading' },
      questions: [
        'should I quit my job to trade full time',
        'thinking of leaving work to day trade for a living',
        'can I live off trading options or crypto if I quit',
        'quit to become a full time trader, I have savings',
      ],
    },
    { given: { equity: 'unvested' }, questions: unvestedQuestions },
    {
      given: { proof: 'paying' },
      questions: [
        'side hustle makes 2800 a month, can i leave my day job yet',
        'I have six steady customers and 15k saved, can I go full time',
        'my side business has brought in 4k a month for a year, time to quit',
      ],
    },
    {
      given: { purpose: 'nothing' },
      questions: [
        "i hate my job so much. can i just quit without another one lined up if i've got 8 months of cash",
        'would it be stupid to leave a 70k job before I have found a new one',
        'burned out and want to hand in my notice with nothing else lined up',
        'how much should I have saved before I quit without a new job',
        'can I afford to resign and look for work afterwards, we have a year of savings',
        'my boss is awful and I want to walk out tomorrow, no plan yet',
      ],
    },
  ],
  // Pay held against day care is about staying home: another guide decides that.
  fits: ({ childcare }) => childcare === undefined,
  decide: ({ proof, purpose, runway, retirement, no_savings: none, equity, ...means }) => {
    const { start_cost: start } = means;
    if (equity !== undefined) return 'wait_to_vest';
    if (purpose === 'trading') return 'not_to_trade';
    const buttons: Record<string, number> = { short: 0, middle: leastMonths, long: safeMonths };
    const lasts = runwayOf(means) ?? buttons[runway ?? ''];
    const isProven = proof === 'paying' || (means.business_income ?? 0) > 0;
    if (lasts === undefined && retirement !== undefined && means.cash === undefined) return 'not_from_401k';
    if (purpose === 'nothing' && !isProven && retirement === undefined && start === undefined)
      return lasts !== undefined && lasts >= safeMonths ? 'leave_with_date' : 'look_first';
    const isShort = start !== undefined && means.cash !== undefined && start > means.cash;
    if (isShort && retirement !== undefined) return 'not_from_401k';
    if (lasts === undefined) return none ? 'not_yet' : isProven ? 'set_a_date' : 'on_the_side';
    if (lasts < leastMonths) return 'not_yet';
    if (lasts < safeMonths) return isProven ? 'set_a_date' : 'on_the_side';
    return proof === 'idea' && !isProven ? 'on_the_side' : 'go';
  },
  verdicts: {
    wait_to_vest: waitToVest,
    not_from_401k: ({ retirement = 0, age: now, cash, start_cost: start }, { facts }) => {
      const free = facts.get('early_withdrawal_age');
      return {
        opening: text`No, don't put the ${given('retirement', retirement, 'usd')} from your retirement account into it.`,
        because: [
          now !== undefined && now >= free
            ? text`Every dollar you take out is taxed as income, and most new businesses take a year or more to pay their owner.`
            : text`Taken out before fifty-nine and a half, it usually costs income tax and a penalty, and a plan that buys the business with 401(k) money is costly and easy to get wrong.`,
          ...(start !== undefined && cash !== undefined
            ? [
                text`Your ${given('cash', cash, 'usd')} doesn't cover the ${given('start_cost', start, 'usd')} either, so look for a smaller start.`,
              ]
            : []),
          text`If the business fails, the job and the retirement money are gone together.`,
        ],
        unless: text`it's a small part of what you have. Then borrow or save the start instead, and keep the job until it pays.`,
        next: text`Work out the least it takes to start, and save that in cash beside your job.`,
      };
    },
    not_to_trade: (means) => {
      const needed = neededReturn(means);
      return {
        opening: text`No, don't quit to trade: keep the job, and trade at most a small sum beside it.`,
        because: [
          ...(needed === undefined
            ? []
            : [
                text`To live on it, your ${given('cash', means.cash ?? 0, 'usd')} would have to earn about ${{ value: needed, unit: 'percent' }} every year after tax, and losses would eat the money that pays your bills.`,
              ]),
          text`In every large study most day traders lose money, and only a few in a hundred earn a living. Without a paycheck you'd have to take more risk each month.`,
        ],
        unless: text`you've made your living costs after tax for two years beside the job, through a falling market too. Then look again.`,
        next: text`Set aside one small account, add up your result after taxes and fees for a year, and compare it with an index fund.`,
      };
    },
    go: (means, context) => ({
      opening: text`Yes, you can afford to try it, with an end date.`,
      because: [
        ...cashLasts(means, context),
        ...ifYouWait(means),
        text`A year of living costs is what most new businesses need before they pay their owner. Keep that money apart from the business.`,
      ],
      unless: means.insured
        ? text`your spouse's job is shaky. Then wait until you have two years of living costs.`
        : text`you'd lose health insurance and have no plan for it yet. Price a Marketplace plan or your partner's plan first.`,
      next: text`Write down the date and the bank balance at which you'd go back to a paycheck, and tell one person.`,
    }),
    look_first: (means, context) => ({
      opening: text`Look for the next job first, and quit when you have it.`,
      because: [
        ...cashLasts(means, context),
        ...stillToSave(means),
        text`A search often takes three to six months, and sometimes a year. ${means.insured ? "Your spouse's plan solves the insurance, but your" : 'Health insurance of your own costs extra, and your'} savings would pay for all of it, because quitting usually means no unemployment benefits.`,
      ],
      unless: text`the job is making you ill or isn't safe. Then ask about medical leave or fewer hours, and leave once you have six months of spending in cash and insurance arranged.`,
      next: text`Set aside a few hours a week to apply, and pick a date on which you decide again.`,
    }),
    leave_with_date: (means, context) => ({
      opening: text`Yes, you can afford to leave without a new job, if you set a limit.`,
      because: [
        ...cashLasts(means, context),
        text`A search often takes three to six months, and sometimes a year. Quitting usually means no unemployment benefits, so your savings pay for everything.`,
      ],
      unless: means.insured
        ? text`your spouse's job is shaky. Then find the next job first.`
        : text`you have no plan for health insurance yet. Price a Marketplace plan and COBRA before you give notice.`,
      next: text`Write down the balance at which you'd take any reasonable job, and check what you'd lose by leaving now, such as a bonus, a match or stock that hasn't vested.`,
    }),
    set_a_date: (means, context) => ({
      opening: dated(shortageOf(means)?.months),
      because: [
        ...cashLasts(means, context),
        ...stillToSave(means),
        ...againstJob(means),
        text`Customers already pay you, so the risk is running out of time, not the idea. A year of living costs covers a slow season, taxes, and your own health insurance.`,
      ],
      unless: text`your employer would let you go part time. Then do that now.`,
      next: text`Send every dollar the business earns to savings until you have twelve months, and set aside part of it for quarterly taxes.`,
    }),
    on_the_side: (means, context) => ({
      opening: text`Not yet: start it on the side and let customers tell you when to quit.`,
      because: [
        ...cashLasts(means, context),
        ...stillToSave(means),
        text`${means.insured ? "Your spouse's plan solves the insurance, and a paycheck is the cheapest funding there is." : 'A paycheck and health insurance are the cheapest funding there is.'} Quit when you have a year of living costs in cash and people who already pay you.`,
      ],
      unless: text`the job is making you ill. Then look for a calmer job first, or part time, rather than for no job.`,
      next: text`Get one paying customer in the next thirty days, and check your contract for side work and noncompete clauses.`,
    }),
    not_yet: (means, context) => ({
      opening:
        means.cash === undefined
          ? text`No, not yet: your savings wouldn't last long enough.`
          : text`No, not yet: ${given('cash', means.cash, 'usd')} wouldn't last long enough.`,
      because: [
        ...cashLasts(means, context),
        ...stillToSave(means),
        text`Money pressure forces bad decisions, such as cheap customers, credit cards, or the 401(k), where an early withdrawal costs tax and usually a penalty.`,
      ],
      unless: text`a partner's pay covers the bills, or you have a signed contract. Then count those months again.`,
      next: text`Work out what you need each month, and save toward twelve times that while you build it at night.`,
    }),
  },
  asks: [
    {
      field: 'runway',
      question: 'How long could you live on your savings alone?',
      choices: [
        { label: 'Under 6 months', value: 'short' },
        { label: '6 to 12 months', value: 'middle' },
        { label: 'A year or more', value: 'long' },
      ],
    },
    {
      field: 'proof',
      settled: ({ business_income: business, purpose }) =>
        purpose !== undefined || (typeof business === 'number' && business > 0),
      question: 'Do customers already pay you?',
      choices: [
        { label: 'Yes', value: 'paying' },
        { label: 'Not yet', value: 'idea' },
      ],
    },
  ],
  followUps: ['How do quarterly estimated taxes work?', 'Marketplace or COBRA when I leave my job?'],
  articles: ['emergency-fund', 'estimated-tax', 'cobra-and-marketplace'],
  related: ['buying-a-small-business'],
  sources: ['sba_startup_costs', 'irs_self_employed', 'irs_early_distributions'],
});
