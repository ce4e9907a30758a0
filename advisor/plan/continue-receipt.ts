import { alternativesTo, keptBeside } from '#advisor/calculators/define/alternatives.ts';
import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { Origin, Receipt } from '#advisor/compose/receipt.ts';
import { adoptKinds } from '#advisor/plan/adopt-kinds.ts';
import { hasYearField } from '#advisor/plan/has-year-field.ts';
import { taxYearOf } from '#advisor/plan/plan-calculation.ts';
import { problemOf } from '#advisor/plan/is-acceptable.ts';
import type { PlannedRun } from '#advisor/plan/planned-run.ts';
import { toldInWords } from '#advisor/plan/told-in-words.ts';
import { scaleInput, stepRate } from '#advisor/plan/scaled-input.ts';
import { fillSlots, missingOf, type SlotInput } from '#advisor/understand/fill-slots.ts';
import { toSentence } from '#advisor/understand/sentence.ts';
import { slotValue } from '#advisor/understand/slot-value.ts';
import type { Mention } from '#advisor/understand/mention.ts';
import { spouse, stepDirection, stepOfSpouse } from '#advisor/understand/read-follow-up.ts';

export interface Continuation {
  run: PlannedRun;
  /** How much of the question it has used up: with nothing used it is no continuation. */
  changed: readonly string[];
  unused: readonly Mention[];
  /** What still has to be said before it can be run. */
  missing: readonly string[];
  /** Why it cannot be run as it is: a sentence that says what to change. */
  problem: string | undefined;
  /** It can only be about what was said before: "half of that". */
  leans: boolean;
}

/** The receipt's run with what the question changes in it: "and at 5%?", "now suppose I am married". */
export function continueReceipt(
  receipt: Receipt,
  calculator: AnyCalculator,
  question: string,
  mentions: readonly Mention[],
): Continuation | undefined {
  const named = hasYearField(calculator.fields as Fields) ? undefined : taxYearOf(question, mentions);
  const before = inputOf(receipt);
  const scaled = scaleInput(calculator, before.input, question);
  const quantities = mentions.filter(
    (mention) => mention !== named && !(scaled && mention.start < scaled.end && mention.end > scaled.start),
  );
  const shares = patchShares(calculator, before.input, quantities);
  const known = Object.keys(before.input);
  // "7%?" changes a rate that was told, not the down payment that might have been told as a share.
  const unitOf = (field: string) => aboutField((calculator.fields as Fields)[field])?.unit;
  const others = [...alternativesTo(calculator, known)].filter(
    (field) => unitOf(field) !== 'percent' || !known.some((one) => unitOf(one) === 'percent'),
  );
  const prefer = new Set([...known, ...others, ...(receipt.missing ?? [])]);
  // What stands beside a number is told by that.
  const inWords = mentions.length > 0 ? [] : toldInWords(calculator.fields, receipt, question);
  const adopted = [...adoptKinds(calculator, receipt, question, shares.rest), ...inWords];
  const slots = fillSlots(calculator, question, adopted, { prefer });
  const changes = Object.fromEntries(
    Object.keys(slots.input)
      .map((field) => [field, changedValue(calculator, question, slots, field, before.input[field])] as const)
      .filter(([field, value]) => !same(value, before.input[field])),
  );
  const said = Object.keys(changes);
  const changed = [...said, ...(named && named.value !== receipt.year ? ['year'] : [])];
  const patched = { ...patchList(calculator, before.input, slots.unused, question), ...shares.patched };
  const further = { ...patched, ...scaled?.changes };
  changed.push(...Object.keys(further));
  const kept = keptBeside(calculator, before.input, { ...changes, ...further });
  const input = { ...usualBefore(calculator, receipt), ...kept, ...changes, ...further };
  const missing = missingOf(calculator.fields as Fields, input);
  if (changed.length === 0 || !isPossible(calculator, input)) return undefined;
  const problem = missing.length > 0 ? undefined : problemOf(calculator, input);
  // Who answers our question hears what is wrong with it; whoever merely goes on may mean something else.
  if (problem !== undefined && (receipt.missing ?? []).length === 0) return undefined;
  return {
    run: {
      calculator,
      input,
      origins: {
        ...Object.fromEntries(Object.entries(before.origins).filter(([field]) => field in kept)),
        ...Object.fromEntries(
          [...said, ...Object.keys(scaled?.changes ?? {})].map((field) => [field, 'you said' as const]),
        ),
      },
      assumed: [
        ...slots.assumed,
        ...before.assumed.filter(
          (path) =>
            !said.includes(path.split('.')[0]!) && same(partAt(input, path), partAt(before.input, path)),
        ),
      ],
      year: named?.value ?? receipt.year,
      changed,
    },
    changed,
    leans:
      scaled !== undefined ||
      inWords.length > 0 ||
      adopted.some((mention) => isInShort(mention, shares.rest)),
    unused:
      Object.keys(patched).length > Object.keys(shares.patched).length ? slots.unused.slice(1) : slots.unused,
    missing,
    problem,
  };
}

