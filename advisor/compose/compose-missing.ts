import { attemptRun } from '#advisor/calculators/define/attempt-run.ts';
import { aboutField, type FieldAbout, type Fields } from '#advisor/calculators/define/fields.ts';
import { isSameFigure } from '#advisor/calculators/define/result.ts';
import { runCalculator, type AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { askPolitely } from '#advisor/compose/ask-politely.ts';
import { articleLink, educationLine } from '#advisor/compose/cite.ts';
import { describeValue } from '#advisor/compose/describe-input.ts';
import { capitalize, sections, table, uncapitalize } from '#advisor/compose/markdown.ts';
import { renderReceipt, type Receipt, type Variant } from '#advisor/compose/receipt.ts';
import { sectionsOf } from '#advisor/knowledge/article-sections.ts';
import type { Article } from '#advisor/knowledge/parse-article.ts';
import { isAcceptable } from '#advisor/plan/is-acceptable.ts';
import type { Offer } from '#advisor/plan/plan.ts';
import type { PlannedRun } from '#advisor/plan/planned-run.ts';
import { typicalValues } from '#advisor/plan/typical-values.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';

interface Missing {
  planned: PlannedRun;
  missing: readonly string[];
  seed: number;
  /** What can be said meanwhile. */
  article: Article | undefined;
}

/** One short question for what is missing, and what the answer would be over a sensible range of it. */
export function composeMissing({ planned, missing, seed, article }: Missing): string {
  const { calculator, input, year } = planned;
  const fields = calculator.fields as Fields;
  const { range, problem } = overRange(planned, missing, seed);
  if (problem !== undefined) {
    return sections(
      `**${problem}**`,
      educationLine,
      renderReceipt(unfinishedReceipt(planned, seed, missing)),
    );
  }
  const known = Object.entries(input).flatMap(([field, value]) => {
    const about = aboutField(fields[field]);
    const words = about ? describeValue(about, value) : '';
    return words === '' ? [] : [`${uncapitalize(about!.label)} ${words}`];
  });
  return sections(
    `**${askFor(fields, missing)}**`,
    `That is what I still need for this: ${uncapitalize(calculator.title)}.${known.length > 0 ? ` I have understood: ${known.join(', ')}.` : ''}`,
    range ? sections(range.words, range.table) : '',
    article ? `${sayShortly(article, year)} More in ${articleLink(article)}.` : '',
    educationLine,
    renderReceipt(unfinishedReceipt(planned, seed, missing, range?.variants)),
  );
}

/** Told along with an answer that needs nothing: what could be worked out, and what for it is missing. */
export function composeOffer({ planned, missing, request }: Offer): string {
  const { calculator } = planned;
  const question = request ? askPolitely(request) : askFor(calculator.fields as Fields, missing);
  return `I can work that out for you (${uncapitalize(calculator.title)}). ${question}`;
}

/** What is known so far, without any figures: the next message may complete it. */
export function unfinishedReceipt(
  { calculator, input, origins, assumed = [], year }: PlannedRun,
  seed: number,
  missing: readonly string[],
  variants?: readonly Variant[],
): Receipt {
  const partsOf = (field: string) =>
    assumed.filter((path) => path.startsWith(`${field}.`)).map((path) => path.slice(field.length + 1));
  return {
    id: calculator.name,
    calculator: calculator.name,
    version: calculator.version,
    year,
    seed,
    inputs: Object.fromEntries(
      Object.entries(input).map(([field, value]) => {
        const parts = partsOf(field);
        const told = { value, origin: origins[field] ?? 'assumption' };
        return [field, parts.length > 0 ? { ...told, assumed: parts } : told];
      }),
    ),
    figures: [],
    facts: [],
    missing: [...missing],
    ...(variants ? { variants: [...variants] } : {}),
  };
}

/** The first sentences of an article: what can be said without any number of the reader's. */
function sayShortly(article: Article, year: number): string {
  const [opening] = sectionsOf(article, year);
  return (opening?.text ?? '')
    .split(/(?<=[.!?])\s+/)
    .slice(0, 2)
    .join(' ');
}

/** "What are the interest rate and the term?", "How much do you still owe and what is the new rate?" */
function askFor(fields: Fields, missing: readonly string[]): string {
  const phrases: string[] = [];
  let names: string[] = [];
  const tellNames = () => {
    if (names.length > 0) phrases.push(`what ${names.length > 1 ? 'are' : 'is'} ${inARow(names)}`);
    names = [];
  };
  // In this order: a reply of bare numbers is read in it.
  for (const field of missing.slice(0, 3)) {
    const about = aboutField(fields[field]);
    if (about?.ask === undefined) names.push(nameFor(about, field));
    else {
      tellNames();
      phrases.push(about.ask);
    }
  }
  tellNames();
  return `${capitalize(inARow(phrases))}?`;
}

function nameFor(about: FieldAbout | undefined, field: string): string {
  const name = `the ${uncapitalize(about?.label ?? field)}`;
  const parts = Object.values(about?.items ?? {}).flatMap((item) => {
    const part = aboutField(item);
    return part && part.default === undefined ? [uncapitalize(part.label)] : [];
  });
  return parts.length > 0 ? `${name}, each with its ${inARow(parts)}` : name;
}

/** "a, b and c" */
function inARow(words: readonly string[]): string {
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '');
}

