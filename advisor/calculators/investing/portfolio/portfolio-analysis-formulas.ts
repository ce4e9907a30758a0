import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

const ofAll: Formulas = {
  volatility: 'How far the yearly returns of {holdings} strayed from their average over {years} years',
  max_drawdown: 'The deepest fall from a high of {holdings} in {years} years of history',
  worst_year: 'The lowest yearly return of {holdings} in {years} years of history',
  value_at_risk: 'What {total} lost or more in one of twenty years, of {years} years of history',
  average_return: 'The yearly returns of {holdings} in {years} years, less fees, averaged',
  sharpe: 'The average return above cash ÷ how far the years strayed, over {years} years of history',
  sortino: 'The average return above cash ÷ how far the bad years fell, over {years} years of history',
  beta: 'How much {holdings} moved for each percent of the stock market, over {years} years of history',
  drop_loss: ['"Loss in a crash"', '{drop} of all but bonds and cash in {total}'],
  drop_left: 'total - drop_loss',
  concentration: 'The share of each of {holdings}, squared, added up',
  effective_holdings: '1 / concentration',
  largest: 'The largest of {holdings} ÷ {total}',
  fee_cost: ['total * fee', 'total * input.fee', 'The amount of each holding × its expense ratio, added up'],
  fee: ['fee', 'fee_cost / total'],
  total: ['total', 'holdings.amount', 'holdings.amount + cash'],
  conditional_value_at_risk: 'The average loss of {total} in the worst years, of {years} years of history',
  growth: 'The steady yearly growth of {holdings} over {years} years of history, less fees',
  stocks: 'The stocks among {holdings} ÷ {total}',
  years: 'The years for which returns of every kind of holding are known',
};

/** How the figures come about; those of the part that is on record have names of their own. */
export const portfolioAnalysisFormulas: Formulas = {
  ...ofAll,
  ...Object.fromEntries(
    Object.entries(ofAll).map(([id, told]) => [
      `rest_${id}`,
      [told].flat().map((one) => one.replaceAll('{years}', '{rest_years}')),
    ]),
  ),
};
