import type { Figure } from '#advisor/calculators/define/result.ts';
import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import { attemptRun } from '#advisor/calculators/define/attempt-run.ts';
import { changedInput } from '#advisor/calculators/define/dependent-defaults.ts';
import {
  runCalculator,
  runHeadline,
  type AnyCalculator,
} from '#advisor/calculators/define/run-calculator.ts';
import { noPause, type Pause } from '#advisor/calculators/define/pause.ts';
import { factLookup, readReceipts, type Receipt } from '#advisor/compose/receipt.ts';
import { readRecord } from '#advisor/compose/record.ts';
import type { FactEntry } from '#advisor/facts/define-facts.ts';
import { seriesOf } from '#advisor/facts/series.ts';
import { ledger, type FactId } from '#advisor/facts/ledger.ts';
import type { GuideQuestion } from '#advisor/guides/define/define-guide.ts';
import { guides } from '#advisor/guides/registry.ts';
import { distressText } from '#advisor/guardrails/distress.ts';
import { historyYears } from '#advisor/history/history-years.ts';
import type { Article } from '#advisor/knowledge/parse-article.ts';
import { renderPart } from '#advisor/knowledge/render-article.ts';
import { typicalValues } from '#advisor/plan/fill/typical-values.ts';
import { readQuantities } from '#advisor/reader/quantities/read-quantities.ts';

interface AnswerContext {
  question: string;
  articles: ReadonlyMap<string, Article>;
  calculators: readonly AnyCalculator[];
  /** Whose figures the articles were told for. */
  year: number;
  /** Between the runs. */
  pause?: Pause;
}

/** Of the words of care: nobody works these out. */
const linesToCall = [988, 911];

/**
 * Every number that an answer may say, found from its evidence alone: its receipts run again, the figures of law they
 * name, the articles it cites, and what the question itself says.
 */
