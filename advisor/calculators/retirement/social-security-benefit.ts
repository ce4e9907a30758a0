import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { age, calendarYear, count, moneyPerMonth, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { fact, figure, given, type Figure } from '#advisor/calculators/define/result.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import {
  averageIndexedEarnings,
  bendPoints,
  benefitAt,
  breakEvenAge,
  claimingFactor,
  cutToDollar,
  formulaYear,
  fullRetirementMonths,
  primaryInsuranceAmount,
  steadyCareer,
  withCostOfLiving,
  type Claim,
} from '#advisor/calculators/retirement/social-security-rules.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
const lastAgeShown = 95;

/** The monthly retirement benefit, and what claiming earlier or later does to it. */
export const socialSecurityBenefit = defineCalculator({
  name: 'social_security_benefit',
  version: 1,
  title: 'Social Security retirement benefit',
  about:
    'The monthly Social Security retirement benefit in today’s dollars from a steady salary or the average indexed monthly earnings (AIME), the birth year and the age you claim, with break-even ages between claiming early and late.',
  input: {
    salary: moneyPerYear({
      label: 'Yearly salary, in today’s dollars',
      cues: ['make', 'earn', 'salary', 'income', 'a year', 'paid', 'earning'],
      min: 0,
      max: 1e8,
      default: { value: 0, reason: 'the average indexed monthly earnings are given instead' },
    }),
    aime: moneyPerMonth({
      label: 'Average indexed monthly earnings (AIME)',
      cues: ['aime', 'average indexed monthly earnings', 'indexed earnings'],
      min: 0,
      max: 50_000,
      default: { value: 0, reason: 'a salary is given instead' },
    }),
    claim_age: age({
      label: 'Age at which you claim',
      cues: ['claim', 'claiming', 'at age', 'at', 'start', 'take', 'file', 'collect', 'retire'],
      min: 62,
      max: 70,
      default: { value: 67, reason: 'about the full retirement age' },
    }),
    birth_year: calendarYear({
      label: 'Year of birth',
      cues: ['born', 'birth', 'born in', 'birth year'],
      min: 1943,
      max: 2020,
      default: {
        value: 1975,
        reason: 'everyone who is not yet near claiming gets the same in today’s dollars',
      },
    }),
    years_worked: count({
      label: 'Years of work by then',
      cues: ['years of work', 'worked', 'working years', 'career'],
      min: 10,
      max: 60,
      default: { value: 35, reason: 'as many years as the formula counts' },
    }),
  },
  check: ({ salary, aime }) => {
    if (salary > 0 && aime > 0) return 'Give a salary or the average indexed monthly earnings, not both.';
    return salary === 0 && aime === 0
      ? 'Give a yearly salary or the average indexed monthly earnings.'
      : null;
  },

  run({ salary, aime: givenAime, claim_age: claimAge, birth_year: born, years_worked: worked }, { facts }) {
    const { year: dollars, warnings } = factYear(facts, 'average_wage_index');
    const aime =
      givenAime > 0
        ? cutToDollar(givenAime)
        : averageIndexedEarnings(steadyCareer(salary, worked, born + claimAge, facts), born, facts);
    const year = formulaYear(born, facts);
    const pia = withCostOfLiving(primaryInsuranceAmount(aime, year, facts), year, facts);
    const full = fullRetirementMonths(born, facts);
    const claim = claimAt(claimAge * monthsPerYear, full, facts);
    const monthly = cutToDollar(benefitAt(pia, claim.factor));
    const { under } = facts.get('earnings_test');
    return {
      figures: [
        figure('monthly_benefit', 'Benefit at the age you claim', monthly, 'usd_per_month'),
        figure('yearly_benefit', 'In a year', monthly * monthsPerYear, 'usd_per_year'),
        figure('pia', 'Full benefit (primary insurance amount)', pia, 'usd_per_month', { decimals: 2 }),
        figure('share', 'Share of the full benefit', claim.factor * 100, 'percent'),
        figure('aime', 'Average indexed monthly earnings', aime, 'usd_per_month'),
        ...claimFigures(pia, full, facts),
      ],
      steps: stepsOf(aime, year, pia, claim.factor, facts),
      assumptions: [
        text`In dollars of ${dollars} and by present law. If you have not reached ${fact('claiming_ages', facts.get('claiming_ages').first, 'age')} yet, this year’s formula stands in for the one to come.`,
        givenAime > 0
          ? text`The average indexed monthly earnings are taken as you gave them.`
          : text`Your salary has always kept pace with average wages, was all covered by Social Security, and counts up to each year’s maximum. Real careers rise and pause: your own statement at ssa.gov is better.`,
        text`You claim in the month you reach the age. Left out: benefits of a spouse, widow or child, tax on the benefit, and Medicare premiums taken from it.`,
        text`The break-even ages leave out what early payments could earn.`,
      ],
      warnings: [
        ...warnings,
        ...(claim.age < full
          ? [
              text`If you still work before your full retirement age, part of the benefit is held back once you earn more than ${fact('earnings_test', under, 'usd_per_year')}.`,
            ]
          : []),
      ],
      detail: { full, byAge: paidByAge(pia, full, facts) },
    };
  },

  explain({ figures, detail: { full } }, { claim_age: claimAge }) {
    const find = (id: string) => figures.find((candidate) => candidate.id === id)!;
    const fullYears = fact('full_retirement_age', Math.floor(full / monthsPerYear), 'years');
    const extra = full % monthsPerYear;
    const fullAge =
      extra === 0
        ? text`${fullYears}`
        : text`${fullYears} and ${fact('full_retirement_age', extra, 'months')}`;
    return {
      conclusion: text`You would get about ${find('monthly_benefit')} from Social Security if you claim at ${given('claim_age', claimAge, 'age')}.`,
      reasons: [
        text`That is ${find('share')} of your full benefit of ${find('pia')}, which is paid from ${fullAge} on.`,
        text`As early as possible it is ${find('benefit_earliest')}; as late as it pays to wait, ${find('benefit_latest')}.`,
        text`Waiting from the earliest to the latest age pays off if you live past ${find('break_even_earliest_latest')}.`,
      ],
      next: [
        text`Hold this against your own statement at ssa.gov, which has your real earnings.`,
        text`Health, other savings and a spouse’s benefit weigh more than the break-even age alone.`,
      ],
    };
  },

  chart: ({ detail: { byAge } }) => ({
    kind: 'line',
    title: 'Paid altogether, by when you claim',
    x: { label: 'Age', unit: 'age' },
    y: { label: 'Paid by then', unit: 'usd' },
    series: byAge,
  }),

  examples: [
    {
      question: 'How much Social Security will I get if I make $80,000 a year and claim at 67?',
      input: { salary: 80_000, claim_age: 67 },
    },
    {
      question: 'I was born in 1962 and earn 120k. What is my benefit if I start at 62?',
      input: { salary: 120_000, birth_year: 1962, claim_age: 62 },
    },
    {
      question: 'My AIME is $6,000. What would I get by waiting until 70?',
      input: { aime: 6000, claim_age: 70 },
    },
  ],
  sources: ['ssa_pia_formula', 'ssa_benefit_examples', 'ssa_early_late'],
});

