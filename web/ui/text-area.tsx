import { useId, useState, type TextareaHTMLAttributes } from 'react';
import { fieldTexts } from '#web/ui/field-texts.ts';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  hint?: string;
}

/** A labelled box for several lines; that it is empty is told here, as Field tells it. */
export function TextArea({ label, hint, onChange, ...area }: TextAreaProps) {
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const notes = [hint ? `${id}-hint` : '', problem ? `${id}-problem` : ''].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <textarea
        id={id}
        rows={5}
        aria-describedby={notes || undefined}
        aria-invalid={problem ? true : undefined}
        {...area}
        onInvalid={(event) => {
          event.preventDefault();
          event.currentTarget.focus();
          setProblem(fieldTexts.missing(label));
        }}
        onChange={(event) => {
          setProblem(undefined);
          onChange?.(event);
        }}
        className="block w-full rounded-lg border border-control bg-paper px-3.5 py-2.5 text-base outline-offset-0 placeholder:text-quiet aria-invalid:border-bad"
      />
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-1.5 text-sm text-bad">
          {problem}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-quiet">
          {hint}
        </p>
      )}
    </div>
  );
}
