import { useId, type SelectHTMLAttributes } from 'react';
import { ChevronDownIcon } from '#web/ui/icons.tsx';

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  hint?: string;
  options: readonly { value: string; text: string }[];
}

/** A labelled choice of one. */
export function Select({ label, hint, options, ...select }: SelectProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          aria-describedby={hint ? `${id}-hint` : undefined}
          {...select}
          className="min-h-11 w-full appearance-none rounded-lg border border-control bg-paper pr-9 pl-3.5 text-base text-ellipsis"
        >
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-quiet">
          <ChevronDownIcon />
        </span>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-quiet">
          {hint}
        </p>
      )}
    </div>
  );
}
