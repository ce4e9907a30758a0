import { paybackTime } from '#advisor/calculators/saving/prices/payback-time.ts';
import {
  choice,
  count,
  flag,
  money,
  moneyPerYear,
  percent,
  years,
} from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { handBack, refuseInherited, settleLoan } from '#advisor/guides/everyday/timeshare-exit.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

interface Deal {
  price: number | undefined;
  fees: number | undefined;
  hotel: number | undefined;
}

/** How long the fees must stay as they are until buying beats renting the same week. */
function besideHotel({ price, fees, hotel }: Deal, { run }: GuideContext): Text[] {
  if (price === undefined || hotel === undefined || fees === undefined) return [];
  if (hotel <= fees)
    return [
      text`The fees of ${given('fees', fees, 'usd_per_year')} alone cost as much as the ${given('hotel', hotel, 'usd')} week you rent now.`,
    ];
  const even = run(paybackTime, { cost: price, saving: (hotel - fees) / 12 });
  return even
    ? [
        text`Next to the ${given('hotel', hotel, 'usd')} week you rent now, it would take about ${even.figure('break_even_years')} to earn back the price, if fees never rose.`,
      ]
    : [];
}

export const timesharePitch = defineGuide({
  id: 'timeshare_pitch',
  title: 'A timeshare: buy it, or get out',
  about: 'Buy a timeshare or vacation club, or get out of one you own',
  questions: [
    'should I buy a timeshare',
    "we're at a timeshare presentation and they want 22k today, do it?",
    'is a vacation club membership worth it',
    'marriott vacation points, good deal or not',
    'buy a timeshare resale for cheap on ebay smart?',
    'they offered a free trip if we listen to the timeshare talk. catch?',
    'just signed for a timeshare yesterday, can I cancel',
    'is a timeshare an investment',
    'Disney vacation club worth it for a family of five?',
    'salesman says maintenance fees never go up, true?',
    'how do I get out of a timeshare I have owned for years',
    'exit company wants 5k to cancel our timeshare, pay it?',
    'can I just stop paying the maintenance fees on my timeshare',
    'do I have to take over a timeshare my parents left me',
  ],
  simply:
    'With a timeshare you pay a lot at first and then fees every year, whether you go or not. It is very hard to sell again, while a rented place costs only the nights you use.',
  input: {
    fees: moneyPerYear({ label: 'Yearly fees', roles: ['hoa', 'maintenance'], min: 1, max: 50_000 }),
    dues: moneyPerYear({
      label: 'Fee every year',
      roles: ['fee_amount', 'spend_item'],
      comes: 'year',
      min: 1,
      max: 50_000,
    }),
    price: money({
      label: 'Price or fee asked for',
      roles: ['spend_item', 'home_price', 'fee_amount'],
      min: 1,
      max: 1e6,
    }),
    hotel: moneyPerYear({
      label: 'What the same week costs to rent',
      roles: ['housing_cost', 'lease_payment', 'withdraw_amount', 'spend_item#2', 'spend_total'],
      asSaid: true,
      min: 50,
      max: 100_000,
    }),
    owed: money({
      label: 'Owed on it',
      roles: ['debt_balance', 'debt_balance@both'],
      min: 1,
      max: 1e6,
    }),
    rate: percent({ label: 'Loan rate', roles: ['loan_rate'], min: 0, max: 40 }),
    stage: choice({
      label: 'Where you are',
      options: ['offered', 'just_signed', 'resale', 'owner', 'heir'],
      facts: { heir: 'flag=inherited' },
    }),
    signed: flag({
      label: 'Signed',
      fact: 'flag=already_signed',
      default: { value: false, reason: 'nothing is said of it' },
    }),
    bought: count({ label: 'Year bought', roles: ['year_past'], min: 1950, max: 2100 }),
    held: years({ label: 'Time owned', roles: ['time_held'], min: 0, max: 80 }),
  },
  sides: [
    {
      given: { stage: 'owner' },
      questions: [
        'how do I get out of a timeshare I own',
        'we own a timeshare, never use it and want to get rid of it, the fees keep going up',
        'a timeshare exit company wants thousands up front to get us out, is it worth it',
        'can I stop paying my timeshare loan and maintenance fees, I can not afford it anymore',
        'give my timeshare back to the resort or sell it, no one wants it',
        'a company said they would get my parents out of their timeshare for a fee',
      ],
    },
    {
      given: { stage: 'heir' },
      questions: [
        'inherited a timeshare from my parents, do I have to keep paying the fees',
        'mom died and the resort says her timeshare is mine now, can I refuse it',
      ],
    },
    {
      given: { stage: 'just_signed' },
      questions: [
        'we signed a timeshare on vacation two days ago, how do we get out',
        'can i cancel the timeshare contract i signed this weekend',
        'rescind a vacation club purchase',
      ],
    },
    {
      given: { stage: 'resale' },
      questions: [
        'buy a used timeshare from an owner for one dollar',
        'is a timeshare resale a good deal',
        'secondhand vacation points, worth it?',
      ],
    },
  ],
  decide: ({ stage, signed, bought, held, owed }) => {
    if (stage === 'heir') return 'refuse_inherited';
    const isOwned = bought !== undefined || (held ?? 0) >= 1;
    if (stage === 'owner' || (isOwned && stage !== 'resale'))
      return owed === undefined ? 'hand_back' : 'settle_loan';
    if (stage === 'just_signed' || signed) return 'rescind';
    return stage === 'resale' ? 'resale_rarely' : 'refuse';
  },
  verdicts: {
    hand_back: ({ dues, ...told }) => handBack({ ...told, fees: told.fees ?? dues }),
    settle_loan: ({ dues, ...told }) => settleLoan({ ...told, fees: told.fees ?? dues }),
    refuse_inherited: ({ dues, fees }) => refuseInherited(fees ?? dues),
    refuse: ({ price, fees: told, dues, rate, hotel }, context) => {
      const fees = told ?? dues;
      return {
        opening:
          price === undefined
            ? text`No, don't buy it, and don't sign anything today.`
            : text`No, don't pay ${given('price', price, 'usd')} for it, and don't sign anything today.`,
        because: [
          ...besideHotel({ price, fees, hotel }, context),
          text`Owners resell the same weeks for little or nothing, so don't count on selling it later.`,
          fees === undefined || hotel !== undefined
            ? text`Fees go on for life, rise almost every year, and are due whether you travel or not.`
            : text`The fees of ${given('fees', fees, 'usd_per_year')} go on for life, rise almost every year, and are due whether you travel or not.`,
          ...(rate === undefined
            ? []
            : [
                text`Borrowing at ${given('rate', rate, 'percent')} makes each night cost more than a good hotel.`,
              ]),
        ],
        unless: text`you'd go to the same place each year for decades anyway. Even then buy from an owner, not from the developer.`,
        next: text`Leave now, and price the same weeks as a rental from an owner tonight.`,
        say: text`No, thank you. Please don't call us again.`,
      };
    },
    resale_rarely: ({ fees: told, dues }) => {
      const fees = told ?? dues;
      return {
        opening: text`Only if the yearly fees are below what the same week costs to rent, because the fees are the real price.`,
        because: [
          fees === undefined
            ? text`Even a free timeshare brings fees for life and special assessments, and you may not find anyone to take it later.`
            : text`Even free, it costs ${given('fees', fees, 'usd_per_year')} for life plus special assessments, and you may not find anyone to take it later.`,
        ],
        unless: text`you can rent the owner's week first. That costs less and ends after the trip.`,
        next: text`Ask for the last five years of fees, the transfer cost, and which perks a resale buyer loses.`,
      };
    },
    rescind: () => ({
      opening: text`Cancel it in writing today: every state gives you a few days to back out of a timeshare.`,
      because: [
        text`The time is short, often three to ten days after signing, and a phone call doesn't count. In that time you get back everything you paid.`,
      ],
      unless: text`the days are over. Then ask the developer about its exit program, and don't pay an exit company up front.`,
      next: text`Find the cancellation page in the contract, send the letter the way it says with proof of mailing, and keep copies.`,
      say: text`I cancel the purchase under the right to rescind. Please refund my payment in full.`,
    }),
  },
  asks: [
    {
      field: 'stage',
      settled: ({ bought, held, signed }) => bought !== undefined || held !== undefined || signed === true,
      question: 'Where are you with it?',
      choices: [
        { label: "They're offering it", value: 'offered' },
        { label: 'I just signed', value: 'just_signed' },
        { label: 'Buying from an owner', value: 'resale' },
        { label: 'I own one and want out', value: 'owner' },
      ],
    },
  ],
  followUps: ['How do I get out of a timeshare?', 'Should we buy a vacation home?'],
  articles: ['owning-a-home', 'investment-scams', 'money-for-travel'],
  related: ['everyday-scams'],
  sources: ['ftc_avoid_scam'],
});
