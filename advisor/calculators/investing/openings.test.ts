import { describe, expect, it } from 'vitest';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { Explanation } from '#advisor/calculators/define/result.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { chooseFigures } from '#advisor/compose/calculations/asked-figures.ts';
import { renderPlain } from '#advisor/quantities/text.ts';
import type { Want } from '#advisor/reader/acts.ts';

function explained(name: string, input: object) {
  const calculator = calculators.find((one) => one.name === name)!;
  const { result, input: full } = runCalculator(calculator, input, { year: 2026 });
  const explanation: Explanation = calculator.explain(result, full);
  return { explanation, figures: result.figures };
}

function opening(name: string, want: Want, input: object): string {
  const words = explained(name, input).explanation.openings?.[want];
  return words ? renderPlain(words) : '';
}

/** Each with an input on one side of the line, and one on the other. */
const bothSides: [string, Want, [object, RegExp], [object, RegExp]][] = [
  [
    'after_tax_return',
    'yesno',
    [{ rate: 5, tax_rate: 22, inflation: 3 }, /^You’re ahead, by 0\.87%/],
    [{ rate: 2, tax_rate: 22, inflation: 3 }, /^You’re losing ground: your buying power shrinks by 1\.4%/],
  ],
  [
    'average_cost_basis',
    'change',
    [{ lots: lots(100, 50, 60, 38) }, /brings your average down \$4\.50, from \$50\.00 to \$45\.50/],
    [{ lots: lots(100, 50, 100, 60) }, /brings your average up \$5\.00/],
  ],
  [
    'compare_investments',
    'which',
    [{ investments: pair(9, 10, 6, 8) }, /^The first one wins both ways/],
    [
      { investments: pair(9, 40, 6, 8) },
      /^For the risk, the second one, .* for the end value, the first one/,
    ],
  ],
  [
    'covered_call',
    'yesno',
    [{ spot: 47, strike: 50, premium: 1, cost: 42 }, /^Yes, if you’d be happy to sell at \$50\.00/],
    [{ spot: 47, strike: 50, premium: 1, cost: 60 }, /^No, not at this strike.* loss of \$900/],
  ],
  [
    'dividend_yield',
    'yesno',
    [{ amount: 1_000_000, yield: 4, spending: 30_000 }, /^Yes, the dividends cover your \$30,000 a year/],
    [{ amount: 100_000, yield: 4, spending: 30_000 }, /^No, the dividends cover 13\.3%/],
  ],
  [
    'flat_or_percent_fee',
    'amount',
    [{ percent_fee: 1, flat_fee: 4000, amount: 600_000 }, /\$400,000, and you’re above that/],
    [{ percent_fee: 1, flat_fee: 4000, amount: 200_000 }, /\$400,000, and you’re below that/],
  ],
  [
    'i_bond',
    'yesno',
    [{ held: 24, issue_year: 2022, issue_month: 5 }, /^Yes, you can cash them for /],
    [{ held: 6, issue_year: 2024, issue_month: 5 }, /^No, not yet: an I bond is locked for 12 months/],
  ],
  [
    'kelly_bet',
    'yesno',
    [{ win_chance: 60 }, /^Yes, the odds favor you: you win 60% of the time and need only 50%/],
    [{ win_chance: 48 }, /^No, the odds don’t favor you/],
  ],
  [
    'optimize_rebalance',
    'yesno',
    [{ holdings: mix(70_000, 30_000) }, /^Yes, rebalance: your largest gap from target is 10%/],
    [{ holdings: mix(62_000, 38_000) }, /^Not yet: your largest gap from target is only 2%/],
  ],
  [
    'rental_property',
    'yesno',
    [{ price: 100_000, rent: 1800 }, /^Yes, it makes money: about \$/],
    [{ price: 400_000, rent: 1800, rate: 7 }, /^No, it loses money: about \$/],
  ],
  [
    'rental_property',
    'which',
    [{ price: 100_000, rent: 1800 }, /^Renting it out works/],
    [{ price: 400_000, rent: 1800, rate: 7 }, /^Renting it out doesn’t pay/],
  ],
  [
    'retirement_backtest',
    'yesno',
    [{ portfolio: 1_000_000, spending: 25_000 }, /^Yes: spending \$25,000 a year/],
    [{ portfolio: 1_000_000, spending: 80_000 }, /^No, not reliably/],
  ],
  [
    'retirement_montecarlo',
    'yesno',
    [{ portfolio: 1_000_000, spending: 25_000 }, /^Yes, very likely: it lasts 30 years/],
    [{ portfolio: 1_000_000, spending: 80_000 }, /^No, not safely/],
  ],
  [
    'return_statistics',
    'yesno',
    [{ returns: [{ value: -18 }, { value: 23 }] }, /^Yes, you’re ahead/],
    [{ returns: [{ value: 8 }, { value: -8 }] }, /^No, you’re not ahead/],
  ],
  [
    'reward_for_risk',
    'yesno',
    [{ return: 11, beta: 0.9, market: 10, riskFree: 4 }, /^Yes, alpha is 1\.6% a year/],
    [{ return: 8, beta: 0.9, market: 10, riskFree: 4 }, /^No, alpha is −1\.4% a year/],
  ],
  [
    'risk_profile',
    'which',
    [
      { horizon: 30, reaction: 'buy_more', goal: 'growth', experience: 'much', reserve: 6 },
      /is aggressive: /,
    ],
    [{ horizon: 2, reaction: 'sell_all' }, /is very conservative: /],
  ],
  [
    'tax_equivalent_yield',
    'yesno',
    [{ tax_free: 3.5, taxable: 5, tax_rate: 32 }, /^Yes, the tax-free 3\.5% comes out ahead/],
    [{ tax_free: 2.6, taxable: 4, tax_rate: 22 }, /^No, the tax-free 2\.6% falls short/],
  ],
];

