import { readFile } from 'node:fs/promises';
import type { Handler } from 'hono';

/** The one style sheet of all stand-ins, for whichever origin shows their pages, and what some of them add to it. */
export async function loadStyleSheet(addition?: URL): Promise<Handler> {
  const files = [new URL('./style.css', import.meta.url), ...(addition ? [addition] : [])];
  const css = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
  return (c) => c.body(css, 200, { 'content-type': 'text/css; charset=utf-8' });
}
