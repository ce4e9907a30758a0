import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import {
  list,
  money,
  moneyPerMonth,
  moneyPerYear,
  percent,
  years,
} from '#advisor/calculators/define/fields.ts';
import { figure, type Figure } from '#advisor/calculators/define/result.ts';
import { centsFigure, centsStep, requireFigure, someCents } from '#advisor/calculators/tax/cents-figures.ts';
import { checkHousehold, householdFields } from '#advisor/calculators/tax/household-fields.ts';
import { mostDollars } from '#advisor/calculators/tax/nothing-said.ts';
import { payLeft, type YearsPay } from '#advisor/calculators/tax/pay-left.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { percentOf, roundHalfUp, toCents, toDollars } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const none = (what: string) => ({ value: 0, reason: `no ${what} is mentioned` });

const offerFields = {
  pay: moneyPerYear({
    label: 'Pay before taxes',
    roles: ['wages', 'wages_new'],
    min: 1,
    max: mostDollars,
  }),
  bonus: money({
    label: 'Yearly bonus',
    roles: ['bonus'],
    min: 0,
    max: mostDollars,
    default: none('bonus'),
  }),
  tips: moneyPerYear({
    label: 'Yearly tips and overtime',
    roles: ['tips', 'overtime'],
    min: 0,
    max: mostDollars,
    default: none('tip or overtime'),
  }),
  match_limit: percent({
    label: 'Share of pay that is matched',
    roles: ['match_limit'],
    min: 0,
    max: 100,
    default: none('match'),
  }),
  match_percent: percent({
    label: 'Match rate',
    roles: ['match_rate'],
    min: 0,
    max: 500,
    default: { value: 100, reason: 'a match is assumed to be dollar for dollar' },
  }),
  premium: moneyPerMonth({
    label: 'Monthly health premium',
    roles: ['premium'],
    min: 0,
    max: 20_000,
    default: none('premium'),
  }),
  hsa: moneyPerYear({
    label: 'Employer’s HSA contribution',
    roles: ['hsa_contrib'],
    min: 0,
    max: 100_000,
    default: none('HSA money'),
  }),
  stock: money({
    label: 'Total value of vesting stock',
    roles: ['price_now', 'hold_amount'],
    min: 0,
    max: mostDollars,
    default: none('stock'),
  }),
  stock_years: years({
    label: 'Vesting time',
    roles: ['horizon', 'term'],
    min: 1,
    max: 10,
    default: { value: 4, reason: 'most grants vest over four years' },
  }),
  housing: moneyPerMonth({
    label: 'Monthly rent or housing',
    roles: ['housing_cost', 'mortgage_payment'],
    min: 0,
    max: 1e6,
    default: none('housing'),
  }),
  commute: moneyPerMonth({
    label: 'Monthly commute and other job costs',
    roles: ['spend_item'],
    comes: 'month',
    min: 0,
    max: 1e5,
    default: none('commute'),
  }),
  cost_of_living: percent({
    label: 'Difference in cost of living',
    min: -80,
    max: 300,
    default: { value: 0, reason: 'prices are assumed to be the same' },
  }),
};

interface Offer {
  pay: number;
  bonus: number;
  tips: number;
  match_limit: number;
  match_percent: number;
  premium: number;
  hsa: number;
  stock: number;
  stock_years: number;
  housing: number;
  commute: number;
  cost_of_living: number;
}

type Shared = Omit<YearsPay, 'wages' | 'benefits'>;

/** What one offer leaves in a year, and what it is made of. */
function worthOf(offer: Offer, shared: Shared, facts: FactReader) {
  const stock = offer.stock / offer.stock_years;
  const wages = offer.pay + offer.bonus + offer.tips + stock;
  // A couple is compared as a household: what the other earns is in both.
  const { net } = payLeft({ ...shared, wages, benefits: Math.min(offer.premium * 12, wages) }, facts);
  const counted = Math.min(toCents(offer.pay), toCents(facts.get('plan_compensation_limit')));
  const match = percentOf(percentOf(counted, offer.match_limit), offer.match_percent);
  const costs = toCents((offer.housing + offer.commute) * 12);
  const extra = match + toCents(offer.hsa);
  const worth = net + extra - costs;
  return {
    pay: toCents(offer.pay),
    takeHome: net,
    match,
    costs,
    beforeTax: toCents(wages) - toCents(offer.premium * 12) + extra - costs,
    worth: roundHalfUp(worth / (1 + offer.cost_of_living / 100)),
    wages: toCents(wages),
  };
}

type Worth = ReturnType<typeof worthOf>;

