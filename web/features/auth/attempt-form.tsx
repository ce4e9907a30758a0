import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

interface AttemptFormProps {
  /** What the button says. */
  action: string;
  busy: boolean;
  problem: string | null;
  onSubmit: () => Promise<unknown>;
  /** Another way out, below the button. */
  leave?: { label: string; onClick: () => void };
  /** It has come up in the place of the button that was pressed, and typing goes on in it. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** Fields, why the last attempt failed, and a button to make one. */
export function AttemptForm({
  action,
  busy,
  problem,
  onSubmit,
  leave,
  takesFocus = false,
  children,
}: AttemptFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
  }, [takesFocus]);
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
      <Button type="submit" busy={busy} className="w-full">
        {action}
      </Button>
      {leave && (
        <TextButton onClick={leave.onClick} look="quiet" className="text-sm">
          {leave.label}
        </TextButton>
      )}
    </form>
  );
}
