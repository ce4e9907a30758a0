import { AppError } from '#server/http/errors/app-error.ts';

/** Reads a parameter from left to right, and says where it stopped understanding, in PostgREST's words. */
export class Reader {
  readonly #what: string;
  readonly #text: string;
  #at = 0;

  /** `what` names the parameter in errors: "filter", "select parameter". */
  constructor(what: string, text: string) {
    this.#what = what;
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
  match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found) this.#at += found[0].length;
    return found;
  }

  /** A value in double quotes, in which a backslash takes the next character as it is; or whatever matches. */
  quotedOr(pattern: RegExp, expected: string): string {
    const quoted = this.match(/"(?:[^"\\]|\\.)*"/sy)?.[0];
    if (quoted !== undefined) return quoted.slice(1, -1).replaceAll(/\\(.)/gs, '$1');
    return this.match(pattern)?.[0] ?? this.fail(expected);
  }

  /**
   * The name of a column, without control characters. Unquoted it may have spaces inside, and dashes that begin no JSON
   * path.
   */
  name(expected = 'a column'): string {
    this.match(/[ \t]+/y);
    const name = this.quotedOr(/(?:[^"(),.:!<>\p{Cc}-]|-(?!>))*[^"(),.:!<>\p{Cc}\s-]/uy, expected);
    if (/\p{Cc}/u.test(name)) this.fail('a name without control characters');
    this.match(/[ \t]+/y);
    return name;
  }

  commaSeparated<T>(readOne: () => T): T[] {
    const items: T[] = [];
    do {
      items.push(readOne());
    } while (this.take(','));
    return items;
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
      message: `"failed to parse ${this.#what} (${this.#text})" (line 1, column ${this.#at + 1})`,
      details: `unexpected ${next === undefined ? 'end of input' : `"${next}"`} expecting ${expected}`,
    });
  }

  /** Refuses what can be read, but is more than a request may ask for. */
  failTooMany(most: string): never {
    this.refuse(`at most ${most}`);
  }

  /** Refuses what can be read, and says what would not be refused. */
  refuse(expected: string): never {
    throw new AppError('PGRST100', {
      message: `"failed to parse ${this.#what}" (line 1, column ${this.#at + 1})`,
      details: `expecting ${expected}`,
    });
  }
}
