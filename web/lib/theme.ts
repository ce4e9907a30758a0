export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The same as in public/boot.js, which applies it before the first paint. */
const key = 'findeus-theme';

/** What the page shows; it was set from the browser's memory when the page was opened. */
export function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // Where the browser keeps nothing, it holds for this page.
  }
}
