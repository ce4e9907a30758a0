import { chatTextLimits } from '#contract/chat-text-limits.ts';
import {
  maxReplaced,
  withModeTag,
  type ChatMode,
  type ChatRequest,
  type ChatRun,
  type QuestionEvent,
} from '#contract/chat.ts';

export interface Question {
  /** The conversation before it, oldest first. */
  history: readonly { role: 'user' | 'assistant'; content: string }[];
  text: string;
  mode: ChatMode;
  profile: Record<string, unknown> | null;
  /** What is to be calculated, where that is not to be read from the text. */
  run?: ChatRun | undefined;
  /** Where the server stores the question and its answer, for somebody who is signed in. */
  place: { sessionId: string; replyId: string; questionId: string; replaces: readonly string[] } | null;
}

export interface Connection {
  supabaseUrl: string;
  token: string;
  signal: AbortSignal;
  fetch: typeof fetch;
}

/** What became of the question, a piece of the answer, or that there was no room to store it. */
export type AnswerEvent = QuestionEvent | { text: string } | { unsaved: true };

/** Sends a question and gives its answer as it comes. */
export async function* ask(
  question: Question,
  { supabaseUrl, token, signal, fetch }: Connection,
): AsyncGenerator<AnswerEvent> {
  const { history, text, mode, profile, run, place } = question;
  const body: ChatRequest = {
    messages: [
      ...history.slice(-chatTextLimits.rememberedMessages).map(({ role, content }) => ({ role, content })),
      { role: 'user', content: withModeTag(mode, text) },
    ],
    mode,
    useRag: true,
    profile,
    ...(run ? { run } : {}),
    ...(place
      ? {
          session_id: place.sessionId,
          reply_id: place.replyId,
          question_id: place.questionId,
          replaces: place.replaces.slice(0, maxReplaced),
        }
      : {}),
  };
  const response = await fetch(`${supabaseUrl}/functions/v1/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
    signal,
  });
  if (!response.ok) throw new AskError(response.status, await refusalIn(response));
  if (!response.body) throw new Error('No response stream available');
  yield* eventsOf(response.body);
}

interface Refusal {
  /** A sentence of the server's for people, where it sent one. */
  reason: string | null;
  code: string | null;
}

/** The server said no, and perhaps why. */
export class AskError extends Error implements Refusal {
  readonly status: number;
  readonly reason: string | null;
  readonly code: string | null;

  constructor(status: number, { reason, code }: Refusal) {
    super(`API error ${status}`);
    this.status = status;
    this.reason = reason;
    this.code = code;
  }
}

async function refusalIn(response: Response): Promise<Refusal> {
  const { error, code } = ((await response.json().catch(() => null)) ?? {}) as Record<string, unknown>;
  return { reason: typeof error === 'string' ? error : null, code: typeof code === 'string' ? code : null };
}

/**
 * Lines that start with data: carry JSON with a text; what cannot be read is ignored. A stream that ends is a whole
 * answer, unless it says that it has failed.
 */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<AnswerEvent> {
  const decoder = new TextDecoder();
  let rest = '';
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const lines = rest.split('\n');
      rest = done ? '' : (lines.pop() ?? '');
      for (const line of lines) {
        const data = dataIn(line);
        if (typeof data.text === 'string' && data.text !== '') yield { text: data.text };
        if (data.question !== undefined) yield data as unknown as QuestionEvent;
        if (data.code === 'storage_full') yield { unsaved: true };
        if (data.failed === true) throw new ToldFailure();
      }
      if (done) break;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/** The server has failed, and said so in words that are here already. */
export class ToldFailure extends Error {}

function dataIn(line: string): Record<string, unknown> {
  if (!line.startsWith('data:')) return {};
  try {
    return (JSON.parse(line.slice('data:'.length)) as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}
