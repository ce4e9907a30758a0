import { given, type Explanation, type Figure } from '#advisor/calculators/define/result.ts';
import { findFigure, requireFigure } from '#advisor/calculators/tax/cents-figures.ts';
import { text } from '#advisor/quantities/text.ts';

interface MatchTerms {
  match_percent: number;
  match_limit: number;
  next_match_limit: number;
  contribution_percent: number;
  contribution: number;
}

/** What an employer's match comes to, in words. */
export function explainMatch(figures: readonly Figure[], told: MatchTerms): Explanation {
  const { match_percent: percent, match_limit: limit } = told;
  // So it is as well where nobody said what goes in.
  const isJustEnough = told.contribution === 0 && told.contribution_percent === limit + told.next_match_limit;
  const isShareOfPay = percent === 100;
  const at = (id: string) => requireFigure(figures, id);
  const missed = at('missed_match');
  const share = at('share_for_full_match');
  const later = findFigure(figures, 'match_later');
  const missedLater = findFigure(figures, 'missed_later');
  return {
    conclusion:
      missed.value > 0
        ? text`Your employer would add ${at('employer_match')} a year, and you’d leave ${missed} on the table.`
        : text`Your employer would add ${at('employer_match')} a year, and that’s the full match.`,
    openings: {
      yesno:
        missed.value > 0
          ? text`Yes, and put in more: at ${share} of your pay you’d get the full ${at('full_match')} a year.`
          : isJustEnough
            ? text`Yes: putting in ${share} of your pay gets the full match of ${at('employer_match')} a year.`
            : text`Yes, you’re getting the full match: ${at('employer_match')} a year.`,
      rate: text`Put in ${share} of your pay to get the full match of ${at('full_match')} a year.`,
      which: text`The match first: it adds ${at('match_rate')} to what you put in, right away.`,
      plan:
        missed.value > 0
          ? text`Raise your contribution to ${share} of your pay first: that’s ${missed} a year more from your employer.`
          : isJustEnough
            ? text`Put in ${share} of your pay: that gets the full match of ${at('employer_match')} a year.`
            : text`Keep your contribution where it is: you get the full match of ${at('employer_match')} a year.`,
    },
    reasons: [
      text`The match adds ${at('match_rate')} to your ${at('contribution')} a year right away, before any growth.`,
      isShareOfPay
        ? text`Counted as a dollar for each of yours, up to ${given('match_limit', limit, 'percent')} of pay.`
        : text`Counted as ${given('match_percent', percent, 'percent')} of what you put in, up to ${given('match_limit', limit, 'percent')} of pay.`,
      ...(later ? [text`Over that time, the match grows to ${later}.`] : []),
      ...(missedLater ? [text`What you leave on the table would grow to ${missedLater}.`] : []),
    ],
    next: [
      missed.value > 0
        ? text`Raise your contribution to ${share} of your pay: that gets you the other ${missed}.`
        : text`Save anything more where it helps most: high-rate debt, then an IRA or the rest of the 401(k).`,
      text`Check when the match vests, in case you leave.`,
    ],
  };
}
