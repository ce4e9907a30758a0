import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { quantile } from '#advisor/numerics/statistics.ts';
import { startModel } from '#sandbox/model/start-model.ts';
import { findBrowser } from '#server/testing/find-browser.ts';
import { startServer, type RunningServer } from '#server/testing/start-server.ts';
import { printTable, residentMegabytes } from '#bench/measure.ts';

const question = 'If I invest $500 a month at 7% for 30 years, how much will I have?';
const runs = 200;
/** Warm-up: the first hundred answers of a server take up to twice as long. */
const warmUps = 200;
const pacedRuns = 8;
const streams = 500;

/** What our server adds to a model's stream, how many streams it holds, and how smoothly an answer is shown. */
export async function benchChat(): Promise<void> {
  const model = await startModel();
  await withServer(
    { FINDEUS_MODEL: 'compatible:normal', FINDEUS_MODEL_BASE_URL: model.baseUrl },
    async (worded) => {
      await withServer({}, async (alone) => {
        await benchFirstText(model.baseUrl, worded, alone);
        await benchFrames(alone);
      });
    },
  );
  await withServer(
    { FINDEUS_MODEL: 'compatible:paced', FINDEUS_MODEL_BASE_URL: model.baseUrl },
    async (server) => benchPaced(model.baseUrl, server),
  );
  await withServer(
    { FINDEUS_MODEL: 'compatible:hang_midway', FINDEUS_MODEL_BASE_URL: model.baseUrl },
    benchHeld,
  );
  await model.close();
}

async function withServer(variables: Record<string, string>, work: (server: RunningServer) => Promise<void>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'findeus-bench-'));
  const server = await startServer({ DATA_DIR: dataDir, RATE_LIMITS: 'off', ...variables });
  try {
    await work(server);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true });
  }
}

interface Timing {
  first: number;
  whole: number;
}

/** From the request to the first piece with words in it, and to the end. */
async function timeStream(
  send: () => Promise<Response>,
  hasText: (chunk: string) => boolean,
): Promise<Timing> {
  const started = performance.now();
  const response = await send();
  const decoder = new TextDecoder();
  let first: number | null = null;
  for await (const chunk of response.body!) {
    if (first === null && hasText(decoder.decode(chunk as Uint8Array, { stream: true })))
      first = performance.now() - started;
  }
  return { first: first ?? Number.NaN, whole: performance.now() - started };
}

const saysWords = (chunk: string) => /"content":"\S/.test(chunk);
const saysText = (chunk: string) => chunk.includes('"text"');

const askModel = (baseUrl: string, model: string) => () =>
  fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model, stream: true, messages: [{ role: 'user', content: question }] }),
  });

