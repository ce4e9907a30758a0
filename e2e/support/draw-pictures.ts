/**
 * `node e2e/support/draw-pictures.ts`: draws the pictures that have to be PNG, from the same mark and words as the pages:
 * the icons of the installed application and what is shown where a link to us is shared. Run it when they change.
 */
import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { findBrowser } from '#server/testing/find-browser.ts';

const folder = 'web/public';
const font = async (name: string, file: string) => {
  const data = await readFile(`node_modules/@fontsource-variable/${name}/files/${file}.woff2`, 'base64');
  return `@font-face { font-family: ${name}; src: url(data:font/woff2;base64,${data}); font-weight: 100 900; }`;
};

const launch = await findBrowser();
if (!launch) throw new Error('There is no browser to draw with.');
const browser = await chromium.launch(launch);
const page = await browser.newPage();
const icon = await readFile(`${folder}/icon.svg`, 'utf8');

for (const size of [192, 512]) {
  await page.setViewportSize({ width: size, height: size });
  // Square to the edges: each system cuts its own corners.
  await page.setContent(
    `<style>body { margin: 0 } svg { display: block; width: ${size}px; height: ${size}px }</style>${icon.replace('rx="7"', '')}`,
  );
  await page.screenshot({ path: `${folder}/icon-${size}.png` });
}

await page.setViewportSize({ width: 1200, height: 630 });
await page.setContent(`
  <style>
    ${await font('newsreader', 'newsreader-latin-wght-normal')}
    ${await font('inter', 'inter-latin-wght-normal')}
    body { margin: 0; height: 630px; box-sizing: border-box; padding: 80px; background: #fbfaf7; color: #12202b;
      display: flex; flex-direction: column; justify-content: space-between; font-family: inter }
    .brand { display: flex; align-items: center; gap: 20px; font: 500 44px newsreader }
    .brand svg { width: 64px; height: 64px }
    h1 { margin: 0; font: 500 96px/1.02 newsreader; letter-spacing: -2px; max-width: 1000px }
    p { margin: 0; font-size: 30px; color: #56616b }
  </style>
  <div class="brand">${icon} FinDeus</div>
  <h1>Money questions, answered with the working shown</h1>
  <p>Every number computed by a calculator or taken from a dated source</p>`);
await page.evaluate('document.fonts.ready');
await page.screenshot({ path: `${folder}/share.png` });
await browser.close();
