import { once } from 'node:events';
import { request as httpRequest, Agent } from 'node:http';
import { Worker } from 'node:worker_threads';
import {
  createRandom,
  hostileRequest,
  type HostileRequest,
} from '#server/testing/hostile/hostile-requests.ts';

interface Outcome {
  requests: number;
  byStatus: Record<string, number>;
  /** Answers with status 500 or more, and requests without an answer; the first few of them. */
  faults: string[];
  slowestMs: number;
  /** The longest response time of /healthz during the run. */
  slowestHealthMs: number;
}

interface HostileRun {
  url: string;
  /** The Authorization headers to take turns with. */
  tokens: string[];
  anonKey: string;
  count: number;
  seed: number;
  lanes?: number;
  /** How long one answer may take before it counts as hanging. */
  patienceMs?: number;
}

/** Sends `count` hostile requests and collects how the server answers. */
export async function sendHostileRequests(run: HostileRun): Promise<Outcome> {
  const { url, tokens, anonKey, count, seed, lanes = 16, patienceMs = 20_000 } = run;
  const random = createRandom(seed);
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  const outcome: Outcome = { requests: 0, byStatus: {}, faults: [], slowestMs: 0, slowestHealthMs: 0 };
  const health = watchHealth(url);
  const lane = async () => {
    while (outcome.requests < count) {
      outcome.requests += 1;
      const hostile = hostileRequest(random);
      const authorization = `Bearer ${random.pick(tokens)}`;
      const started = performance.now();
      const status = await send(url, agent, hostile, { apikey: anonKey, authorization }, patienceMs);
      outcome.slowestMs = Math.max(outcome.slowestMs, performance.now() - started);
      outcome.byStatus[status] = (outcome.byStatus[status] ?? 0) + 1;
      if (!/^[1-4]\d\d$/.test(status)) {
        outcome.faults.push(
          `${status}: ${hostile.method} ${hostile.path.slice(0, 200)} ${(hostile.body ?? '').slice(0, 300)}`,
        );
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  outcome.slowestHealthMs = await health.stop();
  agent.destroy();
  return outcome;
}

/** The status, or what happened instead of one. */
function send(
  url: string,
  agent: Agent,
  { method, path, headers, body }: HostileRequest,
  callers: Record<string, string>,
  patienceMs: number,
): Promise<string> {
  return new Promise((resolve) => {
    const sent = httpRequest(url + path, {
      method,
      agent,
      headers: { ...headers, ...callers },
      timeout: patienceMs,
    });
    sent.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(String(response.statusCode)));
      response.on('error', () => resolve('broken off'));
    });
    sent.on('timeout', () => sent.destroy(new Error('hangs')));
    sent.on('error', (error) => resolve(error.message));
    sent.end(body);
  });
}

/** Requests /healthz every 20 ms, in its own thread, so that the load does not delay the measurement. */
function watchHealth(url: string): { stop: () => Promise<number> } {
  const program = `
    const { parentPort, workerData } = require('node:worker_threads');
    let slowest = 0;
    parentPort.once('message', () => { parentPort.postMessage(slowest); process.exit(); });
    const ask = async () => {
      const started = performance.now();
      await fetch(workerData + '/healthz').then((response) => response.text());
      slowest = Math.max(slowest, performance.now() - started);
      setTimeout(ask, 20);
    };
    void ask();`;
  const worker = new Worker(program, { eval: true, workerData: url });
  return {
    async stop() {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread, not a window.
      worker.postMessage('stop');
      const [slowest] = (await once(worker, 'message')) as [number];
      return slowest;
    },
  };
}