function claimAt(months: number, full: number, facts: FactReader): Claim {
  return { age: months, factor: claimingFactor(months, full, facts) };
}

function threeClaims(full: number, facts: FactReader): { earliest: Claim; normal: Claim; latest: Claim } {
  const { first, last } = facts.get('claiming_ages');
  return {
    earliest: claimAt(first * monthsPerYear, full, facts),
    normal: claimAt(full, full, facts),
    latest: claimAt(last * monthsPerYear, full, facts),
  };
}

function even(id: string, label: string, early: Claim, late: Claim): Figure {
  return figure(id, label, breakEvenAge(early, late), 'age', { decimals: 1 });
}

function claimFigures(pia: number, full: number, facts: FactReader): Figure[] {
  const { earliest, normal, latest } = threeClaims(full, facts);
  const paid = ({ factor }: Claim) => cutToDollar(benefitAt(pia, factor));
  return [
    figure('benefit_earliest', 'Benefit at the earliest age', paid(earliest), 'usd_per_month'),
    figure('benefit_full', 'Benefit at full retirement age', paid(normal), 'usd_per_month'),
    figure('benefit_latest', 'Benefit at the latest age', paid(latest), 'usd_per_month'),
    even('break_even_earliest_full', 'Break-even age, earliest against full', earliest, normal),
    even('break_even_earliest_latest', 'Break-even age, earliest against latest', earliest, latest),
    even('break_even_full_latest', 'Break-even age, full against latest', normal, latest),
  ];
}

function stepsOf(aime: number, year: number, pia: number, factor: number, facts: FactReader) {
  const { first, second } = bendPoints(year, facts);
  const unit = 'usd_per_month' as const;
  return [
    {
      label: 'Average indexed monthly earnings',
      formula: 'best years, each raised to later wages / their months',
      value: aime,
      unit,
    },
    { label: 'First bend point', value: first, unit },
    { label: 'Second bend point', value: second, unit },
    {
      label: 'Full benefit, with cost-of-living adjustments since',
      formula: 'a share of each part below, between and above the bend points, cut to the dime',
      value: pia,
      unit,
      decimals: 2,
    },
    {
      label: 'At the age you claim',
      formula: 'full benefit x share, cut to the dollar',
      value: cutToDollar(benefitAt(pia, factor)),
      unit,
    },
  ];
}

function paidByAge(pia: number, full: number, facts: FactReader) {
  const { earliest, normal, latest } = threeClaims(full, facts);
  const ages = Array.from(
    { length: lastAgeShown - facts.get('claiming_ages').first + 1 },
    (_, index) => facts.get('claiming_ages').first + index,
  );
  const series = (name: string, claim: Claim) => ({
    name,
    points: ages.map(
      (at) => [at, Math.max(0, at * monthsPerYear - claim.age) * benefitAt(pia, claim.factor)] as const,
    ),
  });
  return [series('Earliest', earliest), series('Full retirement age', normal), series('Latest', latest)];
}
