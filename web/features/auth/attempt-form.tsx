import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface AttemptFormProps {
  /** The text of the button. */
  action: string;
  busy: boolean;
  problem: string | null;
  onSubmit: () => Promise<unknown>;
  /** A second button or link. */
  leave?: { label: string; onClick: () => void };
  /** The form replaced the button that opened it, so its first field gets the focus. */
  inPlace?: boolean;
  children: ReactNode;
}

/** A form with its fields, the reason why the last attempt failed, and a submit button. */
export function AttemptForm({
  action,
  busy,
  problem,
  onSubmit,
  leave,
  inPlace = false,
  children,
}: AttemptFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (inPlace) form.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
  }, [inPlace]);
  useEffect(() => {
    // After a failed attempt, the field that caused it gets the focus.
    if (!busy) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [busy]);
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
      className="grid gap-4"
    >
      {children}
      {problem && <Notice kind="problem">{problem}</Notice>}
      <div className={inPlace ? 'flex flex-wrap gap-3' : 'grid gap-2'}>
        <Button type="submit" busy={busy}>
          {action}
        </Button>
        {leave && (
          <Button look="quiet" onClick={leave.onClick}>
            {leave.label}
          </Button>
        )}
      </div>
    </form>
  );
}