/** Compares job offers by what they leave in a year. */
export const jobOffers = defineCalculator({
  name: 'job_offers',
  version: 1,
  title: 'Job offers compared',
  about:
    'Two or more jobs or offers compared by what each leaves in a year after federal taxes: pay, bonus, 401(k) match, health premium, stock, rent, commute and cost of living, or the present job against an offer. State taxes are not included.',
  input: {
    offers: list({
      label: 'Jobs to compare',
      ask: 'what does each of the two jobs pay',
      items: offerFields,
      min: 2,
      max: 4,
      comparesCases: true,
    }),
    filing_status: householdFields.filing_status,
    spouse_wages: householdFields.spouse_wages,
    children: householdFields.children,
    age: householdFields.age,
  },
  check: ({ offers, ...shared }) => {
    const tooMuch = offers.some(({ pay, premium }) => premium * 12 >= pay);
    if (tooMuch) return 'A premium takes all of the pay: give a smaller one.';
    return checkHousehold({ ...shared, wages: offers[0]?.pay ?? 0 });
  },

  run({ offers, ...shared }, { facts }) {
    const { year, warnings } = factYear(facts, 'income_tax_brackets');
    const done = offers.map((offer) => worthOf(offer, shared, facts));
    const ranked = done.toSorted((one, other) => other.worth - one.worth);
    const [best, second] = [ranked[0]!, ranked[1]!];
    const ahead = best.worth - second.worth;
    return {
      figures: [
        centsFigure('ahead', 'Yearly lead after taxes and costs', ahead),
        figure('ahead_month', 'Monthly lead', toDollars(roundHalfUp(ahead / 12)), 'usd_per_month'),
        centsFigure('ahead_before_tax', 'Yearly lead before taxes', best.beforeTax - second.beforeTax),
        ...done.flatMap((one, at) => figuresOf(one, at + 1)),
      ],
      steps: done.flatMap((one, at) => [
        centsStep(`Job ${at + 1}: pay, bonus and stock of a year`, one.wages),
        centsStep(`Job ${at + 1}: after federal taxes and premiums`, one.takeHome),
        centsStep(`Job ${at + 1}: left`, one.worth, 'take-home pay + match + HSA - housing - commute'),
      ]),
      assumptions: [
        text`State and local income tax is left out; between two states it can decide.`,
        text`Every job is W-2 pay, and premiums come out before tax. You put in enough to get the whole match.`,
        ...(offers.some(({ bonus }) => bonus > 0)
          ? [text`A bonus counts in full: a sign-on bonus comes only in the first year.`]
          : []),
        ...(offers.some(({ stock }) => stock > 0)
          ? [text`Stock counts with today’s price and an equal part each year.`]
          : []),
      ],
      warnings,
      detail: { year, best: done.indexOf(best) + 1, second: done.indexOf(second) + 1, done },
    };
  },

  explain({ figures, detail: { best, second, year, done } }) {
    const at = (id: string) => requireFigure(figures, id);
    const isEven = at('ahead').value === 0;
    const hasMore = done.some(({ match, costs }) => match + costs > 0);
    return {
      conclusion: isEven
        ? text`The two come out even after federal taxes in ${year}.`
        : text`The job at ${at(`pay_${best}`)} comes out ahead of the one at ${at(`pay_${second}`)} by about ${at('ahead')} a year, ${at('ahead_month')}, after federal taxes.`,
      openings: {
        yesno: isEven
          ? text`It’s a wash: both jobs leave you ${at('worth_1')} a year.`
          : best === 1
            ? text`No, the ${at('pay_1')} job leaves you about ${at('ahead')} a year more, after federal taxes.`
            : text`Yes, the ${at(`pay_${best}`)} job leaves you about ${at('ahead')} a year more, after federal taxes.`,
        ...(isEven
          ? {}
          : {
              which: text`Take the ${at(`pay_${best}`)} job: it leaves you about ${at('ahead')} a year more than the one at ${at(`pay_${second}`)}.`,
              change: text`You’d be about ${at('ahead')} a year ahead with the ${at(`pay_${best}`)} job, ${at('ahead_month')}.`,
            }),
      },
      reasons: [
        text`It leaves ${at(`worth_${best}`)} a year against ${at(`worth_${second}`)}${hasMore ? ', with the match added and housing and commute taken off' : ''}.`,
        text`Before taxes the difference is ${at('ahead_before_tax')} a year.`,
        text`Take-home pay alone would be ${at(`take_home_${best}`)} against ${at(`take_home_${second}`)}.`,
      ],
      next: [
        ...(isEven
          ? []
          : [
              text`If you’d rather have the other job, ask for more: it has to leave you ${at('ahead')} more a year to catch up.`,
            ]),
        text`Put a value on what isn’t in here: state tax, time off, hours, security, and how you’d like the work.`,
      ],
    };
  },

  chart: ({ detail: { done } }) => ({
    kind: 'bar',
    title: 'What each job leaves in a year',
    x: { label: 'Job', unit: 'count' },
    y: { label: 'After taxes and costs', unit: 'usd' },
    series: [
      { name: 'Left', points: done.map(({ worth }, index) => [index + 1, toDollars(worth)] as const) },
    ],
  }),

  examples: [
    {
      question: 'Offer A is 98k with a 4% match, offer B 105k with no match. Which one pays more after tax?',
      input: { offers: [{ pay: 98_000, match_limit: 4 }, { pay: 105_000 }] },
    },
    {
      question: 'i make 90k here and pay 1,100 rent, new york offered 115k but rent is 3,400. better off?',
      input: {
        offers: [
          { pay: 90_000, housing: 1100 },
          { pay: 115_000, housing: 3400 },
        ],
      },
    },
    {
      question:
        'my job pays $69k and insurance is 480 a month, the other place $75k but 1,020 a month. worth switching?',
      input: {
        offers: [
          { pay: 69_000, premium: 480 },
          { pay: 75_000, premium: 1020 },
        ],
      },
    },
    {
      question:
        'remote at 92k or in the office at 101k with 340 a month of commuting, which is the better job offer?',
      input: { offers: [{ pay: 92_000 }, { pay: 101_000, commute: 340 }] },
    },
  ],
  sources: ['irs_pub_17', 'irs_topic_751'],
});

function figuresOf({ pay, worth, takeHome, match, costs }: Worth, number: number): Figure[] {
  return [
    centsFigure(`worth_${number}`, `Job ${number}: left after taxes and costs`, worth),
    centsFigure(`take_home_${number}`, `Job ${number}: take-home pay`, takeHome),
    centsFigure(`pay_${number}`, `Job ${number}: pay`, pay),
    ...someCents(`match_${number}`, `Job ${number}: employer match`, match),
    ...someCents(`costs_${number}`, `Job ${number}: housing and commute`, costs),
  ];
}
