import { readPeriod, type ReadPeriod } from '#advisor/reader/quantities/read-period.ts';
import type { Quantity } from '#advisor/reader/quantities/quantity.ts';

/** "Half of our 2,460 every two weeks": what comes that often is the half. */
function isWholeOfPart(before: Quantity | undefined, one: Quantity, text: string): boolean {
  return (
    before?.unit === 'percent' &&
    /^half/i.test(before.said) &&
    /^\s*(?:of\s+)?(?:(?:my|our|the|that|his|her)\s+)?\$?$/i.test(text.slice(before.end, one.start))
  );
}

/** "2% a month", "a monthly rate of 2%"; "what gets added each month at 27%" is a yearly rate. */
function isRateOf({ per, end }: ReadPeriod, one: Quantity, text: string): boolean {
  return per === 'month' && (end !== undefined || /\bmonthly\b/i.test(text.slice(0, one.start).slice(-30)));
}

/** "From 22 to 25 an hour": both are the pay of an hour. */
const joinsPay = /^\s*(?:to|or|vs\.?|versus|-|–)\s*\$?$/i;
const mostAnHour = 200;
/** "Twenty six fifty an hour": beyond this the last two digits are cents. */
const leastInCents = 700;

function withHours(found: readonly Quantity[], text: string): Quantity[] {
  const inDollars = found.map((one) =>
    one.per === 'hour' && one.value >= leastInCents && one.unit === 'none' && !/\d/.test(one.said)
      ? { ...one, value: one.value / 100 }
      : one,
  );
  return inDollars.map((one, at) => {
    const next = inDollars[at + 1];
    const isPay =
      next?.per === 'hour' && one.per === undefined && one.unit !== 'time' && one.value <= mostAnHour;
    return isPay && one.unit === next.unit && joinsPay.test(text.slice(one.end, next.start))
      ? { ...one, per: 'hour' as const }
      : one;
  });
}

/** Adds to amounts how often they come. A period behind a rate, "1% a year on my 200k", is told of the rate. */
export function withPeriods(found: readonly Quantity[], text: string): Quantity[] {
  let taken = 0;
  const told = found.map((one, at): Quantity => {
    if (one.unit === 'date' || one.unit === 'age' || one.unit === 'time') return one;
    const period = readPeriod(
      text,
      one,
      Math.max(taken, found[at - 1]?.end ?? 0),
      found[at + 1]?.start ?? text.length,
    );
    if (period?.end !== undefined) taken = period.end;
    if (one.unit === 'percent')
      return period && isRateOf(period, one, text) ? { ...one, isMonthly: true } : one;
    if (!period || isWholeOfPart(found[at - 1], one, text)) return one;
    return { ...one, per: period.per, ...(period.eachCheck ? { eachCheck: true as const } : {}) };
  });
  return withHours(told, text);
}
