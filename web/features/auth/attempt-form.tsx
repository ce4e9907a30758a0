import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface AttemptFormProps {
  /** What the button says. */
  action: string;
  busy: boolean;
  problem: string | null;
  onSubmit: () => Promise<unknown>;
  /** Another way out. */
  leave?: { label: string; onClick: () => void };
  /** It has come up in a section, in the place of the button that was pressed: typing goes on in it. */
  inPlace?: boolean;
  children: ReactNode;
}

/** Fields, why the last attempt failed, and a button to make one. */
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
    // After an attempt that failed, typing goes on at the field that it failed for.
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
