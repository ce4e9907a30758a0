import { z } from 'zod';

/** What a question is about, or what it tries. */
export const families = [
  'tax',
  'retirement',
  'saving',
  'borrowing',
  'investing',
  'facts',
  'knowledge',
  'follow_up',
  'missing',
  'unknown',
  'refused',
  'allowed',
  'private',
  'injection',
  'off_topic',
  'distress',
  'unseen',
  'unseen_talk',
  'fresh',
  'fresh_talk',
  'last',
  'last_talk',
  'unread',
  'unread_talk',
  'blind',
  'blind_talk',
  'sealed',
  'sealed_talk',
  'hidden',
  'hidden_talk',
  'final',
  'final_talk',
  'closing',
  'closing_talk',
  'verify',
  'verify_talk',
  'probe',
  'probe_talk',
  'proof',
  'proof_talk',
  'trial',
  'trial_talk',
  'exam',
  'exam_talk',
  'fair',
  'fair_talk',
] as const;

export const questionSchema = z.strictObject({
  id: z.string(),
  family: z.enum(families),
  mode: z.enum(['free', 'pro']).default('free'),
  /** What the same person asked before, oldest first; the advisor's own answers stand between. */
  before: z.array(z.string()).default([]),
  question: z.string(),
  expect: z.strictObject({
    /** Each must be in the text, within the given distance. */
    numbers: z.array(z.strictObject({ what: z.string(), value: z.number(), within: z.number() })).optional(),
    /** Articles of the knowledge base, or guides with hyphens in their names: one must be cited, or have answered. */
    cites: z.array(z.string()).optional(),
    /** Regular expressions without regard to case: all of the first, none of the second. */
    says: z.array(z.string()).optional(),
    never: z.array(z.string()).optional(),
    /** True: the fixed sentence of refusal and nothing else. False: anything but that. */
    refused: z.boolean().optional(),
    /** Regular expressions, one of which stands in a sentence that ends with a question mark. */
    asksFor: z.array(z.string()).optional(),
    /** False: nothing was calculated. */
    computes: z.boolean().optional(),
  }),
  /** How the truth was found, apart from this code. */
  basis: z.string().optional(),
  /** Never looked at one by one while the advisor is being worked on; only its score is. */
  heldOut: z.boolean().default(false),
});

export type Question = z.output<typeof questionSchema>;
