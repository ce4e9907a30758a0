import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { PlainButton } from '#web/ui/plain-button.tsx';

const looks = {
  primary:
    'bg-accent text-on-accent hover:bg-accent-strong disabled:bg-control disabled:text-paper aria-busy:bg-control aria-busy:text-paper',
  secondary:
    'border border-control text-ink hover:border-ink hover:bg-sunken disabled:border-line disabled:text-quiet aria-busy:border-line aria-busy:text-quiet',
  quiet: 'text-quiet hover:bg-sunken hover:text-ink',
  danger:
    'border border-bad text-bad hover:bg-bad-soft disabled:border-line disabled:text-quiet aria-busy:border-line aria-busy:text-quiet',
} as const;

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: keyof typeof looks;
  /** Something is under way: the button waits, and says so by a spinner. It keeps the focus, which a disabled one loses. */
  busy?: boolean;
}

export function Button({ look = 'primary', busy = false, className = '', children, ...rest }: ButtonProps) {
  return (
    <PlainButton
      {...rest}
      onClick={busy ? ignore : rest.onClick}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={`inline-flex min-h-11 items-center justify-center gap-2 rounded-lg px-5 whitespace-nowrap text-[0.9375rem] font-medium transition-colors duration-150 ${looks[look]} ${className}`}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      {children}
    </PlainButton>
  );
}

/** Also keeps a form from being sent again. */
const ignore = (event: MouseEvent) => event.preventDefault();
