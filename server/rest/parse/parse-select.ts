import { AppError } from '#server/http/errors/app-error.ts';
import { restLimits } from '#server/rest/limits.ts';
import { readField, readPath } from '#server/rest/parse/read-field.ts';
import { Reader } from '#server/rest/parse/reader.ts';
import type { Embed, Field, OrderItem, SelectedColumn, SelectItem } from '#server/rest/request.ts';

const maxAliasLength = 63;

/** `*`, `title`, `name:title`, `id::text`, `data->>city`, `chat_messages(id,content)`, separated by commas. */
export function parseSelect(text: string): SelectItem[] {
  if (text === '') return ['*'];
  const reader = new Reader('select parameter', text);
  const items = new SelectParser(reader).readItems(0);
  reader.expectEnd();
  return items;
}

class SelectParser {
  readonly #reader: Reader;
  #items = 0;
  #embeds = 0;

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  readItems(depth: number): SelectItem[] {
    return this.#reader.commaSeparated(() => this.#readItem(depth));
  }

  #readItem(depth: number): SelectItem {
    const reader = this.#reader;
    this.#items += 1;
    if (this.#items > restLimits.selectedColumns) reader.failTooMany(`${restLimits.selectedColumns} columns`);
    if (reader.match(/[ \t]*\*[ \t]*(?=[,)]|$)/y)) return '*';
    const spread = reader.match(/[ \t]*\.\.\./y) !== null;
    const first = reader.name('a column, alias:column or *');
    const isAlias = !spread && !reader.follows('::') && reader.take(':');
    if (isAlias && first.length > maxAliasLength) {
      reader.failTooMany(`${maxAliasLength} characters in an alias`);
    }
    const name = isAlias ? reader.name() : first;
    const alias = isAlias ? first : null;
    if (reader.follows('(') || reader.follows('!')) return this.#readEmbed({ name, alias, spread }, depth);
    if (spread) reader.fail('"(" or "!"');
    return this.#readColumn(name, alias);
  }

  #readColumn(column: string, alias: string | null): SelectedColumn {
    const reader = this.#reader;
    const field: Field = { column, path: readPath(reader) };
    refuseAggregate(reader);
    const cast = reader.take('::') ? reader.name('a type').toLowerCase() : null;
    refuseAggregate(reader);
    return { kind: 'column', ...field, cast, alias: alias ?? nameOf(field) };
  }

  #readEmbed(
    { name, alias, spread }: { name: string; alias: string | null; spread: boolean },
    depth: number,
  ) {
    const reader = this.#reader;
    if (name === 'count' && reader.follows('()')) throw new AppError('PGRST123');
    this.#embeds += 1;
    if (this.#embeds > restLimits.embeds) reader.failTooMany(`${restLimits.embeds} embedded tables`);
    if (depth === restLimits.embedDepth) {
      reader.failTooMany(`${restLimits.embedDepth} levels of embedded tables`);
    }
    const { hint, inner } = this.#readModifiers();
    reader.expect('(');
    const isEmpty = reader.match(/[ \t]*\)/y) !== null;
    const select = isEmpty ? [] : this.readItems(depth + 1);
    if (!isEmpty) reader.expect(')');
    reader.match(/[ \t]+/y);
    const reading = { select, filters: [], order: [], limit: restLimits.rows, offset: 0 };
    return {
      kind: 'embed',
      target: name,
      hint,
      inner,
      spread,
      alias: alias ?? name,
      reading,
    } satisfies Embed;
  }

  /** `!inner`, `!left` and the name of a foreign key, a column of it or a table between, in any order. */
  #readModifiers(): { hint: string | null; inner: boolean } {
    const reader = this.#reader;
    let hint: string | null = null;
    let inner = false;
    while (reader.take('!')) {
      const word = reader.name('a foreign key, a column, "inner" or "left"');
      if (word === 'inner') inner = true;
      else if (word !== 'left') hint = word;
    }
    return { hint, inner };
  }
}

/** What PostgREST refuses by default, too. */
function refuseAggregate(reader: Reader): void {
  if (reader.match(/\.(?:sum|avg|count|max|min)\(\)/y)) throw new AppError('PGRST123');
}

/** A value in JSON is called by the last key that leads to it. */
function nameOf({ column, path }: Field): string {
  return String(path.findLast(({ key }) => typeof key === 'string')?.key ?? column);
}

/** `title.desc.nullslast,"my column",data->>city,chat_sessions(title)` */
export function parseOrder(text: string | null): OrderItem[] {
  if (!text) return [];
  const reader = new Reader('order', text);
  const items = reader.commaSeparated(() => readOrderItem(reader));
  reader.expectEnd();
  if (items.length > restLimits.orderTerms) reader.failTooMany(`${restLimits.orderTerms} columns to sort by`);
  return items;
}

function readOrderItem(reader: Reader): OrderItem {
  let related: string | null = null;
  let field = readField(reader);
  if (field.path.length === 0 && reader.take('(')) {
    related = field.column;
    field = readField(reader);
    reader.expect(')');
  }
  const direction = reader.match(/\.(asc|desc)(?=[.,]|$)/y)?.[1];
  const nulls = reader.match(/\.nulls(first|last)(?=,|$)/y)?.[1];
  return {
    ...field,
    related,
    descending: direction === 'desc',
    nulls: (nulls as 'first' | 'last' | undefined) ?? null,
  };
}

/** The value of `columns` or `on_conflict`: `id,"my column"`. */
export function parseNames(parameter: string, text: string | null): string[] | null {
  if (!text) return null;
  const reader = new Reader(`${parameter} parameter`, text);
  const names = reader.commaSeparated(() => reader.name());
  reader.expectEnd();
  return names;
}
