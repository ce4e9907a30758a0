import { estimatedBenefit } from '#advisor/calculators/retirement/social-security/estimated-benefit.ts';
import { isOwnEstimated, isSpouseEstimated } from '#advisor/calculators/retirement/plan/estimated-in-plan.ts';
import {
  claimingFactor,
  fullRetirementMonths,
  quotedMonths,
} from '#advisor/calculators/retirement/social-security/social-security-rules.ts';
import {
  realReturn,
  type Income,
  type RetirementPath,
} from '#advisor/calculators/retirement/plan/retirement-path.ts';
import type { PlanInput } from '#advisor/calculators/retirement/plan/retirement-plan-fields.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { depositsPerYear } from '#advisor/calculators/saving/growth/deposit-rhythm.ts';

const monthsPerYear = 12;
/** Percent of a paycheck that is left for spending after taxes and what comes off for benefits. */
const payKept = 75;

/** The plan with work ending at an age: an estimated benefit depends on it. */
export function pathTo(stopAge: number, input: PlanInput, facts: FactReader): RetirementPath {
  const retireAge = Math.max(input.age, stopAge);
  const perYear = depositsPerYear[input.deposits];
  const older = input.spouse_age - input.age;
  const spouseStops =
    input.spouse_retire_age > 0 ? Math.max(input.age, input.spouse_retire_age - older) : retireAge;
  return {
    age: input.age,
    retireAge,
    until: input.until,
    savings: input.savings,
    saving:
      input.saving + input.saving_each * perYear + (input.pay * input.save_share) / 100 + fromEmployer(input),
    spouseSaving: (input.spouse_pay * input.spouse_save_share) / 100,
    spouseStops,
    spending: input.spending,
    goal: input.goal,
    incomes: incomesOf(input, { retireAge, spouseStops, older }, facts).filter(({ yearly }) => yearly > 0),
    depositsPerYear: perYear,
    realRaise: realReturn(input.raise, input.inflation),
    realRate: realReturn(input.rate, input.inflation),
    withdrawalRate: input.withdrawal_rate,
  };
}

/** What the employer adds in a year: a match goes no further than what is put in, where that is known as a share. */
function fromEmployer(input: PlanInput): number {
  const { pay, match_limit: limit, match_rate: rate, save_share: share, employer_share: sure } = input;
  const matched = share > 0 ? Math.min(limit, share) : limit;
  return (pay * ((matched * rate) / 100 + sure)) / 100;
}

/** A benefit that is quoted for another age than the one it is claimed at is smaller or larger by the law's factors. */
function asClaimed(input: PlanInput, facts: FactReader): number {
  const { social_security: benefit, quoted_age: quoted, claim_age: claim, age } = input;
  if (quoted === 0 || quoted === claim) return benefit;
  const full = fullRetirementMonths(facts.year - age, facts);
  const factor = (months: number) => claimingFactor(months, full, facts);
  return (benefit * factor(claim * monthsPerYear)) / factor(quotedMonths(quoted, full));
}

interface Ages {
  retireAge: number;
  /** Your age when your spouse stops. */
  spouseStops: number;
  /** By how many years your spouse is older. */
  older: number;
}

function incomesOf(input: PlanInput, { retireAge, spouseStops, older }: Ages, facts: FactReader): Income[] {
  const own = isOwnEstimated(input)
    ? estimatedBenefit(
        { pay: input.pay, born: facts.year - input.age, stopAge: retireAge, claimAge: input.claim_age },
        facts,
      )
    : asClaimed(input, facts);
  const spouses = isSpouseEstimated(input)
    ? estimatedBenefit(
        {
          pay: input.spouse_pay,
          born: facts.year - input.spouse_age,
          stopAge: spouseStops + older,
          claimAge: input.spouse_claim_age,
        },
        facts,
      )
    : input.spouse_social_security;
  const spousePension = input.spouse_pension_age > 0 ? input.spouse_pension_age - older : spouseStops;
  return [
    { kind: 'social_security', yearly: own * monthsPerYear, from: input.claim_age },
    { kind: 'social_security', yearly: spouses * monthsPerYear, from: input.spouse_claim_age - older },
    { kind: 'pension', yearly: input.pension * monthsPerYear, from: input.pension_age },
    { kind: 'pension', yearly: input.spouse_pension * monthsPerYear, from: spousePension },
    {
      kind: 'pay',
      yearly: spouseStops > retireAge ? (input.spouse_pay * payKept) / 100 : 0,
      from: retireAge,
      until: spouseStops,
    },
    { kind: 'other', yearly: input.other_income * monthsPerYear, from: 0 },
  ];
}
