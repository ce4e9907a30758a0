import type { Figure } from '#advisor/calculators/define/result.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** The sentences for figures of a portfolio that people ask for by name; `partial` where only a part has a record. */
export function namedFigures(figures: readonly Figure[], partial: boolean): Record<string, Text> {
  const find = (id: string) => figures.find((one) => one.id === id || one.id === `rest_${id}`);
  const whose = partial ? 'The part with a record' : 'Your portfolio';
  const sentences: Record<string, (asked: Figure) => Text> = {
    concentration: (index) =>
      text`The Herfindahl index is ${index}: your money is spread as if over ${find('effective_holdings')!} equal holdings.`,
    max_drawdown: (fall) => text`${whose} once fell ${fall} from its peak, by year ends.`,
    worst_year: (worst) => text`${whose} would have returned ${worst} in its worst year.`,
    volatility: (swing) => text`${whose} has a volatility of ${swing} a year.`,
    sharpe: (ratio) => text`${whose} has a Sharpe ratio of ${ratio}.`,
    sortino: (ratio) => text`${whose} has a Sortino ratio of ${ratio}.`,
    beta: (ratio) => text`${whose} has a beta of ${ratio} to the stock market.`,
    largest: (share) => text`Your largest holding is ${share} of the portfolio.`,
    fee_cost: (dollars) => text`Your funds’ fees take ${dollars}, or ${find('fee')!} of the portfolio.`,
  };
  return Object.fromEntries(
    Object.entries(sentences).flatMap(([id, sentence]) => {
      const asked = find(id);
      return asked ? [[asked.id, sentence(asked)]] : [];
    }),
  );
}
