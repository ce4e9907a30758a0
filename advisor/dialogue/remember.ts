import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { isFurtherThing, readInContext } from '#advisor/dialogue/in-context.ts';
import { readReceipts, type Receipt } from '#advisor/compose/receipt.ts';
import { readRecord } from '#advisor/compose/record.ts';
import { maskPrivate } from '#advisor/guardrails/mask.ts';
import { emptyPicture, type Picture, type PictureFact } from '#advisor/picture/picture.ts';
import { factsOf, replaceFacts, startQuestion, wordsOf } from '#advisor/picture/update-picture.ts';
import { questionFor } from '#advisor/plan/plan-calculation.ts';
import type { Reader } from '#advisor/reader/create-reader.ts';
import { cutToRead } from '#advisor/reader/longest-read.ts';
import type { Reading } from '#advisor/reader/reading.ts';
import { readRoleUse, roles } from '#advisor/reader/roles.ts';
import { valueInRole } from '#advisor/picture/role-values.ts';

export interface Message {
  role: 'user' | 'assistant';
  content: string;
}

/** What the conversation holds when its last message is answered. */
export interface Remembered {
  picture: Picture;
  /** The same as if the last message had not begun a new question. */
  wider: Picture;
  /** Of the last message. */
  reading: Reading;
  /** How many messages of the person came before, of those remembered. */
  turn: number;
  /** The latest run that an answer carries. */
  last: { receipt: Receipt; calculator: AnyCalculator } | undefined;
  /** What we asked for in the last answer. */
  pending: { calculator: AnyCalculator; fields: readonly string[] } | undefined;
  /** The article that the last answer was from. */
  article: string | undefined;
  /** The likeliest ask of the last question that was a question. */
  ask: string | undefined;
}

/** Reads the conversation from its start. The messages are whatever the browser sent: nothing in them is trusted. */
export async function remember(
  messages: readonly Message[],
  {
    reader,
    calculators,
    signal,
  }: { reader: Reader; calculators: readonly AnyCalculator[]; signal?: AbortSignal | undefined },
): Promise<Remembered> {
  const before: string[] = [];
  let state: Omit<Remembered, 'reading' | 'turn'> = {
    picture: emptyPicture,
    wider: emptyPicture,
    last: undefined,
    pending: undefined,
    article: undefined,
    ask: undefined,
  };
  let reading: Reading | undefined;
  let turn = 0;
  const lastUser = messages.findLastIndex(({ role }) => role === 'user');
  for (const [at, { role, content }] of messages.slice(0, lastUser + 1).entries()) {
    if (role === 'assistant') {
      state = { ...state, ...afterAnswer(content, calculators, state) };
      continue;
    }
    const text = cutToRead(maskPrivate(content.trim()).text);
    const given = at < lastUser ? givenRun(messages[at + 1], calculators) : undefined;
    if (given) {
      state = {
        ...state,
        picture: replaceFacts(state.picture, cardFacts(given.calculator, given.input, turn), []),
      };
    } else {
      const [field] = state.pending?.fields ?? [];
      const asked =
        state.pending && field !== undefined ? questionFor(state.pending.calculator, field) : undefined;
      reading = await reader.read({ text, before, asked }, signal);
      reading = { ...reading, act: possibleAct(reading, state, turn) };
      if (state.last && ['change', 'answer', 'another'].includes(reading.act.id))
        reading = { ...reading, told: readInContext(reading.told, state.last.calculator, state.picture) };
      const wider = replaceFacts(state.picture, factsOf(reading, turn), wordsOf(reading, turn));
      state = { ...state, wider, ...afterMessage(reading, state, turn) };
    }
    before.push(text);
    turn += 1;
  }
  return { ...state, reading: reading!, turn: turn - 1 };
}

const sureAsk = 0.6;
const sureNew = 0.8;

