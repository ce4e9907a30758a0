import '#web/lib/zod-without-eval.ts';
import { useState } from 'react';
import { loanAmortization } from '#advisor/calculators/borrowing/loans/loan-amortization.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { compoundGrowth } from '#advisor/calculators/saving/growth/compound-growth.ts';
import { federalIncomeTax } from '#advisor/calculators/tax/federal/federal-income-tax.ts';
import type { Example } from '#web/content/home.ts';
import { rulesYear } from '#web/content/card.ts';
import { AnswerCard } from '#web/features/answer-card/answer-card.tsx';
import { useTakeOver } from '#web/lib/account/use-take-over.ts';

const calculators = {
  compound_growth: compoundGrowth,
  federal_income_tax: federalIncomeTax,
  loan_amortization: loanAmortization,
} as const satisfies Record<Example['calculator'], AnyCalculator>;

/** Questions with their answers as the chat shows them, computed where they are read. */
export function LiveAnswer({ label, examples }: { label: string; examples: readonly Example[] }) {
  const [chosen, setChosen] = useState(0);
  const choices = useTakeOver<HTMLFieldSetElement>((found) =>
    setChosen([...found.querySelectorAll('input')].findIndex(({ checked }) => checked)),
  );
  const example = examples[chosen];
  if (!example) return null;
  return (
    <div>
      {/* Choices of the browser's own: they can be made before there is a script to hear of it. */}
      <fieldset ref={choices} className="flex gap-1">
        <legend className="sr-only">{label}</legend>
        {examples.map(({ id, label: name }, index) => (
          <label
            key={id}
            className="relative flex min-h-11 cursor-pointer items-center rounded-lg px-3.5 text-sm text-quiet outline-accent hover:text-ink has-checked:bg-accent-soft has-checked:text-ink has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name="example"
              checked={index === chosen}
              onChange={() => setChosen(index)}
              className="sr-only"
            />
            {name}
          </label>
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
        year={rulesYear}
        foremost={example.foremost}
      />
    </div>
  );
}
