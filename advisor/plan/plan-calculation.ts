import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { hasYearField } from '#advisor/plan/has-year-field.ts';
import type { Plan, PlannedReading } from '#advisor/plan/plan.ts';
import { planRuns, type PlannedRuns } from '#advisor/plan/plan-runs.ts';
import { missingOf, type SlotInput } from '#advisor/understand/fill-slots.ts';
import { readAskedFigures } from '#advisor/understand/read-asked-figures.ts';
import type { Mention } from '#advisor/understand/mention.ts';

interface Question {
  text: string;
  mentions: readonly Mention[];
  year: number;
  profile: Readonly<Record<string, unknown>>;
}

export interface PlannedCalculation {
  plan: Plan;
  /** Those of its figures that the question names. */
  asked: readonly string[];
  used: number;
  unused: number;
  missing: number;
  /** How naturally each quantity goes where it was put. */
  fit: number;
  /** Nothing of the question went into it: it would be an answer to anybody. */
  nothingSaid: boolean;
}

const comparesYears =
  /\b(?:compar\w*|versus|vs\.?|differ\w*|chang\w*|both years|and in|than in|from \d{4} to)\b/i;

/** "Bought in 2019", "born in 1962": a year of which no figures are asked. */
const ofThePast =
  /\b(?:bought|purchased|acquired|inherited|born|opened|started|since|held since)\b[^.;?!]{0,40}\b(?:in|since|of|from)?\s*$/i;

/** The year that the words make the year of the figures; otherwise this year, if it is named, or the first. */
export function taxYearOf(text: string, mentions: readonly Mention[], current?: number): Mention | undefined {
  const years = mentions.filter(
    ({ kind, start }) => kind === 'year' && !ofThePast.test(text.slice(Math.max(0, start - 60), start)),
  );
  const told = years.find(({ start }) =>
    /\b(?:for|tax year|taxes|filing)\s+(?:the\s+)?$/i.test(text.slice(0, start)),
  );
  return told ?? years.find(({ value }) => value === current) ?? years[0];
}

/** "I'm 35 and want it at 65" is thirty years, for a calculator that asks for a time and not for ages. */
function withTimeBetweenAges(fields: Fields, mentions: readonly Mention[]): readonly Mention[] {
  const units = new Set(Object.values(fields).map((field) => aboutField(field)?.unit));
  const ages = mentions.filter(({ kind }) => kind === 'age').toSorted((a, b) => a.value - b.value);
  const [young, old] = [ages[0], ages.at(-1)];
  const hasTime = mentions.some(({ kind }) => kind === 'duration');
  if (units.has('age') || !units.has('years') || hasTime || !young || !old || young.value === old.value)
    return mentions;
  const years = old.value - young.value;
  return mentions.flatMap((mention) => {
    if (mention === old) return [{ ...old, kind: 'duration' as const, value: years, months: years * 12 }];
    return mention.kind === 'age' ? [] : [mention];
  });
}

/** What a calculator would make of a question. */
export function planCalculation(
  calculator: AnyCalculator,
  { text, mentions, year, profile }: Question,
  readings: readonly PlannedReading[],
): PlannedCalculation {
  const fields = calculator.fields as Fields;
  const hasYear = hasYearField(fields);
  const named = hasYear ? undefined : taxYearOf(text, mentions, year);
  const quantities = withTimeBetweenAges(fields, mentions).filter(
    (mention) => mention !== named && (hasYear || mention.kind !== 'year'),
  );
  const { runs, slots } = sensibleRuns(calculator, {
    text,
    mentions: quantities,
    year: named?.value ?? year,
    profile,
  });
  const other =
    hasYear || !comparesYears.test(text)
      ? undefined
      : mentions.find(({ kind, value }) => kind === 'year' && value !== named?.value);
  const [first, ...varied] = runs;
  // "How does 2026 compare with 2025?"
  const others =
    other && varied.length === 0 ? [{ ...first!, year: other.value, changed: ['year'] }] : varied;
  const missing = stillMissing(calculator, { ...first?.input, ...slots.input });
  // Somebody's age is told along with anything.
  const unused = slots.unused.filter(({ kind }) => kind !== 'age').map(({ said }) => said);
  const asked = readAskedFigures(calculator.asksFor, text);
  return {
    plan: planFor(calculator, first!, others, missing, readings, unused, asked),
    asked,
    used: quantities.length - slots.unused.length,
    unused: unused.length,
    missing: missing.length,
    fit: fitOf(slots, quantities.length),
    nothingSaid: Object.keys(slots.input).length === 0,
  };
}

/** Where the first reading makes no sense, one that leaves a doubtful field empty may. */
function sensibleRuns(calculator: AnyCalculator, question: Question): PlannedRuns {
  const first = planRuns(calculator, question);
  const makesSense = ({ runs: [run], slots }: PlannedRuns) =>
    slots.missing.length > 0 || (run !== undefined && problemOf(calculator, run.input) === undefined);
  if (makesSense(first)) return first;
  const fields = calculator.fields as Fields;
  const others = Object.keys(first.slots.said)
    .filter((field) => aboutField(fields[field])?.unit !== 'choice')
    .map((field) => planRuns(calculator, question, new Set([field])))
    .filter((other) => makesSense(other) && other.slots.missing.length === 0)
    .toSorted((a, b) => b.slots.score - a.slots.score);
  return others[0] ?? first;
}

function fitOf({ score, missing, unused }: PlannedRuns['slots'], quantities: number): number {
  const placed = quantities - unused.length;
  return placed > 0 ? (score + missing.length * 2 + unused.length * 1.5) / placed : 0;
}

function planFor(
  calculator: AnyCalculator,
  first: ReturnType<typeof planRuns>['runs'][number],
  others: ReturnType<typeof planRuns>['runs'],
  missing: readonly string[],
  readings: readonly PlannedReading[],
  unused: readonly string[],
  askedFigures: readonly string[],
): Plan {
  if (missing.length > 0) return { kind: 'missing', planned: first, missing, readings };
  const message = problemOf(calculator, first.input);
  if (message) return { kind: 'problem', planned: first, message };
  const sound = others.filter(({ input }) => problemOf(calculator, input) === undefined);
  return { kind: 'calculate', runs: [first, ...sound], readings, unused, askedFigures };
}

function problemOf(calculator: AnyCalculator, input: SlotInput): string | undefined {
  const parsed = calculator.schema.safeParse(input);
  if (!parsed.success) return parsed.error.issues.map(({ message }) => message).join(' ');
  return calculator.check?.(parsed.data) ?? undefined;
}

/**
 * What has to be said and was not. Where nothing has to be, but the first amount is nothing unless somebody names it,
 * an answer without any amount would be about nobody: then that one is missing.
 */
export function stillMissing(calculator: AnyCalculator, input: SlotInput): string[] {
  const fields = calculator.fields as Fields;
  const required = missingOf(fields, input);
  if (required.length > 0 || problemOf(calculator, input) === undefined) return required;
  const amounts = Object.entries(fields).filter(([, field]) => aboutField(field)?.unit.startsWith('usd'));
  const [first] = amounts;
  const anySaid = amounts.some(([name]) => name in input);
  const hasList = Object.values(fields).some((field) => aboutField(field)?.unit === 'list');
  if (!first || anySaid || hasList || aboutField(first[1])?.default?.value !== 0) return [];
  return [first[0]];
}
