/** A record without a prototype, safe to look up by input: it has only the keys that were set. */
export const lookup = <Item>(items: Record<string, Item> = {}): Record<string, Item> =>
  Object.assign(Object.create(null) as Record<string, Item>, items);
