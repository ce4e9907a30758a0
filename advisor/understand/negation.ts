import type { FieldAbout } from '#advisor/calculators/define/fields.ts';
import { findCue, stemsOf, type Sentence } from '#advisor/understand/sentence.ts';

const before =
  /\b(?:no|without|zero|have(?:n['’]t| not) (?:any )?|don['’]?t (?:have|get)(?: any)?)\s+(?:other\s+|more\s+|additional\s+|any\s+)?$/i;
/** What is denied ends here, or goes on with something else; "no income limit" denies a limit. */
const after =
  /^\s*(?:$|[,.;:?!)–—]|(?:yet|and|but|besides|except|other|at all|this year|whatsoever|or|so|right now|of any kind|i|we)\b)/i;

/** Whether a cue that begins at this word is denied: "no Social Security yet". */
export function isDenied({ text, words }: Sentence, at: number): boolean {
  return before.test(text.slice(0, words[at]!.start));
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
