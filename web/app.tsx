import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { descriptions } from '#web/content/descriptions.ts';
import { shell } from '#web/content/shell.ts';
import { ConnectionNotice } from '#web/features/navigation/connection-notice.tsx';
import { Breadcrumb } from '#web/features/navigation/breadcrumb.tsx';
import { SiteFooter } from '#web/features/navigation/site-footer.tsx';
import { SiteHeader } from '#web/features/navigation/site-header.tsx';
import { useNavigation } from '#web/lib/navigation.ts';
import { OverlayContext, type Overlay } from '#web/lib/overlays.ts';
import { Overlays } from '#web/overlays.tsx';
import { HomePage } from '#web/pages/home-page.tsx';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';
import { titleOf, type View } from '#web/views.ts';

const page = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

/** Home is what most people come to, and is there at once; the others are fetched when somebody goes there. */
const pages: Record<View, ComponentType> = {
  home: HomePage,
  about: page(async () => (await import('#web/pages/about-page.tsx')).AboutPage),
  press: page(async () => (await import('#web/pages/press-page.tsx')).PressPage),
  security: page(async () => (await import('#web/pages/security-page.tsx')).SecurityPage),
  privacy: page(async () => (await import('#web/pages/policy-page.tsx')).PrivacyPage),
  terms: page(async () => (await import('#web/pages/policy-page.tsx')).TermsPage),
  docs: page(async () => (await import('#web/pages/docs-page.tsx')).DocsPage),
  success: page(async () => (await import('#web/pages/success-page.tsx')).SuccessPage),
  'reset-password': page(async () => (await import('#web/pages/reset-password-page.tsx')).ResetPasswordPage),
};

/** The site around the view that is shown, and whatever lies over it. */
export function App() {
  const [overlay, setOverlay] = useState<Overlay>(null);
  const { view } = useNavigation();
  const main = useRef<HTMLElement>(null);
  const announced = useRef(view);
  useEffect(() => {
    document.title = titleOf(view);
    document.querySelector('meta[name=description]')?.setAttribute('content', descriptions[view]);
    if (announced.current === view) return;
    // A new view loads no document, so screen readers are told by moving the focus.
    announced.current = view;
    focusHeading(main.current);
  }, [view]);
  const Page = pages[view];
  return (
    <OverlayContext value={{ overlay, setOverlay }}>
      <a
        href="#main"
        className="sr-only z-30 rounded-lg bg-accent px-4 py-3 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        onClick={(event) => {
          event.preventDefault();
          focusHeading(main.current);
        }}
      >
        {shell.skip}
      </a>
      <div className="flex min-h-dvh flex-col">
        <SiteHeader texts={shell} />
        <ConnectionNotice texts={shell.problems.unreachable} />
        <Breadcrumb />
        <main id="main" ref={main} className="grow">
          {/* By view: otherwise the old page stays in the document, hidden, until the new one has arrived. */}
          <Suspense key={view} fallback={<LoadingScreen />}>
            <Page />
          </Suspense>
        </main>
        <SiteFooter texts={shell} />
      </div>
      <Overlays />
    </OverlayContext>
  );
}

/** The heading may still be on its way, with the page it belongs to. */
function focusHeading(main: HTMLElement | null, attempts = 20): void {
  const heading = main?.querySelector('h1');
  if (heading) heading.focus({ preventScroll: true });
  else if (attempts > 0) setTimeout(() => focusHeading(main, attempts - 1), 50);
}
