import { figure, type Figure, type Step } from '#advisor/calculators/define/result.ts';
import { centsFigure, centsStep, someCents } from '#advisor/calculators/tax/cents-figures.ts';
import { futureValue } from '#advisor/numerics/annuity.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { percentOf, roundHalfUp, toCents, type Cents } from '#advisor/quantities/cents.ts';

interface MatchGiven {
  salary: Cents;
  contributionPercent: number;
  /** In dollars, in place of the share; nothing where the share counts. */
  contribution: Cents;
  /** How much of each dollar the employer adds, and up to which share of pay. */
  matchPercent: number;
  matchLimit: number;
  /** The same of a second part of pay, above the first. */
  nextPercent: number;
  nextLimit: number;
  /** To look ahead: for how long, and with which yearly return. */
  years: number;
  rateReturn: number;
}

/** What an employer adds to a workplace plan in a year. */
export function employerMatch(given: MatchGiven, facts: FactReader): { figures: Figure[]; steps: Step[] } {
  const counted = Math.min(given.salary, toCents(facts.get('plan_compensation_limit')));
  const allowed = toCents(facts.get('elective_deferral_limit'));
  const wanted =
    given.contribution > 0 ? given.contribution : percentOf(given.salary, given.contributionPercent);
  const contribution = Math.min(wanted, given.salary, allowed);
  const first = percentOf(counted, given.matchLimit);
  const matchable = percentOf(counted, given.matchLimit + given.nextLimit);
  const matched = Math.min(contribution, matchable);
  const matchOn = (amount: Cents) =>
    percentOf(Math.min(amount, first), given.matchPercent) +
    percentOf(Math.max(0, amount - first), given.nextPercent);
  const match = matchOn(matched);
  const full = matchOn(Math.min(matchable, allowed));
  const rate = contribution > 0 ? (match / contribution) * 100 : 0;
  return {
    figures: [
      centsFigure('employer_match', 'Employer match in a year', match),
      centsFigure('full_match', 'Full match on offer', full),
      centsFigure('missed_match', 'Match left on the table', full - match),
      centsFigure('contribution', 'Your contribution in a year', contribution),
      figure(
        'share_for_full_match',
        'Share of pay that gets the full match',
        given.matchLimit + given.nextLimit,
        'percent',
      ),
      figure('match_rate', 'Match as a share of your contribution', rate, 'percent'),
      ...laterFigures(given, match, full - match),
    ],
    steps: [
      centsStep('Your contribution', contribution, 'salary x your percent, at most the limit of the plan'),
      centsStep('Of it matched', matched, 'at most the matched share of pay'),
      centsStep('Match', match, 'matched contribution x match percent'),
      centsStep('Whole match on offer', full, 'matched share of pay x match percent'),
    ],
  };
}

/** What a match every year comes to, at the end of each year and with its growth. */
function laterFigures({ years, rateReturn }: MatchGiven, match: Cents, missed: Cents): Figure[] {
  if (years === 0) return [];
  const grown = (yearly: Cents) => roundHalfUp(futureValue(0, yearly, rateReturn / 100, years));
  return [
    ...someCents('match_later', 'Employer match over that time', grown(match)),
    ...someCents('missed_later', 'Match left on the table over that time', grown(missed)),
  ];
}
