import type { QuestionEvent } from '#contract/chat.ts';
import type { ErrorCode } from '#contract/error-codes.ts';
import { fallbackFor, fallbackTexts } from '#advisor/model/fallback-texts.ts';
import { ModelFailure } from '#advisor/model/language-model.ts';
import { describeError } from '#server/http/logger.ts';
import { ShuttingDown } from '#server/http/errors/shutting-down.ts';

interface FallbackOptions {
  /** Ends the answer early; its reason is the failure. */
  signal: AbortSignal;
  onFailure: (error: object | string) => void;
  /** Gets the text, and whether it is the whole answer. May return a notice for the reader. */
  onEnd: (said: { text: string; isWhole: boolean }) => Promise<Notice | null>;
}

/** Something about the answer that is not part of it. */
export interface Notice {
  notice: string;
  code: ErrorCode;
}

/** A piece of an answer, what became of its question, a notice about it, or how it ended: whole, or with an apology. */
export type AnswerEvent = { text: string } | QuestionEvent | Notice | { done: true } | { failed: true };

/** The events of an answer. If it fails, they end with the apology of the specification. */
export async function* withFallback(
  answer: AsyncIterable<string>,
  { signal, onFailure, onEnd }: FallbackOptions,
): AsyncGenerator<AnswerEvent> {
  let said = '';
  let apology: string | null = null;
  try {
    for await (const text of answer) {
      said += text;
      yield { text };
    }
    // A stopped answer ends without an error, but is not complete.
    signal.throwIfAborted();
    if (said.trim() === '') apology = fallbackTexts.empty;
  } catch (thrown) {
    const error: unknown = signal.aborted ? signal.reason : thrown;
    onFailure(describeError(error));
    apology = apologyFor(error);
  }
  if (apology !== null) yield { text: said === '' ? apology : `\n\n${apology}` };
  const notice = await onEnd({ text: said, isWhole: apology === null }).catch((error: unknown) => {
    onFailure(describeError(error));
    return null;
  });
  if (notice) yield notice;
  yield apology === null ? { done: true } : { failed: true };
}

function apologyFor(error: unknown): string {
  if (error instanceof ModelFailure) return fallbackFor(error);
  return fallbackTexts.other(error instanceof ShuttingDown ? error.message : 'something went wrong here');
}
