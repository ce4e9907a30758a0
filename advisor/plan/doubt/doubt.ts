import { optionInWords } from '#advisor/compose/option-words.ts';
import type { PictureFact } from '#advisor/picture/picture.ts';
import { roleNames } from '#advisor/reader/role-names.ts';
import type { UsedWord } from '#advisor/plan/told/used-words.ts';
import type { Clarification } from '#advisor/plan/plan.ts';

/** How sure a reading is: compute, compute and ask, or only ask. */
type Sureness = 'sure' | 'nearly' | 'unsure';

/**
 * Set with reader/choose-thresholds.ts. At these values about ten in a hundred complete plans on the test files are sure
 * and differ from the annotation in an ask or a role, some of them without any effect; the goal is three.
 */
export const doubtThresholds = {
  /** From here on a reading is sure. */
  sure: 0.88,
  /** From here on it is computed, with a question about what is doubtful. */
  nearly: 0.34,
  /** From here on a guide or an article is given. */
  text: 0.45,
  /** Below the first cosine a text is hardly about the message, from the second on it is; between them, perhaps. */
  farText: 0.4,
  nearText: 0.5,
  /** Below the threshold for a text, both of these together are enough: its nearness and its probability. */
  agreeingText: 0.55,
  agreeingAsk: 0.25,
  /** A question of another article beats the chosen text when it is this near, and nearer than that by one of these. */
  nearOther: 0.65,
  nearerThanText: 0.11,
  nearerThanNumbers: 0.2,
  /** From here on it is asked in nearly the same words, which comes before a decision that is sure. */
  askedAlike: 0.88,
  /** And when the message has this share of its words. */
  sharedWithOther: 0.4,
  /** How sure the reading has to be of a decision with numbers, however far its questions are from the message. */
  likelyDecision: 0.6,
  /** Below both, a text is beside the question: its nearness, and the share of the message's words that it has. */
  besideText: 0.42,
  besideWords: 0.2,
  /** The same for one answer of an article to a short question, where the reading is sure of the article. */
  besideAnswer: 0.7,
  namedInAnswer: 0.55,
  /** A decision about something that is to be explained is preceded by an explanation this near. */
  nearExplanation: 0.62,
  /** What each number that was told and not used takes off. */
  perLeftover: 0.6,
  /** Below this the role of a number is doubtful enough to ask about it. */
  doubtfulRole: 0.8,
} as const;

interface Doubts {
  /** Of the ask. */
  ask: number;
  used: readonly PictureFact[];
  /** Told in this message, of a role that means something, and not used. */
  leftover: readonly PictureFact[];
  /** Facts in words that choices were made by. */
  words?: readonly UsedWord[];
}

/** One number for a reading and its plan: the weakest of what it rests on, less for everything it leaves out. */
export function confidenceOf({ ask, used, leftover, words = [] }: Doubts): number {
  const weakest = Math.min(1, ...[...used, ...words].map(({ probability }) => probability));
  const left = leftover.reduce(
    (product, { probability }) => product * (1 - (1 - doubtThresholds.perLeftover) * probability),
    1,
  );
  return Math.min(ask, weakest) * left;
}

export function surenessOf(confidence: number): Sureness {
  return confidence >= doubtThresholds.sure
    ? 'sure'
    : confidence >= doubtThresholds.nearly
      ? 'nearly'
      : 'unsure';
}

/** What to ask: the meaning of the most doubtful number or word. Of one that was left out it is only said that it was. */
export function askAboutDoubt(
  { used, leftover, words = [] }: Doubts,
  where: 'above an answer' | 'alone' = 'above an answer',
): Clarification | undefined {
  const [doubtful] = mostDoubtful(used.flatMap(toldOf).filter((fact) => !isCashEitherWay(fact)));
  const [word] = mostDoubtful(words);
  if (word && word.probability < (doubtful?.probability ?? 1)) return askChoice(word);
  return doubtful ? askMeaning(doubtful) : leftover[0] && askWhetherItCounts(leftover[0], where);
}

/** Cash among holdings is what somebody holds, and what they have in cash: to ask which it is would be odd. */
function isCashEitherWay({ role, kind, otherRoles: [rival] }: PictureFact): boolean {
  const both = [role, rival?.id];
  return kind === 'cash' && both.includes('hold_amount') && both.includes('bal_cash');
}

/** A derived fact was never told: what can be asked about is what it follows from. */
function toldOf(fact: PictureFact): PictureFact[] {
  return fact.from?.flatMap(toldOf) ?? [fact];
}

function mostDoubtful<T extends { probability: number }>(all: readonly T[]): T[] {
  return all
    .filter(({ probability }) => probability < doubtThresholds.doubtfulRole)
    .toSorted((one, other) => one.probability - other.probability);
}

/** "Filing status: is it married filing jointly?" */
function askChoice({ label, value, options, rival }: UsedWord): Clarification {
  const nameOf = (option: string) => optionInWords(option, options);
  const others = options.filter((option) => option !== value).slice(0, maxOthers);
  return rival === undefined
    ? { question: `${label}: is it ${nameOf(value)}?`, choices: [value, ...others].map(nameOf) }
    : {
        question: `${label}: is it ${nameOf(value)} or ${nameOf(rival)}?`,
        choices: [value, rival].map(nameOf),
      };
}

const maxOthers = 3;

function askMeaning({ said, role, otherRoles }: PictureFact): Clarification {
  const meanings = [role, ...otherRoles.map(({ id }) => id)].filter((id) => id !== 'other');
  const names = [...new Set(meanings.map((id) => roleNames[id]))].slice(0, 2);
  return {
    question: names.length > 1 ? `Is ${said} ${names.join(', or ')}?` : `Is ${said} ${names[0]}?`,
    choices: names.map((name) => `${said} is ${name}`),
  };
}

/** Begins what is said of a number that was not counted. */
export const leftOut = 'I left out';

function askWhetherItCounts({ said, role }: PictureFact, where: 'above an answer' | 'alone'): Clarification {
  const number = `${said} (${roleNames[role]})`;
  return where === 'alone'
    ? { question: `I noted ${number}. What would you like to know about it?`, choices: [] }
    : {
        question: `${leftOut} ${number}: this calculation has no place for it.`,
        choices: [],
        isNote: true,
      };
}
