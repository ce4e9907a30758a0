import { useState } from 'react';
import type { FieldAbout } from '#advisor/calculators/define/fields.ts';
import { capitalize } from '#advisor/compose/markdown.ts';
import { optionInWords } from '#advisor/compose/option-words.ts';
import { cardTexts } from '#web/content/card.ts';
import { stepFor } from '#web/features/answer-card/inputs/slider-range.ts';
import { useTakeOver } from '#web/lib/account/use-take-over.ts';
import { parseAmount } from '#web/lib/numbers/parse-amount.ts';
import { ChevronDownIcon } from '#web/ui/icons.tsx';

interface InputControlProps {
  id: string;
  about: FieldAbout;
  value: unknown;
  /** It has little room on a phone: what a number is per is left to its label there. */
  isTight?: boolean;
  /** Something is wrong with it. */
  invalid: boolean;
  /** The id of what is said about it. */
  describedBy: string | undefined;
  onChange: (value: unknown) => void;
}

const before: Partial<Record<FieldAbout['unit'], string>> = {
  usd: '$',
  usd_per_month: '$',
  usd_per_year: '$',
};
const after: Partial<Record<FieldAbout['unit'], string>> = {
  usd_per_month: cardTexts.units.perMonth,
  usd_per_year: cardTexts.units.perYear,
  percent: '%',
  years: cardTexts.units.years,
  months: cardTexts.units.months,
};

/** "a month", where a number is told by that. */
export function perOf({ unit }: FieldAbout): string | undefined {
  return unit.startsWith('usd_per') ? after[unit] : undefined;
}

/** What a number or a name is typed into, or a choice is made with. Its label is somebody else's. */
export function InputControl(props: InputControlProps) {
  const { unit } = props.about;
  if (unit === 'choice') return <ChoiceBox {...props} />;
  return unit === 'name' ? <NameBox {...props} /> : <NumberBox {...props} />;
}

const frame =
  'flex min-h-11 items-center rounded-lg border border-control bg-paper focus-within:outline-2 focus-within:outline-accent has-aria-invalid:border-bad';

function NameBox({ id, value, invalid, describedBy, onChange }: InputControlProps) {
  const shown = typeof value === 'string' ? value : '';
  const box = useTakeOver<HTMLInputElement>((found) => {
    if (found.value !== shown) onChange(found.value);
  });
  return (
    <div className={frame}>
      <input
        ref={box}
        id={id}
        autoComplete="off"
        dir="auto"
        value={shown}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-11 w-full min-w-0 bg-transparent px-3 text-base outline-none"
      />
    </div>
  );
}

function ChoiceBox({ id, about, value, describedBy, onChange }: InputControlProps) {
  const select = useTakeOver<HTMLSelectElement>((found) => {
    if (found.value !== String(value)) onChange(found.value);
  });
  return (
    <div className="relative">
      <select
        ref={select}
        id={id}
        value={String(value)}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.value)}
        // As tall as a number with its frame, beside which it stands.
        className="min-h-11.5 w-full appearance-none rounded-lg border border-control bg-paper pr-9 pl-3 text-base"
      >
        {!about.options?.includes(String(value)) && <option value={String(value)}>{cardTexts.choose}</option>}
        {(about.options ?? []).map((option) => (
          <option key={option} value={option}>
            {capitalize(optionInWords(option, about.options))}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-quiet">
        <ChevronDownIcon />
      </span>
    </div>
  );
}

function NumberBox({ id, about, value, isTight = false, invalid, describedBy, onChange }: InputControlProps) {
  // What somebody types is theirs until they leave the box: "1," on the way to "1,000" must not be rewritten.
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? display(value, about);
  // What is no number is handed on as it is: the calculator's own sentence says what to do.
  const change = (text: string) => onChange(parseAmount(text) ?? text);
  const box = useTakeOver<HTMLInputElement>((found) => {
    if (found.value === shown) return;
    if (found === document.activeElement) setTyped(found.value);
    change(found.value);
  });
  return (
    <div className={frame}>
      {before[about.unit] && <span className="pl-3 text-quiet">{before[about.unit]}</span>}
      <input
        ref={box}
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          change(event.target.value);
        }}
        onKeyDown={(event) => {
          const steps = arrowSteps[event.key];
          if (steps === undefined || typeof value !== 'number') return;
          event.preventDefault();
          setTyped(null);
          onChange(stepped(about, value, steps));
        }}
        onBlur={() => setTyped(null)}
        className="figures min-h-11 w-full min-w-0 bg-transparent px-2 text-base outline-none first:pl-3"
      />
      {after[about.unit] && (
        <span
          className={`flex-none pr-3 text-sm text-quiet ${isTight && perOf(about) ? '@max-md:hidden' : ''}`}
        >
          {after[about.unit]}
        </span>
      )}
    </div>
  );
}

const arrowSteps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** A step further, without what the computer's arithmetic adds to it, and never beyond what is allowed. */
function stepped(
  { unit, min = -Infinity, max = Infinity }: FieldAbout,
  value: number,
  steps: number,
): number {
  const next = Number((value + steps * stepFor(unit, value)).toFixed(6));
  return Math.min(max, Math.max(min, next));
}

function display(value: unknown, about: FieldAbout): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return '';
  // No year is the year nought.
  if (about.unit === 'year') return value === 0 ? '' : String(value);
  return value.toLocaleString('en-US', { maximumFractionDigits: 4 });
}
