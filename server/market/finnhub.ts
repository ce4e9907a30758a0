import { z } from 'zod';
import { marketIndexes, treasuryYields, type IndexId, type YieldId } from '#contract/market.ts';
import { getJson } from '#server/market/get-json.ts';
import { ProviderProblem, type MarketProvider } from '#server/market/provider.ts';

interface FinnhubOptions {
  apiKey: string;
  /** Of a stand-in. */
  url?: string;
  /** Shown beside every figure. */
  name?: string;
}

/** c: current price, pc: previous close, t: when, in Unix seconds. All zero for a symbol that it does not know. */
const quoteSchema = z.object({ c: z.number(), pc: z.number().nullable(), t: z.number() });
/** The oldest first; v in percent. */
const curveSchema = z.object({
  data: z.array(z.object({ d: z.iso.date(), v: z.number().nullable() })).nullable(),
});

/** https://finnhub.io/docs/api/quote and /bond-yield-curve. Indexes and yields take a plan that includes them. */
export function createFinnhub(options: FinnhubOptions): MarketProvider {
  const { apiKey, url: base = 'https://finnhub.io', name = 'Finnhub' } = options;
  let hasIndexes = true;

  const get = <T extends z.ZodType>(path: string, schema: T, signal: AbortSignal) =>
    getJson({
      provider: name,
      url: new URL(`/api/v1${path}`, base),
      headers: { 'x-finnhub-token': apiKey },
      schema,
      signal,
    });

  async function quote(symbol: string, signal: AbortSignal) {
    const { c, pc, t } = await get(`/quote?symbol=${encodeURIComponent(symbol)}`, quoteSchema, signal);
    if (c <= 0 || t <= 0) return null;
    return {
      symbol,
      price: c,
      previous_close: pc !== null && pc > 0 ? pc : null,
      at: new Date(t * 1000).toISOString(),
      source: name,
    };
  }

  async function levelOf(symbol: string, signal: AbortSignal) {
    if (!hasIndexes) return null;
    try {
      return await quote(symbol, signal);
    } catch (error) {
      if (!(error instanceof ProviderProblem && error.fault === 'refused')) throw error;
      hasIndexes = false;
      return null;
    }
  }

  return {
    name,
    quote,
    async index(id: IndexId, signal) {
      const { name: title, symbol, fund } = marketIndexes[id];
      const level = await levelOf(symbol, signal);
      const found = level ?? (await quote(fund, signal));
      if (!found) return null;
      const { price, previous_close, at, source } = found;
      return { id, name: title, level: price, previous_close, fund: level ? null : fund, at, source };
    },
    async treasuryYield(id: YieldId, signal) {
      const { data } = await get(`/bond/yield-curve?code=${id}`, curveSchema, signal);
      const points = (data ?? []).flatMap(({ d, v }) => (v === null ? [] : [{ d, v }]));
      const [previous, last] = [points.at(-2), points.at(-1)];
      if (!last) return null;
      const { name: title } = treasuryYields[id];
      return {
        id,
        name: title,
        percent: last.v,
        previous_percent: previous?.v ?? null,
        at: last.d,
        source: name,
      };
    },
  };
}
