import type { ComponentProps } from 'react';
import { PlainButton } from '#web/ui/plain-button.tsx';

const looks = {
  accent: 'text-accent hover:text-accent-strong',
  quiet: 'text-quiet hover:text-ink',
} as const;

interface TextButtonProps extends ComponentProps<'button'> {
  look?: keyof typeof looks;
}

/** Something that can be done, in the flow of a text: it looks like a link and goes nowhere. */
export function TextButton({ look = 'accent', className = '', ...rest }: TextButtonProps) {
  return (
    <PlainButton
      {...rest}
      className={`min-h-11 underline underline-offset-4 disabled:text-quiet disabled:no-underline ${looks[look]} ${className}`}
    />
  );
}
