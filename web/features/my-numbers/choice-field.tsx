import { useId, type ReactNode } from 'react';
import { ChevronDownIcon } from '#web/ui/icons.tsx';

interface ChoiceFieldProps {
  label: string;
  value: string;
  /** What can be chosen, with its words. */
  options: readonly (readonly [value: string, words: string])[];
  hint?: ReactNode;
  onChange: (value: string) => void;
}

export function ChoiceField({ label, value, options, hint, onChange }: ChoiceFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => onChange(event.target.value)}
          className="min-h-11 w-full appearance-none rounded-lg border border-control bg-paper pr-9 pl-3 text-base"
        >
          {options.map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-quiet">
          <ChevronDownIcon />
        </span>
      </div>
      {hint && (
        <div id={`${id}-hint`} className="mt-1.5 text-sm text-quiet">
          {hint}
        </div>
      )}
    </div>
  );
}
