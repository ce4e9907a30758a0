import { describe, expect, it } from 'vitest';
import type { Holding } from '#contract/holdings.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { analyzePortfolio, type Wanted } from '#advisor/portfolio/analyze/analyze-portfolio.ts';
import { drawdownsOf } from '#advisor/portfolio/analyze/risk.ts';
import { held } from '#server/testing/advisor/held.ts';

const year = 2026;
const roth = { account: 'Roth IRA', account_type: 'roth' } as const;
const analyze = (holdings: Holding[], wanted: Partial<Wanted> = {}) =>
  analyzePortfolio(holdings, { year, ...wanted })!;
const shareOf = (list: { id: string; share: number }[], id: string) =>
  list.find((one) => one.id === id)?.share ?? 0;
const idsOf = (holdings: Holding[], wanted: Partial<Wanted> = {}) =>
  analyze(holdings, wanted).findings.map(({ id }) => id);

describe('looking through', () => {
  it('splits funds by class, region and sector, and accounts by their names', () => {
    const { allocation, total } = analyze([
      held('VT', 50_000),
      held('XLE', 10_000, roth),
      held('BNDX', 20_000),
      held(null, 20_000, { kind: 'cash', name: 'Cash' }),
    ]);
    expect(total).toBe(100_000);
    expect(shareOf(allocation.classes, 'us_stocks')).toBeCloseTo(41, 9);
    expect(shareOf(allocation.classes, 'other_bonds')).toBeCloseTo(20, 9);
    expect(shareOf(allocation.classes, 'cash')).toBeCloseTo(20, 9);
    expect(shareOf(allocation.regions, 'us')).toBeCloseTo(41, 9);
    expect(shareOf(allocation.regions, 'none')).toBeCloseTo(20, 9);
    // Only the sector fund's sectors are known; the rest of the companies is said to be unknown.
    expect(shareOf(allocation.sectors, 'energy')).toBeCloseTo((10 / 60) * 100, 9);
    expect(shareOf(allocation.sectors, 'unknown')).toBeCloseTo((50 / 60) * 100, 9);
    expect(allocation.accounts.map(({ name, value }) => [name, value])).toEqual([
      ['Brokerage', 90_000],
      ['Roth IRA', 10_000],
    ]);
  });

  it('shows unknown symbols and options with their share, without guessing', () => {
    const { allocation, unknown } = analyze([
      held('VTI', 60_000),
      held('ZZZZZ', 30_000),
      held('AAPL', 10_000, { kind: 'option' }),
    ]);
    expect(shareOf(allocation.classes, 'unknown')).toBeCloseTo(30, 9);
    expect(shareOf(allocation.classes, 'options')).toBeCloseTo(10, 9);
    expect(unknown).toMatchObject([
      { label: 'ZZZZZ', share: 30 },
      { label: 'AAPL', share: 10 },
    ]);
  });

  it('does not read a company as a coin with the same symbol', () => {
    const classOf = (kind: Holding['kind']) =>
      analyze([held('SOL', 1000, { kind })]).allocation.classes[0]?.id;
    expect(classOf('crypto')).toBe('crypto');
    expect(classOf('stock')).toBe('unknown');
  });

  it('returns nothing for an empty portfolio or for debts alone', () => {
    expect(analyzePortfolio([], { year })).toBeNull();
    expect(analyzePortfolio([held(null, -500, { kind: 'cash' })], { year })).toBeNull();
  });
});

