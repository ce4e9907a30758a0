import { lifeInsuranceNeed } from '#advisor/calculators/borrowing/insurance/life-insurance-need.ts';
import {
  age,
  choice,
  count,
  flag,
  money,
  moneyPerMonth,
  moneyPerYear,
} from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { beyondGroupLife, groupLifeQuestions } from '#advisor/guides/work/insurance/group-life.ts';
import { leftToLiveOn, premiumADecade } from '#advisor/guides/work/insurance/survivor-money.ts';
import { insuredAtHome, parentAtHomeQuestions } from '#advisor/guides/work/insurance/parent-at-home.ts';
import {
  grownChildren,
  grownQuestions,
  mayHaveGrown,
} from '#advisor/guides/work/insurance/life-insurance-later.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** A child is usually on their own feet by then. */
const grownAt = 22;
/** A partner needs some years to find new footing, whatever the age of the children. */
const leastYears = 10;
/** From here on the paycheck to replace is usually over. */
const retiredFrom = 65;
/** From here on savings may already do what a policy does, and the working years left are few. */
const nearRetirement = 55;
const usualRetirement = 67;

interface Household {
  income: number | undefined;
  debts: number | undefined;
  education: number | undefined;
  savings: number | undefined;
  existing: number | undefined;
  child_age: number | undefined;
  age?: number | undefined;
}

/** How long the pay has to be replaced: until a child is grown, or until it would have ended anyway. */
function yearsOf({ child_age: young, age: now }: Household) {
  if (young !== undefined && young < grownAt) return { years: Math.max(leastYears, grownAt - young) };
  return now !== undefined && now >= nearRetirement ? { years: Math.max(1, usualRetirement - now) } : {};
}

function needOf(known: Household, { run }: GuideContext) {
  const { income, debts = 0, education = 0, savings = 0, existing = 0 } = known;
  if (income === undefined) return undefined;
  return run(lifeInsuranceNeed, { income, debts, education, savings, existing, ...yearsOf(known) });
}

/** A policy for the one who also earns: what they bring home would be missing as well. */
function forPartner(known: Household, partner: number | undefined, { run }: GuideContext): Text[] {
  if (partner === undefined || known.income === undefined) return [];
  const need = run(lifeInsuranceNeed, { income: partner, ...yearsOf(known) });
  return need
    ? [
        text`To replace your partner's ${given('partner_income', partner, 'usd_per_year')} the same way takes about ${need.figure('income_need')} on their life, less what they have.`,
      ]
    : [];
}

interface Young {
  children: number | undefined;
  child_age: number | undefined;
}

const hasYoung = ({ children = 0, child_age: young }: Young) =>
  young === undefined ? children > 0 : young < grownAt;

