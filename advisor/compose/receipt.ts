import { z } from 'zod';
import type { Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator, FinishedRun } from '#advisor/calculators/define/run-calculator.ts';
import { assumedParts } from '#advisor/compose/assumed-parts.ts';
import { blocksOf } from '#advisor/compose/receipt-fence.ts';

/** Where an input came from. */
const origins = ['you said', 'your numbers', 'assumption'] as const;
export type Origin = (typeof origins)[number];

const receiptInput = z.object({
  value: z.unknown(),
  origin: z.enum(origins),
  /** Of a list: what was assumed of its items, each as "place.field". */
  assumed: z.array(z.string()).optional(),
});

/** A calculator's run as an answer carries it: enough to check it, to run it again, and to go on from it. */
const receiptSchema = z.object({
  /** What the figures of the prose link to: `#id.figure`. */
  id: z.string(),
  calculator: z.string(),
  version: z.number(),
  year: z.number(),
  seed: z.number(),
  inputs: z.record(z.string(), receiptInput),
  figures: z.array(z.object({ id: z.string(), label: z.string(), value: z.number(), unit: z.string() })),
  facts: z.array(z.object({ id: z.string(), year: z.number(), source: z.string() })),
  /** The figures that the question named. */
  asked: z.array(z.string()).optional(),
  /** Fields that somebody was asked for: there are no figures yet. */
  missing: z.array(z.string()).optional(),
  /** Other runs that the answer speaks of: this one with some inputs changed, and its first figure then. */
  variants: z
    .array(
      z.object({
        changes: z.record(z.string(), z.unknown()),
        value: z.number(),
        /** Where that figure goes by another name then. */
        label: z.string().optional(),
        /** Further figures of that run that the answer speaks of, by their ids. */
        figures: z.record(z.string(), z.number()).optional(),
      }),
    )
    .optional(),
});

export type Receipt = z.output<typeof receiptSchema>;
export type Variant = NonNullable<Receipt['variants']>[number];

/** The name under which a figure of law is looked up, where no calculator is run. */
export const factLookup = 'look_up_fact';

interface ReceiptParts {
  id: string;
  calculator: AnyCalculator;
  run: FinishedRun;
  year: number;
  seed: number;
  /** Where each input came from; one that is not named is an assumption. */
  origins: Readonly<Record<string, Origin>>;
  /** What it was run with before anything was assumed. */
  input?: Readonly<Record<string, unknown>>;
  assumed?: readonly string[];
  variants?: readonly Variant[];
  asked?: readonly string[];
  /** Figures that stand right after the first. */
  leading?: readonly string[];
}

export function toReceipt({
  id,
  calculator,
  run,
  year,
  seed,
  origins: from,
  input: given = run.input,
  assumed: guessed = [],
  variants = [],
  asked = [],
  leading = [],
}: ReceiptParts): Receipt {
  const [headline, ...further] = run.result.figures;
  const places = new Map(leading.map((name, at) => [name, at]));
  const placeOf = ({ id: name }: { id: string }) => places.get(name) ?? leading.length;
  const figures = headline
    ? [headline, ...further.toSorted((one, other) => placeOf(one) - placeOf(other))]
    : [];
  const assumed = assumedParts(calculator.fields as Fields, given, guessed);
  const assumedOf = (name: string) =>
    assumed.filter(({ list }) => list === name).map(({ item, field }) => `${item}.${field}`);
  return {
    id,
    calculator: calculator.name,
    version: calculator.version,
    year,
    seed,
    inputs: Object.fromEntries(
      Object.entries(run.input).map(([name, value]) => {
        const parts = assumedOf(name);
        const input = { value, origin: from[name] ?? 'assumption' };
        return [name, parts.length > 0 ? { ...input, assumed: parts } : input];
      }),
    ),
    figures: figures.map(({ id: figure, label, value, unit }) => ({
      id: figure,
      label,
      value,
      unit,
    })),
    facts: run.result.facts.map(({ id: fact, year: factYear, source }) => ({
      id: fact,
      year: factYear,
      source,
    })),
    ...(asked.length > 0 ? { asked: [...asked] } : {}),
    ...(variants.length > 0 ? { variants: [...variants] } : {}),
  };
}

/** A fenced block: a card in our own application, readable text anywhere else. */
export function renderReceipt(receipt: Receipt): string {
  return `\`\`\`findeus\n${JSON.stringify(receipt)}\n\`\`\``;
}

/** The receipts of an answer. History comes from the browser: what is no receipt is left alone. */
export function readReceipts(answer: string): Receipt[] {
  return blocksOf(answer).flatMap((json) => parseReceipt(json) ?? []);
}

/** What a fenced block holds; null where it is no receipt. */
export function parseReceipt(json: string): Receipt | null {
  try {
    return receiptSchema.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}
