/**
 * `npm run fuzz -- [REQUESTS] [SEED]`: starts the product in a temporary folder with its limits on and sends it hostile
 * requests as a visitor, a free and a Pro user. Fails on any answer of 500 or more, on a hang, and when /healthz
 * takes another client longer than 300 ms in the meantime.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCallers, sendLargestBodies } from '#server/testing/hostile/hostile-callers.ts';
import { sendHostileRequests } from '#server/testing/hostile/send-hostile.ts';
import { buildServer, startServer } from '#server/testing/start-server.ts';

const [count = 100_000, seed = 1] = process.argv.slice(2).map(Number);
const limits = { healthMs: 300, largestBodyMs: 500 };

await buildServer();
const dataDir = await mkdtemp(join(tmpdir(), 'findeus-fuzz-'));
const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'info' });
try {
  const { anonKey, tokens } = await createCallers(server.url, dataDir);
  const largest = await sendLargestBodies(server.url, { anonKey, tokens });
  const slow = largest.filter(({ ms, status }) => ms > limits.largestBodyMs || status >= 500);
  console.log(
    `largest bodies: ${largest.length} requests, slowest ${Math.max(...largest.map(({ ms }) => ms)).toFixed(0)} ms, ${largest.filter(({ status }) => status === 429).length} over a rate limit`,
  );
  for (const { path, body, status, ms } of slow.slice(0, 20))
    console.log(`${path} (${body}): ${status} in ${ms.toFixed(0)} ms`);

  const started = performance.now();
  const outcome = await sendHostileRequests({ url: server.url, anonKey, tokens, count, seed });
  const seconds = (performance.now() - started) / 1000;
  console.log(`${outcome.requests} requests in ${seconds.toFixed(0)} s, ${JSON.stringify(outcome.byStatus)}`);
  console.log(
    `slowest answer ${outcome.slowestMs.toFixed(0)} ms, slowest /healthz ${outcome.slowestHealthMs.toFixed(0)} ms`,
  );
  for (const fault of outcome.faults.slice(0, 20)) console.log(fault);
  const failed = outcome.faults.length > 0 || outcome.slowestHealthMs > limits.healthMs || slow.length > 0;
  process.exitCode = failed ? 1 : 0;
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
