import { withoutReplaced } from '#advisor/calculators/define/alternatives.ts';
import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { isAcceptable } from '#advisor/plan/is-acceptable.ts';
import type { PlannedRun } from '#advisor/plan/planned-run.ts';
import { fillSlots, type FilledSlots, type SlotInput } from '#advisor/understand/fill-slots.ts';
import type { Mention } from '#advisor/understand/mention.ts';
import { findPair, type Pair } from '#advisor/plan/find-pair.ts';
import { findRestated } from '#advisor/plan/find-restated.ts';
import { asksForDifference, deeds, readComparisons } from '#advisor/understand/read-comparison.ts';
import { readChoices, readOtherChoice } from '#advisor/understand/read-choices.ts';
import { toSentence } from '#advisor/understand/sentence.ts';
import { slotValue } from '#advisor/understand/slot-value.ts';
import { textBefore } from '#advisor/understand/around.ts';

interface Question {
  text: string;
  mentions: readonly Mention[];
  year: number;
  /** What is known of the user, by the names of fields. */
  profile: Readonly<Record<string, unknown>>;
}

export interface PlannedRuns {
  slots: FilledSlots;
  runs: readonly PlannedRun[];
}

/** One run for a plain question; several where it names alternatives, a range, or asks what a change would do. */
export function planRuns(
  calculator: AnyCalculator,
  question: Question,
  without?: ReadonlySet<string>,
): PlannedRuns {
  const pair = findPair(calculator, question);
  if (pair) return pairedRuns(calculator, question, pair, without);
  const fill = (mentions: readonly Mention[]) =>
    fillSlots(calculator, question.text, mentions, without ? { without } : {});
  const alternative = findAlternative(calculator, question);
  if (alternative) {
    const first = fill(question.mentions.filter((mention) => mention !== alternative.second));
    const other = withAlternative(calculator, question, first, alternative);
    const slots = { ...first, unused: first.unused.filter((mention) => mention !== alternative.first) };
    const run = runsOf(calculator, question, slots);
    const own = other && ownChoices(calculator, question, alternative);
    if (own)
      return {
        slots: { ...slots, input: { ...slots.input, ...own.first } },
        runs: [
          run({ ...slots.input, ...own.first }),
          run({ ...other.input, ...own.second }, [...other.changed, ...Object.keys(own.second)]),
        ],
      };
    if (other) return { slots, runs: [run(slots.input), run(other.input, other.changed)] };
  }
  const filled = fill(question.mentions);
  const { again, added } = findRestated(question, filled) ?? { again: [], added: [] };
  const slots = { ...filled, unused: filled.unused.filter((mention) => !again.includes(mention)) };
  const run = runsOf(calculator, question, slots);
  const otherChoice = readOtherChoice(calculator.fields as Fields, toSentence(question.text), slots.input);
  if (otherChoice) {
    const { field, value } = otherChoice;
    return { slots, runs: [run(slots.input), run({ ...slots.input, [field]: value }, [field])] };
  }
  const restated = withoutFields(calculator, slots, added);
  const varied = restated ?? withoutSecondCase(calculator, question.text, slots);
  if (varied && (restated || asksForDifference(question.text))) {
    return { slots, runs: [run(varied.base), run(slots.input, varied.changed)] };
  }
  // "What is my tax if I put 10k in?" asks for that case; how it would be without is told along with it.
  if (varied) return { slots, runs: [run(slots.input), run(varied.base, varied.changed)] };
  return { slots, runs: [run(slots.input)] };
}

/** Makes runs of a question's input, with what is known or usual besides; that is missing no more. */
function runsOf(calculator: AnyCalculator, question: Question, slots: FilledSlots) {
  const said = Object.keys(slots.input);
  const known = withoutReplaced(calculator, fromProfile(calculator, question.profile), said);
  const usual = usualFor(calculator, question.text, slots.missing);
  slots.missing = slots.missing.filter((field) => !(field in known) && !(field in usual));
  return (input: SlotInput, changed: readonly string[] = []): PlannedRun => ({
    calculator,
    input: { ...usual, ...known, ...input },
    origins: {
      ...Object.fromEntries(Object.keys(known).map((field) => [field, 'your profile'])),
      ...Object.fromEntries(Object.keys(input).map((field) => [field, 'you said'])),
    },
    assumed: slots.assumed,
    year: question.year,
    changed,
  });
}