function lots(firstShares: number, firstPrice: number, shares: number, price: number) {
  return [
    { shares: firstShares, price: firstPrice },
    { shares, price },
  ];
}

function pair(rate: number, volatility: number, otherRate: number, otherVolatility: number) {
  return [
    { rate, volatility },
    { rate: otherRate, volatility: otherVolatility },
  ];
}

function mix(stocks: number, bonds: number) {
  return [
    { kind: 'stocks', amount: stocks, target: 60 },
    { kind: 'bonds', amount: bonds, target: 40 },
  ];
}

describe('what opens an answer', () => {
  it.each(bothSides)('%s, %s: on both sides of the line', (name, want, [one, says], [other, alsoSays]) => {
    expect(opening(name, want, one)).toMatch(says);
    expect(opening(name, want, other)).toMatch(alsoSays);
  });

  const years = [20, -30, 25, 10].map((value) => ({ value }));
  const holdings = [
    { amount: 60_000, kind: 'stocks' },
    { amount: 40_000, kind: 'bonds' },
  ];
  it.each([
    ['return_statistics', { returns: years }, 'How deep was the drop?', /^The deepest drop.* was 30%/],
    ['return_statistics', { returns: years }, 'worst drawdown of that?', /^The deepest drop/],
    ['return_statistics', { returns: years }, 'What’s the standard deviation?', /^The volatility, /],
    ['return_statistics', { returns: years }, 'sharpe ratio please', /^The Sharpe ratio is/],
    ['portfolio_analysis', { holdings }, 'Herfindahl index of that?', /^The Herfindahl index is 0\.52/],
    ['portfolio_analysis', { holdings }, 'How concentrated am I?', /^The Herfindahl index is 0\.52/],
    ['portfolio_analysis', { holdings }, 'max drawdown?', /^Your portfolio once fell/],
    ['option_value_strategy', { spot: 64, strike: 60, days: 45, volatility: 38 }, 'its delta?', /^Delta is/],
  ])('%s leads with the figure that is named: %s, %s', (name, input, words, says) => {
    const { explanation, figures } = explained(name, input);
    const [id] = chooseFigures(figures, { want: 'rate', words }, Object.keys(explanation.named ?? {}));
    expect(renderPlain(explanation.named![id!]!)).toMatch(says);
  });

  it('keeps the conclusion where no other figure is named', () => {
    const { explanation, figures } = explained('return_statistics', { returns: years });
    const choose = (words: string) =>
      chooseFigures(figures, { want: 'rate', words }, Object.keys(explanation.named ?? {}));
    expect(choose('the fund dropped 30% in 2022, annualized return?')).toEqual([]);
    expect(choose('what is the compound growth a year')).toEqual([]);
    const fund = explained('portfolio_analysis', { holdings });
    const ofFund = Object.keys(fund.explanation.named ?? {});
    const words = '60k in a stock index fund, money market 40k: am I fine if it’s concentrated?';
    expect(chooseFigures(fund.figures, { want: 'yesno', words }, ofFund)).toEqual([]);
    expect(chooseFigures(fund.figures, { want: 'rate', words: words.slice(0, 45) }, ofFund)).toEqual([]);
  });
});