describe('risk', () => {
  it('finds falls from a peak and when they were recovered', () => {
    expect(drawdownsOf([0.1, -0.5, 0.2, 1, -0.1], 2000)).toMatchObject([
      { peak: 2000, trough: 2001, recovered: 2003, depth: expect.closeTo(50, 9) as number },
      { peak: 2003, trough: 2004, recovered: null, depth: expect.closeTo(10, 9) as number },
    ]);
  });

  it('returns receipts that compute the same figures again', () => {
    const { risk, fees } = analyze([held('SPY', 70_000), held('BND', 30_000)], { stocks: 60 });
    const figuresOf = ({ calculator, inputs }: { calculator: string; inputs: object }) =>
      runCalculator(
        calculators.find(({ name }) => name === calculator)!,
        inputs,
        { year },
      ).result.figures;
    const of = (id: string) => figuresOf(risk!.receipt).find((one) => one.id === id)?.value;
    expect(of('volatility')).toBeCloseTo(risk!.volatility, 12);
    expect(of('max_drawdown')).toBeCloseTo(risk!.drawdowns[0]!.depth, 9);
    expect(of('worst_year')).toBeCloseTo(risk!.worstYear.change, 9);
    expect(of('fee_cost')).toBeCloseTo(fees.perYear, 9);
    expect(fees.perYear).toBeCloseTo(75.15, 9);
    expect(figuresOf(fees.receipt!)[0]?.value).toBeCloseTo(fees.overTwentyYears!, 9);
  });

  it('names holdings without a record, and leaves them out', () => {
    const { risk, notes } = analyze([held('VTI', 90_000), held('GLD', 10_000)]);
    expect(risk).toMatchObject({ measured: 90_000, stockShare: 100 });
    expect(risk?.unmeasuredShare).toBeCloseTo(10, 9);
    expect(notes.join(' ')).toContain('Gold');
    expect(analyze([held('GLD', 10_000)])).toMatchObject({ risk: null, stress: [], whatIf: null });
  });

  it('moves bonds by their duration when rates rise, six years when unknown', () => {
    const rates = (holdings: Holding[]) => analyze(holdings).stress.find(({ id }) => id === 'rates')!;
    expect(rates([held('BND', 50_000), held('VTI', 50_000)]).dollars).toBeCloseTo(-6000, 6);
    expect(rates([held('VGSH', 50_000), held('912828YK0', 50_000, { kind: 'bond' })]).dollars).toBeCloseTo(
      -(50_000 * 1.9 + 50_000 * 6) * 0.02,
      6,
    );
    expect(rates([held('VTI', 50_000)])).toMatchObject({ dollars: -0, change: -0 });
  });

  it('moves a single bond by the maturity, coupon and price in its row, and takes Treasury bills as cash', () => {
    const { stress, allocation, notes } = analyze([
      held('91282CJZ5', 9875, {
        kind: 'bond',
        name: 'UNITED STATES TREAS NTS NOTE 4.00000% 02/15/2034',
        price: 98.75,
      }),
      held('912797QX8', 4951, { kind: 'bond', name: 'US TREASURY BILL 0% 02/19/27', price: 99.02 }),
    ]);
    // By hand: the note yields 4.2%, and its modified duration is 6.166 years.
    expect(stress.find(({ id }) => id === 'rates')?.dollars).toBeCloseTo(-9875 * 6.16596 * 0.02, 1);
    expect(allocation.classes.map(({ id, value }) => [id, value])).toEqual([
      ['us_bonds', 9875],
      ['cash', 4951],
    ]);
    expect(notes.join(' ')).toContain('Treasury bills count as cash.');
    const lossOf = (name: string) =>
      analyze([held('', 9890, { kind: 'bond', name, price: 98.9 })]).stress.find(({ id }) => id === 'rates')!
        .dollars;
    for (const name of ['T 4 1/4 11/15/34', 'T 4.25 11/15/34', 'T 4 1/4% 11/15/2034'])
      expect(lossOf(name)).toBeCloseTo(lossOf('US TREAS NTS 4.25% 11/15/2034'), 9);
    const [typed] = analyze([held('', 990, { kind: 'bond', name: 'US Treasury bill' })]).allocation.classes;
    expect(typed).toMatchObject({ id: 'cash', value: 990 });
  });
});

