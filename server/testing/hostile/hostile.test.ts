import { expect, it, onTestFinished } from 'vitest';
import { freshDataFolder } from '#server/testing/postgres/fresh-database.ts';
import { createCallers, sendLargestBodies } from '#server/testing/hostile/hostile-callers.ts';
import { sendHostileRequests } from '#server/testing/hostile/send-hostile.ts';
import { startServer } from '#server/testing/start-server.ts';

/** A short run of what `npm run fuzz` does at length; how fast it goes is measured there. */
it(
  'answers 1,500 hostile requests and the largest bodies without a 5xx or a hang',
  { timeout: 300_000 },
  async () => {
    const { dataDir, remove } = await freshDataFolder();
    const server = await startServer({ DATA_DIR: dataDir });
    onTestFinished(async () => {
      await server.stop();
      await remove();
    });
    const callers = await createCallers(server.url, dataDir);
    const outcome = await sendHostileRequests({
      ...callers,
      url: server.url,
      count: 1_500,
      seed: 7,
      patienceMs: 60_000,
    });
    expect(outcome.faults).toEqual([]);
    expect(outcome.byStatus['200']).toBeGreaterThan(0);
    const largest = await sendLargestBodies(server.url, callers);
    expect(largest.filter(({ status }) => status >= 500)).toEqual([]);
  },
);
