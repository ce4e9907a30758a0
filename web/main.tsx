import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '#web/app.tsx';
import { shell } from '#web/content/shell.ts';
import { AccountContext } from '#web/lib/account/account.ts';
import { createAccountStore } from '#web/lib/account/account-store.ts';
import { isNotLoaded } from '#web/lib/lazy-part.tsx';
import { NavigationContext } from '#web/lib/navigation/navigation.ts';
import { createViewHistory } from '#web/lib/navigation/view-history.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { LayerContext } from '#web/ui/layer.ts';
import { Problem } from '#web/ui/problem.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

function Broken() {
  return <Problem {...shell.problems.broken} onAction={() => location.reload()} />;
}

const account = createAccountStore(window);
const views = createViewHistory(window);
const site = (
  <StrictMode>
    <ErrorBoundary Fallback={Broken}>
      <NavigationContext value={views}>
        <LayerContext value={views.layOver}>
          <AccountContext value={account}>
            <App />
          </AccountContext>
        </LayerContext>
      </NavigationContext>
    </ErrorBoundary>
  </StrictMode>
);

const { dataset } = document.documentElement;
if (root.hasChildNodes() && dataset.elsewhere === undefined) {
  hydrateRoot(root, site, {
    // That a part has not arrived is told where it would be; anything else is a fault of ours.
    onRecoverableError(error) {
      if (!isNotLoaded(error instanceof Error && error.cause ? error.cause : error)) reportError(error);
    },
  });
} else {
  root.replaceChildren();
  createRoot(root).render(site);
  delete dataset.elsewhere;
}
// It has done its service, should it have been needed.
document.getElementById('starting')?.remove();
// The buttons for strangers were hidden from somebody who was remembered; now it is known who is here.
account.subscribe(() => {
  if (account.current().account.state !== 'loading') delete dataset.remembered;
});
account.start();
