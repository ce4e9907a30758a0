import { peRatioFormulas } from '#advisor/calculators/investing/stocks/pe-ratio-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, moneyPerYear, percent, years } from '#advisor/calculators/define/fields.ts';
import { figure, given, type Figure } from '#advisor/calculators/define/result.ts';
import {
  checkCompany,
  companyFields,
  companyFigures,
  companyWords,
} from '#advisor/calculators/investing/stocks/company-ratios.ts';
import { growthFactor } from '#advisor/numerics/annuity.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

interface Told {
  price: number;
  eps: number;
  growth: number;
  other_price: number;
  other_eps: number;
  other_growth: number;
  paid: number;
}

interface Stock {
  price: number;
  eps: number;
  growth: number;
}

/** The stock as it is now, and what it is held against: another stock, other earnings, or how it was when bought. */
function stocksOf(told: Told): { now: Stock; other: Stock | undefined; label: string } {
  const { price, eps, growth, other_price: otherPrice, other_eps: otherEps, paid } = told;
  const now = { price, eps, growth };
  if (otherPrice > 0 && otherEps > 0)
    return {
      now,
      other: { price: otherPrice, eps: otherEps, growth: told.other_growth },
      label: 'of the other stock',
    };
  // "From 2.10 to 2.75, and the stock from 42 to 71": what is said first was then.
  if (paid > 0 && otherEps > 0)
    return {
      now: { price, eps: otherEps, growth },
      other: { price: paid, eps, growth: 0 },
      label: 'back then',
    };
  if (otherEps > 0)
    return { now, other: { price, eps: otherEps, growth: 0 }, label: 'on the other earnings' };
  if (paid > 0) return { now, other: { price: paid, eps, growth: 0 }, label: 'at the price you paid' };
  return { now, other: undefined, label: '' };
}

const ratioFigure = (id: string, label: string, { price, eps }: Stock) =>
  figure(id, label, price / eps, 'ratio', { decimals: 1 });

function growthFigures({ price, eps, growth }: Stock, time: number): Figure[] {
  if (growth <= 0 || eps <= 0) return [];
  const later = eps * growthFactor(growth / 100, time);
  return [
    figure('peg', 'PEG ratio', price / eps / growth, 'ratio'),
    ...(time > 0
      ? [
          figure('eps_later', 'Future earnings per share', later, 'usd', { decimals: 2 }),
          figure('pe_later', 'Future P/E at today’s price', price / later, 'ratio', { decimals: 1 }),
          figure('price_later', 'Future price at today’s P/E', (price / eps) * later, 'usd', { decimals: 2 }),
        ]
      : []),
  ];
}