/** "15 years at 5.5% or 30 years at 6.25%": each case fills the same fields, from its own two numbers. */
function pairedRuns(
  calculator: AnyCalculator,
  question: Question,
  { first, second }: Pair,
  without?: ReadonlySet<string>,
): PlannedRuns {
  const fill = (left: readonly Mention[]) =>
    fillSlots(
      calculator,
      question.text,
      question.mentions.filter((mention) => !left.includes(mention)),
      without ? { without } : {},
    );
  const slots = fill(second);
  const other = fill(first);
  const changed = Object.keys(other.input).filter((field) => other.input[field] !== slots.input[field]);
  const kept = withoutReplaced(calculator, slots.input, changed);
  const run = runsOf(calculator, question, slots);
  return { slots, runs: [run(slots.input), run({ ...kept, ...other.input }, changed)] };
}

/** What the profile says that this calculator asks for; the question itself outweighs it. */
function fromProfile(calculator: AnyCalculator, profile: Question['profile']): SlotInput {
  const fields = calculator.fields as Fields;
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, field]) => Object.hasOwn(profile, name) && field.safeParse(profile[name]).success)
      .map(([name]) => [name, profile[name]]),
  );
}

/** "A mortgage": thirty years, where nobody says otherwise. */
function usualFor(calculator: AnyCalculator, text: string, missing: readonly string[]): SlotInput {
  return Object.fromEntries(
    missing.flatMap((field) => {
      const usual = aboutField((calculator.fields as Fields)[field])?.usual;
      return usual?.when.test(text) ? [[field, usual.value]] : [];
    }),
  );
}

interface Alternative {
  first: Mention;
  /** Absent where the first is a range: then its upper end is the other case. */
  second: Mention | undefined;
}

const either =
  /^[\s,)]*(?:\w+\s+){0,3}?(?:or|vs\.?|versus|instead of|rather than|compared (?:to|with)|with starting|against)\s+(?:[\w$]+\s+){0,3}\$?$/i;

/** "At 5 or 7 percent", "15 versus 30 years", "5 to 7 %". */
function findAlternative(calculator: AnyCalculator, { text, mentions }: Question): Alternative | undefined {
  const range = mentions.find(({ to }) => to !== undefined);
  if (range) return { first: range, second: undefined };
  for (const [at, first] of mentions.entries()) {
    const second = mentions[at + 1];
    if (!second || second.kind !== first.kind || first.value === second.value) continue;
    const between = text.slice(first.end, second.start);
    const raised = /^\s*to\s*\$?$/i.test(between) && /\bfrom\s*\$?$/i.test(textBefore(text, first.start));
    const spanned =
      /^\s*and\s*$/i.test(between) && /\bdifference between\s*$/i.test(textBefore(text, first.start));
    if (!either.test(between) && !raised && !spanned) continue;
    const apart = fillSlots(calculator, text, mentions);
    const together = fillSlots(
      calculator,
      text,
      mentions.filter((mention) => mention !== second),
    );
    // A calculator that has a place for each of them compares the two by itself.
    const gain = raised ? 0.8 : 1.9;
    const clearlyApart = apart.score > together.score + gain && !apart.unused.includes(second);
    return clearlyApart ? undefined : { first, second };
  }
  return undefined;
}

/** "4.5% APR or 4.55% APY": the kind that stands behind each of the two is its own. */
function ownChoices(
  { fields }: AnyCalculator,
  { text }: Question,
  { first, second }: Alternative,
): { first: SlotInput; second: SlotInput } | undefined {
  if (!second) return undefined;
  const behind = ({ start }: Mention, end: number) =>
    readChoices(fields as Fields, toSentence(text.slice(start, end)));
  const [ofFirst, ofSecond] = [behind(first, second.start), behind(second, second.end + 12)];
  const names = Object.keys(ofSecond).filter(
    (name) => ofFirst[name] && ofFirst[name].value !== ofSecond[name]!.value,
  );
  const pick = (choices: typeof ofFirst) =>
    Object.fromEntries(names.map((name) => [name, choices[name]!.value]));
  return names.length > 0 ? { first: pick(ofFirst), second: pick(ofSecond) } : undefined;
}

