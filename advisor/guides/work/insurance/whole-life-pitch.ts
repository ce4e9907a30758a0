import { compoundGrowth } from '#advisor/calculators/saving/growth/compound-growth.ts';
import {
  age,
  choice,
  count,
  flag,
  money,
  moneyPerMonth,
  percent,
  years,
} from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { investedPremium } from '#advisor/guides/work/insurance/invested-premium.ts';
import {
  grownChildren,
  grownQuestions,
  mayHaveGrown,
} from '#advisor/guides/work/insurance/life-insurance-later.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** States give ten to thirty days to return a new policy, so after two months it is too late. */
const freeLookYears = 0.15;

interface Policy {
  premium: number | undefined;
  held: number | undefined;
  value: number | undefined;
}

/** Compares what was paid in so far with the value of the policy. */
function paidIn({ premium, held, value }: Policy, { run }: GuideContext): Text[] {
  if (premium === undefined || held === undefined || value === undefined) return [];
  const paid = run(compoundGrowth, { monthly: premium, years: held, rate: 0 });
  return paid
    ? [
        text`You've paid in about ${paid.figure('contributed')} and would get ${given('value', value, 'usd')} back, so ask what the next years add, not what the past ones cost.`,
      ]
    : [];
}

interface Match {
  match: string | undefined;
  share: number | undefined;
  match_limit: number | undefined;
}

/** Whether some of the employer's match is left behind. */
const misses = ({ match, share, match_limit: limit }: Match) =>
  match === 'missed' || (share !== undefined && limit !== undefined && share < limit);

const matchFirst = ({ share, match_limit: limit }: Match): Text =>
  share !== undefined && limit !== undefined
    ? text`Your match comes first: going from ${given('share', share, 'percent')} to ${given('match_limit', limit, 'percent')} of pay in the 401(k) brings free pay at once.`
    : text`Your employer's full match comes first: it's free pay.`;

/** A return in an illustration is before the charges, and no promise. */
const atPromise = (promised: number | undefined): Text[] =>
  promised === undefined
    ? []
    : [
        text`The ${given('promised', promised, 'percent')} is an illustration before charges and caps, not a promise: only the guaranteed column binds them.`,
      ];

