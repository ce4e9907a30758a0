/** A record without a prototype: looked up by what strangers send, it knows only what was put into it. */
export const lookup = <Item>(items: Record<string, Item> = {}): Record<string, Item> =>
  Object.assign(Object.create(null) as Record<string, Item>, items);
