import type { ReactNode } from 'react';
import { destinationOf } from '#web/content/destinations.ts';
import { useAccount } from '#web/lib/account/account.ts';
import { nameOf, noteOf } from '#web/content/feature-line.ts';
import { useFollow } from '#web/lib/navigation/use-follow.ts';
import { CheckIcon } from '#web/ui/icons.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

interface PlanCardProps {
  texts: { name: string; about: string; features: readonly string[] };
  price: ReactNode;
  foremost?: boolean;
  /** What to do about it. */
  children: ReactNode;
}

/** A plan of the price list: what it costs and what it has. */
export function PlanCard({ texts, price, foremost = false, children }: PlanCardProps) {
  return (
    <section
      aria-label={`${texts.name} plan`}
      className={`flex flex-col rounded-2xl border p-6 sm:p-8 ${foremost ? 'border-transparent bg-raised shadow-lift' : 'border-line'}`}
    >
      <h3 className="font-serif text-2xl font-medium">{texts.name}</h3>
      <p className="mt-1 text-quiet">{texts.about}</p>
      {price}
      <ul className="mt-6 mb-8 grid gap-1">
        {texts.features.map((feature) => (
          <FeatureLine key={feature} text={feature} />
        ))}
      </ul>
      <div className="mt-auto">{children}</div>
    </section>
  );
}

/** A line of a list; where it names something of the product, it leads there. */
export function FeatureLine({ text }: { text: string }) {
  const { config } = useAccount();
  const follow = useFollow();
  const to = destinationOf(text);
  const note = noteOf(text, config);
  return (
    <li className="flex gap-2.5">
      <span className={`text-accent ${to ? 'pt-2.5' : 'pt-0.5'}`}>
        <CheckIcon />
      </span>
      <span>
        {to ? (
          <TextButton look="plain" className="text-left" onClick={() => follow(to)}>
            {nameOf(text, config)}
          </TextButton>
        ) : (
          text
        )}
        {note && <span className="-mt-1.5 mb-2 block text-sm text-quiet">{note}</span>}
      </span>
    </li>
  );
}
