/** A message that asks two things: each question with all that the message tells beside the other one. */
interface TwoQuestions {
  first: string;
  second: string;
}

/** Words that a question begins with in English; after a comma, "which" and "who" rather begin a relative clause. */
const asking = 'how|what|why|should|can|could|do|does|did|is|are|will|would';
const ends = /(?<=[.?!])\s+|\n+/;
const joints = new RegExp(
  `\\s*,?\\s+(?:and|but|also|plus)\\s+(?=(?:${asking})\\s)|,\\s+(?=(?:${asking})\\s)`,
  'i',
);
const asks = new RegExp(`^(?:so|and|but|or)?\\s*(?:${asking})\\s|\\?$`, 'i');
/** "Is that ok?" is about what was asked before it. */
const fewestWords = 5;

/**
 * A message that first tells and then asks two things, each question with all that is told. What is asked in the middle
 * of a story is part of the story.
 */
export function twoQuestionsIn(text: string): TwoQuestions | undefined {
  const parts = partsOf(text);
  const told = parts.slice(0, -2);
  const [first = '', second = ''] = parts.slice(-2);
  if (!endsWithTwo(parts) || told.length === 0) return undefined;
  const alone = (question: string) =>
    [...told.map((part) => ended(part, '.')), ended(question, '?')].join(' ');
  return { first: alone(first), second: alone(second) };
}

const ended = (part: string, mark: string) => (/[.?!]$/.test(part) ? part : `${part}${mark}`);

/** Whether a message ends with two questions. */
export const asksTwice = (text: string): boolean => endsWithTwo(partsOf(text));

/** In characters. Longer messages are letters or documents, and asked for more than two things. */
const maxLength = 1200;

function partsOf(text: string): string[] {
  if (text.length > maxLength) return [];
  return text
    .trim()
    .split(ends)
    .flatMap((sentence) => sentence.split(joints))
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function endsWithTwo(parts: readonly string[]): boolean {
  const last = parts.slice(-2);
  return last.length > 1 && last.every((part) => asks.test(part) && part.split(/\s+/).length >= fewestWords);
}
