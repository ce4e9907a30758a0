import { choice, count, moneyPerMonth } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { investedPremium } from '#advisor/guides/work/invested-premium.ts';
import { text } from '#advisor/quantities/text.ts';

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
  input: {
    premium: moneyPerMonth({ label: 'First premium', roles: ['premium'], min: 1, max: 1e5 }),
    other_premium: moneyPerMonth({ label: 'Second premium', roles: ['premium#2'], min: 1, max: 1e5 }),
    children: count({ label: 'Children', roles: ['n_children'], min: 0, max: 20 }),
    need: choice({
      label: 'Who depends on you',
      options: ['for_years', 'for_life', 'nobody'],
      facts: { nobody: 'flag=no_dependents' },
    }),
  },
  decide: ({ need }) => {
    if (need === 'for_life') return 'permanent';
    return need === 'nobody' ? 'none' : 'term';
  },
  verdicts: {
    term: ({ premium, other_premium: other, children = 0 }, context) => ({
      opening: text`Buy term insurance.`,
      because: [
        children > 0
          ? text`Your family needs a large sum for the years until the kids are grown and the house is paid, and term buys that for a small part of the price.`
          : text`Most families need a large sum for a limited time, and term buys that for a small part of the price.`,
        ...(premium !== undefined && other !== undefined && premium !== other
          ? [
              text`You're choosing between ${given('premium', premium, 'usd_per_month')} and ${given('other_premium', other, 'usd_per_month')}.`,
              ...investedPremium('the difference', Math.abs(premium - other), context),
            ]
          : [text`Outliving it isn't waste, just as a year without a house fire isn't.`]),
      ],
      unless: text`someone will depend on you for life, such as a disabled child. Then part of the coverage should be permanent.`,
      next: text`Get three quotes for a level term that lasts until your youngest is about twenty-two.`,
      say: text`I only want level term, convertible, with no riders. What's the price?`,
    }),
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
      question: 'Who depends on your income, and for how long?',
      choices: [
        { label: 'Kids or a partner, for some years', value: 'for_years' },
        { label: 'Someone for life', value: 'for_life' },
        { label: 'Nobody', value: 'nobody' },
      ],
    },
  ],
  followUps: ['How much life insurance do I need?', 'Do I need disability insurance?'],
  articles: ['life-insurance', 'disability-insurance'],
  sources: ['naic_life_insurance'],
});
