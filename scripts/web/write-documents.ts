import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Manifest } from '#scripts/web/page-weight.ts';

export interface ViewDocument {
  view: string;
  file: string;
  address: string;
  title: string;
  description: string;
  body: string;
}

/** A placeholder in the build for the address of the site, which the server fills in. */
const site = '{{site}}';

/** Not for search engines: these pages are only for people with a link to them. */
const hidden = new Set(['reset-password', 'shared-plan']);

/** Writes each view into a copy of the template, and what crawlers ask for beside them. */
export async function writeDocuments(
  folder: string,
  documents: readonly ViewDocument[],
  manifest: Manifest,
): Promise<void> {
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  const fonts = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [file] : []));
  for (const document of documents) {
    await mkdir(dirname(join(folder, document.file)), { recursive: true });
    await writeFile(join(folder, document.file), fill(template, document, fonts));
  }
  const listed = documents.filter(({ view }) => !hidden.has(view));
  await writeFile(join(folder, 'sitemap.xml'), sitemap(listed));
  await writeFile(join(folder, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`);
}

function fill(
  template: string,
  { view, address, title, description, body }: ViewDocument,
  fonts: string[],
): string {
  const head = [
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
    hidden.has(view)
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${site}${address}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="FinDeus">`,
    `<meta property="og:title" content="${escape(title)}">`,
    `<meta property="og:description" content="${escape(description)}">`,
    `<meta property="og:url" content="${site}${address}">`,
    `<meta property="og:image" content="${site}/share.png">`,
    `<meta property="og:image:width" content="1200">`,
    `<meta property="og:image:height" content="630">`,
    `<meta name="twitter:card" content="summary_large_image">`,
  ];
  // Functions as replacements: a text of ours may hold what replace() takes for a pattern, such as "$'".
  return template
    .replace('data-view="home"', () => `data-view="${view}"`)
    .replace(/<title>.*<\/title>/, () => `<title>${escape(title)}</title>`)
    .replace('name="description" content=""', () => `name="description" content="${escape(description)}"`)
    .replace('<!--head-->', () => head.join('\n    '))
    .replace('<!--body-->', () => body);
}

function sitemap(documents: readonly ViewDocument[]): string {
  const entries = documents.map(({ address }) => `  <url><loc>${site}${address}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
