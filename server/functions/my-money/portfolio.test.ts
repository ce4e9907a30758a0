import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PortfolioAnalysis } from '#advisor/portfolio/analyze/analyze-portfolio.ts';
import type { PortfolioAnswer } from '#advisor/portfolio/analyze/portfolio-answer.ts';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

interface Row {
  symbol: string;
  value: number;
  kind?: string;
  account?: string;
  account_type?: string;
  cost_basis?: number;
}

/** What the independent calculation below was made with. */
const sample: Row[] = [
  { symbol: 'VTI', value: 61_234.56 },
  { symbol: 'VXUS', value: 20_500.25 },
  { symbol: 'BND', value: 40_120.1 },
  { symbol: 'SPAXX', value: 10_000, kind: 'cash' },
  { symbol: 'SPY', value: 30_000 },
  { symbol: 'NVDA', value: 8145.09, kind: 'stock' },
  { symbol: 'VFIFX', value: 15_000, account: 'IRA', account_type: 'traditional' },
];

describe('functions/v1/portfolio', () => {
  let database: Database;
  let wire: Wire;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createWire(database);
  });
  afterAll(() => database.close());

  const get = (token: string, query = '') =>
    wire.app.request(`/functions/v1/portfolio${query}`, { headers: { authorization: `Bearer ${token}` } });

  async function signUp({ isPro = false, rows = sample } = {}) {
    const client = wire.visitor();
    const { data } = await client.auth.signUp({
      email: `${crypto.randomUUID()}@example.com`,
      password: 'correct horse battery',
    });
    const token = data.session!.access_token;
    if (isPro)
      await database.query("update public.profiles set subscription_tier = 'pro' where id = $1", [
        data.user!.id,
      ]);
    if (rows.length > 0) {
      await client
        .from('holdings')
        .insert(
          rows.map((row) => ({
            name: row.symbol,
            kind: 'fund',
            account: 'Brokerage',
            account_type: 'taxable',
            cost_basis: null,
            as_of: '2026-11-16',
            source: 'typed',
            ...row,
          })),
        )
        .throwOnError();
    }
    const ask = async (query = '') => {
      const response = await get(token, query);
      expect(response.status).toBe(200);
      return (await response.json()) as PortfolioAnswer;
    };
    const analyze = async (query = ''): Promise<PortfolioAnalysis> => {
      const answer = await ask(query);
      if (answer.access !== 'full' || !answer.analysis) throw new Error('This is no full analysis');
      return answer.analysis;
    };
    return { token, client, userId: data.user!.id, ask, analyze };
  }

  it('refuses strangers, visitors and ended sessions', async () => {
    expect((await wire.app.request('/functions/v1/portfolio')).status).toBe(401);
    expect((await get(wire.anonKey)).status).toBe(401);
    expect((await get('no token at all')).status).toBe(401);
  });

  it('never returns holdings of another user', async () => {
    await signUp({ isPro: true });
    const { ask } = await signUp({ isPro: true, rows: [{ symbol: 'BND', value: 1000 }] });
    expect(await ask()).toMatchObject({ access: 'full', analysis: { total: 1000, positions: 1 } });
  });

  it('counts an unknown symbol as its owner classified it, and asks until then', async () => {
    const rows: Row[] = [
      { symbol: 'VTI', value: 70_000 },
      { symbol: 'ZZZZ', value: 20_000, kind: 'stock' },
      { symbol: 'YYYY', value: 10_000, kind: 'stock' },
    ];
    const { client, analyze } = await signUp({ isPro: true, rows });
    const other = await signUp({ isPro: true, rows });
    const before = await analyze();
    expect(before.unknown.map(({ label, told }) => [label, told])).toEqual([
      ['ZZZZ', null],
      ['YYYY', null],
    ]);
    // What isn't known is no single company either.
    expect(before.fees.sharesValue).toBe(0);
    const tell = (told: string | null, symbol = 'ZZZZ') =>
      client.from('holdings').update({ told_as: told }).eq('position', symbol);
    const classes = async () =>
      Object.fromEntries((await analyze()).allocation.classes.map(({ id, value }) => [id, value]));
    await tell('mixed_60').throwOnError();
    expect(await classes()).toEqual({ us_stocks: 82_000, us_bonds: 8000, unknown: 10_000 });
    await tell('foreign_company').throwOnError();
    const { concentration, fees, unknown } = await analyze();
    expect(await classes()).toEqual({ us_stocks: 70_000, developed_stocks: 20_000, unknown: 10_000 });
    expect(concentration.concentrated).toMatchObject([{ label: 'ZZZZ', share: 20 }]);
    expect(fees.sharesValue).toBe(20_000);
    expect(unknown[0]).toMatchObject({ label: 'ZZZZ', told: 'foreign_company' });
    await tell(null).throwOnError();
    expect(await classes()).toEqual({ us_stocks: 70_000, unknown: 30_000 });
    // A word for what is known here changes nothing.
    await tell('crypto', 'VTI').throwOnError();
    expect(await classes()).toEqual({ us_stocks: 70_000, unknown: 30_000 });
    expect((await tell('a guess')).error?.code).toBe('23514');
    expect((await other.analyze()).unknown.map(({ told }) => told)).toEqual([null, null]);
  });

  it('names leveraged and preferred funds without asking about them', async () => {
    const rows: Row[] = ['TQQQ', 'PFF', 'VWALX', 'VWITX'].map((symbol) => ({ symbol, value: 1000 }));
    const { unknown, allocation, fees } = await (await signUp({ isPro: true, rows })).analyze();
    expect(unknown.map(({ label, holds }) => [label, holds])).toEqual([
      ['PFF', 'a fund of preferred shares'],
      ['TQQQ', 'a fund that multiplies or reverses what an index does each day'],
    ]);
    expect(allocation.classes).toMatchObject([
      { id: 'us_bonds', value: 2000 },
      { id: 'unknown', value: 2000 },
    ]);
    expect(fees.unknownValue).toBe(4000);
  });

  it('gives Free a preview without figures of the full analysis', async () => {
    const { ask } = await signUp();
    const answer = await ask('?stocks=50');
    expect(answer).toMatchObject({
      access: 'preview',
      preview: { total: 185_000, positions: 7, finding: { id: 'cheaper_fund' } },
    });
    expect(Object.keys(answer).toSorted()).toEqual(['access', 'adds', 'preview']);
    expect(JSON.stringify(answer)).not.toMatch(
      /"(?:risk|fees|stress|whatIf|concentration|duplicates|sectors|regions|drawdowns|volatility)"/,
    );
  });

  // Python with numpy 2.4 and the published table of yearly returns: value x look-through weights, fees per class taken off
  // each year, std(ddof=1), quantile, and the running maximum of the cumulated product.
  it('matches an independent calculation to the cent and the basis point', async () => {
    const { analyze } = await signUp({ isPro: true });
    const { total, allocation, fees, risk, stress } = await analyze();
    expect(total).toBeCloseTo(185_000, 2);
    const shares = Object.fromEntries(allocation.classes.map(({ id, share }) => [id, share]));
    expect(shares['us_stocks']).toBeCloseTo(58.09710811, 6);
    expect(shares['developed_stocks']).toBeCloseTo(10.22009865, 6);
    expect(shares['emerging_stocks']).toBeCloseTo(3.78003649, 6);
    expect(shares['us_bonds']! + shares['other_bonds']!).toBeCloseTo(22.49735135, 6);
    expect(shares['cash']).toBeCloseTo(5.40540541, 6);
    expect(fees.perYear).toBeCloseTo(123.006523, 2);
    // Of the $176,854.91 in funds: the shares of one company have no fee.
    expect(fees.percent).toBeCloseTo(0.06955222, 6);
    expect(fees.overTwentyYears).toBeCloseTo(7838.06, 2);
    // SPY against 0.02%; the others have no fund that costs clearly less.
    expect(fees.cheapest?.savedPerYear).toBeCloseTo(22.35, 2);
    expect(fees.cheapest?.savedOverTwentyYears).toBeCloseTo(1418.09, 2);
    expect(risk?.volatility).toBeCloseTo(14.1373868663, 6);
    expect(risk?.averageReturn).toBeCloseTo(9.7498844468, 6);
    expect(risk?.growth).toBeCloseTo(8.790107717, 6);
    expect(risk?.maxDrawdown).toBeCloseTo(48.6694659074, 6);
    expect(risk?.drawdowns[0]).toMatchObject({ peak: 1928, trough: 1932 });
    expect(risk?.worstYear.year).toBe(1931);
    expect(risk?.worstYear.change).toBeCloseTo(-32.1229388781, 6);
    expect(risk?.range.low).toBeCloseTo(-16.92086663, 6);
    expect(risk?.range.middle).toBeCloseTo(12.31703598, 6);
    expect(risk?.range.high).toBeCloseTo(31.19723243, 6);
    expect(risk?.rangeInDollars.low).toBeCloseTo(-31_303.6, 2);
    expect(stress.map(({ id, dollars }) => [id, Math.round(dollars * 100) / 100])).toEqual([
      ['1973', -47_004.91],
      ['2000', -38_351.43],
      ['2008', -40_370.25],
      ['2020', -45_249.08],
      ['2022', -31_392.52],
      ['rates', -4994.41],
    ]);
  });

  it('computes another mix, and the trades to reach it', async () => {
    const { analyze } = await signUp({ isPro: true });
    expect((await analyze()).whatIf).toBeNull();
    const { whatIf } = await analyze('?stocks=50&cash=10');
    expect(whatIf).toMatchObject({ target: { stocks: 50, bonds: 40, cash: 10 }, risk: { stockShare: 50 } });
    const sold = whatIf?.drift?.trades.sales.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
    const bought = whatIf?.drift?.trades.purchases.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
    expect(sold).toBeCloseTo(bought, 2);
    expect(sold).toBeCloseTo(185_000 * (0.7209724325 - 0.5), 0);
  });

  it('returns the tax of trades by saved income, status and state, and recent purchases in other accounts', async () => {
    const rows: Row[] = [
      { symbol: 'VXUS', value: 40_000, cost_basis: 30_000 },
      { symbol: 'VTI', value: 10_000, cost_basis: 15_000 },
      { symbol: 'VTSAX', value: 5000, account: 'IRA', account_type: 'traditional' },
      { symbol: 'BND', value: 45_000 },
    ];
    const { client, userId, analyze } = await signUp({ isPro: true, rows });
    await client
      .from('holdings')
      .update({ last_bought: new Date().toISOString().slice(0, 10) })
      .eq('symbol', 'VTSAX');
    await client.from('holdings').update({ term: 'long' }).neq('symbol', 'VTSAX');
    expect((await analyze('?stocks=0')).whatIf?.drift?.tax).toMatchObject({ state: null });
    for (const [fact, value] of [
      ['yearly_income', 100_000],
      ['filing_status', 'single'],
      ['state', 'pa'],
    ] as const)
      await database.query(
        "insert into public.my_facts (user_id, fact, value, source) values ($1, $2, $3::jsonb, 'typed')",
        [userId, fact, JSON.stringify(value)],
      );
    const drift = (await analyze('?stocks=0')).whatIf?.drift;
    // A gain of $10,000 at 15% and 3.07%. The loss of $5,000 may be disallowed by the purchase in the IRA.
    expect(drift?.tax).toMatchObject({ longGain: 10_000, federal: 1500, state: { name: 'Pennsylvania' } });
    expect(drift?.tax?.state?.tax).toBeCloseTo(307, 2);
    expect(drift?.trades.sales.find(({ label }) => label === 'VTI')?.boughtLately).toMatchObject([
      { label: 'VTSAX', account: 'IRA' },
    ]);
  });

  it('compares the mix with the stated risk tolerance', async () => {
    const { analyze } = await signUp({ isPro: true });
    expect((await analyze('?stated=40')).findings[0]).toMatchObject({ id: 'tolerance' });
  });

  it('is empty without holdings, for both plans', async () => {
    expect(await (await signUp({ rows: [] })).ask()).toMatchObject({ access: 'preview', preview: null });
    expect(await (await signUp({ rows: [], isPro: true })).ask()).toEqual({ access: 'full', analysis: null });
  });

  it.each(['?stocks=101', '?stocks=-1', '?stocks=many', '?stocks=80&cash=30', '?stated=1e9'])(
    'refuses %s with a message',
    async (query) => {
      const { token } = await signUp();
      const response = await get(token, query);
      expect(response.status).toBe(400);
      expect(JSON.stringify(await response.json())).toMatch(/from 0 to 100|more than 100/);
    },
  );
});