export async function groundsOfAnswer(answer: string, context: AnswerContext): Promise<number[]> {
  if (answer === distressText) return linesToCall;
  const receipts = readReceipts(answer);
  const asked = [
    ...readQuantities(context.question).map(({ value }) => value),
    ...numeralsIn(context.question),
  ];
  // An article is told for the year of the answer, which a receipt may name.
  const years = new Set([context.year, ...receipts.map(({ year }) => year)]);
  const cited = [...answer.matchAll(/\(#article\.([\w-]+)\)/g)].flatMap(([, id = '']) => {
    const article = context.articles.get(id);
    return article ? [...years].flatMap((year) => numeralsOfArticle(article, year)) : [];
  });
  const record = readRecord(answer);
  const recorded = [
    ...numbersIn(record?.given),
    ...(record?.quoted ?? []),
    ...numbersIn(record?.tried),
    ...choicesOfGuide(record?.topic),
    ...(record?.dates ?? []).flatMap(numeralsOfDay),
    ...(record?.facts ?? []).flatMap(({ id, year }) => [year, ...valuesOfFact(id, year)]),
  ];
  const runs = [];
  for (const receipt of receipts) runs.push(await groundsOfReceipt(receipt, context));
  const figures = runs.flatMap((one) => one.figures);
  return [
    historyYears.first,
    historyYears.last,
    ...asked,
    ...cited,
    ...recorded,
    ...runs.flatMap(({ grounds }) => grounds),
    // What a change makes is the difference between two runs.
    ...figures.flatMap((one) =>
      figures.flatMap((other) => (one.id === other.id ? [one.value - other.value] : [])),
    ),
  ];
}

async function groundsOfReceipt(
  receipt: Receipt,
  { calculators, pause = noPause }: AnswerContext,
): Promise<{ grounds: number[]; figures: readonly Figure[] }> {
  const ofFacts = receipt.facts.flatMap(({ id, year }) => [year, ...valuesOfFact(id, year)]);
  const calculator = calculators.find(({ name }) => name === receipt.calculator);
  const inputs = Object.fromEntries(Object.entries(receipt.inputs).map(([name, { value }]) => [name, value]));
  const base = [receipt.year, receipt.seed, ...ofFacts, ...numbersIn(inputs)];
  if (!calculator || receipt.calculator === factLookup) return { grounds: base, figures: [] };
  const options = { year: receipt.year, seed: receipt.seed };
  const variants: number[] = [];
  const tried: Figure[] = [];
  for (const { changes, figures: told } of receipt.variants ?? []) {
    await pause();
    const changed = changedInput(calculator, inputs, changes, receipt.year);
    // The first figure is had for less.
    const found = told
      ? attemptRun(() => runCalculator(calculator, changed, options).result.figures).value
      : attemptRun(() => runHeadline(calculator, changed, options)).value;
    const figures = (Array.isArray(found) ? found : [found]) as readonly (Figure | undefined)[];
    if (figures[0]) variants.push(...numbersIn(changes), ...movedIn(inputs, changes));
    tried.push(
      ...figures.flatMap((figure, at) =>
        figure && (at === 0 || told?.[figure.id] !== undefined) ? [figure] : [],
      ),
    );
  }
  variants.push(...tried.map(({ value }) => value));
  if (receipt.missing) {
    // What a calculator says about input that it cannot run with, whatever is still missing: its numbers are worked out too.
    const usual = receipt.missing.map((field) => [field, typicalValues(calculator, field)[0]]);
    const { problem = '' } = attemptRun(() =>
      runCalculator(calculator, { ...Object.fromEntries(usual), ...inputs }, options),
    );
    const told = numeralsIn(problem);
    const [variant] = receipt.variants ?? [];
    const { value: attempted } = attemptRun(() =>
      runCalculator(calculator, { ...inputs, ...variant?.changes }, options),
    );
    const known = variant ? (attempted?.result.figures ?? []).map(({ value }) => value) : [];
    return { grounds: [...base, ...variants, ...told, ...known], figures: [] };
  }
  await pause();
  const { value: run } = attemptRun(() => runCalculator(calculator, inputs, options));
  // A receipt may have been tampered with: what cannot be run backs nothing.
  if (!run) return { grounds: base, figures: [] };
  const { input, result } = run;
  const grounds = [
    ...base,
    ...variants,
    ...numbersIn(input),
    ...monthsIn(calculator, input),
    ...result.figures.map(({ value }) => value),
    ...result.steps.flatMap(({ value, label }) => [value, ...numeralsIn(label)]),
    ...result.facts.flatMap(({ id, year }) => [year, ...valuesOfFact(id, year)]),
  ];
  return { grounds, figures: [...result.figures, ...tried] };
}

/** How far inputs were moved. */
function movedIn(
  inputs: Readonly<Record<string, unknown>>,
  changes: Readonly<Record<string, unknown>>,
): number[] {
  return Object.entries(changes).flatMap(([field, value]) => {
    const before = inputs[field];
    return typeof value === 'number' && typeof before === 'number' ? [value - before] : [];
  });
}

/** A decision may name the answers to its own questions. */
function choicesOfGuide(topic = ''): number[] {
  const guide = guides.find(({ id }) => `guide:${id}` === topic);
  const asks: readonly GuideQuestion[] = guide?.asks ?? [];
  return asks.flatMap(({ question, choices }) =>
    [question, ...choices.map(({ label }) => label)].flatMap(numeralsIn),
  );
}

/** The year of a day, and the day. */
function numeralsOfDay(day: string): number[] {
  const [year = '', , date = ''] = /^\d{4}-\d{2}-\d{2}$/.test(day) ? day.split('-') : [];
  return year === '' ? [] : [Number(year), Number(date)];
}

function valuesOfFact(id: string, year: number): number[] {
  if (!Object.hasOwn(ledger, id)) return [];
  const entry: FactEntry = ledger[id as FactId];
  return [
    ...numbersIn(entry.values[year]),
    // A rate in cents may be told in dollars.
    ...(id.endsWith('_cents') ? numbersIn(entry.values[year]).map((cents) => cents / 100) : []),
    ...(seriesOf(entry.values[year]) ?? []).map(({ at }) => at),
    ...(entry.stepRates ?? []),
    ...numeralsIn(`${entry.label} ${entry.appliesTo ?? ''}`),
  ];
}

/** Of its text and of the answers that a reply may open with. */
function numeralsOfArticle(article: Article, year: number): number[] {
  const parts = [article.body, ...article.answers.map(({ answer }) => answer)];
  return parts.flatMap((part) => numeralsIn(renderPart(article, part, year).text));
}

const monthsPerYear = 12;

/** A time that is given in years may be told in months. */
function monthsIn({ fields }: AnyCalculator, input: Readonly<Record<string, unknown>>): number[] {
  return Object.entries(fields as Fields).flatMap(([name, field]) => {
    const value = input[name];
    return typeof value === 'number' && aboutField(field)?.unit === 'years' ? [value * monthsPerYear] : [];
  });
}

export function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(/^\d+$/.test(key) && !Array.isArray(value) ? [Number(key)] : []),
    ...numbersIn(inner),
  ]);
}

function numeralsIn(text: string): number[] {
  return (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((said) => Number(said.replaceAll(',', '')));
}
