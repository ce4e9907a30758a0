import type { Reading } from '#advisor/reader/reading.ts';

/** From this many people on an employer is large for Medicare. */
export const largeEmployer = 20;
/** "At 65": a bare number that is an age was read as one already, and nobody works in a firm of one. */
const fewest = 2;

const isSize = ({ id }: { id: string }) => id.startsWith('employer_size=');

/**
 * "My employer has 12 people": the reader may take a firm for large because its size is spoken of at all. The one plain
 * number without a meaning beside that is how many work there, and it decides.
 */
export function sizeByPeople({ told, facts }: Pick<Reading, 'told' | 'facts'>): Reading['facts'] {
  if (!facts.some(isSize)) return facts;
  const counts = told.filter(
    ({ role, unit, value, said }) =>
      (role === 'other' || role === 'n_people') &&
      // "1,100" is written like an amount.
      (unit === 'none' || (unit === 'money' && !said.includes('$'))) &&
      Number.isInteger(value) &&
      value >= fewest,
  );
  const [people] = counts;
  if (!people || counts.length > 1) return facts;
  const size = people.value < largeEmployer ? 'small' : 'large';
  return [...facts.filter((one) => !isSize(one)), { id: `employer_size=${size}`, probability: 1 }];
}
