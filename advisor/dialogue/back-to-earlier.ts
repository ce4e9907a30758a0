import { rolesTaken } from '#advisor/dialogue/in-context.ts';
import { isBackToOwn } from '#advisor/dialogue/subject.ts';
import type { Remembered, State } from '#advisor/dialogue/state.ts';
import type { Picture } from '#advisor/picture/picture.ts';
import { replaceFacts, startQuestion } from '#advisor/picture/update-picture.ts';
import type { Reading } from '#advisor/reader/reading.ts';

export function withThread(
  { threads, picture, begun }: State,
  topic: string | undefined,
  run: Remembered['last'],
): Partial<State> {
  if (topic === undefined || run?.receipt.missing) return {};
  const thread = { topic, run, picture, begun };
  return {
    threads: [thread, ...threads.filter((one) => one.topic !== topic)],
    ...(picture.about === undefined ? { own: thread } : {}),
  };
}

/** "Ok, mine again" after the same was asked for another person: one's own case as it was. */
export function backToOwn(reading: Reading, state: State): Partial<State> | undefined {
  const { own, last, picture } = state;
  const isSame = own?.run !== undefined && own.run.calculator === last?.calculator;
  if (!isSame || own.begun === state.begun || !isBackToOwn(reading, picture)) return undefined;
  return { last: own.run, previous: undefined, picture: withNewer(own.picture, picture), begun: own.begun };
}

/** From here on a message clearly is for what it asks. */
const surelyAsked = 0.95;
/** And where nothing else in it could be for the last answer. */
const clearlyAsked = 0.9;

/**
 * "Back to the mortgage: what if the rate were 6%?" The message asks for what was answered before; or what is talked
 * about has no place for it, and an earlier run has.
 */
export function backToEarlier({ act, asks, told }: Reading, state: State): Partial<State> {
  const meant = told.flatMap(({ role }) => (role === 'other' ? [] : [role]));
  if (act.id !== 'change') return {};
  const takes = (run: State['last']) => {
    const taken = run && rolesTaken(run.calculator);
    return meant.filter((role) => taken?.has(role)).length;
  };
  const others = state.threads.filter(
    ({ topic, run }) => topic !== state.answered || run?.receipt !== state.last?.receipt,
  );
  // "Back to the truck, the fees are in the price": what tells no number is for what it asks, or for the last answer.
  const least = told.length === 0 ? clearlyAsked : surelyAsked;
  const asked = others.find(({ topic }) => topic === asks[0]?.id && asks[0].probability >= least);
  const fitting =
    meant.length === 0 || takes(state.last) > 0
      ? undefined
      : others.find(({ run }) => takes(run) === meant.length);
  const thread = asked ?? fitting;
  if (!thread) return {};
  const { topic, run, picture, begun } = thread;
  return {
    last: run,
    previous: undefined,
    pending: undefined,
    topic: [{ id: topic, probability: 1 }],
    answered: topic,
    // Where no other question was begun since, nothing of it is forgotten.
    picture: begun === state.begun ? state.picture : withNewer(picture, state.picture),
    begun,
  };
}

/** What was known then, and what was told of the person since. */
function withNewer(known: Picture, picture: Picture): Picture {
  const latest = Math.max(-1, ...known.facts.map(({ turn }) => turn), ...known.words.map(({ turn }) => turn));
  const { facts, words } = startQuestion(picture, [], []);
  return replaceFacts(
    known,
    facts.filter(({ turn, owner }) => turn > latest && owner !== picture.about),
    words.filter(({ turn }) => turn > latest),
  );
}
