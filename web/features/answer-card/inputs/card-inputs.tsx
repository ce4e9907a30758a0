import { useId, useState } from 'react';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { aboutField } from '#advisor/calculators/define/fields.ts';
import { cardTexts } from '#web/content/card.ts';
import { CardInputField } from '#web/features/answer-card/inputs/card-input-field.tsx';
import { CardListField } from '#web/features/answer-card/inputs/card-list-field.tsx';
import { groupFields } from '#web/features/answer-card/inputs/group-fields.ts';
import { useTakeOver } from '#web/lib/account/use-take-over.ts';
import type { CardInputs as Inputs } from '#web/features/answer-card/use-run.ts';

interface CardInputsProps {
  calculator: AnyCalculator;
  values: Inputs;
  problems: ReadonlyMap<string, string>;
  /** Fields that are open to change at once; the others are one click away. */
  foremost: readonly string[];
  onChange: (field: string, value: unknown) => void;
}

/** From so many on, somebody who looks for one needs help. */
const manyFields = 10;
const columns = 'grid grid-cols-1 gap-x-4 gap-y-4 xs:grid-cols-2';

/** What goes into a run, open to change. */
export function CardInputs({ calculator, values, problems, foremost, onChange }: CardInputsProps) {
  const id = useId();
  const [wanted, setWanted] = useState('');
  const finder = useTakeOver<HTMLInputElement>(({ value }) => setWanted(value));
  const others = Object.keys(calculator.fields).filter((field) => !foremost.includes(field));
  const field = (name: string, hasSlider: boolean) => {
    const about = aboutField(calculator.fields[name]);
    if (!about) return null;
    const { value, origin = 'assumption' } = values[name] ?? {};
    const shared = {
      about,
      value,
      note: origin === 'assumption' && about.default ? cardTexts.assumed(about.default.reason) : origin,
      onChange: (changed: unknown) => onChange(name, changed),
      field: name,
    };
    return about.unit === 'list' ? (
      <CardListField key={name} {...shared} problemAt={(path) => problems.get(`${name}.${path}`)} />
    ) : (
      <CardInputField key={name} {...shared} hasSlider={hasSlider} problem={problems.get(name)} />
    );
  };
  const groups = groupFields(calculator, others, wanted);
  return (
    <>
      <div className={columns}>{foremost.map((name) => field(name, true))}</div>
      {others.length > 0 && (
        <details className="mt-3 text-sm">
          <summary className="inline-flex min-h-11 items-center text-quiet underline decoration-line underline-offset-4 hover:text-ink">
            {cardTexts.others(others.length)}
          </summary>
          {others.length >= manyFields && (
            <div className="mt-1 mb-4">
              <label htmlFor={id} className="mb-1 block">
                {cardTexts.find}
              </label>
              <input
                ref={finder}
                id={id}
                type="search"
                value={wanted}
                onChange={(event) => setWanted(event.target.value)}
                className="min-h-11 w-full rounded-lg border border-control bg-paper px-3 text-base"
              />
              <output className="mt-1 block text-quiet">
                {groups.length === 0 ? cardTexts.notFound : ''}
              </output>
            </div>
          )}
          {groups.map(({ title, fields }) =>
            title === '' ? (
              <div key={title} className={`mt-1 ${columns}`}>
                {fields.map((name) => field(name, false))}
              </div>
            ) : (
              <fieldset key={title} className="mb-6">
                <legend className="mb-3 font-medium">{title}</legend>
                <div className={columns}>{fields.map((name) => field(name, false))}</div>
              </fieldset>
            ),
          )}
        </details>
      )}
    </>
  );
}
