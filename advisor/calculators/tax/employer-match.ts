import { figure, type Figure, type Step } from '#advisor/calculators/define/result.ts';
import { centsFigure, centsStep } from '#advisor/calculators/tax/cents-figures.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { percentOf, toCents, type Cents } from '#advisor/quantities/cents.ts';

interface MatchGiven {
  salary: Cents;
  contributionPercent: number;
  /** How much of each dollar the employer adds, and up to which share of pay. */
  matchPercent: number;
  matchLimit: number;
}

/** What an employer adds to a workplace plan in a year. */
export function employerMatch(given: MatchGiven, facts: FactReader): { figures: Figure[]; steps: Step[] } {
  const counted = Math.min(given.salary, toCents(facts.get('plan_compensation_limit')));
  const allowed = toCents(facts.get('elective_deferral_limit'));
  const contribution = Math.min(percentOf(given.salary, given.contributionPercent), allowed);
  const matchable = percentOf(counted, given.matchLimit);
  const matched = Math.min(contribution, matchable);
  const match = percentOf(matched, given.matchPercent);
  const full = percentOf(Math.min(matchable, allowed), given.matchPercent);
  const rate = contribution > 0 ? (match / contribution) * 100 : 0;
  return {
    figures: [
      centsFigure('employer_match', 'Employer match in a year', match),
      centsFigure('full_match', 'The whole match on offer', full),
      centsFigure('missed_match', 'Match left on the table', full - match),
      centsFigure('contribution', 'Your contribution in a year', contribution),
      figure('match_rate', 'What the match adds to your contribution', rate, 'percent'),
    ],
    steps: [
      centsStep('Your contribution', contribution, 'salary x your percent, at most the limit of the plan'),
      centsStep('Of it matched', matched, 'at most the matched share of pay'),
      centsStep('Match', match, 'matched contribution x match percent'),
      centsStep('Whole match on offer', full, 'matched share of pay x match percent'),
    ],
  };
}
