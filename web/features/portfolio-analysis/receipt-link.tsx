import { pageOfCalculator } from '#advisor/calculators/catalog/catalog.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { optimizeRebalance } from '#advisor/calculators/investing/portfolio/optimize-rebalance.ts';
import { portfolioAnalysis } from '#advisor/calculators/investing/portfolio/portfolio-analysis.ts';
import { rateShock } from '#advisor/calculators/investing/bonds/rate-shock.ts';
import { feeDrag } from '#advisor/calculators/saving/growth/fee-drag.ts';
import type { RunReceipt } from '#advisor/portfolio/analyze/receipt.ts';
import { PlaceLink } from '#web/lib/navigation/place-link.tsx';
import { writeRun } from '#web/lib/navigation/run-in-address.ts';

const calculators: readonly AnyCalculator[] = [portfolioAnalysis, optimizeRebalance, rateShock, feeDrag];

/** The calculator's own page with the inputs that a figure comes from: it runs there again, and can be changed. */
export function ReceiptLink({ receipt, children }: { receipt: RunReceipt; children: string }) {
  const calculator = calculators.find(({ name }) => name === receipt.calculator);
  if (!calculator) return null;
  return (
    <PlaceLink
      to={`${pageOfCalculator(calculator.name)}${writeRun(calculator, receipt.inputs)}`}
      className="inline-flex items-center text-sm text-accent underline underline-offset-4 hover:text-accent-strong"
    >
      {children}
    </PlaceLink>
  );
}
