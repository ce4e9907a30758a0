import { optimizeRebalanceFormulas } from '#advisor/calculators/investing/portfolio/optimize-rebalance-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { figure, type Figure } from '#advisor/calculators/define/result.ts';
import { rebalanceFields } from '#advisor/calculators/investing/portfolio/rebalance-fields.ts';
import { problemWithRebalance, sumOf } from '#advisor/calculators/investing/portfolio/rebalance-problem.ts';
import {
  mixturesOf,
  moves,
  namesOf,
  planOf,
  tradesTo,
  type Aim,
  type Mixture,
  type Mixtures,
  type Plan,
} from '#advisor/calculators/investing/portfolio/rebalancing.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

const aimNames: Record<Aim, string> = {
  targets: 'your targets',
  minimum_variance: 'the mix with the least risk',
  maximum_sharpe: 'the mix with the most return for its risk',
  risk_parity: 'the mix that spreads the risk',
};

/** Percentage points off its target from which a holding is usually brought back. */
const wideGap = 5;
/** More trades than this are told one by one below. */
const mostInASentence = 4;

const shareFigures = (id: string, label: string, { weights }: Mixture, names: readonly string[]): Figure[] =>
  weights.map((weight, index) =>
    figure(`${id}_${index + 1}`, `${label}: ${names[index]}`, weight * 100, 'percent'),
  );

function tradeFigures(
  trades: readonly number[],
  { amounts, unit }: Plan,
  weights: readonly number[],
  names: readonly string[],
): Figure[] {
  const before = sumOf(amounts);
  const [bought, sold] = [1, -1].map((sign) => sumOf(trades.map((trade) => Math.max(0, sign * trade))));
  const drift =
    before > 0 ? Math.max(...amounts.map((amount, i) => Math.abs(amount / before - weights[i]!))) : 0;
  return [
    figure('bought', 'Total to buy', bought!, unit),
    ...trades.map((trade, index) =>
      figure(`trade_${index + 1}`, `${trade < 0 ? 'Sell' : 'Buy'}: ${names[index]}`, Math.abs(trade), unit),
    ),
    figure('sold', 'Total to sell', sold!, unit),
    figure('drift', 'Largest gap from target', drift * 100, 'percent'),
  ];
}

function mixFigures(
  { minimum_variance: least, maximum_sharpe: best, risk_parity: even }: Mixtures,
  names: readonly string[],
): Figure[] {
  return [
    ...(least
      ? [
          ...shareFigures('least_risk', 'Least risk', least, names),
          figure('least_risk_volatility', 'Least risk: volatility', least.volatility * 100, 'percent'),
        ]
      : []),
    ...(best ? shareFigures('best_ratio', 'Most return for its risk', best, names) : []),
    ...(even ? shareFigures('risk_parity', 'Risk spread evenly', even, names) : []),
  ];
}

/** Cash is not bought or sold. */
function tradeInWords(trade: number, amount: Figure, name: string, isCash: boolean): Text {
  if (isCash) return trade < 0 ? text`Take ${amount} out of ${name}` : text`Put ${amount} into ${name}`;
  return text`${trade < 0 ? 'Sell' : 'Buy'} ${amount} of ${name}`;
}

const sharesInWords = (id: string, figures: readonly Figure[], names: readonly string[]): Text =>
  names.flatMap((name, index): Text => {
    const share = figures.find((one) => one.id === `${id}_${index + 1}`);
    return share ? text`${index === 0 ? '' : ', '}${share} in ${name}` : [];
  });

const bars = (values: readonly number[]) => values.map((value, index) => [index + 1, value * 100] as const);

