import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { hasYearField } from '#advisor/plan/has-year-field.ts';
import type { Plan, PlannedReading } from '#advisor/plan/plan.ts';
import { typicalValues } from '#advisor/plan/typical-values.ts';
import { problemOf } from '#advisor/plan/is-acceptable.ts';
import { planRuns, type PlannedRuns } from '#advisor/plan/plan-runs.ts';
import { withFees } from '#advisor/plan/with-fees.ts';
import { withHoldings } from '#advisor/plan/with-holdings.ts';
import { withPayShares } from '#advisor/plan/with-pay-shares.ts';
import { withPresentAges } from '#advisor/plan/with-present-ages.ts';
import { withTimes } from '#advisor/plan/with-times.ts';
import { missingOf, type SlotInput } from '#advisor/understand/fill-slots.ts';
import { readAskedFigures } from '#advisor/understand/read-asked-figures.ts';
import type { Mention } from '#advisor/understand/mention.ts';
import { toSentence } from '#advisor/understand/sentence.ts';
import { slotValue } from '#advisor/understand/slot-value.ts';
import { textBefore } from '#advisor/understand/around.ts';

export interface Question {
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

/** "Bought in 2019", "born in 1962": a year of which no figures are asked; that of a sale behind it is another. */
const ofThePast =
  /\b(?:bought|purchased|acquired|inherited|born|opened|started|since|held since)\b(?:(?!\b(?:sold|will sell|(?:plan|going|want|hope) to sell|selling it)\b)[^.;?!]){0,40}\b(?:in|since|of|from)?\s*$/i;

/** The year that the words make the year of the figures; otherwise this year, if it is named, or the first. */
export function taxYearOf(text: string, mentions: readonly Mention[], current?: number): Mention | undefined {
  const years = mentions.filter(
    ({ kind, start }) => kind === 'year' && !ofThePast.test(text.slice(Math.max(0, start - 60), start)),
  );
  const told = years.find(({ start }) =>
    /\b(?:for|tax year|taxes|filing)\s+(?:the\s+)?$/i.test(textBefore(text, start)),
  );
  return told ?? years.find(({ value }) => value === current) ?? years[0];
}

/** What a calculator would make of a question. */
export function planCalculation(
  calculator: AnyCalculator,
  question: Question,
  readings: readonly PlannedReading[],
): PlannedCalculation {
  const thoughts = thoughtsOn(question);
  let thought = thoughts.get(calculator);
  if (!thought) thoughts.set(calculator, (thought = thinkThrough(calculator, question)));
  const { plan } = thought;
  const hasReadings = plan.kind === 'calculate' || plan.kind === 'missing';
  return hasReadings ? { ...thought, plan: { ...plan, readings } } : thought;
}

interface Thoughts extends Question {
  byCalculator: Map<AnyCalculator, PlannedCalculation>;
}

/** A question is planned by its words and then by its meaning: what a calculator makes of it is the same both times. */
const thoughtsSoFar = new WeakMap<readonly Mention[], Thoughts>();

function thoughtsOn({ text, mentions, year, profile }: Question): Thoughts['byCalculator'] {
  const known = thoughtsSoFar.get(mentions);
  if (known?.text === text && known.year === year && known.profile === profile) return known.byCalculator;
  const byCalculator: Thoughts['byCalculator'] = new Map();
  thoughtsSoFar.set(mentions, { text, mentions, year, profile, byCalculator });
  return byCalculator;
}

function thinkThrough(
  calculator: AnyCalculator,
  { text, mentions, year, profile }: Question,
): PlannedCalculation {
  const fields = calculator.fields as Fields;
  const hasYear = hasYearField(fields);
  const named = hasYear ? undefined : taxYearOf(text, mentions, year);
  const aged = withPresentAges(fields, withFees(fields, mentions, text), text);
  const amounts = withPayShares(fields, withHoldings(fields, aged, text), text);
  const quantities = withTimes(fields, amounts, text).filter(
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
  const unused = slots.unused
    .filter((mention) => mention.kind !== 'age' && !countsTheList(mention, slots.input))
    .filter((mention) => !isPartOfList(fields, missing, mention, text));
  // A year whose figures were used is not left over, though no time was made of it.
  const leftOver = unused.filter(({ start }) => start !== named?.start).map(({ said }) => said);
  const asked = readAskedFigures(calculator.asksFor, text);
  return {
    plan: planFor(calculator, first!, others, missing, leftOver, asked),
    asked,
    used: quantities.length - slots.unused.length,
    unused: unused.length,
    missing: missing.length,
    fit: fitOf(slots, quantities.length),
    nothingSaid: Object.keys(slots.input).length === 0,
  };
}

/** "My card at 25%" is part of a debt, though a debt without its balance is none yet. */
function isPartOfList(fields: Fields, missing: readonly string[], mention: Mention, text: string): boolean {
  return missing.some((name) =>
    Object.values(aboutField(fields[name])?.items ?? {}).some((item) => {
      const slot = slotValue(aboutField(item)!, mention, toSentence(text));
      return slot !== undefined && !slot.needsCue;
    }),
  );
}

/** "Three cards: …" says no more than the list of three behind it. */
function countsTheList({ kind, value }: Mention, input: SlotInput): boolean {
  return (
    kind === 'number' && Object.values(input).some((list) => Array.isArray(list) && list.length === value)
  );
}

/** Where the first reading makes no sense, one with two values changed round may, or one with a field left empty. */
function sensibleRuns(calculator: AnyCalculator, question: Question): PlannedRuns {
  const first = planRuns(calculator, question);
  const makesSense = ({ runs: [run], slots }: PlannedRuns) =>
    slots.missing.length > 0 || (run !== undefined && problemOf(calculator, run.input) === undefined);
  if (makesSense(first)) return first;
  const changedRound = swapped(calculator, first);
  if (changedRound) return changedRound;
  const fields = calculator.fields as Fields;
  const others = Object.keys(first.slots.said)
    .filter((field) => aboutField(fields[field])?.unit !== 'choice')
    .map((field) => planRuns(calculator, question, new Set([field])))
    .filter((other) => makesSense(other) && other.slots.missing.length === 0)
    .toSorted((a, b) => b.slots.score - a.slots.score);
  return others[0] ?? first;
}

/** "5 years into a 30-year loan": two values of a kind that make sense only the other way round. */
function swapped(
  calculator: AnyCalculator,
  { runs: [run, ...rest], slots }: PlannedRuns,
): PlannedRuns | undefined {
  if (!run || rest.length > 0) return undefined;
  const fields = calculator.fields as Fields;
  const said = Object.keys(slots.said).filter((field) => typeof slots.input[field] === 'number');
  for (const [at, one] of said.entries()) {
    for (const other of said.slice(at + 1)) {
      const [own, others] = [aboutField(fields[one]), aboutField(fields[other])];
      const round = { [one]: slots.input[other], [other]: slots.input[one] };
      // What is so anyway would not be said: then nothing was changed round, but something taken away.
      const saysNothing = round[one] === own?.default?.value || round[other] === others?.default?.value;
      // What only its own words can mean was not taken for anything else.
      const isNamed = own?.onlyNamed || others?.onlyNamed;
      if (own?.unit !== others?.unit || saysNothing || isNamed) continue;
      const input = { ...run.input, ...round };
      if (problemOf(calculator, input) !== undefined) continue;
      return { runs: [{ ...run, input }], slots: { ...slots, input: { ...slots.input, ...round } } };
    }
  }
  return undefined;
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
  unused: readonly string[],
  askedFigures: readonly string[],
): Plan {
  if (missing.length > 0) return { kind: 'missing', planned: first, missing, readings: [] };
  const message = problemOf(calculator, first.input);
  if (message) return { kind: 'problem', planned: first, message };
  const sound = others.filter(({ input }) => problemOf(calculator, input) === undefined);
  return { kind: 'calculate', runs: [first, ...sound], readings: [], unused, askedFigures };
}

/**
 * What has to be said and was not. Where the first amount may be left out, but an answer without it would be about
 * nobody, that one is missing as well.
 */
export function stillMissing(calculator: AnyCalculator, input: SlotInput): string[] {
  const fields = calculator.fields as Fields;
  const required = missingOf(fields, input);
  const usual = Object.fromEntries(required.map((field) => [field, usualValue(calculator, field)]));
  if (problemOf(calculator, { ...usual, ...input }) === undefined) return required;
  const [first] = Object.entries(fields).find(([, field]) => aboutField(field)?.unit.startsWith('usd')) ?? [];
  const hasList = Object.values(fields).some((field) => aboutField(field)?.unit === 'list');
  if (first === undefined || first in input || hasList) return required;
  const enough = { ...usual, ...input, [first]: usualValue(calculator, first) };
  return problemOf(calculator, enough) === undefined ? [first, ...required] : required;
}

function usualValue(calculator: AnyCalculator, field: string): number | string | undefined {
  const values = typicalValues(calculator, field);
  return values[values.length >> 1];
}
