import { attemptRun } from '#advisor/calculators/define/attempt-run.ts';
import { aboutField, type FieldAbout, type Fields } from '#advisor/calculators/define/fields.ts';
import { isSameFigure, type Figure } from '#advisor/calculators/define/result.ts';
import { runCalculator, type AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { askPolitely } from '#advisor/compose/calculations/ask-politely.ts';
import type { AnswerDocument } from '#advisor/compose/answer-document.ts';
import { articleLink } from '#advisor/compose/cite.ts';
import { describeValue } from '#advisor/compose/describe-input.ts';
import { capitalize, uncapitalize } from '#advisor/compose/markdown.ts';
import type { Receipt, Variant } from '#advisor/compose/receipt.ts';
import type { AnswerRecord } from '#advisor/compose/record.ts';
import { sectionsOf } from '#advisor/knowledge/article-sections.ts';
import type { Article } from '#advisor/knowledge/parse-article.ts';
import { problemOf } from '#advisor/plan/fill/is-acceptable.ts';
import type { Offer } from '#advisor/plan/plan.ts';
import type { PlannedRun } from '#advisor/plan/planned-run.ts';
import { typicalBeside, typicalValues } from '#advisor/plan/fill/typical-values.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';

interface Missing {
  planned: PlannedRun;
  missing: readonly string[];
  seed: number;
  /** What can be said meanwhile, where no number was given. */
  article: Article | undefined;
}

/** What the answer would be over a sensible range of what is missing, and one short question for it. */
export function composeMissing({ planned, missing, seed, article }: Missing): AnswerDocument {
  const { calculator, input, origins, year } = planned;
  const fields = calculator.fields as Fields;
  const { range, problem } = overRange(planned, missing, seed);
  const receipt = unfinishedReceipt(planned, seed, missing, range?.variants);
  const question = problem ?? askFor(fields, missing);
  const told = Object.entries(input).filter(([field]) => origins[field] === 'you said');
  const understood = understoodOf(fields, Object.fromEntries(told));
  return {
    opening: range?.words ?? question,
    because: range
      ? // What rests on assumptions alone is no news.
        told.length > 0
        ? range.known
        : []
      : // Numbers were given for a calculation, which a text does not replace.
        !article || told.length > 0
        ? []
        : [`${sayShortly(article, year)} More in ${articleLink(article)}.`],
    next: [],
    ...(range ? { question } : {}),
    receipts: [receipt],
    articles: [],
    sources: [],
    record: {
      topic: calculator.name,
      question: { text: question, choices: problem === undefined ? [...(range?.choices ?? [])] : [] },
      understood,
    },
  };
}

/** What was taken from the words, for chips. */
function understoodOf(
  fields: Fields,
  input: Readonly<Record<string, unknown>>,
): NonNullable<AnswerRecord['understood']> {
  return Object.entries(input).flatMap(([field, value]) => {
    const about = aboutField(fields[field]);
    const words = about ? describeValue(about, value) : '';
    return words === '' ? [] : [{ label: about!.label, value: words }];
  });
}

/** Said along with an answer that needs nothing: what could be worked out, and what is missing for it. */
export function offerQuestion({ planned, missing, request }: Offer): string {
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
  const name = inSentence(about?.label ?? field);
  const parts = Object.values(about?.items ?? {}).flatMap((item) => {
    const part = aboutField(item);
    return part && part.default === undefined ? [uncapitalize(part.label)] : [];
  });
  return parts.length > 0 ? `${name}, each with its ${inARow(parts)}` : name;
}

/** "the loan amount", "your age now". */
function inSentence(label: string): string {
  const name = uncapitalize(label);
  return name.startsWith('your ') ? name : `the ${name}`;
}

/** "a, b and c" */
function inARow(words: readonly string[]): string {
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '');
}

/** Buttons below the question. */
const maxChoices = 4;
/** With more than two things missing, any figure would be a guess about a guess. */
const mostMissing = 2;

