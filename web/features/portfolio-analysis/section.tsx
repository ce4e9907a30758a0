import { useId, type ReactNode } from 'react';

interface SectionProps {
  heading: string;
  lead?: string | undefined;
  children: ReactNode;
}

/** One part of the analysis, with its heading. */
export function Section({ heading, lead, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-14">
      <h3 id={id} className="font-serif text-2xl font-medium tracking-tight">
        {heading}
      </h3>
      {lead && <p className="mt-1 max-w-[64ch] text-quiet">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}

/** A number with its small label. */
export function Stat({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-quiet">{label}</dt>
      <dd className="figures mt-0.5 text-2xl font-semibold tracking-tight">{children}</dd>
    </div>
  );
}
