import { useId } from 'react';
import type { FieldAbout } from '#advisor/calculators/define/fields.ts';
import { InputControl } from '#web/features/answer-card/inputs/input-control.tsx';
import { ValueSlider } from '#web/features/answer-card/inputs/value-slider.tsx';
import { useTakeOver } from '#web/lib/account/use-take-over.ts';

interface CardInputFieldProps {
  /** Its name, by which it is found. */
  field: string;
  about: FieldAbout;
  value: unknown;
  /** Where it came from. */
  note: string;
  problem: string | undefined;
  /** Whether other values can be tried with a slider. */
  hasSlider: boolean;
  onChange: (value: unknown) => void;
}

/** One input of a card: what it is, what it is set to, where that came from, and a way to change it. */
export function CardInputField({
  field,
  about,
  value,
  note,
  problem,
  hasSlider,
  onChange,
}: CardInputFieldProps) {
  const id = useId();
  const said = `${id}-note`;
  const box = useTakeOver<HTMLInputElement>(({ checked }) => {
    if (checked !== (value === true)) onChange(checked);
  });
  return (
    // Labels of one line, boxes of one line: neighbours stay level though one label may wrap.
    <div data-field={field} className="row-span-3 grid min-w-0 grid-rows-subgrid content-start gap-y-1">
      {about.unit === 'flag' ? (
        <label className="row-span-2 flex min-h-11 items-center gap-2.5 self-end text-sm">
          <input
            ref={box}
            type="checkbox"
            checked={value === true}
            aria-describedby={said}
            onChange={(event) => onChange(event.target.checked)}
            className="size-5 flex-none accent-accent"
          />
          {about.label}
        </label>
      ) : (
        <>
          <label id={`${id}-label`} htmlFor={id} className="self-end text-sm">
            {about.label}
          </label>
          <div>
            <InputControl
              id={id}
              about={about}
              value={value}
              invalid={problem !== undefined}
              describedBy={said}
              onChange={onChange}
            />
            {hasSlider && (
              <ValueSlider about={about} value={value} labelId={`${id}-label`} onChange={onChange} />
            )}
          </div>
        </>
      )}
      <p id={said} className={`text-xs ${problem ? 'text-bad' : 'text-quiet'}`}>
        {problem ?? note}
      </p>
    </div>
  );
}
