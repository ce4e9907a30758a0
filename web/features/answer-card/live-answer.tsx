import '#web/lib/zod-without-eval.ts';
import { useState } from 'react';
import { loanAmortization } from '#advisor/calculators/borrowing/loan-amortization.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { compoundGrowth } from '#advisor/calculators/saving/compound-growth.ts';
import { federalIncomeTax } from '#advisor/calculators/tax/federal-income-tax.ts';
import { AnswerCard } from '#web/features/answer-card/answer-card.tsx';

const calculators = {
  compound_growth: compoundGrowth,
  federal_income_tax: federalIncomeTax,
  loan_amortization: loanAmortization,
} as const satisfies Record<string, AnyCalculator>;

export interface LiveExample {
  id: string;
  label: string;
  question: string;
  calculator: keyof typeof calculators;
  inputs: Readonly<Record<string, number | string>>;
  foremost: readonly string[];
}

/** The year whose rules the examples ask about. */
const year = 2026;

/** Questions with their answers as the chat shows them, computed where they are read. */
export function LiveAnswer({ label, examples }: { label: string; examples: readonly LiveExample[] }) {
  const [chosen, setChosen] = useState(0);
  const example = examples[chosen];
  if (!example) return null;
  return (
    <div>
      <fieldset className="flex gap-1">
        <legend className="sr-only">{label}</legend>
        {examples.map(({ id, label: name }, index) => (
          <button
            key={id}
            type="button"
            aria-pressed={index === chosen}
            onClick={() => setChosen(index)}
            className="min-h-11 rounded-lg px-3.5 text-sm text-quiet hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-ink"
          >
            {name}
          </button>
        ))}
      </fieldset>
      <p className="mt-2 mb-3 ml-auto w-fit max-w-[44ch] rounded-2xl rounded-br-md bg-accent-soft px-4 py-2.5 text-[0.9375rem]">
        {example.question}
      </p>
      <AnswerCard
        key={example.id}
        calculator={calculators[example.calculator]}
        inputs={Object.fromEntries(
          Object.entries(example.inputs).map(([field, value]) => [field, { value, origin: 'you said' }]),
        )}
        year={year}
        foremost={example.foremost}
      />
    </div>
  );
}
