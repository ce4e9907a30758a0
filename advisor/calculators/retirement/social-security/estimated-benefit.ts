import {
  averageIndexedEarnings,
  benefitAt,
  claimingFactor,
  cutToDollar,
  formulaYear,
  fullRetirementMonths,
  primaryInsuranceAmount,
  steadyCareer,
  withCostOfLiving,
} from '#advisor/calculators/retirement/social-security/social-security-rules.ts';
import { readFacts, type FactReader } from '#advisor/facts/read-facts.ts';

const monthsPerYear = 12;
/** When most careers that pay into Social Security begin. */
export const usualFirstJobAge = 22;

/** A rough monthly benefit in today's dollars: pay that kept pace with average wages, from the first job until work ends. */
export function estimatedBenefit(
  { pay, born, stopAge, claimAge }: { pay: number; born: number; stopAge: number; claimAge: number },
  facts: FactReader,
): number {
  const worked = Math.max(0, stopAge - usualFirstJobAge);
  if (pay === 0 || worked === 0) return 0;
  const aime = averageIndexedEarnings(steadyCareer(pay, worked, born + stopAge, facts), born, facts);
  const year = formulaYear(born, facts);
  const full = withCostOfLiving(primaryInsuranceAmount(aime, year, facts), year, facts);
  const factor = claimingFactor(claimAge * monthsPerYear, fullRetirementMonths(born, facts), facts);
  return cutToDollar(benefitAt(full, factor));
}

/** The same in a year, by its law. */
export const estimatedBenefitIn = (year: number, career: Parameters<typeof estimatedBenefit>[0]): number =>
  estimatedBenefit(career, readFacts(year));
