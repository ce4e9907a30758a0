import type { RiskAssessment, RiskLevel } from '#contract/api/advice.ts';
import type { ProvenRun } from '#advisor/assess/rerun-receipts.ts';
import { replayHoldings } from '#advisor/calculators/investing/portfolio/portfolio-holdings.ts';
import { standardDeviation } from '#advisor/numerics/statistics.ts';

const percentOfStocks = { low: 30, moderate: 70 };
/** From `low` on, antitrust authorities call a market concentrated; above `moderate`, highly concentrated. */
const concentrationBounds = { low: 0.1, moderate: 0.18 };

/** The risk of the user's holdings according to the calculators; null for a risk that none of them measured. */
export function assessRisk(runs: readonly ProvenRun[]): RiskAssessment {
  // The risk of a hypothetical mix says nothing about the user's own holdings.
  const ofHoldings = runs.filter(({ calculator }) => calculator.measuresHoldings);
  const volatility = figureOf(ofHoldings, 'volatility');
  const concentration = figureOf(ofHoldings, 'concentration');
  return {
    overall_risk: volatility === undefined ? null : levelOf(volatility, volatilityBounds()),
    concentration_risk:
      concentration === undefined
        ? null
        : concentration < concentrationBounds.low
          ? 'low'
          : levelOf(concentration, concentrationBounds),
    volatility_score: volatility === undefined ? null : Math.round(volatility * 10) / 10,
    reason: reasonFor(runs, volatility, concentration),
  };
}

function figureOf(runs: readonly ProvenRun[], id: string): number | undefined {
  return runs.flatMap(({ run }) => run.result.figures).find((figure) => figure.id === id)?.value;
}

function levelOf(value: number, bounds: { low: number; moderate: number }): RiskLevel {
  if (value <= bounds.low) return 'low';
  return value <= bounds.moderate ? 'moderate' : 'high';
}

let bounds: { low: number; moderate: number } | undefined;

/** The historical standard deviations of the mixes of stocks and bonds that bound low and moderate risk. */
function volatilityBounds() {
  return (bounds ??= { low: strayOf(percentOfStocks.low), moderate: strayOf(percentOfStocks.moderate) });
}

function strayOf(stocks: number): number {
  const returns = replayHoldings([
    { amount: stocks, kind: 'stocks', fee: 0 },
    { amount: 100 - stocks, kind: 'bonds', fee: 0 },
  ]);
  return standardDeviation(returns) * 100;
}

function reasonFor(
  runs: readonly ProvenRun[],
  volatility: number | undefined,
  concentration: number | undefined,
): string | null {
  if (volatility !== undefined && concentration !== undefined) return null;
  if (volatility !== undefined)
    return 'The calculation looks at a whole, not at single holdings: concentration is not known.';
  if (concentration !== undefined) return 'The calculation has no returns to tell the volatility by.';
  return runs.length === 0
    ? 'Nothing was calculated for this answer. Name your holdings with their amounts to have their risk worked out.'
    : 'What was calculated is not the risk of what is held. Name your holdings with their amounts to have it worked out.';
}
