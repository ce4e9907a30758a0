import { z } from 'zod';
import { blocksOf } from '#advisor/compose/receipt-fence.ts';

const choice = z.object({
  /** What the button says, and what is sent. */
  label: z.string(),
  /** What it means for the field that is asked for. */
  value: z.union([z.string(), z.number(), z.boolean()]).optional(),
});

const recordSchema = z.object({
  /** What the answer was about: an ask of the reader, "guide:windfall" or "loan_amortization". */
  topic: z.string(),
  /** Of an article: the heading of the part that answered; empty for its opening. */
  part: z.string().optional(),
  /** Of a guide: its verdict, and what it was decided from. */
  verdict: z.string().optional(),
  given: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  /** Of inputs that a button stood for: its words, because the value is only one that lies in the range. */
  chosen: z.record(z.string(), z.string()).optional(),
  /** Dated figures of a text that ran no calculator. */
  facts: z.array(z.object({ id: z.string(), year: z.number() })).optional(),
  /** The question came with a run of its own: the inputs of the first receipt are what the person has set. */
  ran: z.boolean().optional(),
  /** Our question, with buttons. */
  question: z.object({ text: z.string(), field: z.string().optional(), choices: z.array(choice) }).optional(),
  /** What was understood: shown as chips. */
  understood: z.array(z.object({ label: z.string(), value: z.string() })).optional(),
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
