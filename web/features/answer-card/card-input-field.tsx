import { useId, useState } from 'react';
import { aboutField, type FieldAbout } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { CardOrigin } from '#web/features/answer-card/use-run.ts';
import { parseAmount } from '#web/lib/parse-amount.ts';

interface CardInputFieldProps {
  calculator: AnyCalculator;
  field: string;
  value: unknown;
  origin: CardOrigin;
  problem: string | undefined;
  onChange: (value: unknown) => void;
}

const before: Partial<Record<FieldAbout['unit'], string>> = {
  usd: '$',
  usd_per_month: '$',
  usd_per_year: '$',
};
const after: Partial<Record<FieldAbout['unit'], string>> = {
  usd_per_month: 'a month',
  usd_per_year: 'a year',
  percent: '%',
  years: 'years',
  months: 'months',
};

/** One input of a card: what it is, what it is set to, where that came from, and a way to change it. */
export function CardInputField({ calculator, field, value, origin, problem, onChange }: CardInputFieldProps) {
  const id = useId();
  const about = aboutField(calculator.fields[field]);
  if (!about || about.unit === 'list') return null;
  const note = origin === 'assumption' && about.default ? `assumed: ${about.default.reason}` : origin;
  return (
    <div className="min-w-0">
      {about.unit === 'flag' ? (
        <label className="flex min-h-11 items-center gap-2.5 text-sm">
          <input
            type="checkbox"
            checked={value === true}
            aria-describedby={`${id}-note`}
            onChange={(event) => onChange(event.target.checked)}
            className="size-5 accent-accent"
          />
          {about.label}
        </label>
      ) : (
        <>
          <label htmlFor={id} className="block truncate text-sm" title={about.label}>
            {about.label}
          </label>
          {about.unit === 'choice' ? (
            <select
              id={id}
              value={String(value)}
              aria-describedby={`${id}-note`}
              onChange={(event) => onChange(event.target.value)}
              className="mt-1 min-h-11 w-full rounded-lg border border-control bg-paper px-3 text-base first-letter:uppercase"
            >
              {Object.keys(about.options ?? {}).map((option) => (
                <option key={option} value={option}>
                  {option.replaceAll('_', ' ')}
                </option>
              ))}
            </select>
          ) : (
            <NumberBox id={id} about={about} value={value} problem={problem} onChange={onChange} />
          )}
        </>
      )}
      <p id={`${id}-note`} className={`mt-1 text-xs ${problem ? 'text-bad' : 'text-quiet'}`}>
        {problem ?? note}
      </p>
    </div>
  );
}

function NumberBox({
  id,
  about,
  value,
  problem,
  onChange,
}: {
  id: string;
  about: FieldAbout;
  value: unknown;
  problem: string | undefined;
  onChange: (value: unknown) => void;
}) {
  // What somebody types is theirs until they leave the box: "1," on the way to "1,000" must not be rewritten.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className="mt-1 flex min-h-11 items-center rounded-lg border border-control bg-paper focus-within:outline-2 focus-within:outline-accent has-aria-invalid:border-bad">
      {before[about.unit] && <span className="pl-3 text-quiet">{before[about.unit]}</span>}
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? display(value, about)}
        aria-describedby={`${id}-note`}
        aria-invalid={problem ? true : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          // What is no number is handed on as it is: the calculator's own sentence says what to do.
          onChange(parseAmount(event.target.value) ?? event.target.value);
        }}
        onBlur={() => setTyped(null)}
        className="figures min-h-11 w-full min-w-0 bg-transparent px-2 text-base outline-none first:pl-3"
      />
      {after[about.unit] && <span className="flex-none pr-3 text-sm text-quiet">{after[about.unit]}</span>}
    </div>
  );
}

function display(value: unknown, about: FieldAbout): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return '';
  return about.unit === 'year' ? String(value) : value.toLocaleString('en-US', { maximumFractionDigits: 4 });
}