describe('findings', () => {
  it('compare a sector with all stocks, and say when the rest is unknown', () => {
    const sectorOf = (holdings: Holding[]) => analyze(holdings).findings.find(({ id }) => id === 'sector');
    const shares = [held('XLK', 45_000), held('MSFT', 5000, { kind: 'stock' })];
    // $50,000 of $100,000: what VXUS is in is not on record here, and is in the whole all the same.
    expect(sectorOf([...shares, held('VXUS', 50_000)])).toMatchObject({
      figure: '50%',
      sentence: expect.stringContaining('at least $50,000 of your $100,000 in stocks') as string,
      why: expect.stringContaining('The sectors of $50,000 in other funds') as string,
    });
    expect(sectorOf([...shares, held('VXUS', 150_000)])).toBeUndefined();
    expect(sectorOf(shares)?.sentence).toContain('funds and shares, $50,000 of your $50,000');
  });

  it('compute the same saving over twenty years for a fund and for all funds', () => {
    const { fees, findings } = analyze([held('ARKK', 11_730), held('VTI', 200_000)]);
    // 1.06^20 x ((1 - 0.03%)^20 - (1 - 0.75%)^20) of $11,730.
    expect(fees.cheapest?.savedOverTwentyYears).toBeCloseTo(5033.35, 2);
    const cheaper = (more: Partial<Holding>) =>
      analyze([held('ARKK', 11_730, more)]).findings.find(({ id }) => id === 'cheaper_fund')?.action;
    expect(cheaper({ cost_basis: 18_000 })).toContain(
      'worth $6,270 less than you paid, so a sale costs no tax',
    );
    expect(cheaper({ cost_basis: 5000 })).toContain('look at the gain before you sell');
    expect(cheaper(roth)).toBe('Switch: in an IRA or 401(k) a sale isn’t taxed.');
    expect(findings.find(({ id }) => id === 'cheaper_fund')?.sentence).toContain(
      'about $5,033 over twenty years',
    );
  });

  it('name three positions at a loss, and count the others', () => {
    const losing = ['PFE', 'TSLA', 'INTC', 'F', 'T'].map((symbol, index) =>
      held(symbol, 1000, { kind: 'stock', cost_basis: 2000 - index }),
    );
    const sentenceOf = (holdings: Holding[]) =>
      analyze(holdings).findings.find(({ id }) => id === 'losses')?.sentence;
    expect(sentenceOf(losing)).toMatch(
      /^In taxable accounts PFE, TSLA, INTC and 2 more are worth \$4,990 less than you paid\. /,
    );
    expect(sentenceOf(losing.slice(0, 3))).toMatch(/^In taxable accounts PFE, TSLA and INTC are worth /);
  });

  it('do not call two broad funds at 80/20 concentrated', () => {
    const analysis = analyze([held('VTI', 80_000), held('VXUS', 20_000)]);
    expect(analysis.concentration.concentrated).toEqual([]);
    expect(analysis.findings.map(({ id }) => id)).not.toContain('concentration');
  });

  it('call one company above a tenth concentrated, with both classes of its shares', () => {
    const stock = { kind: 'stock' } as const;
    const analysis = analyze([held('VXUS', 80_000), held('GOOG', 6000, stock), held('GOOGL', 14_000, stock)]);
    expect(analysis.concentration.concentrated).toMatchObject([{ name: 'Alphabet', share: 20 }]);
    expect(analysis.findings[0]).toMatchObject({ id: 'concentration', figure: '20%', stake: 10_000 });
    expect(analysis.findings[0]?.sentence).toMatch(/^You hold \$20,000 of Alphabet, 20% of everything\. /);
    expect(idsOf([held('VXUS', 90_000), held('GOOG', 10_000, stock)])).not.toContain('concentration');
  });

  it('add a company’s share in index funds to its direct holdings', () => {
    const stock = { kind: 'stock' } as const;
    // 6% directly, and 7.83% of the 94% in a fund of the S&P 500.
    const analysis = analyze([held('VOO', 94_000), held('NVDA', 6000, stock)]);
    const [top] = analysis.concentration.concentrated;
    expect(top).toMatchObject({ label: 'NVDA', direct: 6000 });
    expect(top?.throughFunds).toBeCloseTo(7360.2, 6);
    expect(top?.share).toBeCloseTo(13.3602, 6);
    const card = analysis.findings.find(({ id }) => id === 'concentration');
    expect(card?.sentence).toBe(
      'You hold $6,000 of NVIDIA directly, and about $7,360 more inside your funds: $13,360, 13.4% of everything. If it fell by half, as single companies do even in good years, you’d lose $6,680, 6.7% of everything.',
    );
    expect(idsOf([held('VOO', 100_000)])).not.toContain('concentration');
    // The card is there with many others beside it.
    expect(
      idsOf([
        held('SPY', 40_000),
        held('EEM', 26_000),
        held('SPAXX', 20_000, { kind: 'cash' }),
        held('NVDA', 14_000, stock),
      ]),
    ).toContain('concentration');
  });

  it('name a cheaper fund of the same index with its saving', () => {
    const [first] = analyze([held('SPY', 100_000), held('VXUS', 40_000)]).findings;
    expect(first).toMatchObject({ id: 'cheaper_fund', figure: '$74.50 a year' });
    expect(first?.sentence).toContain('SPYM holds the S&P 500 too, for 0.02%');
    // (1.06 x 0.9998)^20 - (1.06 x 0.999055)^20, times the amount.
    expect(first?.stake).toBeCloseTo(100_000 * ((1.06 * 0.9998) ** 20 - (1.06 * 0.999055) ** 20), 4);
  });

  it('compare fund fees with funds of the same class, without single stocks', () => {
    const stock = { kind: 'stock' } as const;
    const { fees, findings } = analyze([
      held('SPY', 60_000),
      held('EEM', 40_000, roth),
      held('JPM', 5000, stock),
      held('KO', 5000, stock),
    ]);
    // 60,000 x 0.0945% and 40,000 x 0.72%, against SPYM at 0.02% and the cheapest emerging markets fund at 0.07%.
    expect(fees).toMatchObject({ fundsValue: 100_000, sharesValue: 10_000 });
    expect(fees.perYear).toBeCloseTo(344.7, 9);
    expect(fees.percent).toBeCloseTo(0.3447, 9);
    expect(fees.cheapest?.perYear).toBeCloseTo(40, 9);
    const after = (fee: number) => 100_000 * (1.06 * (1 - fee / 100)) ** 20;
    expect(fees.cheapest?.savedOverTwentyYears).toBeCloseTo(after(0.04) - after(0.3447), 4);
    const card = findings.find(({ id }) => id === 'fees');
    expect(card?.sentence).toBe(
      `Your funds take $344.70 a year, 0.345% of the $100,000 in them. The cheapest index funds of the same classes would take $40: $304.70 less a year, and about ${new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(after(0.04) - after(0.3447))} over twenty years. The $10,000 in single shares has no such fee.`,
    );
    // An actively managed fund has no twin, but an index fund of its class.
    const [arkk] = analyze([held('ARKK', 100_000)]).fees.funds;
    expect(arkk?.cheaper).toMatchObject({ symbol: 'VTI', isSame: false });
    expect(analyze([held('KO', 5000, stock)]).fees).toMatchObject({ percent: 0, cheapest: null });
  });

  it('name duplicates, overlaps, idle cash, losses and misplaced bonds', () => {
    const { duplicates } = analyze([held('VOO', 30_000), held('FXAIX', 20_000, roth), held('VTI', 10_000)]);
    expect(duplicates.map(({ kind, funds }) => [kind, funds.map(({ label }) => label)])).toEqual([
      ['same', ['VOO', 'FXAIX']],
      ['within', ['VTI', 'VOO']],
    ]);
    expect(idsOf([held('VTI', 70_000), held('SPAXX', 30_000, { kind: 'cash' })])).toContain('cash_drag');
    expect(idsOf([held('VTI', 70_000, { cost_basis: 75_000 })])).toContain('losses');
    expect(idsOf([held('VTI', 70_000, { cost_basis: 75_000, ...roth })])).not.toContain('losses');
    const traditional = { account: 'IRA', account_type: 'traditional' } as const;
    expect(idsOf([held('BND', 20_000), held('VTI', 80_000, traditional)])).toContain('location');
    expect(idsOf([held('VTEB', 20_000), held('VTI', 80_000, traditional)])).not.toContain('location');
  });

  it('name funds of the same index, and the extra cost of the more expensive ones', () => {
    const { duplicates, findings } = analyze([
      held('SPY', 40_000),
      held('FXAIX', 30_000, roth),
      held('VFIAX', 10_000, roth),
      held('VXUS', 20_000),
    ]);
    // 40,000 x (0.0945% - 0.015%) and 10,000 x (0.04% - 0.015%).
    expect(duplicates[0]?.extraPerYear).toBeCloseTo(34.3, 9);
    expect(findings.find(({ id }) => id === 'duplicates')?.sentence).toBe(
      'SPY, FXAIX and VFIAX all hold the S&P 500, so they rise and fall together: $80,000 that looks spread out and isn’t. Their fees differ: SPY takes 0.0945%, VFIAX 0.04% and FXAIX 0.015%. All of it in FXAIX would cost $34.30 less a year.',
    );
    expect(
      analyze([held('VOO', 1000), held('IVV', 1000)]).findings.find(({ id }) => id === 'duplicates')
        ?.sentence,
    ).toContain('Both take 0.03%.');
  });

  it('compare the mix with the stated share of stocks', () => {
    const mix = [held('VT', 90_000), held('BND', 10_000)];
    expect(analyze(mix, { stated: 60 }).findings[0]).toMatchObject({
      id: 'tolerance',
      figure: '30 points above',
      stake: 15_000,
    });
    expect(idsOf(mix, { stated: 88 })).not.toContain('tolerance');
  });

  it('are three to six for an ordinary portfolio, the largest amount first', () => {
    const ordinary = analyze([held('VFIFX', 25_000)]).findings;
    expect(ordinary.length).toBeGreaterThanOrEqual(3);
    const many = analyze(
      [
        held('SPY', 100_000, { cost_basis: 120_000 }),
        held('IVV', 50_000),
        held('NVDA', 90_000, { kind: 'stock' }),
        held('SPAXX', 60_000, { kind: 'cash' }),
        held('BND', 60_000),
        held('VTI', 60_000, { account: 'IRA', account_type: 'traditional' }),
      ],
      { stated: 40 },
    ).findings;
    expect(many).toHaveLength(6);
    expect(many.map(({ stake }) => stake)).toEqual(many.map(({ stake }) => stake).toSorted((a, b) => b - a));
    for (const { title, sentence, figure, why, action, ask } of many)
      for (const words of [title, sentence, figure, why, action, ask])
        expect(words).not.toMatch(/NaN|undefined|Infinity|^$/);
  });
});

it('analyzes ten thousand positions in a few seconds', () => {
  const many = Array.from({ length: 10_000 }, (_, index) =>
    held(`S${index}`, 100 + index, { kind: 'stock', cost_basis: 200, term: 'long' }),
  );
  const before = process.cpuUsage();
  const analysis = analyze([...many, held('VTI', 1e7), held('BND', 1e6)], { stocks: 20 });
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(3000);
  expect(analysis.positions).toBe(10_002);
});
