import type { FieldAbout } from '#advisor/calculators/define/fields.ts';
import type { Mention } from '#advisor/understand/mention.ts';
import { isDenied } from '#advisor/understand/negation.ts';
import { findCue, stemsOf, type Sentence } from '#advisor/understand/sentence.ts';
import { textAfter, textBefore } from '#advisor/understand/around.ts';

/** Words that stand next to so many numbers that they say little about any. */
const weak = new Set(
  'at in to for from and have of by pay make get up over need want year month now contribute'.split(' '),
);

/** How strongly the words around a mention speak for a field: those right before or after it count most. */
export function nearness(
  { cues, label, phrase }: Pick<FieldAbout, 'cues' | 'label' | 'phrase'>,
  sentence: Sentence,
  mention: Mention,
  others: readonly Mention[],
): number {
  if (phrase?.test(withNumberSign(sentence, mention))) return named;
  const scores = [...cues, label]
    .map((cue) => strengthOf(cue) * closest(cue, sentence, mention, others))
    .toSorted((a, b) => b - a);
  return (scores[0] ?? 0) + 0.25 * (scores[1] ?? 0);
}

/** From here on a word right beside the number names the field. */
export const clearlyNamed = 0.85;

/** As strong as a cue of several words right beside the number. */
const named = 1.3;

/** The text around a number, which is a # in it. */
export function withNumberSign({ text }: Sentence, { start, end }: Mention): string {
  return `${textBefore(text, start)}#${textAfter(text, end)}`;
}

function strengthOf(cue: string): number {
  const stems = stemsOf(cue);
  if (stems.length === 1 && weak.has(cue)) return 0.55;
  return 1 + 0.3 * (stems.length - 1);
}

/** How many words away a word still says something, little as it is. */
const farthest = 30;

/** No word so many words away counts more than this. */
const mostAt = (words: number) => 1.05 / (1 + 0.3 * words);

function closest(cue: string, sentence: Sentence, mention: Mention, others: readonly Mention[]): number {
  const places = findCue(sentence, cue);
  if (places.length === 0) return 0;
  const length = stemsOf(cue).length;
  const { opening, closing } = wordsBeside(sentence, mention);
  const [from, to] = [opening, closing].map((at) => (at === -1 ? sentence.words.length : at)) as [
    number,
    number,
  ];
  const near = places
    .filter((first) => first >= from - farthest && first <= to + farthest)
    .map((first) => {
      const isBefore = sentence.words[first + length - 1]!.end <= mention.start;
      return { first, words: isBefore ? between(first + length, opening) : between(closing, first) };
    })
    .toSorted((a, b) => a.words - b.words);
  let best = 0;
  for (const { first, words } of near) {
    if (mostAt(words) <= best) break;
    best = Math.max(best, weightOf({ first, length, words }, sentence, mention, others));
  }
  return best;
}

interface WordsBeside {
  /** The index of the first word of the mention, and of the first behind it; -1 where there is none. */
  opening: number;
  closing: number;
}

/** Every cue of every field asks for the same. */
const beside = new WeakMap<Mention, WordsBeside & { sentence: Sentence }>();

function wordsBeside(sentence: Sentence, mention: Mention): WordsBeside {
  const known = beside.get(mention);
  if (known?.sentence === sentence) return known;
  const found = {
    sentence,
    opening: sentence.words.findIndex((word) => word.end > mention.start),
    closing: sentence.words.findIndex((word) => word.start >= mention.end),
  };
  beside.set(mention, found);
  return found;
}

interface CuePlace {
  /** The index of its first word, and how many it has. */
  first: number;
  length: number;
  /** How many words are between it and the number. */
  words: number;
}

