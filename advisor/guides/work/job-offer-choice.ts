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
import { benefitsAtStake, weighedBenefits } from '#advisor/guides/work/job-offer-benefits.ts';
import {
  beatsForgiveness,
  earnItFirst,
  longCommute,
  paidOnce,
  timeOnTheRoad,
  withBonus,
} from '#advisor/guides/work/job-offer-reasons.ts';
import { jobOfferSides } from '#advisor/guides/work/job-offer-sides.ts';
import { raiseAfterTax } from '#advisor/calculators/tax/pay/raise-after-tax.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import type { FilingStatus } from '#advisor/facts/filing-status.ts';
import { text } from '#advisor/quantities/text.ts';

/** In months. What is earned later than this is too far away to wait for. */
const soonEarned = 36;
/** Below this a raise is easily eaten by a longer commute, a new health plan and the risk of a new boss. */
const clearRaise = 10;
/** A family's health premiums and a lost match can together cost about this share of pay. */
const raiseThatBeatsWorseBenefits = 20;

interface Pays {
  pay: number | undefined;
  offer: number | undefined;
  raise: number | undefined;
  raise_rate: number | undefined;
  filing_status: FilingStatus;
}

/** The pay of the offer, also where only the difference is told. */
function offerOf({ pay, offer, raise, raise_rate: rate }: Pays): number | undefined {
  if (offer !== undefined || pay === undefined) return offer;
  if (raise !== undefined) return pay + raise;
  return rate === undefined ? undefined : Math.round(pay * (1 + rate / 100));
}

/** How much more the offer pays, in percent of the present pay. */
function raiseOf(pays: Pays): number | undefined {
  const offer = offerOf(pays);
  if (pays.pay !== undefined && offer !== undefined) return (offer / pays.pay - 1) * 100;
  return pays.raise_rate;
}

function changeOf(pays: Pays, { run }: GuideContext) {
  const { pay, filing_status } = pays;
  const offer = offerOf(pays);
  return pay === undefined || offer === undefined || pay === offer
    ? undefined
    : run(raiseAfterTax, { wages: pay, new_pay: offer, filing_status });
}

/** What the change in salary comes to after federal taxes. */
function afterTax(pays: Pays, context: GuideContext, isLess: boolean) {
  const change = changeOf(pays, context);
  if (!change) return [];
  return isLess
    ? [text`After federal taxes you'd take home about ${change.figure('kept')} less a year.`]
    : [text`After federal taxes the higher salary is worth about ${change.figure('kept')} a year to you.`];
}

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
  decide: ({ benefits, other_offers: others, stock, commute, leaves, time = 0, ...pays }) => {
    const raise = raiseOf(pays);
    const leaving = { time, what: leaves, loans: pays.loans, raise: pays.raise };
    if (leaves !== undefined && time <= soonEarned && !beatsForgiveness(leaving)) return 'earn_it_first';
    if (raise === undefined && pays.offer !== undefined && others !== undefined) return 'two_offers';
    if (stock !== undefined && benefits === undefined && (raise ?? 0) >= 0) return 'stock_first';
    if (raise === undefined) return 'compare';
    if (raise < 0) return benefits === 'better' ? 'negotiate' : 'stay';
    const isOpen = benefits === undefined || benefits === 'worse';
    if (isOpen && raise > 0 && benefitsAtStake({ ...pays, benefits }) > 0) return 'benefits_decide';
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
    two_offers: ({ offer = 0, other_offers: others = [] }) => ({
      opening: text`Take the one at ${given('offer', Math.max(offer, ...others.map(({ pay }) => pay)), 'usd_per_year')} unless the benefits make up the difference.`,
      because: [
        text`Add your share of the health premium, the match, bonus and days off to each, because those can outweigh a small gap in salary.`,
        text`If one of them is a counteroffer, remember that the reasons you looked are still there, and your boss now knows you did.`,
      ],
      unless: text`the lower one has the better boss or leads further. Over a career that beats a few thousand dollars.`,
      next: text`Ask the lower one to match the higher figure before you decide, and get both in writing.`,
      say: text`I'd rather work with you. Can you match this, so I can sign?`,
    }),
    benefits_decide: (known, context) => ({
      opening: weighedBenefits(known, changeOf(known, context)),
      because: [
        ...timeOnTheRoad(known.commute),
        text`That's if the present job has the match and the lower premium. If the offer has them, they come on top of the raise instead.`,
      ],
      unless: text`the new job clearly leads somewhere your present one doesn't. Then a year of less is a price you can put a number on.`,
      next: text`Add the commute and days off for each, and ask the new employer to raise the base by what you'd lose.`,
      say: text`I'd lose a match and pay more for insurance. Can you raise the base to make up for it?`,
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
