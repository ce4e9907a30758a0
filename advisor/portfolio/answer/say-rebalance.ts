import type { PortfolioAnalysis } from '#advisor/portfolio/analyze/analyze-portfolio.ts';
import { listed, money, percent } from '#advisor/portfolio/analyze/finding.ts';
import type { Sale } from '#advisor/portfolio/analyze/trades.ts';
import type { Said } from '#advisor/portfolio/answer/say-holdings.ts';
import { sayTax, sayUnknownCost } from '#advisor/portfolio/answer/say-sale.ts';

const mostTrades = 4;
const kinds = { stocks: 'a broad stock fund', bonds: 'a broad bond fund', cash: 'cash' } as const;
const inAccount = (account: string) => (account === '' ? '' : ` in ${account}`);

function gainOf({ isTaxed, gain, term }: Sale): string {
  if (!isTaxed) return 'no tax';
  if (gain === null) return 'gain not known';
  return `${money(Math.abs(gain), 0)} ${term === null || term === 'mixed' ? '' : `${term}-term `}${gain < 0 ? 'loss' : 'gain'}`;
}

/** The trades to another share of stocks; undefined if no holding has a known class. */
export function sayRebalance({ whatIf, risk }: PortfolioAnalysis): Said | undefined {
  if (!whatIf?.drift || !risk) return undefined;
  const { target, drift } = whatIf;
  const { trades, tax } = drift;
  const goal = `${percent(target.stocks, 0)} stocks and ${percent(target.bonds + target.cash, 0)} bonds and cash`;
  const now = `You hold ${percent(risk.stockShare)} in stocks.`;
  const sold = trades.sales.reduce((sum, { amount }) => sum + amount, 0);
  if (sold < 1)
    return {
      opening:
        trades.left > 0
          ? `Selling parts can’t get you to ${goal}: ${money(trades.left, 0)} would have to move inside mixed funds.`
          : `You’re there already: ${percent(risk.stockShare)} in stocks, and you want ${percent(target.stocks, 0)}.`,
      because: [],
      next: trades.left > 0 ? ['Change the mixed fund itself, for example to one with another year.'] : [],
      receipt: drift.receipt,
    };
  const sales = trades.sales.map(
    (sale) => `${money(sale.amount, 0)} of ${sale.label}${inAccount(sale.account)} (${gainOf(sale)})`,
  );
  const purchases = trades.purchases.map(
    ({ account, kind, label, amount }) =>
      `${money(amount, 0)} of ${label ?? kinds[kind]}${inAccount(account)}`,
  );
  const wash = trades.sales.find(({ washSale }) => washSale !== null)?.washSale;
  return {
    opening: `To get to ${goal}, move ${money(sold, 0)} ${target.stocks < risk.stockShare ? 'out of' : 'into'} stocks.`,
    because: [
      now,
      ...(tax
        ? [`The sales would bring about ${sayTax(tax)}.`, ...sayUnknownCost(tax), ...tax.basis.slice(0, 1)]
        : trades.sales.some(({ isTaxed }) => isTaxed)
          ? []
          : ['None of these sales is taxed.']),
      ...(wash
        ? [`A wash sale would disallow the loss: don’t buy ${wash} for 30 days before and after.`]
        : []),
      ...(trades.left > 0 ? [`${money(trades.left, 0)} is in mixed funds and stays as it is.`] : []),
    ],
    next: [`Sell ${few(sales)}.`, `Buy ${few(purchases)}.`],
    receipt: drift.receipt,
  };
}

const few = (trades: readonly string[]) =>
  listed(
    trades.length > mostTrades
      ? [
          ...trades.slice(0, mostTrades),
          `${trades.length - mostTrades} more on the [Portfolio page](/portfolio)`,
        ]
      : trades,
  );
