import type { ReactNode } from 'react';
import { myMoneyTexts as texts } from '#web/content/money/my-money.ts';
import { useOverlays } from '#web/lib/navigation/overlays.ts';
import { Button } from '#web/ui/button.tsx';

interface SignUpPreviewProps {
  text: string;
  /** A part of the page that links lead to, and what it would hold. */
  part?: { id: string; heading: string; text: string };
  children: ReactNode;
}

/** What a page would hold, by a labeled sample, and the way to have it. */
export function SignUpPreview({ text, part, children }: SignUpPreviewProps) {
  const { openAuth } = useOverlays();
  return (
    <section className="mt-8 max-w-2xl">
      <p className="max-w-[60ch]">{text}</p>
      <figure className="mt-5 rounded-xl bg-sunken p-5">
        <figcaption className="mb-2 text-xs font-medium tracking-wide text-quiet uppercase">
          {texts.sample}
        </figcaption>
        {children}
      </figure>
      {part && (
        <>
          <h2
            id={part.id}
            tabIndex={-1}
            className="mt-8 scroll-mt-24 font-serif text-2xl font-medium outline-none"
          >
            {part.heading}
          </h2>
          <p className="mt-2 max-w-[60ch]">{part.text}</p>
        </>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button className="min-h-12 px-6" onClick={() => openAuth('signup', { stays: true })}>
          {texts.signUp}
        </Button>
        <Button look="secondary" className="min-h-12 px-6" onClick={() => openAuth('signin')}>
          {texts.signIn}
        </Button>
      </div>
    </section>
  );
}