function weightOf(
  { first, length, words }: CuePlace,
  sentence: Sentence,
  mention: Mention,
  others: readonly Mention[],
): number {
  const start = sentence.words[first]!.start;
  const end = sentence.words[first + length - 1]!.end;
  // "A month" inside the amount is told by its period already.
  if (start < mention.end && end > mention.start) return mention.per ? 0.3 : 1;
  // The "% down" of "5% down 6.75%" is that of the first number, whatever stands behind it.
  if (others.some((other) => other.kind === 'rate' && start < other.end && end > other.start)) return 0;
  if (isDenied(sentence, first)) return 0;
  const [left, right] = end <= mention.start ? [end, mention.start] : [mention.end, start];
  const apart = sentence.text.slice(left, right);
  const numbers = others.filter((other) => other.start >= left && other.end <= right).length;
  // A word behind a number belongs to it only within the same clause; one before it reaches further.
  const parted = partedBy(apart, end <= mention.start);
  const follows = start >= mention.end;
  const wonted = follows === namesFollow(sentence, others);
  // A word between two numbers belongs to the one on its usual side.
  const shared = others.some((other) =>
    follows ? isBeside(sentence, end, other.start) : isBeside(sentence, other.end, start),
  );
  const side = words > 0 ? 1 : wonted ? 1.05 : shared ? 0.55 : 1;
  return (side * parted * 0.45 ** numbers) / (1 + 0.3 * words);
}

/** What stands between makes a word matter less, most of all one of the next sentence. */
function partedBy(apart: string, before: boolean): number {
  if (!/[;.?!:]|,(?!\d)/.test(apart)) return 1;
  if (before) return 0.5;
  return /[.?!]\s/.test(apart) ? 0.1 : 0.25;
}

/** How many words stand from one up to another; none is known behind the last. */
function between(first: number, next: number): number {
  return first === -1 || next === -1 ? 0 : Math.max(0, next - first);
}

/** A comma keeps a word from the number on its other side. */
function isBeside({ text }: Sentence, end: number, start: number): boolean {
  return start >= end && start - end <= 2 && !text.slice(end, start).includes(',');
}

/**
 * "80% stocks 20% bonds" and not "house 500k mortgage 320k": a number that a comma or an end keeps from one of its
 * neighbours tells on which side the names stand; where none does, the last one.
 */
function namesFollow(sentence: Sentence, mentions: readonly Mention[]): boolean {
  const known = followed.get(mentions);
  if (known?.sentence === sentence) return known.follow;
  const follow = doNamesFollow(sentence.text, mentions);
  followed.set(mentions, { sentence, follow });
  return follow;
}

/** Every cue of every field asks for the same. */
const followed = new WeakMap<readonly Mention[], { sentence: Sentence; follow: boolean }>();
/** No word that matters is longer. */
const nearby = 24;

/** "62 vs 70" goes on to another case, not to a name. */
const followedByName = /^\s*(?:in\s+|of\s+)?(?!(?:vs|versus|or)\b)[\p{L}]/iu;

function doNamesFollow(text: string, all: readonly Mention[]): boolean {
  // "At 7% return 1% fee 30 years": a time is named by its own unit.
  const timeless = all.filter(({ kind }) => kind !== 'duration');
  const mentions = timeless.length > 1 ? timeless : all;
  const sides = mentions.map(({ start, end }) =>
    sideOfName(text.slice(Math.max(0, start - nearby), start), text.slice(end, end + nearby)),
  );
  const sum = sides.reduce<number>((total, side) => total + side, 0);
  if (sum !== 0) return sum > 0;
  const last = mentions.at(-1);
  const name = mentions.length < all.length ? nameBehind : followedByName;
  return last !== undefined && name.test(text.slice(last.end));
}

const joining =
  'at|for|in|of|on|to|from|with|and|or|by|per|a|an|over|is|are|than|as|if|when|how|what|but|so|i|we';
const nameBehind = new RegExp(String.raw`^\s+(?!(?:${joining})\b)\p{L}`, 'iu');
const nameBefore = new RegExp(String.raw`(?<!\b(?:${joining}))(?<=\p{L})\s+$`, 'iu');

/** 1 where the name can only stand behind the number, -1 where only before it, 0 where nobody can tell. */
function sideOfName(before: string, behind: string): -1 | 0 | 1 {
  const [opens, closes] = [/(?:^|[,;:(.?!])\s*$/.test(before), /^\s*(?:$|[,;:).?!])/.test(behind)];
  if (opens && !closes && nameBehind.test(behind)) return 1;
  return closes && !opens && nameBefore.test(before) ? -1 : 0;
}