async function askServer({ url }: RunningServer) {
  const { anonKey } = (await (await fetch(`${url}/config.json`)).json()) as { anonKey: string };
  return (signal?: AbortSignal) =>
    fetch(`${url}/functions/v1/chat`, {
      method: 'POST',
      headers: { authorization: `Bearer ${anonKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ messages: [{ role: 'user', content: question }], mode: 'free', useRag: true }),
      ...(signal ? { signal } : {}),
    });
}

async function benchFirstText(baseUrl: string, worded: RunningServer, alone: RunningServer): Promise<void> {
  const [throughUs, without] = await Promise.all([askServer(worded), askServer(alone)]);
  const ways = {
    'the bare model stream (floor)': () => timeStream(askModel(baseUrl, 'normal'), saysWords),
    'the same model through the chat': () => timeStream(throughUs, saysText),
    'the chat without a model': () => timeStream(without, saysText),
  };
  for (const way of Object.values(ways)) for (let n = 0; n < warmUps; n++) await way();
  const timings = new Map(Object.keys(ways).map((name) => [name, [] as Timing[]]));
  // In turns, so that other load on the machine affects all equally.
  for (let n = 0; n < runs; n++)
    for (const [name, way] of Object.entries(ways)) timings.get(name)!.push(await way());
  const floor = summary(timings.get('the bare model stream (floor)')!);
  printTable(
    'An answer as it arrives, one after the other',
    [...timings].map(([what, found]) => {
      const { first, last, whole } = summary(found);
      return {
        what,
        'first text p50 ms': first.toFixed(1),
        'p95 ms': last.toFixed(1),
        'added ms': (first - floor.first).toFixed(1),
        'whole p50 ms': whole.toFixed(1),
      };
    }),
  );
}

/** With a slow model: whether its text reaches the reader as fast as the model sends it. */
async function benchPaced(baseUrl: string, server: RunningServer): Promise<void> {
  const throughUs = await askServer(server);
  const bare = () => timeStream(askModel(baseUrl, 'paced'), saysWords);
  const ours = () => timeStream(throughUs, saysText);
  await Promise.all(Array.from({ length: 10 }, ours));
  const rows = [];
  for (const lanes of [1, 20]) {
    const timings: { bare: Timing[]; ours: Timing[] } = { bare: [], ours: [] };
    for (let n = 0; n < pacedRuns; n++) {
      timings.bare.push(...(await Promise.all(Array.from({ length: lanes }, bare))));
      timings.ours.push(...(await Promise.all(Array.from({ length: lanes }, ours))));
    }
    const [floor, found] = [summary(timings.bare), summary(timings.ours)];
    rows.push({
      what: `${lanes} at once`,
      'bare: first ms': floor.first.toFixed(1),
      'whole ms': floor.whole.toFixed(0),
      'through the chat: first ms': found.first.toFixed(1),
      'whole ms ': found.whole.toFixed(0),
      throughput: (floor.whole / found.whole).toFixed(3),
    });
  }
  printTable('A model that says 200 pieces, 5 ms apart; the chat shows whole sentences', rows);
}

function summary(timings: readonly Timing[]) {
  const firsts = timings.map(({ first }) => first);
  return {
    first: quantile(firsts, 0.5),
    last: quantile(firsts, 0.95),
    whole: quantile(
      timings.map(({ whole }) => whole),
      0.5,
    ),
  };
}

/** Streams that have begun and do not end, as with a slow model. */
async function benchHeld(server: RunningServer): Promise<void> {
  const ask = await askServer(server);
  const leaving = new AbortController();
  for await (const _ of (await ask()).body ?? []) break;
  const before = await residentMegabytes(server.pid);
  const opened = await Promise.all(Array.from({ length: streams }, () => ask(leaving.signal)));
  await sleep(1_000);
  const during = await residentMegabytes(server.pid);
  const held = opened.filter(({ status }) => status === 200).length;
  leaving.abort();
  printTable('Streams held at once', [
    {
      what: `${streams} visitors wait for a slow model`,
      held,
      'KB a stream': (((during - before) * 1024) / streams).toFixed(0),
      'resident MB': during.toFixed(0),
    },
  ]);
}

async function benchFrames({ url }: RunningServer): Promise<void> {
  const launch = await findBrowser();
  if (!launch) return console.log('There is no browser here to count frames with.');
  const browser = await chromium.launch(launch);
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(url);
  await page.getByRole('button', { name: 'Ask FinDeus', exact: true }).click();
  await page.getByLabel('Your question').fill(question);
  await page.evaluate(`
    window.frames_ = [];
    let last = performance.now();
    const count = (now) => { window.frames_.push(now - last); last = now; requestAnimationFrame(count); };
    requestAnimationFrame(count);`);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Copy answer' }).waitFor({ timeout: 60_000 });
  const frames = (await page.evaluate('window.frames_')) as number[];
  await browser.close();
  const late = frames.filter((ms) => ms > 34).length;
  printTable('While a long answer with a chart is being shown', [
    {
      what: 'frames',
      count: frames.length,
      'later than 34 ms': late,
      share: `${((late / frames.length) * 100).toFixed(1)} %`,
    },
  ]);
}
