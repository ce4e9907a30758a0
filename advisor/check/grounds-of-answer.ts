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
import { distressText } from '#advisor/guardrails/distress.ts';
import { historyYears } from '#advisor/history/return-ranges.ts';
import type { Article } from '#advisor/knowledge/parse-article.ts';
import { renderPart } from '#advisor/knowledge/render-article.ts';
import { typicalValues } from '#advisor/plan/typical-values.ts';
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
  for (const { changes } of receipt.variants ?? []) {
    await pause();
    const changed = changedInput(calculator, inputs, changes, receipt.year);
    const { value: figure } = attemptRun(() => runHeadline(calculator, changed, options));
    if (figure) variants.push(...numbersIn(changes), figure.value);
  }
  if (receipt.missing) {
    // What a calculator says about input that it cannot run with, whatever is still missing: its numbers are worked out too.
    const usual = receipt.missing.map((field) => [field, typicalValues(calculator, field)[0]]);
    const { problem = '' } = attemptRun(() =>
      runCalculator(calculator, { ...Object.fromEntries(usual), ...inputs }, options),
    );
    const told = numeralsIn(problem);
    const [variant] = receipt.variants ?? [];
    const { value: tried } = attemptRun(() =>
      runCalculator(calculator, { ...inputs, ...variant?.changes }, options),
    );
    const known = variant ? (tried?.result.figures ?? []).map(({ value }) => value) : [];
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
  return { grounds, figures: result.figures };
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
