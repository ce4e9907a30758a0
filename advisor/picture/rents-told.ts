import { timesAYear } from '#advisor/reader/quantities/quantity.ts';
import type { PictureFact } from '#advisor/picture/picture.ts';

/** "Each side" of a house for two, where no number of homes is told. */
const sides = 2;
/** A year's rent below this share of the price is that of one home of several. */
const leastYearlyShare = 0.05;

/** "Duplex, 1,150 each side", "four units at 750": a rent told of one home becomes that of all of them. */
export function withRentTotals(facts: readonly PictureFact[]): PictureFact[] {
  const rents = facts.filter(({ role, source }) => role === 'rental_income' && source === 'words');
  const units = facts.find(({ role }) => role === 'n_units');
  const price = facts.find(({ role }) => role === 'home_price' || role === 'home_value');
  const [rent] = rents;
  if (!rent || rents.length > 1 || rent.case !== 'none') return [...facts];
  const aYear = rent.value * timesAYear[rent.per ?? 'month'];
  const isOfOne = units !== undefined && price !== undefined && aYear < price.value * leastYearlyShare;
  if (!rent.each && !isOfOne) return [...facts];
  const count = units?.value ?? sides;
  return facts.map((fact) =>
    fact === rent
      ? {
          ...fact,
          value: fact.value * count,
          source: 'derived' as const,
          ...(units ? { times: [units] } : {}),
          said: `${units?.said ?? count} x ${fact.said}`,
        }
      : fact,
  );
}
