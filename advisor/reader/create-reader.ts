import { contextOf, type Context } from '#advisor/reader/context.ts';
import { decodeSpans, likeliestOf } from '#advisor/reader/decode.ts';
import { readQuantities } from '#advisor/reader/quantities/read-quantities.ts';
import type { Reading } from '#advisor/reader/reading.ts';
import type { ReaderModel } from '#advisor/reader/scores.ts';
import { spanFeatures } from '#advisor/reader/span-features.ts';

/** A message to read, with as much of the conversation as matters. */
interface ToRead extends Context {
  text: string;
}

/** The one way from a text to its meaning. */
export interface Reader {
  read(message: ToRead, signal?: AbortSignal): Promise<Reading>;
}

export function createReader(model: ReaderModel): Reader {
  return {
    async read({ text, ...context }, signal) {
      const { before, asked } = context;
      const quantities = readQuantities(text, { goesOn: before.length > 0 });
      const spans = quantities.map((quantity) => ({
        start: quantity.start,
        end: quantity.end,
        features: spanFeatures(quantity),
      }));
      const scores = await model.score({ text, context: contextOf(context), spans }, signal);
      const act =
        before.length === 0 && asked === undefined ? firstAct(scores.acts) : likeliestOf(scores.acts, 'new');
      return {
        text,
        act,
        otherActs: scores.acts.filter(({ id }) => id !== act.id),
        want: likeliestOf(scores.wants, 'amount'),
        relative: likeliestOf(scores.relatives, 'none'),
        asks: scores.asks,
        told: decodeSpans(text, quantities, scores.spans, { isFirst: before.length === 0 }),
        facts: scores.facts,
      };
    },
  };
}

/** Acts that need something before them cannot be a first message's. */
const actsOfAFirst = new Set(['new', 'thanks', 'hello', 'who', 'can_do', 'upset', 'other', 'define']);

function firstAct(acts: Reading['act'][] | readonly Reading['act'][]): Reading['act'] {
  return likeliestOf(
    acts.filter(({ id }) => actsOfAFirst.has(id)),
    'new',
  );
}
