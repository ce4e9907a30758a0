import { restLimits } from '#server/rest/limits.ts';
import { notEmbedded } from '#server/rest/not-embedded.ts';
import { parseColumnFilter, parseLogicFilter, requireFewFilters } from '#server/rest/parse/parse-filter.ts';
import { parseCount, type Page } from '#server/rest/parse/parse-range.ts';
import { parseOrder, parseSelect } from '#server/rest/parse/parse-select.ts';
import { readField } from '#server/rest/parse/read-field.ts';
import { Reader } from '#server/rest/parse/reader.ts';
import { embedsOf, flattenReadings, type Field, type Reading } from '#server/rest/request.ts';

/** Any other parameter is about a column of that name, or about an embedded table. */
const parameters = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict', 'apikey']);

/** What is to be read of the table and of those embedded in it: `select`, and every parameter that narrows it down. */
export function parseReading(query: URLSearchParams, page: Page): Reading {
  const root: Reading = {
    select: parseSelect(query.get('select') ?? '*'),
    filters: [],
    order: parseOrder(query.get('order')),
    ...page,
  };
  for (const [name, value] of query) {
    if (!parameters.has(name)) apply(root, parseTreePath(name), value);
  }
  requireFewFilters(flattenReadings(root).flatMap(({ filters }) => filters));
  return root;
}

interface TreePath {
  /** The names of embedded tables, from the outside in. */
  embeds: string[];
  field: Field;
}

/** `title`, `"dot.ted"`, `data->>city`, `chat_messages.role`, `chat_messages.order`, `not.or` */
function parseTreePath(text: string): TreePath {
  // A name on its own needs no quotes, whatever is in it.
  if (!/^"|\.|->/.test(text)) return { embeds: [], field: { column: text, path: [] } };
  const reader = new Reader('tree path', text);
  const embeds: string[] = [];
  let field = readField(reader);
  while (field.path.length === 0 && reader.take('.')) {
    embeds.push(field.column);
    field = readField(reader);
  }
  reader.expectEnd();
  return { embeds, field };
}

function apply(root: Reading, { embeds, field }: TreePath, value: string): void {
  const { column } = field;
  if (column === 'and' || column === 'or') {
    const negated = embeds.at(-1) === 'not';
    const reading = readingAt(root, negated ? embeds.slice(0, -1) : embeds);
    reading.filters.push(parseLogicFilter(column, negated, value));
    return;
  }
  const reading = readingAt(root, embeds);
  // Those of the table itself have been read; a column may be called by such a word, in quotes.
  if (embeds.length === 0) reading.filters.push(parseColumnFilter(field, value));
  else if (column === 'order') reading.order = parseOrder(value);
  else if (column === 'offset') reading.offset = parseCount('offset', value);
  else if (column === 'limit') reading.limit = Math.min(parseCount('limit', value), restLimits.rows);
  else reading.filters.push(parseColumnFilter(field, value));
}

function readingAt(root: Reading, embeds: readonly string[]): Reading {
  return embeds.reduce((reading, name) => {
    const embed = embedsOf(reading).find(({ alias }) => alias === name);
    if (!embed) throw notEmbedded(name);
    return embed.reading;
  }, root);
}
