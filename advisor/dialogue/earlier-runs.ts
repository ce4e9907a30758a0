import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { readReceipts, type Receipt } from '#advisor/compose/receipt.ts';
import { readRecord } from '#advisor/compose/record.ts';
import type { Message, Remembered } from '#advisor/dialogue/state.ts';

type Run = Remembered['last'];

/** The finished run of the same calculator that a run came after, unless it only repeats that. */
export function runBefore(receipt: Receipt, last: Run, previous: Receipt | undefined): Receipt | undefined {
  if (last?.receipt.calculator !== receipt.calculator || last.receipt.missing) return undefined;
  // What has no effect, such as a pay that a loan has no use for, makes no other run.
  return isSameRun(last.receipt, receipt) ? previous : last.receipt;
}

function isSameRun({ figures }: Receipt, { figures: others }: Receipt): boolean {
  const shared = figures.flatMap(({ id, value }) => {
    const other = others.find((one) => one.id === id);
    return other ? [other.value === value] : [];
  });
  return shared.length > 0 && shared.every(Boolean);
}

/** Of each calculator the latest run that was finished. */
export function withRun(earlier: Remembered['earlier'], last: Run): Remembered['earlier'] {
  if (!last || last.receipt.missing) return earlier;
  return [last, ...earlier.filter(({ calculator }) => calculator !== last.calculator)];
}

/** The run that a question came with, by the answer to it. */
export function givenRun(
  answer: Message | undefined,
  calculators: readonly AnyCalculator[],
): { calculator: AnyCalculator; input: Record<string, unknown> } | undefined {
  if (answer?.role !== 'assistant' || !readRecord(answer.content)?.ran) return undefined;
  const [receipt] = readReceipts(answer.content);
  const calculator = calculators.find(({ name }) => name === receipt?.calculator);
  const set = Object.entries(receipt?.inputs ?? {}).filter(([, { origin }]) => origin !== 'assumption');
  return (
    calculator && { calculator, input: Object.fromEntries(set.map(([name, { value }]) => [name, value])) }
  );
}
