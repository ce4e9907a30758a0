import { Field } from '#web/ui/field.tsx';

interface CodeFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
  /** Takes the focus when its dialog opens. */
  first?: boolean;
}

/** Six digits, of an email or an authenticator app. Spaces in between are taken out by `digitsOf`. */
export function CodeField({ label, value, onChange, problem, first = false }: CodeFieldProps) {
  return (
    <Field
      label={label}
      name="code"
      autoComplete="one-time-code"
      inputMode="numeric"
      pattern="\s*\d{3}\s?\d{3}\s*"
      {...(first ? { 'data-autofocus': true } : {})}
      required
      value={value}
      problem={problem}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

export const digitsOf = (code: string) => code.replaceAll(/\s/g, '');
