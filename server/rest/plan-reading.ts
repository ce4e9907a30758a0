import { AppError } from '#server/http/errors/app-error.ts';
import { casts } from '#server/rest/casts.ts';
import type { Catalogue, Column, Relation } from '#server/rest/catalogue.ts';
import { findRelationship } from '#server/rest/find-relationship.ts';
import { notEmbedded } from '#server/rest/not-embedded.ts';
import type { Relationship } from '#server/rest/relationships.ts';
import {
  embedsOf,
  flattenFilters,
  type Embed,
  type Field,
  type Filter,
  type OrderItem,
  type Reading,
  type SelectedColumn,
} from '#server/rest/request.ts';

/** What is read of a relation, with every name found: `*` spelled out, embedded tables by their relationships. */
export interface ReadingPlan {
  relation: Relation;
  /** 0 for the table of the address, 1 for what is embedded in it, and so on. */
  depth: number;
  selection: readonly PlannedItem[];
  /** Whether only the number of rows is read, which the one item of the selection names: `select=count`. */
  counts: boolean;
  /** Also those that show nothing, such as `author!inner()`. */
  embeds: readonly PlannedEmbed[];
  filters: readonly Filter[];
  order: readonly OrderItem[];
  limit: number;
  offset: number;
}

export type PlannedItem = PlannedColumn | PlannedEmbed;

interface PlannedColumn extends SelectedColumn {
  sized: Column['sized'];
}

export interface PlannedEmbed extends Omit<Embed, 'reading'> {
  relationship: Relationship;
  /** Whether there is at most one related row: an object instead of an array. */
  toOne: boolean;
  reading: ReadingPlan;
}

export function planReading(
  reading: Reading,
  relation: Relation,
  catalogue: Catalogue,
  depth = 0,
): ReadingPlan {
  const { select, filters, order, limit, offset } = reading;
  const count = onlyCount(reading, relation);
  const embeds = embedsOf(reading).map((embed) => planEmbed(embed, relation, catalogue, depth + 1));
  refuseSameName(relation, embeds);
  const items = select.flatMap((item): PlannedItem[] => {
    if (item === count) return [{ ...item, sized: 'fixed' }];
    if (item === '*') return allColumns(relation);
    if (item.kind === 'column') return [planColumn(item, relation, depth)];
    const embed = embeds.find(({ alias }) => alias === item.alias);
    return embed && embed.reading.selection.length > 0 ? [embed] : [];
  });
  const plan = {
    relation,
    depth,
    selection: lastOfEachName(items),
    counts: count !== null,
    embeds,
    filters,
    order,
    limit,
    offset,
  };
  for (const filter of flattenFilters(filters)) {
    if ('column' in filter && !filteredEmbed(plan, filter)) requireColumn(filter, relation, depth);
  }
  for (const item of order) {
    const target = orderedEmbed(plan, item)?.reading;
    requireColumn(item, target?.relation ?? relation, target?.depth ?? depth);
  }
  return plan;
}

/** The embedded table that a filter `author=is.null` or `author=not.is.null` is about: whether there are such rows. */
export function filteredEmbed({ embeds }: ReadingPlan, filter: Filter): PlannedEmbed | undefined {
  if (filter.kind !== 'is' || !filter.value.endsWith('null') || filter.path.length > 0) return undefined;
  return embeds.find(({ alias }) => alias === filter.column);
}

/** The embedded table by whose column the rows are sorted, as in `order=author(name)`. */
export function orderedEmbed({ relation, embeds }: ReadingPlan, item: OrderItem): PlannedEmbed | undefined {
  if (item.related === null) return undefined;
  const embed = embeds.find(({ alias }) => alias === item.related);
  if (!embed) throw notEmbedded(item.related);
  if (embed.toOne) return embed;
  throw new AppError('PGRST118', {
    message: `A related order on '${item.related}' is not possible`,
    details: `'${relation.name}' and '${item.related}' do not form a many-to-one or one-to-one relationship`,
  });
}

function planEmbed(embed: Embed, origin: Relation, catalogue: Catalogue, depth: number): PlannedEmbed {
  const relationship = findRelationship(origin, embed);
  const target = catalogue.get(relationship.target)!;
  const toOne = relationship.cardinality === 'many-to-one' || relationship.cardinality === 'one-to-one';
  return { ...embed, relationship, toOne, reading: planReading(embed.reading, target, catalogue, depth) };
}

/** The one aggregate that PostgREST gives by default: `count` alone, unless it is a column. */
function onlyCount({ select }: Reading, { columns }: Relation): SelectedColumn | null {
  const [only] = select;
  if (select.length !== 1 || only === undefined || only === '*' || only.kind !== 'column') return null;
  const isCount = only.column === 'count' && only.path.length === 0 && only.cast === null;
  return isCount && !columns.has('count') ? only : null;
}

function planColumn(item: SelectedColumn, relation: Relation, depth: number): PlannedColumn {
  const { sized } = requireColumn(item, relation, depth);
  if (item.cast !== null) return { ...item, sized: requireCast(item.cast) };
  const last = item.path.at(-1);
  return { ...item, sized: last ? (last.asText ? 'octets' : 'text') : sized };
}

function requireColumn({ column }: Field, { name, columns }: Relation, depth: number): Column {
  const found = columns.get(column);
  if (found) return found;
  throw new AppError('sql_invalid', {
    sqlState: '42703',
    message: `column ${depth === 0 ? name : `${name}_${depth}`}.${column} does not exist`,
  });
}

function requireCast(type: string): Column['sized'] {
  const sized = casts.get(type);
  if (sized) return sized;
  throw new AppError('sql_invalid', { sqlState: '42704', message: `type "${type}" does not exist` });
}

function allColumns({ columns }: Relation): PlannedColumn[] {
  return [...columns].map(([column, { sized }]) => ({
    kind: 'column',
    column,
    path: [],
    cast: null,
    alias: column,
    sized,
  }));
}

/** An object has each name once, and readers of JSON take the last; a column that is asked for again costs nothing. */
function lastOfEachName(items: readonly PlannedItem[]): PlannedItem[] {
  const named = new Map<string | PlannedItem, PlannedItem>();
  for (const item of items) named.set(item.kind === 'embed' && item.spread ? item : item.alias, item);
  return [...named.values()];
}

/** With equal names, a filter or an order could mean either table. */
function refuseSameName(relation: Relation, embeds: readonly PlannedEmbed[]): void {
  const repeated = embeds.find(({ alias }, n) => embeds.findIndex((other) => other.alias === alias) < n);
  if (!repeated) return;
  const name = `${relation.name}_${repeated.alias}_${repeated.reading.depth}`;
  throw new AppError('sql_invalid', {
    sqlState: '42712',
    message: `table name "${name}" specified more than once`,
  });
}
