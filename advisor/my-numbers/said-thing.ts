import { z } from 'zod';
import { thingKinds, thingSchemas, type debtKinds, type SavedThing } from '#contract/my-numbers.ts';

/** An account, a debt, a home or a goal as a message told it; of a home perhaps the mortgage alone. */
export const saidThingSchema = z.object({
  kind: z.enum(thingKinds),
  name: z.string().min(1).max(100),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
});

export type SaidThing = z.output<typeof saidThingSchema>;

/** What a debt is called that was told without a name. */
export const debtNames = {
  card: 'Credit card',
  student: 'Student loan',
  car: 'Car loan',
  personal: 'Personal loan',
  medical: 'Medical bill',
  tax: 'Tax debt',
  other: 'Debt',
} as const satisfies Record<(typeof debtKinds)[number], string>;
const unnamed: ReadonlySet<string> = new Set(Object.values(debtNames));

export interface OfferedThing {
  thing: Pick<SavedThing, 'kind' | 'name' | 'details'>;
  /** What was saved before, if this one replaces it. */
  before?: SavedThing;
}

/** What can be saved of what was said: new things, and changes of saved ones. What is saved just so is left out. */
export function offeredThings(said: readonly SaidThing[], saved: readonly SavedThing[]): OfferedThing[] {
  return said.flatMap((one): OfferedThing[] => {
    const before = savedBefore(one, said, saved);
    if (before === 'unclear') return [];
    const read = thingSchemas[one.kind].safeParse({ ...before?.details, ...one.details });
    if (!read.success || (before && isSame(before.details, read.data))) return [];
    const thing = { kind: one.kind, name: before?.name ?? one.name, details: read.data };
    return [{ thing, ...(before ? { before } : {}) }];
  });
}

/**
 * The saved thing that was meant: the one of that name, or the only one of its type. Of several, none is taken for it,
 * and a card of another name is another card.
 */
function savedBefore(
  one: SaidThing,
  said: readonly SaidThing[],
  saved: readonly SavedThing[],
): SavedThing | 'unclear' | undefined {
  const isAlike = (other: { kind: string; details: object }) =>
    other.kind === one.kind && typeOf(other) === typeOf(one);
  const alike = saved.filter(isAlike);
  const sameName = alike.find(({ name }) => name.toLowerCase() === one.name.toLowerCase());
  if (sameName) return sameName;
  const isOther = one.kind === 'goal' || (one.kind === 'debt' && !unnamed.has(one.name));
  const isNew = isOther || said.filter(isAlike).length > 1;
  if (isNew || alike.length === 0) return undefined;
  return alike.length === 1 ? alike[0] : 'unclear';
}

const typeOf = ({ details }: { details: object }) => ('type' in details ? details.type : undefined);

function isSame(one: object, other: object): boolean {
  const values = new Map<string, unknown>(Object.entries(one));
  const others = Object.entries(other);
  return values.size === others.length && others.every(([name, value]) => values.get(name) === value);
}
