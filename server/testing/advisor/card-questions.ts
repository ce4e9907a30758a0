import { withoutReplaced } from '#advisor/calculators/define/alternatives.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { askAgain, type AskedRun } from '#advisor/compose/calculations/ask-again.ts';
import { renderReceipt, toReceipt, type Receipt } from '#advisor/compose/receipt.ts';
import type { Message } from '#advisor/dialogue/remember.ts';
import type { TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';

export type Inputs = Record<string, unknown>;

export const calculatorNamed = (name: string) => calculators.find((calculator) => calculator.name === name)!;

export function receiptOf(name: string, input: Inputs): Receipt {
  const calculator = calculatorNamed(name);
  const run = runCalculator(calculator, input, { year: 2026 });
  const origins = Object.fromEntries(Object.keys(input).map((field) => [field, 'you said' as const]));
  return toReceipt({ id: 'r1', calculator, run, year: 2026, seed: 1, origins });
}

/** What the card of a receipt sends after these inputs were changed. */
export function sentBy(receipt: Receipt, changes: Inputs): AskedRun {
  const calculator = calculatorNamed(receipt.calculator);
  const changed = Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [field, { value, origin: 'you changed it' }]),
  );
  const kept = withoutReplaced(calculator, receipt.inputs, Object.keys(changes));
  return askAgain(calculator, receipt, { ...kept, ...changed })!;
}

/** The answer to what a card sends. */
export function answerCard(
  { answer }: Pick<TestAdvisor, 'answer'>,
  { question, run }: AskedRun,
  before: readonly Message[] = [],
) {
  return answer([...before, { role: 'user', content: question }], 'free', {
    ...run,
    calculator: calculatorNamed(run.calculator),
  });
}

export const afterAnswer = (receipt: Receipt): Message[] => [
  { role: 'user', content: calculatorNamed(receipt.calculator).examples[0]!.question },
  { role: 'assistant', content: renderReceipt(receipt) },
];
