import { z } from 'zod';
import { blocksOf } from '#advisor/compose/receipt-fence.ts';
import type { Depth } from '#advisor/depth/depth.ts';
import type { FactUse } from '#advisor/facts/read-facts.ts';
import { saidThingSchema } from '#advisor/my-numbers/said-thing.ts';

const choice = z.object({
  /** What the button says, and what is sent. */
  label: z.string(),
  /** What it means for the field that is asked for. */
  value: z.union([z.string(), z.number(), z.boolean()]).optional(),
});

const scalar = z.union([z.string(), z.number(), z.boolean()]);
const maxRows = 50;

const recordSchema = z.object({
  /** What the answer was about: an ask of the reader, "guide:windfall" or "loan_amortization". */
  topic: z.string(),
  /** Of an article: the heading of the part that answered; empty for its opening. */
  part: z.string().optional(),
  /** Of a guide: its verdict, and what it was decided from. */
  verdict: z.string().optional(),
  given: z
    .record(z.string(), z.union([scalar, z.array(z.record(z.string(), scalar)).max(maxRows)]))
    .optional(),
  /** Of inputs that a button stood for: its words, because the value is only one that lies in the range. */
  chosen: z.record(z.string(), z.string()).optional(),
  /** Dated figures that no receipt names. */
  facts: z.array(z.object({ id: z.string(), year: z.number() })).optional(),
  /** Of an answer with prices: every figure that the market was quoted with, as the provider gave it. */
  quoted: z.array(z.number()).optional(),
  /** The days of a plan: "2027-04-15". */
  dates: z.array(z.string()).optional(),
  /** Inputs of a guide that were tried besides. */
  tried: z.array(z.record(z.string(), scalar)).optional(),
  /** The question came with a run of its own: the inputs of the first receipt are what the person has set. */
  ran: z.boolean().optional(),
  /** Our question, with buttons. */
  question: z.object({ text: z.string(), field: z.string().optional(), choices: z.array(choice) }).optional(),
  /** Of a guide: what the person said of themselves and may want to be saved, by the name of the fact. */
  remember: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** Accounts, debts, a home and a goal that the question told of its writer, who may want them to be saved. */
  saidThings: z.array(saidThingSchema).max(maxRows).optional(),
  /** What was told is of somebody else: it must not be saved as the user's own. */
  ofOther: z.boolean().optional(),
  /** Of a guide: it was decided for another person, and does not go on from one's own case. */
  isTheirs: z.boolean().optional(),
  /** What was understood: shown as chips. */
  understood: z
    .array(z.object({ label: z.string(), value: z.string(), saved: z.boolean().optional() }))
    .optional(),
  /** What could be asked next: shown as buttons. With a run, the button runs exactly that. */
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

/** What an answer was about, for the conversation to go on from and for the buttons below it. */
export type AnswerRecord = z.output<typeof recordSchema>;

/** What a record keeps of a plan by date. */
export function datesOf(
  depth: Depth | undefined,
  facts: readonly FactUse[],
): Pick<AnswerRecord, 'dates' | 'facts'> {
  if (!depth || depth.steps.length === 0) return {};
  const named = facts.map(({ id, year }) => ({ id, year }));
  return { dates: depth.steps.map(({ date }) => date), ...(named.length > 0 ? { facts: named } : {}) };
}

/** An answer of two parts has one record, that of the second: it keeps the dates and facts of both. */
export function withDatesOf(first: AnswerRecord, second: AnswerRecord): AnswerRecord {
  const dates = [...(first.dates ?? []), ...(second.dates ?? [])];
  const facts = [...(first.facts ?? []), ...(second.facts ?? [])];
  return { ...second, ...(dates.length > 0 ? { dates } : {}), ...(facts.length > 0 ? { facts } : {}) };
}

/** A fenced block like that of a receipt, so that every reader of our answers leaves both out in the same way. */
export function renderRecord(record: AnswerRecord): string {
  return `\`\`\`findeus\n${JSON.stringify({ record })}\n\`\`\``;
}

/** The record of an answer. History comes from the browser: what is no record is left alone. */
export function readRecord(answer: string): AnswerRecord | undefined {
  return (
    blocksOf(answer)
      .map(parseRecord)
      .findLast((one) => one !== null) ?? undefined
  );
}

/** What a fenced block holds; null where it is no record. */
export function parseRecord(json: string): AnswerRecord | null {
  try {
    return blockSchema.safeParse(JSON.parse(json)).data?.record ?? null;
  } catch {
    return null;
  }
}
