import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '#web/app.tsx';
import { shell } from '#web/content/shell.ts';
import { AccountContext } from '#web/lib/account.ts';
import { createAccountStore } from '#web/lib/account-store.ts';
import { NavigationContext } from '#web/lib/navigation.ts';
import { createViewHistory } from '#web/lib/view-history.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Problem } from '#web/ui/problem.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const account = createAccountStore(window);
const site = (
  <StrictMode>
    <ErrorBoundary fallback={<Problem {...shell.problems.broken} onAction={() => location.reload()} />}>
      <NavigationContext value={createViewHistory(window)}>
        <AccountContext value={account}>
          <App />
        </AccountContext>
      </NavigationContext>
    </ErrorBoundary>
  </StrictMode>
);

const { dataset } = document.documentElement;
if (root.hasChildNodes() && dataset.elsewhere === undefined) hydrateRoot(root, site);
else {
  root.replaceChildren();
  createRoot(root).render(site);
  delete dataset.elsewhere;
}
// It has done its service, should it have been needed.
document.getElementById('starting')?.remove();
account.start();
