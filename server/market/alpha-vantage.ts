import { z } from 'zod';
import { marketIndexes, treasuryYields, type YieldId } from '#contract/market.ts';
import { getJson } from '#server/market/get-json.ts';
import { ProviderProblem, type MarketProvider } from '#server/market/provider.ts';

interface AlphaVantageOptions {
  apiKey: string;
  /** Of a stand-in. */
  url?: string;
}

const name = 'Alpha Vantage';
const decimal = z
  .string()
  .refine((text) => text.trim() !== '' && Number.isFinite(Number(text)))
  .transform(Number);

/** Faults come with status 200: too many calls as Note or Information, anything wrong as Error Message. */
const faultSchema = z.looseObject({
  Note: z.string().optional(),
  Information: z.string().optional(),
  'Error Message': z.string().optional(),
});
const quoteSchema = z.object({
  'Global Quote': z.union([
    z.object({ '05. price': decimal, '07. latest trading day': z.iso.date(), '08. previous close': decimal }),
    // For a symbol that it does not know.
    z.strictObject({}),
  ]),
});
/** The newest first; a holiday's value is a dot. */
const yieldSchema = z.object({ data: z.array(z.object({ date: z.iso.date(), value: z.string() })) });

const maturities: Record<YieldId, string> = {
  '3m': '3month',
  '2y': '2year',
  '10y': '10year',
  '30y': '30year',
};

/** https://www.alphavantage.co/documentation: GLOBAL_QUOTE and TREASURY_YIELD. It has no levels of indexes. */
export function createAlphaVantage(options: AlphaVantageOptions): MarketProvider {
  const { apiKey, url: base = 'https://www.alphavantage.co' } = options;

  async function ask<T extends z.ZodType>(
    query: Record<string, string>,
    schema: T,
    signal: AbortSignal,
  ): Promise<z.output<T>> {
    const url = new URL('/query', base);
    url.search = new URLSearchParams({ ...query, apikey: apiKey }).toString();
    const body = await getJson({ provider: name, url, schema: faultSchema, signal });
    if (body.Note !== undefined || body.Information !== undefined) {
      throw new ProviderProblem('limit', `${name} was asked too often, or the key does not include this`);
    }
    const result = schema.safeParse(body);
    if (body['Error Message'] === undefined && result.success) return result.data;
    throw new ProviderProblem('failed', `${name} answers with an error`);
  }

  async function quote(symbol: string, signal: AbortSignal) {
    const { 'Global Quote': found } = await ask({ function: 'GLOBAL_QUOTE', symbol }, quoteSchema, signal);
    if (!('05. price' in found)) return null;
    return {
      symbol,
      price: found['05. price'],
      previous_close: found['08. previous close'],
      at: found['07. latest trading day'],
      source: name,
    };
  }

  return {
    name,
    quote,
    async index(id, signal) {
      const { name: title, fund } = marketIndexes[id];
      const found = await quote(fund, signal);
      if (!found) return null;
      const { price, previous_close, at, source } = found;
      return { id, name: title, level: price, previous_close, fund, at, source };
    },
    async treasuryYield(id, signal) {
      const query = { function: 'TREASURY_YIELD', interval: 'daily', maturity: maturities[id] };
      const { data } = await ask(query, yieldSchema, signal);
      const points = data.flatMap(({ date, value }) =>
        value === '.' ? [] : [{ date, percent: Number(value) }],
      );
      const [last, previous] = points;
      if (!last || !Number.isFinite(last.percent)) return null;
      return {
        id,
        name: treasuryYields[id].name,
        percent: last.percent,
        previous_percent: previous?.percent ?? null,
        at: last.date,
        source: name,
      };
    },
  };
}
