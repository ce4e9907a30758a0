import type { PortfolioAnalysis } from '#advisor/portfolio/analyze/analyze-portfolio.ts';
import { findBadYear } from '#advisor/portfolio/analyze/find-risks.ts';
import { money, percent } from '#advisor/portfolio/analyze/finding.ts';
import type { Said } from '#advisor/portfolio/answer/say-holdings.ts';

/** What a bad time of the past would do to what is held now; undefined where nothing has a record to go by. */
export function sayStress(
  { stress, risk, concentration: { concentrated } }: PortfolioAnalysis,
  id: string,
): Said | undefined {
  const test = stress.find((one) => one.id === id);
  if (!test || !risk) return undefined;
  const [when = test.name] = test.name.split(':');
  const isLoss = test.dollars < 0;
  const worst = stress.toSorted((one, other) => one.dollars - other.dollars)[0]!;
  const bad = findBadYear(risk);
  const [company] = concentrated;
  return {
    opening: `${when} again would ${isLoss ? 'take' : 'add'} about ${money(Math.abs(test.dollars), 0)} ${
      isLoss ? 'from' : 'to'
    } your ${money(risk.measured, 0)} of stocks, bonds and cash: ${percent(test.change)}.`,
    because: [
      test.basis,
      ...(worst.id === id
        ? ['Of the bad times tested, none would cost this mix more.']
        : [`${worst.name} would be worse: ${money(worst.dollars, 0)}.`]),
      ...(company
        ? [
            `That takes ${company.name} to fall like the whole market; a single company can fall much further.`,
          ]
        : []),
    ],
    next: [bad?.action ?? 'Keep the mix, and rebalance once a year.'],
    receipt: risk.receipt,
  };
}
