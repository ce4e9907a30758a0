import { socialSecurityBenefitFormulas } from '#advisor/calculators/retirement/social-security/social-security-benefit-formulas.ts';
import { socialSecurityExamples } from '#advisor/calculators/retirement/social-security/social-security-examples.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { fact, figure, given, type Figure, type Step } from '#advisor/calculators/define/result.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { socialSecurityFields } from '#advisor/calculators/retirement/social-security/social-security-fields.ts';
import { usualFirstJobAge } from '#advisor/calculators/retirement/social-security/estimated-benefit.ts';
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
  quotedMonths,
  steadyCareer,
  withCostOfLiving,
  type Claim,
} from '#advisor/calculators/retirement/social-security/social-security-rules.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { besideSpouse } from '#advisor/calculators/retirement/social-security/beside-spouse.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
const lastAgeShown = 95;
/** A year of work pays at least this. A smaller number is a monthly benefit. */
const leastSalary = 4000;

/** No statement gives a benefit for an earlier age. */
const firstClaim = 62;

/** The lowest full retirement age of the years of birth that are accepted here. */
const lowestFullAge = 66;

/** The monthly retirement benefit, and what claiming earlier or later does to it. */
export const socialSecurityBenefit = defineCalculator({
  name: 'social_security_benefit',
  version: 1,
  title: 'Social Security retirement benefit',
  about:
    'The monthly Social Security retirement benefit in today’s dollars at the age you claim, from the benefit at full retirement age (primary insurance amount, PIA), a steady salary or the average indexed monthly earnings (AIME), with the cut for claiming early, the increase for waiting, and break-even ages.',
  simply:
    'Your check depends on what you earned over your working life and on the age you start. Starting later makes each check bigger.',
  input: socialSecurityFields,
  instead: 'spousal_benefit',
  alternatives: [
    {
      fields: ['full_benefit', 'salary', 'aime'],
    },
  ],
  check: ({ salary, aime, full_benefit: known, full_age: fullAge, quoted_age: quoted }) => {
    if (quoted > 0 && quoted < firstClaim) return `No benefit is paid before ${firstClaim}.`;
    if (fullAge > 0 && fullAge < lowestFullAge)
      return `The full retirement age is ${lowestFullAge} or later.`;
    if (known > 0) return null;
    if (aime === 0 && salary > 0 && salary < leastSalary)
      return 'Give the salary of a whole year, or the benefit of a month.';
    return salary === 0 && aime === 0
      ? 'Give the benefit at full retirement age, a yearly salary, or the average indexed monthly earnings.'
      : null;
  },

  run(input, { facts }) {
    const { claim_age: claimAge, birth_year: born, full_age: fullAge, full_benefit: known } = input;
    const { found: dollars, warnings } = factYear(facts, 'average_wage_index');
    const earned = known > 0 ? undefined : fromEarnings(input, facts);
    const full = fullAge > 0 ? fullAge * monthsPerYear : fullRetirementMonths(born, facts);
    const quoted = claimingFactor(quotedMonths(input.quoted_age, full), full, facts);
    const pia = earned?.pia ?? (known * keptWhenStopping(input, facts)) / quoted;
    const claim = claimAt(claimAge * monthsPerYear + input.claim_months, full, facts);
    // People mostly give a round amount, so it is not cut to the dollar as the law does.
    const pays = (factor: number) => (earned ? cutToDollar(benefitAt(pia, factor)) : pia * factor);
    const monthly = pays(claim.factor);
    const { under } = facts.get('earnings_test');
    return {
      figures: [
        figure(
          'monthly_benefit',
          'Benefit at the age you claim',
          monthly,
          'usd_per_month',
          Number.isInteger(monthly) ? {} : { decimals: 2 },
        ),
        figure('yearly_benefit', 'Benefit in a year', monthly * monthsPerYear, 'usd_per_year'),
        ...besideSpouse({ monthly, pia, spouses: input.spouse_benefit, months: claim.age, full, facts }),
        figure('pia', 'Full benefit (primary insurance amount)', pia, 'usd_per_month', { decimals: 2 }),
        figure('share', 'Share of the full benefit', claim.factor * 100, 'percent'),
        ...changeFigure(claim.factor),
        ...(earned ? [figure('aime', 'Average indexed monthly earnings', earned.aime, 'usd_per_month')] : []),
        ...claimFigures(pays, full, facts),
      ],
      steps: [
        ...(earned ? earningsSteps(earned, facts) : []),
        {
          label: 'Share of the full benefit',
          formula: 'less for every month before full retirement age, more for every month after it',
          value: claim.factor * 100,
          unit: 'percent',
          decimals: 2,
        },
        {
          label: 'At the age you claim',
          formula: earned ? 'full benefit x share, cut to the dollar' : 'full benefit x share',
          value: monthly,
          unit: 'usd_per_month',
          decimals: 2,
        },
      ],
      assumptions: [
        text`In ${dollars} dollars and under current law. If you haven’t reached ${fact('claiming_ages', facts.get('claiming_ages').first, 'age')} yet, this year’s formula stands in for the one to come.`,
        known > 0
          ? quoted === 1
            ? text`Your benefit at full retirement age is used as you gave it; Social Security itself pays whole dollars.`
            : text`Your benefit at ${given('quoted_age', input.quoted_age, 'age')} is used as you gave it, and the others follow from it; Social Security itself pays whole dollars.`
          : input.aime > 0
            ? text`Your average indexed monthly earnings are used as you gave them.`
            : text`Your salary has always kept pace with average wages, was all covered by Social Security, and counts up to each year’s maximum. Real careers rise and pause: your own statement at ssa.gov is better.`,
        ...(known > 0 && (input.salary > 0 || input.aime > 0)
          ? [
              text`What you earn is already in that benefit; it only matters for what stopping sooner takes off.`,
            ]
          : []),
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

  explain({ figures, detail: { full } }, { claim_age: claimAge, claim_months: months }) {
    const find = (id: string) => figures.find((candidate) => candidate.id === id)!;
    const fullYears = fact('full_retirement_age', Math.floor(full / monthsPerYear), 'years');
    const extra = full % monthsPerYear;
    const fullAge =
      extra === 0
        ? text`${fullYears}`
        : text`${fullYears} and ${fact('full_retirement_age', extra, 'months')}`;
    const waiting = text`Wait if you expect to live past ${find('break_even_earliest_latest')}: the latest claim pays ${find('benefit_latest')}, the earliest ${find('benefit_earliest')}.`;
    const claimed = text`if you claim at ${given('claim_age', claimAge, 'age')}${months > 0 ? text` and ${given('claim_months', months, 'months')}` : ''}`;
    const withSpouses = figures.find(({ id }) => id === 'with_spousal');
    return {
      conclusion: withSpouses
        ? text`You’d get about ${withSpouses} from Social Security ${claimed}: ${find('monthly_benefit')} of your own, and ${find('spousal')} on your spouse’s record once your spouse has claimed.`
        : text`You’d get about ${find('monthly_benefit')} from Social Security ${claimed}.`,
      openings: { which: waiting, yesno: waiting, plan: waiting, time: waiting },
      reasons: [
        text`That’s ${find('share')} of your full benefit of ${find('pia')}, which you’d get at ${fullAge}.`,
        text`Claimed as early as possible it’s ${find('benefit_earliest')}; as late as it pays to wait, ${find('benefit_latest')}.`,
      ],
      next: [
        text`Waiting from the earliest age to the latest pays off if you live past ${find('break_even_earliest_latest')}.`,
        text`Check this against your own statement at ssa.gov, which has your real earnings.`,
        text`Your health, other savings and your spouse’s benefit matter more than the break-even age alone.`,
      ],
    };
  },

  chart: ({ detail: { byAge } }) => ({
    kind: 'line',
    title: 'Paid in all, by when you claim',
    x: { label: 'Age', unit: 'age' },
    y: { label: 'Paid by then', unit: 'usd' },
    series: byAge,
  }),

  formulas: socialSecurityBenefitFormulas,
  examples: socialSecurityExamples,
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

/** The difference from the full benefit. */
function changeFigure(factor: number): Figure[] {
  const change = (factor - 1) * 100;
  if (Math.abs(change) < 1e-9) return [];
  return change < 0
    ? [figure('early_cut', 'Cut for claiming early', -change, 'percent')]
    : [figure('late_increase', 'Added for claiming late', change, 'percent')];
}

function claimFigures(pays: (factor: number) => number, full: number, facts: FactReader): Figure[] {
  const { earliest, normal, latest } = threeClaims(full, facts);
  const paid = ({ factor }: Claim) => pays(factor);
  return [
    figure('benefit_earliest', 'Benefit at the earliest age', paid(earliest), 'usd_per_month'),
    figure('benefit_full', 'Benefit at full retirement age', paid(normal), 'usd_per_month'),
    figure('benefit_latest', 'Benefit at the latest age', paid(latest), 'usd_per_month'),
    even('break_even_earliest_full', 'Break-even age, earliest against full', earliest, normal),
    even('break_even_earliest_latest', 'Break-even age, earliest against latest', earliest, latest),
    even('break_even_full_latest', 'Break-even age, full against latest', normal, latest),
  ];
}

interface Earned {
  aime: number;
  /** The year whose formula applies. */
  year: number;
  pia: number;
}

interface Career {
  salary: number;
  aime: number;
  claim_age: number;
  stop_age: number;
  birth_year: number;
  years_worked: number;
}

/** A statement assumes work until the benefit is claimed. This is the share that is left if work ends sooner. */
function keptWhenStopping(input: Career, facts: FactReader): number {
  const { salary, stop_age: stop, claim_age: claim } = input;
  if (salary === 0 || stop === 0 || stop >= claim) return 1;
  const [stopped, whole] = [input, { ...input, stop_age: 0, years_worked: claim - usualFirstJobAge }];
  return fromEarnings(stopped, facts).pia / fromEarnings(whole, facts).pia;
}

function fromEarnings(input: Career, facts: FactReader): Earned {
  const { salary, aime: givenAime, claim_age: claimAge, birth_year: born, years_worked: worked } = input;
  const stopAge = input.stop_age > 0 ? Math.min(input.stop_age, claimAge) : claimAge;
  const aime =
    givenAime > 0
      ? cutToDollar(givenAime)
      : averageIndexedEarnings(steadyCareer(salary, worked, born + stopAge, facts), born, facts);
  const year = formulaYear(born, facts);
  return { aime, year, pia: withCostOfLiving(primaryInsuranceAmount(aime, year, facts), year, facts) };
}

function earningsSteps({ aime, year, pia }: Earned, facts: FactReader): Step[] {
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
