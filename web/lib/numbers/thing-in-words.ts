import type { OfferedThing } from '#advisor/my-numbers/said-thing.ts';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "Visa with $6,400 owed at 24.9% (saved so far: $7,000)": what would be saved, in the flow of a sentence. */
export function thingInWords({ thing, before }: OfferedThing): string {
  const [now, earlier] = [amountOf(thing), before && amountOf(before)];
  const instead =
    earlier === undefined || earlier === now ? '' : ` (saved so far: ${dollars.format(earlier)})`;
  return `${inWords(thing)}${instead}`;
}

type Thing = OfferedThing['thing'];

function amountOf({ details }: Thing): number {
  if ('balance' in details) return details.balance;
  return 'amount' in details ? details.amount : details.value;
}

function inWords({ kind, name, details }: Thing): string {
  if ('amount' in details) {
    const by = details.by === undefined ? '' : ` by ${monthAndYear.format(new Date(`${details.by}-01`))}`;
    return `goal “${name}” of ${dollars.format(details.amount)}${by}`;
  }
  const rate = 'rate' in details && details.rate !== undefined ? ` at ${details.rate}%` : '';
  if ('value' in details) {
    const mortgage =
      details.mortgage === undefined ? '' : ` with a mortgage of ${dollars.format(details.mortgage)}${rate}`;
    return `${name} worth ${dollars.format(details.value)}${mortgage}`;
  }
  return `${name} with ${dollars.format(details.balance)}${kind === 'debt' ? ` owed${rate}` : ''}`;
}
