import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { figure, given, type Figure } from '#advisor/calculators/define/result.ts';
import {
  crossingOf,
  healthPlanFields,
  ownPartOf,
  premiumsOf,
  worstCostOf,
  yearlyCostOf,
  type HealthPlan,
} from '#advisor/calculators/saving/insurance/health-plan-fields.ts';
import { text } from '#advisor/quantities/text.ts';

const places = ['first', 'second', 'third', 'fourth'];
/** As the person calls it, or by its place. */
const callOf = ({ name }: HealthPlan, at: number) => (name === '' ? `the ${places[at]} plan` : name);
/** A lead in a bad year below this decides nothing. */
const leastLead = 100;
const atStart = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** What each of several health plans costs in a year. */
export const healthPlanCosts = defineCalculator({
  name: 'health_plan_costs',
  version: 1,
  title: 'Health plans compared',
  about:
    'Two or more health insurance plans compared in dollars for a year: premiums, deductible, coinsurance, out-of-pocket maximum and the employer’s HSA money, with the medical bills you expect, in a year without care and in the worst year. For a PPO or an HDHP, bronze or silver, your plan or a spouse’s.',
  simply:
    'A plan costs its premiums plus what you pay yourself when you need care. The cheaper plan depends on how much care you need.',
  input: healthPlanFields,
  check: ({ plans }) =>
    plans.some(({ most, deductible }) => most > 0 && most < deductible)
      ? 'An out-of-pocket maximum is below its deductible: check the two.'
      : null,

  run({ plans, bills }) {
    const total = (plan: HealthPlan) => yearlyCostOf(plan, bills);
    const ranked = plans
      .map((plan, at) => ({ plan, at }))
      .toSorted((one, other) => total(one.plan) - total(other.plan));
    const [best, second] = [ranked[0]!, ranked[1]!];
    const label = (plan: HealthPlan, at: number, what: string) => `${atStart(callOf(plan, at))}: ${what}`;
    const totals = plans.map((plan, at) =>
      figure(`total_${at + 1}`, label(plan, at, 'cost for the year'), total(plan), 'usd', {
        labelBelowZero: label(plan, at, 'ahead for the year'),
      }),
    );
    const worst = plans.map((plan, at): Figure | null => {
      const cost = worstCostOf(plan);
      return cost === undefined
        ? null
        : figure(`worst_${at + 1}`, label(plan, at, 'cost in the worst year'), cost, 'usd');
    });
    // Without a maximum the worst year is not known, but one that uses up the deductible is.
    const usedUp = plans.map((plan, at) =>
      figure(
        `used_up_${at + 1}`,
        label(plan, at, 'cost once the deductible is used up'),
        premiumsOf(plan) + plan.deductible - plan.hsa,
        'usd',
      ),
    );
    const saved = figure('saved', 'Saved in the year', total(second.plan) - total(best.plan), 'usd');
    const crossing = plans.length === 2 ? crossingOf(plans[0]!, plans[1]!) : undefined;
    const even =
      crossing === undefined
        ? null
        : figure('even_bills', 'Bills at which both cost the same', crossing, 'usd_per_year');
    const knownWorst = worst.every((one) => one !== null) ? worst : null;
    return {
      figures: [
        saved,
        ...totals,
        ...(even ? [even] : []),
        ...(knownWorst ?? usedUp),
        ...plans.flatMap((plan, at) => [
          figure(`premiums_${at + 1}`, label(plan, at, 'premiums for the year'), premiumsOf(plan), 'usd'),
          figure(
            `own_part_${at + 1}`,
            label(plan, at, 'your part of the bills'),
            ownPartOf(plan, bills),
            'usd',
          ),
        ]),
      ],
      steps: plans.map((plan, at) => ({
        label: label(plan, at, 'cost for the year'),
        formula: 'premiums + your part of the bills - HSA money',
        value: total(plan),
        unit: 'usd' as const,
      })),
      assumptions: [
        text`All care is in the network and counts toward the deductible. Copays are left out, and so is the tax break of premiums and of an HSA.`,
        text`Where you gave no share to pay after the deductible, a common one is taken.`,
      ],
      warnings: plans.some(({ most }) => most === 0)
        ? [text`Without an out-of-pocket maximum for every plan, a very bad year isn’t compared.`]
        : [],
      detail: {
        totals,
        saved,
        even,
        worst: knownWorst,
        badYear: knownWorst ?? usedUp,
        best: best.at,
        second: second.at,
        names: plans.map(callOf),
      },
    };
  },

  explain({ detail: { totals, saved, even, worst, badYear, best, second, names } }, { bills }) {
    const [cheap, next] = [totals[best]!, totals[second]!];
    const isSame = Math.round(saved.value) === 0;
    const year =
      bills > 0 ? text`with ${given('bills', bills, 'usd')} of bills` : text`in a year without care`;
    const badBest = badYear.reduce((least, one, at) => (one.value < badYear[least]!.value ? at : least), 0);
    const inBadYear = worst ? text`In the worst year` : text`Once the deductible is used up,`;
    // Nobody knows a year’s care ahead: where it decides, both years are told.
    const depends = bills === 0 && badYear[best]!.value - badYear[badBest]!.value >= leastLead;
    return {
      conclusion: depends
        ? text`It depends on the care you need: without any, ${names[best]!} is cheaper by ${saved}; ${worst ? 'in the worst year' : 'once the deductible is used up'} ${names[badBest]!} is, at ${badYear[badBest]!} against ${badYear[best]!}.`
        : isSame
          ? text`Both cost you the same ${year}: ${cheap}.`
          : text`${atStart(names[best]!)} is cheaper ${year}: ${cheap} against ${next}, ${saved} less.`,
      openings:
        isSame || depends
          ? {}
          : {
              which: text`Take ${names[best]!}: ${year} it costs you ${cheap} against ${next}, ${saved} less.`,
              change: text`The difference is ${saved} for the year: ${cheap} with ${names[best]!}, ${next} with ${names[second]!}.`,
            },
      reasons: [
        text`That’s the premiums and your part of the bills, less the employer’s HSA money.`,
        ...(even
          ? [text`The two cost the same at ${even} of bills; beyond that the other one is cheaper.`]
          : []),
        ...(depends
          ? []
          : [
              text`${inBadYear} ${names[badBest]!} costs ${badYear[badBest]!}${badYear.length === 2 ? text`, and the other ${badYear[1 - badBest]!}` : ''}.`,
            ]),
      ],
      next: [
        text`Check that your doctors and medicines are in the plan, and that you could pay its deductible from savings.`,
      ],
    };
  },

  chart: ({ detail: { totals, names } }) => ({
    kind: 'bar',
    title: 'What each plan costs in a year',
    x: { label: 'Plan', unit: 'count', names: names.map(atStart) },
    y: { label: 'Cost', unit: 'usd' },
    series: [{ name: 'Cost', points: totals.map(({ value }, at) => [at + 1, value] as const) }],
  }),

  formulas: {
    saved: ['total_1 - total_2', 'total_2 - total_1', 'The next plan’s cost, less that of the cheapest'],
    'total_#':
      'Premiums of {premiums_#} and your part of the bills, {own_part_#}, less the employer’s HSA money',
    'worst_#': 'A year of premiums and the out-of-pocket maximum, less the HSA money: {plans}',
    'used_up_#': 'A year of premiums and the deductible, less the HSA money: {plans}',
    'premiums_#': 'Twelve premiums: {plans}',
    'own_part_#': 'The deductible, then your share of the rest of {bills}, up to the maximum: {plans}',
    even_bills: 'The bills at which premiums and your part come to the same: {plans}',
  },

  examples: [
    {
      question:
        'PPO is $240 a month with a $1,500 deductible, 20% coinsurance and $4,000 max. HDHP $95, $3,500 deductible, 10%, $6,500 max and they put $750 in the HSA. I expect $5,000 of bills, which costs less?',
      input: {
        plans: [
          { premium: 240, deductible: 1500, coinsurance: 20, most: 4000 },
          { premium: 95, deductible: 3500, coinsurance: 10, most: 6500, hsa: 750 },
        ],
        bills: 5000,
      },
    },
    {
      question:
        'plan A 310/mo deductible 1000, plan B 180/mo deductible 4000, about 2,500 in doctor bills a year. total cost of each?',
      input: {
        plans: [
          { premium: 310, deductible: 1000 },
          { premium: 180, deductible: 4000 },
        ],
        bills: 2500,
      },
    },
    {
      question:
        'bronze 290 a month 7,500 deductible 9,000 out of pocket max vs silver 420 with 3,000 and 7,000. worst case for both?',
      input: {
        plans: [
          { name: 'bronze', premium: 290, deductible: 7500, most: 9000 },
          { name: 'silver', premium: 420, deductible: 3000, most: 7000 },
        ],
      },
    },
    {
      question:
        'my plan costs 85 a month with a 2,000 deductible, joining my wifes is 210 more with 500 deductible. how much a year if i have a 6,000 surgery',
      input: {
        plans: [
          { premium: 85, deductible: 2000 },
          { premium: 210, deductible: 500 },
        ],
        bills: 6000,
      },
    },
  ],
  compares: true,
  instead: 'medical_bill',
  sources: ['healthcare_gov_out_of_pocket'],
});
