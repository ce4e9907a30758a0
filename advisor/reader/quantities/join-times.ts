import type { Quantity } from '#advisor/reader/quantities/quantity.ts';

/** "2 years and 6 months" is one time. */
export function joinTimes(found: readonly Quantity[], text: string): Quantity[] {
  const joined: Quantity[] = [];
  for (const one of found) {
    const last = joined.at(-1);
    const together =
      last?.unit === 'time' &&
      one.unit === 'time' &&
      /^\s*(?:and|,)?\s*$/.test(text.slice(last.end, one.start)) &&
      /year|yr/i.test(last.said) &&
      /month|mo\b/i.test(one.said);
    if (together)
      joined[joined.length - 1] = {
        ...last,
        value: last.value + one.value,
        months: (last.months ?? 0) + (one.months ?? 0),
        end: one.end,
        said: text.slice(last.start, one.end),
      };
    else joined.push(one);
  }
  return joined;
}

/** Ages at which months matter, as to Social Security. */
const agesInMonths = { from: 50, through: 75 };

/** "63 and 4 months" is one age, also in "63 and 4 months to 68"; "63 and 4 months from retiring" is not. */
export function joinAges(found: readonly Quantity[], text: string): Quantity[] {
  const joined: Quantity[] = [];
  for (const one of found) {
    const last = joined.at(-1);
    const isAge =
      last !== undefined &&
      (last.unit === 'none' || last.unit === 'age') &&
      Number.isInteger(last.value) &&
      last.value >= agesInMonths.from &&
      last.value <= agesInMonths.through;
    const isMonths =
      one.unit === 'time' &&
      /month|mo\b/i.test(one.said) &&
      one.months !== undefined &&
      one.months >= 1 &&
      one.months <= 11 &&
      !/^\s*(?:from|of|to(?!\s+\d)|until|till|before|left|later|after|away|ago|behind|late)\b/i.test(
        text.slice(one.end),
      );
    if (isAge && isMonths && /^\s*(?:and|&|plus)\s*$/i.test(text.slice(last.end, one.start)))
      joined[joined.length - 1] = {
        unit: 'age',
        value: last.value + one.value,
        start: last.start,
        end: one.end,
        said: text.slice(last.start, one.end),
      };
    else joined.push(one);
  }
  return joined;
}
