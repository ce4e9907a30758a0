import { choice, flag, money, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

/** Pay that makes later wages worth going after. */
const goodPay = 150_000;
/** Little enough that strong car liability covers it. */
const littleToLose = 100_000;

/** Below this share of what is owned, a policy leaves too much in reach of a lawsuit. */
const enoughCover = 0.75;

/** A price per year that was named, next to what such a policy usually costs. */
function priceLine(premium: number | undefined) {
  return premium === undefined
    ? text`The first million often costs only a few hundred dollars a year, and it usually pays for lawyers too.`
    : text`${given('premium', premium, 'usd_per_year')} buys a lot here: the first million often costs a few hundred dollars a year, and it usually pays for lawyers too.`;
}

export const umbrellaChoice = defineGuide({
  id: 'umbrella_choice',
  title: 'Umbrella insurance',
  about: 'Umbrella insurance or not',
  questions: [
    'do I need umbrella insurance',
    'our son just got his license, agent wants to sell us a million dollar umbrella. worth it?',
    'net worth is about 900k incl house, is an umbrella policy a scam or smart',
    'we put in a pool last summer. what insurance should i have',
    'im a nurse, rent, 20k saved. umbrella policy yes or no',
    'How much umbrella coverage should a couple with two rentals carry?',
    'my dog bit the mailman and now im paranoid about lawsuits',
    'is 1 million umbrella enough if we have 2.4m',
    'can someone take my house after a car wreck if i only have basic insurance',
    'Is umbrella coverage needed if most of our money is in 401(k)s?',
  ],
  simply:
    'If you hurt someone badly, say in a car crash, your regular insurance stops at a limit and you pay the rest. An umbrella policy adds a second layer on top, so it matters most when you have something to lose.',
  input: {
    assets: money({
      label: 'What you own',
      roles: ['bal_total', 'bal_brokerage', 'bal_cash', 'home_value', 'bal_other'],
      adds: true,
      min: 0,
      max: 1e10,
    }),
    income: moneyPerYear({
      label: 'Yearly income before taxes',
      roles: ['wages', 'wages@spouse', 'wages@both', 'se_income'],
      adds: true,
      min: 0,
      max: 1e9,
    }),
    cover: money({
      label: 'Umbrella offered or held',
      roles: ['insurance_amount'],
      // Limits of the car policy named beside it are smaller.
      order: 'falling',
      min: 100_000,
      max: 1e9,
    }),
    premium: moneyPerYear({ label: 'Its price', roles: ['premium'], min: 1, max: 1e5 }),
    retirement: money({
      label: 'Retirement accounts',
      roles: ['bal_retirement', 'bal_retirement@both'],
      adds: true,
      min: 1,
      max: 1e10,
    }),
    rental: flag({
      label: 'Rents out a home',
      fact: 'flag=rental_home',
      default: { value: false, reason: 'no rental was mentioned' },
    }),
    risk: choice({
      label: 'Special risks',
      options: ['teen_driver', 'pool_or_dog', 'rental', 'none'],
      facts: { teen_driver: 'flag=teen_driver' },
    }),
    worth: choice({ label: 'Savings and home equity', options: ['little', 'much'] }),
    home: choice({ label: 'Home', options: ['renting', 'owning'], fact: 'home' }),
  },
  decide: ({ assets, income = 0, rental, risk, worth, home, cover }) => {
    if (assets !== undefined && cover !== undefined && cover < enoughCover * assets) return 'more_cover';
    if (rental || risk === 'rental') return 'landlord';
    if (risk === 'teen_driver' || risk === 'pool_or_dog') return 'yes_risk';
    const isLittle = worth === undefined ? (assets ?? littleToLose) < littleToLose : worth === 'little';
    return isLittle && home !== 'owning' && income < goodPay ? 'limits_first' : 'yes';
  },
  verdicts: {
    more_cover: ({ assets = 0, cover = 0 }) => ({
      opening: text`No, ${given('cover', cover, 'usd')} isn't enough: cover about what you own outside retirement plans, up to ${given('assets', assets, 'usd')}.`,
      because: [
        text`A court can go after what the policy doesn't pay. Workplace plans like a 401(k) are mostly safe, while IRAs and homes depend on your state.`,
        text`The second and third million usually cost much less than the first.`,
      ],
      unless: text`most of it sits in 401(k)s. Then the policy only has to cover the rest.`,
      next: text`Ask your insurer for the price of each further million, and raise your car and home limits to what it requires.`,
      say: text`What does the next million cost, and what limits do you need underneath it?`,
    }),
    yes: ({ assets, premium, retirement }) => ({
      opening: text`Yes, get an umbrella policy.`,
      because: [
        assets !== undefined && assets > 0
          ? text`A bad crash could put much of your ${given('assets', assets, 'usd')} at risk, and future wages as well.`
          : text`If you own a home or have real savings, one bad crash could cost you both, and future wages as well.`,
        priceLine(premium),
        retirement === undefined
          ? text`Workplace plans like a 401(k) are mostly safe from lawsuits. IRAs and homes depend on your state.`
          : text`The ${given('retirement', retirement, 'usd')} in workplace plans is mostly safe from lawsuits, so the smallest policy may do. IRAs and homes depend on your state.`,
      ],
      unless: text`you own little and earn little. Then higher limits on your car policy are enough.`,
      next: text`Ask your car insurer for a quote, with the limits it requires on your car and home policies.`,
    }),
    yes_risk: ({ risk, premium, assets, cover }) => ({
      opening:
        cover === undefined
          ? text`Yes, get an umbrella policy now.`
          : text`Yes, get the ${given('cover', cover, 'usd')} umbrella now.`,
      because: [
        ...(assets === undefined
          ? []
          : [
              text`A court could take much of your ${given('assets', assets, 'usd')}, so buy at least the first million.`,
            ]),
        risk === 'teen_driver'
          ? text`A new driver is the likeliest way for an ordinary family to get sued for more than its car insurance pays.`
          : text`Pools, trampolines and dogs are where serious injuries at home come from, and a claim can go past what a home policy pays.`,
        premium === undefined
          ? text`The first million often costs a few hundred dollars a year, more with young drivers.`
          : text`${given('premium', premium, 'usd_per_year')} for the first million is in the usual range, which is higher with young drivers.`,
      ],
      unless: text`your insurer excludes that very thing. Get the answer in writing, and shop elsewhere if it does.`,
      next: text`Tell your insurer about every driver, pool and dog. A risk you kept quiet about may not be covered.`,
      say: text`Does this umbrella cover our new driver, the pool and the dog? Please show me where it says so.`,
    }),
    landlord: () => ({
      opening: text`Yes, and make sure the policy really covers the rental.`,
      because: [
        text`Tenants and their guests can sue you, and a regular home policy doesn't cover a place you rent out.`,
        text`You need a landlord policy on each rental first. Some personal umbrellas leave rentals or short-term stays out, or count them as a business.`,
      ],
      unless: text`the rentals belong to an LLC. Then it needs commercial coverage of its own.`,
      next: text`Send your insurer the address of every rental, and ask for written confirmation that the umbrella covers each.`,
      say: text`Are all my rentals listed under the umbrella, including short-term guests?`,
    }),
    limits_first: ({ assets }) => ({
      opening: text`Not yet: raise the liability limits on your car insurance first.`,
      because: [
        assets === undefined
          ? text`With little to lose so far, strong limits on your car and renters policy do most of the job for less money.`
          : text`With ${given('assets', assets, 'usd')} to protect, strong limits on your car and renters policy do most of the job for less money.`,
        text`You'd need those higher limits before an insurer sells you an umbrella anyway.`,
      ],
      unless: text`your pay is high or about to be, or you have a teen driver, a pool, a dog or a rental. Then get one.`,
      next: text`Ask your insurer what it costs to go from the state minimum to much higher limits.`,
    }),
  },
  asks: [
    {
      field: 'risk',
      question: 'Does any of this apply to you?',
      choices: [
        { label: 'Teen driver', value: 'teen_driver' },
        { label: 'Pool, trampoline or dog', value: 'pool_or_dog' },
        { label: 'Rental property', value: 'rental' },
        { label: 'None of these', value: 'none' },
      ],
    },
    {
      field: 'worth',
      question: 'How much do you have in savings and home equity?',
      choices: [
        { label: 'Under $100,000', value: 'little' },
        { label: 'More', value: 'much' },
      ],
    },
  ],
  followUps: [
    'How much car insurance do I need?',
    'Do I need disability insurance?',
    'What does an umbrella policy not cover?',
  ],
  articles: ['umbrella-insurance'],
  sources: ['naic_consumer'],
});
