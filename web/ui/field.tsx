import {
  useId,
  useState,
  type ChangeEvent,
  type InputHTMLAttributes,
  type InvalidEvent,
  type ReactNode,
} from 'react';
import { fieldTexts } from '#web/ui/field-texts.ts';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** Help that is always shown. */
  hint?: ReactNode;
  /** What is wrong with the value, and how to correct it. */
  problem?: string | undefined;
  /** Shown inside the frame, after the text. */
  trailing?: ReactNode;
}

/** A labeled text box. Screen readers read its hint and problem too. It also shows errors that the browser finds. */
export function Field({
  label,
  hint,
  problem: given,
  trailing,
  id: givenId,
  onChange,
  ...input
}: FieldProps) {
  const [refused, setRefused] = useState<string>();
  const problem = refused ?? given;
  const madeId = useId();
  const id = givenId ?? madeId;
  const notes = [hint ? `${id}-hint` : '', problem ? `${id}-problem` : ''].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          aria-describedby={notes || undefined}
          aria-invalid={problem ? true : undefined}
          {...input}
          onInvalid={(event) => {
            takeFocus(event);
            setRefused(messageFor(event.currentTarget.validity, label));
          }}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            setRefused(undefined);
            onChange?.(event);
          }}
          className={`min-h-11 w-full rounded-lg border border-control bg-paper px-3.5 text-base outline-offset-0 placeholder:text-quiet aria-invalid:border-bad ${trailing ? 'pr-20' : ''}`}
        />
        {trailing}
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-1.5 text-sm text-bad">
          {problem}
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className="mt-1.5 text-sm text-quiet">
          {hint}
        </div>
      )}
    </div>
  );
}

/** Focuses the first invalid field. Hides the browser's error bubble, which looks different in every browser. */
function takeFocus(event: InvalidEvent<HTMLInputElement>) {
  event.preventDefault();
  const input = event.currentTarget;
  if (input.form?.querySelector('input:invalid') === input) input.focus();
}

function messageFor({ valueMissing, typeMismatch }: ValidityState, label: string): string {
  if (valueMissing) return fieldTexts.missing(label);
  return typeMismatch ? fieldTexts.notAnEmail : fieldTexts.unfit(label);
}
