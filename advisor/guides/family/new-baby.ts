import { emergencyFund } from '#advisor/calculators/saving/goals/emergency-fund.ts';
import { lifeInsuranceNeed } from '#advisor/calculators/borrowing/insurance/life-insurance-need.ts';
import { age, choice, flag, money, moneyPerMonth, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { spendingField } from '#advisor/guides/define/spending-field.ts';
import { secondPaycheck } from '#advisor/guides/family/second-paycheck.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

interface Family {
  pay: number | undefined;
  debts: number | undefined;
  alone: boolean;
}

/** Child care above this share of pay before taxes leaves most budgets without room. */
const heavyCareShare = 0.2;
/** What a new family should have in cash, in months of spending. */
const monthsOfCash = 3;

interface Budget {
  pay: number | undefined;
  spouse_pay: number | undefined;
  childcare: number | undefined;
  cash: number | undefined;
  spending: number | undefined;
}

/** With less than this left of the lower pay in a year, family and career decide rather than money. */
const littleLeft = 5000;

/** Whether the parent who earns less should work on, where both pays and the child care are told. */
function secondPay({ pay = 0, spouse_pay: theirs = 0, childcare = 0 }: Budget, context: GuideContext): Text {
  const lower = Math.min(pay, theirs);
  const counted = secondPaycheck(
    { second: lower, other: Math.max(pay, theirs), care: childcare * 12 },
    context,
  );
  const care = given('childcare', childcare, 'usd_per_month');
  if (!counted)
    return text`On money, keep both jobs if you can: a break costs raises and retirement savings.`;
  if (counted.left.value >= littleLeft)
    return text`On money, keep both jobs: after taxes and ${care} of child care, the lower pay still leaves about ${wholeDollars(counted.left)} a year.`;
  return counted.left.value >= 0
    ? text`On money, one of you could stay home: after taxes and ${care} of child care, the lower pay leaves only about ${wholeDollars(counted.left)} a year.`
    : text`On money, one of you could stay home: ${care} of child care takes about ${wholeDollars(counted.left)} a year more than the lower pay brings home.`;
}

/** The answer, with the cash and the child care that the person told of. */
function budgetFirst(budget: Budget, context: GuideContext): Text {
  const { pay, spouse_pay: theirs, childcare, cash, spending } = budget;
  if (pay !== undefined && theirs !== undefined && childcare !== undefined) return secondPay(budget, context);
  if (pay !== undefined && childcare !== undefined) {
    const isHeavy = childcare * 12 > pay * heavyCareShare;
    return isHeavy
      ? text`It's tight: ${given('childcare', childcare, 'usd_per_month')} of child care takes a large part of ${given('pay', pay, 'usd_per_year')}, so build cash and look for cheaper care now.`
      : text`Yes, ${given('childcare', childcare, 'usd_per_month')} of child care fits ${given('pay', pay, 'usd_per_year')}, if you build up cash and insurance before the birth.`;
  }
  const fund =
    cash === undefined || spending === undefined
      ? undefined
      : context.run(emergencyFund, { cash, spending, months_wanted: monthsOfCash });
  if (fund && fund.figure('gap').value === 0)
    return text`Your cash covers ${fund.figure('months_covered')}, so insurance comes next, and the college fund last.`;
  if (fund)
    return text`Build on the ${given('cash', cash!, 'usd')} first: it covers ${fund.figure('months_covered')} of spending, about ${wholeDollars(fund.figure('gap'))} short of three.`;
  return cash === undefined
    ? text`Cash and insurance first, the college fund last.`
    : text`Build on the ${given('cash', cash, 'usd')} first, then insurance, and the college fund last.`;
}

/** The cash beside two pays that were weighed. */
function cashLine({ cash, childcare, pay, spouse_pay: theirs }: Budget): Text[] {
  return cash === undefined || childcare === undefined || pay === undefined || theirs === undefined
    ? []
    : [
        text`Your ${given('cash', cash, 'usd')} has to carry unpaid leave and the plan's out-of-pocket maximum, so add to it until the birth.`,
      ];
}

/** The work of raising a child ends about then. */
const yearsToCover = 20;

function coverFor({ pay, debts = 0, alone }: Family, { run }: GuideContext) {
  const cover =
    pay === undefined ? undefined : run(lifeInsuranceNeed, { income: pay, years: yearsToCover, debts });
  return cover
    ? text`On your pay, about ${cover.figure('additional_cover')} of term life insurance would carry the family, less what you have.`
    : alone
      ? text`Raising a child alone, you need term life insurance most: about ten times pay is a fair start.`
      : text`Both of you need term life insurance: about ten times pay is a fair start, and a parent at home needs some too.`;
}

export const newBaby = defineGuide({
  id: 'new_baby',
  title: 'A baby: money steps',
  about: 'A baby is coming or was just born: what to do with money, insurance, leave and papers',
  questions: [
    'baby due in march what should we do with our money first',
    'having our first kid. do i start a 529 or life insurance first',
    'How much should we have saved before the baby comes?',
    'just had twins!! what paperwork and money stuff do i need to do',
    'im pregnant and my job gives no paid leave, help me plan',
    'How long do I have to add my newborn to my health insurance?',
    'we make 110k together, expecting in june. can we handle daycare at 1600 a month',
    'new dad here, what accounts does my kid need',
    'do we get money from the government for the baby born this year',
    'is it irresponsible to have a baby with 8k in savings',
  ],
  simply:
    'A baby changes two things at once: more bills, and someone who depends on you completely. So insurance, cash and a few papers with deadlines come before long-term goals like college.',
  input: {
    stage: choice({
      label: 'Where you are',
      options: ['expecting', 'just_born', 'older'],
      facts: { expecting: 'flag=expecting', just_born: 'flag=baby' },
    }),
    window: choice({ label: 'Time to add the baby', options: ['over'] }),
    child_age: age({ label: 'Age of the child', roles: ['age@child'], min: 0, max: 17 }),
    lost_job: flag({
      label: 'You lost a job',
      fact: 'flag=laid_off',
      default: { value: false, reason: 'nothing is said of a lost job' },
    }),
    alone: flag({
      label: 'You raise the child alone',
      fact: 'filing=single',
      default: { value: false, reason: 'two parents, unless you say otherwise' },
    }),
    cash: money({
      label: 'Cash',
      roles: ['bal_cash', 'bal_cash@both', 'bal_total', 'bal_total@both'],
      adds: true,
      min: 0,
      max: 1e9,
    }),
    spending: spendingField,
    childcare: moneyPerMonth({ label: 'Child care', roles: ['childcare_cost'], min: 1, max: 1e5 }),
    cards: money({ label: 'Card debt', roles: ['debt_balance:card'], min: 1, max: 1e7 }),
    pay: moneyPerYear({ label: 'Yearly pay', roles: ['wages@both', 'wages'], min: 1, max: 1e8 }),
    spouse_pay: moneyPerYear({ label: 'Pay of your spouse', roles: ['wages@spouse'], min: 1, max: 1e8 }),
    debts: money({
      label: 'Mortgage',
      roles: ['mortgage_balance', 'mortgage_balance@both'],
      min: 0,
      max: 1e8,
    }),
  },
  sides: [
    {
      given: { window: 'over' },
      questions: [
        'he was born five weeks ago and is on no insurance yet',
        'we missed the thirty days to add our newborn to the health plan',
        'baby is six weeks old and uninsured, what can we do',
      ],
    },
  ],
  decide: ({ stage, child_age, lost_job: lostJob, window }) => {
    if (window !== undefined && stage !== 'expecting') return 'days_over';
    if (lostJob && (stage === 'expecting' || (stage === undefined && child_age === undefined)))
      return 'no_job';
    if (stage !== undefined) return stage;
    if (child_age === undefined) return 'expecting';
    return child_age === 0 ? 'just_born' : 'older';
  },
  verdicts: {
    expecting: (family, context) => ({
      opening: budgetFirst(family, context),
      because: [
        ...(cashLine(family).length > 0
          ? cashLine(family)
          : [text`Put aside your plan's out-of-pocket maximum and the pay you'll miss on leave.`]),
        coverFor(family, context),
        family.cards === undefined
          ? text`${family.alone ? 'You also need' : 'Each of you also needs'} disability coverage and a will with a guardian.`
          : text`Pay only the minimums on the ${given('cards', family.cards, 'usd')} of cards until the baby is here.`,
      ],
      unless: text`money's tight. Then look at Medicaid, CHIP and WIC now: many working families qualify.`,
      next: text`Ask HR this week about paid leave, short-term disability and the dependent care account.`,
      say: text`What's paid while I'm out, and by when must I add the baby?`,
    }),
    no_job: () => ({
      opening: text`Settle health coverage first: apply for Medicaid this week, and keep COBRA as the fallback.`,
      because: [
        text`Medicaid covers pregnancy at higher incomes than usual and looks at income now, not at savings. If you earn too much for it, a Marketplace plan must take you within sixty days and can't charge more for a pregnancy.`,
        text`COBRA also has sixty days and reaches back, so you needn't pay it while you wait for the answer, unless you need care.`,
      ],
      unless: text`the doctor you want is only in the old plan and the deductible is met. Then COBRA until the birth can be worth its price.`,
      next: text`Apply at HealthCare.gov, which checks Medicaid too, and file for unemployment the same day. Look at WIC as well.`,
      say: text`We lost our coverage and are expecting. Do we qualify for pregnancy Medicaid, and from which date?`,
    }),
    days_over: () => ({
      opening: text`Ask HR today anyway, then get the baby a Marketplace plan before sixty days are over, or Medicaid or CHIP on any day.`,
      because: [
        text`Most job plans close after thirty days, but some give sixty. A Marketplace plan can start on the day of the birth.`,
        text`Medicaid and CHIP take children at incomes well above poverty all year round, and often pay bills of the last three months.`,
      ],
      unless: text`open enrollment at work is near. Then use the Marketplace only until the job's plan starts.`,
      next: text`Call HR, then HealthCare.gov, and keep every bill since the birth to send in again once the baby is covered.`,
      say: text`My baby was born recently and isn't enrolled. Which late or special enrollment do you allow?`,
    }),
    just_born: (family, context) => ({
      opening: text`Add the baby to your health plan now: most job plans give you only thirty days.`,
      because: [
        text`The coverage then reaches back to the birth. A Marketplace plan gives you sixty days.`,
        text`Get the Social Security number, which the ${fact('child_tax_credit', context.facts.get('child_tax_credit'), 'usd')} child tax credit needs, and claim the Treasury's ${fact('trump_account_deposit', context.facts.get('trump_account_deposit'), 'usd')} for a Trump account.`,
        coverFor(family, context),
      ],
      unless: text`both parents have a plan. Then compare what each charges for a child first.`,
      next: text`Call HR or your Marketplace today, then update your W-4 and your beneficiaries.`,
    }),
    older: (family, context) => ({
      opening:
        family.cards === undefined
          ? text`Get the protection in place first: term life insurance, a will with a guardian, and three months of cash.`
          : text`Term life insurance and a will first, then pay off the ${given('cards', family.cards, 'usd')} on cards before any college fund.`,
      because: [
        coverFor(family, context),
        text`After that, take your full retirement match, then start a 529 with whatever is easy to keep up.`,
        text`If you pay for child care to work, a dependent care account at work spares tax on up to ${fact('dependent_care_account_limit', context.facts.get('dependent_care_account_limit').other, 'usd')} a year.`,
      ],
      unless: text`${family.cards === undefined ? 'you carry card debt. Then pay that off before the college fund' : 'a grandparent wants to give for college. Then open a 529 for that'}.`,
      next: text`Get two quotes for level term life insurance this week.`,
    }),
  },
  asks: [
    {
      field: 'stage',
      settled: ({ child_age: old, window }) => (old ?? window) !== undefined,
      question: 'Is the baby here yet?',
      choices: [
        { label: 'Not yet', value: 'expecting' },
        { label: 'Yes, just born', value: 'just_born' },
        { label: 'A few months or older', value: 'older' },
      ],
    },
  ],
  followUps: [
    'How much life insurance do I need?',
    'Is a 529 the best account for a child?',
    'What is a Trump account?',
  ],
  articles: [
    'life-insurance',
    'trump-accounts',
    'college-529-plans',
    'emergency-fund',
    'health-insurance-terms',
    'family-tax-credits',
  ],
  related: ['kids-and-money'],
  sources: ['healthcare_gov_life_changes', 'dol_family_leave', 'irs_trump_accounts'],
});