/** "Spend 60" of thousands: another amount than the number itself. */
function isInShort({ kind, value, start }: Mention, before: readonly Mention[]): boolean {
  return kind === 'money' && before.some((one) => one.start === start && one.value !== value);
}

/** What was usual for the question before is so for what goes on from it. */
function usualBefore(calculator: AnyCalculator, { inputs }: Receipt): SlotInput {
  return Object.fromEntries(
    Object.entries(inputs).flatMap(([name, { value }]) =>
      aboutField((calculator.fields as Fields)[name])?.usual ? [[name, value]] : [],
    ),
  );
}

/** What is there so far may be right, though something is still missing. */
function isPossible(calculator: AnyCalculator, input: SlotInput): boolean {
  return calculator.schema.partial().safeParse(input).success;
}

/** "And if the rate was 12%?" after one debt changes that debt; of several nobody knows which. */
function patchList(
  calculator: AnyCalculator,
  before: SlotInput,
  unused: readonly Mention[],
  question: string,
): SlotInput {
  const fields = calculator.fields as Fields;
  const [name, field] = Object.entries(fields).find(([, one]) => aboutField(one)?.unit === 'list') ?? [];
  const items = name === undefined ? undefined : before[name];
  const about = field && aboutField(field);
  const [mention] = unused;
  if (name === undefined || !about?.items || !Array.isArray(items) || !mention) return {};
  if (items.length !== 1) return {};
  const [part] = Object.entries(about.items)
    .flatMap(([key, item]) => {
      const own = aboutField(item);
      const slot = own && slotValue(own, mention, toSentence(question));
      return slot && !slot.needsCue ? [{ key, value: slot.value, fit: slot.fit }] : [];
    })
    .toSorted((a, b) => b.fit - a.fit);
  return part ? { [name]: [{ ...(items[0] as object), [part.key]: part.value }] } : {};
}

/** "And 60/40?" after holdings with targets: the same holdings with these. */
function patchShares(
  calculator: AnyCalculator,
  before: SlotInput,
  mentions: readonly Mention[],
): { patched: SlotInput; rest: readonly Mention[] } {
  for (const [name, field] of Object.entries(calculator.fields as Fields)) {
    const { items: fields = {} } = aboutField(field) ?? {};
    const items = before[name];
    const target = Object.keys(fields).findLast((key) => aboutField(fields[key])?.whole);
    const told = mentions.find(({ parts }) => Array.isArray(items) && parts?.length === items.length);
    if (target === undefined || !told || !Array.isArray(items)) continue;
    const patched = items.map((item: object, at) => ({ ...item, [target]: told.parts?.[at] }));
    return { patched: { [name]: patched }, rest: mentions.filter((mention) => mention !== told) };
  }
  return { patched: {}, rest: mentions };
}

/** What was said or known before; assumptions are made anew, unless they were somebody's choice. */
export function inputOf(receipt: Receipt): {
  input: SlotInput;
  assumed: string[];
  origins: Record<string, Origin>;
} {
  const kept = Object.entries(receipt.inputs).filter(([, { origin }]) => origin !== 'assumption');
  return {
    input: Object.fromEntries(kept.map(([name, { value }]) => [name, value])),
    assumed: kept.flatMap(([name, { assumed = [] }]) => assumed.map((part) => `${name}.${part}`)),
    origins: Object.fromEntries(kept.map(([name, { origin }]) => [name, origin])),
  };
}

/** The receipt's run as it was, with what was assumed in it. */
export function runAgain(receipt: Receipt, calculator: AnyCalculator): PlannedRun {
  const { origins, assumed } = inputOf(receipt);
  const input = Object.fromEntries(Object.entries(receipt.inputs).map(([name, { value }]) => [name, value]));
  return { calculator, input, origins, assumed, year: receipt.year, changed: [] };
}

function changedValue(
  calculator: AnyCalculator,
  question: string,
  { input, said }: ReturnType<typeof fillSlots>,
  field: string,
  before: unknown,
): unknown {
  const value = input[field];
  const words = said[field];
  if (typeof value !== 'number' || typeof before !== 'number' || !words) return value;
  const { start } = words;
  const end = start + words.words.length;
  const step = ofSpouse(calculator, question, field, start)
    ? stepOfSpouse(question, start, end)
    : stepDirection(question, start, end);
  if (step === undefined) return before;
  if (step === 0) return value;
  const about = aboutField((calculator.fields as Fields)[field]);
  return about?.unit === 'percent' ? stepRate(about, before, step * value) : before + step * value;
}

/** "My wife's 60k", where there is one field for both incomes. */
function ofSpouse({ fields }: AnyCalculator, question: string, field: string, start: number): boolean {
  const isIncome = /\bincome\b/i.test(aboutField((fields as Fields)[field])?.label ?? '');
  return (
    isIncome && !(`spouse_${field}` in fields) && spouse.test(question.slice(Math.max(0, start - 40), start))
  );
}

/** What stands at "list.place.field". */
function partAt(input: SlotInput, path: string): unknown {
  const [list = '', item, field = ''] = path.split('.');
  return (input[list] as Readonly<Record<string, unknown>>[] | undefined)?.[Number(item)]?.[field];
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
