import type { MyNumbers } from '#contract/my-numbers.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';

/** What can be saved each month; undefined where none is saved or it is nothing. */
export function spareOf({ facts }: MyNumbers): number | undefined {
  const value = facts.find(({ fact }) => fact === 'monthly_saving')?.value;
  return typeof value === 'number' && value > 0 ? value : undefined;
}

/** The same numbers for a decision that comes after the one that has given the spare money away. */
export function withoutSpare({ facts, ...rest }: MyNumbers): MyNumbers {
  return { ...rest, facts: facts.filter(({ fact }) => fact !== 'monthly_saving') };
}

/** Said where a later step takes money that an earlier one has a use for. */
export function spareComesLater(spare: number, title: string): string {
  return `Your ${monthly(spare)} goes to “${title}” first, and to this once that is done.`;
}

/** Said where the earlier step has no end, so that both take a part of the money. */
export function spareIsShared(spare: number, title: string): string {
  return `This comes out of the same ${monthly(spare)} as “${title}”, so what you put aside here is less there.`;
}

const monthly = (value: number) => formatQuantity({ value, unit: 'usd_per_month' });