interface OverRange {
  range?: {
    variants: readonly Variant[];
    words: string;
    /** What holds whatever the missing one is. */
    known: readonly string[];
    choices: readonly { label: string }[];
  };
  /** Why there can be none, whatever the missing ones are. */
  problem?: string;
}

const mostOptions = 12;

function overRange(
  { calculator, input, year }: PlannedRun,
  missing: readonly string[],
  seed: number,
): OverRange {
  const [field, second] = missing;
  const about = field === undefined ? undefined : aboutField((calculator.fields as Fields)[field]);
  if (field === undefined || !about || missing.length > mostMissing) return {};
  // Of the states, the first and the last say nothing of those between them.
  if ((about.options?.length ?? 0) > mostOptions) return {};
  const usual = second === undefined ? [] : typicalValues(calculator, second);
  const middle = usual[usual.length >> 1];
  if (second !== undefined && middle === undefined) return {};
  const also = second !== undefined ? { [second]: middle } : {};
  const tried = typicalBeside(calculator, field, input)
    .map((value) => ({ ...also, [field]: value }))
    .filter((changes) => problemOf(calculator, { ...input, ...changes }, year) === undefined)
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
      const [figure, ...others] = value?.result.figures ?? [];
      return figure ? [{ changes, figure, others }] : [];
    })
    .filter(({ figure }, _, [one]) => isSameFigure(figure, one?.figure));
  if (runs.length < 2) return {};
  const [low, high] = [runs[0]!, runs.at(-1)!];
  const at = (changes: Record<string, unknown>) => describeValue(about, changes[field]);
  const range = {
    variants: runs.map(({ changes, figure }) => ({ changes, value: figure.value })),
    words: sayRange(
      inSentence(about.label),
      { result: formatQuantity(low.figure), at: at(low.changes) },
      { result: formatQuantity(high.figure), at: at(high.changes) },
      withWords(calculator, also),
    ),
    known: sayKnown(
      inSentence(about.label),
      runs.map(({ others }) => others),
      also,
      new Set(Object.values(input)),
    ),
    choices: runs.slice(0, maxChoices).map(({ changes }) => ({ label: capitalize(at(changes)) })),
  };
  return { range };
}

const mostKnown = 3;

/** "Whatever the income is: loss carried over $2,500": figures that the missing input has no part in. */
function sayKnown(
  label: string,
  runs: readonly (readonly Figure[])[],
  also: Readonly<Record<string, unknown>>,
  toldValues: ReadonlySet<unknown>,
): string[] {
  const [first = [], ...rest] = runs;
  if (Object.keys(also).length > 0) return [];
  const known = first.filter(
    (figure) =>
      figure.value !== 0 &&
      (figure.unit.startsWith('usd') || figure.unit === 'percent') &&
      !toldValues.has(figure.value) &&
      rest.every((others) => others.some((one) => isSameFigure(one, figure) && one.value === figure.value)),
  );
  const words = known.slice(0, mostKnown).map((one) => `${uncapitalize(one.label)} ${formatQuantity(one)}`);
  return words.length > 0 ? [`Whatever ${label} is: ${inARow(words)}.`] : [];
}

interface End {
  result: string;
  at: string;
}

/** What is the same at both ends depends on nothing between them. */
function sayRange(label: string, low: End, high: End, taking: string): string {
  return low.result === high.result
    ? `It’s ${low.result} if ${label} is between ${low.at} and ${high.at}${taking}.`
    : `It depends on ${label}: ${low.result} at ${low.at}, ${high.result} at ${high.at}${taking}.`;
}

function withWords(calculator: AnyCalculator, also: Record<string, unknown>): string {
  const words = Object.entries(also).flatMap(([field, value]) => {
    const about = aboutField((calculator.fields as Fields)[field]);
    return about ? [`${uncapitalize(about.label)} ${describeValue(about, value)}`] : [];
  });
  return words.length > 0 ? `, taking ${words.join(', ')}` : '';
}
