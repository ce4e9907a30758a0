import { sampleSource } from '#contract/market.ts';
import type { AnswerDocument } from '#advisor/compose/answer-document.ts';
import type { AnswerRecord } from '#advisor/compose/record.ts';
import { numeralsIn } from '#advisor/compose/plain-name.ts';
import { asOf } from '#advisor/market/as-of.ts';
import { findMentioned } from '#advisor/market/known-symbols.ts';
import type { Market } from '#advisor/market/market-port.ts';
import type { Plan } from '#advisor/plan/plan.ts';

/** Of the reading of a message. */
interface Read {
  text: string;
  asks: readonly { id: string; probability: number }[];
}

/** For an unclear question that names a Treasury: the minimum probability that it is about what that yields now. */
const likelyYield = 0.2;

const topic = 'limit:live_prices';

const namesYield = (reading: Read | undefined): reading is Read =>
  reading !== undefined && /\byields?\b/i.test(reading.text) && findMentioned(reading.text).yields.length > 0;

/** Whether a text is about a Treasury yield by name: what it yields now belongs to it. */
export const isAboutYield = (plan: Plan, reading: Read | undefined): boolean =>
  plan.kind === 'article' && namesYield(reading);

/** Whether the reader took a message for a question about what something trades at now; `before` is the answer it follows. */
export function isAboutPrices(
  plan: Plan,
  reading: Read | undefined,
  before?: Pick<AnswerRecord, 'topic'>,
): boolean {
  if (plan.kind === 'limit' && plan.limit.id === 'live_prices') return true;
  if (!namesYield(reading)) return false;
  // After a price, the next one is asked for in the same breath.
  if (plan.kind === 'article') return before?.topic === topic;
  // "Offers of today" are those of banks, which nobody here knows.
  if (plan.kind === 'limit') return plan.limit.id === 'current_offers';
  const likely = reading.asks.find(({ id }) => id === 'limit:live_prices')?.probability ?? 0;
  return plan.kind === 'clarify' && likely >= likelyYield;
}

interface Line {
  sentence: string;
  /** Every numeral in it. */
  numbers: number[];
  at: string;
}

/** As many as there are Treasury yields. */
const mostLines = 4;

const notKnown =
  'I can’t look that one up. Here I can tell you the prices of large US companies and well-known funds, the main US indexes and Treasury yields.';
const noAnswer =
  'The price service isn’t answering right now, so I can’t give you a figure. Please try again in a few minutes.';

/** The answer to a question about prices, where somebody can be asked for them. */
export async function composeMarket(
  question: string,
  { market, now, signal }: { market: Market; now: Date; signal?: AbortSignal | undefined },
): Promise<AnswerDocument> {
  const { symbols, indexes, yields } = findMentioned(question);
  if (symbols.length + indexes.length + yields.length === 0) return say(notKnown);
  const [quotes, levels, rates] = await Promise.all([
    symbols.length > 0
      ? market.quotes(
          symbols.map(({ symbol }) => symbol),
          signal,
        )
      : [],
    indexes.length > 0 ? market.indexes(signal) : [],
    yields.length > 0 ? market.yields(signal) : [],
  ]);
  const lines: Line[] = [
    ...quotes.map(({ symbol, price, previous_close: before, at, source }) => {
      const name = symbols.find((one) => one.symbol === symbol)?.name ?? symbol;
      return line(`${name} (${symbol}) is at ${dollars(price)}`, { value: price, before, at, source, now });
    }),
    ...levels
      .filter(({ id }) => indexes.includes(id))
      .map(({ name, level, previous_close: before, fund, at, source }) =>
        fund === null
          ? line(`The ${name} is at ${points(level)}`, { value: level, before, at, source, now })
          : line(`The fund ${fund}, which follows the ${name}, is at ${dollars(level)}`, {
              value: level,
              before,
              at,
              source,
              now,
            }),
      ),
    ...rates
      .filter(({ id }) => yields.includes(id))
      .map(({ name, percent, at, source }) => ({
        sentence: `The ${name} yields ${percent.toFixed(2)}%, ${asOf('yield', { at, source, now })}.`,
        numbers: [percent, Number.parseInt(name, 10), ...numeralsIn(asOf('yield', { at, source, now }))],
        at,
      })),
  ].slice(0, mostLines);
  const [first, ...others] = lines;
  if (!first) return say(noAnswer);
  return {
    ...say(first.sentence),
    because: others.map(({ sentence }) => sentence),
    ...(market.isSample ? { warnings: [`${sampleSource}: this site has no market-data provider yet.`] } : {}),
    record: { topic, quoted: lines.flatMap(({ numbers }) => numbers) },
  };
}

/** What a Treasury yields now, and then the text about it. */
export async function withYieldNow(
  document: AnswerDocument,
  question: string,
  asked: { market: Market; now: Date; signal?: AbortSignal | undefined },
): Promise<AnswerDocument> {
  const now = await composeMarket(question, asked);
  if (!now.record?.quoted) return document;
  return {
    ...document,
    opening: now.opening,
    because: [...now.because, document.opening, ...document.because],
    warnings: [...(document.warnings ?? []), ...(now.warnings ?? [])],
    record: { ...document.record, quoted: [...(document.record?.quoted ?? []), ...now.record.quoted] },
  };
}

function say(opening: string): AnswerDocument {
  const record = { topic };
  return { opening, because: [], next: [], receipts: [], articles: [], sources: [], record };
}

interface Figure {
  value: number;
  before: number | null;
  at: string;
  source: string;
  now: Date;
}

function line(lead: string, figure: Figure): Line {
  const { value, before, at } = figure;
  const change = before === null || before === 0 ? null : ((value - before) / before) * 100;
  const since =
    change === null
      ? ''
      : ` ${change >= 0 ? 'up' : 'down'} ${Math.abs(change).toFixed(2)}% since the last close,`;
  const told = asOf('quote', figure);
  return {
    sentence: `${lead},${since} ${told}.`,
    numbers: [value, ...(change === null ? [] : [change]), ...numeralsIn(told), ...numeralsIn(lead)],
    at,
  };
}

const dollars = (amount: number) =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: 2 });
const points = (level: number) =>
  level.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
