import { factLookup } from '#advisor/compose/receipt.ts';
import { table } from '#advisor/compose/markdown.ts';
import type { AnswerDocument } from '#advisor/compose/answer-document.ts';
import { sourcesById } from '#advisor/compose/cite.ts';
import type { FactEntry } from '#advisor/facts/define-facts.ts';
import type { FactUse } from '#advisor/facts/read-facts.ts';
import { areByBirth, rowsMeant, rowsOf, sayRow, type Row } from '#advisor/compose/texts/fact-rows.ts';
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
  found: readonly [FoundFigure, ...FoundFigure[]],
  question: string,
  articles: readonly Article[],
): AnswerDocument {
  const [first, ...more] = found;
  const { sentence, table: lines } = say(first, question);
  const others = more.map((one) => say(one, question));
  return {
    opening: sentence,
    because: others.map((one) => one.sentence),
    warnings: found
      .filter(({ use }) => use.lapsed)
      .map(({ use }) => `This is the figure for ${use.year}. A later one isn't out yet, or I don't have it.`),
    parts: [lines, ...others.map((one) => one.table)]
      .filter((one) => one !== '')
      .map((text) => ({ title: '', text })),
    next: [],
    receipts: [
      {
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
      },
    ],
    articles,
    sources: sourcesById(found.map(({ use }) => use.source)),
    record: { topic: `fact:${first.use.id}` },
  };
}

const maxRows = 14;
/** So many fit into one sentence. */
const fewRows = 3;

function say(
  { entry, use, value, year }: FoundFigure,
  question: string,
): { sentence: string; table: string } {
  const name = `${entry.label.charAt(0).toUpperCase()}${entry.label.slice(1)}`;
  if (entry.changesYearly && use.year > year)
    return {
      sentence: `${name}: I don't have the figure for ${year}. The earliest I have is for ${use.year}.`,
      table: '',
    };
  const label = entry.appliesTo ? `${name} (${entry.appliesTo})` : name;
  const when = entry.changesYearly ? ` for ${use.year}` : '';
  const rows = rowsOf(entry, value);
  if (rows.length === 1) return { sentence: `${label}${when}: ${sayRow(rows[0]!)}.`, table: '' };
  const meant = rowsMeant(rows, question);
  const isFew = meant.length > 0 && meant.length <= fewRows;
  // "Self only and family": of two lines both are told, the one that is meant first.
  const isPair = rows.length === 2 && entry.usual === undefined && !areByBirth(rows);
  const told = isPair ? [...meant, ...rows.filter((row) => !meant.includes(row))] : isFew ? meant : [];
  if (told.length > 0) return { sentence: `${label}${when}${tell(told)}.`, table: '' };
  const usual =
    meant.length === 0 ? rows.find(({ keys }) => keys.length === 1 && keys[0] === entry.usual) : undefined;
  const shown = (meant.length > 0 ? meant : rows).slice(0, maxRows);
  return {
    sentence: usual
      ? `${label}${when}, ${usual.path.join(', ')}: ${sayRow(usual)}.`
      : `${label}${when}, line by line:`,
    table: table(
      ['', entry.changesYearly ? String(use.year) : ''],
      shown.map((row) => [row.path.join(', '), sayRow(row)]),
    ),
  };
}

/** ", single: $12,400; head of household: $17,700"; a line without a name is told by its number alone. */
function tell(rows: readonly Row[]): string {
  const [first] = rows;
  const told = rows.map((row) =>
    row.path.length > 0 ? `${row.path.join(', ')}: ${sayRow(row)}` : sayRow(row),
  );
  return `${first && first.path.length > 0 ? ', ' : ': '}${told.join('; ')}`;
}
