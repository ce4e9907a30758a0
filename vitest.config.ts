import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const execArgv = ['--disable-warning=ExperimentalWarning'];
/** Vitest's own limit of one second is too short for a busy machine. */
const expectOptions = { poll: { timeout: 60_000 } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'code',
          include: [
            '{contract,advisor,server,sandbox,scripts,web,bench,evals,reader,sdk,mcp}/**/*.test.{ts,tsx}',
          ],
          globalSetup: ['server/testing/global-setup.ts'],
          setupFiles: ['scripts/test-setup.ts'],
          execArgv,
          expect: expectOptions,
          // Vitest would leave a core to itself, which on two cores is half of them.
          maxWorkers: Math.max(2, availableParallelism() - 1),
          // No module keeps a state that a test could leave behind: what there is comes as an argument. Loading them all
          // anew for each file took a third of the time.
          isolate: false,
          // A busy machine is slow, not wrong: these only end what hangs.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/support/global-setup.ts'],
          execArgv,
          expect: expectOptions,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // Most of a browser test is waiting: two files at once use what one leaves.
          maxWorkers: 2,
        },
      },
    ],
  },
});
