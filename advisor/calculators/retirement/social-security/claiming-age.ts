import { claimingAgeFormulas } from '#advisor/calculators/retirement/social-security/claiming-age-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { age, calendarYear, count, months, moneyPerMonth } from '#advisor/calculators/define/fields.ts';
import { figure, given, fact, type Figure } from '#advisor/calculators/define/result.ts';
import { claimingChart } from '#advisor/calculators/retirement/social-security/claiming-chart.ts';
import {
  breakEvenAge,
  claimingFactor,
  fullRetirementMonths,
  quotedMonths,
  type Claim,
} from '#advisor/calculators/retirement/social-security/social-security-rules.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { text, type Text } from '#advisor/quantities/text.ts';
import type { Quantity } from '#advisor/quantities/unit.ts';
import { claimingAgeExamples } from '#advisor/calculators/retirement/social-security/claiming-age-examples.ts';

const monthsPerYear = 12;

interface ClaimInput {
  claim_age: number;
  claim_months: number;
  other_age: number;
  other_months: number;
  quoted_age: number;
  wait: number;
  benefit: number;
  other_benefit: number;
  until: number;
}

/** A way to claim: `factor` is what it pays, in dollars of a month where they are known. */
interface CountedClaim extends Claim {
  share: number;
}

/** The claim that is asked about and the one it is held against. */
function claimsOf(input: ClaimInput, full: number, facts: FactReader): [CountedClaim, CountedClaim] {
  const base = input.claim_age * monthsPerYear + input.claim_months;
  const claim = base + input.wait;
  const quoted = quotedMonths(input.quoted_age, full);
  const other =
    input.other_age > 0
      ? input.other_age * monthsPerYear + input.other_months
      : input.wait > 0
        ? base
        : quoted;
  const whole = input.benefit / claimingFactor(quoted, full, facts) || 1;
  const at = (counted: number, benefit: number) => {
    const share = claimingFactor(counted, full, facts);
    return { age: counted, share, factor: benefit > 0 ? benefit : share * whole };
  };
  if (input.other_benefit === 0) return [at(claim, 0), at(other, 0)];
  // Of two benefits the larger is the one for the later age, in whatever order they were given.
  const [less, more] = [input.benefit, input.other_benefit].toSorted((one, two) => one - two);
  return claim < other ? [at(claim, less!), at(other, more!)] : [at(claim, more!), at(other, less!)];
}

function dollarFigures(claim: CountedClaim, other: CountedClaim, { until }: ClaimInput): Figure[] {
  const paid = ({ age: from, factor }: CountedClaim) => Math.max(0, until * monthsPerYear - from) * factor;
  return [
    figure('benefit', 'Benefit at the claiming age', claim.factor, 'usd_per_month'),
    figure('other_benefit', 'Benefit at the age you compare with', other.factor, 'usd_per_month'),
    figure('difference', 'Monthly difference', Math.abs(claim.factor - other.factor), 'usd_per_month'),
    ...(until > 0
      ? [
          figure('total', 'Total paid by then, claiming at that age', paid(claim), 'usd'),
          figure(
            'other_total',
            'Total paid by then, claiming at the age you compare with',
            paid(other),
            'usd',
          ),
        ]
      : []),
  ];
}

/** An age counted in months, as a sentence says it. */
const exact = (counted: number) =>
  fact('full_retirement_age', counted / monthsPerYear, 'age', { decimals: 1 });

/** "63 and 4 months". */
function withMonths(years: Quantity, field: string, past: number): Text {
  return past > 0 ? text`${years} and ${given(field, past, 'months')}` : text`${years}`;
}

