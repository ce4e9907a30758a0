import { z } from 'zod';
import { chatTextLimits } from '#contract/chat-text-limits.ts';

/** What a visitor may ask without an account, in one page session. */
export const visitorMessages = 7;

export const chatModes = ['free', 'pro'] as const;
export type ChatMode = (typeof chatModes)[number];

/** What can be typed into the search of one's conversations. */
export const maxSearchLength = 200;

/**
 * No answer takes longer than this, whether somebody waits for it or not. A language model has given up well before, so
 * that there is time for an answer without it.
 */
export const maxAnswerMs = 180_000;

/** How many earlier messages one answer can take the place of at once. */
export const maxReplaced = 10_000;

/** What the tables take as one message. */
const maxAnswerLength = 100_000;

export const chatMessageSchema = z.object(
  {
    role: z.enum(['user', 'assistant'], 'must be user or assistant'),
    content: z.string('must be a text'),
  },
  'must be a message with role and content',
);

/** The question as it was written, without the mode that stands before it. */
const lastOf = (messages: readonly { content: string }[]) => withoutModeTag(messages.at(-1)?.content ?? '');

/** Messages of which the last one is a question. */
export function conversationOf<T extends z.ZodType<z.infer<typeof chatMessageSchema>>>(message: T) {
  return z
    .array(message, 'must be a list of messages')
    .min(1, 'give at least one message')
    .max(chatTextLimits.messages, `give at most ${chatTextLimits.messages} messages`)
    .refine((messages) => messages.at(-1)?.role === 'user', 'the last one has to be the user’s')
    .refine((messages) => lastOf(messages).trim() !== '', 'the question is empty')
    .refine(
      (messages) => lastOf(messages).length <= chatTextLimits.question,
      `the question is longer than ${chatTextLimits.question} characters`,
    );
}

/**
 * A calculation to be run exactly so, in place of one that is read from the words: what a changed card and some of the
 * buttons below an answer send. Whether there is such a calculator, and what it takes, is the server's to check.
 */
export const chatRunSchema = z
  .strictObject(
    {
      calculator: z.string('must be a text').max(100, 'must be the name of a calculator'),
      inputs: z.record(z.string(), z.unknown(), 'must be an object'),
      /** The tax year whose rules count; this year where it is left out. */
      year: z
        .int('must be a calendar year')
        .min(2000, 'must be at least 2000')
        .max(2100, 'must be at most 2100')
        .optional(),
    },
    'must be an object with calculator and inputs',
  )
  .refine(
    (run) => JSON.stringify(run).length <= chatTextLimits.run,
    `is longer than ${chatTextLimits.run} characters`,
  );

export type ChatRun = z.infer<typeof chatRunSchema>;

/** The body of POST /functions/v1/chat. */
export const chatRequestSchema = z.object({
  messages: conversationOf(chatMessageSchema),
  mode: z.enum(chatModes, 'must be free or pro').default('free'),
  useRag: z.boolean().optional(),
  profile: z.record(z.string(), z.unknown(), 'must be an object').nullish(),
  run: chatRunSchema.nullish(),
  /** The conversation in which the server stores the answer, for a signed-in user; created with the question if needed. */
  session_id: z.uuid().nullish(),
  /** The id that the answer gets. */
  reply_id: z.uuid().nullish(),
  /** The id that the question gets. Without it the question is not stored, only the answer. */
  question_id: z.uuid().nullish(),
  /** What was asked and answered there before, and is removed when this answer is stored. */
  replaces: z.array(z.uuid()).max(maxReplaced).nullish(),
});

export type ChatRequest = z.input<typeof chatRequestSchema>;

/** A conversation as the tables have it. */
export interface ChatSessionRow {
  id: string;
  title: string;
  updated_at: string;
  /** Since when it is kept at the top of the list. */
  pinned_at: string | null;
}

/** The first event of an answer whose question was to be stored. */
export interface QuestionEvent {
  /** It is answered in any case. "full": the account has no room for it. "refused": the ids are somebody else's. */
  question: 'stored' | 'full' | 'refused';
  /** The conversation, if it was created for the question. */
  session: ChatSessionRow | null;
}

/** The body of POST /functions/v1/stop-answer. */
export const stopRequestSchema = z.object({
  session_id: z.uuid(),
  question_id: z.uuid(),
  /** How many characters of the answer were shown, counted as code points; 0 withdraws the question. */
  shown: z.int().min(0).max(maxAnswerLength),
});

export interface StopResponse {
  /** False where the question was withdrawn. */
  answered: boolean;
}

/** The body of POST /functions/v1/move-in. */
export const moveInRequestSchema = z.object({
  session_id: z.uuid(),
  messages: z
    .array(
      z.object({
        id: z.uuid(),
        role: z.enum(['user', 'assistant']),
        content: z.string().max(maxAnswerLength),
        mode: z.enum(chatModes),
      }),
    )
    .min(1)
    .max(chatTextLimits.messages),
});

export type MoveInRequest = z.infer<typeof moveInRequestSchema>;

const tag = /^\[(?:free|pro) mode\]\s*/i;

/** The new message names the mode it was written in. */
export function withModeTag(mode: ChatMode, text: string): string {
  return `[${mode.toUpperCase()} MODE] ${text}`;
}

export function withoutModeTag(text: string): string {
  return text.replace(tag, '');
}

const maxTitleLength = 50;

/** A conversation is called by its first message; a long one by its beginning. */
export function titleOf(message: string): string {
  const plain = message.trim().replaceAll(/\s+/g, ' ');
  // By letters: half of a pair is no text to a database.
  const letters = Array.from(plain);
  return letters.length > maxTitleLength ? `${letters.slice(0, maxTitleLength - 3).join('')}...` : plain;
}