/** Which mix to hold, and what to buy and sell to get there. */
export const optimizeRebalance = defineCalculator({
  name: 'optimize_rebalance',
  version: 2,
  title: 'Optimize and rebalance',
  about:
    'The trades that bring holdings back to their target shares; and from expected returns, volatilities and correlations the mixes with the least variance, with the highest Sharpe ratio, and by hierarchical risk parity.',
  simply:
    'Over time some holdings grow faster than others, and your mix drifts. Selling a bit of what grew and buying what lagged brings it back to plan.',
  input: rebalanceFields,
  check: problemWithRebalance,

  run(input) {
    const { aim, riskFree, newMoney, withdrawn, selling, total: whole } = input;
    const plan = planOf(input);
    const { holdings, amounts, unit } = plan;
    const names = namesOf(plan);
    const mixtures = mixturesOf(holdings, riskFree);
    const aimed = mixtures[aim]!;
    const added = newMoney - withdrawn + (sumOf(amounts) === 0 ? whole : 0);
    const total = sumOf(amounts) + added;
    const trades = tradesTo(aimed.weights, amounts, added, selling);
    const risky = holdings.every(moves);
    return {
      figures: [
        ...(total > 0 ? tradeFigures(trades, plan, aimed.weights, names) : []),
        ...shareFigures('share', 'Target share', aimed, names),
        ...(risky
          ? [
              figure('volatility', 'Volatility of that mix', aimed.volatility * 100, 'percent'),
              figure('expected_return', 'Expected return of that mix', aimed.expectedReturn * 100, 'percent'),
              figure(
                'sharpe',
                'Sharpe ratio of that mix',
                (aimed.expectedReturn - riskFree / 100) / aimed.volatility,
                'ratio',
              ),
            ]
          : []),
        ...mixFigures(mixtures, names),
      ],
      steps: [
        { label: 'Total with new money', value: total, unit },
        ...trades.map((trade, index) => ({
          label: `Trade: ${names[index]}`,
          formula: selling ? 'share x total - amount now' : 'new money x gap / all gaps',
          value: trade,
          unit,
        })),
        ...(risky
          ? [
              {
                label: 'Variance of the mix',
                formula: 'sum of share x share x volatility x volatility x correlation',
                value: aimed.volatility ** 2,
                unit: 'ratio' as const,
                decimals: 5,
              },
            ]
          : []),
      ],
      assumptions: [
        text`Taxes and trading costs are left out. In a taxable account look at your gains before you sell; in an IRA or 401(k) selling isn’t taxed.`,
        text`Nothing is sold short and nothing is borrowed. Correlations between the other holdings follow from those with the first.`,
        text`Expected returns and volatilities are your guesses; small changes in them move the best mix a lot.`,
      ],
      warnings: added <= 0 && !selling ? [text`Without selling or new money, nothing can change.`] : [],
      detail: {
        aim: aimed,
        trades,
        amounts,
        names,
        reached: trades.every((trade, i) => Math.abs(amounts[i]! + trade - aimed.weights[i]! * total) < 0.01),
      },
    };
  },

  explain({ figures, detail: { trades, amounts, names: labels, reached } }, { aim, newMoney, holdings }) {
    const isCash = (index: number) => holdings[index]?.kind === 'cash';
    const names = labels.map((name, index) =>
      isCash(index) && name === holdings[index]?.name ? `your ${name}` : name,
    );
    const inWords = (index: number, amount: Figure) =>
      tradeInWords(trades[index]!, amount, names[index]!, isCash(index));
    const find = (id: string) => figures.find((one) => one.id === id);
    const held = sumOf(amounts) > 0;
    const bought = find('bought');
    const [volatility, sharpe, least] = ['volatility', 'sharpe', 'least_risk_volatility'].map(find);
    const drift = held ? find('drift') : undefined;
    const shares = sharesInWords('share', figures, names);
    const sale = trades.findIndex((trade) => trade < -0.005);
    const only =
      trades.filter((trade) => trade < -0.005).length === 1 ? find(`trade_${sale + 1}`) : undefined;
    const orders = trades.flatMap((trade, index) =>
      Math.abs(trade) < 0.005
        ? []
        : [{ verb: trade < 0 ? 'sell' : 'buy', of: find(`trade_${index + 1}`)!, name: names[index]! }],
    );
    const few = orders.length <= mostInASentence;
    const todo = orders.reduce<Text>(
      (all, { verb, of, name }, at) =>
        text`${all}${at === 0 ? '' : at === orders.length - 1 ? ' and ' : ', '}${verb} ${of} of ${name}`,
      text``,
    );
    const reasons: Text[] = [];
    if (bought) {
      reasons.push(
        ...trades.flatMap((moved, index) =>
          Math.abs(moved) < 0.005 ? [] : [text`${inWords(index, find(`trade_${index + 1}`)!)}.`],
        ),
        ...(drift ? [text`The largest gap from a target is ${drift} of the portfolio.`] : []),
      );
    }
    if (volatility && sharpe)
      reasons.push(text`That mix has a volatility of ${volatility} and a Sharpe ratio of ${sharpe}.`);
    if (least && aim !== 'minimum_variance')
      reasons.push(
        text`The lowest volatility you can get, ${least}, takes ${sharesInWords('least_risk', figures, names)}.`,
      );
    return {
      conclusion:
        only && newMoney === 0
          ? text`${inWords(sale, only)} to ${reached ? 'reach' : 'get closer to'} ${aimNames[aim]}: ${shares}.`
          : bought && held
            ? text`To ${reached ? 'reach' : 'get closer to'} ${aimNames[aim]} (${shares}), ${few ? todo : text`${newMoney > 0 ? 'buy' : 'move'} ${bought} in total`}.`
            : text`For ${aimNames[aim]}, put ${shares}.`,
      ...(drift && bought
        ? {
            openings: {
              yesno:
                drift.value >= wideGap
                  ? text`Yes, rebalance: your largest gap from target is ${drift} of the portfolio.`
                  : text`Not yet: your largest gap from target is only ${drift} of the portfolio.`,
            },
          }
        : {}),
      reasons,
      next: [
        text`Use new money and dividends first, then sales inside tax-advantaged accounts, and taxable sales last.`,
        text`Once or twice a year is often enough, or whenever a holding is clearly off its target.`,
      ],
    };
  },

  chart: ({ detail: { aim, amounts, names } }) => {
    const total = amounts.reduce((sum, amount) => sum + amount, 0);
    return {
      kind: 'bar',
      title: 'Shares now and wanted',
      x: { label: 'Holding', unit: 'count', names },
      y: { label: 'Share', unit: 'percent' },
      series: [
        ...(total > 0 ? [{ name: 'Now', points: bars(amounts.map((amount) => amount / total)) }] : []),
        { name: 'Wanted', points: bars(aim.weights) },
      ],
    };
  },

  formulas: optimizeRebalanceFormulas,
  examples: [
    {
      question: 'I have $70,000 in stocks and $30,000 in bonds and want 60/40. What do I trade to rebalance?',
      input: {
        holdings: [
          { kind: 'stocks', amount: 70_000, target: 60 },
          { kind: 'bonds', amount: 30_000, target: 40 },
        ],
      },
    },
    {
      question:
        'Invest another 10k without selling: 50k stocks, 20k bonds, 5k cash, targets 60, 30 and 10 percent.',
      input: {
        holdings: [
          { kind: 'stocks', amount: 50_000, target: 60 },
          { kind: 'bonds', amount: 20_000, target: 30 },
          { kind: 'cash', amount: 5000, target: 10 },
        ],
        newMoney: 10_000,
        selling: false,
      },
    },
    {
      question: 'My portfolio of 80k is 75% stocks and 25% bonds, I want 60/40. How much do I sell?',
      input: {
        holdings: [
          { kind: 'stocks', share: 75, target: 60 },
          { kind: 'bonds', share: 25, target: 40 },
        ],
        total: 80_000,
      },
    },
    {
      question: 'Gold is 24% of my $87,000 and I want it at 10%. How much do I sell?',
      input: { holdings: [{ kind: 'gold', share: 24, target: 10 }], total: 87_000 },
    },
    {
      question:
        'What is the minimum variance mix of a bond fund with 12% volatility and a stock fund with 20%, correlation 0.3?',
      input: {
        holdings: [
          { volatility: 12, expectedReturn: 8 },
          { volatility: 20, expectedReturn: 13, correlation: 0.3 },
        ],
        aim: 'minimum_variance',
      },
    },
    {
      question:
        'Best risk-adjusted portfolio of stocks (8%, vol 18), bonds (4.5%, vol 7, correlation 0.1) and gold (5%, vol 15)?',
      input: {
        holdings: [
          { kind: 'stocks', expectedReturn: 8, volatility: 18 },
          { kind: 'bonds', expectedReturn: 4.5, volatility: 7, correlation: 0.1 },
          { kind: 'gold', expectedReturn: 5, volatility: 15 },
        ],
        aim: 'maximum_sharpe',
      },
    },
  ],
  sources: ['markowitz_1952', 'sharpe_1994', 'lopez_de_prado_2016', 'sec_rebalancing'],
});
