import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { catalog, pageOfCalculator } from '#advisor/calculators/catalog/catalog.ts';
import { App } from '#web/app.tsx';
import { calculatorTexts } from '#web/content/calculators.ts';
import { descriptions } from '#web/content/descriptions.ts';
import { NavigationContext } from '#web/lib/navigation/navigation.ts';
import { standingHistory } from '#web/lib/navigation/view-history.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { addressOf, titleOf, views, type View } from '#web/views.ts';

interface PrerenderedDocument {
  view: View;
  /** Its file in the build, and where it is found. */
  file: string;
  address: string;
  title: string;
  description: string;
  body: string;
}

/** Every view with an entrance as a stranger first sees it, to be read before any script has arrived. */
export async function prerenderAll(): Promise<PrerenderedDocument[]> {
  const documents = [];
  for (const [view, { entrance }] of Object.entries(views) as [View, (typeof views)[View]][]) {
    if (entrance === null) continue;
    documents.push({
      view,
      file: entrance === '/' ? 'index.html' : `${entrance.slice(1)}.html`,
      address: entrance,
      title: titleOf(view) ?? views[view].title,
      description: descriptions[view],
      body: await prerenderView(view),
    });
  }
  for (const { name, title, summary } of catalog.flatMap(({ entries }) => entries)) {
    const address = pageOfCalculator(name);
    documents.push({
      view: 'calculator' as const,
      file: `${address.slice(1)}.html`,
      address,
      title: calculatorTexts.windowTitle(title),
      description: calculatorTexts.description(summary),
      body: await prerenderView('calculator', address),
    });
  }
  return documents;
}

/** What breaks here breaks the build instead. */
function Broken({ error }: { error: unknown }): never {
  throw error;
}

export async function prerenderView(view: View, path: string = addressOf(view)): Promise<string> {
  // The same tree as main.tsx, without an account: who reads it is not known yet.
  const { prelude } = await prerender(
    <StrictMode>
      <ErrorBoundary Fallback={Broken}>
        <NavigationContext value={standingHistory(view, path)}>
          <App />
        </NavigationContext>
      </ErrorBoundary>
    </StrictMode>,
    // Whole, however large: what is put off would need an inline script to get into its place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