/** With more than two things missing, any figure would be a guess about a guess. */
const mostMissing = 2;

interface OverRange {
  range?: { variants: readonly Variant[]; words: string; table: string };
  /** Why there can be none, whatever the missing ones are. */
  problem?: string;
}

function overRange(
  { calculator, input, year }: PlannedRun,
  missing: readonly string[],
  seed: number,
): OverRange {
  const [field, second] = missing;
  const about = field === undefined ? undefined : aboutField((calculator.fields as Fields)[field]);
  if (field === undefined || !about || missing.length > mostMissing) return {};
  const usual = second === undefined ? [] : typicalValues(calculator, second);
  const middle = usual[usual.length >> 1];
  if (second !== undefined && middle === undefined) return {};
  const also = second !== undefined ? { [second]: middle } : {};
  const tried = typicalValues(calculator, field)
    .map((value) => ({ ...also, [field]: value }))
    .filter((changes) => isAcceptable(calculator, { ...input, ...changes }))
    .map((changes) => ({
      changes,
      ...attemptRun(() => runCalculator(calculator, { ...input, ...changes }, { year, seed })),
    }));
  const [first] = tried;
  if (first?.problem !== undefined && tried.every(({ problem }) => problem !== undefined)) {
    return { problem: first.problem };
  }
  const runs = tried
    .flatMap(({ changes, value }) => {
      const figure = value?.result.figures[0];
      return figure ? [{ changes, figure }] : [];
    })
    .filter(({ figure }, _, [one]) => isSameFigure(figure, one?.figure));
  if (runs.length < 2) return {};
  const range = {
    variants: runs.map(({ changes, figure }) => ({ changes, value: figure.value })),
    words: `Until then, what it would be for some usual values${withWords(calculator, also)}:`,
    table: table(
      [about.label, runs[0]!.figure.label],
      runs.map(({ changes, figure }) => [
        capitalize(describeValue(about, changes[field])),
        formatQuantity(figure),
      ]),
    ),
  };
  return { range };
}

function withWords(calculator: AnyCalculator, also: Record<string, unknown>): string {
  const words = Object.entries(also).flatMap(([field, value]) => {
    const about = aboutField((calculator.fields as Fields)[field]);
    return about ? [`${uncapitalize(about.label)} ${describeValue(about, value)}`] : [];
  });
  return words.length > 0 ? `, taking ${words.join(', ')}` : '';
}