export const howMuchLifeInsurance = defineGuide({
  id: 'how_much_life_insurance',
  title: 'How much life insurance',
  about: 'Whether someone needs life insurance, and how much',
  questions: [
    'do I need life insurance',
    'how much life insurance should a family of 4 have',
    'I make 85k, wife stays home with twins, what size policy',
    'how big a policy do two working parents with a toddler need',
    "we're both 67 and retired, house paid off. drop the life insurance?",
    'single, 27, no kids. should i get life insurance',
    'just bought a house with 340k mortgage and have a 3 yr old, how much do we need',
    'Does a stay at home mom need life insurance too?',
    'have a 250k policy, earn 110k, 2 kids under ten. am i covered',
    'mortgage protection insurance letter came in the mail, do I need that',
  ],
  simply:
    "Life insurance replaces your paycheck for people who live on it. So the amount is what they'd need without you, minus what they'd already have; if no one lives on your pay, that's nothing.",
  input: {
    grown: choice({ label: 'Family', options: ['on_their_own'] }),
    expecting: flag({
      label: 'A baby is on the way',
      fact: 'flag=expecting',
      default: { value: false, reason: 'nothing is said of a baby' },
    }),
    asked: choice({ label: 'Asked about', options: ['group_life', 'parent_at_home'] }),
    premium: moneyPerMonth({ label: 'Premium', roles: ['premium'], min: 1, max: 1e5 }),
    income: moneyPerYear({
      label: 'Yearly income',
      roles: ['wages', 'wages@both'],
      ownOnly: true,
      min: 1,
      max: 1e8,
    }),
    debts: money({
      label: 'Mortgage and debts',
      roles: ['mortgage_balance', 'mortgage_balance@both', 'debt_balance'],
      adds: true,
      min: 0,
      max: 1e9,
    }),
    education: money({ label: 'Education to pay for', roles: ['college_cost'], min: 0, max: 1e8 }),
    savings: money({
      label: 'Savings',
      roles: ['bal_total', 'bal_total@both', 'bal_cash', 'bal_retirement', 'bal_brokerage', 'bal_roth'],
      adds: true,
      min: 0,
      max: 1e9,
    }),
    existing: money({
      label: 'Life insurance you have',
      roles: ['insurance_amount'],
      adds: true,
      min: 0,
      max: 1e9,
    }),
    child_age: age({ label: 'Age of the youngest child', roles: ['age@child'], min: 0, max: 60 }),
    age: age({ label: 'Age', roles: ['age', 'age@both'], min: 18, max: 110 }),
    partner_income: moneyPerYear({
      label: "A partner's income",
      roles: ['wages@spouse', 'take_home@spouse'],
      min: 1,
      max: 1e8,
    }),
    pension: moneyPerMonth({
      label: 'Pension a survivor would get',
      roles: ['pension_income@spouse', 'pension_income'],
      min: 1,
      max: 1e6,
    }),
    check: moneyPerMonth({ label: 'Your Social Security', roles: ['ss_income'], min: 1, max: 10_000 }),
    partner_check: moneyPerMonth({
      label: "A partner's Social Security",
      roles: ['ss_income@spouse'],
      min: 1,
      max: 10_000,
    }),
    children: count({ label: 'Children', roles: ['n_children'], min: 0, max: 20 }),
    dependents: choice({
      label: 'Does anyone depend on your income',
      options: ['yes', 'no'],
      facts: { no: 'flag=no_dependents' },
    }),
  },
  sides: [
    { given: { asked: 'parent_at_home' }, questions: parentAtHomeQuestions },
    { given: { grown: 'on_their_own' }, questions: grownQuestions },
    { given: { asked: 'group_life' }, questions: groupLifeQuestions },
  ],
  decide: (
    { asked, grown, dependents, children = 0, age: old, partner_income: partner, ...known },
    context,
  ) => {
    if (mayHaveGrown({ grown, age: old }) && dependents === undefined) return 'grown';
    if (dependents === 'no' && children === 0) return 'none';
    if (asked === 'parent_at_home') return 'at_home';
    if (asked !== undefined) return 'beyond_work';
    if (known.income === undefined && partner !== undefined && hasYoung({ children, ...known }))
      return 'at_home';
    const need = needOf({ ...known, age: old }, context);
    const isLate = old !== undefined && old >= nearRetirement && !hasYoung({ children, ...known });
    const isSaved = isLate && known.existing !== undefined && (known.savings ?? 0) > known.existing;
    if (!need && dependents === undefined && ((old ?? 0) >= retiredFrom || isSaved)) return 'retired';
    if (!need) return 'rule_of_thumb';
    return need.figure('additional_cover').value === 0 ? 'enough' : 'buy';
  },
  verdicts: {
    grown: grownChildren,
    beyond_work: (known, context) => {
      const need = hasYoung(known) ? needOf(known, context) : undefined;
      return beyondGroupLife({
        ...known,
        hasChildren: known.expecting || hasYoung(known),
        need:
          need &&
          text`To replace your ${given('income', known.income ?? 0, 'usd_per_year')} and pay what you owe, your family needs about ${need.figure('additional_cover')}, less what the job covers.`,
      });
    },
    at_home: ({ asked, partner_income: partner, income = partner, ...known }, context) =>
      insuredAtHome({
        isAsked: asked !== undefined,
        earns: income,
        earner: income === partner ? 'partner_income' : 'income',
        need: needOf({ ...known, income }, context),
        existing: known.existing,
        child_age: known.child_age,
      }),
    buy: (known, context) => {
      const need = needOf(known, context);
      const isSure = known.dependents === 'yes' || hasYoung(known);
      return {
        opening: need
          ? text`${isSure ? 'Yes' : 'Yes, if someone depends on you'}: get about ${need.figure('additional_cover')} of term coverage.`
          : text`Yes, if someone depends on you.`,
        because: [
          text`That pays off what you owe and replaces most of ${given('income', known.income ?? 0, 'usd_per_year')} until your family can manage.`,
          known.existing
            ? text`It's on top of the ${given('existing', known.existing, 'usd')} you have. Coverage from a job usually ends with the job.`
            : text`Coverage from a job, if you have it, usually ends with the job, so don't lean on it alone.`,
          ...forPartner(known, known.partner_income, context),
        ],
        unless:
          known.partner_income === undefined
            ? text`Social Security survivor benefits and a partner's pay would carry more of it. Then you can round down.`
            : text`your partner's pay alone covers the bills. Then about half of it is enough.`,
        next: text`Get three quotes for level term until your youngest is about twenty-two. A parent at home needs a policy too.`,
      };
    },
    enough: (known, context) => {
      const need = needOf(known, context);
      return {
        opening: text`No, you don't need more: what you have covers your family.`,
        because: [
          ...(need
            ? [
                text`They'd need about ${need.figure('total_need')}, and savings and coverage come to ${need.figure('resources')}.`,
              ]
            : []),
          text`More insurance would only be a bill.`,
        ],
        unless: text`much of that coverage comes from your job, or you'd leave a young child. Then own a term policy yourself.`,
        next: text`Check the beneficiaries on every policy and retirement account today.`,
      };
    },
    rule_of_thumb: ({ existing }) => ({
      opening: existing
        ? text`${given('existing', existing, 'usd')} is about right if it comes to roughly ten times your yearly pay and someone lives on it.`
        : text`If anyone lives on your income, start with about ten times your yearly pay in term coverage.`,
      because: [
        text`Add the mortgage and college, then take off savings and coverage you already have. A year or two of pay from work is rarely enough, and it ends with the job. A parent at home needs coverage as well, for the childcare.`,
      ],
      unless: text`nobody would miss your paycheck, or your savings could replace it. Then you need none.`,
      next: text`Write down your pay, what you owe, your savings, and your youngest child's age. I can work out the amount from those.`,
    }),
    retired: ({ existing, savings, premium, ...known }) => ({
      opening:
        existing && savings && savings > existing
          ? text`Yes, you can likely drop the ${given('existing', existing, 'usd')} policy: your ${given('savings', savings, 'usd')} does its job now.`
          : text`At your age you usually don't need it, unless someone would lose income when you die.`,
      because: [
        ...leftToLiveOn({ savings, premium, ...known }),
        ...premiumADecade(premium),
        ...(known.check && known.partner_check
          ? []
          : [
              savings
                ? text`A spouse keeps only the larger of two Social Security checks${known.pension ? '' : ', and a pension may stop'}.`
                : text`Life insurance replaces a paycheck, and pensions, Social Security and savings mostly take over. A spouse keeps only the larger of two Social Security checks, and a pension may stop.`,
            ]),
      ],
      unless: text`you're in poor health, or a spouse or a child with a disability couldn't manage without it. Then ask about converting or lowering it first.`,
      next: text`Write down what your spouse would live on alone, against the bills, and ask what a permanent policy would pay you before you drop it.`,
    }),
    none: ({ debts }) => ({
      opening: text`No, you don't need life insurance now.`,
      because: [
        text`It replaces income that others rely on, and nobody relies on yours. Federal student loans are canceled at death, and other debts come out of your estate, not out of your relatives' pockets, unless they signed.`,
      ],
      unless: debts
        ? text`someone cosigned the ${given('debts', debts, 'usd')} and would owe it. Then a term policy of about that much, until it's paid, is enough.`
        : text`someone cosigned for you, or children are coming soon and your health is shaky. Then a small term policy makes sense.`,
      next: text`Put the premium into disability insurance or savings instead, and name beneficiaries on your accounts.`,
    }),
  },
  asks: [
    {
      field: 'dependents',
      settled: ({ child_age: young, children }) =>
        (typeof young === 'number' && young < grownAt) || (typeof children === 'number' && children > 0),
      question: 'Does anyone depend on your income?',
      choices: [
        { label: 'Yes', value: 'yes' },
        { label: 'No', value: 'no' },
      ],
    },
  ],
  followUps: ['Term or whole life insurance?', 'Do I need disability insurance?'],
  articles: ['life-insurance', 'spousal-and-survivor-benefits', 'beneficiaries'],
  related: ['kids-and-money'],
  sources: ['naic_life_insurance', 'ssa_survivors'],
});
