import { periodOf } from '#advisor/picture/convert.ts';
import { nearestTold } from '#advisor/picture/derived/nearest-told.ts';
import type { PictureFact } from '#advisor/picture/picture.ts';
import { timesAYear } from '#advisor/reader/quantities/quantity.ts';

/** "Each side" of a house for two, where no number of homes is told. */
const sides = 2;
/** A year's rent below this share of the price is that of one home of several. */
const leastYearlyShare = 0.05;

/** "Duplex, 1,150 each side", "three units at 1,200 and one at 900": the rent of one home becomes that of all like it. */
export function withRentTotals(facts: readonly PictureFact[]): readonly PictureFact[] {
  const rents = facts.filter(({ role, source }) => role === 'rental_income' && source === 'words');
  const numbers = facts.filter(({ role }) => role === 'n_units');
  const [rent] = rents;
  if (rent && rents.length === 1)
    return isOfOne(rent, facts) ? withTotals(facts, [[rent, rentedOf(numbers)]]) : facts;
  if (!rent || numbers.length !== rents.length) return facts;
  return withTotals(
    facts,
    numbers.flatMap((units) => {
      const nearest = nearestTold(units, rents);
      return nearest ? [[nearest, units] as const] : [];
    }),
  );
}

/** "A 4 plex, 3 units at 1,400 each": the fewer ones are rented out. */
const rentedOf = (numbers: readonly PictureFact[]): PictureFact | undefined =>
  numbers.toSorted((one, other) => one.value - other.value)[0];

/** Whether the only rent is that of one home: it is said of each, or too little for the price of several. */
function isOfOne(rent: PictureFact, facts: readonly PictureFact[]): boolean {
  if (rent.case !== 'none') return false;
  const price = facts.find(({ role }) => role === 'home_price' || role === 'home_value');
  const hasUnits = facts.some(({ role }) => role === 'n_units');
  const aYear = rent.value * timesAYear[rent.per ?? 'month'];
  return rent.each === true || (hasUnits && price !== undefined && aYear < price.value * leastYearlyShare);
}

/** Each rent times the number of its units. */
function withTotals(
  facts: readonly PictureFact[],
  counted: readonly (readonly [PictureFact, PictureFact | undefined])[],
): PictureFact[] {
  return facts.map((fact) => {
    const found = counted.find(([rent]) => rent === fact);
    if (!found) return fact;
    const units = found[1];
    const number = units?.value ?? sides;
    return {
      ...fact,
      value: fact.value * number,
      // How often the rent of one comes goes by its own size.
      per: periodOf(fact) ?? ('month' as const),
      source: 'derived' as const,
      ...(units ? { times: [units] } : {}),
      said: `${units?.said ?? number} x ${fact.said}`,
    };
  });
}
