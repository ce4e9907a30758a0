import { AppError } from '#server/http/app-error.ts';
import { comparisons, isValues, type Comparison, type Filter } from '#server/rest/request.ts';

/** `column=eq.value`: the value reaches to the end, whatever is in it. */
export function parseColumnFilter(column: string, text: string): Filter {
  const reader = new Reader(text);
  const filter = readCondition(reader, column, 'end');
  reader.expectEnd();
  return filter;
}

/** `or=(a.eq.1,not.and(b.gt.2,c.is.null))`: conditions in brackets, nested as deep as the client likes. */
export function parseLogicFilter(kind: 'and' | 'or', negated: boolean, text: string): Filter {
  const reader = new Reader(text);
  const filter: Filter = { kind, negated, filters: readGroup(reader, 0) };
  reader.expectEnd();
  return filter;
}

/** Deeper than anybody writes by hand, and far from what would exhaust a stack. */
const deepest = 50;

function readGroup(reader: Reader, depth: number): Filter[] {
  if (depth > deepest) reader.fail(`at most ${deepest} levels of brackets`);
  reader.expect('(');
  const filters: Filter[] = [];
  do {
    filters.push(readMember(reader, depth));
  } while (reader.take(','));
  reader.expect(')');
  return filters;
}

function readMember(reader: Reader, depth: number): Filter {
  const negated = reader.take('not.');
  for (const kind of ['and', 'or'] as const) {
    if (reader.follows(`${kind}(`)) {
      reader.take(kind);
      return { kind, negated, filters: readGroup(reader, depth + 1) };
    }
  }
  const column = reader.quotedOr(/[^.,()"]+/y, 'a column');
  reader.expect('.');
  const filter = readCondition(reader, column, 'member');
  return negated ? { ...filter, negated: !filter.negated } : filter;
}

function readCondition(reader: Reader, column: string, until: 'end' | 'member'): Filter {
  const negated = reader.take('not.');
  const operator = reader.match(/[a-z]+(?=\.)/y) ?? reader.fail('"not" or operator (eq, gt, ...)');
  reader.expect('.');
  if (operator === 'in') return { kind: 'in', negated, column, values: readList(reader) };
  const value = until === 'end' ? reader.rest() : reader.quotedOr(/[^,()]*/y, 'a value');
  if (operator === 'is') {
    const known = isValues.find((name) => name === value.toLowerCase());
    return { kind: 'is', negated, column, value: known ?? reader.fail(`one of ${isValues.join(', ')}`) };
  }
  if (!Object.hasOwn(comparisons, operator)) reader.fail('"not" or operator (eq, gt, ...)');
  return { kind: 'compare', negated, column, operator: operator as Comparison, value };
}

/** `(1,2,"a,b")`; an empty list matches nothing. */
function readList(reader: Reader): string[] {
  reader.expect('(');
  if (reader.take(')')) return [];
  const values: string[] = [];
  do {
    values.push(reader.quotedOr(/[^,()]*/y, 'a value'));
  } while (reader.take(','));
  reader.expect(')');
  return values;
}

/** Reads a text from left to right, and says where it stopped understanding. */
class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  follows(token: string): boolean {
    return this.#text.startsWith(token, this.#at);
  }

  take(token: string): boolean {
    const present = this.follows(token);
    if (present) this.#at += token.length;
    return present;
  }

  expect(token: string): void {
    if (!this.take(token)) this.fail(`"${token}"`);
  }

  /** `pattern` must be sticky. */
  match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found === undefined) return null;
    this.#at += found.length;
    return found;
  }

  /** A value in double quotes, in which a backslash takes the next character as it is; or whatever matches. */
  quotedOr(pattern: RegExp, expected: string): string {
    const quoted = this.match(/"(?:[^"\\]|\\.)*"/sy);
    if (quoted !== null) return quoted.slice(1, -1).replaceAll(/\\(.)/gs, '$1');
    return this.match(pattern) ?? this.fail(expected);
  }

  rest(): string {
    const rest = this.#text.slice(this.#at);
    this.#at = this.#text.length;
    return rest;
  }

  expectEnd(): void {
    if (this.#at < this.#text.length) this.fail('end of input');
  }

  fail(expected: string): never {
    const next = this.#text[this.#at];
    throw new AppError('PGRST100', {
      message: `"failed to parse filter (${this.#text})" (line 1, column ${this.#at + 1})`,
      details: `unexpected ${next === undefined ? 'end of input' : `"${next}"`} expecting ${expected}`,
    });
  }
}
