import { Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { descriptions } from '#web/content/descriptions.ts';
import { shell } from '#web/content/shell.ts';
import { ConfirmedNotice } from '#web/features/navigation/confirmed-notice.tsx';
import { ConnectionNotice } from '#web/features/navigation/connection-notice.tsx';
import { OtherTabNotice } from '#web/features/navigation/other-tab-notice.tsx';
import { Breadcrumb } from '#web/features/navigation/breadcrumb.tsx';
import { SiteFooter } from '#web/features/navigation/site-footer.tsx';
import { SiteHeader } from '#web/features/navigation/site-header.tsx';
import { focusHeading } from '#web/lib/focus-heading.ts';
import { isNotLoaded, lazyPart, retryFailedParts } from '#web/lib/lazy-part.tsx';
import { useNavigation } from '#web/lib/navigation.ts';
import { rememberChat, wasChatOpen } from '#web/lib/open-chat.ts';
import { createOverlays, isChatOpen, OverlayContext, useOverlays } from '#web/lib/overlays.ts';
import { Overlays, warmChat } from '#web/overlays.tsx';
import { HomePage } from '#web/pages/home-page.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';
import { PartProblem, Problem } from '#web/ui/problem.tsx';
import { titleOf, type View } from '#web/views.ts';

/** Home is what most people come to, and is there at once; the others are fetched when somebody goes there. */
const pages: Record<View, ComponentType> = {
  home: HomePage,
  about: lazyPart(async () => (await import('#web/pages/about-page.tsx')).AboutPage),
  press: lazyPart(async () => (await import('#web/pages/press-page.tsx')).PressPage),
  security: lazyPart(async () => (await import('#web/pages/security-page.tsx')).SecurityPage),
  privacy: lazyPart(async () => (await import('#web/pages/policy-page.tsx')).PrivacyPage),
  terms: lazyPart(async () => (await import('#web/pages/policy-page.tsx')).TermsPage),
  docs: lazyPart(async () => (await import('#web/pages/docs-page.tsx')).DocsPage),
  success: lazyPart(async () => (await import('#web/pages/success-page.tsx')).SuccessPage),
  'reset-password': lazyPart(
    async () => (await import('#web/pages/reset-password-page.tsx')).ResetPasswordPage,
  ),
};

/** The site around the view that is shown, and whatever lies over it. */
export function App() {
  const [overlays] = useState(() => createOverlays({ warmChat }));
  const { view } = useNavigation();
  useEffect(() => {
    if (wasChatOpen()) overlays.set({ kind: 'chat' });
    const unsubscribe = overlays.subscribe(() => rememberChat(isChatOpen(overlays.current())));
    return () => void unsubscribe();
  }, [overlays]);
  const announced = useRef(view);
  useEffect(() => {
    document.title = titleOf(view);
    document.querySelector('meta[name=description]')?.setAttribute('content', descriptions[view]);
    if (announced.current === view) return;
    // Whatever lay over the old view has no business over the new one, as after Back.
    overlays.set(null);
    // A new view loads no document, so screen readers are told by moving the focus.
    announced.current = view;
    focusHeading();
  }, [view, overlays]);
  const Page = pages[view];
  return (
    <OverlayContext value={overlays}>
      <a
        href="#main"
        className="sr-only z-30 rounded-lg bg-accent px-4 py-3 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        onClick={(event) => {
          event.preventDefault();
          focusHeading();
        }}
      >
        {shell.skip}
      </a>
      <div className="flex min-h-dvh flex-col">
        <SiteHeader texts={shell} />
        <ConfirmedNotice texts={shell.confirmed} />
        <OtherTabNotice texts={shell.otherTab} />
        <ConnectionNotice texts={shell.problems.unreachable} />
        <Breadcrumb />
        <main id="main" className="grow">
          {/* By view: otherwise the old page stays in the document, hidden, until the new one has arrived. */}
          <ErrorBoundary key={view} Fallback={PageProblem} onLeave={retryFailedParts}>
            <Suspense fallback={<LoadingScreen />}>
              <Page />
            </Suspense>
          </ErrorBoundary>
        </main>
        <SiteFooter texts={shell} />
      </div>
      <OverTheView />
    </OverlayContext>
  );
}

function OverTheView() {
  const { overlay } = useOverlays();
  return (
    // By what is open: closing what could not be loaded, and opening it again, tries again.
    <ErrorBoundary key={overlay?.kind} Fallback={OverlayProblem} onLeave={retryFailedParts}>
      <Overlays />
    </ErrorBoundary>
  );
}

function PageProblem({ error }: { error: unknown }) {
  return <Problem {...problemOf(error)} onAction={() => location.reload()} />;
}

function OverlayProblem({ error }: { error: unknown }) {
  const { close } = useOverlays();
  return <PartProblem {...problemOf(error)} onClose={close} onAction={() => location.reload()} />;
}

function problemOf(error: unknown) {
  return isNotLoaded(error) ? shell.problems.notLoaded : shell.problems.broken;
}
