import {
  age,
  choice,
  flag,
  money,
  moneyPerMonth,
  moneyPerYear,
  percent,
} from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { disabilityIncome, insuredPay, untilThen } from '#advisor/guides/work/disability-told.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { spendingField } from '#advisor/guides/define/spending-field.ts';
import { cashLasts } from '#advisor/guides/work/runway-told.ts';
import { workingOnSsdi, workingOnSsdiQuestions } from '#advisor/guides/work/working-on-ssdi.ts';
import { text } from '#advisor/quantities/text.ts';

/** Social Security disability turns into a retirement benefit at about this age. */
const disabilityUntil = 67;
const monthsPerYear = 12;
/** Nonprofit hospitals often forgive most of a bill that is a large share of pay. */
const largeShareOfPay = 0.1;

export const sickOrDisabled = defineGuide({
  id: 'sick_or_disabled',
  title: 'Illness or disability and money',
  about:
    'What to do about money when illness, injury or disability keeps someone from working or brings bills',
  questions: [
    "I've been diagnosed with cancer and can't work, what do I do about money",
    'hurt my back, doctor says at least a year. do i apply for disability',
    'hospital sent me a 23k bill and I have no idea how to pay it',
    'My husband had a stroke. What benefits can we get?',
    'out on short term disability and it ends in march, then what',
    'do i have to drain my 401k before i can get ssdi',
    'im self employed and broke my leg, no income for 3 months',
    'should I put the surgery on a credit card',
    "Will I lose my job if I'm out for chemo?",
    'mom got MS at 49 and has to stop teaching, how do they plan for this',
  ],
  simply:
    "When you can't work, several places may owe you help: your job, your state, Social Security, the hospital. Each has its own form and deadline, so asking them first keeps your savings for what they don't pay.",
  input: {
    length: choice({ label: 'How long it may last', options: ['months', 'year_or_more'] }),
    bill: money({
      label: 'Medical bills',
      roles: ['medical_cost', 'debt_balance:medical'],
      min: 1,
      max: 1e8,
    }),
    age: age({ label: 'Age', roles: ['age', 'age@spouse'], min: 14, max: 110 }),
    pay: moneyPerYear({ label: 'Yearly pay', roles: ['wages'], min: 1, max: 1e8 }),
    benefit: choice({ label: 'Benefit you get', options: ['ssdi'] }),
    claim: choice({ label: 'Disability claim', options: ['denied'] }),
    spouse_pay: moneyPerYear({ label: "A spouse's pay", roles: ['wages@spouse'], min: 1, max: 1e8 }),
    spouse_net: moneyPerMonth({
      label: "A spouse's take-home pay",
      roles: ['take_home@spouse'],
      min: 1,
      max: 1e6,
    }),
    cash: money({
      label: 'Savings',
      roles: ['bal_cash', 'bal_cash@both', 'bal_total', 'bal_total@both'],
      min: 0,
      max: 1e9,
    }),
    spending: spendingField,
    share: percent({
      label: 'Share that disability insurance pays',
      roles: ['replace_share'],
      min: 1,
      max: 100,
    }),
    policy: moneyPerMonth({ label: 'Disability insurance', roles: ['insurance_amount'], min: 1, max: 1e6 }),
    offer: money({
      label: 'What they would take',
      roles: ['debt_balance:medical#2', 'debt_balance#2', 'lump_sum'],
      min: 1,
      max: 1e8,
    }),
    plan_payment: moneyPerMonth({
      label: 'Payment offered',
      roles: ['debt_payment:medical', 'debt_payment'],
      min: 1,
      max: 1e6,
    }),
    no_savings: flag({
      label: 'Nothing put aside',
      fact: 'flag=no_savings',
      default: { value: false, reason: 'nothing is said of an empty account' },
    }),
    work: choice({
      label: 'Work',
      facts: { employed: 'work=employed', self_employed: 'work=self_employed' },
      options: ['employed', 'self_employed'],
    }),
  },
  sides: [
    { given: { benefit: 'ssdi' }, questions: workingOnSsdiQuestions },
    {
      given: { claim: 'denied' },
      questions: [
        'I got denied SSDI last week. What now?',
        'my disability claim was turned down, do I apply again or appeal',
        'social security said no to my disability, no savings left',
      ],
    },
    {
      given: { length: 'year_or_more' },
      questions: [
        "I have MS and can't keep working, there is disability insurance at work. What do I do first?",
        'my illness means I have to stop working for good, what comes first',
        'how long does it take to get approved for social security disability and what do I live on',
        'applying for SSDI with a serious illness, how do we pay the bills while we wait',
        'doctor says I can never go back to my job, how do I get disability',
        'disability claim takes months, savings are almost gone',
      ],
    },
  ],
  decide: ({ length, bill, work, benefit, claim, age: old = 0 }, { facts }) => {
    if (claim === 'denied') return 'appeal';
    if (benefit === 'ssdi') return 'working_on_ssdi';
    const canClaim = old >= facts.get('claiming_ages').first && old < disabilityUntil;
    if (canClaim && bill === undefined && length !== 'months') return 'before_retirement';
    if (length === 'year_or_more') return 'long';
    if (bill !== undefined) return 'bills';
    if (length === 'months') return work === 'self_employed' ? 'own_business' : 'leave';
    return work === 'self_employed' ? 'own_business' : 'first_steps';
  },
  verdicts: {
    working_on_ssdi: ({ pay }, context) =>
      workingOnSsdi({ earn: pay === undefined ? undefined : pay / monthsPerYear }, context),
    before_retirement: (_, { facts }) => ({
      opening: text`Apply for Social Security disability first, not for early retirement.`,
      because: [
        text`Disability pays your full retirement amount. Retirement taken before full age stays smaller for life. If you need money at once, you can file both and have the early benefit replaced when disability is approved.`,
        text`It has to keep you from earning more than about ${fact('disability_earnings_limit', facts.get('disability_earnings_limit').other, 'usd_per_month')} for a year or more.`,
      ],
      unless: text`the illness lasts only months, or you've worked little in the last ten years. Then early retirement or SSI is what's left.`,
      next: text`Call Social Security, say you can't work, and claim disability at work too before you quit.`,
      say: text`Please take a disability claim before a retirement claim.`,
    }),
    first_steps: (told, context) => ({
      opening: text`Ask your employer about sick pay and disability coverage first, before you touch savings.`,
      because: [
        ...insuredPay(told),
        ...untilThen(told, context),
        ...(told.share === undefined ? disabilityIncome(told, context) : []),
        text`Many jobs include disability insurance that people forget they have, and a few states pay it too. Family and medical leave protects many jobs for twelve weeks.`,
        ...(told.pay === undefined || told.share !== undefined
          ? [
              text`If it may keep you from working for a year or more, Social Security disability comes on top.`,
            ]
          : []),
      ],
      unless: text`you were hurt at work. Then report it in writing now, because workers' compensation has short deadlines.`,
      next: text`Write to HR for the leave and disability claim forms, and book the doctor who has to sign them.`,
      say: text`I need medical leave. Please send me the forms for family leave and for short- and long-term disability.`,
    }),
    leave: (told, context) => ({
      opening: text`Take protected leave and claim short-term disability before you spend savings.`,
      because: [
        ...insuredPay(told),
        ...untilThen(told, context),
        text`Family and medical leave keeps your job and health insurance for up to twelve weeks at larger employers, after a year there. It's unpaid, so short-term disability, a state program, or sick days have to bring the money.`,
      ],
      unless: text`your doctor now expects a year or more. Then apply for Social Security disability right away too.`,
      next: text`Ask HR for the forms in writing, and have the doctor fill in dates and limits in detail.`,
      say: text`I need medical leave. Please send me the forms for family leave and for disability.`,
    }),
    own_business: ({ cash, spending, spouse_net: net, spouse_pay: theirs }, context) => ({
      opening: text`Live on cash, cut to the basics, and put off what you can for these months.`,
      because: [
        ...cashLasts({ cash, spending, partner_net: net, partner_income: theirs }, context),
        text`Look for a disability policy you forgot or a state program you paid into. Lenders have hardship plans for those who call early.`,
        text`If you have a Marketplace plan, report the lower income there, because the help with premiums can rise.`,
      ],
      unless: text`it may last a year or more. Then apply for Social Security disability, which covers the self-employed too.`,
      next: text`Call the mortgage servicer or landlord and your largest lender this week.`,
      say: text`I'm ill and can't work for a while. What hardship options do you have?`,
    }),
    appeal: ({ no_savings: none }) => ({
      opening: text`Appeal, don't start over: you have sixty days from the letter to ask for a new decision.`,
      because: [
        text`Many denied claims are won later, above all before a judge. A new application would throw away the earlier date and the back pay that goes with it.`,
        text`Disability lawyers take a share of the back pay, only if you win, so cost is no reason to go alone.`,
      ],
      unless: text`it was denied because you haven't worked enough. Then ask about SSI and Medicaid, which go by need.`,
      next: none
        ? text`File the appeal at ssa.gov this week, call a disability lawyer, and call 211 today about rent help, food aid and Medicaid.`
        : text`File the appeal at ssa.gov this week, send new medical records, and call a disability lawyer.`,
      say: text`I want to appeal my denial. Please send me my file and the reason in writing.`,
    }),
    long: ({ spouse_pay: theirs, work, ...told }, context) => ({
      opening:
        work === 'self_employed'
          ? text`Apply for Social Security disability now, and look for any disability policy you own.`
          : text`Claim long-term disability at work before you quit, and apply for Social Security disability now.`,
      because: [
        ...disabilityIncome({ ...told, spouse_pay: theirs }, context),
        ...untilThen({ ...told, spouse_pay: theirs }, context),
        text`Social Security pays if you can't earn more than about ${fact('disability_earnings_limit', context.facts.get('disability_earnings_limit').other, 'usd_per_month')} for a year or more. The first five full months aren't paid, and many claims are won only on appeal. Savings${theirs === undefined ? '' : text` and your spouse's ${given('spouse_pay', theirs, 'usd_per_year')}`} don't matter for it.`,
      ],
      unless: text`you've worked little or long ago. Then ask about SSI and Medicaid, which go by need.`,
      next: text`Start the claim at ssa.gov, list every doctor, and see a disability lawyer if you're denied.`,
    }),
    bills: ({ bill = 0, pay, cash, plan_payment: payment, offer }) => ({
      opening: text`Don't pay the ${given('bill', bill, 'usd')} yet, and don't put it on a card: ask for financial assistance first.`,
      because: [
        ...(offer !== undefined && offer < bill
          ? [
              text`Their ${given('offer', offer, 'usd')} shows there's room. Ask for the assistance first, then offer less${cash === undefined ? '' : text`, so that not most of your ${given('cash', cash, 'usd')} is gone`}.`,
            ]
          : payment === undefined
            ? cash === undefined
              ? []
              : [
                  text`Keep your ${given('cash', cash, 'usd')} for now: what's left of the bill after that can be a plan without interest.`,
                ]
            : [
                text`${given('plan_payment', payment, 'usd_per_month')} would take ${given('plan_months', Math.ceil(bill / payment), 'months')}, which is fine if it's in writing and without interest, but only for what's left after the assistance.`,
              ]),
        text`Nonprofit hospitals must have a financial assistance policy, and ${pay !== undefined && bill > pay * largeShareOfPay ? text`on ${given('pay', pay, 'usd_per_year')} you may well get part of it` : 'many people with ordinary incomes get part of a bill'} forgiven. A card turns a bill without interest into a debt with it.`,
      ],
      unless: text`it's a small copay you can pay from cash or an HSA. Then just pay it.`,
      next: text`Ask for an itemized bill and the assistance form, check it for errors, then ask for a payment plan without interest.`,
      say: text`Please put my account on hold while I apply for financial assistance.`,
    }),
  },
  asks: [
    {
      field: 'length',
      settled: ({ benefit }) => benefit !== undefined,
      question: 'How long could it keep you from working?',
      choices: [
        { label: 'Weeks or months', value: 'months' },
        { label: 'A year or more', value: 'year_or_more' },
      ],
    },
    {
      field: 'work',
      settled: ({ benefit }) => benefit !== undefined,
      question: 'Who do you work for?',
      choices: [
        { label: 'An employer', value: 'employed' },
        { label: 'Myself', value: 'self_employed' },
      ],
    },
  ],
  followUps: [
    'How does disability insurance work?',
    'Marketplace or COBRA if I lose my health insurance?',
    'How big should my emergency fund be?',
  ],
  comfort: "I'm sorry you're going through this. Health comes first, and the money part has an order.",
  comfortOnlyWith: ['flag=sick'],
  articles: ['disability-insurance', 'emergency-fund', 'medical-bills', 'ssi-and-ssdi'],
  sources: ['ssa_disability', 'dol_fmla', 'irs_financial_assistance'],
});
