import { useEffect, useRef, useState } from 'react';
import type { PublicConfig } from '#contract/public-config.ts';
import { pages } from '#web/content/pages.ts';
import { shell } from '#web/content/shell.ts';
import { Breadcrumb } from '#web/features/navigation/breadcrumb.tsx';
import { SiteFooter } from '#web/features/navigation/site-footer.tsx';
import { SiteHeader } from '#web/features/navigation/site-header.tsx';
import { loadConfig } from '#web/lib/load-config.ts';
import { useNavigation } from '#web/lib/navigation.ts';
import { ContentPage } from '#web/pages/content-page.tsx';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';
import { Problem } from '#web/ui/problem.tsx';
import { views } from '#web/views.ts';

export function App() {
  const [attempt, setAttempt] = useState(0);
  return <Startup key={attempt} onRetry={() => setAttempt(attempt + 1)} />;
}

function Startup({ onRetry }: { onRetry: () => void }) {
  const [config, setConfig] = useState<PublicConfig | 'unreachable'>();
  useEffect(() => {
    const leaving = new AbortController();
    loadConfig(leaving.signal).then(setConfig, () => {
      if (!leaving.signal.aborted) setConfig('unreachable');
    });
    return () => leaving.abort();
  }, []);

  if (config === undefined) return <LoadingScreen />;
  if (config === 'unreachable') return <Problem {...shell.problems.unreachable} onAction={onRetry} />;
  return <Site config={config} />;
}

function Site({ config }: { config: PublicConfig }) {
  const { view } = useNavigation();
  const main = useRef<HTMLElement>(null);
  const announced = useRef(view);
  useEffect(() => {
    document.title = view === 'home' ? shell.brand : `${views[view].title} · ${shell.brand}`;
    if (announced.current === view) return;
    // A new view loads no document, so screen readers are told by moving the focus.
    announced.current = view;
    main.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [view]);

  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader brand={shell.brand} entries={shell.navigation} />
      <Breadcrumb />
      <main ref={main} className="mx-auto w-full max-w-5xl grow px-6 py-12 sm:py-20">
        <ContentPage content={pages[view]} />
      </main>
      <SiteFooter
        entries={shell.footer}
        notices={config.sandbox ? [shell.disclaimer, shell.sandboxNotice] : [shell.disclaimer]}
      />
    </div>
  );
}
