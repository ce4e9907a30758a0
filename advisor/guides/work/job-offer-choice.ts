import {
  choice,
  count,
  list,
  money,
  moneyPerMonth,
  months,
  moneyPerYear,
  percent,
} from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { filingStatusField } from '#advisor/calculators/tax/household/filing-status-field.ts';
import {
  afterTheDrive,
  betterBenefits,
  costsOfNewJob,
  leftOfRaise,
  lessForLess,
  weighedBenefits,
} from '#advisor/guides/work/job-offer-benefits.ts';
import {
  beatsForgiveness,
  earnItFirst,
  longCommute,
  paidOnce,
  timeOnTheRoad,
  withBonus,
} from '#advisor/guides/work/job-offer-reasons.ts';
import { counterOffer } from '#advisor/guides/work/counter-offer.ts';
import { jobOfferSides } from '#advisor/guides/work/job-offer-sides.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';
import {
  afterTax,
  changeOf,
  clearRaise,
  raiseOf,
  raiseThatBeatsWorseBenefits,
  soonEarned,
} from '#advisor/guides/work/job-offer-pay.ts';

export const jobOfferChoice = defineGuide({
  id: 'job_offer_choice',
  title: 'Which job offer',
  about: 'Whether to take a job offer, which of two offers is better, and whether to ask for more',
  questions: [
    'should I take the new job',
    'got offered 92k, im at 84k now with great insurance. take it?',
    'two offers on the table and I have until Friday. How do I choose?',
    'is a 6 percent bump worth leaving a job I like',
    'remote job pays 10k less than the one downtown, which would you pick',
    'They offered $61,500. Is it rude to ask for more?',
    'new place has no 401k match but higher base, am I losing money',
    'Startup with equity or boring company with a pension?',
    'my boss countered after i gave notice, do i stay',
    'how do i compare job offers when the benefits are totally different',
  ],
  simply:
    'The salary is only part of what a job pays. Health insurance, money for retirement, bonus and days off count too, so compare the whole package, and remember that asking politely for more is normal.',
  input: {
    pay: moneyPerYear({ label: 'Pay now', roles: ['wages'], min: 1, max: 1e8 }),
    offer: moneyPerYear({ label: 'Pay of the offer', roles: ['wages_new', 'wages#2'], min: 1, max: 1e8 }),
    other_offers: list({
      label: 'Other offers',
      items: { pay: moneyPerYear({ label: 'Pay', roles: ['wages_new'], min: 1, max: 1e8 }) },
      min: 1,
      max: 4,
      comparesCases: true,
    }),
    raise: moneyPerYear({ label: 'How much more it pays', roles: ['raise_amount'], min: 1, max: 1e7 }),
    raise_rate: percent({ label: 'Raise in percent', roles: ['raise_rate'], min: 0, max: 500 }),
    stock: money({
      label: 'Stock not vested yet',
      roles: ['hold_amount:single_company', 'hold_amount'],
      min: 1,
      max: 1e9,
    }),
    signing: money({ label: 'Signing bonus', roles: ['bonus'], min: 1, max: 1e8 }),
    bonus_rate: percent({ label: 'Bonus in percent of pay', roles: ['bonus_rate'], min: 0.1, max: 200 }),
    match: percent({ label: 'Match in percent of pay', roles: ['match_limit'], min: 0.1, max: 100 }),
    other_match: percent({
      label: 'Match of the other job in percent of pay',
      roles: ['match_limit#2'],
      min: 0.1,
      max: 100,
    }),
    premium: moneyPerMonth({ label: 'Health premium of one job', roles: ['premium'], min: 1, max: 1e5 }),
    other_premium: moneyPerMonth({
      label: 'Health premium of the other job',
      roles: ['premium#2'],
      min: 1,
      max: 1e5,
    }),
    rent: moneyPerMonth({ label: 'Rent now', roles: ['housing_cost'], min: 1, max: 1e5 }),
    other_rent: moneyPerMonth({
      label: 'Rent at the new job',
      roles: ['housing_cost#2'],
      min: 1,
      max: 1e5,
    }),
    travel: moneyPerMonth({
      label: 'Cost of the way to work',
      roles: ['spend_item'],
      comes: 'month',
      min: 1,
      max: 1e5,
    }),
    miles: count({ label: 'Miles to the new job', roles: ['miles'], min: 1, max: 300 }),
    asked: choice({ label: 'Asked about', options: ['counter'] }),
    commute: count({
      label: 'Minutes of the new trip to work',
      roles: ['commute_minutes#2', 'commute_minutes'],
      min: 1,
      max: 300,
    }),
    benefits: choice({
      label: 'Benefits of the offer, next to what you have',
      options: ['better', 'same', 'worse'],
    }),
    time: months({
      label: 'Time until it is earned',
      roles: ['horizon', 'term_left'],
      min: 0,
      max: 480,
    }),
    loans: money({
      label: 'Student loans',
      roles: ['debt_balance:student', 'debt_balance'],
      min: 1,
      max: 1e7,
    }),
    leaves: choice({ label: 'What leaving gives up', options: ['vesting', 'forgiveness'] }),
    filing_status: filingStatusField,
  },
  sides: jobOfferSides,
  decide: ({ benefits, other_offers: others, stock, commute, leaves, asked, time = 0, ...pays }, context) => {
    const raise = raiseOf(pays);
    if (asked === 'counter') return 'counter';
    const leaving = { time, what: leaves, loans: pays.loans, raise: pays.raise };
    if (leaves !== undefined && time <= soonEarned && !beatsForgiveness(leaving)) return 'earn_it_first';
    if (raise === undefined && pays.offer !== undefined && others !== undefined) return 'two_offers';
    if (stock !== undefined && benefits === undefined && (raise ?? 0) >= 0) return 'stock_first';
    if (raise === undefined) return 'compare';
    if (raise < 0 && lessForLess(pays, changeOf(pays, context))) return 'less_for_less';
    if (raise < 0) return benefits === 'better' ? 'negotiate' : 'stay';
    if (raise > 0 && costsOfNewJob({ ...pays, benefits }, context) !== 0) return 'benefits_decide';
    if (benefits === 'worse') return raise >= raiseThatBeatsWorseBenefits ? 'take' : 'negotiate';
    const isFar = commute !== undefined && commute >= longCommute;
    if (pays.bonus_rate !== undefined && raise < clearRaise + pays.bonus_rate) return 'negotiate';
    return (raise >= clearRaise && !(isFar && raise < raiseThatBeatsWorseBenefits)) || benefits === 'better'
      ? 'take'
      : 'negotiate';
  },
  verdicts: {
    earn_it_first: ({ time, leaves, ...known }, context) =>
      earnItFirst(
        { time, what: leaves, loans: known.loans, raise: known.raise },
        afterTax(known, context, false),
      ),
    two_offers: ({ offer = 0, other_offers: others = [], ...known }, context) => {
      const pays = [offer, ...others.map(({ pay }) => pay)];
      const [low, high] = [Math.min(...pays), Math.max(...pays)];
      const kept = low === high ? undefined : changeOf({ ...known, pay: low, offer: high }, context);
      const driven = afterTheDrive({ low, high, kept }, known, context);
      return {
        opening:
          driven ??
          text`Take the one at ${given('offer', high, 'usd_per_year')} unless the benefits make up the difference.`,
        because: [
          ...(driven || !kept
            ? []
            : [text`After federal taxes the difference is about ${kept.figure('kept')}.`]),
          text`Add your share of the health premium, the match, bonus and days off to each, because those can outweigh a small gap in salary.`,
        ],
        unless: text`the lower one has the better boss or leads further. Over a career that beats a few thousand dollars.`,
        next: text`Ask the lower one to match the higher figure before you decide, and get both in writing.`,
        say: text`I'd rather work with you. Can you match this, so I can sign?`,
      };
    },
    counter: (known, context) => counterOffer(changeOf(known, context)),
    benefits_decide: (known, context) => {
      const change = changeOf(known, context);
      const hasBenefits = known.match !== undefined || known.premium !== undefined;
      return {
        opening: weighedBenefits(known, change, context),
        because: [
          ...leftOfRaise(known, change, context),
          ...timeOnTheRoad(known.commute),
          ...paidOnce(known.signing),
          ...(hasBenefits && known.benefits === undefined
            ? [
                text`That's if the present job has the ${betterBenefits(known)}. Where the offer has it, it comes on top of the raise instead.`,
              ]
            : []),
          ...(known.other_rent === undefined
            ? []
            : [text`Groceries, state tax and a move differ from place to place, too.`]),
        ],
        unless: text`the new job leads somewhere your present one doesn't. Then a year of less has a price.`,
        next: text`Ask the new employer to raise the base by what you'd lose, and count days off too.`,
        say: text`Taking this costs me more than my present job. Can you raise the base to make up for it?`,
      };
    },
    less_for_less: (known, context) => ({
      opening:
        lessForLess(known, changeOf(known, context)) ??
        text`Count what the other place costs before you decide.`,
      because: [
        ...paidOnce(known.signing),
        text`A lower base also shrinks later raises and the match, while rent can rise there too. State tax and prices differ as well.`,
      ],
      unless: text`you'd go for the place or the people. Then make sure your budget carries it.`,
      next: text`Price a full month there, with rent, car and insurance, and ask them to come closer to your present pay.`,
      say: text`I'd love to make this work. Can you come closer to what I make now?`,
    }),
    stock_first: ({ stock = 0 }) => ({
      opening: text`Ask them to make up for the ${given('stock', stock, 'usd')} of stock you'd leave before you say yes.`,
      because: [
        text`Stock that hasn't vested is gone the day you quit, so count it as pay you'd give up. New employers often pay a signing bonus or a new grant for it.`,
        text`If some of it vests within a few months, a later start date may be all you need.`,
      ],
      unless: text`the company is private and the shares can't be sold. Then count them at close to nothing.`,
      next: text`Write down each vesting date, and ask for a signing bonus that covers what you'd lose this year.`,
      say: text`I'd be leaving unvested stock. Can you make that whole with a signing bonus?`,
    }),
    take: (known, context) => ({
      opening:
        known.offer !== undefined && known.pay !== undefined
          ? text`Yes, on money alone, take it: ${given('offer', known.offer, 'usd_per_year')} against ${given('pay', known.pay, 'usd_per_year')} is a clear step up.`
          : text`Yes, on money alone, take the offer.`,
      because: [
        ...afterTax(known, context, false),
        ...paidOnce(known.signing),
        text`That's a gap that ordinary differences in benefits don't close. A higher base also lifts every later raise.`,
      ],
      unless: text`you'd give up overtime, or stock or a match that vests within a few months. Then count what you really earned last year, or ask them to pay for it.`,
      next: text`Get the offer in writing, and ask for the health plan's premium and deductible before you resign.`,
      say: text`I'm excited about this. Can you send the benefits summary so I can sign with everything in front of me?`,
    }),
    negotiate: (known, context) => ({
      opening:
        known.offer !== undefined && known.pay !== undefined && known.offer >= known.pay
          ? text`Ask for more before you say yes: ${given('offer', known.offer, 'usd_per_year')} isn't far above your ${given('pay', known.pay, 'usd_per_year')}.`
          : text`Ask for more before you say yes.`,
      because: [
        ...afterTax(known, context, false).slice(0, (raiseOf(known) ?? 0) < 0 ? 0 : 1),
        ...withBonus(known),
        ...paidOnce(known.signing),
        ...timeOnTheRoad(known.commute),
        text`It's close enough that health premiums, the 401(k) match, vacation, and the commute decide it. Employers expect a counter, and they rarely pull an offer over a polite one.`,
      ],
      unless: text`the new job clearly leads somewhere your present one doesn't. Then a small gain today is reason enough.`,
      next: text`Put both jobs side by side for a year: pay, match, your share of premiums, bonus, commute, days off.`,
      say: text`I'd like to join you. If you can raise the base, I can sign this week.`,
    }),
    stay: (known, context) => ({
      opening:
        known.offer !== undefined && known.pay !== undefined
          ? text`On money alone, stay: ${given('offer', known.offer, 'usd_per_year')} is less than the ${given('pay', known.pay, 'usd_per_year')} you make.`
          : text`Stay where you are: this offer pays less.`,
      because: [
        ...afterTax(known, context, true),
        ...paidOnce(known.signing),
        text`A lower base also shrinks later raises, and the match that's figured from it.`,
      ],
      unless: text`it buys something you value more, such as hours, health, a move home, or no commute. Then make sure your budget carries it.`,
      next: text`Name the salary at which you'd switch, and tell them that number.`,
      say: text`I'd love to make this work. I can't move for less than I make now.`,
    }),
    compare: () => ({
      opening: text`Take the one that pays more after benefits, not the one with the bigger salary.`,
      because: [
        text`Health premiums for a family and a 401(k) match can differ by many thousands of dollars between two employers. Count a bonus at what people really got last year, and stock in a private company at close to nothing.`,
      ],
      unless: text`the money is close. Then pick the boss and the skills you'll have in three years.`,
      next: text`Ask both for base, bonus, match and vesting, your share of the health premium, the deductible, and days off. Then add up one year of each.`,
    }),
  },
  asks: [
    {
      field: 'benefits',
      settled: ({ premium, match }) => premium !== undefined || match !== undefined,
      question: 'How do the benefits compare with what you have now?',
      choices: [
        { label: 'Better', value: 'better' },
        { label: 'About the same', value: 'same' },
        { label: 'Worse', value: 'worse' },
      ],
    },
  ],
  followUps: [
    'What should I do with my old 401(k) when I leave?',
    'How much of a raise do I keep after taxes?',
  ],
  articles: ['employer-match', 'rsu-iso-espp', 'vesting'],
  related: ['job-offers-and-raises'],
  sources: ['irs_pub_17'],
});