function withAlternative(
  calculator: AnyCalculator,
  { text, mentions }: Question,
  slots: FilledSlots,
  { first, second }: Alternative,
): { input: SlotInput; changed: string[] } | undefined {
  const filledFrom = ({ start: from }: Mention) =>
    Object.entries(slots.said).find(([, { start }]) => start === from)?.[0];
  // "Wages of 80k. What does a raise from 80k to 100k do?" tells the first of them twice.
  const toldBefore = mentions.find(({ kind, value }) => kind === first.kind && value === first.value);
  const field = filledFrom(first) ?? (toldBefore && filledFrom(toldBefore));
  const about = field === undefined ? undefined : aboutField((calculator.fields as Fields)[field]);
  if (!field || !about) return undefined;
  const other = second ?? { ...first, value: first.to ?? first.value, months: undefined };
  const slot = slotValue(about, other as Mention, toSentence(text));
  return slot && { input: { ...slots.input, [field]: slot.value }, changed: [field] };
}

/** The same without what the second case adds, where both make sense by themselves. */
function withoutSecondCase(
  calculator: AnyCalculator,
  question: string,
  slots: FilledSlots,
): { base: SlotInput; changed: string[] } | undefined {
  for (const fields of secondCases(calculator, question, slots)) {
    const varied = withoutFields(calculator, slots, fields);
    if (varied) return varied;
  }
  return undefined;
}

function withoutFields(
  calculator: AnyCalculator,
  { input }: FilledSlots,
  fields: readonly string[],
): { base: SlotInput; changed: string[] } | undefined {
  const base = Object.fromEntries(Object.entries(input).filter(([field]) => !fields.includes(field)));
  const makesSense = fields.length > 0 && isAcceptable(calculator, base) && isAcceptable(calculator, input);
  return makesSense ? { base, changed: [...fields] } : undefined;
}

/** "Tax on 10k of interest if I make 150k": the condition is how things are, and what stands before it is added. */
const describesBase =
  /^(?:and |but )?if (?:(?:i|we) (?:already |currently )?(?:make|earn)|(?:my|our) (?:salary|income|wages|pay) (?:is|are))\b/i;

/** Which fields the second case may consist of, the likeliest first. Only what can be left out can be added. */
function secondCases(calculator: AnyCalculator, question: string, { said, input }: FilledSlots): string[][] {
  const aboutOf = (field: string) => aboutField((calculator.fields as Fields)[field]);
  const isOptional = (field: string) => aboutOf(field)?.default !== undefined;
  // "How much more tax if I convert 50k, salary 70k": what somebody earns is how things are.
  const isOwnPay = (field: string) => aboutOf(field)?.cues.includes('salary') === true;
  const optional = Object.entries(said)
    .filter(([field]) => isOptional(field))
    .toSorted(([, a], [, b]) => a.start - b.start);
  const quantities = optional.filter(([field]) => {
    const unit = aboutOf(field)?.unit;
    return unit === 'percent' || unit?.startsWith('usd');
  });
  const cases = readComparisons(question)
    .filter(
      ({ start }) =>
        !describesBase.test(question.slice(start)) || quantities.every(([, one]) => one.start > start),
    )
    .map(({ start, end }) => {
      const isIn = (one: { start: number }) => one.start >= start && one.start < end;
      const asked = Object.entries(said).some(([field, one]) => isIn(one) && !isOptional(field));
      return quantities
        .filter(([field, one]) => isIn(one) && !(asked && isOwnPay(field)))
        .map(([field]) => field);
    });
  // A mere condition is a second case only where it adds one thing to what stands without it.
  if (!asksForDifference(question)) {
    return cases.filter((fields) => fields.length === 1 && fields.length < quantities.length);
  }
  const done = quantities.filter(([, { start }]) => deeds.test(question.slice(0, start)));
  // What is added is less than what it is added to.
  const smallestFirst = quantities
    .map(([field]) => field)
    .filter((field) => !isOwnPay(field))
    .toSorted((a, b) => Number(input[a]) - Number(input[b]));
  return [...cases, done.map(([field]) => field), smallestFirst.slice(0, 1)];
}
