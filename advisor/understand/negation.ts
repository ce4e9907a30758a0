import type { FieldAbout } from '#advisor/calculators/define/fields.ts';
import { findCue, stemsOf, type Sentence } from '#advisor/understand/sentence.ts';

const before =
  /\b(?:no|without|zero|have(?:n['’]t| not) (?:any )?|don['’]?t (?:have|get)(?: any)?)\s+(?:other\s+|more\s+|additional\s+|any\s+)?$/i;
/** What is denied ends here, or goes on with something else; "no income limit" denies a limit. */
const after =
  /^\s*(?:$|[,.;:?!)–—]|(?:yet|and|but|besides|except|other|at all|this year|whatsoever|or|so|right now|of any kind|i|we)\b)/i;

/** A denial stands right before what it denies. */
const reach = 40;

/** Every field of every calculator asks it of the same words. */
const denied = new WeakMap<Sentence, Map<number, boolean>>();

/** Whether a cue that begins at this word is denied: "no Social Security yet". */
export function isDenied(sentence: Sentence, at: number): boolean {
  let known = denied.get(sentence);
  if (!known) denied.set(sentence, (known = new Map()));
  let answer = known.get(at);
  if (answer === undefined) {
    const { start } = sentence.words[at]!;
    answer = before.test(sentence.text.slice(Math.max(0, start - reach), start));
    known.set(at, answer);
  }
  return answer;
}

/** Whether a text says that there is nothing of a field: "no other income". */
export function saysNone({ cues }: Pick<FieldAbout, 'cues'>, sentence: Sentence): boolean {
  return cues.some((cue) =>
    findCue(sentence, cue).some((at) => {
      const end = sentence.words[at + stemsOf(cue).length - 1]!.end;
      return isDenied(sentence, at) && after.test(sentence.text.slice(end));
    }),
  );
}
