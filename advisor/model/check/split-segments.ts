/** A piece of Markdown that is complete enough to be judged: a sentence, a line, or part of a very long one. */
export interface Segment {
  kind: 'prose' | 'fence-open' | 'fence' | 'fence-close';
  text: string;
  atLineStart: boolean;
}

/** How much further the text has to be known before a long sentence is cut: longer than any unit behind a number. */
const lookAhead = 40;

const fenceLine = /^\s*(?<marks>`{3,}|~{3,})(?<info>[^\n]*)/;
const sentenceEnd = /[.!?…]["'”’)\]*_]*[ \t]/g;
/** Points that end no sentence: abbreviations, initials, the ordinal of a list. */
const noEnd =
  /(?:\b(?:e\.g|i\.e|vs|etc|approx|incl|no|st|mr|ms|mrs|dr|inc|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)|(?:^|[\s.(])\p{Lu}|^\s*(?:[>*+-]\s+)*(?:#{1,6}\s+)?(?:\*\*)?\d+)\.$/iu;

/**
 * Cuts a stream into segments, at the same places however it arrives. What is cut never depends on text that is yet to
 * come, and at most `most` characters (and the look-ahead) are held back.
 */
export function createSplitter(most: number) {
  let held = '';
  let atLineStart = true;
  let fence: string | null = null;

  function* drain(final: boolean): Generator<Segment> {
    for (;;) {
      const byLine = fence !== null || (atLineStart && fenceLine.test(held));
      const end = findEnd(held, { most, byLine, final });
      if (end === 0) return;
      yield take(end);
    }
  }

  function take(end: number): Segment {
    const segment = { text: held.slice(0, end), atLineStart };
    held = held.slice(end);
    const kind = kindOf(segment.text, segment.atLineStart);
    atLineStart = segment.text.endsWith('\n');
    return { kind, ...segment };
  }

  function kindOf(text: string, first: boolean): Segment['kind'] {
    const { marks, info = '' } = (first ? fenceLine.exec(text)?.groups : undefined) ?? {};
    if (fence === null) {
      if (marks === undefined) return 'prose';
      fence = marks;
      return 'fence-open';
    }
    if (marks === undefined || !marks.startsWith(fence) || info.trim() !== '') return 'fence';
    fence = null;
    return 'fence-close';
  }

  return {
    push(text: string): Generator<Segment> {
      held += text;
      return drain(false);
    },
    flush: () => drain(true),
  };
}

interface EndOptions {
  most: number;
  byLine: boolean;
  final: boolean;
}

/** How many characters make up the next segment; 0 where that is not known yet. */
function findEnd(held: string, { most, byLine, final }: EndOptions): number {
  const near = held.slice(0, most);
  const ends = [near.indexOf('\n') + 1, byLine ? 0 : firstSentenceEnd(near)].filter((end) => end > 0);
  if (ends.length > 0) return Math.min(...ends);
  if (held.length >= most + lookAhead) return safeCut(held.slice(0, most + lookAhead), most);
  return final ? held.length : 0;
}

function firstSentenceEnd(near: string): number {
  for (const match of near.matchAll(sentenceEnd)) {
    const before = near.slice(0, match.index + 1);
    if (!noEnd.test(before)) return match.index + match[0].length;
  }
  return 0;
}

/** Between two words, neither of which is part of a number or of its unit. */
const betweenWords =
  /(?<=\p{L}[,;:]?)\s(?=(?!(?:hundred|thousand|million|billion|trillion|percent|percentage|dollars|years?|months?)\b)\p{L})/giu;

function safeCut(known: string, most: number): number {
  const safe = [...known.matchAll(betweenWords)].map(({ index }) => index + 1).filter((cut) => cut <= most);
  if (safe.length > 0) return safe.at(-1)!;
  const space = known.lastIndexOf(' ', most - 1) + 1;
  if (space > 0) return space;
  // One long run: at least not inside of digits.
  const digits = /[\d.,$]+$/.exec(known.slice(0, most))?.[0].length ?? 0;
  return digits < most ? most - digits : most;
}
