import { rolesOfField } from '#advisor/dialogue/in-context.ts';
import { surelyNew } from '#advisor/dialogue/in-thread.ts';
import type { Remembered } from '#advisor/dialogue/state.ts';
import type { Picture } from '#advisor/picture/picture.ts';
import type { Act } from '#advisor/reader/acts.ts';
import type { Reading, ReadQuantity } from '#advisor/reader/reading.ts';

/** What a message can go on from. */
type TalkedOf = Pick<Remembered, 'last' | 'pending' | 'article' | 'topic' | 'answered' | 'picture'>;

/** Acts that say something more of what is talked about. */
export const goingOn = new Set<Act>(['change', 'answer', 'another', 'for_me', 'which']);
/** Acts that need something said before them. */
const needingBefore = new Set<Act>([...goingOn, 'why', 'simpler', 'sure', 'summarize']);

/** From here on the reading of what is asked outweighs that of an answer. */
const sureAsk = 0.9;

/** A change needs something to change, an answer a question that could be answered so. */
export function possibleAct(reading: Reading, state: TalkedOf, turn: number): Reading['act'] {
  const { asks, told, facts } = reading;
  const act = forSteps(
    reading,
    beyondSure(reading, beyondMood(reading, asksCalmly(reading), turn), state.picture),
  );
  const { last, pending, article, topic } = state;
  const nothingBefore = turn === 0 || (!last && !pending && article === undefined && topic.length === 0);
  if (nothingBefore && needingBefore.has(act.id)) return { ...act, id: 'new' };
  const [ask] = asks;
  const isOther = ask !== undefined && ask.id !== pending?.topic && ask.id !== topic[0]?.id;
  // The same is asked for again: what was told before still counts.
  if (act.id === 'new' && act.probability < surelyNew && ask && isTalkedOf(ask.id, state))
    return { ...act, id: 'change' };
  const tellsNothing = told.length === 0 && facts.length === 0;
  // "The bank wants a letter" below a decision's question is no answer to it; "yes" and "not yet" may be.
  if (act.id === 'answer' && tellsNothing && pending?.isBelow && wordsIn(reading.text) >= leastRemark)
    return { ...act, id: 'another' };
  if (act.id !== 'answer' || !isOther) return act;
  if (tellsNothing && ask.probability > sureAsk) return { ...act, id: 'new' };
  // "So what is 10% worth in 25 years at 7?" leaves a question for the age aside, and may go on from what was said.
  const wanted = new Set(pending?.names.flatMap((name) => rolesOfField(pending.fields[name])));
  const leavesAside =
    told.length > 0 &&
    !told.some(({ role, otherRoles }) => [role, ...idsOf(otherRoles)].some((id) => wanted.has(id)));
  return pending && leavesAside && ask.probability > likelyAsk ? { id: 'new', probability: mayGoOn } : act;
}

const wordsIn = (text: string) => text.trim().split(/\s+/).length;
const leastRemark = 4;

const isTalkedOf = (ask: string, { answered, topic }: TalkedOf) => ask === (answered ?? topic[0]?.id);

/** "Why is everyone telling us that's dangerous?" may sound upset, but a question is answered before a mood. */
function asksCalmly({ act, otherActs = [], want }: Reading): Reading['act'] {
  const why = otherActs.find(({ id }) => id === 'why');
  const asks = want.id === 'explain' && want.probability > sureAsk && (why?.probability ?? 0) > leastWhy;
  return act.id === 'upset' && asks ? why! : act;
}

const leastWhy = 0.2;

/** "Oof, ok no, back to 30": what tells a number says more than a mood. */
function beyondMood({ told, otherActs = [] }: Reading, act: Reading['act'], turn: number): Reading['act'] {
  if (turn === 0 || !moods.has(act.id)) return act;
  // "Is that any good?" is hardly upset: a mood that is not clear gives way to what is asked.
  if (act.id === 'upset' && act.probability < clearlyUpset)
    return otherActs.find(({ id }) => !moods.has(id)) ?? act;
  if (told.every(({ role }) => role === 'other')) return act;
  const next = otherActs.find(({ id, probability }) => goingOn.has(id) && probability >= leastGoingOn);
  return next ?? act;
}

/** "My dad died at 63, that scares me": a number of someone who is upset and asks for nothing else is no input. */
export function onlyTellsMood({ act, asks }: Reading, state: TalkedOf, turn: number): boolean {
  const [ask] = asks;
  const asksElse =
    ask !== undefined &&
    ask.probability > likelyAsk &&
    !isTalkedOf(ask.id, state) &&
    ask.id !== state.last?.calculator.name;
  return turn > 0 && act.id === 'upset' && !asksElse;
}

/** "What do I do first?" asks for steps, not for another fact. */
function forSteps({ want, told, otherActs = [] }: Reading, act: Reading['act']): Reading['act'] {
  const steps = otherActs.find(({ id }) => id === 'for_me');
  const isMeant = want.id === 'plan' && told.length === 0 && (steps?.probability ?? 0) >= leastSteps;
  return act.id === 'another' && isMeant ? steps! : act;
}

const leastSteps = 0.3;

/** "Uh oh, I already put 8,000, is that too much?": a number that was not told yet may change the answer. */
function beyondSure(
  { told, otherActs = [] }: Reading,
  act: Reading['act'],
  { facts }: Picture,
): Reading['act'] {
  const isNew = ({ role, value }: ReadQuantity) =>
    role !== 'other' && !facts.some((fact) => fact.value === value || fact.value === value * 1000);
  const change = otherActs.find(({ id, probability }) => id === 'change' && probability >= leastGoingOn);
  if (act.id !== 'sure' || !change || !told.some(isNew)) return act;
  return { ...change, probability: change.probability / (1 - act.probability) };
}

const moods = new Set<Act>(['upset', 'thanks', 'other', 'hello']);
const leastGoingOn = 0.1;
const clearlyUpset = 0.45;

/** From here on a message that does not answer our question is for what it asks. */
const likelyAsk = 0.5;
/** How surely such a message leaves everything behind. */
const mayGoOn = 0.5;

const idsOf = (likely: ReadQuantity['otherRoles']) =>
  likely.filter(({ probability }) => probability > leastSecond).map(({ id }) => id);
const leastSecond = 0.1;
