export type FormValue = string | FormValue[] | { [name: string]: FormValue };
type Branch = Map<string, Branch | string>;

const tooDeep = 8;

/** Reads `items[0][price]=…`: names in brackets become objects, and lists where all of them are numbers. */
export function parseForm(entries: Iterable<[string, string]>): Record<string, FormValue> {
  const root: Branch = new Map();
  for (const [key, value] of entries) {
    const path = [...key.matchAll(/^[^[]+|\[([^\]]*)\]/g)].map(([whole, inner]) => inner ?? whole);
    if (path.length > 0 && path.length <= tooDeep) plant(root, path, value);
  }
  return Object.fromEntries([...root].map(([name, branch]) => [name, grow(branch, name)]));
}

function plant(branch: Branch, [name = '', ...rest]: string[], value: string): void {
  const key = name === '' ? String(branch.size) : name;
  if (rest.length === 0) return void branch.set(key, value);
  const present = branch.get(key);
  const next: Branch = present instanceof Map ? present : new Map();
  branch.set(key, next);
  plant(next, rest, value);
}

function grow(branch: Branch | string, name: string): FormValue {
  if (typeof branch === 'string') return branch;
  const grown = [...branch].map(([key, value]): [string, FormValue] => [key, grow(value, key)]);
  // The keys of metadata are the caller's own, and may be numbers.
  const isList = name !== 'metadata' && grown.length > 0 && grown.every(([key]) => /^\d+$/.test(key));
  if (!isList) return Object.fromEntries(grown);
  return grown.sort(([a], [b]) => Number(a) - Number(b)).map(([, value]) => value);
}
