import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const execArgv = ['--disable-warning=ExperimentalWarning'];

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
          // Vitest would leave a core to itself, which on two cores is half of them.
          maxWorkers: Math.max(2, availableParallelism() - 1),
          // No module keeps a state that a test could leave behind: what there is comes as an argument. Loading them all
          // anew for each file took a third of the time.
          isolate: false,
          testTimeout: 40_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/support/global-setup.ts'],
          execArgv,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Most of a browser test is waiting: two files at once use what one leaves.
          maxWorkers: 2,
        },
      },
    ],
  },
});
