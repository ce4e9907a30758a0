import { emergencyFund } from '#advisor/calculators/saving/goals/emergency-fund.ts';
import { percentOfPay } from '#advisor/calculators/tax/pay/percent-of-pay.ts';
import { choice, money, moneyPerMonth, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { keepTheHouse } from '#advisor/guides/family/keep-the-house.ts';
import {
  cannotSignQuestions,
  careAgreement,
  guardianIfTooLate,
  memoryQuestions,
  paidCareQuestions,
} from '#advisor/guides/family/parent-care.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** A monthly cost from here on is care, not help with the bills. */
const costOfCare = 3000;
/** Up to this share of pay most people can help and still save. */
const affordableShare = 0.1;
const monthsPerYear = 12;

interface Told {
  house: string | undefined;
  need: string | undefined;
  cost: number | undefined;
  their_income: number | undefined;
}

/** What they need, where it follows from what was told. */
function needOf({ need, cost, their_income: income }: Omit<Told, 'house'>): string | undefined {
  if (need !== undefined) return need;
  if (cost !== undefined) return cost >= costOfCare ? 'care' : 'support';
  return income === undefined ? undefined : 'support';
}

interface Care {
  cost: number | undefined;
  their_savings: number | undefined;
  their_income: number | undefined;
  help: number | undefined;
}

/** How long the parent's own money pays for the care, beside what comes in each month. */
function monthsPaid(
  { cost, their_savings: savings, their_income: income = 0, help = 0 }: Care,
  { run }: GuideContext,
) {
  if (cost === undefined || savings === undefined || cost <= income + help) return undefined;
  const fund = run(emergencyFund, { spending: cost, cash: savings, income: income + help });
  if (!fund) return undefined;
  return fund.figure(income + help > 0 ? 'months_lasting' : 'months_covered');
}

/** The answer, where it is known how long the money lasts. */
function careOpening(care: Care, context: GuideContext): Text {
  const lasts = monthsPaid(care, context);
  if (!lasts)
    return text`Talk to an elder law attorney before anyone pays, signs over the house or moves money.`;
  const beside = care.help
    ? text` beside your ${given('help', care.help, 'usd_per_month')}`
    : care.their_income
      ? text` beside ${given('their_income', care.their_income, 'usd_per_month')} of income`
      : '';
  return text`Plan Medicaid now: ${given('their_savings', care.their_savings!, 'usd')} lasts about ${lasts} at ${given('cost', care.cost!, 'usd_per_month')}${beside}.`;
}

/** What the pay carries for long, where it was told. */
function carriedBy(pay: number | undefined, run: GuideContext['run']): Text[] {
  const most =
    pay === undefined
      ? undefined
      : run(percentOfPay, { share: affordableShare * 100, pay })?.figure('monthly');
  return most && pay !== undefined
    ? [
        text`On ${given('pay', pay, 'usd_per_year')}, about ${wholeDollars(most)} is what most people can give and still save.`,
      ]
    : [];
}

const theHelp = (cost: number | undefined): Text =>
  cost === undefined ? text`money` : text`${given('cost', cost, 'usd_per_month')}`;

export const parentsMoney = defineGuide({
  id: 'parents_money',
  title: 'Helping aging parents with money',
  about: 'Helping aging parents with bills, papers, powers of attorney, care or support',
  questions: [
    'how do I help my elderly parents with their finances',
    'mom is forgetting to pay her bills should I get on her bank account',
    'Dad is 81 and refuses to talk about money. How do I bring it up?',
    'my parents have no retirement savings, do i have to support them',
    'power of attorney or joint account for my mother',
    'how do I take over paying bills for my elderly father',
    'what legal papers do my aging parents need so we can help them',
    'we send my in laws 600 a month and its killing us',
    'nursing home for mom costs 9800 a month, she owns a house. what now',
    'Should my mom put her house in my name so the nursing home cant take it?',
  ],
  simply:
    "You can only help a parent legally and safely if the right papers are signed while they can still sign. And you can only help for long if you don't run out of money yourself, so public help comes first.",
  input: {
    need: choice({
      label: 'What they need',
      options: ['papers', 'memory', 'cannot_sign', 'support', 'care', 'paid_care'],
    }),
    care_pay: moneyPerMonth({
      label: 'Pay for the care',
      roles: ['withdraw_amount@other', 'withdraw_amount', 'wages@other'],
      min: 1,
      max: 1e6,
    }),
    cost: moneyPerMonth({
      label: 'Monthly cost or help',
      roles: [
        'spend_item@other',
        'housing_cost@other',
        'spend_item',
        'spend_total@other',
        'medical_cost@other',
      ],
      min: 1,
      max: 1e6,
    }),
    their_savings: money({
      label: "Your parent's savings",
      roles: ['bal_total@other', 'bal_cash@other'],
      min: 0,
      max: 1e9,
    }),
    their_income: moneyPerMonth({
      label: "Your parent's income",
      roles: ['ss_income@other', 'pension_income@other'],
      min: 0,
      max: 1e6,
    }),
    help: moneyPerMonth({
      label: 'What you could give',
      roles: ['save_amount', 'debt_budget', 'save_amount@both'],
      min: 1,
      max: 1e5,
    }),
    home: money({
      label: "Worth of your parent's house",
      roles: ['home_value@other', 'home_value'],
      min: 1,
      max: 1e9,
    }),
    pay: moneyPerYear({ label: 'Your pay', roles: ['wages', 'wages@both'], ownOnly: true, min: 1, max: 1e8 }),
    cards: money({ label: 'Your card debt', roles: ['debt_balance:card'], ownOnly: true, min: 1, max: 1e8 }),
    house: choice({
      label: 'The house',
      options: ['signed_over'],
      facts: { signed_over: 'flag=house_gift' },
    }),
    own_footing: choice({ label: 'Can you spare the money', options: ['yes', 'no'] }),
  },
  sides: [
    { given: { need: 'cannot_sign' }, questions: cannotSignQuestions },
    { given: { need: 'memory' }, questions: memoryQuestions },
    { given: { need: 'paid_care' }, questions: paidCareQuestions },
  ],
  decide: ({ own_footing, pay, cards, ...told }) => {
    const need = needOf(told);
    if (told.house !== undefined && told.need === undefined) return 'keep_the_house';
    const { cost } = told;
    if (need === 'cannot_sign') return 'guardian_if_too_late';
    if (need === 'paid_care') return 'care_agreement';
    if (need === 'memory') return 'act_while_they_can';
    if (need === 'care') return 'elder_law_first';
    if (need === 'support') {
      if (own_footing !== undefined) return own_footing === 'yes' ? 'fixed_sum' : 'benefits_first';
      const isSmall =
        pay !== undefined && cost !== undefined && cost * monthsPerYear <= pay * affordableShare;
      return isSmall && cards === undefined ? 'fixed_sum' : 'benefits_first';
    }
    return 'power_of_attorney';
  },
  verdicts: {
    power_of_attorney: () => ({
      opening: text`Get a durable power of attorney signed now, and stay off their accounts as an owner.`,
      because: [
        text`It lets you act for them when they can't, and it has to be signed while they still understand it.`,
        text`A joint account instead makes the money yours too: your debts can reach it, and it goes to you, not to your siblings.`,
      ],
      unless: text`they're already losing track. Then see an elder law attorney this week, before it's too late to sign.`,
      next: text`Ask each bank and broker for its own form and set up the health care papers too.`,
      say: text`I don't want your money. I want to know whom to call if you're in the hospital.`,
    }),
    keep_the_house: keepTheHouse,
    guardian_if_too_late: guardianIfTooLate,
    care_agreement: ({ care_pay: pay, cost }) => careAgreement({ pay: pay ?? cost }),
    act_while_they_can: () => ({
      opening: text`See an elder law attorney this week, while your parent may still be able to sign.`,
      because: [
        text`A diagnosis doesn't end the right to sign. A power of attorney done in time saves you a guardianship in court, which is slow and costly.`,
        text`Social Security doesn't accept a power of attorney. You apply there to be representative payee.`,
      ],
      unless: text`they can't understand it anymore. Then the court names a guardian, and the attorney can ask for speed.`,
      next: text`Put bills on autopay, turn on account alerts, add a trusted contact, and freeze their credit.`,
      say: text`Let's sign this together now, so that you choose who helps you.`,
    }),
    benefits_first: ({ cost, cards, own_footing, pay }, { run }) => ({
      opening:
        cards === undefined
          ? cost === undefined || own_footing === 'no'
            ? text`Don't send ${theHelp(cost)} you need yourself: get them every benefit first.`
            : text`Only if you can spare ${theHelp(cost)} and still save for yourself, and not before they get every benefit.`
          : text`Not while you owe ${given('cards', cards, 'usd')} on cards: get them every benefit first, and send less than ${theHelp(cost)}.`,
      because: [
        text`Many older people miss help they qualify for: SSI, Medicaid, Medicare Savings Programs, Extra Help, SNAP, property tax relief and VA pensions.`,
        ...carriedBy(pay, run),
        text`Your retirement savings are off limits. If you run short, your own children are next in line.`,
      ],
      unless: text`heat, food or medicine is missing right now. Then pay that one bill directly.`,
      next: text`Call the Eldercare Locator, whose local agency checks benefits for free.`,
      say: text`I can't send money every month, but I'll sit with you until we've applied for everything.`,
    }),
    fixed_sum: ({ cost }) => ({
      opening:
        cost === undefined
          ? text`Help them, with a fixed monthly sum that you pay straight to their bills.`
          : text`Yes, ${given('cost', cost, 'usd_per_month')} is an amount you can carry: pay it straight to their bills.`,
      because: [
        text`A set amount protects your own plans, and paying the bill directly keeps the help where you want it.`,
        text`Check benefits first, because regular cash or rent from you can lower SSI. If you pay more than half of their support, a tax credit or a better filing status may follow.`,
      ],
      unless: text`it slows your retirement saving or eats your cushion. Then lower it.`,
      next: text`Write down their income and bills together, pick the bill you'll take over, and put it on autopay.`,
      say: text`We can cover this much every month. Let's agree with the others who does what.`,
    }),
    elder_law_first: ({ home, ...care }, context) => ({
      opening: careOpening(care, context),
      because: [
        text`Medicare doesn't pay for long care. Medicaid can, but in most states it looks back five years at gifts, so a house put in your name can delay help.`,
        home === undefined
          ? text`A spouse at home may keep part of the savings, and usually the house.`
          : text`The ${given('home', home, 'usd')} house usually doesn't count while your parent or a spouse lives in it, but the state may claim it afterward.`,
      ],
      unless: text`they served in the military or have long-term care insurance. Then claim that first.`,
      next: text`See an elder law attorney this month, before money or the house is moved, and don't sign care papers as guarantor.`,
      say: text`I'm signing for my mother under her power of attorney. I don't guarantee payment.`,
    }),
  },
  asks: [
    {
      field: 'need',
      settled: ({ house, cost, their_income: income }) =>
        [house, cost, income].some((one) => one !== undefined),
      question: 'What do they need most?',
      choices: [
        { label: 'Order in the papers', value: 'papers' },
        { label: 'Memory is failing', value: 'memory' },
        { label: 'Money', value: 'support' },
        { label: 'Care or a nursing home', value: 'care' },
      ],
    },
    {
      field: 'own_footing',
      question: 'Could you help and still save for yourself?',
      choices: [
        { label: 'Yes', value: 'yes' },
        { label: 'No', value: 'no' },
      ],
    },
  ],
  followUps: [
    'Is long-term care insurance worth it?',
    'What if my parent is being scammed?',
    'How does Medicare work?',
  ],
  articles: ['long-term-care', 'medicare', 'estate-basics', 'debts-after-a-death'],
  related: ['caring-for-parents'],
  sources: ['cfpb_someone_elses_money', 'ssa_representative_payee', 'acl_eldercare_locator', 'usc_42_1396p'],
});
