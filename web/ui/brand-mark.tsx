/** The mark: a column that stands on its base line, and a figure that rises from it. The same as public/icon.svg. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true" className="flex-none text-accent">
      <rect width="28" height="28" rx="7" fill="currentColor" />
      <path
        d="M8 21V7.5h11M8 14h7.5"
        fill="none"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-on-accent"
      />
      <circle cx="19.6" cy="19.6" r="1.9" className="fill-on-accent" />
    </svg>
  );
}