export const wholeLifePitch = defineGuide({
  id: 'whole_life_pitch',
  title: 'A whole life or universal life pitch',
  about: 'Someone sells whole life, universal life or indexed universal life insurance as an investment',
  questions: [
    'a guy from church wants me to buy whole life as an investment, good idea?',
    'is IUL a scam',
    'agent says be your own bank with whole life insurance. real?',
    'My financial advisor suggests $500 a month into indexed universal life for retirement. Should I?',
    'northwestern rep keeps calling about a policy that builds cash value',
    'should I cancel the whole life policy ive paid on for 6 years',
    'just signed up for an IUL last week and now I regret it',
    'Whole life for my newborn from the lady at work, worth it?',
    'they say it is tax free retirement income like a roth but better, whats the catch',
    'I max out my 401k and Roth. Does cash value life insurance make sense then?',
  ],
  simply:
    "This mixes insurance and saving in one package. Much of what you pay in the first years goes to the seller and to charges, so it's costly to start, while an old policy has those costs behind it.",
  input: {
    premium: moneyPerMonth({ label: 'Premium', roles: ['premium', 'save_amount'], min: 1, max: 1e5 }),
    held: years({ label: 'How long you have had it', roles: ['time_held'], min: 0, max: 80 }),
    value: money({
      label: 'Cash value',
      roles: ['bal_other', 'price_now'],
      beside: ['premium'],
      min: 0,
      max: 1e8,
    }),
    age: age({ label: 'Your age', roles: ['age'], min: 18, max: 110 }),
    cards: money({ label: 'Card debt', roles: ['debt_balance:card'], min: 1, max: 1e8 }),
    match: choice({ label: 'Employer match', options: ['full', 'missed', 'none'], fact: 'match_taken' }),
    share: percent({ label: 'Part of pay you save', roles: ['save_share'], min: 0, max: 100 }),
    match_limit: percent({ label: 'Pay that is matched', roles: ['match_limit'], min: 0.1, max: 100 }),
    promised: percent({ label: 'Return they promise', roles: ['rate_return'], min: 0.1, max: 100 }),
    children: count({ label: 'Children', roles: ['n_children'], min: 0, max: 20 }),
    alone: flag({
      label: 'Nobody lives on your income',
      fact: 'flag=no_dependents',
      default: { value: false, reason: 'nothing is said of who depends on you' },
    }),
    stage: choice({
      label: 'Where it stands',
      options: ['offered', 'just_bought', 'owned'],
      facts: { just_bought: 'flag=already_signed' },
    }),
    grown: choice({ label: 'Family', options: ['on_their_own'] }),
    baby: flag({
      label: 'A baby in the family',
      fact: 'flag=baby',
      default: { value: false, reason: 'nothing is said of a baby' },
    }),
    maxes_out: flag({
      label: 'Retirement accounts are full',
      fact: 'flag=maxes_out',
      default: { value: false, reason: 'nothing was said of full retirement accounts' },
    }),
  },
  sides: [{ given: { grown: 'on_their_own' }, questions: grownQuestions }],
  decide: ({ grown, age: now, alone, stage, held, baby, maxes_out: full }) => {
    if (mayHaveGrown({ grown, age: now, alone }) && stage === undefined && held === undefined) return 'grown';
    if (stage === 'owned' || (held !== undefined && held > freeLookYears)) return 'check_first';
    if (stage === 'just_bought' || held !== undefined) return 'send_back';
    if (baby) return 'for_child';
    return full ? 'rarely' : 'no';
  },
  verdicts: {
    grown: grownChildren,
    no: ({ premium, cards, alone, stage, promised, ...known }, context) => ({
      opening:
        cards !== undefined
          ? text`No, don't buy it: pay off the ${given('cards', cards, 'usd')} on your cards first.`
          : alone && stage === undefined
            ? text`No, don't buy it: with nobody living on your income, you need no life insurance now, and it's a poor way to invest.`
            : premium !== undefined || stage === 'offered'
              ? text`No, don't put ${premium === undefined ? 'money' : text`${given('premium', premium, 'usd_per_month')}`} into it as an investment.`
              : text`Don't buy it as an investment, and don't cancel an old one before you know its value.`,
      because: [
        ...(alone && (cards !== undefined || stage !== undefined)
          ? [text`Nobody lives on your income, so you don't need life insurance at all now.`]
          : []),
        ...(misses(known) ? [matchFirst(known)] : []),
        ...atPromise(promised),
        text`It's no scam, but much of the first years' premiums goes to commissions and charges, and leaving early costs most of it. ${alone ? 'Your 401(k) or an IRA does more.' : 'Your 401(k), an IRA, and cheap term insurance do both jobs for less.'}`,
        ...(premium === undefined || alone || cards !== undefined || misses(known)
          ? []
          : investedPremium(text`${given('premium', premium, 'usd_per_month')}`, premium, context)),
      ],
      unless: text`you need coverage for your whole life, for a disabled child, an estate, or a business agreement. Then compare several insurers.`,
      next: text`Say no today. If you've just signed, cancel in writing now: most states give you ten to thirty days for a full refund.`,
      say: text`Thanks, I keep insurance and investing apart. Please send me the guaranteed values and your commission in writing.`,
    }),
    for_child: () => ({
      opening: text`Don't buy it, for a baby or as an investment: put the money into a 529, and get term insurance on the parents.`,
      because: [
        text`A child has no income that anyone lives on, and much of the first years' premiums goes to commissions and charges. A 529 grows free of tax for school, and the giver can stay its owner.`,
      ],
      unless: text`an illness in the family may keep the child from getting insurance later. Then a small rider on a parent's term policy is the cheap way.`,
      next: text`Open a 529 in your state's direct plan, and send relatives its gift link.`,
      say: text`That's very kind. Would you put it into the college account instead? Every dollar of it would be for the baby.`,
    }),
    rarely: ({ premium, promised }, context) => ({
      opening: text`Probably not, even with your retirement accounts full.`,
      because: [
        ...atPromise(promised),
        text`A plain brokerage account with index funds comes next: low cost, long-term gains taxed gently, and you can reach the money any day. Cash value locks it up for ten years or more before it breaks even.`,
        ...(premium === undefined
          ? []
          : investedPremium(text`${given('premium', premium, 'usd_per_month')}`, premium, context)),
      ],
      unless: text`you have a taxable estate or a lifelong dependent. Then ask a fee-only planner to design it.`,
      next: text`Check the HSA and after-tax 401(k) room first.`,
      say: text`Please send the guaranteed values, not the projected ones, and your commission in writing.`,
    }),
    send_back: () => ({
      opening: text`Send it back now, while the free-look period runs.`,
      because: [
        text`Your state gives you a short time after the policy arrives, often ten to thirty days, to return it for all your money. After that, the surrender charge can take most of what you've paid.`,
      ],
      unless: text`it's your only life insurance and people depend on you. Then get term coverage in force first, within the free-look days if you can.`,
      next: text`Find the free-look date on the first pages and send written notice today, with proof of delivery.`,
      say: text`I'm using my free-look right. Cancel the policy and refund every premium I've paid.`,
    }),
    check_first: ({ premium, held, value, children, alone }, context) => ({
      opening:
        held === undefined
          ? text`Don't cancel yet: get the numbers for your policy first.`
          : text`Don't cancel after ${given('held', held, 'years')} yet: get the numbers for your policy first.`,
      because: [
        ...paidIn({ premium, held, value }, context),
        text`${held !== undefined && value !== undefined ? '' : 'The worst costs are behind you, so an old policy can be worth keeping even if buying it was a mistake. '}You could keep it, make it paid-up, exchange it free of tax, or surrender it. A gain over what you paid is taxed.`,
        ...(alone
          ? [
              text`With nobody living on your income you don't need the coverage, so only the value ahead counts.`,
            ]
          : children
            ? [text`With children at home, get a term policy in force before you touch this one.`]
            : []),
      ],
      unless: text`the premium keeps you from eating, from the match, or from paying cards. Then ask for reduced paid-up coverage now.`,
      next: text`Order an in-force illustration, and don't drop it before any coverage you need is in place.`,
      say: text`Please send an in-force illustration, the surrender value, my cost basis, and the reduced paid-up option.`,
    }),
  },
  asks: [
    {
      field: 'stage',
      question: 'Do you already have the policy?',
      choices: [
        { label: 'No, it was offered', value: 'offered' },
        { label: 'Bought in the last few weeks', value: 'just_bought' },
        { label: "Yes, I've paid for a while", value: 'owned' },
      ],
    },
  ],
  followUps: ['Term or whole life insurance?', 'How much life insurance do I need?'],
  articles: ['life-insurance', 'fiduciary-standards'],
  related: ['annuities'],
  sources: ['naic_life_insurance', 'irs_insurance_proceeds'],
});
