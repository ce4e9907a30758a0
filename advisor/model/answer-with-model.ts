import { closeMarkdown } from '#advisor/model/close-markdown.ts';
import { createGrounds } from '#advisor/model/check/grounds.ts';
import { evidenceOf, receiptsFor } from '#advisor/model/evidence.ts';
import {
  ModelFailure,
  type LanguageModel,
  type ModelEvent,
  type ModelFailureKind,
  type ModelMessage,
} from '#advisor/model/language-model.ts';
import { promptMessages } from '#advisor/model/prompt-messages.ts';
import type { ReadingDraft } from '#advisor/model/reading-draft.ts';
import { Contradiction, releaseChecked } from '#advisor/model/release-checked.ts';
import { usualLimits, withinLimits, type StallLimits } from '#advisor/model/stall-limits.ts';
import { systemPrompt } from '#advisor/model/system-prompt.ts';
import type { ToolBox } from '#advisor/model/tools.ts';

export interface ModelAnswer {
  model: LanguageModel;
  toolBox: ToolBox;
  /** Masked already; the question is the last of them. */
  messages: readonly ModelMessage[];
  profile?: Readonly<Record<string, unknown>>;
  /** What the reader made of the question. */
  draft?: ReadingDraft | undefined;
  mode: 'free' | 'pro';
  /** As a person reads it: "November 15, 2026". */
  today: string;
  taxYear: number;
  seed: number;
  /** The answer without a model; only asked for when the model has failed. */
  takeOver: () => AsyncIterable<string>;
  /** Ends everything at once, without another word. */
  signal: AbortSignal;
  limits?: Partial<StallLimits>;
  maxUnverified?: number;
  /** For the log. A ModelFailure may be logged as it is; anything else is a fault of ours. */
  onFailure?: (error: unknown) => void;
}

/** A model words the answer, sentence by checked sentence. Where it fails, the answer without it takes over and says so. */
export async function* answerWithModel(options: ModelAnswer): AsyncGenerator<string> {
  const { signal } = options;
  let released = '';
  try {
    for await (const text of checkedText(options)) {
      if (signal.aborted) return;
      // An answer begins with a word.
      if (released === '' && text.trim() === '') continue;
      released += text;
      yield text;
    }
    if (signal.aborted) return;
    if (released === '') throw new ModelFailure('other', 'the model gave no answer');
  } catch (error) {
    if (signal.aborted) return;
    options.onFailure?.(error);
    const failure = error instanceof ModelFailure ? error : new ModelFailure('other', 'the advisor failed');
    yield* takeOver(options, failure, released);
    return;
  }
  yield `${paragraphAfter(released)}${evidenceOf(options)}`;
}

function checkedText(options: ModelAnswer): AsyncIterable<string> {
  const { model, toolBox, messages, profile, taxYear, signal, maxUnverified } = options;
  const events = withinLimits(
    (stop) =>
      model.stream({
        system: systemPrompt(options),
        messages: promptMessages(messages, profile, options.draft),
        tools: toolBox.tools,
        signal: stop,
      }),
    { ...usualLimits, ...options.limits },
    signal,
  );
  return releaseChecked(textOf(events), {
    grounds: createGrounds({ toolBox, messages, profile, year: taxYear }),
    taxYear,
    ...(maxUnverified === undefined ? {} : { maxUnverified }),
  });
}

/** What is written before and after a tool was called are two paragraphs. */
async function* textOf(events: AsyncIterable<ModelEvent>): AsyncGenerator<string> {
  let written = false;
  let interrupted = false;
  for await (const event of events) {
    if (event.kind === 'tool') interrupted = written;
    if (event.kind === 'text') {
      if (interrupted) yield '\n\n';
      [written, interrupted] = [true, false];
      yield event.text;
    }
    if (event.kind === 'end' && event.reason === 'length') {
      throw new ModelFailure('cut', 'the answer of the model was too long');
    }
  }
}

async function* takeOver(
  options: ModelAnswer,
  failure: ModelFailure,
  released: string,
): AsyncGenerator<string> {
  const proof = receiptsFor(released, options);
  const broken = released === '' ? '' : `${closeMarkdown(released)}\n\n${proof === '' ? '' : `${proof}\n\n`}`;
  let said = false;
  try {
    for await (const text of withinLimits(() => options.takeOver(), null, options.signal)) {
      if (!said) yield `${broken}${leadIn(failure, released !== '')}\n\n`;
      said = true;
      yield text;
    }
  } catch (error) {
    if (said) throw error;
    options.onFailure?.(error);
  }
  if (said || options.signal.aborted) return;
  if (broken !== '') yield broken.trimEnd();
  // Neither the model nor the advisor has an answer. The caller words the apology and stores nothing.
  throw failure;
}

const reasons: Record<ModelFailureKind, string> = {
  quota: 'The usage limit of the language model is reached.',
  network: 'The language model could not be reached.',
  timeout: 'The language model took too long.',
  refused: 'The language model declined to answer.',
  cut: 'The language model gave no answer.',
  other: 'The language model gave no answer.',
};

function leadIn(failure: ModelFailure, begun: boolean): string {
  const without = begun
    ? 'What follows was put together without it.'
    : 'This answer was put together without it.';
  if (failure instanceof Contradiction) {
    return `The numbers of the language model did not agree with the calculators. ${without}`;
  }
  if (begun) return `The language model broke off here. ${without}`;
  return `${reasons[failure.kind]} ${without}`;
}

function paragraphAfter(text: string): string {
  return text.endsWith('\n\n') ? '' : text.endsWith('\n') ? '\n' : '\n\n';
}