/** A change needs something to change, an answer a question. */
function possibleAct(
  { act, asks, told, facts, text }: Reading,
  { last, pending, article, ask }: Omit<Remembered, 'reading' | 'turn'>,
  turn: number,
): Reading['act'] {
  const nothingBefore = turn === 0 || (!last && !pending && article === undefined && ask === undefined);
  if (
    nothingBefore &&
    ['change', 'answer', 'another', 'why', 'simpler', 'which', 'for_me', 'sure', 'summarize'].includes(act.id)
  )
    return { ...act, id: 'new' };
  const saysNothing = told.length === 0 && facts.length === 0 && (asks[0]?.probability ?? 0) > sureAsk;
  if (act.id === 'answer' && saysNothing && /\?|^(?:how|what|when|which|can|should|is|do)\b/i.test(text))
    return { ...act, id: 'new' };
  const asksOther = (asks[0]?.probability ?? 0) > 0.9 && asks[0]!.id !== pending?.calculator.name;
  if (
    act.id === 'answer' &&
    asksOther &&
    /\?|\b(?:how|what|which|when|should|can|would)\b/i.test(text) &&
    text.split(/\s+/).length > 4
  )
    return { ...act, id: 'new' };
  if (act.id === 'answer' && !pending)
    return { ...act, id: asks[0] && asks[0].probability > 0.8 && !last ? 'new' : 'change' };
  return act;
}

function afterMessage(
  reading: Reading,
  state: Omit<Remembered, 'reading' | 'turn'>,
  turn: number,
): Partial<Remembered> {
  const words = wordsOf(reading, turn);
  switch (reading.act.id) {
    case 'new': {
      const begun = startQuestion(state.picture, factsOf(reading, turn), words);
      // A question that may as well go on with the last one is about the same account or loan.
      const goesOn = turn > 0 && reading.act.probability < sureNew && reading.told.length === 0;
      const topics = goesOn
        ? state.picture.words.filter(({ key }) => key === 'account' || key === 'loan')
        : [];
      const kept = topics.filter(({ key }) => !words.some((one) => one.key === key));
      return { picture: { ...begun, words: [...kept, ...begun.words] }, ask: reading.asks[0]?.id };
    }
    case 'change':
    case 'another':
    case 'for_me':
    case 'which': {
      const facts = relativeFacts(reading, state.picture, factsOf(reading, turn));
      const further =
        state.last &&
        isFurtherThing(
          reading.text,
          facts.map(({ role }) => role),
          state.last.calculator,
        );
      const { picture } = state;
      return {
        picture: further
          ? { ...picture, facts: [...picture.facts, ...facts] }
          : replaceFacts(picture, facts, words),
      };
    }
    case 'answer':
      return { picture: replaceFacts(state.picture, answeredFacts(reading, state, turn), words) };
    default:
      return {};
  }
}

/** "300 more", "half of that": the new value of what was told before. */
function relativeFacts(
  { relative }: Reading,
  { facts: known }: Picture,
  facts: readonly PictureFact[],
): PictureFact[] {
  if (relative.id === 'none') return [...facts];
  return facts.map((fact) => {
    const old = known.findLast(({ role, owner }) => role === fact.role && owner === fact.owner);
    if (!old) return fact;
    const value =
      relative.id === 'plus'
        ? old.value + fact.value
        : relative.id === 'minus'
          ? old.value - fact.value
          : old.value * fact.value;
    const { per: _, months: __, ...rest } = fact;
    return {
      ...rest,
      value,
      ...(old.per === undefined ? {} : { per: old.per }),
      ...(old.unit === 'time' ? { months: Math.round(value * 12) } : {}),
    };
  });
}

