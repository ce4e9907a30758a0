import {
  choice,
  money,
  moneyPerMonth,
  moneyPerYear,
  percent,
  years,
} from '#advisor/calculators/define/fields.ts';
import { said } from '#advisor/guides/debt/told-fields.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { changeOf, monthsToPay, rentsOf, shareOfPay } from '#advisor/guides/home/renting/rent-figures.ts';
import { rentIncreaseWords } from '#advisor/guides/home/renting/rent-increase-words.ts';

/** A rise below this many percent is about what everything else gets dearer. */
const smallRise = 4;
/** From here on a rise is more than most landlords ask, and worth a real search. */
const largeRise = 10;
/** A move that takes longer than a lease to pay for itself needs a reason besides money. */
const oneLease = 12;
const twoLeases = 24;
/** Rent above these shares of pay, before and after taxes, leaves too little for the rest. */
const mostOfPay = 40;
const mostOfTakeHome = 50;
const monthsPerYear = 12;

export const rentIncrease = defineGuide({
  id: 'rent_increase',
  title: 'A rent increase: stay, bargain or move',
  about: 'Stay, bargain or move when the landlord raises the rent',
  questions: [
    'my landlord is raising my rent, should I stay or move',
    'landlord wants to raise rent from 1,850 to 2,100, is it worth moving',
    'landlord wants to raise my rent 250, is moving worth it or do I just pay',
    'my landlord wants 1,695 instead of 1,520, is it worth moving to a cheaper place',
    'rent going up 300 a month at renewal, stay or move',
    'landlord raised the rent 12%, stay or find a cheaper apartment',
    'rent going from 1,400 to 1,700, should I move',
    'is it cheaper to move or pay the rent increase',
    'renewal is 2,400, was 2,150, similar apartments are 2,200, what do I do',
    'they raised my rent 8 percent, stay or move',
    'my rent went up 200, moving costs 3k, should I leave',
    "landlord raised my rent 300 and I'm on a fixed income, what do I do",
    'how do I get my landlord to lower the increase from 1,500 to 1,620',
  ],
  simply:
    'Moving costs a lot at once, and a cheaper rent gives it back a little each month. It pays only if you stay long enough to get that money back, so first try to get the rent itself lower.',
  input: {
    one: moneyPerMonth({
      label: 'Rent now',
      roles: ['housing_cost', 'housing_cost@both'],
      min: 50,
      max: 1e6,
    }),
    two: moneyPerMonth({
      label: 'Rent after the increase',
      roles: ['housing_cost#2'],
      min: 50,
      max: 1e6,
    }),
    was: moneyPerMonth({
      label: 'Rent before, or the increase',
      roles: ['rental_income'],
      min: 5,
      max: 1e6,
    }),
    three: moneyPerMonth({ label: 'Rent of another place', roles: ['housing_cost#3'], min: 50, max: 1e6 }),
    raise: moneyPerMonth({ label: 'Increase a month', roles: ['raise_amount'], min: 1, max: 1e5 }),
    raise_rate: percent({
      label: 'Increase in percent',
      roles: ['rate_rent_growth', 'raise_rate', 'rate_cost_growth'],
      min: 0.1,
      max: 200,
    }),
    moving: money({
      label: 'Cost of moving',
      roles: [
        'home_improvement',
        'spend_item',
        'fee_amount',
        'closing_costs',
        'selling_costs',
        'spend_total',
        'lump_sum',
      ],
      min: 1,
      max: 1e6,
    }),
    stay: years({
      label: 'Time you stay',
      roles: ['time_stay', 'horizon', 'term'],
      min: 1 / monthsPerYear,
      max: 40,
    }),
    lived: years({ label: 'Time you have lived there', roles: ['time_held'], min: 0.5, max: 80 }),
    income: moneyPerYear({
      label: 'Yearly income before taxes',
      roles: [
        'wages',
        'wages@spouse',
        'wages@both',
        'se_income',
        'ss_income',
        'pension_income',
        'other_income',
      ],
      adds: true,
      min: 1,
      max: 1e8,
    }),
    take_home: moneyPerMonth({
      label: 'Take-home pay',
      roles: ['take_home', 'take_home@both'],
      min: 1,
      max: 1e6,
    }),
    cash: money({ label: 'Savings', roles: ['bal_cash', 'bal_cash@both'], min: 0, max: 1e9 }),
    no_savings: said('Nothing put aside', 'flag=no_savings'),
    may_move: said('May be moved', 'flag=may_move'),
    asked: choice({ label: 'Asked about', options: ['bargain'] }),
    similar: choice({ label: 'Similar places', options: ['cheaper', 'same'] }),
  },
  sides: [
    {
      given: { asked: 'bargain' },
      questions: [
        'how do I negotiate a lower rent increase',
        'what do I say to my landlord to get the increase down',
        'can I bargain with a big apartment company over the renewal',
        'landlord raised rent 18% how do i ask for less',
      ],
    },
    {
      given: { similar: 'cheaper' },
      questions: [
        'similar apartments nearby are cheaper than my new rent',
        'I found a cheaper place like mine',
        'same building is advertising my floor plan for less than my renewal',
      ],
    },
    {
      given: { similar: 'same' },
      questions: [
        'everything around here costs the same or more than my new rent',
        "there's nothing cheaper in my area",
        'all the other places are just as expensive now',
      ],
    },
  ],
  decide: (known, context) => {
    const rents = rentsOf(known, context);
    if (!rents) return known.asked === 'bargain' ? 'bargain' : 'rule';
    const change = changeOf(rents, context);
    const months = monthsToPay(known, rents, context);
    const staysFor = known.stay === undefined ? undefined : known.stay * monthsPerYear;
    if (months !== undefined) {
      if (months <= (staysFor ?? oneLease)) return 'move';
      return months <= twoLeases && staysFor === undefined ? 'move_for_long' : 'stay_other';
    }
    if (rents.other !== undefined) return 'stay_other';
    const share = shareOfPay(known, rents);
    const most = known.take_home === undefined ? mostOfPay : mostOfTakeHome;
    if (share !== undefined && share > most) return 'too_much';
    if (known.may_move) return 'short_lease';
    const rise = change.figure('percent').value;
    if (rise <= smallRise) return 'sign';
    if (known.similar === 'same') return 'stay_and_bargain';
    return rise >= largeRise || known.similar === 'cheaper' ? 'look' : 'bargain';
  },
  verdicts: rentIncreaseWords,
  asks: [
    {
      field: 'similar',
      settled: ({ three }) => three !== undefined,
      question: 'What do similar places nearby cost?',
      choices: [
        { label: 'Clearly less', value: 'cheaper' },
        { label: 'About the same', value: 'same' },
      ],
    },
  ],
  followUps: [
    'How much rent can I afford?',
    'What can I do if my landlord is raising the rent?',
    'Should I buy or keep renting?',
  ],
  articles: ['renting'],
  related: ['rent-or-buy'],
  sources: ['hud_tenant_rights'],
});
