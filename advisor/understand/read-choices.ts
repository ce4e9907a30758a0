import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import { findCue, stemsOf, type Sentence } from '#advisor/understand/sentence.ts';
import { textAfter } from '#advisor/understand/around.ts';

export interface ReadChoice {
  value: string | boolean;
  /** Where it was read. */
  start: number;
  said: string;
}

/** Choices and flags, by their words; of several the longest, because it is the most exact, or the one that is named. */
export function readChoices(fields: Fields, sentence: Sentence): Record<string, ReadChoice> {
  const found: Record<string, ReadChoice> = {};
  for (const [name, field] of Object.entries(fields)) {
    const about = aboutField(field);
    const options =
      about?.unit === 'choice' ? about.options : about?.unit === 'flag' ? flagOptions(about) : undefined;
    // A long label has words that stand beside anything.
    const label = (about?.label ?? '').split(/\s+/);
    const labelled = label.length <= 2 ? label : [];
    const best = Object.entries(options ?? {})
      .flatMap(([value, words]) => words.map((word) => ({ value, word, at: lastOf(sentence, word) })))
      .filter(({ at }) => at !== undefined)
      .map((match) => ({
        ...match,
        weight:
          match.word.length +
          beside(sentence, match.at!, labelled) +
          (about?.first?.includes(match.value) ? outweighing : 0),
      }))
      .toSorted((a, b) => b.weight - a.weight)[0];
    const outright = about?.outright?.when.exec(sentence.text);
    if (outright) {
      found[name] = { value: about!.outright!.value, start: outright.index, said: outright[0] };
      continue;
    }
    const other = best ? null : about?.otherwise?.when.exec(sentence.text);
    if (other) found[name] = { value: about!.otherwise!.value, start: other.index, said: other[0] };
    if (!best || best.at === undefined) continue;
    const value = about?.unit === 'flag' ? best.value === 'true' : best.value;
    found[name] = { value, start: best.at, said: best.word };
  }
  return found;
}

/** More than any length and any label. */
const outweighing = 1000;

const against =
  /^\s*,?\s*(?:vs\.?|versus|or|compared (?:to|with)|instead of|rather than)\s+(?:\w+\s+){0,3}$/i;

/** What the pattern above has room for. */
const mostWordsBetween = 6;

/** "Single versus head of household": a second option that is held against the first. */
export function readOtherChoice(
  fields: Fields,
  sentence: Sentence,
  chosen: Readonly<Record<string, unknown>>,
): { field: string; value: string } | undefined {
  for (const [field, schema] of Object.entries(fields)) {
    const about = aboutField(schema);
    if (about?.unit !== 'choice' || !(field in chosen)) continue;
    const said = Object.entries(about.options ?? {}).flatMap(([value, words]) =>
      words.flatMap((word) =>
        findExactly(sentence, word).map((at) => {
          const last = at + stemsOf(word).length - 1;
          return { value, at, last, start: sentence.words[at]!.start, end: sentence.words[last]!.end };
        }),
      ),
    );
    const byPlace = Map.groupBy(said, ({ at }) => at);
    const nextTo = ({ last }: { last: number }) =>
      Array.from({ length: mostWordsBetween + 1 }, (_, n) => byPlace.get(last + 1 + n) ?? []).flat();
    const held = said.find((one) =>
      nextTo(one).some(
        (other) =>
          one.value !== other.value &&
          [one.value, other.value].includes(String(chosen[field])) &&
          against.test(sentence.text.slice(one.end, other.start)),
      ),
    );
    if (!held) continue;
    const second = said.find(({ value, start }) => value !== held.value && start > held.end)!.value;
    return { field, value: held.value === chosen[field] ? second : held.value };
  }
  return undefined;
}

/** A word of the label right beside an option outweighs any length: "compounded daily", not "yearly rate". */
function beside(sentence: Sentence, start: number, labelled: readonly string[]): number {
  const at = sentence.words.findIndex((word) => word.start === start);
  const near = labelled.some((word) => findCue(sentence, word).some((place) => Math.abs(place - at) <= 2));
  return near ? 100 : 0;
}

/** The words of a flag turn it from its default to the other side. */
function flagOptions({ cues, default: usual }: { cues: readonly string[]; default?: { value: unknown } }) {
  return { [String(usual?.value !== true)]: cues };
}

function lastOf(sentence: Sentence, word: string): number | undefined {
  const at = findExactly(sentence, word).at(-1);
  return at === undefined ? undefined : sentence.words[at]!.start;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[()’']/g, '')
    .replaceAll(/%\s+/g, '%');
}

/** Plurals that mean something else than what they are the plural of. */
const pluralsOfTheirOwn = new Set(['futures']);

/** Every calculator asks for the options of the same few choices. */
const exact = new WeakMap<Sentence, Map<string, readonly number[]>>();

/** An option is meant by its very words: "single" is not "singles out", but "401(k)" is "401k". */
export function findExactly(sentence: Sentence, word: string): readonly number[] {
  let known = exact.get(sentence);
  if (!known) exact.set(sentence, (known = new Map()));
  let places = known.get(word);
  if (!places) known.set(word, (places = searchExactly(sentence, word)));
  return places;
}

function searchExactly(sentence: Sentence, word: string): number[] {
  const wanted = pluralsOfTheirOwn.has(word) ? word : plain(word).replace(/s$/, '');
  return findCue(sentence, word).filter((at) => {
    const said = plain(textAfter(sentence.text, sentence.words[at]!.start)).replaceAll(/\s+/g, ' ');
    return said.startsWith(wanted) && !/^s?\p{L}/u.test(said.slice(wanted.length).replace(/^s\b/, ''));
  });
}
