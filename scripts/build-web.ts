/**
 * `node scripts/build-web.ts [--if-needed]`: builds the front end, or finds that the last build is still true.
 * Pack the packages for programs -> bundle -> prerender each view with an entrance -> hold the weight against the
 * budget -> compress; and the packages beside it.
 */
import { cp, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfChanged } from '#scripts/build-if-changed.ts';
import { addFontLicenses } from '#scripts/web/add-font-licenses.ts';
import {
  requireCardsWithinBudget,
  requireWithinBudget,
  weighCards,
  weighPage,
  type Manifest,
} from '#scripts/web/page-weight.ts';
import { packagesFolder, packPackages } from '#scripts/web/pack-packages.ts';
import { precompress } from '#scripts/web/precompress.ts';
import { writeDocuments, type ViewDocument } from '#scripts/web/write-documents.ts';

const folder = 'dist/web';
const prerenderFolder = 'dist/prerender';
const manifestFile = 'dist/manifest.json';
const fingerprintFile = `${folder}/.sources`;
const sources = [
  'web',
  'contract',
  'advisor',
  'vite.config.ts',
  'scripts/web',
  'scripts/build-web.ts',
  'scripts/build-if-changed.ts',
  'package-lock.json',
  ...['sdk', 'mcp'].flatMap((name) =>
    ['src', 'package.json', 'README.md', 'LICENSE'].map((part) => `${name}/${part}`),
  ),
  'mcp/vite.config.ts',
  'sdk/tsconfig.build.json',
  'tsconfig.sdk.json',
  'tsconfig.base.json',
];

async function build(): Promise<void> {
  // Only now: an installation without development packages can start what was built before.
  const vite = await import('vite');
  await packPackages();
  await vite.build({ logLevel: 'warn', build: { manifest: true } });
  await vite.build({
    logLevel: 'warn',
    build: { ssr: 'prerender.tsx', outDir: `../${prerenderFolder}`, copyPublicDir: false },
  });
  // The manifest is not public, so it is stored outside of the served files.
  await rename(join(folder, '.vite/manifest.json'), manifestFile);
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const { prerenderAll } = (await import(pathToFileURL(join(prerenderFolder, 'prerender.js')).href)) as {
    prerenderAll: () => Promise<ViewDocument[]>;
  };
  await addFontLicenses(folder);
  await writeDocuments(folder, await prerenderAll(), manifest);
  requireWithinBudget(await weighPage(folder, manifest));
  requireCardsWithinBudget(await weighCards(folder, manifest));
  await precompress(folder);
  await cp(packagesFolder, join(folder, 'packages'), { recursive: true });
}

await buildIfChanged({ title: 'Building the front end', sources, fingerprintFile, build });
