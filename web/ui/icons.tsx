import type { ReactNode } from 'react';

/** Line icons on a grid of 20; they say nothing that the text beside them does not. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="flex-none"
    >
      {children}
    </svg>
  );
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="M5 5l10 10M15 5L5 15" />
    </Icon>
  );
}

export function MenuIcon() {
  return (
    <Icon>
      <path d="M3 6.5h14M3 13.5h14" />
    </Icon>
  );
}

export function ChevronDownIcon() {
  return (
    <Icon>
      <path d="M5.5 8l4.5 4.5L14.5 8" />
    </Icon>
  );
}

export function ArrowRightIcon() {
  return (
    <Icon>
      <path d="M4 10h12M11 5l5 5-5 5" />
    </Icon>
  );
}

export function ArrowOutIcon() {
  return (
    <Icon>
      <path d="M7 13L14 6M8.5 6H14v5.5" />
    </Icon>
  );
}

export function CheckIcon() {
  return (
    <Icon>
      <path d="M4.5 10.5l3.5 3.5 7.5-8" />
    </Icon>
  );
}

export function CopyIcon() {
  return (
    <Icon>
      <rect x="7" y="7" width="9" height="9" rx="1.5" />
      <path d="M13 7V5.5A1.5 1.5 0 0 0 11.5 4h-6A1.5 1.5 0 0 0 4 5.5v6A1.5 1.5 0 0 0 5.5 13H7" />
    </Icon>
  );
}

/** Google's own mark in its own colours, as its rules for sign-in buttons ask for. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true" className="flex-none">
      <path
        fill="#4285F4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.33-1.58-5.04-3.71H.96v2.33A9 9 0 0 0 9 18z"
      />
      <path fill="#FBBC05" d="M3.96 10.71a5.4 5.4 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08z" />
      <path
        fill="#EA4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.96l3 2.33C4.67 5.16 6.66 3.58 9 3.58z"
      />
    </svg>
  );
}

export function SidebarIcon() {
  return (
    <Icon>
      <rect x="3" y="4" width="14" height="12" rx="2" />
      <path d="M8 4v12" />
    </Icon>
  );
}

export function ArrowUpIcon() {
  return (
    <Icon>
      <path d="M10 16V4M5 9l5-5 5 5" />
    </Icon>
  );
}

export function ArrowDownIcon() {
  return (
    <Icon>
      <path d="M10 4v12M5 11l5 5 5-5" />
    </Icon>
  );
}

export function StopIcon() {
  return (
    <Icon>
      <rect x="5.5" y="5.5" width="9" height="9" rx="1.5" fill="currentColor" />
    </Icon>
  );
}

export function MoreIcon() {
  return (
    <Icon>
      <path d="M5 10h.01M10 10h.01M15 10h.01" strokeWidth="2.4" />
    </Icon>
  );
}

export function ThumbUpIcon() {
  return (
    <Icon>
      <path d="M6.5 9v7.5M6.5 9l3-6c1.2 0 2 .9 1.8 2L11 7.5h4.2c1 0 1.7.9 1.5 1.8l-1.1 5.5a1.9 1.9 0 0 1-1.9 1.7H4.8A1.3 1.3 0 0 1 3.5 15.2v-4.9C3.5 9.6 4 9 4.8 9z" />
    </Icon>
  );
}

export function ThumbDownIcon() {
  return (
    <Icon>
      <path d="M13.5 11V3.5M13.5 11l-3 6c-1.2 0-2-.9-1.8-2L9 12.5H4.8c-1 0-1.7-.9-1.5-1.8l1.1-5.5a1.9 1.9 0 0 1 1.9-1.7h8.9a1.3 1.3 0 0 1 1.3 1.3v4.9c0 .7-.5 1.3-1.3 1.3z" />
    </Icon>
  );
}

export function AgainIcon() {
  return (
    <Icon>
      <path d="M15.5 6.5A6.5 6.5 0 1 0 16.5 11M16 3.5v3.5h-3.5" />
    </Icon>
  );
}

export function PencilIcon() {
  return (
    <Icon>
      <path d="M4 16l.7-3.3L13 4.4a1.4 1.4 0 0 1 2 0l.6.6a1.4 1.4 0 0 1 0 2L7.3 15.3z" />
    </Icon>
  );
}
