import { readFile } from 'node:fs/promises';
import type { Handler } from 'hono';

/** Serves the style sheet that all stand-ins share, with an optional addition. */
export async function loadStyleSheet(addition?: URL): Promise<Handler> {
  const files = [new URL('./style.css', import.meta.url), ...(addition ? [addition] : [])];
  const css = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
  return (c) => c.body(css, 200, { 'content-type': 'text/css; charset=utf-8' });
}
