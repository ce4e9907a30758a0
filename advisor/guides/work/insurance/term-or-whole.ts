import {
  age,
  choice,
  count,
  flag,
  list,
  money,
  moneyPerMonth,
  moneyPerYear,
  years,
} from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { survivorPlan, survivorPlanQuestions } from '#advisor/guides/retirement/military-survivor-plan.ts';
import { beyondGroupLife, groupLifeQuestions } from '#advisor/guides/work/insurance/group-life.ts';
import { investedPremium } from '#advisor/guides/work/insurance/invested-premium.ts';
import { leftToLiveOn, premiumADecade } from '#advisor/guides/work/insurance/survivor-money.ts';
import { text } from '#advisor/quantities/text.ts';
import {
  cashValueLine,
  enoughCover,
  grownAt,
  hasYoung,
  monthsPerYear,
  retiredFrom,
  youngestOf,
  isSaved,
  nearRetirement,
} from '#advisor/guides/work/insurance/term-cover.ts';

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
    savings: money({
      label: 'Savings',
      roles: ['bal_total', 'bal_total@both', 'bal_retirement', 'bal_cash', 'bal_brokerage', 'bal_roth'],
      adds: true,
      min: 0,
      max: 1e9,
    }),
    mortgage_left: years({ label: 'Time left on the mortgage', roles: ['term_left'], min: 1, max: 40 }),
    baby: flag({
      label: 'A baby in the family',
      fact: 'flag=baby',
      default: { value: false, reason: 'nothing is said of a baby' },
    }),
    child_age: age({ label: 'Age of the youngest child', roles: ['age@child'], min: 0, max: 60 }),
    age: age({ label: 'Age', roles: ['age', 'age@both'], min: 18, max: 110 }),
    children: count({ label: 'Children', roles: ['n_children'], min: 0, max: 20 }),
    income: moneyPerYear({ label: 'Yearly pay', roles: ['wages'], ownOnly: true, min: 1, max: 1e8 }),
    amount: money({ label: 'Coverage', roles: ['insurance_amount'], min: 1000, max: 1e9 }),
    partner_income: moneyPerYear({ label: "A partner's pay", roles: ['wages@spouse'], min: 1, max: 1e8 }),
    cash_value: money({
      label: 'Cash value they show',
      roles: ['bal_other', 'price_now', 'goal_amount'],
      beside: ['premium'],
      min: 1,
      max: 1e9,
    }),
    horizon: years({ label: 'In how many years', roles: ['horizon'], min: 1, max: 80 }),
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
  decide: ({ need, age: old, terms, asked, mortgage_left: mortgage, savings, amount, ...family }) => {
    if (asked === 'survivor_plan' || asked === 'sick_and_ending') return asked;
    if (need === 'for_life') return 'permanent';
    if (need === 'nobody') return 'none';
    if (asked === 'group_life') return 'beyond_work';
    const hasKids = hasYoung(family);
    const young = youngestOf(family);
    const lateAge = isSaved({ savings, amount }) ? nearRetirement : retiredFrom;
    if (need === undefined && old !== undefined && old >= lateAge && !hasKids) return 'late';
    const isLength = young !== undefined || mortgage !== undefined;
    return terms !== undefined && terms.length > 1 && isLength ? 'term_length' : 'term';
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
    late: ({ savings, amount, premiums }) => ({
      opening: isSaved({ savings, amount })
        ? text`Most likely let it end: your ${given('savings', savings ?? 0, 'usd')} does what the ${given('amount', amount ?? 0, 'usd')} policy did.`
        : text`Most likely neither: near retirement, savings and Social Security do what life insurance did.`,
      because: [
        ...(isSaved({ savings, amount }) ? leftToLiveOn({ savings }) : []),
        ...(premiums?.length === 1 ? premiumADecade(premiums[0]?.premium, 'premiums') : []),
        text`Term gets costly at your age, and whole life has too little time to build value. What counts is whether someone would lose income when you die, such as a spouse with a small check of their own.`,
      ],
      unless: text`a spouse or a child with a disability couldn't manage without you. Then a small permanent policy, or converting a term policy you have, can be right.`,
      next: text`Write down what your spouse would live on alone. If it's enough, let it go.`,
    }),
    term_length: ({ terms = [], premiums = [], mortgage_left: mortgage = 0, ...family }) => {
      const all = terms.map(({ term }) => term).toSorted((one, other) => one - other);
      const young = youngestOf(family);
      const untilGrown = young === undefined ? 0 : grownAt - young;
      const chosen = all.find((term) => term >= Math.max(untilGrown, mortgage)) ?? all.at(-1) ?? 0;
      const prices = premiums.map(({ premium }) => premium).toSorted((one, other) => one - other);
      const [low, high] = prices;
      const isLonger = chosen > (all[0] ?? 0);
      return {
        opening:
          mortgage > untilGrown
            ? text`Take the policy for ${given('terms', chosen, 'years')}: it lasts ${chosen >= mortgage ? text`as long as the ${given('mortgage_left', mortgage, 'years')} left on the mortgage` : 'nearly as long as the mortgage'}.`
            : text`Take the policy for ${given('terms', chosen, 'years')}: it lasts until your youngest is on their own feet.`,
        because: [
          ...(low !== undefined && high !== undefined && low < high
            ? [
                text`The longer one costs ${{ value: Math.round((high - low) * monthsPerYear), unit: 'usd_per_year', decimals: 0 }} more${isLonger ? ', for years when someone still needs your pay' : ', for years you may not need'}.`,
              ]
            : []),
          family.child_age === undefined
            ? text`Children usually need a parent's paycheck until about twenty-two.`
            : text`Your youngest is ${given('child_age', family.child_age, 'age')}, and children usually need a parent's paycheck until about twenty-two. A longer term costs more each month for years you may not need.`,
          text`Whole life costs many times as much for the same amount.`,
        ],
        unless: isLonger
          ? text`the mortgage will be paid early and no more children are planned. Then the shorter one does it.`
          : text`the mortgage runs longer or more children may come. Then take the longer one while you're healthy.`,
        next: text`Get three quotes for a level, convertible term.`,
        say: text`I only want level term, convertible, with no riders. What's the price?`,
      };
    },
    term: ({ premiums = [], children = 0, child_age: young, ...known }, context) => {
      const prices = premiums.map(({ premium }) => premium).toSorted((one, other) => one - other);
      const [low, high] = prices;
      return {
        opening:
          low !== undefined && high !== undefined && low < high
            ? text`Buy the term policy at ${given('premiums', low, 'usd_per_month')}, not the one at ${given('premiums', high, 'usd_per_month')}.`
            : text`Buy term insurance.`,
        because: [
          ...cashValueLine(known, high, context),
          ...enoughCover(known),
          ...(known.cash_value === undefined || known.income === undefined
            ? [
                hasYoung({ children, child_age: young, baby: known.baby })
                  ? text`Your family needs a large sum for the years until the kids are grown and the house is paid, and term buys that for a small part of the price.`
                  : text`Most families need a large sum for a limited time, and term buys that for a small part of the price.`,
              ]
            : []),
          ...(low !== undefined && high !== undefined && low < high && known.cash_value === undefined
            ? investedPremium('the difference', high - low, context)
            : known.cash_value === undefined
              ? [text`Outliving it isn't waste, just as a year without a house fire isn't.`]
              : []),
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
      settled: ({ children, child_age: young, asked }) =>
        (typeof young === 'number' && young < grownAt) ||
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
