import type { FieldAbout } from '#advisor/calculators/define/fields.ts';
import { hasWord, type Picture } from '#advisor/picture/picture.ts';
import { isLeftOut } from '#advisor/plan/left-out.ts';

/** The value that facts in words give a rate, a choice or a flag. */
export function valueInWords(about: FieldAbout, picture: Picture): number | string | boolean | undefined {
  if (about.unit === 'percent') return isLeftOut(about, picture) ? 0 : undefined;
  if (about.unit === 'flag')
    return about.fact !== undefined && hasWord(picture, about.fact)
      ? about.default?.value !== true
      : undefined;
  if (about.unit !== 'choice') return undefined;
  const { facts } = about;
  if (facts) return likeliestOption(facts, picture);
  const told = picture.words.findLast(({ key }) => key === about.fact);
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
    words.flatMap(({ key, value, turn, probability }) =>
      [names].flat().includes(`${key}=${value}`) ? [{ option, order, key, turn, probability }] : [],
    ),
  );
  type Told = (typeof told)[number];
  const surer = (one: Told, other: Told) =>
    one.key !== other.key && Math.min(one.probability, other.probability) >= clear
      ? one.order - other.order
      : other.probability - one.probability;
  return told.toSorted((one, other) => other.turn - one.turn || surer(one, other))[0]?.option;
}
