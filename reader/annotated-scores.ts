import type { MessageScores, SpanScores, SpanToScore } from '#advisor/reader/scores.ts';
import type { MarkedSpan } from '#reader/markup.ts';

/** What a message means, as a line of the corpus or a test says it. */
interface Annotation {
  act?: string | undefined;
  /** How sure that is. */
  actProbability?: number | undefined;
  want?: string | undefined;
  relative?: string | undefined;
  ask?: readonly string[] | undefined;
  /** Facts in words: "filing=single". */
  facts?: readonly string[] | undefined;
}

/** The scores of a model that reads a message exactly as it is annotated. */
export function annotatedScores(
  { act = 'new', actProbability = 0.97, want, relative = 'none', ask = [], facts = [] }: Annotation,
  marked: readonly MarkedSpan[],
  spans: readonly SpanToScore[],
): MessageScores {
  return {
    acts: [{ id: act, probability: actProbability }],
    wants: want === undefined ? [] : [sure(want)],
    relatives: [sure(relative)],
    asks: ask.map(sure),
    facts: facts.map(sure),
    spans: spans.map((span) =>
      scoresOf(marked.find(({ start, end }) => start < span.end && end > span.start)),
    ),
  } as MessageScores;
}

const sure = <T>(id: T) => ({ id, probability: 0.97 });

function scoresOf(span: MarkedSpan | undefined): SpanScores {
  const {
    role = 'other',
    owner = 'me',
    kind = 'none',
    case: variant = 'none',
    relative = 'none',
  } = span ?? {};
  return {
    roles: [sure(role)],
    owners: [sure(owner)],
    kinds: [sure(kind)],
    cases: [sure(variant)],
    relatives: [sure(relative)],
  } as SpanScores;
}
