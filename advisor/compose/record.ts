import { z } from 'zod';
import { blocksOf } from '#advisor/compose/receipt-fence.ts';
import type { Depth } from '#advisor/depth/depth.ts';
import type { FactUse } from '#advisor/facts/read-facts.ts';
import { saidThingSchema } from '#advisor/my-numbers/said-thing.ts';

const choice = z.object({
  /** The text of the button, which is also the message that it sends. */
  label: z.string(),
  /** The value for the field of the question. */
  value: z.union([z.string(), z.number(), z.boolean()]).optional(),
});

const scalar = z.union([z.string(), z.number(), z.boolean()]);
const maxRows = 50;

const personSchema = z.object({
  facts: z
    .array(
      z.object({
        role: z.string(),
        owner: z.string(),
        value: z.number(),
        unit: z.string(),
        per: z.string().optional(),
        each: z.boolean().optional(),
      }),
    )
    .max(maxRows),
  words: z.array(z.object({ key: z.string(), value: z.string() })).max(maxRows),
});

const recordSchema = z.object({
  /** The topic of the answer, as an ask of the reader: "guide:windfall" or "loan_amortization". */
  topic: z.string(),
  /** For an article: the heading of the part that answered; empty for the opening. */
  part: z.string().optional(),
  /** For a guide: its verdict, and the inputs of that decision. */
  verdict: z.string().optional(),
  given: z
    .record(z.string(), z.union([scalar, z.array(z.record(z.string(), scalar)).max(maxRows)]))
    .optional(),
  /** The button texts of inputs chosen by button. The text may name a range; the value is only one number in it. */
  chosen: z.record(z.string(), z.string()).optional(),
  /** Dated figures that no receipt names. */
  facts: z.array(z.object({ id: z.string(), year: z.number() })).optional(),
  /** For an answer with prices: every market figure that it quotes, as the provider gave it. */
  quoted: z.array(z.number()).optional(),
  /** The dates in a plan: "2027-04-15". */
  dates: z.array(z.string()).optional(),
  /** Other inputs that a guide was also decided with. */
  tried: z.array(z.record(z.string(), scalar)).optional(),
  /** The question came with its own run: the user set the inputs of the first receipt. */
  ran: z.boolean().optional(),
  /** The question that the answer asks, with buttons. */
  question: z.object({ text: z.string(), field: z.string().optional(), choices: z.array(choice) }).optional(),
  /** For a guide: what users said about themselves and may want to save, by the name of the fact. */
  remember: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** The user's accounts, debts, home and goal in the question, which the user may want to save. */
  saidThings: z.array(saidThingSchema).max(maxRows).optional(),
  /** What the user said about themselves in the question, whether or not the answer counts with it; they may want to save it. */
  saidFacts: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** What the user said about themselves so far. The messages that said it may be too old to be sent with the next one. */
  person: personSchema.optional(),
  /** The numbers belong to another person: they must not be saved as the user's own. */
  ofOther: z.boolean().optional(),
  /** For a guide: it was decided for another person. Follow-ups on the user's own case do not continue from it. */
  isTheirs: z.boolean().optional(),
  /** What the advisor understood, shown as chips. */
  understood: z
    .array(z.object({ label: z.string(), value: z.string(), saved: z.boolean().optional() }))
    .optional(),
  /** Possible next questions, shown as buttons. If there is a run, the button starts exactly that run. */
  followUps: z
    .array(
      z.object({
        label: z.string(),
        run: z.object({ calculator: z.string(), inputs: z.record(z.string(), z.unknown()) }).optional(),
      }),
    )
    .optional(),
});

const blockSchema = z.object({ record: recordSchema });

/** What an answer was about. Follow-up questions and the buttons below the answer need it. */
export type AnswerRecord = z.output<typeof recordSchema>;

/** The dates and facts of a plan, as a record stores them. */
export function datesOf(
  depth: Depth | undefined,
  facts: readonly FactUse[],
): Pick<AnswerRecord, 'dates' | 'facts'> {
  if (!depth || depth.steps.length === 0) return {};
  const named = facts.map(({ id, year }) => ({ id, year }));
  return { dates: depth.steps.map(({ date }) => date), ...(named.length > 0 ? { facts: named } : {}) };
}

/** An answer in two parts has only the record of the second part, with the dates and facts of both. */
export function withDatesOf(first: AnswerRecord, second: AnswerRecord): AnswerRecord {
  const dates = [...(first.dates ?? []), ...(second.dates ?? [])];
  const facts = [...(first.facts ?? []), ...(second.facts ?? [])];
  return { ...second, ...(dates.length > 0 ? { dates } : {}), ...(facts.length > 0 ? { facts } : {}) };
}

/** A fenced block like a receipt, so that programs that remove receipts from an answer also remove records. */
export function renderRecord(record: AnswerRecord): string {
  return `\`\`\`findeus\n${JSON.stringify({ record })}\n\`\`\``;
}

/** The record of an answer. The history comes from the browser, so invalid blocks are ignored. */
export function readRecord(answer: string): AnswerRecord | undefined {
  return (
    blocksOf(answer)
      .map(parseRecord)
      .findLast((one) => one !== null) ?? undefined
  );
}

/** The record in a fenced block; null if the block is not a record. */
export function parseRecord(json: string): AnswerRecord | null {
  try {
    return blockSchema.safeParse(JSON.parse(json)).data?.record ?? null;
  } catch {
    return null;
  }
}
