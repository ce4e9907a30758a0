import {
  age,
  choice,
  count,
  list,
  moneyPerMonth,
  moneyPerYear,
  years,
} from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { survivorPlan, survivorPlanQuestions } from '#advisor/guides/retirement/military-survivor-plan.ts';
import { beyondGroupLife, groupLifeQuestions } from '#advisor/guides/work/insurance/group-life.ts';
import { investedPremium } from '#advisor/guides/work/insurance/invested-premium.ts';
import { text } from '#advisor/quantities/text.ts';

/** A child is usually on their own feet by then. */
const grownAt = 22;
/** From here on there is hardly a paycheck left to replace. */
const retiredFrom = 62;

interface Family {
  children?: number | undefined;
  child_age?: number | undefined;
}

const hasYoung = ({ children = 0, child_age: young }: Family) =>
  children > 0 || (young !== undefined && young < grownAt);

export const termOrWhole = defineGuide({
  id: 'term_or_whole',
  title: 'Term or whole life',
  about: 'Whether to buy term or whole life insurance',
  questions: [
    'term or whole life insurance?',
    "I'm 31 with a newborn, which kind of life insurance should we get",
    'is whole life ever better than term',
    'term is 32 a month, whole is 410 for the same amount. which one',
    "won't I have wasted the money if I outlive a term policy",
    'Should I convert my term policy to permanent before it runs out?',
    'our son has down syndrome and will always need care. term or permanent',
    '20 yr or 30 yr term or just get whole',
    'does a single guy no kids need either kind',
    'buy term and invest the rest: is that really smarter',
  ],
  simply:
    "Term insurance is like renting protection for the years someone depends on you. Whole life is like buying it forever, at many times the price, and it's worth that only when the need really lasts forever.",
  input: {
    premiums: list({
      label: 'Premiums',
      items: { premium: moneyPerMonth({ label: 'Premium', roles: ['premium'], min: 1, max: 1e5 }) },
      min: 1,
      max: 4,
      comparesCases: true,
    }),
    terms: list({
      label: 'Terms to choose from',
      items: { term: years({ label: 'Term', roles: ['term'], min: 1, max: 50 }) },
      min: 1,
      max: 4,
      comparesCases: true,
    }),
    child_age: age({ label: 'Age of the youngest child', roles: ['age@child'], min: 0, max: 60 }),
    age: age({ label: 'Age', roles: ['age', 'age@both'], min: 18, max: 110 }),
    children: count({ label: 'Children', roles: ['n_children'], min: 0, max: 20 }),
    income: moneyPerYear({ label: 'Yearly pay', roles: ['wages'], ownOnly: true, min: 1, max: 1e8 }),
    asked: choice({ label: 'Asked about', options: ['group_life', 'survivor_plan', 'sick_and_ending'] }),
    pension: moneyPerMonth({ label: 'Military pension', roles: ['pension_income'], min: 1, max: 1e6 }),
    need: choice({
      label: 'Who depends on you',
      options: ['for_years', 'for_life', 'nobody'],
      facts: { nobody: ['flag=no_dependents', 'filing=single & flag=no_kids'] },
    }),
  },
  sides: [
    {
      given: { need: 'for_life' },
      questions: [
        'our son has down syndrome and will always need care. term or permanent',
        'child with a disability needs support for life, we have a special needs trust. Term or whole life?',
        'my daughter will never live alone, which kind of life insurance',
      ],
    },
    {
      given: { asked: 'sick_and_ending' },
      questions: [
        "dad's term policy jumps in price, he is sick and mom lives off his pension. Keep paying?",
        'my term policy is ending and my health is bad, my wife would lose my pension, convert it?',
        'Should I convert my term policy to permanent before it runs out? I could not get a new one.',
      ],
    },
    { given: { asked: 'group_life' }, questions: groupLifeQuestions },
    { given: { asked: 'survivor_plan' }, questions: survivorPlanQuestions },
  ],
  decide: ({ need, age: old, terms, asked, ...family }) => {
    if (asked === 'survivor_plan' || asked === 'sick_and_ending') return asked;
    if (need === 'for_life') return 'permanent';
    if (need === 'nobody') return 'none';
    if (asked === 'group_life') return 'beyond_work';
    const hasKids = hasYoung(family);
    const young = family.child_age;
    if (need === undefined && old !== undefined && old >= retiredFrom && !hasKids) return 'late';
    return terms !== undefined && terms.length > 1 && young !== undefined ? 'term_length' : 'term';
  },
  verdicts: {
    sick_and_ending: ({ premiums = [] }) => {
      const high = premiums.map(({ premium }) => premium).toSorted((one, other) => other - one)[0];
      return {
        opening: text`Don't let it lapse yet: with poor health and a spouse who'd lose income, ask about converting it first.`,
        because: [
          text`Most term policies can be turned into permanent ones without a health exam, up to a set date, and for a part of the sum.`,
          high === undefined
            ? text`What counts is how long it would be paid, and what the one left behind would live on.`
            : text`${given('premiums', high, 'usd_per_month')} is a lot, so compare it with a smaller sum that only replaces the lost pension or check.`,
        ],
        unless: text`the survivor's own Social Security and savings cover the bills. Then let it end.`,
        next: text`Call the insurer before the next premium is due, and compare the whole sum with half of it.`,
        say: text`Can this policy be converted without an exam, until when, and what would half of it cost?`,
      };
    },
    survivor_plan: ({ pension }) => survivorPlan({ pension, cost: undefined }),
    beyond_work: ({ income, premiums, age: now, ...family }) =>
      beyondGroupLife({ income, premium: premiums?.[0]?.premium, age: now, hasChildren: hasYoung(family) }),
    late: () => ({
      opening: text`Most likely neither: near retirement, savings and Social Security do what life insurance did.`,
      because: [
        text`Term gets costly at your age, and whole life has too little time to build value. What counts is whether someone would lose income when you die, such as a spouse with a small check of their own.`,
      ],
      unless: text`a spouse or a child with a disability couldn't manage without you. Then a small permanent policy, or converting a term policy you have, can be right.`,
      next: text`Write down what your spouse would live on alone. If it's enough, let it go.`,
    }),
    term_length: ({ terms = [], child_age: young = 0 }) => {
      const all = terms.map(({ term }) => term).toSorted((one, other) => one - other);
      const chosen = all.find((term) => young + term >= grownAt) ?? all.at(-1) ?? 0;
      return {
        opening: text`Take the policy for ${given('terms', chosen, 'years')}: it lasts until your youngest is on their own feet.`,
        because: [
          text`Your youngest is ${given('child_age', young, 'age')}, and children usually need a parent's paycheck until about twenty-two. A longer term costs more each month for years you may not need.`,
          text`Whole life costs many times as much for the same amount.`,
        ],
        unless: text`the mortgage runs longer or more children may come. Then take the longer one while you're healthy.`,
        next: text`Get three quotes for a level, convertible term.`,
        say: text`I only want level term, convertible, with no riders. What's the price?`,
      };
    },
    term: ({ premiums = [], children = 0, child_age: young }, context) => {
      const prices = premiums.map(({ premium }) => premium).toSorted((one, other) => one - other);
      const [low, high] = prices;
      return {
        opening:
          low !== undefined && high !== undefined && low < high
            ? text`Buy the term policy at ${given('premiums', low, 'usd_per_month')}, not the one at ${given('premiums', high, 'usd_per_month')}.`
            : text`Buy term insurance.`,
        because: [
          hasYoung({ children, child_age: young })
            ? text`Your family needs a large sum for the years until the kids are grown and the house is paid, and term buys that for a small part of the price.`
            : text`Most families need a large sum for a limited time, and term buys that for a small part of the price.`,
          ...(low !== undefined && high !== undefined && low < high
            ? investedPremium('the difference', high - low, context)
            : [text`Outliving it isn't waste, just as a year without a house fire isn't.`]),
        ],
        unless: text`someone will depend on you for life, such as a disabled child. Then part of the coverage should be permanent.`,
        next: text`Get three quotes for a level term that lasts until your youngest is about twenty-two.`,
        say: text`I only want level term, convertible, with no riders. What's the price?`,
      };
    },
    permanent: () => ({
      opening: text`Get permanent coverage for the lifelong part, and term for the rest.`,
      because: [
        text`Term runs out, and this need doesn't. A modest permanent policy pays whenever you die. Add cheap term while the mortgage and paychecks matter.`,
        text`For a disabled child, name a special needs trust, not the child, or the money can end SSI and Medicaid.`,
      ],
      unless: text`your savings will already cover that care. Then you may need no policy.`,
      next: text`See a special needs or estate attorney before you sign an application.`,
      say: text`Please quote guaranteed universal life beside whole life, for the same death benefit.`,
    }),
    none: () => ({
      opening: text`Neither: if nobody lives on your income, you can skip life insurance.`,
      because: [
        text`It replaces money that others would miss. Your own risk is a paycheck that stops because you're ill, so disability insurance and savings come first.`,
      ],
      unless: text`a parent relies on you, or someone cosigned your loans. Then a small term policy covers that.`,
      next: text`Check what your job gives you for free, and name a beneficiary for it.`,
    }),
  },
  asks: [
    {
      field: 'need',
      settled: ({ children, asked }) =>
        asked === 'survivor_plan' ||
        asked === 'sick_and_ending' ||
        (asked !== undefined && typeof children === 'number' && children > 0),
      question: 'Who depends on your income, and for how long?',
      choices: [
        { label: 'Kids or a partner, for some years', value: 'for_years' },
        { label: 'Someone for life', value: 'for_life' },
        { label: 'Nobody', value: 'nobody' },
      ],
    },
  ],
  followUps: ['How much life insurance do I need?', 'Do I need disability insurance?'],
  articles: ['life-insurance', 'disability-insurance', 'military-money'],
  sources: ['naic_life_insurance', 'dod_survivor_plan'],
});
