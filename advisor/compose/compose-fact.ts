import { factLookup, renderReceipt } from '#advisor/compose/receipt.ts';
import { bullets, sections, table } from '#advisor/compose/markdown.ts';
import { citeSources, educationLine, sourcesById } from '#advisor/compose/cite.ts';
import type { FactEntry } from '#advisor/facts/define-facts.ts';
import type { FactUse } from '#advisor/facts/read-facts.ts';
import { rowsMeant, rowsOf, sayRow, type Row } from '#advisor/compose/fact-rows.ts';
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
      inputs: {
        facts: { value: found.map(({ use }) => use.id), origin: 'you said' },
        question: { value: question, origin: 'you said' },
      },
      figures: [],
      facts: found.map(({ use }) => ({ id: use.id, year: use.year, source: use.source })),
    }),
  );
}

const mostRows = 14;
/** So many are told in one sentence. */
const fewRows = 3;

function say({ entry, use, value, year }: FoundFigure, question: string): string {
  if (entry.changesYearly && use.year > year) {
    return `**${entry.label.charAt(0).toUpperCase()}${entry.label.slice(1)}: figures of ${year} are not kept here.** The earliest I have is that of ${use.year}.`;
  }
  const applies = entry.appliesTo ? ` (${entry.appliesTo})` : '';
  const label = `${entry.label.charAt(0).toUpperCase()}${entry.label.slice(1)}${applies}`;
  const when = entry.changesYearly ? ` for ${use.year}` : '';
  const rows = rowsOf(entry, value);
  if (rows.length === 1) return `**${label}${when}: ${sayRow(rows[0]!)}.**`;
  const meant = rowsMeant(rows, question);
  if (meant.length > 0 && meant.length <= fewRows) {
    return `**${label}${when}${tell(meant)}.**`;
  }
  if (rows.length <= 2 && meant.length === 0 && entry.usual === undefined) {
    return `**${label}${when}${tell(rows)}.**`;
  }
  const usual =
    meant.length === 0 ? rows.find(({ keys }) => keys.length === 1 && keys[0] === entry.usual) : undefined;
  const shown = (meant.length > 0 ? meant : rows).slice(0, mostRows);
  return sections(
    usual ? `**${label}${when}, ${usual.path.join(', ')}: ${sayRow(usual)}.**` : `**${label}${when}:**`,
    table(
      ['', entry.changesYearly ? String(use.year) : ''],
      shown.map((row) => [row.path.join(', '), sayRow(row)]),
    ),
  );
}

/** ", single: $12,400; head of household: $17,700"; a line without a name is told by its number alone. */
function tell(rows: readonly Row[]): string {
  const [first] = rows;
  const told = rows.map((row) =>
    row.path.length > 0 ? `${row.path.join(', ')}: ${sayRow(row)}` : sayRow(row),
  );
  return `${first && first.path.length > 0 ? ', ' : ': '}${told.join('; ')}`;
}
