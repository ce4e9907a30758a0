import { alternativesTo } from '#advisor/calculators/define/alternatives.ts';
import { aboutField, type FieldAbout, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { assign, type Candidate } from '#advisor/understand/assign.ts';
import { countByAges } from '#advisor/understand/children-by-age.ts';
import { countChildren, countOnes, isTold } from '#advisor/understand/count-told.ts';
import { fillList } from '#advisor/understand/fill-list.ts';
import { joinParts } from '#advisor/understand/join-parts.ts';
import type { Mention } from '#advisor/understand/mention.ts';
import { knowsName, nameOfItsOwn } from '#advisor/understand/name-of-its-own.ts';
import { clearlyNamed, nearness } from '#advisor/understand/nearness.ts';
import { readChoices } from '#advisor/understand/read-choices.ts';
import { readNone } from '#advisor/understand/read-none.ts';
import { findCue, stemsOf, toSentence, type Sentence } from '#advisor/understand/sentence.ts';
import { slotValue } from '#advisor/understand/slot-value.ts';

export type SlotInput = Record<string, unknown>;

export interface FilledSlots {
  /** What the question says, by field. */
  input: SlotInput;
  /** The words that each came from, and where they stand. */
  said: Record<string, { words: string; start: number }>;
  /** What of the items of a list nobody told, though it is filled: each as "list.place.field". */
  assumed: readonly string[];
  /** Required fields that nothing was said about. */
  missing: string[];
  /** Quantities that fitted nowhere. */
  unused: Mention[];
  /** How well it all fits together. */
  score: number;
}

export interface SlotOptions {
  /** Fields that are left empty. */
  without?: ReadonlySet<string>;
  /** Fields that were filled before: what changes is likely one of them. */
  prefer?: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/** Nobody's question holds more numbers; finding a place for each would take ever longer. */
const mostMentions = 64;

/**
 * Puts every quantity of a question into the field that it fits best, over all of them at once: by its kind, by the
 * words near it, and by the bounds of the field. Choices and flags are found by their words, lists by their repetition.
 */
export function fillSlots(
  calculator: AnyCalculator,
  question: string,
  mentions: readonly Mention[],
  { without = none, prefer = none }: SlotOptions = {},
): FilledSlots {
  const all = calculator.fields as Fields;
  const fields = Object.fromEntries(Object.entries(all).filter(([name]) => !without.has(name)));
  const sentence = toSentence(question);
  const considered = joinParts(fields, mentions.slice(0, mostMentions), sentence);
  const list = fillList(fields, sentence, considered);
  const rest = list ? considered.filter((mention) => !list.used.has(mention)) : considered;
  const leading = leadingAmounts(calculator);
  const best = assign(
    leaveNamed(
      fields,
      rest.map((mention) => candidatesFor(fields, sentence, mention, considered, prefer, leading)),
    ),
    0,
    new Set(),
  );
  const input: SlotInput = list ? { [list.field]: list.items } : {};
  const said: FilledSlots['said'] = list
    ? { [list.field]: { words: [...list.used].map((mention) => mention.said).join(', '), start: list.start } }
    : {};
  best.chosen.forEach((candidate, index) => {
    if (!candidate) return;
    const mention = rest[index]!;
    const before = input[candidate.field];
    input[candidate.field] = candidate.value + (typeof before === 'number' ? before : 0);
    said[candidate.field] = { words: mention.said, start: mention.start };
    fillMonthAndDay(fields, candidate.field, mention, input);
    const own = candidate.field.replace(/^spouse_/, '');
    if (`spouse_${own}` in fields && isOfBoth(question, mention))
      Object.assign(input, { [own]: candidate.value, [`spouse_${own}`]: candidate.value });
  });
  moveToEmpty(fields, input, said);
  for (const [name, { value, start, said: words }] of Object.entries(readChoices(fields, sentence))) {
    input[name] = value;
    said[name] = { words, start };
  }
  for (const [name, start] of Object.entries(readNone(fields, sentence))) {
    if (name in input) continue;
    input[name] = 0;
    said[name] = { words: '', start };
  }
  countByAges(fields, question, input, said);
  countChildren(fields, question, input, said);
  countOnes(fields, question, input, said);
  const unused = [
    ...addListed(rest, best.chosen, fields, input, question, said),
    ...mentions.slice(mostMentions),
  ];
  const missing = missingOf(all, input);
  const score = best.score + (list?.score ?? 0) - missing.length * 2 - unused.length * 1.5;
  return { input, said, assumed: list?.assumed ?? [], missing, unused, score };
}

/** "My wife and I are both 60", "we both make 75k": said of the one as of the other. */
const ofBoth =
  /\bboth\s+(?:(?:make|earn|get|have|are paid|are|aged?|turn|turned|turning)\s+){0,2}(?:about\s+|around\s+)?$/i;

const ofEach = /^\s+(?:(?:a|per) year\s+)?(?:each|apiece)\b/i;
const couple =
  /\b(?:(?:wife|husband|spouse|partner) and (?:i|me)|(?:i|me) and my (?:wife|husband|spouse|partner)|married|couple)\b/i;

/** "My wife and I earn 61k each", too: two people, and not each of some years. */
function isOfBoth(question: string, { start, end }: Mention): boolean {
  return (
    ofBoth.test(question.slice(Math.max(0, start - 30), start)) ||
    (ofEach.test(question.slice(end, end + 20)) && couple.test(question))
  );
}

/** "Gone in 24 months" of a loan whose term nobody tells is its term. */
function moveToEmpty(fields: Fields, input: SlotInput, said: FilledSlots['said']): void {
  for (const [name, field] of Object.entries(fields)) {
    const other = aboutField(field)?.insteadOf;
    if (other === undefined || !(name in input) || other in input) continue;
    input[other] = input[name];
    said[other] = said[name]!;
    delete input[name];
    delete said[name];
  }
}

export function missingOf(fields: Fields, input: SlotInput): string[] {
  return Object.entries(fields)
    .filter(([name, field]) => !(name in input) && aboutField(field)?.default === undefined)
    .map(([name]) => name);
}

/** "I already have 10k" names its field, whatever was filled before. */
function isClearlyNamed(
  fields: Fields,
  sentence: Sentence,
  mention: Mention,
  mentions: readonly Mention[],
): boolean {
  return Object.values(fields).some((field) => {
    const about = aboutField(field);
    return (
      about &&
      slotValue(about, mention, sentence) &&
      nearness(about, sentence, mention, mentions) >= clearlyNamed
    );
  });
}

function counts({ unit }: FieldAbout): boolean {
  return unit === 'count';
}

/** What is counted stands behind its number: "two kids", not "kids (5". */
function nearBehind({ cues }: FieldAbout, sentence: Sentence, { start, end }: Mention): number {
  const next = sentence.words.findIndex((word) => word.start >= end);
  const before = sentence.words.findLastIndex((word) => word.end <= start);
  const found = cues.some((cue) =>
    findCue(sentence, cue).some(
      (at) =>
        (at >= next && at - next <= 1 && next !== -1) ||
        (stemsOf(cue).length > 1 && at + stemsOf(cue).length - 1 === before),
    ),
  );
  return found ? 1 : 0;
}

/** What calculators call the rate they are about: a percentage that nothing else claims is likely that. */
const mainRate = 'rate';

/** Below this no word nearby speaks for the field, or none at all. */
const cued = 0.4;
const uncued = 0.15;
/** From here on it is named by several words: "car payment". */
const namedInFull = 1.2;

function candidatesFor(
  fields: Fields,
  sentence: Sentence,
  mention: Mention,
  mentions: readonly Mention[],
  prefer: ReadonlySet<string>,
  leading: ReadonlySet<string>,
): Candidate[] {
  const clearly = prefer.size > 0 && isClearlyNamed(fields, sentence, mention, mentions);
  const name = nameOfItsOwn(sentence, mention);
  const candidates = Object.entries(fields)
    .flatMap(([field, schema], order) => {
      const about = aboutField(schema);
      const slot = about && slotValue(about, mention, sentence);
      if (!about || !slot) return [];
      if (mention.field !== undefined && mention.field !== field) return [];
      const near = counts(about)
        ? nearBehind(about, sentence, mention)
        : nearness(about, sentence, mention, mentions) + (mention.field === undefined ? 0 : 1);
      const preferred = prefer.has(field) && (!clearly || near >= clearlyNamed) ? 0.6 : 0;
      if ((slot.needsCue || about.onlyNamed) && near < cued && preferred === 0) return [];
      // What has a name that the field does not know is something else.
      const isForeign = name !== undefined && !knowsName(about, name) && near < clearlyNamed;
      if (isForeign && preferred === 0 && about.unit.startsWith('usd')) return [];
      // What is nothing unless somebody names it is not filled by a number that nothing speaks for.
      const optional = about.default !== undefined;
      const unlikely =
        (about.unit === 'percent' && optional && field !== mainRate) ||
        (about.default?.value === 0 && order > 4);
      // Nor is any amount that a calculator can do without, unless it comes again and again as that does.
      const comesAlike = mention.per !== undefined && about.unit.startsWith('usd_per');
      const isSpare = optional && about.unit.startsWith('usd') && !leading.has(field) && !comesAlike;
      const perMonth = about.unit === 'usd_per_month' && mention.per === undefined;
      if (near < (perMonth ? cued : uncued) && preferred === 0 && (unlikely || isSpare || perMonth))
        return [];
      const required = about.default === undefined ? (near >= uncued ? 0.4 : 0.2) : 0;
      const additive =
        about.adds === true &&
        near >= clearlyNamed &&
        (about.unit !== 'usd_per_month' || mention.per !== undefined || near >= namedInFull);
      // What nothing speaks for goes to what a calculator asks for first.
      const ahead = near < cued ? Math.max(0, 0.18 - 0.02 * order) : 0;
      return [
        {
          field,
          value: slot.value,
          score: slot.fit + required + ahead + preferred + 1.3 * near,
          near,
          additive,
        },
      ];
    })
    .sort((a, b) => b.score - a.score);
  // "I put $20 a week into savings": what comes again and again is no balance and no goal where there is a place for it;
  // a gain may well come every year. What changes an earlier question may have its period only from there.
  const unitOf = ({ field }: Candidate) => aboutField(fields[field])?.unit ?? '';
  const recurs =
    mention.per && prefer.size === 0 && candidates.some((one) => unitOf(one).startsWith('usd_per'));
  return recurs ? candidates.filter(({ field }) => !sums.has(field)) : candidates;
}

/** The amount that a calculator asks for first, in each way to tell it. */
function leadingAmounts(calculator: AnyCalculator): ReadonlySet<string> {
  const first = Object.entries(calculator.fields as Fields).find(([, field]) =>
    aboutField(field)?.unit.startsWith('usd'),
  );
  return new Set(first ? [first[0], ...alternativesTo(calculator, [first[0]])] : []);
}

/** What calculators call money that is there already, or is to be there in the end. */
const sums = new Set('start saved savings cash balance portfolio principal lump_sum target goal'.split(' '));

/** A field that one amount is clearly named for is not taken by another that nothing speaks for. */
function leaveNamed(fields: Fields, candidates: readonly Candidate[][]): Candidate[][] {
  const named = new Set(
    candidates
      .flat()
      .filter(({ near, field }) => near >= clearlyNamed && aboutField(fields[field])?.unit.startsWith('usd'))
      .map(({ field }) => field),
  );
  return candidates.map((own) => own.filter(({ field, near }) => near >= uncued || !named.has(field)));
}

/** "Of 290k, 200k life insurance": what has a name of its own is no part of what stands before. */
const nameBehind =
  /^\s+(?:of\s+)?(?!(?:at|for|in|on|to|from|with|and|or|by|per|an?|over|is|are|than|as|if|when|how|what|but|so|i|we|my|our|each|total|together|respectively|combined|altogether|saved)\b)\p{L}/iu;

/** "$210,000 and $140,000" where there is room for one amount: their sum. Gives what is still left over. */
function addListed(
  mentions: readonly Mention[],
  chosen: readonly (Candidate | null)[],
  fields: Fields,
  input: SlotInput,
  question: string,
  said: FilledSlots['said'],
): Mention[] {
  let field: string | undefined;
  return mentions.filter((mention, at) => {
    const own = chosen[at];
    if (isTold(said.children, mention)) return false;
    if (own) {
      field = aboutField(fields[own.field])?.unit.startsWith('usd') ? own.field : undefined;
      return false;
    }
    const previous = mentions[at - 1];
    const between = previous ? question.slice(previous.end, mention.start) : '';
    const before = field === undefined ? undefined : input[field];
    if (
      field === undefined ||
      typeof before !== 'number' ||
      mention.kind !== 'money' ||
      mention.benefit === true ||
      before + mention.value > (aboutField(fields[field])?.max ?? Infinity) ||
      !/^\s*(?:,|and|plus|\+|&)+\s*$/i.test(between) ||
      nameBehind.test(question.slice(mention.end))
    ) {
      field = undefined;
      return true;
    }
    input[field] = before + mention.value;
    return false;
  });
}

/** "July 2022" fills issue_month along with issue_year. */
function fillMonthAndDay(fields: Fields, field: string, mention: Mention, input: SlotInput): void {
  for (const part of ['month', 'day'] as const) {
    const name = field.replace(/year$/, part);
    if (name !== field && name in fields && mention[part] !== undefined) input[name] = mention[part];
  }
}
