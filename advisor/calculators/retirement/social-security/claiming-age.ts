import { claimingAgeFormulas } from '#advisor/calculators/retirement/social-security/claiming-age-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { figure, type Figure } from '#advisor/calculators/define/result.ts';
import {
  claimingAgeFields,
  inOrder,
} from '#advisor/calculators/retirement/social-security/claiming-age-fields.ts';
import { explainClaiming } from '#advisor/calculators/retirement/social-security/claiming-age-words.ts';
import { claimingChart } from '#advisor/calculators/retirement/social-security/claiming-chart.ts';
import {
  breakEvenAge,
  claimingFactor,
  fullRetirementMonths,
  quotedMonths,
  type Claim,
} from '#advisor/calculators/retirement/social-security/social-security-rules.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { text } from '#advisor/quantities/text.ts';
import { claimingAgeExamples } from '#advisor/calculators/retirement/social-security/claiming-age-examples.ts';

const monthsPerYear = 12;

interface ClaimInput {
  claim_age: number;
  claim_months: number;
  other_age: number;
  other_months: number;
  third_age: number;
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

/** The first and the last age that count, and the full one, in months. */
function agesOf(born: number, facts: FactReader) {
  const { first, last } = facts.get('claiming_ages');
  const full = fullRetirementMonths(born, facts);
  return { first: first * monthsPerYear, full, last: last * monthsPerYear };
}

type Ages = ReturnType<typeof agesOf>;

/** The age in months to hold a claim against: of the one the benefit is stated for, the full and the last, another one. */
function otherThan(claim: number, { quoted_age: stated }: ClaimInput, { full, last }: Ages): number {
  return [quotedMonths(stated, full), full, last].find((one) => one !== claim)!;
}

/** The claim that is asked about and the one it is held against. */
function claimsOf(input: ClaimInput, ages: Ages, facts: FactReader): [CountedClaim, CountedClaim] {
  const { full } = ages;
  const base = input.claim_age * monthsPerYear + input.claim_months;
  const claim = base + input.wait;
  const quoted = quotedMonths(input.quoted_age, full);
  const other =
    input.other_age > 0
      ? input.other_age * monthsPerYear + input.other_months
      : input.wait > 0
        ? base
        : otherThan(claim, input, ages);
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

/** The benefit at 62, full retirement age and 70. Empty if two benefits were given, because they already set the amounts. */
function threeFigures(claim: CountedClaim, input: ClaimInput, ages: Ages, facts: FactReader): Figure[] {
  if (input.benefit === 0 || input.other_benefit > 0) return [];
  const whole = claim.factor / claim.share;
  const at = (counted: number) => claimingFactor(counted, ages.full, facts) * whole;
  return [
    figure('benefit_earliest', 'Benefit at the earliest age', at(ages.first), 'usd_per_month'),
    figure('benefit_full', 'Benefit at full retirement age', at(ages.full), 'usd_per_month'),
    figure('benefit_latest', 'Benefit at the latest age', at(ages.last), 'usd_per_month'),
    ...(input.third_age > 0
      ? [
          figure(
            'benefit_between',
            'Benefit at the age in between',
            at(input.third_age * monthsPerYear),
            'usd_per_month',
          ),
        ]
      : []),
  ];
}

/** What an age of claiming does to any benefit, in percent, and in dollars where an amount is known. */
export const claimingAge = defineCalculator({
  name: 'claiming_age',
  version: 3,
  title: 'Social Security: claiming early or late',
  about:
    'By what percent the Social Security retirement benefit is cut or raised when it is claimed at one age instead of another or of the full retirement age, and the break-even age in years and months, for any two claiming ages, with a third beside them.',
  simply:
    'If you start early, you get more checks but smaller ones. If you wait, you get fewer but bigger ones, so it depends on how long you live.',
  input: claimingAgeFields,
  check: (told) => {
    const { claim_age: claim, claim_months: past, other_age: other, other_months: otherPast } = inOrder(told);
    if ([other, told.third_age].some((one) => one > 0 && one < 62))
      return 'Compare with an age from 62 on: no benefit can be claimed before.';
    if ((claim === 70 && past > 0) || (other === 70 && otherPast > 0))
      return 'The benefit stops growing at 70: give an age of at most 70.';
    return claim === other && past === otherPast ? 'Give two different ages.' : null;
  },

  run(told, { facts }) {
    const input = inOrder(told);
    const ages = agesOf(input.birth_year, facts);
    const [claim, other] = claimsOf(input, ages, facts);
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
        ...threeFigures(claim, input, ages, facts),
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
        isFullAlone: input.other_age + input.wait === 0 && claim.age === ages.full && other.age === ages.last,
        ...ages,
        early,
        late,
        breakEven,
      },
    };
  },

  explain: ({ figures, detail }, input) => explainClaiming(figures, detail, inOrder(input)),

  chart: ({ detail: { early, late, breakEven } }, { benefit, other_benefit: other }) =>
    claimingChart(early, late, breakEven, benefit + other > 0),

  formulas: claimingAgeFormulas,
  examples: claimingAgeExamples,
  sources: ['ssa_early_late'],
});
