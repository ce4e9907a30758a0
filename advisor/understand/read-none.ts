import { aboutField, type FieldAbout, type Fields } from '#advisor/calculators/define/fields.ts';
import { findCue, type Sentence } from '#advisor/understand/sentence.ts';

/** "Ignoring taxes and insurance", "no PMI", "without closing costs": what is named behind it counts as nothing. */
const negators =
  /\b(?:ignor(?:e|ing)|exclud(?:e|ing)|disregard(?:ing)?|leav(?:e|ing) (?:out|aside)|not counting|no|without|zero)\b/gi;
/** A clause ends there, and so does what it leaves out. */
const clauseEnd =
  /[.;:?!()\d$]|,(?!\s*(?:and\s+|or\s+)?\w+(?:\s+\w+)?(?:\s*,|\s+and\b|\s+or\b))|\bbut\b|\bwith\b/;
const longest = 60;

/** The fields that a question says are nothing, with where it does; only those that would otherwise be something. */
export function readNone(fields: Fields, sentence: Sentence): Record<string, number> {
  const none: Record<string, number> = {};
  for (const match of sentence.text.matchAll(negators)) {
    const start = match.index + match[0].length;
    const rest = sentence.text.slice(start, start + longest);
    const stop = rest.search(clauseEnd);
    const end = start + (stop === -1 ? rest.length : stop);
    for (const [name, field] of Object.entries(fields)) {
      const about = aboutField(field);
      if (about && countsUnlessSaid(about) && isNamed(about, sentence, start, end))
        none[name] ??= match.index;
    }
  }
  return none;
}

function countsUnlessSaid({ default: usual, min = 0 }: FieldAbout): boolean {
  return typeof usual?.value === 'number' && usual.value !== 0 && min <= 0;
}

/** Short words stand behind a "no" for anything. */
const shortest = 3;

function isNamed({ cues }: FieldAbout, sentence: Sentence, start: number, end: number): boolean {
  return cues.some(
    (cue) =>
      cue.length >= shortest &&
      findCue(sentence, cue).some((at) => {
        const word = sentence.words[at]!;
        return word.start >= start && word.end <= end;
      }),
  );
}
