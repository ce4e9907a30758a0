import type { Quantity } from '#advisor/reader/quantities/quantity.ts';
import { stateCodes, stateNames, type StateCode } from '#advisor/reader/states.ts';

/** How people shorten a name; postal codes in capital letters are taken anyway. */
const shortNames: Readonly<Partial<Record<StateCode, readonly string[]>>> = {
  ca: ['cali', 'calif'],
  dc: ['DC'],
};

const named = stateCodes.map((code) => ({
  code,
  // "West Virginia" is no Virginia.
  name: new RegExp(
    String.raw`(?<![\p{L}\d])${code === 'va' ? String.raw`(?<!west\s)` : ''}(?:${[stateNames[code], ...(shortNames[code] ?? [])].join('|')})(?![\p{L}\d])`,
    'iu',
  ),
  postal: new RegExp(String.raw`(?<![\p{L}\d])${code.toUpperCase()}(?![\p{L}\d])`, 'u'),
}));

/** What parts one of several jobs from the next. */
const nextOne = /\d|[;?]|\.(?:\s|$)|\b(?:vs|versus|or|but|and)\b/;
/** So far from a pay the state of the job may stand. */
const nearby = 45;

/** The state of a job, where its name stands beside the pay: "78k in Texas", "a California job at 92k". */
export function stateBeside(
  text: string,
  { start, end }: Pick<Quantity, 'start' | 'end'>,
): StateCode | undefined {
  const behind = text.slice(end, end + nearby).split(nextOne)[0] ?? '';
  const before =
    text
      .slice(Math.max(0, start - nearby), start)
      .split(nextOne)
      .at(-1) ?? '';
  return stateIn(behind) ?? stateIn(before);
}

function stateIn(part: string): StateCode | undefined {
  const found = named.filter(({ name, postal }) => name.test(part) || postal.test(part));
  return found.length === 1 ? found[0]!.code : undefined;
}

/** Names of people as well: of these the name alone says nothing. */
const alsoPeople: ReadonlySet<StateCode> = new Set<StateCode>(['ga', 'va', 'wa', 'mt']);

const lastWord = (code: StateCode) => stateNames[code].split(' ').at(-1);

/**
 * The state that a message means, as read, by the one name that it spells out: "West Virginia" is not Virginia, nor North
 * Dakota South Dakota. Where no state was read, a name that nothing else has is the state.
 */
export function stateAsNamed(text: string, read: StateCode | undefined): StateCode | undefined {
  const found = named.filter(({ name }) => name.test(text)).map(({ code }) => code);
  const [only] = found;
  if (only === undefined || found.length > 1) return read;
  if (read === undefined) return alsoPeople.has(only) ? undefined : only;
  return lastWord(only) === lastWord(read) ? only : read;
}
