import '#web/lib/zod-without-eval.ts';
import type { ChatRun } from '#contract/chat.ts';
import { readReceipts } from '#advisor/compose/receipt.ts';
import { readRecord } from '#advisor/compose/record.ts';

/** The run that the question of an answer came with; undefined where it had none. */
export function runOfAnswer(answer: string): ChatRun | undefined {
  const [receipt] = readReceipts(answer);
  if (!receipt || !readRecord(answer)?.ran) return undefined;
  const set = Object.entries(receipt.inputs).filter(([, { origin }]) => origin !== 'assumption');
  const inputs = Object.fromEntries(set.map(([field, { value }]) => [field, value]));
  return { calculator: receipt.calculator, inputs, year: receipt.year };
}
