import { choice, money, moneyPerYear, percent } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

export const timesharePitch = defineGuide({
  id: 'timeshare_pitch',
  title: 'A timeshare or vacation club pitch',
  about: 'Buy a timeshare or vacation club at a sales presentation, or not',
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
  ],
  simply:
    'With a timeshare you pay a lot at first and then fees every year, whether you go or not. It is very hard to sell again, while a rented place costs only the nights you use.',
  input: {
    price: money({ label: 'Price', roles: ['spend_item', 'home_price', 'fee_amount'], min: 1, max: 1e6 }),
    fees: moneyPerYear({ label: 'Yearly fees', roles: ['hoa', 'maintenance'], min: 1, max: 50_000 }),
    rate: percent({ label: 'Loan rate', roles: ['loan_rate'], min: 0, max: 40 }),
    stage: choice({
      label: 'Where you are',
      options: ['offered', 'just_signed', 'resale'],
      facts: { just_signed: 'flag=already_signed' },
    }),
  },
  sides: [
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
  decide: ({ stage }) => {
    if (stage === 'just_signed') return 'rescind';
    return stage === 'resale' ? 'resale_rarely' : 'refuse';
  },
  verdicts: {
    refuse: ({ price, fees, rate }) => ({
      opening:
        price === undefined
          ? text`No, don't buy it, and don't sign anything today.`
          : text`No, don't pay ${given('price', price, 'usd')} for it, and don't sign anything today.`,
      because: [
        text`The same weeks are resold by owners for a small part of the price, sometimes for nothing, because it's so hard to get rid of them.`,
        fees === undefined
          ? text`The yearly fees go on for life, rise almost every year, and are due whether you travel or not.`
          : text`The fees of ${given('fees', fees, 'usd_per_year')} go on for life, rise almost every year, and are due whether you travel or not.`,
        ...(rate === undefined
          ? []
          : [
              text`Borrowing at ${given('rate', rate, 'percent')} makes each night cost more than a good hotel.`,
            ]),
      ],
      unless: text`you'd go to the same place each year for decades anyway. Even then buy from an owner, not from the developer.`,
      next: text`Leave with the gift if it's really free, and price the same weeks as a rental tonight.`,
      say: text`We don't decide on the same day. No, thank you, and please don't call us again.`,
    }),
    resale_rarely: ({ fees }) => ({
      opening: text`Only if the yearly fees are below what the same week costs to rent, because the fees are the real price.`,
      because: [
        fees === undefined
          ? text`Even a free timeshare brings fees for life and special assessments, and you may not find anyone to take it later.`
          : text`Even free, it costs ${given('fees', fees, 'usd_per_year')} for life plus special assessments, and you may not find anyone to take it later.`,
      ],
      unless: text`you can rent the owner's week first. That costs less and ends after the trip.`,
      next: text`Ask for the last five years of fees, the transfer cost, and which perks a resale buyer loses.`,
    }),
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
      question: 'Where are you with it?',
      choices: [
        { label: "They're offering it", value: 'offered' },
        { label: 'I just signed', value: 'just_signed' },
        { label: 'Buying from an owner', value: 'resale' },
      ],
    },
  ],
  followUps: ['How do I get out of a timeshare?', 'Should we buy a vacation home?'],
  articles: ['owning-a-home', 'investment-scams', 'money-for-travel'],
  sources: ['ftc_avoid_scam'],
});
