import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import {
  budget,
  cardBudget,
  kilobytes,
  weighCards,
  weighPage,
  type Manifest,
} from '#scripts/web/page-weight.ts';
import { findBrowser } from '#server/testing/find-browser.ts';
import { startServer } from '#server/testing/start-server.ts';
import { printTable } from '#bench/measure.ts';

const runs = 3;
const wanted = 97;
const folder = 'dist/web';

/** What home weighs against its budget, and what Lighthouse says of it on a slow phone. */
export async function benchPage(): Promise<void> {
  const manifest = JSON.parse(await readFile('dist/manifest.json', 'utf8')) as Manifest;
  const weight = await weighPage(folder, manifest);
  printTable(
    'Needed for the first paint of home, gzipped',
    (['javascript', 'css'] as const).map((kind) => ({
      what: kind,
      KB: kilobytes(weight[kind]),
      'budget KB': kilobytes(budget[kind]),
      ratio: (weight[kind] / budget[kind]).toFixed(2),
    })),
  );
  const cards = await weighCards(folder, manifest);
  printTable(
    'Needed for a card beyond the open chat, gzipped',
    [['median', cards[Math.floor(cards.length / 2)]!] as const, ['heaviest', cards.at(-1)!] as const].map(
      ([what, { calculator, javascript }]) => ({
        what,
        calculator,
        KB: kilobytes(javascript),
        'budget KB': kilobytes(cardBudget),
      }),
    ),
  );
  const launch = await findBrowser();
  if (!launch) return console.log('There is no browser here for Lighthouse.');
  const dataDir = await mkdtemp(join(tmpdir(), 'findeus-bench-'));
  const server = await startServer({ DATA_DIR: dataDir });
  const port = await freePort();
  const browser = await chromium.launch({
    ...launch,
    args: [...(launch.args ?? []), `--remote-debugging-port=${port}`],
  });
  const rows = [];
  for (let run = 1; run <= runs; run++) rows.push(await audit(server.url, port, run));
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true });
  printTable(`Lighthouse, mobile, home (goal: ${wanted} or more in each)`, rows);
}

async function audit(url: string, port: number, run: number) {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
  const { categories, audits } = result!.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const shown = (name: string) => audits[name]?.displayValue?.replace(' ', ' ') ?? '';
  return {
    run,
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    seo: score('seo'),
    'first paint': shown('first-contentful-paint'),
    'largest paint': shown('largest-contentful-paint'),
    blocking: shown('total-blocking-time'),
    shift: shown('cumulative-layout-shift'),
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
