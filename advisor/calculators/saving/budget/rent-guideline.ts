import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { choice, count, moneyPerMonth, moneyPerYear, percent } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
/** What many landlords ask for: a year's pay of so many times the month's rent. */
const landlordTimes = 40;
/** Rent and debts together, as a share of pay before taxes. */
const withDebts = 36;
/** Pay before taxes is about this many times what lands in the account, where only that is known. */
const grossPerNet = 1.25;

/** How much rent goes with a pay. */
export const rentGuideline = defineCalculator({
  name: 'rent_guideline',
  version: 2,
  title: 'How much rent you can afford',
  about:
    'How much rent fits a salary or take-home pay: the 30 percent guideline, of pay before taxes or of net pay, the landlord’s rule of 40 times the rent, and what other debts leave; or whether a given rent is too much, and the pay it takes.',
  simply:
    'If only a part of your pay goes to rent, enough is left for everything else. The guideline says how big that part should be.',
  input: {
    pay: moneyPerYear({
      label: 'Yearly pay before taxes',
      roles: [
        'wages',
        'wages@spouse',
        'wages@both',
        'wages@child',
        'wages@other',
        'wages_new',
        'se_income',
        'se_income@spouse',
        'tips',
        'ss_income',
        'pension_income',
        'other_income',
      ],
      adds: true,
      besideOwn: true,
      min: 0,
      max: 1e8,
      default: { value: 0, reason: 'worked out from take-home pay where that is given' },
    }),
    take_home: moneyPerMonth({
      label: 'Take-home pay per month',
      roles: ['take_home', 'take_home@spouse', 'take_home@both', 'take_home@child', 'take_home@other'],
      adds: true,
      besideOwn: true,
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'pay before taxes decides' },
    }),
    rent: moneyPerMonth({
      label: 'Rent to check',
      roles: ['housing_cost', 'housing_cost@child', 'housing_cost@both'],
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'no rent is named' },
    }),
    utilities: moneyPerMonth({
      label: 'Utilities and fees on top',
      roles: ['spend_item', 'hoa', 'home_insurance'],
      adds: true,
      min: 0,
      max: 1e5,
      default: { value: 0, reason: 'none are named' },
    }),
    debts: moneyPerMonth({
      label: 'Monthly debt payments',
      roles: ['debt_payment', 'debt_payment@spouse', 'debt_payment@both', 'lease_payment'],
      adds: true,
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'none are named' },
    }),
    people: count({
      label: 'Number of people splitting the rent',
      roles: ['n_people'],
      min: 1,
      max: 20,
      default: { value: 1, reason: 'you pay all of it' },
    }),
    share: percent({
      label: 'Share of pay for rent',
      roles: ['limit_share'],
      min: 1,
      max: 100,
      default: { value: 30, reason: 'the usual guideline' },
    }),
    share_of: choice({
      label: 'Pay that the share is of',
      options: ['before_taxes', 'take_home'],
      default: {
        value: 'before_taxes',
        reason: 'as the guideline has it; a share named beside take-home pay alone is a share of that',
        by: ({ share, take_home, pay }) =>
          share !== undefined && Number(take_home) > 0 && !(Number(pay) > 0) ? 'take_home' : undefined,
      },
    }),
  },
  check({ pay, take_home: net, rent, share_of: of }) {
    if (pay === 0 && net === 0 && rent === 0) return 'Give your pay, or the rent you have in mind.';
    return of === 'take_home' && net === 0
      ? 'Give your take-home pay, or take the share of pay before taxes.'
      : null;
  },

  run({ pay, take_home: net, rent, utilities, debts, people, share, share_of: of }) {
    const guessed = pay === 0 && net > 0;
    const monthly = pay > 0 ? pay / monthsPerYear : net * grossPerNet;
    const ofNet = of === 'take_home';
    const base = ofNet ? net : monthly;
    const byShare = (base * share) / 100;
    const byDebts = Math.max(0, (monthly * withDebts) / 100 - debts);
    const limit = Math.max(0, Math.min(byShare, byDebts) - utilities);
    const own = rent / people;
    const housing = own + utilities;
    const payFor = ((housing * 100) / share) * monthsPerYear;
    const most = figure('rent_limit', 'Rent that fits your pay', limit, 'usd_per_month');
    const taken = figure(
      'rent_share',
      ofNet ? 'Share of take-home pay that rent takes' : 'Share of pay that rent takes',
      (housing / base) * 100,
      'percent',
    );
    const needed = figure(
      'pay_needed',
      ofNet ? 'Take-home pay that rent takes' : 'Pay that rent takes',
      payFor,
      'usd_per_year',
    );
    return {
      figures: [
        ...(monthly === 0 ? [needed] : rent > 0 ? [taken, most, needed] : [most]),
        ...(monthly > 0
          ? [
              figure(
                'landlord_limit',
                'Highest rent many landlords allow',
                (monthly * monthsPerYear) / landlordTimes,
                'usd_per_month',
              ),
              figure('by_share', 'Rent by the guideline alone', byShare, 'usd_per_month'),
            ]
          : [figure('landlord_pay', 'Pay many landlords require', rent * landlordTimes, 'usd_per_year')]),
        ...(debts > 0 ? [figure('by_debts', 'Rent with your debts counted', byDebts, 'usd_per_month')] : []),
        ...(people > 1 && rent > 0
          ? [figure('own_rent', 'Your share of the rent', own, 'usd_per_month')]
          : []),
        ...(net > 0 && !ofNet
          ? [
              figure(
                'rent_of_take_home',
                'Share of take-home pay for rent',
                ((rent > 0 ? housing : limit) / net) * 100,
                'percent',
              ),
              figure(
                'by_take_home',
                'Rent by the same share of take-home pay',
                (net * share) / 100,
                'usd_per_month',
              ),
            ]
          : []),
        ...(net > 0 && rent > 0
          ? [
              figure('left', 'Take-home pay left', net - housing - debts, 'usd_per_month', {
                labelBelowZero: 'Short of take-home pay',
              }),
            ]
          : []),
      ],
      steps: [
        { label: 'Pay a month before taxes', value: monthly, unit: 'usd_per_month' },
        { label: 'By the guideline', formula: 'pay x share', value: byShare, unit: 'usd_per_month' },
        {
          label: 'With debts',
          formula: `pay x ${withDebts} % - debts`,
          value: byDebts,
          unit: 'usd_per_month',
        },
      ],
      assumptions: [
        text`The guideline is a share of ${ofNet ? 'take-home pay here' : 'pay before taxes'}, for rent and utilities. In an expensive city many people pay more and cut elsewhere.`,
        ...(guessed && (!ofNet || debts > 0)
          ? [text`You gave take-home pay, so pay before taxes is estimated as a quarter more.`]
          : []),
      ],
      warnings: [],
      detail: { fits: monthly > 0 && rent > 0 && own <= limit + 1e-9 },
    };
  },

  explain({ figures, detail: { fits } }, { rent, share, debts, share_of: of }) {
    const find = (id: string) => figures.find((one) => one.id === id);
    const [limit, taken, needed, landlord, left, own, ofNet, byNet] = [
      'rent_limit',
      'rent_share',
      'pay_needed',
      'landlord_limit',
      'left',
      'own_rent',
      'rent_of_take_home',
      'by_take_home',
    ].map(find);
    const pay = of === 'take_home' ? 'take-home pay' : 'pay before taxes';
    const asked = own ?? given('rent', rent, 'usd_per_month');
    const rule = given('share', share, 'percent');
    const next = [
      text`Check what’s left after rent, debts and taxes, and add utilities, parking and renters insurance to the rent.`,
      text`Have the first month, a deposit and a small cushion ready before you sign.`,
    ];
    const onNet =
      ofNet && byNet ? [text`That’s ${ofNet} of take-home pay; ${rule} of it would be ${byNet}.`] : [];
    if (!limit)
      return {
        conclusion: text`For ${asked} of rent you’d want to earn about ${needed!}, so that it takes ${rule} of your pay.`,
        reasons: [text`Many landlords require ${find('landlord_pay')!}.`],
        next,
      };
    return {
      conclusion: !taken
        ? text`About ${limit} of rent fits your pay.`
        : fits
          ? text`${asked} fits: it takes ${taken} of your ${pay}.`
          : text`${asked} is a stretch: it takes ${taken} of your ${pay}, and about ${limit} would fit.`,
      openings: {
        payment: text`About ${limit} of rent fits your pay.`,
        ...(taken
          ? {
              rate: ofNet
                ? text`Rent would take ${ofNet} of your take-home pay, and ${taken} of your pay before taxes.`
                : text`Rent would take ${taken} of your ${pay}.`,
            }
          : ofNet
            ? { rate: text`Up to about ${ofNet} of your take-home pay, or ${limit}, fits the guideline.` }
            : {}),
        ...(taken && needed ? { amount: text`You’d want to earn about ${needed} for that rent.` } : {}),
      },
      reasons: [
        text`The guideline ${of === 'take_home' ? 'you go by ' : ''}is ${rule} of ${pay}${debts > 0 ? ', less if debts take a lot of it' : ''}.`,
        ...onNet,
        text`Many landlords go up to ${landlord!}.`,
        ...(taken && !fits ? [text`For that rent you’d want to earn about ${needed!}.`] : []),
        ...(left ? [text`After rent and debts you’d have ${left} left.`] : []),
      ],
      next,
    };
  },

  chart: ({ figures }) =>
    figures.some(({ id }) => id === 'rent_limit')
      ? barsOf('Rent by each rule', figures, [
          'rent_limit',
          'own_rent',
          'landlord_limit',
          'by_debts',
          'by_take_home',
        ])
      : barsOf('Pay by each rule', figures, ['pay_needed', 'landlord_pay']),

  formulas: {
    rent_limit: ['max(0, by_share - utilities)', 'max(0, by_debts - utilities)'],
    landlord_limit: ['pay / 40', '"Pay a month before taxes" * 12 / 40'],
    rent_share: [
      '(rent / people + utilities) / "Pay a month before taxes"',
      '(rent / people + utilities) / take_home',
    ],
    pay_needed: '(rent / people + utilities) * 12 / share',
    landlord_pay: 'rent * 40',
    by_share: ['"Pay a month before taxes" * share', 'take_home * share'],
    rent_of_take_home: ['(rent / people + utilities) / take_home', 'rent_limit / take_home'],
    by_take_home: 'take_home * share',
    by_debts: 'max(0, "Pay a month before taxes" * 36% - debts)',
    own_rent: 'rent / people',
    left: 'take_home - rent / people - utilities - debts',
  },

  examples: [
    { question: 'I make 62k a year, how much rent can I afford?', input: { pay: 62_000 } },
    {
      question: 'is $1,900 rent too much on a 70,000 salary with a 380 car payment',
      input: { pay: 70_000, rent: 1900, debts: 380 },
    },
    { question: 'take home 3,800 a month. what should my rent be?', input: { take_home: 3800 } },
    {
      question: 'i bring home 4,200 a month after taxes, what percent of my net pay should go to rent',
      input: { take_home: 4200 },
    },
    {
      question: 'my rent is 1,650 and my take-home pay is 4,400 a month, is that share of net pay too much?',
      input: { take_home: 4400, rent: 1650 },
    },
    {
      question: 'if I keep rent at 30% of my net pay of 5,000 a month, how much rent is that',
      input: { take_home: 5000, share: 30 },
    },
    { question: 'how much do I have to earn to rent a 2,400 dollar apartment', input: { rent: 2400 } },
    {
      question: 'three roommates splitting 3,300, i earn 45k, ok?',
      input: { pay: 45_000, rent: 3300, people: 3 },
    },
  ],
  sources: ['hud_affordability', 'cfpb_dti_explained'],
});
