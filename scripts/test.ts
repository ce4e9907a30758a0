/**
 * `npm test`: everything that must hold before a change lands, one step after the other, and a last line that
 * counts. A check such as the type checker counts as one test.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { relative } from 'node:path';

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

const reportFile = '.cache/vitest-report.json';
const total: Tally = { passed: 0, failed: 0, skipped: 0 };
/** Listed again at the end, where a log that was cut still has them. */
const failures: string[] = [];

async function run(command: string, args: string[]): Promise<boolean> {
  const child = spawn(command, args, { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}

async function step(name: string, work: () => Promise<Tally>): Promise<void> {
  const started = performance.now();
  console.log(`\n--- ${name}`);
  const tally = await work();
  for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += tally[key];
  if (tally.failed > 0) failures.push(name);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`--- ${name}: ${tally.failed === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
}

const check = (name: string, command: string, ...args: string[]) =>
  step(name, async () =>
    (await run(command, args)) ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 },
  );

const tests = (name: string, project: string) =>
  step(name, async () => {
    await rm(reportFile, { force: true });
    const args = ['run', '--project', project, '--reporter=default', '--reporter=json'];
    const succeeded = await run('vitest', [...args, `--outputFile.json=${reportFile}`]);
    const tally = await readReport();
    // A run that broke down outside any test must not pass for one with nothing to complain about.
    if (!succeeded && tally.failed === 0) tally.failed = 1;
    return tally;
  });

async function readReport(): Promise<Tally> {
  const text = await readFile(reportFile, 'utf8').catch(() => null);
  if (text === null) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(text) as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    testResults: {
      name: string;
      message: string;
      assertionResults: { status: string; fullName: string }[];
    }[];
  };
  for (const file of report.testResults) {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    for (const { fullName } of failed) failures.push(`  ${relative('.', file.name)}: ${fullName}`);
    if (failed.length === 0 && file.message !== '') failures.push(`  ${relative('.', file.name)}`);
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
}

await mkdir('.cache', { recursive: true });
for (const project of ['pure', 'server', 'web', 'sdk', 'mcp', 'e2e']) {
  await check(`types: ${project}`, 'tsc', '-p', `tsconfig.${project}.json`);
}
await check('lint', 'oxlint', '--deny-warnings');
await check('format', 'oxfmt', '--check', '.');
await check('boundaries', 'node', 'scripts/check-boundaries.ts');
await check('build', 'node', 'scripts/build-web.ts', '--if-needed');
await check('server build', 'node', 'scripts/build-server.ts', '--if-needed');
await tests('tests', 'code');
await tests('browser tests', 'browser');

if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed === 0 ? 0 : 1);
