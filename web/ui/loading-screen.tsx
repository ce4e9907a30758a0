import { uiTexts } from '#web/content/ui.ts';

/** Shown while the application loads. index.html shows the same before this script has arrived. */
export function LoadingScreen() {
  return (
    <output className="loading-screen">
      <span className="spinner" aria-hidden="true" />
      {uiTexts.loading}
    </output>
  );
}
