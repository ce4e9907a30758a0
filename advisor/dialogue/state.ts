import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { Receipt } from '#advisor/compose/receipt.ts';
import type { Pending } from '#advisor/dialogue/pending.ts';
import type { Picture, PictureFact } from '#advisor/picture/picture.ts';
import type { Reading } from '#advisor/reader/reading.ts';
import type { Likely } from '#advisor/reader/scores.ts';

/** What was answered, with what was known then. */
interface Thread {
  /** The ask that was answered. */
  topic: string;
  run: Remembered['last'];
  picture: Picture;
  /** The message that began the question. */
  begun: number;
}

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
  /** What the person wrote in them: masked, and long messages without their middle. */
  before: readonly string[];
  /** The run that the last question was answered with. */
  last: { receipt: Receipt; calculator: AnyCalculator } | undefined;
  /** The run before it of the same calculator, with other inputs. */
  previous: Receipt | undefined;
  /** The runs of other calculators before it, the latest first. */
  earlier: readonly NonNullable<Remembered['last']>[];
  /** What we asked for in the last answer. */
  pending: Pending | undefined;
  /** The article that the last answer was from. */
  article: string | undefined;
  /** What the last question may be for, likeliest first. */
  topic: readonly Likely<string>[];
  /** The ask that the last answer was for, and of an article the part. */
  answered: string | undefined;
  part: string | undefined;
  /** For each message of the person: the one that began the question it belongs to. */
  beginnings: readonly number[];
  /** What was told for earlier questions and is no part of this one. */
  left: readonly PictureFact[];
}

/** What is remembered between messages. */
export interface State extends Omit<Remembered, 'reading' | 'turn' | 'before'> {
  /** What was answered before, the latest first. */
  threads: readonly Thread[];
  /** The message that began the question that is talked about. */
  begun: number;
  /** What was last answered of the person's own case. */
  own: Thread | undefined;
  /** All that was told since that message, also what was changed since. */
  said: readonly PictureFact[];
}
