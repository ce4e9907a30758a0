import type { ComponentProps } from 'react';
import { PlainButton } from '#web/ui/plain-button.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  label: string;
}

/** A button that shows only a picture; what it does is its label. */
export function IconButton({ label, className = '', ...rest }: IconButtonProps) {
  return (
    <PlainButton
      aria-label={label}
      {...rest}
      className={`grid size-11 flex-none place-items-center rounded-lg text-quiet hover:bg-sunken hover:text-ink aria-pressed:text-accent aria-pressed:[&_svg]:fill-current disabled:opacity-50 ${className}`}
    />
  );
}
