import { listed, money } from '#advisor/portfolio/analyze/finding.ts';
import type { SaleTax } from '#advisor/portfolio/analyze/sale-tax.ts';
import { portfolioTexts } from '#web/content/money/portfolio-analysis.ts';
import { ReceiptLink } from '#web/features/portfolio-analysis/receipt-link.tsx';

const texts = portfolioTexts.whatIf;

/** What the suggested sales cost in taxes, and what that rests on. */
export function TaxOfSales({ tax }: { tax: SaleTax }) {
  const { federal, state, longGain, shortGain, unknownAmount, basis, receipt } = tax;
  const parts = [
    federal < 0 ? texts.saved(money(-federal, 0)) : texts.federal(money(federal, 0)),
    ...(state ? [texts.state(money(state.tax, 0), state.name)] : []),
  ];
  return (
    <div className="figures mt-4 text-sm">
      <p>
        <span className="font-medium">{texts.tax}:</span> {listed(parts)}
      </p>
      <p className="text-quiet">
        {texts.gains(money(longGain, 0), money(shortGain, 0))} {basis.join(' ')}
        {unknownAmount > 0 && ` ${texts.unknownCost(money(unknownAmount, 0))}`}
      </p>
      <ReceiptLink receipt={receipt}>{portfolioTexts.findings.receipt}</ReceiptLink>
    </div>
  );
}
