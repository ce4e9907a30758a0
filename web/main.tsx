import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#web/app.tsx';
import { shell } from '#web/content/shell.ts';
import { NavigationContext } from '#web/lib/navigation.ts';
import { createViewHistory } from '#web/lib/view-history.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Problem } from '#web/ui/problem.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <ErrorBoundary fallback={<Problem {...shell.problems.broken} onAction={() => location.reload()} />}>
      <NavigationContext value={createViewHistory(window)}>
        <App />
      </NavigationContext>
    </ErrorBoundary>
  </StrictMode>,
);
