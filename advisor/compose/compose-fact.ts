import { factLookup, renderReceipt } from '#advisor/compose/receipt.ts';
import { bullets, sections, table } from '#advisor/compose/markdown.ts';
import { citeSources, educationLine, sourcesById } from '#advisor/compose/cite.ts';
import type { FactEntry } from '#advisor/facts/define-facts.ts';
import type { FactUse } from '#advisor/facts/read-facts.ts';
import { rowsMeant, rowsOf, sayRow } from '#advisor/compose/fact-rows.ts';
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

const mostRows = 14;

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
  const [one] = meant;
  if (meant.length === 1 && one) {
    return `**${label}${when}, ${one.path.join(', ')}: ${sayRow(one)}.**`;
  }
  const usual =
    meant.length === 0 ? rows.find(({ key }) => key !== undefined && key === entry.usual) : undefined;
  const shown = (meant.length > 0 ? meant : rows).slice(0, mostRows);
  return sections(
    usual ? `**${label}${when}, ${usual.path.join(', ')}: ${sayRow(usual)}.**` : `**${label}${when}:**`,
    table(
      ['', entry.changesYearly ? String(use.year) : ''],
      shown.map((row) => [row.path.join(', '), sayRow(row)]),
    ),
  );
}
