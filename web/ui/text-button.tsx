import type { ComponentProps } from 'react';
import { PlainButton } from '#web/ui/plain-button.tsx';

const looks = {
  accent: 'text-accent hover:text-accent-strong',
  quiet: 'text-quiet hover:text-ink',
  /** One of many in a list, where an accent on each would be no accent. */
  plain: 'text-ink decoration-line hover:text-accent hover:decoration-current',
} as const;

interface TextButtonProps extends ComponentProps<'button'> {
  look?: keyof typeof looks;
  /** It stands in a sentence, whose lines keep their distance: the button is still tall enough for a thumb. */
  isInline?: boolean;
}

/** Something that can be done, in the flow of a text: it looks like a link and goes nowhere. */
export function TextButton({ look = 'accent', isInline = false, className = '', ...rest }: TextButtonProps) {
  return (
    <PlainButton
      {...rest}
      className={`min-h-11 ${isInline ? '-my-3' : ''} underline underline-offset-4 disabled:text-quiet disabled:no-underline ${looks[look]} ${className}`}
    />
  );
}
