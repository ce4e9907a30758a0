import { useId, type InputHTMLAttributes, type ReactNode } from 'react';

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** Help that is always there. */
  hint?: ReactNode;
  /** What is wrong with it, and what to do. */
  problem?: string | undefined;
  /** Beside the text, inside the frame. */
  trailing?: ReactNode;
}

/** A labelled text box; its hint and its problem are read out with it. */
export function Field({ label, hint, problem, trailing, id: givenId, ...input }: FieldProps) {
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
