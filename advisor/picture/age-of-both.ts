import type { Owner } from '#advisor/reader/roles.ts';
import type { ReadQuantity, Reading } from '#advisor/reader/reading.ts';

/** Of one's own age the reading gives two people one in a hundred; of "couple both 71" a quarter and more. */
const mayBeOfBoth = 0.15;
const adults: ReadonlySet<Owner> = new Set<Owner>(['me', 'spouse', 'both']);

/** "Retired couple both 71": the only age that is told, and perhaps that of both, is that of both. */
export function withAgeOfBoth({ told }: Pick<Reading, 'told'>): readonly ReadQuantity[] {
  const ages = told.filter(({ role, owner }) => role === 'age' && adults.has(owner));
  const [age] = ages;
  if (ages.length !== 1 || age?.owner !== 'me') return told;
  const share = age.otherOwners?.find(({ id }) => id === 'both')?.probability ?? 0;
  return share < mayBeOfBoth ? told : told.map((one) => (one === age ? { ...one, owner: 'both' } : one));
}
