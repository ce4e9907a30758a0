import type { FieldAbout } from '#advisor/calculators/define/fields.ts';
import type { Mention } from '#advisor/understand/mention.ts';
import { findCue, stemsOf, type Sentence } from '#advisor/understand/sentence.ts';

/** Words that stand next to so many numbers that they say little about any. */
const weak = new Set(
  'at in to for from and have of by pay make get up over need want year month now contribute'.split(' '),
);

/** How strongly the words around a mention speak for a field: those right before or after it count most. */
export function nearness(
  { cues, label }: Pick<FieldAbout, 'cues' | 'label'>,
  sentence: Sentence,
  mention: Mention,
  others: readonly Mention[],
): number {
  const scores = [...cues, label]
    .map((cue) => strengthOf(cue) * closest(cue, sentence, mention, others))
    .toSorted((a, b) => b - a);
  return (scores[0] ?? 0) + 0.25 * (scores[1] ?? 0);
}

function strengthOf(cue: string): number {
  const stems = stemsOf(cue);
  if (stems.length === 1 && weak.has(cue)) return 0.55;
  return 1 + 0.3 * (stems.length - 1);
}

function closest(cue: string, sentence: Sentence, mention: Mention, others: readonly Mention[]): number {
  const length = stemsOf(cue).length;
  const near = findCue(sentence, cue).map((first) => {
    const start = sentence.words[first]!.start;
    const end = sentence.words[first + length - 1]!.end;
    // "A month" inside the amount is told by its period already.
    if (start < mention.end && end > mention.start) return mention.per ? 0.3 : 1;
    const [from, to] = end <= mention.start ? [end, mention.start] : [mention.end, start];
    const between = sentence.text.slice(from, to);
    const words = sentence.words.filter((word) => word.start >= from && word.end <= to).length;
    const numbers = others.filter((other) => other.start >= from && other.end <= to).length;
    // A word behind a number belongs to it only within the same clause; one before it reaches further.
    const parted = partedBy(between, end <= mention.start);
    const follows = start >= mention.end;
    const wonted = follows === namesFollow(sentence, others);
    // A word between two numbers belongs to the one on its usual side.
    const shared = others.some((other) =>
      follows ? isBeside(end, other.start) : isBeside(other.end, start),
    );
    const side = words > 0 ? 1 : wonted ? 1.05 : shared ? 0.55 : 1;
    return (side * parted * 0.45 ** numbers) / (1 + 0.3 * words);
  });
  return Math.max(0, ...near);
}

/** What stands between makes a word matter less, most of all one of the next sentence. */
function partedBy(between: string, before: boolean): number {
  if (!/[;.?!:]|,(?!\d)/.test(between)) return 1;
  if (before) return 0.5;
  return /[.?!]\s/.test(between) ? 0.1 : 0.25;
}

function isBeside(end: number, start: number): boolean {
  return start >= end && start - end <= 2;
}

/** "62 vs 70" goes on to another case, not to a name. */
const followedByName = /^\s*(?:in\s+|of\s+)?(?!(?:vs|versus|or)\b)[\p{L}]/iu;

/** "80% stocks 20% bonds" and not "house 500k mortgage 320k": the last number tells on which side the names stand. */
function namesFollow({ text }: Sentence, mentions: readonly Mention[]): boolean {
  const last = mentions.at(-1);
  return last !== undefined && followedByName.test(text.slice(last.end));
}
