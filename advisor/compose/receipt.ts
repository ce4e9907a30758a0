import type { AnyCalculator, FinishedRun } from '#advisor/calculators/define/run-calculator.ts';

/** Where an input came from. */
export type Origin = 'you said' | 'your profile' | 'assumption';

/** A calculator's run as an answer carries it: enough to check it, to run it again, and to go on from it. */
export interface Receipt {
  calculator: string;
  version: number;
  year: number;
  seed: number;
  inputs: Record<string, { value: unknown; origin: Origin }>;
  figures: { id: string; label: string; value: number; unit: string }[];
  facts: { id: string; year: number; source: string }[];
}

interface ReceiptParts {
  calculator: AnyCalculator;
  run: FinishedRun;
  year: number;
  seed: number;
  /** Fields that the question itself has filled. */
  said: ReadonlySet<string>;
}

export function toReceipt({ calculator, run, year, seed, said }: ReceiptParts): Receipt {
  return {
    calculator: calculator.name,
    version: calculator.version,
    year,
    seed,
    inputs: Object.fromEntries(
      Object.entries(run.input).map(([name, value]) => [
        name,
        { value, origin: said.has(name) ? 'you said' : 'assumption' } as const,
      ]),
    ),
    figures: run.result.figures.map(({ id, label, value, unit }) => ({ id, label, value, unit })),
    facts: run.result.facts.map(({ id, year: from, source }) => ({ id, year: from, source })),
  };
}

/** A fenced block: a card in our own application, readable text anywhere else. */
export function renderReceipt(receipt: Receipt): string {
  return `\`\`\`findeus\n${JSON.stringify(receipt)}\n\`\`\``;
}
