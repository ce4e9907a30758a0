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

/** Of several options that words speak for, the one told last, and of one message the one that is read most surely. */
function likeliestOption(facts: NonNullable<FieldAbout['facts']>, { words }: Picture): string | undefined {
  const told = Object.entries(facts).flatMap(([option, names]) =>
    words.flatMap(({ key, value, turn, probability }) =>
      [names].flat().includes(`${key}=${value}`) ? [{ option, turn, probability }] : [],
    ),
  );
  return told.toSorted((one, other) => other.turn - one.turn || other.probability - one.probability)[0]
    ?.option;
}
