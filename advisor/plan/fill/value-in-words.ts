import type { FieldAbout } from '#advisor/calculators/define/fields.ts';
import { hasWord, type Picture } from '#advisor/picture/picture.ts';
import { isLeftOut } from '#advisor/plan/fill/left-out.ts';

/** The value that facts in words give a rate, a choice or a flag. */
export function valueInWords(about: FieldAbout, picture: Picture): number | string | boolean | undefined {
  if (about.unit === 'percent') return isLeftOut(about, picture) ? 0 : undefined;
  if (about.unit === 'flag')
    return about.fact !== undefined &&
      hasWord(picture, about.fact) &&
      !(about.unless !== undefined && hasWord(picture, about.unless))
      ? about.default?.value !== true
      : undefined;
  if (about.unit !== 'choice') return undefined;
  const { facts, leastSure = 0 } = about;
  // Where one fact decides alone, two values that are about as likely say nothing.
  const isClear = ({ probability, rival }: Word) =>
    probability >= leastSure && (leastSure === 0 || rival === undefined);
  const words = picture.words.filter(isClear);
  if (facts) return likeliestOption(facts, { ...picture, words });
  const last = picture.words.findLast(({ key }) => key === about.fact);
  const told = picture.words.find(({ key, turn }) => key === about.fact && turn === last?.turn);
  return told && about.options?.includes(told.value) ? told.value : undefined;
}

/** From here on a fact in words is clear. */
const clear = 0.65;

/**
 * Of several options that words speak for, the one told last, and of one message the one that is read most surely. A
 * covered call is also a call: where facts of two kinds are clear, the option that is named first is the closer one.
 */
function likeliestOption(facts: NonNullable<FieldAbout['facts']>, { words }: Picture): string | undefined {
  const told = Object.entries(facts).flatMap(([option, names], order) =>
    [names].flat().flatMap((name) => toldTogether(name, words).map((word) => ({ option, order, ...word }))),
  );
  type Told = (typeof told)[number];
  const surer = (one: Told, other: Told) =>
    one.key !== other.key && Math.min(one.probability, other.probability) >= clear
      ? one.order - other.order
      : other.probability - one.probability;
  return told.toSorted((one, other) => other.turn - one.turn || surer(one, other))[0]?.option;
}

type Word = Picture['words'][number];

/** What was told of a fact in words; of "one & another", all of them together, as late as the last and as sure as the least. */
function toldTogether(name: string, words: readonly Word[]): Pick<Word, 'key' | 'turn' | 'probability'>[] {
  const [first = [], ...others] = name
    .split(' & ')
    .map((one) => words.filter(({ key, value }) => `${key}=${value}` === one));
  if (others.length === 0) return first;
  const latest = [first, ...others].map((all) => all.at(-1));
  if (!latest.every((one) => one !== undefined)) return [];
  return [
    {
      key: latest.map(({ key }) => key).join(' & '),
      turn: Math.max(...latest.map(({ turn }) => turn)),
      probability: Math.min(...latest.map(({ probability }) => probability)),
    },
  ];
}
