import { factLookup, renderReceipt } from '#advisor/compose/receipt.ts';
import { bullets, sections, table } from '#advisor/compose/markdown.ts';
import { citeSources, educationLine, sourcesById } from '#advisor/compose/cite.ts';
import type { FactEntry } from '#advisor/facts/define-facts.ts';
import { seriesOf } from '#advisor/facts/series.ts';
import type { FactUse } from '#advisor/facts/read-facts.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
import type { Unit } from '#advisor/quantities/unit.ts';
import { meaningfulWords } from '#advisor/understand/words.ts';
import type { Article } from '#advisor/knowledge/parse-article.ts';

/** A figure of law, looked up for a year. */
export interface FoundFigure {
  entry: FactEntry;
  use: FactUse;
  value: unknown;
  /** The year that was asked for. */
  year: number;
}

/** The figure that was asked for, said in one sentence; a table in full where nothing says which line is meant. */
export function composeFact(
  found: readonly FoundFigure[],
  question: string,
  articles: readonly Article[],
): string {
  const [first, ...more] = found;
  if (!first) return '';
  return sections(
    say(first, question),
    ...more.map((one) => say(one, question)),
    bullets(
      found
        .filter(({ use }) => use.lapsed)
        .map(({ use }) => `The figure is that of ${use.year}: a later one is not known here yet.`),
    ),
    citeSources(sourcesById(found.map(({ use }) => use.source)), articles, 3),
    educationLine,
    renderReceipt({
      id: factLookup,
      calculator: factLookup,
      version: 1,
      year: first.use.year,
      seed: 0,
      inputs: { facts: { value: found.map(({ use }) => use.id), origin: 'you said' } },
      figures: [],
      facts: found.map(({ use }) => ({ id: use.id, year: use.year, source: use.source })),
    }),
  );
}

interface Row {
  path: readonly string[];
  value: number;
  unit: Unit;
}

const mostRows = 14;

function say({ entry, use, value, year }: FoundFigure, question: string): string {
  if (entry.changesYearly && use.year > year) {
    return `**${entry.label.charAt(0).toUpperCase()}${entry.label.slice(1)}: figures of ${year} are not kept here.** The earliest I have is that of ${use.year}.`;
  }
  const applies = entry.appliesTo ? ` (${entry.appliesTo})` : '';
  const label = `${entry.label.charAt(0).toUpperCase()}${entry.label.slice(1)}${applies}`;
  const when = entry.changesYearly ? ` for ${use.year}` : '';
  const rows = rowsOf(entry, value);
  if (rows.length === 1) return `**${label}${when}: ${formatQuantity(rows[0]!)}.**`;
  const meant = matching(rows, question);
  const [one] = meant;
  if (meant.length === 1 && one) {
    return `**${label}${when}, ${one.path.join(', ')}: ${formatQuantity(one)}.**`;
  }
  const shown = (meant.length > 0 ? meant : rows).slice(0, mostRows);
  return sections(
    `**${label}${when}:**`,
    table(
      ['', entry.changesYearly ? String(use.year) : ''],
      shown.map((row) => [row.path.join(', '), formatQuantity(row)]),
    ),
  );
}

/** Every number of a table with what leads to it. */
function rowsOf(
  entry: FactEntry,
  value: unknown,
  path: readonly string[] = [],
  unit: Unit = entry.unit,
): Row[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [{ path, value, unit }] : [];
  if (typeof value !== 'object' || value === null) return [];
  const series = seriesOf(value);
  if (series) return series.map(({ at, amount }) => ({ path: [...path, String(at)], value: amount, unit }));
  if (Array.isArray(value)) return value.flatMap((line: unknown) => rowOfLine(entry, line, path, unit));
  return Object.entries(value).flatMap(([key, inner]) =>
    rowsOf(entry, inner, [...path, nameOf(entry, key)], entry.keyUnits?.[key] ?? unit),
  );
}

/** A line of a table, such as a bracket: its last number by all that stands before it. */
function rowOfLine(entry: FactEntry, line: unknown, path: readonly string[], unit: Unit): Row[] {
  const cells = rowsOf(entry, line, [], unit);
  const last = cells.at(-1);
  const before = cells.slice(0, -1).map((cell) => `${cell.path.join(', ')} ${formatQuantity(cell)}`);
  return last ? [{ ...last, path: [...path, ...before, ...last.path] }] : [];
}

function nameOf({ keys }: FactEntry, key: string): string {
  return keys?.[key] ?? key.replaceAll('_', ' ');
}

/** The rows whose own words the question says; the more of them, the better. */
function matching(rows: readonly Row[], question: string): Row[] {
  const asked = new Set(meaningfulWords(question));
  const numbers = new Set(question.match(/\d+/g));
  const scored = rows.map((row) => ({
    row,
    score:
      meaningfulWords(row.path.join(' ')).filter((word) => asked.has(word)).length +
      2 * row.path.filter((part) => part.match(/\d+/g)?.some((digits) => numbers.has(digits))).length,
  }));
  const best = Math.max(...scored.map(({ score }) => score));
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ row }) => row);
}
