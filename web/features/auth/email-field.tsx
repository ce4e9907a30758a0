import { authTexts } from '#web/content/auth.ts';
import { Field } from '#web/ui/field.tsx';

interface EmailFieldProps {
  label?: string;
  autoComplete: 'email' | 'username';
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
}

export function EmailField({
  label = authTexts.fields.email,
  autoComplete,
  value,
  onChange,
  problem,
}: EmailFieldProps) {
  return (
    <Field
      label={label}
      type="email"
      name="email"
      autoComplete={autoComplete}
      inputMode="email"
      data-autofocus
      required
      value={value}
      problem={problem}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
