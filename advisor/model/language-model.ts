/** Something the model may ask for while it words an answer. It reads; it never writes anything. */
export interface ModelTool {
  name: string;
  /** What it is for, in words that a model chooses by. */
  about: string;
  /** JSON schema of its input. */
  input: Readonly<Record<string, unknown>>;
  /** Gives plain JSON. Input that makes no sense gives sentences that say what to mend, not an error. */
  run: (input: unknown) => Promise<unknown>;
}

export interface ModelMessage {
  role: 'user' | 'assistant';
  content: string;
}

export interface ModelRequest {
  system: string;
  messages: readonly ModelMessage[];
  tools: readonly ModelTool[];
  /** Ends the request wherever it is. */
  signal: AbortSignal;
}

export type ModelEvent =
  | { kind: 'text'; text: string }
  /** Alive, but nothing to show: it thinks, or writes the input of a tool. */
  | { kind: 'working' }
  | { kind: 'tool'; name: string; input: unknown; output: unknown }
  /** `length`: it was cut by a limit on its output. */
  | { kind: 'end'; reason: 'complete' | 'length' };

/** Whatever can word an answer. It yields events until `end`, or throws a ModelFailure. */
export interface LanguageModel {
  /** Provider and model, for the log and the start page. */
  name: string;
  stream(request: ModelRequest): AsyncIterable<ModelEvent>;
}

export type ModelFailureKind = 'quota' | 'network' | 'timeout' | 'refused' | 'cut' | 'other';

/**
 * Why a model gave no answer, or only part of one. The message is ours and may be logged and shown: what a provider
 * says can quote the user, and its own errors carry the whole request, so neither is kept.
 */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly kind: ModelFailureKind;

  constructor(kind: ModelFailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