/** How many years of earnings a share costs. */
export const peRatio = defineCalculator({
  name: 'pe_ratio',
  version: 3,
  title: 'Price-earnings ratio',
  about:
    'The price-earnings ratio (P/E) and the earnings yield of a stock, from its price and earnings per share (EPS); trailing and forward, beside a second stock, with earnings growth (PEG), and against the yield of a bond; from the company’s reports also market value, price-to-book (P/B), price-to-sales (P/S), EV/EBITDA, return on equity (ROE) and debt-to-equity.',
  simply:
    "It's how many years of the company's profit you pay for when you buy a share. A high number means people expect profits to grow.",
  input: {
    price: money({
      label: 'Share price',
      ask: 'what does a share cost',
      roles: ['price_now', 'price_buy'],
      min: 0.0001,
      max: 1e7,
    }),
    eps: moneyPerYear({
      label: 'Earnings per share',
      ask: 'what does the company earn per share',
      roles: ['eps'],
      min: -1e6,
      max: 1e6,
    }),
    other_price: money({
      label: 'Price of a second stock',
      roles: ['price_now#2'],
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'only one stock is asked about' },
    }),
    other_eps: moneyPerYear({
      label: 'Earnings per share of a second stock or another year',
      roles: ['eps#2'],
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'only one figure for earnings is given' },
    }),
    growth: percent({
      label: 'Yearly earnings growth',
      roles: ['rate_return', 'gain_rate', 'rate_cost_growth', 'save_growth', 'raise_rate'],
      min: -50,
      max: 200,
      default: { value: 0, reason: 'no growth was mentioned' },
    }),
    other_growth: percent({
      label: 'Growth of the second stock’s earnings',
      roles: ['rate_return#2'],
      min: -50,
      max: 200,
      default: { value: 0, reason: 'no second growth was mentioned' },
    }),
    years: years({
      label: 'Years of growth',
      roles: ['horizon', 'term'],
      min: 0,
      max: 50,
      default: { value: 0, reason: 'no time was mentioned' },
    }),
    paid: money({
      label: 'Purchase price',
      roles: ['price_buy'],
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'no other price was mentioned' },
    }),
    compared: percent({
      label: 'Yield to compare with',
      roles: ['rate_yield', 'rate_savings', 'risk_free'],
      min: 0,
      max: 50,
      default: { value: 0, reason: 'no bond or savings yield was mentioned' },
    }),
    ...companyFields,
  },
  groups: {
    'The stock': ['price', 'eps', 'growth', 'years', 'paid', 'compared'],
    'Another stock': ['other_price', 'other_eps', 'other_growth'],
    'The company': ['shares', 'sales', 'equity', 'debt', 'company_cash', 'ebitda'],
  },
  check: ({ eps, ...told }) =>
    eps === 0 ? 'Without earnings there is no P/E: give the earnings per share.' : checkCompany(told),

  run(input) {
    const { now, other, label } = stocksOf(input);
    const ratio = ratioFigure('pe', 'Price-earnings ratio', now);
    const earned = figure('earnings_yield', 'Earnings yield', (now.eps / now.price) * 100, 'percent');
    const second = other && other.eps > 0 ? ratioFigure('other_pe', `P/E ${label}`, other) : undefined;
    const gap = figure('spread', 'Gap to the other yield', earned.value - input.compared, 'percent');
    const grown = growthFigures(now, input.years);
    const otherPeg = other && growthFigures(other, 0)[0];
    const hasRatio = now.eps > 0;
    const company = companyFigures(input, now.price, now.eps);
    return {
      figures: [
        ...(hasRatio ? [ratio] : []),
        earned,
        ...(second ? [second] : []),
        ...grown,
        ...(otherPeg ? [figure('other_peg', `PEG ${label}`, otherPeg.value, 'ratio')] : []),
        ...(input.compared > 0 ? [gap] : []),
        ...company,
      ],
      steps: [
        ...(hasRatio
          ? [
              {
                label: ratio.label,
                formula: 'price / earnings per share',
                value: ratio.value,
                unit: 'ratio' as const,
              },
            ]
          : []),
        { label: earned.label, formula: 'earnings per share / price', value: earned.value, unit: 'percent' },
      ],
      assumptions: [
        text`Earnings are those of one year. Past earnings give the trailing ratio, and expected ones the forward ratio.`,
      ],
      warnings: [],
      detail: { ratio, earned, second, label, gap, grown, hasRatio, now, company },
    };
  },

  explain: (
    { detail: { ratio, earned, second, label, gap, grown, hasRatio, now, company } },
    { eps, other_price: otherPrice, growth, years: time, compared },
  ) => {
    const [peg, epsLater, peLater] = grown;
    const cheaper = second && second.value < ratio.value ? 'lower' : 'higher';
    const reasons: Text[] = [
      ...(second && otherPrice === 0 ? [text`The P/E ${label} is ${second}, which is ${cheaper}.`] : []),
      ...(peg
        ? [
            text`With earnings growing ${given('growth', growth, 'percent')} a year the PEG ratio is ${peg}${epsLater && peLater ? text`; in ${given('years', time, 'years')} they’d be ${epsLater} a share, and the P/E at today’s price ${peLater}` : ''}.`,
          ]
        : []),
      text`Turned around, that’s an earnings yield of ${earned}${compared > 0 ? text`, ${gap.value < 0 ? 'below' : 'above'} the ${given('compared', compared, 'percent')} you compare it with` : ''}.`,
      text`A high P/E means buyers expect earnings to grow. A low one means they expect little growth, or trouble.`,
    ];
    return {
      conclusion: !hasRatio
        ? text`There’s no P/E: the company loses money, and its earnings yield is ${earned}.`
        : second && otherPrice > 0
          ? text`The ${second.value < ratio.value ? 'second' : 'first'} stock is cheaper on earnings: its P/E is ${second.value < ratio.value ? second : ratio} against ${second.value < ratio.value ? ratio : second}.`
          : text`The P/E is ${ratio}: you pay ${given('price', now.price, 'usd')} for earnings of ${given(eps === now.eps ? 'eps' : 'other_eps', now.eps, 'usd')} a share.`,
      openings: hasRatio ? { rate: text`The P/E is ${ratio}, which is an earnings yield of ${earned}.` } : {},
      named: {
        ...(peg
          ? {
              peg: text`The PEG ratio is ${peg}: a P/E of ${ratio} for earnings growing ${given('growth', growth, 'percent')} a year.`,
            }
          : {}),
        ...companyWords(company),
      },
      reasons: hasRatio
        ? reasons
        : [text`A price can’t be a multiple of a loss. Look at sales, cash and when it expects a profit.`],
      next: [
        text`Compare it with companies in the same business and with the stock’s own past, not with one fixed number.`,
      ],
    };
  },

  formulas: peRatioFormulas,
  examples: [
    {
      question: 'What is the P/E of a stock at $84 that earns $5.60 a share?',
      input: { price: 84, eps: 5.6 },
    },
    { question: 'price 184 and eps 6.12, p/e?', input: { price: 184, eps: 6.12 } },
    {
      question: 'company earned $2.15 a share and trades for $19.80. earnings yield?',
      input: { price: 19.8, eps: 2.15 },
    },
    {
      question: 'trailing EPS 4.27, forward 5.60, price 121.90, growth 18%: both P/Es and PEG',
      input: { price: 121.9, eps: 4.27, other_eps: 5.6, growth: 18 },
    },
    {
      question:
        'stock at $40 earning $2.50, 50 million shares, book value 800 million, debt 400 million: P/B, ROE and debt to equity?',
      input: { price: 40, eps: 2.5, shares: 50_000_000, equity: 800_000_000, debt: 400_000_000 },
    },
    {
      question: 'Ford at $11.90 made $1.46, GM at $53 made $7.32. Which is cheaper on earnings?',
      input: { price: 11.9, eps: 1.46, other_price: 53, other_eps: 7.32 },
    },
  ],
  sources: ['shiller_data'],
});
