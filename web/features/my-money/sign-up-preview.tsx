import type { ReactNode } from 'react';
import { myMoneyTexts as texts } from '#web/content/my-money.ts';
import { useOverlays } from '#web/lib/overlays.ts';
import { Button } from '#web/ui/button.tsx';

/** What a page would hold, by a labeled sample, and the way to have it. */
export function SignUpPreview({ text, children }: { text: string; children: ReactNode }) {
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
