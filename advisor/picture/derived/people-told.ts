import type { Picture } from '#advisor/picture/picture.ts';

/**
 * "Our 2 sons and their wives, all four": the second number counts the spouses already, so the first one and the fact
 * that spouses get a gift too say nothing more.
 */
export function withCountedSpouses(picture: Picture): Picture {
  const isOfSpouses = picture.words.some(({ value }) => value === 'spouses_get_gift');
  const [part, whole, ...more] = picture.facts.filter(
    ({ role }) => role === 'n_people' || role === 'n_children',
  );
  const isTotal = part && whole && more.length === 0 && whole.value === 2 * part.value;
  if (!isOfSpouses || !isTotal || whole.turn !== part.turn) return picture;
  return {
    ...picture,
    facts: picture.facts.filter((fact) => fact !== part),
    words: picture.words.filter(({ value }) => value !== 'spouses_get_gift'),
  };
}
