import type { Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { readReceipts } from '#advisor/compose/receipt.ts';
import { readRecord } from '#advisor/compose/record.ts';
import { backToEarlier, backToOwn, withThread } from '#advisor/dialogue/back-to-earlier.ts';
import { cardFacts } from '#advisor/dialogue/card-facts.ts';
import { personCarried, withPerson } from '#advisor/dialogue/person-carried.ts';
import { changePicture } from '#advisor/dialogue/change-picture.ts';
import { leftBehind } from '#advisor/dialogue/left-behind.ts';
import { subjectOf, unmarried } from '#advisor/dialogue/subject.ts';
import {
  asToldBefore,
  inPlaceOfTakenBack,
  inRoleBefore,
  ownersLikeBefore,
  preferRoles,
  readLikeBefore,
  rolesOfField,
} from '#advisor/dialogue/in-context.ts';
import { givenRun, runBefore, withRun } from '#advisor/dialogue/earlier-runs.ts';
import { goingOn, onlyTellsMood, possibleAct } from '#advisor/dialogue/possible-act.ts';
import { asAnswer, askedByGuide, askedFor, type Pending } from '#advisor/dialogue/pending.ts';
import { guides } from '#advisor/guides/registry.ts';
import { maskPrivate } from '#advisor/guardrails/mask.ts';
import { emptyPicture, type Picture } from '#advisor/picture/picture.ts';
import { factsOf, replaceFacts, startQuestion, wordsOf } from '#advisor/picture/update-picture.ts';
import type { Act } from '#advisor/reader/acts.ts';
import type { Reader } from '#advisor/reader/create-reader.ts';
import { cutToRead } from '#advisor/reader/longest-read.ts';
import type { Reading } from '#advisor/reader/reading.ts';
import type { Message, Remembered, State } from '#advisor/dialogue/state.ts';

export type { Message, Remembered, State } from '#advisor/dialogue/state.ts';

interface Remembering {
  reader: Reader;
  calculators: readonly AnyCalculator[];
  /** The title of each ask. */
  titles: ReadonlyMap<string, string>;
  /** Whose figures of law count. */
  year: number;
  signal?: AbortSignal | undefined;
}

/** Reads the conversation from its start. The messages are whatever the browser sent: nothing in them is trusted. */
export async function remember(
  messages: readonly Message[],
  { reader, calculators, titles, year, signal }: Remembering,
): Promise<Remembered> {
  const before: string[] = [];
  const carried = personCarried(messages);
  let state: State = {
    picture: emptyPicture,
    wider: emptyPicture,
    last: undefined,
    previous: undefined,
    earlier: [],
    pending: undefined,
    article: undefined,
    topic: [],
    answered: undefined,
    part: undefined,
    beginnings: [],
    left: [],
    threads: [],
    begun: 0,
    own: undefined,
    said: [],
  };
  let reading: Reading | undefined;
  let turn = 0;
  const lastUser = messages.findLastIndex(({ role }) => role === 'user');
  for (const [at, { role, content }] of messages.slice(0, lastUser + 1).entries()) {
    if (role === 'assistant') {
      if (at === carried?.at) state = { ...state, picture: withPerson(state.picture, carried.person) };
      state = { ...state, ...afterAnswer(content, calculators, state, reading?.act.id) };
      continue;
    }
    const text = cutToRead(maskPrivate(content.trim()).text);
    const given = at < lastUser ? givenRun(messages[at + 1], calculators) : undefined;
    if (given) {
      const facts = cardFacts(given.calculator, given.input, turn);
      state = { ...state, picture: replaceFacts(state.picture, facts, []) };
    } else {
      const topic = titles.get(state.answered ?? state.topic[0]?.id ?? '');
      const read = await readAfter(state.pending, { reader, text, before, topic, signal });
      state = { ...state, ...(backToOwn(read, state) ?? backToEarlier(read, state)) };
      reading = inConversation(read, state, turn);
      const about = subjectOfQuestion(reading, calculators, turn);
      const after = afterMessage(reading, state, turn, year, about);
      const told = replaceFacts(state.picture, factsOf(reading, turn), wordsOf(reading, turn));
      const goesOn = goingOn.has(reading.act.id) ? after.picture : undefined;
      const said = [...(after.begun === undefined ? state.said : []), ...factsOf(reading, turn)];
      const left = leftBehind(state, after);
      state = { ...state, wider: goesOn ?? { ...told, ...about }, ...after, said, left };
    }
    state = { ...state, beginnings: [...state.beginnings, state.begun] };
    before.push(text);
    turn += 1;
  }
  const { threads: _, begun: __, own: ___, said: ____, ...remembered } = state;
  return { ...remembered, reading: reading!, turn: turn - 1, before: before.slice(0, -1) };
}

/** A reading in its conversation: the answer that it continues decides what its numbers can mean. */
function inConversation(read: Reading, state: State, turn: number): Reading {
  const reading = { ...read, act: goesOnWithNamed(read, possibleAct(read, state, turn), state.picture) };
  if (onlyTellsMood(reading, state, turn)) return { ...reading, told: [] };
  if (!goingOn.has(reading.act.id)) return reading;
  const { pending, picture } = state;
  const answered = pending && reading.act.id === 'answer' ? asAnswer(reading, pending) : reading.told;
  const about = new Set(
    pending && reading.act.id === 'answer'
      ? pending.names.flatMap((name) => rolesOfField(pending.fields[name]))
      : picture.facts.map(({ role }) => role),
  );
  const taking = takingNumbers(state);
  const placed = taking ? inPlaceOfTakenBack(answered, picture, taking) : answered;
  const again = asToldBefore(inRoleBefore(placed, picture, state.said), picture);
  const told = taking ? preferRoles(again, taking, about, picture.facts) : again;
  const owned = ownersLikeBefore(told, picture);
  return { ...reading, told: readLikeBefore({ ...reading, told: owned }, picture) };
}

/** "Into a 20 year at that same 6.1?": a number that is repeated with the same role continues the earlier question. */
function goesOnWithNamed({ told }: Reading, act: Reading['act'], { facts }: Picture): Reading['act'] {
  if (act.id !== 'new') return act;
  const isNamedAgain = told.some(({ role, value }) =>
    facts.some((fact) => fact.role === role && (fact.value === value || fact.value === value * 1000)),
  );
  return isNamedAgain ? { ...act, probability: Math.min(act.probability, sureNew) } : act;
}

/** What can use the next numbers: the last calculation, and the guide that it was run for. */
function takingNumbers({ last, answered }: State): Pick<AnyCalculator, 'fields'> | undefined {
  const guide = guides.find(({ id }) => `guide:${id}` === answered);
  if (!guide) return last?.calculator;
  const own = Object.entries(guide.fields as Fields).map(([name, field]) => [`${guide.id}.${name}`, field]);
  return { fields: { ...last?.calculator.fields, ...Object.fromEntries(own) } };
}

const sureNew = 0.8;
/** A question with its own numbers is more often about something else. */
const likelyNew = 0.6;

/** "My girlfriend's job matches half, she makes 64": a later question whose facts all are of one other person is theirs. */
function subjectOfQuestion(
  reading: Reading,
  calculators: readonly AnyCalculator[],
  turn: number,
): Pick<Picture, 'about'> {
  const asked = calculators.find(({ name }) => name === reading.asks[0]?.id);
  const isUnmarried = reading.facts.some(({ id }) => id === unmarried);
  const about = turn > 0 && asked ? subjectOf(factsOf(reading, turn), asked, isUnmarried) : undefined;
  return about === undefined ? {} : { about };
}

function afterMessage(
  reading: Reading,
  state: State,
  turn: number,
  year: number,
  about: Pick<Picture, 'about'>,
): Partial<State> {
  const { picture } = state;
  if (reading.act.id === 'new') {
    const words = wordsOf(reading, turn);
    if (asksOfTheSame(reading, turn)) {
      const kept = replaceFacts(picture, factsOf(reading, turn), words);
      return { picture: { ...kept, ...about }, topic: reading.asks };
    }
    const begun = startQuestion(picture, factsOf(reading, turn), words);
    // A question that may continue the last one is about the same account or loan.
    const leastNew = reading.told.length === 0 ? sureNew : likelyNew;
    const goesOn = turn > 0 && reading.act.probability < leastNew;
    const topics = goesOn ? picture.words.filter(({ key }) => key === 'account' || key === 'loan') : [];
    const kept = topics.filter(({ key }) => !words.some((one) => one.key === key));
    return {
      picture: { ...begun, ...about, words: [...kept, ...begun.words] },
      topic: reading.asks,
      begun: turn,
    };
  }
  if (!goingOn.has(reading.act.id)) return {};
  // "And in my case?" returns to the person's own case.
  if (reading.act.id === 'for_me' && reading.told.length === 0) {
    const { about: _, ...own } = picture;
    return { picture: own };
  }
  const changed = changePicture(picture, { reading, turn, year, calculator: takingNumbers(state) });
  // The inputs of another person's case are not the person's own.
  const isBack = picture.about !== undefined && changed.about === undefined;
  const isSame = state.own?.run?.calculator === state.last?.calculator;
  return { picture: changed, ...(isBack && isSame ? { last: state.own?.run } : {}) };
}

/** The minimum probability that a calculation is asked for. */
const likelyAsk = 0.5;

/** "Do we itemize?" after what was paid: a later question for a calculation that tells no numbers is about those before. */
function asksOfTheSame({ told, asks, act }: Reading, turn: number): boolean {
  const [ask] = asks;
  const isCalculation = ask !== undefined && !ask.id.includes(':') && ask.probability > likelyAsk;
  return (
    turn > 0 && isCalculation && act.probability < leavesAll && told.every(({ role }) => role === 'other')
  );
}

/** From this probability on, a new question is unrelated to what was said. */
const leavesAll = 0.95;

function afterAnswer(
  answer: string,
  calculators: readonly AnyCalculator[],
  state: State,
  act: Act | undefined,
): Partial<State> {
  const { topic, last, previous, earlier, answered: before } = state;
  const [receipt] = readReceipts(answer);
  const calculator = receipt && calculators.find(({ name }) => name === receipt.calculator);
  const record = readRecord(answer);
  const answered = record?.topic ?? receipt?.calculator ?? before;
  // Texts that are only named beside a question of ours are not the topic.
  const isNamed = record?.topic === 'clarify' || record?.topic === 'unknown';
  const article = isNamed ? undefined : /\(#article\.([\w-]+)\)/.exec(answer)?.[1];
  // A calculation before a question that a text answered is no longer the topic.
  if (!receipt || !calculator)
    return {
      answered: isNamed ? before : answered,
      part: record?.part,
      pending: askedByGuide(record),
      ...(record?.topic.startsWith('guide:') ? withThread(state, record.topic, undefined) : {}),
      ...(act === 'new'
        ? { last: undefined, previous: undefined, earlier: withRun(earlier, last), article }
        : {}),
      ...(article === undefined ? {} : { article }),
    };
  return {
    answered,
    part: record?.part,
    last: { receipt, calculator },
    ...withThread(state, answered, { receipt, calculator }),
    previous: runBefore(receipt, last, previous),
    // What is only asked for, or offered below a text, leaves what was finished before it.
    earlier: withRun(earlier, last).filter((run) => receipt.missing || run.calculator !== calculator),
    pending: askedByGuide(record) ?? askedFor(calculator, receipt, record),
    article,
    topic: topic.length > 0 ? topic : [{ id: calculator.name, probability: 1 }],
  };
}

interface ToReadAfter {
  reader: Reader;
  text: string;
  before: readonly string[];
  topic: string | undefined;
  signal: AbortSignal | undefined;
}

/**
 * Our last question makes it likelier that a message is read as its answer. Below a decision people ask "why?" as often
 * as they answer, so there our question counts only if the message might answer it.
 */
async function readAfter(
  pending: Pending | undefined,
  { reader, text, before, topic, signal }: ToReadAfter,
): Promise<Reading> {
  const asked = pending?.question;
  if (!pending?.isBelow) {
    const read = await reader.read({ text, before, asked, topic }, signal);
    return mayStandAlone(read) ? beyondBefore(read, await reader.read(alone(text), signal)) : read;
  }
  const plain = await reader.read({ text, before, asked: undefined, topic }, signal);
  return mayAnswer.has(plain.act.id) ? reader.read({ text, before, asked, topic }, signal) : plain;
}

const alone = (text: string) => ({ text, before: [], asked: undefined, topic: undefined });

/** "Am I too risky?" below fees sounds like "and for me?": whether it says by itself what it asks, it is read once more. */
const mayStandAlone = ({ act, want, told, facts }: Reading) =>
  act.id !== 'new' && goingOn.has(act.id) && want.id === 'yesno' && told.length + facts.length === 0;

/** What a message asks by itself counts if that is sure, and if it is another thing than what is talked about. */
function beyondBefore(read: Reading, byItself: Reading): Reading {
  const [ask] = byItself.asks;
  const isOther = ask !== undefined && ask.id.startsWith('article:') && ask.probability > surelyAsked;
  return isOther && byItself.act.id === 'new' ? byItself : read;
}

/** From here on a message leaves no doubt about what it asks. */
const surelyAsked = 0.95;

const mayAnswer = new Set<Act>(['new', 'change', 'answer', 'other']);
