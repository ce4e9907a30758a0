import type { ReactNode } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { CloseIcon } from '#web/ui/icons.tsx';

interface NoticeBarProps {
  /** Read out at once, or when there is time. */
  urgent?: boolean;
  /** The name of the button that closes it. */
  dismiss: string;
  onDismiss: () => void;
  children: ReactNode;
}

/** A message across the page, until it is closed. */
export function NoticeBar({ urgent = false, dismiss, onDismiss, children }: NoticeBarProps) {
  return (
    <div role={urgent ? 'alert' : 'status'} className="border-b border-line bg-accent-soft">
      <div className="frame flex items-center gap-x-4 text-sm">
        <p className="py-2">{children}</p>
        <IconButton label={dismiss} onClick={onDismiss} className="-mr-3 ml-auto">
          <CloseIcon />
        </IconButton>
      </div>
    </div>
  );
}
