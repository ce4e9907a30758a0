import type { ReactNode } from 'react';
import { MyMoneyTabs } from '#web/features/my-money/my-money-tabs.tsx';
import { useAccount, useIsLive } from '#web/lib/account/account.ts';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';

interface MoneyPageProps {
  heading: string;
  lead: string;
  /** For who is not signed in: what there would be, and how to get it. */
  preview: ReactNode;
  children: ReactNode;
}

/** A page about one's own money: tabs, heading, and what is there for who is signed in. */
export function MoneyPage({ heading, lead, preview, children }: MoneyPageProps) {
  const { account } = useAccount();
  const live = useIsLive();
  const isIn = live && account.state === 'signed in';
  return (
    <article className="frame pt-6 pb-24 sm:pt-8">
      {isIn && <MyMoneyTabs />}
      <h1 tabIndex={-1} className="font-serif text-4xl leading-[1.08] font-medium tracking-tight sm:text-5xl">
        {heading}
      </h1>
      <p className="mt-4 max-w-[60ch] text-lg text-quiet">{lead}</p>
      {isIn ? children : live && account.state === 'loading' ? <LoadingScreen /> : preview}
    </article>
  );
}
