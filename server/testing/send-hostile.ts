import { request as httpRequest, Agent } from 'node:http';
import { createRandom, hostileRequest, type HostileRequest } from '#server/testing/hostile-requests.ts';

export interface Outcome {
  requests: number;
  byStatus: Record<string, number>;
  /** Answers with 500 or more, and requests without one, as far as a person wants to read them. */
  faults: string[];
  slowestMs: number;
  /** What others see meanwhile: the longest that /healthz took. */
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

/** Sends `count` hostile requests and watches how the server bears it. */
export async function sendHostileRequests(run: HostileRun): Promise<Outcome> {
  const { url, tokens, anonKey, count, seed, lanes = 16, patienceMs = 20_000 } = run;
  const random = createRandom(seed);
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  const outcome: Outcome = { requests: 0, byStatus: {}, faults: [], slowestMs: 0, slowestHealthMs: 0 };
  const health = watchHealth(url, outcome);
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
  await health.stop();
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

/** Asks /healthz over a connection of its own as somebody else would, again and again. */
function watchHealth(url: string, outcome: Outcome): { stop: () => Promise<void> } {
  let stopped = false;
  const watching = (async () => {
    while (!stopped) {
      const started = performance.now();
      await fetch(`${url}/healthz`).then((response) => response.text());
      outcome.slowestHealthMs = Math.max(outcome.slowestHealthMs, performance.now() - started);
      await new Promise((resolve) => void setTimeout(resolve, 20));
    }
  })();
  return {
    async stop() {
      stopped = true;
      await watching;
    },
  };
}
