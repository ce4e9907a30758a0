import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { age, calendarYear } from '#advisor/calculators/define/fields.ts';
import { figure, given, fact } from '#advisor/calculators/define/result.ts';
import {
  breakEvenAge,
  claimingFactor,
  fullRetirementMonths,
} from '#advisor/calculators/retirement/social-security-rules.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;

/** What an age of claiming does to any benefit, without an amount. */
export const claimingAge = defineCalculator({
  name: 'claiming_age',
  version: 1,
  title: 'Social Security: claiming early or late',
  about:
    'By what percent the Social Security retirement benefit is cut or raised when it is claimed at one age instead of another or of the full retirement age, and the age at which both come out even.',
  input: {
    claim_age: age({
      label: 'Claiming age',
      roles: ['age_claim', 'age_retire'],
      min: 62,
      max: 70,
    }),
    other_age: age({
      label: 'Age to compare with',
      roles: ['age_claim#2'],
      min: 0,
      max: 70,
      default: { value: 0, reason: 'the full retirement age' },
    }),
    birth_year: calendarYear({
      label: 'Year of birth',
      roles: ['year_birth'],
      min: 1943,
      max: 2020,
      default: { value: 1975, reason: 'the full retirement age is the same for everyone born later' },
    }),
  },
  check: ({ claim_age: claim, other_age: other }) => {
    if (other > 0 && other < 62) return 'Compare with an age from 62 on: no benefit can be claimed before.';
    return claim === other ? 'Give two different ages.' : null;
  },

  run({ claim_age: claimAge, other_age: otherAge, birth_year: born }, { facts }) {
    const full = fullRetirementMonths(born, facts);
    const at = (months: number) => ({ age: months, factor: claimingFactor(months, full, facts) });
    const claim = at(claimAge * monthsPerYear);
    const other = at(otherAge > 0 ? otherAge * monthsPerYear : full);
    const change = (claim.factor / other.factor - 1) * 100;
    const less = change < 0;
    const [early, late] = claim.age < other.age ? [claim, other] : [other, claim];
    const same = Math.abs(late.factor - early.factor) < 1e-12;
    return {
      figures: [
        figure('change', less ? 'Cut for claiming earlier' : 'Added by waiting', Math.abs(change), 'percent'),
        figure('share', 'Share of the full benefit at the claiming age', claim.factor * 100, 'percent'),
        figure('other_share', 'Share at the other age', other.factor * 100, 'percent'),
        ...(same
          ? []
          : [
              figure('break_even', 'Age at which both have paid the same', breakEvenAge(early, late), 'age', {
                decimals: 1,
              }),
            ]),
      ],
      steps: [
        {
          label: 'Share at the claiming age',
          formula: 'less for every month before full retirement age, more for every month after it',
          value: claim.factor * 100,
          unit: 'percent',
          decimals: 2,
        },
        { label: 'The other age', value: other.age / monthsPerYear, unit: 'age', decimals: 1 },
        { label: 'Share at the other age', value: other.factor * 100, unit: 'percent', decimals: 2 },
        { label: 'Change', formula: 'share / other share - 1', value: change, unit: 'percent', decimals: 2 },
      ],
      assumptions: [
        text`You claim in the month you reach the age. Cost-of-living adjustments come on top at any age.`,
        text`The age at which both come out even leaves out what early payments could earn, and taxes.`,
      ],
      warnings: [],
      detail: { less, other: other.age },
    };
  },

  explain({ figures, detail: { less, other } }, { claim_age: claimAge, other_age: otherAge }) {
    const [change, share, otherShare, even] = figures;
    const compared =
      otherAge > 0
        ? given('other_age', otherAge, 'age')
        : fact('full_retirement_age', other / monthsPerYear, 'age', { decimals: 1 });
    return {
      conclusion: text`Claiming at ${given('claim_age', claimAge, 'age')} instead of ${compared} makes the monthly benefit ${change!} ${less ? 'smaller' : 'larger'}, for life.`,
      reasons: [
        text`It is ${share!} of the full benefit against ${otherShare!}.`,
        ...(even ? [text`Both ways have paid the same in all at the age of ${even}.`] : []),
      ],
      next: [
        text`Look up your full benefit in your statement at ssa.gov, and ask again with it for dollars.`,
        text`Health, other savings and a spouse’s benefit weigh more than the break-even age alone.`,
      ],
    };
  },

  examples: [
    {
      question: 'By what percent is my Social Security reduced if I claim at 63 instead of 67?',
      input: { claim_age: 63, other_age: 67 },
    },
    {
      question: 'how big is the penalty for taking social security at 62',
      input: { claim_age: 62 },
    },
    {
      question: 'what percentage more do i get from waiting till 70 rather than 67',
      input: { claim_age: 70, other_age: 67 },
    },
    {
      question: 'born in 1958, filing at 64. how much smaller does my check get forever?',
      input: { claim_age: 64, birth_year: 1958 },
    },
    {
      question: 'ss at 62 vs 70, how much of a difference in percent and when do i break even',
      input: { claim_age: 62, other_age: 70 },
    },
  ],
  sources: ['ssa_early_late'],
});
