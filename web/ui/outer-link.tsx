import type { ReactNode } from 'react';

/** A link that leaves: in a tab of its own, so that nothing here is lost. */
export function OuterLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="text-accent underline underline-offset-4 hover:text-accent-strong"
    >
      {children}
    </a>
  );
}
