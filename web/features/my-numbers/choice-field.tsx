import type { ReactNode } from 'react';
import { SelectField } from '#web/ui/select-field.tsx';

interface ChoiceFieldProps {
  label: string;
  value: string;
  /** What can be chosen, with its words. */
  options: readonly (readonly [value: string, words: string])[];
  hint?: ReactNode;
  onChange: (value: string) => void;
}

export function ChoiceField({ label, value, options, hint, onChange }: ChoiceFieldProps) {
  return (
    <SelectField label={label} value={value} hint={hint} onChange={(event) => onChange(event.target.value)}>
      {options.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}
