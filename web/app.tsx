import { Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { descriptions } from '#web/content/descriptions.ts';
import { shell } from '#web/content/shell.ts';
import { AccountNotices } from '#web/features/navigation/account-notices.tsx';
import { ConnectionNotice } from '#web/features/navigation/connection-notice.tsx';
import { Breadcrumb } from '#web/features/navigation/breadcrumb.tsx';
import { SiteFooter } from '#web/features/navigation/site-footer.tsx';
import { SiteHeader } from '#web/features/navigation/site-header.tsx';
import { focusHeading } from '#web/lib/navigation/focus-heading.ts';
import { isNotLoaded, lazyPart, retryFailedParts } from '#web/lib/lazy-part.tsx';
import { useNavigation } from '#web/lib/navigation/navigation.ts';
import { rememberChat, wasChatOpen } from '#web/lib/navigation/open-chat.ts';
import { createOverlays, isChatOpen, OverlayContext, useOverlays } from '#web/lib/navigation/overlays.ts';
import { Overlays, warmChat } from '#web/overlays.tsx';
import { HomePage } from '#web/pages/home-page.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';
import { PartProblem, Problem } from '#web/ui/problem.tsx';
import { titleOf, type View } from '#web/views.ts';

/** Home is what most people come to, and is there at once; the others are fetched when somebody goes there. */
const pages: Record<View, ComponentType> = {
  home: HomePage,
  about: lazyPart(
    () => import('#web/pages/about-page.tsx'),
    (part) => part.AboutPage,
  ),
  press: lazyPart(
    () => import('#web/pages/press-page.tsx'),
    (part) => part.PressPage,
  ),
  security: lazyPart(
    () => import('#web/pages/security-page.tsx'),
    (part) => part.SecurityPage,
  ),
  privacy: lazyPart(
    () => import('#web/pages/policy-page.tsx'),
    (part) => part.PrivacyPage,
  ),
  terms: lazyPart(
    () => import('#web/pages/policy-page.tsx'),
    (part) => part.TermsPage,
  ),
  docs: lazyPart(
    () => import('#web/pages/docs/docs-page.tsx'),
    (part) => part.DocsPage,
  ),
  portfolio: lazyPart(
    () => import('#web/pages/portfolio-page.tsx'),
    (part) => part.PortfolioPage,
  ),
  calculators: lazyPart(
    () => import('#web/pages/calculators/calculators-page.tsx'),
    (part) => part.CalculatorsPage,
  ),
  calculator: lazyPart(
    () => import('#web/pages/calculators/calculator-page.tsx'),
    (part) => part.CalculatorPage,
  ),
  today: lazyPart(
    () => import('#web/pages/today-page.tsx'),
    (part) => part.TodayPage,
  ),
  numbers: lazyPart(
    () => import('#web/pages/numbers-page.tsx'),
    (part) => part.NumbersPage,
  ),
  plan: lazyPart(
    () => import('#web/pages/plan-page.tsx'),
    (part) => part.PlanPage,
  ),
  'shared-plan': lazyPart(
    () => import('#web/pages/shared-plan-page.tsx'),
    (part) => part.SharedPlanPage,
  ),
  market: lazyPart(
    () => import('#web/pages/market-page.tsx'),
    (part) => part.MarketPage,
  ),
  success: lazyPart(
    () => import('#web/pages/success-page.tsx'),
    (part) => part.SuccessPage,
  ),
  'reset-password': lazyPart(
    () => import('#web/pages/reset-password-page.tsx'),
    (part) => part.ResetPasswordPage,
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
    const title = titleOf(view);
    if (title !== null) {
      document.title = title;
      document.querySelector('meta[name=description]')?.setAttribute('content', descriptions[view]);
    }
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
        <AccountNotices texts={shell.notices} />
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