/** A bare number is what we asked for, whatever it might mean elsewhere. */
function answeredFacts(
  reading: Reading,
  { pending }: Omit<Remembered, 'reading' | 'turn'>,
  turn: number,
): PictureFact[] {
  const facts = factsOf(reading, turn);
  const [field] = pending?.fields ?? [];
  const about =
    pending && field !== undefined ? aboutField((pending.calculator.fields as Fields)[field]) : undefined;
  const uses = (about?.roles ?? []).map(readRoleUse);
  const [first] = uses;
  const [only, ...more] = reading.told;
  if (!first || !only || more.length > 0 || uses.some(({ role }) => role === only.role)) return facts;
  const kind = roles[first.role].kind;
  const fits =
    only.unit === 'none' ||
    (only.unit === 'money' && kind === 'money') ||
    (only.unit === 'percent' && kind === 'rate') ||
    (only.unit === 'time' && kind === 'time') ||
    (only.unit === 'age' && kind === 'age');
  if (!fits) return facts;
  const { per, said, start } = only;
  return [
    {
      role: first.role,
      owner: first.owner,
      kind: first.kind ?? 'none',
      case: 'none',
      ...valueInRole(first.role, only),
      ...(per === undefined ? {} : { per }),
      said,
      start,
      turn,
      source: 'words',
      probability: 0.95,
      otherRoles: [],
    },
  ];
}

function afterAnswer(
  answer: string,
  calculators: readonly AnyCalculator[],
  state: Omit<Remembered, 'reading' | 'turn'>,
): Partial<Remembered> {
  const [receipt] = readReceipts(answer);
  const calculator = receipt && calculators.find(({ name }) => name === receipt.calculator);
  const article = /\(#article\.([\w-]+)\)/.exec(answer)?.[1];
  if (!receipt || !calculator) return { pending: undefined, article };
  return {
    last: { receipt, calculator },
    pending:
      receipt.missing && receipt.missing.length > 0 ? { calculator, fields: receipt.missing } : undefined,
    article,
    ask: state.ask ?? calculator.name,
  };
}

/** The run that a question came with, by the answer to it. */
function givenRun(
  answer: Message | undefined,
  calculators: readonly AnyCalculator[],
): { calculator: AnyCalculator; input: Record<string, unknown> } | undefined {
  if (answer?.role !== 'assistant' || !readRecord(answer.content)?.ran) return undefined;
  const [receipt] = readReceipts(answer.content);
  const calculator = calculators.find(({ name }) => name === receipt?.calculator);
  const set = Object.entries(receipt?.inputs ?? {}).filter(([, { origin }]) => origin !== 'assumption');
  return (
    calculator && { calculator, input: Object.fromEntries(set.map(([name, { value }]) => [name, value])) }
  );
}

/** What a person entered in a card, by the roles of its fields. */
function cardFacts(
  { fields }: AnyCalculator,
  input: Readonly<Record<string, unknown>>,
  turn: number,
): PictureFact[] {
  return Object.entries(input).flatMap(([name, value], at): PictureFact[] => {
    const about = aboutField((fields as Fields)[name]);
    const [use] = about?.roles ?? [];
    if (typeof value !== 'number' || !use || !about || value === about.default?.value) return [];
    const { role, owner, kind } = readRoleUse(use);
    const isTime = about.unit === 'years' || about.unit === 'months';
    const years = about.unit === 'months' ? value / 12 : value;
    return [
      {
        role,
        owner,
        kind: kind ?? 'none',
        case: 'none',
        value: isTime ? years : value,
        unit: isTime
          ? 'time'
          : about.unit === 'percent'
            ? 'percent'
            : about.unit === 'age'
              ? 'age'
              : about.unit.startsWith('usd')
                ? 'money'
                : 'none',
        ...(isTime ? { months: Math.round(years * 12) } : {}),
        ...(about.unit === 'usd_per_month'
          ? { per: 'month' as const }
          : about.unit === 'usd_per_year'
            ? { per: 'year' as const }
            : {}),
        said: String(value),
        source: 'card',
        turn,
        start: at,
        probability: 1,
        otherRoles: [],
      },
    ];
  });
}
