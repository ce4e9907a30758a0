import { aboutField, type FieldAbout, type Fields } from '#advisor/calculators/define/fields.ts';
import { saysNone } from '#advisor/understand/negation.ts';
import { findCue, type Sentence } from '#advisor/understand/sentence.ts';

/** "Ignoring taxes and insurance", "no PMI", "without closing costs": what is named behind it counts as nothing. */
const negators =
  /\b(?:ignor(?:e|ing)|exclud(?:e|ing)|disregard(?:ing)?|leav(?:e|ing) (?:out|aside)|not counting|no|without|zero)\b/gi;
/** A clause ends there, and so does what it leaves out. */
const clauseEnd =
  /[.;:?!()\d$]|,(?!\s*(?:and\s+|or\s+)?\w+(?:\s+\w+)?(?:\s*,|\s+and\b|\s+or\b))|\bbut\b|\bwith\b/;
const longest = 60;

/**
 * The fields that a question says are nothing, with where it does: those that would otherwise be something ("ignoring
 * taxes"), and amounts that have to be given ("no other income").
 */
export function readNone(fields: Fields, sentence: Sentence): Record<string, number> {
  const none: Record<string, number> = {};
  const leftOut = [...sentence.text.matchAll(negators)].map((match) => clauseBehind(sentence.text, match));
  for (const [name, field] of Object.entries(fields)) {
    const about = aboutField(field);
    const clause =
      about && countsUnlessSaid(about) ? leftOut.find((one) => isNamed(about, sentence, one)) : undefined;
    if (clause) none[name] = clause.from;
    else if (about && isRequiredAmount(about) && saysNone(about, sentence)) none[name] = 0;
  }
  return none;
}

interface Clause {
  from: number;
  start: number;
  end: number;
}

function clauseBehind(text: string, match: RegExpExecArray): Clause {
  const start = match.index + match[0].length;
  const rest = text.slice(start, start + longest);
  const stop = rest.search(clauseEnd);
  return { from: match.index, start, end: start + (stop === -1 ? rest.length : stop) };
}

function countsUnlessSaid({ default: usual, min = 0 }: FieldAbout): boolean {
  return typeof usual?.value === 'number' && usual.value !== 0 && min <= 0;
}

function isRequiredAmount({ default: usual, min, unit }: FieldAbout): boolean {
  return usual === undefined && min === 0 && unit.startsWith('usd');
}

/** Short words stand behind a "no" for anything. */
const shortest = 3;

function isNamed({ cues }: FieldAbout, sentence: Sentence, { start, end }: Clause): boolean {
  return cues.some(
    (cue) =>
      cue.length >= shortest &&
      findCue(sentence, cue).some((at) => {
        const word = sentence.words[at]!;
        return word.start >= start && word.end <= end;
      }),
  );
}
