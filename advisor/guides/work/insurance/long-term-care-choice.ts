import { age, choice, money, moneyPerYear, years } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';
import {
  afterRaise,
  inBudget,
  lateFrom,
  mostOfIncome,
  shareOf,
  shopFrom,
  shopUntil,
  sizeOf,
  withSavings,
} from '#advisor/guides/work/insurance/care-premium.ts';

export const longTermCareChoice = defineGuide({
  id: 'long_term_care_choice',
  title: 'Long-term care insurance or not',
  about: 'Whether to buy long-term care insurance or a hybrid policy, or to save for care',
  questions: [
    'should we buy long term care insurance',
    'im 58 with 700k saved, is LTC insurance worth it',
    'premium on our long term care policy went up 40% again. keep or drop?',
    'what happens if one of us needs a nursing home and we have no insurance',
    'Hybrid life/long-term care policy for $95,000 up front: good deal?',
    "I'm 44, too early for long term care coverage?",
    'mom is 76 and has parkinsons, can she still get ltc insurance',
    'we only have the house and 80 thousand. do people like us get long term care insurance',
    'how do single people without kids plan for old age care',
    'with 3 million saved can we just pay for care ourselves',
  ],
  simply:
    'Care in old age can cost a fortune or nothing at all, and no one knows which. Insurance makes sense for people in the middle: with enough to protect, but not enough to pay for years of care themselves.',
  input: {
    age: age({ label: 'Age', roles: ['age', 'age@other'], min: 18, max: 110 }),
    wealth: money({
      label: 'Savings, without the home',
      roles: [
        'bal_total',
        'bal_total@both',
        'bal_retirement',
        'bal_retirement@both',
        'bal_brokerage',
        'bal_roth',
        'bal_cash',
      ],
      adds: true,
      min: 0,
      max: 1e9,
    }),
    premium: moneyPerYear({
      label: 'Premium',
      roles: ['premium', 'premium@both'],
      asSaid: true,
      min: 1,
      max: 1e6,
    }),
    new_premium: moneyPerYear({
      label: 'Premium after the increase',
      roles: ['premium#2'],
      asSaid: true,
      min: 1,
      max: 1e6,
    }),
    held: years({ label: 'How long you have had it', roles: ['time_held'], min: 1, max: 60 }),
    income: moneyPerYear({
      label: 'What comes in or is spent a year',
      roles: [
        'agi@both',
        'agi',
        'wages@both',
        'wages',
        'other_income',
        'spend_total@both',
        'spend_total',
        'pension_income',
      ],
      min: 1,
      max: 1e8,
    }),
    up_front: money({ label: 'Single premium', roles: ['lump_sum', 'insurance_amount'], min: 1, max: 1e8 }),
    savings: choice({ label: 'How much is saved', options: ['little', 'middle', 'much'] }),
    stage: choice({
      label: 'Policy and health',
      options: ['healthy', 'ill', 'one_is_ill', 'has_policy'],
      facts: { ill: 'flag=sick' },
    }),
  },
  sides: [
    {
      given: { stage: 'has_policy' },
      questions: [
        'premium on our long term care policy went up 40% again. keep or drop?',
        'my ltc premium just jumped, should I keep paying',
        'mother has had a long-term care policy for years and the price rose, drop it?',
        'long term care insurer raised my rate, cut the benefit or cancel',
      ],
    },
    {
      given: { stage: 'one_is_ill' },
      questions: [
        'quote for both of us but he had a stroke, is long term care insurance still worth it',
        "my husband has Parkinson's, can we both get long-term care insurance",
        'wife had cancer two years ago, care policy for the two of us?',
      ],
    },
  ],
  decide: ({
    age: old,
    wealth,
    savings = wealth === undefined ? undefined : sizeOf(wealth),
    stage,
    premium,
    income,
    held,
    up_front: upFront,
  }) => {
    // Nobody is quoted a new policy at that age: it is one they have.
    const isOld = premium !== undefined && stage === undefined && old !== undefined && old > shopUntil;
    const isHeld = premium !== undefined && held !== undefined && stage === undefined;
    if (stage === 'has_policy' || isOld || isHeld) return 'keep';
    if (stage === 'one_is_ill') return 'one_is_ill';
    if (upFront !== undefined && stage === undefined && savings !== 'little') return 'hybrid';
    if (savings === 'little') return 'skip';
    if (savings === 'much') return 'self_fund';
    if (stage === 'ill' || (old !== undefined && old > shopUntil)) return 'too_late';
    if (old !== undefined && old < shopFrom) return 'wait';
    return (shareOf({ premium, income }) ?? 0) > mostOfIncome ? 'too_much' : 'look';
  },
  verdicts: {
    one_is_ill: ({ premium }) => ({
      opening: text`Price a policy for the healthy one alone: after a stroke, cancer or the like, insurers usually turn the other down.`,
      because: [
        text`${premium === undefined ? 'A quote' : text`The ${given('premium', premium, 'usd_per_year')} quote`} from before the health questions doesn't hold. The application asks about everything, and hiding it voids the policy.`,
        text`The healthy one is also the likelier to end up alone and in need of paid care.`,
      ],
      unless: text`your savings could carry years of care for both. Then set a care reserve apart instead.`,
      next: text`Have a broker ask insurers informally first, and see an elder law attorney about protecting the one at home.`,
      say: text`Please ask before we apply: would you take either of us with this history?`,
    }),
    hybrid: ({ up_front: upFront = 0, wealth }) => ({
      opening: text`Only if you want care coverage and can tie up ${given('up_front', upFront, 'usd')} for good, and not as an investment.`,
      because: [
        withSavings(
          wealth,
          (savings) =>
            text`Out of ${savings}, that money would earn little, but the price can't rise, and what care doesn't use goes to your heirs.`,
          text`The money earns little, but the price can't rise, and what care doesn't use goes to your heirs.`,
        ),
        text`A traditional policy covers more care for the same money, with the risk that premiums go up.`,
      ],
      unless: text`it would take most of your cash, or surrendering it early costs a lot. Then leave it.`,
      next: text`Ask an independent broker for a traditional quote beside it, and for the monthly benefit with inflation protection.`,
      say: text`What's the monthly care benefit in twenty years, and what do I get back if I cancel after five?`,
    }),
    too_much: ({ premium = 0, income, wealth }) => ({
      opening: text`Not at ${given('premium', premium, 'usd_per_year')}: ask for a smaller policy that you could still pay after an increase.`,
      because: [
        ...inBudget({ premium, income }),
        text`After a raise by half it would be about ${{ value: Math.round(premium * afterRaise), unit: 'usd_per_year', decimals: 0 }}, and a policy that lapses pays nothing.`,
        ...(wealth === undefined
          ? []
          : [text`Your ${given('wealth', wealth, 'usd')} can carry the first year or two of care itself.`]),
      ],
      unless: text`children would share the premium to protect what they'd inherit. Then get that in writing.`,
      next: text`Ask for two or three years of benefits, a longer waiting period, or a policy the two of you share, and compare the price.`,
      say: text`What does it cost with three years of benefits, shared between us, and a longer wait?`,
    }),
    look: ({ wealth, age: old, premium, income }) => ({
      opening:
        premium !== undefined
          ? text`Yes, it can be worth ${given('premium', premium, 'usd_per_year')}, if you could still pay it after an increase by half.`
          : old !== undefined && wealth !== undefined && old < lateFrom
            ? text`Yes, at ${given('age', old, 'age')} with ${given('wealth', wealth, 'usd')} it's worth getting quotes while you're healthy.`
            : old !== undefined && old >= lateFrom
              ? text`It can still be worth it at your age, if you're healthy and the premium fits with room to spare.`
              : text`Get quotes while you're healthy, in your fifties or early sixties.`,
      because: [
        withSavings(
          wealth,
          (savings) =>
            text`With ${savings} you have enough to lose and not enough to shrug off years of care. That's where this insurance helps most.`,
          text`It helps most when there's enough to lose and not enough to shrug off years of care. Medicare mostly doesn't pay for it.`,
        ),
        ...inBudget({ premium, income }),
        ...(income === undefined || premium === undefined
          ? [text`Cover part of the cost, not all of it.`]
          : []),
      ],
      unless: text`the premium would strain you if it rose by half. Then don't buy it, because lapsing later loses everything.`,
      next: text`Ask an independent broker for traditional and hybrid quotes side by side, with inflation protection.`,
      say: text`What rate increases has this insurer made on old policies, and can I cut the benefit later instead of paying more?`,
    }),
    self_fund: ({ wealth }) => ({
      opening: text`Skip the insurance and plan to pay for care yourselves.`,
      because: [
        withSavings(
          wealth,
          (savings) =>
            text`With ${savings} you can carry even a long stay, and keep control of the money if you never need it.`,
          text`You can carry even a long stay, and keep control of the money if you never need it.`,
        ),
        text`The home is a further reserve.`,
      ],
      unless: text`leaving that money to a spouse or heirs matters more than its cost. Then price a hybrid policy.`,
      next: text`Set a care reserve apart in your plan, and sign powers of attorney for money and health.`,
    }),
    skip: ({ wealth }) => ({
      opening: text`No, don't buy it: the premiums would eat what they're meant to protect.`,
      because: [
        withSavings(
          wealth,
          (savings) =>
            text`With ${savings} besides the home, Medicaid would likely pay for long care after your own money.`,
          text`Medicaid would likely pay for long care after your own money.`,
        ),
        text`It lets a spouse at home keep the house and part of the savings. Rules differ by state.`,
      ],
      unless: text`you own a farm or business you want to pass on. Then see an elder-law attorney.`,
      next: text`Don't give the house or money away: Medicaid looks back, five years in most states. Ask your Area Agency on Aging what it covers.`,
    }),
    wait: () => ({
      opening: text`Not yet: come back to it at about fifty.`,
      because: [
        text`Bought this early, you'd pay for decades, and insurers have raised old premiums sharply. Disability and life insurance protect you better now, and retirement savings will pay for care too.`,
      ],
      unless: text`dementia or a similar illness runs in your family. Then get quotes sooner, and before any genetic test.`,
      next: text`Put the premium into your 401(k), or into an HSA if you have one, which pays for care free of tax.`,
    }),
    too_late: () => ({
      opening: text`Insurance is probably out of reach now, so plan the care instead.`,
      because: [
        text`At this age or with a serious diagnosis most insurers decline, and the rest charge too much. Savings, home equity, family, veterans' benefits, and Medicaid are what pays.`,
      ],
      unless: text`an insurer says yes in writing for a price you can hold. Ask once, since a broker can prescreen.`,
      next: text`See an elder-law attorney before money moves, and sign powers of attorney while it's possible.`,
    }),
    keep: ({ premium, new_premium: raised, held, income }) => {
      const now = raised ?? premium;
      const paid = held === undefined || premium === undefined ? undefined : premium * held;
      return {
        opening:
          now === undefined
            ? text`Keep the policy, but cut the benefit rather than pay any increase.`
            : text`Keep the policy, but cut the benefit if ${given(raised === undefined ? 'premium' : 'new_premium', now, 'usd_per_year')} is more than you can carry.`,
        because: [
          ...(raised !== undefined && premium !== undefined && raised > premium
            ? [
                text`The increase is ${{ value: raised - premium, unit: 'usd_per_year', decimals: 0 }}${paid === undefined ? '' : text`, next to something like ${{ value: paid, unit: 'usd', decimals: 0 }} you've paid in ${given('held', held ?? 0, 'years')}`}.`,
              ]
            : paid === undefined
              ? []
              : [
                  text`You've paid something like ${{ value: paid, unit: 'usd', decimals: 0 }} in ${given('held', held ?? 0, 'years')}.`,
                ]),
          ...inBudget({ premium: now, income }).slice(0, raised === undefined ? 1 : 0),
          text`Older policies are usually better than anything sold today, and most need it in their eighties, after paying for decades. Dropping it gives all of that away.`,
        ],
        unless: text`the premium means skipping food or medicine. Then take the paid-up option, which often covers what you've paid in.`,
        next: text`Call the insurer and compare the reduced options before the increase takes effect.`,
        say: text`What would the premium be with a shorter benefit period or lower inflation rider, and what's my paid-up benefit?`,
      };
    },
  },
  asks: [
    {
      field: 'savings',
      settled: ({ wealth }) => wealth !== undefined,
      question: 'How much have you saved, without the home?',
      choices: [
        { label: 'Under $300,000', value: 'little' },
        { label: '$300,000 to $2 million', value: 'middle' },
        { label: 'Over $2 million', value: 'much' },
      ],
    },
    {
      field: 'stage',
      question: 'Which fits?',
      choices: [
        { label: 'Healthy, no policy', value: 'healthy' },
        { label: 'Serious illness', value: 'ill' },
        { label: 'I have a policy', value: 'has_policy' },
      ],
    },
    {
      field: 'age',
      question: 'How old are you?',
      choices: [
        { label: 'Under 50', value: 45 },
        { label: '50 to 70', value: 60 },
        { label: 'Over 70', value: 75 },
      ],
    },
  ],
  followUps: ['Who pays for a nursing home?', 'Can I retire on what I have?'],
  articles: ['long-term-care', 'medicare'],
  sources: ['medicare_long_term_care', 'acl_long_term_care'],
});
