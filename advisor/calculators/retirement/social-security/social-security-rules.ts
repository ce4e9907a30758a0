import type { FactReader } from '#advisor/facts/read-facts.ts';
import type { YearSeries } from '#advisor/facts/topics/retirement/social-security.ts';

const monthsPerYear = 12;

interface YearOfWork {
  year: number;
  amount: number;
}

/** Sums of money that the law cuts off at a dime or a dollar; a hair of floating point must not cost one. */
function cutToDime(amount: number): number {
  return Math.floor(amount * 10 + 1e-6) / 10;
}

export function cutToDollar(amount: number): number {
  return Math.floor(amount + 1e-7);
}

function lastYear({ firstYear, amounts }: YearSeries): number {
  return firstYear + amounts.length - 1;
}

/** Beyond its end a series stays at its last amount: what is ahead is reckoned in the wages of today. */
function amountIn({ firstYear, amounts }: YearSeries, year: number): number {
  return amounts[Math.min(Math.max(year - firstYear, 0), amounts.length - 1)]!;
}

/** A salary that rose with average wages, in the years before `until`. */
export function steadyCareer(
  salary: number,
  yearsOfWork: number,
  until: number,
  facts: FactReader,
): YearOfWork[] {
  const wages = facts.get('average_wage_index');
  const today = amountIn(wages, lastYear(wages));
  return Array.from({ length: yearsOfWork }, (_, index) => {
    const year = until - 1 - index;
    return { year, amount: (salary * amountIn(wages, year)) / today };
  });
}

/** Section 215(b): the best years, raised to the wages of the year one turns sixty, by month, cut to the dollar. */
export function averageIndexedEarnings(work: readonly YearOfWork[], born: number, facts: FactReader): number {
  const { bestYears, indexingAge } = facts.get('aime_rule');
  const wages = facts.get('average_wage_index');
  const most = facts.get('taxable_maximum_by_year');
  const indexYear = Math.min(born + indexingAge, lastYear(wages));
  const indexed = work.map(({ year, amount }) => {
    const counted = Math.min(amount, amountIn(most, year));
    return year < indexYear ? (counted * amountIn(wages, indexYear)) / amountIn(wages, year) : counted;
  });
  const best = indexed.sort((a, b) => b - a).slice(0, bestYears);
  return cutToDollar(best.reduce((sum, amount) => sum + amount, 0) / (bestYears * monthsPerYear));
}

/** The year whose formula applies; for who is younger than the age of eligibility, this year's stands in. */
export function formulaYear(born: number, facts: FactReader): number {
  return Math.min(
    born + facts.get('aime_rule').eligibilityAge,
    lastYear(facts.get('average_wage_index')) + 2,
  );
}

export function bendPoints(year: number, facts: FactReader): { first: number; second: number } {
  const { first, second, wageYear } = facts.get('pia_bend_point_base');
  const wages = facts.get('average_wage_index');
  const growth = amountIn(wages, year - 2) / amountIn(wages, wageYear);
  return { first: Math.round(first * growth), second: Math.round(second * growth) };
}

export function primaryInsuranceAmount(aime: number, year: number, facts: FactReader): number {
  const { first, second } = bendPoints(year, facts);
  const shares = facts.get('pia_shares');
  const low = Math.min(aime, first) * shares.first;
  const middle = Math.max(0, Math.min(aime, second) - first) * shares.second;
  const high = Math.max(0, aime - second) * shares.third;
  return cutToDime((low + middle + high) / 100);
}

/** Raised every December from the year of eligibility on, and cut to the dime each time. */
export function withCostOfLiving(pia: number, year: number, facts: FactReader): number {
  const { firstYear, amounts } = facts.get('cola_by_year');
  return amounts
    .slice(Math.max(0, year - firstYear))
    .reduce((amount, rise) => cutToDime(amount * (1 + rise / 100)), pia);
}

export function fullRetirementMonths(born: number, facts: FactReader): number {
  const ages = facts.get('full_retirement_age');
  // People born before the first year of the table had a lower age, and are past both.
  const { years, months } = ages.findLast(({ bornFrom }) => born >= bornFrom) ?? ages[0]!;
  return years * monthsPerYear + months;
}

/** The age in months that a benefit is stated for: the full one where none is told, or where it is told without its months. */
export function quotedMonths(age: number, full: number): number {
  const isFull = age === Math.floor(full / monthsPerYear) || age === Math.ceil(full / monthsPerYear);
  return age === 0 || isFull ? full : age * monthsPerYear;
}

/** The share of the full benefit, as a fraction, when it is claimed at an age in months. */
export function claimingFactor(claim: number, full: number, facts: FactReader): number {
  const { nearMonths, near, far, delayed } = facts.get('claiming_factors');
  const last = facts.get('claiming_ages').last * monthsPerYear;
  const early = Math.max(0, full - claim);
  const late = Math.max(0, Math.min(claim, last) - full);
  const taken = Math.min(early, nearMonths) * near + Math.max(0, early - nearMonths) * far;
  return (100 - taken + late * delayed) / 100;
}

/** The share of a spouse's half that is left when it is claimed at an age in months; waiting adds nothing. */
export function spousalFactor(claim: number, full: number, facts: FactReader): number {
  const { nearMonths, near, far } = facts.get('spousal_claiming_factors');
  const early = Math.max(0, full - claim);
  return (100 - Math.min(early, nearMonths) * near - Math.max(0, early - nearMonths) * far) / 100;
}

/** Cut to the dime; what is paid out is then cut to the dollar. */
export function benefitAt(pia: number, factor: number): number {
  return cutToDime(pia * factor);
}

export interface Claim {
  /** Age in months. */
  age: number;
  factor: number;
}

/** The age, in years, at which what was paid altogether is the same. */
export function breakEvenAge(early: Claim, late: Claim): number {
  const months = (late.factor * late.age - early.factor * early.age) / (late.factor - early.factor);
  return months / monthsPerYear;
}

/** The full retirement age of survivors follows the other one two years of birth later. */
const survivorsLater = 2;

/** Full retirement age of a survivor, in months. */
export function survivorFullMonths(born: number, facts: FactReader): number {
  return fullRetirementMonths(born - survivorsLater, facts);
}

/** The share of a survivor benefit that is left when it is claimed at an age in months: it falls evenly to the first age. */
export function survivorFactor(claim: number, full: number, facts: FactReader): number {
  const first = facts.get('survivor_benefit_ages').most * monthsPerYear;
  const early = Math.min(Math.max(0, full - claim), full - first);
  return 1 - (facts.get('survivor_reduction_percent') / 100) * (early / (full - first));
}