/** What an age of claiming does to any benefit, in percent, and in dollars where an amount is known. */
export const claimingAge = defineCalculator({
  name: 'claiming_age',
  version: 1,
  title: 'Social Security: claiming early or late',
  about:
    'By what percent the Social Security retirement benefit is cut or raised when it is claimed at one age instead of another or of the full retirement age, and the break-even age in years and months, for any two claiming ages.',
  simply:
    'If you start early, you get more checks but smaller ones. If you wait, you get fewer but bigger ones, so it depends on how long you live.',
  input: {
    claim_age: age({
      label: 'Claiming age',
      roles: ['age_claim', 'age_claim@spouse', 'age_retire', 'age'],
      min: 62,
      max: 70,
    }),
    claim_months: count({
      label: 'Months past the claiming age',
      monthsOf: 'claim_age',
      min: 0,
      max: 11,
      default: { value: 0, reason: 'you claim in the month you reach the age' },
    }),
    other_age: age({
      label: 'Age to compare with',
      roles: ['age_claim#2', 'age_claim@spouse#2'],
      min: 0,
      max: 70,
      default: { value: 0, reason: 'the full retirement age' },
    }),
    other_months: count({
      label: 'Months past the age to compare with',
      monthsOf: 'other_age',
      min: 0,
      max: 11,
      default: { value: 0, reason: 'in the month you reach the age' },
    }),
    quoted_age: age({
      label: 'Age the benefit is stated for',
      roles: ['age_quoted', 'age_quoted@spouse'],
      min: 0,
      max: 70,
      default: { value: 0, reason: 'your full retirement age' },
    }),
    birth_year: calendarYear({
      label: 'Year of birth',
      roles: ['year_birth'],
      min: 1943,
      max: 2020,
      default: { value: 1975, reason: 'the full retirement age is the same for everyone born later' },
    }),
    wait: months({
      label: 'Extra wait in months',
      roles: ['horizon'],
      min: 0,
      max: 96,
      default: { value: 0, reason: 'you claim in the month you reach the age' },
    }),
    benefit: moneyPerMonth({
      label: 'Benefit on your statement',
      roles: ['ss_income', 'ss_income@spouse'],
      min: 0,
      max: 10_000,
      default: { value: 0, reason: 'without it the change is in percent' },
    }),
    other_benefit: moneyPerMonth({
      label: 'Second benefit on your statement',
      roles: ['ss_income#2', 'ss_income@spouse#2'],
      min: 0,
      max: 10_000,
      default: { value: 0, reason: 'it follows from the benefit at full retirement age' },
    }),
    until: age({
      label: 'Age you may live to',
      roles: ['age_until'],
      min: 0,
      max: 120,
      default: { value: 0, reason: 'the break-even age shows which one pays more' },
    }),
  },
  check: ({ claim_age: claim, claim_months: past, other_age: other, other_months: otherPast }) => {
    if (other > 0 && other < 62) return 'Compare with an age from 62 on: no benefit can be claimed before.';
    if ((claim === 70 && past > 0) || (other === 70 && otherPast > 0))
      return 'The benefit stops growing at 70: give an age of at most 70.';
    return claim === other && past === otherPast ? 'Give two different ages.' : null;
  },

  run(input, { facts }) {
    const full = fullRetirementMonths(input.birth_year, facts);
    const [claim, other] = claimsOf(input, full, facts);
    const change = (claim.factor / other.factor - 1) * 100;
    const less = change < 0;
    const [early, late] = claim.age < other.age ? [claim, other] : [other, claim];
    const same = Math.abs(late.factor - early.factor) < 1e-12;
    const breakEven = same ? 0 : breakEvenAge(early, late);
    const evenMonths = Math.ceil(breakEven * monthsPerYear - 1e-9);
    return {
      figures: [
        figure('change', less ? 'Cut for claiming earlier' : 'Added by waiting', Math.abs(change), 'percent'),
        ...(input.benefit > 0 ? dollarFigures(claim, other, input) : []),
        figure('share', 'Share of the full benefit at the claiming age', claim.share * 100, 'percent'),
        figure('other_share', 'Share at the age you compare with', other.share * 100, 'percent'),
        ...(same
          ? []
          : [
              figure('break_even', 'Break-even age', breakEven, 'age', { decimals: 1 }),
              figure(
                'break_even_years',
                'Break-even age in whole years',
                Math.floor(evenMonths / monthsPerYear),
                'age',
              ),
              figure('break_even_months', 'and months', evenMonths % monthsPerYear, 'months'),
            ]),
      ],
      steps: [
        {
          label: 'Share at the claiming age',
          formula: 'less for every month before full retirement age, more for every month after it',
          value: claim.share * 100,
          unit: 'percent',
          decimals: 2,
        },
        { label: 'The other age', value: other.age / monthsPerYear, unit: 'age', decimals: 1 },
        { label: 'Share at the other age', value: other.share * 100, unit: 'percent', decimals: 2 },
        { label: 'Change', formula: 'share / other share - 1', value: change, unit: 'percent', decimals: 2 },
      ],
      assumptions: [
        text`You claim in the month you reach the age. Cost-of-living adjustments come on top at any age.`,
        text`The break-even age leaves out taxes and what early payments could earn.`,
      ],
      warnings: [],
      detail: {
        less,
        claim: claim.age,
        other: other.age,
        isLater: claim.age > other.age,
        early,
        late,
        breakEven,
      },
    };
  },

  explain({ figures, detail: { less, claim, other, isLater } }, input) {
    const { claim_age: claimAge, other_age: otherAge, wait, until } = input;
    const find = (id: string) => figures.find((one) => one.id === id);
    const change = find('change')!;
    const [benefit, otherBenefit] = [find('benefit'), find('other_benefit')];
    const [total, otherTotal] = [find('total'), find('other_total')];
    const at =
      wait > 0
        ? text`${exact(claim)}`
        : withMonths(given('claim_age', claimAge, 'age'), 'claim_months', input.claim_months);
    const compared =
      otherAge > 0
        ? withMonths(given('other_age', otherAge, 'age'), 'other_months', input.other_months)
        : text`${exact(other)}`;
    const [evenYears, evenMonths] = [find('break_even_years'), find('break_even_months')];
    const evenAge =
      evenYears && evenMonths && evenMonths.value > 0
        ? text`${evenYears} and ${evenMonths}`
        : evenYears
          ? text`${evenYears}`
          : undefined;
    const [early, late] = isLater ? [compared, at] : [at, compared];
    const lives = given('until', until, 'age');
    const better =
      total && otherTotal
        ? total.value >= otherTotal.value
          ? text`Claim at ${at}: by ${lives} it has paid ${total} in all, against ${otherTotal} from ${compared} on.`
          : text`Claim at ${compared}: by ${lives} it has paid ${otherTotal} in all, against ${total} from ${at} on.`
        : evenAge
          ? text`Wait until ${late} if you expect to live past ${evenAge}; otherwise claim at ${early}.`
          : undefined;
    return {
      ...(better && evenAge
        ? {
            openings: {
              which: better,
              yesno: better,
              plan: better,
              time: text`You break even at ${evenAge}: from then on, waiting until ${late} has paid more than claiming at ${early}.`,
            },
          }
        : {}),
      conclusion: benefit
        ? text`Claiming at ${at} pays ${benefit} instead of ${otherBenefit!} at ${compared}: ${change} ${less ? 'less' : 'more'}, for life.`
        : text`Claiming at ${at} instead of ${compared} makes the monthly benefit ${change} ${less ? 'smaller' : 'larger'}, for life.`,
      reasons: [
        ...(benefit && otherBenefit
          ? [text`Claiming at ${at} pays ${benefit}, and at ${compared} ${otherBenefit}.`]
          : []),
        text`It’s ${find('share')!} of the full benefit against ${find('other_share')!}.`,
        ...(evenAge ? [text`You break even at ${evenAge}.`] : []),
        ...(total && otherTotal
          ? [
              text`By the age you named, claiming at ${at} has paid ${total} and claiming at ${compared} ${otherTotal}.`,
            ]
          : []),
      ],
      next: [
        ...(benefit
          ? []
          : [
              text`Look up your full benefit on your statement at ssa.gov: with it, I can put this in dollars.`,
            ]),
        text`Your health, other savings and your spouse’s benefit matter more than the break-even age alone.`,
      ],
    };
  },

  chart: ({ detail: { early, late, breakEven } }, { benefit, other_benefit: other }) =>
    claimingChart(early, late, breakEven, benefit + other > 0),

  formulas: claimingAgeFormulas,
  examples: claimingAgeExamples,
  sources: ['ssa_early_late'],
});
