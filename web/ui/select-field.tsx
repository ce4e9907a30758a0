import { useId, type ReactNode, type SelectHTMLAttributes } from 'react';
import { ChevronDownIcon } from '#web/ui/icons.tsx';

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  hint?: ReactNode;
  /** The options. */
  children: ReactNode;
}

/** A labeled select box. */
export function SelectField({ label, hint, children, ...select }: SelectFieldProps) {
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
          className="min-h-11 w-full appearance-none rounded-lg border border-control bg-paper pr-10 pl-3.5 text-base text-ellipsis"
        >
          {children}
        </select>
        <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-quiet">
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

/** One option for each name, in the given order. */
export function OptionsOf({ names }: { names: Readonly<Record<string, string>> }) {
  return Object.entries(names).map(([id, name]) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}
