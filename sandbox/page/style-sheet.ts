import { readFile } from 'node:fs/promises';
import type { Handler } from 'hono';

/** The one style sheet of all stand-ins, for whichever origin shows their pages. */
export async function loadStyleSheet(): Promise<Handler> {
  const css = await readFile(new URL('./style.css', import.meta.url), 'utf8');
  return (c) => c.body(css, 200, { 'content-type': 'text/css; charset=utf-8' });
}
