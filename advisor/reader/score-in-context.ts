import { contextOf } from '#advisor/reader/context.ts';
import type {
  Likely,
  MessageScores,
  MessageToScore,
  ReaderModel,
  SpanScores,
} from '#advisor/reader/scores.ts';

interface ToScore extends Pick<MessageToScore, 'text' | 'spans'> {
  before: readonly string[];
  asked: string | undefined;
}

/** So many of the person's messages tell what a later one is about. */
const lookedBack = 3;

/**
 * The model was taught on a message and the one before it, and by these it says best what a message does. What it is
 * about often shows only further back, "72?" before "I found one for 24,900": of asks and numbers both readings count.
 */
export async function scoreInContext(
  model: ReaderModel,
  { text, spans, before, asked }: ToScore,
  signal: AbortSignal | undefined,
): Promise<MessageScores> {
  const near = await model.score({ text, context: contextOf(before, asked), spans }, signal);
  if (before.length < 2) return near;
  const told = before.slice(-lookedBack).join(' ');
  const far = await model.score({ text, context: contextOf([told], asked), spans }, signal);
  return {
    ...near,
    asks: meanOf(near.asks, far.asks),
    spans: near.spans.map((one, at) => meanOfSpans(one, far.spans[at]!)),
  };
}

function meanOfSpans(one: SpanScores, other: SpanScores): SpanScores {
  return {
    roles: meanOf(one.roles, other.roles),
    owners: meanOf(one.owners, other.owners),
    kinds: meanOf(one.kinds, other.kinds),
    cases: meanOf(one.cases, other.cases),
  };
}

function meanOf<T>(some: readonly Likely<T>[], others: readonly Likely<T>[]): Likely<T>[] {
  const halves = new Map<T, number>();
  for (const { id, probability } of [...some, ...others])
    halves.set(id, (halves.get(id) ?? 0) + probability / 2);
  return [...halves]
    .map(([id, probability]) => ({ id, probability }))
    .toSorted((one, other) => other.probability - one.probability);
}
