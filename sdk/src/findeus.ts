import { AdviceStream } from './advice-stream.ts';
import { Calculators } from './calculators.ts';
import type { CallOptions, RepeatableCallOptions } from './call-options.ts';
import { callForJson, newIdempotencyKey, type Connection, type Fetch } from './connection.ts';
import type { Advice, AdviceRequest } from './generated/api.ts';

export type Message = AdviceRequest['messages'][number];
export type Mode = NonNullable<AdviceRequest['mode']>;

export interface FinDeusOptions {
  /** Begins with `fd_live_`. Without one only the calculators answer. */
  apiKey?: string | undefined;
  /** Where FinDeus runs; `https://findeus.com` if left out. */
  baseUrl?: string | undefined;
  /** Used instead of the global one. */
  fetch?: Fetch | undefined;
  /** How often a call is tried again that met a limit, a fault of the server or of the network; 2 if left out. */
  maxRetries?: number | undefined;
  /** How long one attempt may take; of a stream, how long it may be silent. 70,000 if left out. */
  timeoutMs?: number | undefined;
}

/** A question, or a conversation whose last message is the question. */
export type Question = Pick<AdviceRequest, 'mode' | 'profile' | 'run'> &
  ({ question: string; messages?: undefined } | { messages: readonly Message[]; question?: undefined });

const home = 'https://findeus.com';
/** The server gives up on a call after a minute, and says so. */
const defaultTimeoutMs = 70_000;

export class FinDeus {
  readonly calculators: Calculators;
  readonly #connection: Connection;

  constructor(options: FinDeusOptions = {}) {
    this.#connection = {
      baseUrl: requireUrl(options.baseUrl ?? home),
      apiKey: options.apiKey?.trim(),
      // Browsers refuse their own fetch as somebody else's method.
      fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
      maxRetries: options.maxRetries ?? 2,
      timeoutMs: options.timeoutMs ?? defaultTimeoutMs,
    };
    this.calculators = new Calculators(this.#connection);
  }

  /** The whole answer, with its sources, next steps and risk. */
  async advise(question: Question, options: RepeatableCallOptions = {}): Promise<Advice> {
    const idempotencyKey = options.idempotencyKey ?? newIdempotencyKey();
    return callForJson(this.#connection, { ...adviceCall(question, options), idempotencyKey });
  }

  /** The same answer piece by piece as it is written. Every attempt is answered anew. */
  adviseStream(question: Question, options: CallOptions = {}): AdviceStream {
    return new AdviceStream(this.#connection, adviceCall(question, options));
  }
}

function adviceCall(asked: Question, { signal }: CallOptions) {
  const { question, messages = [{ role: 'user', content: question }], mode, profile, run } = asked;
  const body = { messages, mode, profile, run };
  return { path: '/findeus-chat', body, signal };
}

function requireUrl(baseUrl: string): string {
  const { protocol } = new URL(baseUrl);
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError('baseUrl must begin with https://');
  return baseUrl.replace(/\/+$/, '');
}
