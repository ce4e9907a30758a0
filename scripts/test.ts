/**
 * `npm test`: everything that must hold before a change lands, one step after the other, and a last line that
 * counts. A check such as the type checker counts as one test. `npm run test:all` adds what takes long: all rounds of
 * the tests that kill the server, and the tests of the packed SDK and MCP server even if nothing has changed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fingerprint } from '#scripts/build-if-changed.ts';
import { describeResult, runStaticChecks } from '#scripts/static-checks.ts';

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

const reportFile = '.cache/vitest-report.json';
const total: Tally = { passed: 0, failed: 0, skipped: 0 };
/** Listed again at the end, where a log that was cut still has them. */
const failures: string[] = [];
const passedSecondTime: string[] = [];
/** With more failing files than this, a busy machine is not the cause. */
const maxSecondTries = 12;

/** They install the packed SDK and MCP server, which takes long: only if something that they test has changed. */
const packedTests = ['sdk/test/packed.test.ts', 'mcp/test/packed.test.ts'];
const packedSources = [
  ...packedTests,
  'sdk',
  'mcp',
  'contract/api',
  'server/functions/api',
  'server/testing/install-packed.ts',
  'package-lock.json',
];
const packedFingerprintFile = '.cache/packed-tests';

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

interface Report extends Tally {
  /** Files with a failure, each with the tests that failed in it: none if the file itself broke down. */
  failedFiles: { file: string; tests: string[] }[];
}

/**
 * A file with a failure runs once more by itself: on a machine that stands still for seconds, a limit that protects
 * the server can end a request. What passed only then is listed, so that a test that fails now and then is seen.
 */
const tests = (name: string, project: string, skipped: readonly string[] = []) =>
  step(name, async () => {
    const first = await runTests(
      project,
      skipped.map((file) => `--exclude=${file}`),
    );
    if (first.failed === 0 || first.failedFiles.length === 0 || first.failedFiles.length > maxSecondTries) {
      note(failures, first);
      return first;
    }
    const files = first.failedFiles.map(({ file }) => file);
    console.log(`\n--- ${name}: once more, by themselves: ${files.join(', ')}`);
    const second = await runTests(project, [...files, '--no-file-parallelism']);
    note(second.failed === 0 ? passedSecondTime : failures, second.failed === 0 ? first : second);
    const failed = second.failed;
    return { passed: first.passed + first.failed - failed, failed, skipped: first.skipped };
  });

function note(list: string[], { failedFiles }: Report): void {
  for (const { file, tests: titles } of failedFiles) {
    list.push(...(titles.length === 0 ? [`  ${file}`] : titles.map((title) => `  ${file}: ${title}`)));
  }
}

async function runTests(project: string, more: string[]): Promise<Report> {
  await rm(reportFile, { force: true });
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json'];
  const succeeded = await run('vitest', [...args, `--outputFile.json=${reportFile}`, ...more]);
  const report = await readReport();
  // A run that failed outside any test must not count as passed.
  return !succeeded && report.failed === 0 ? { ...report, failed: 1 } : report;
}

async function readReport(): Promise<Report> {
  const text = await readFile(reportFile, 'utf8').catch(() => null);
  if (text === null) return { passed: 0, failed: 1, skipped: 0, failedFiles: [] };
  const report = JSON.parse(text) as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    testResults: {
      name: string;
      status: string;
      assertionResults: { status: string; fullName: string }[];
    }[];
  };
  const failedFiles = report.testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, assertionResults }) => ({
      file: relative('.', name),
      tests: assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    }));
  return {
    passed: report.numPassedTests,
    // A file that could not be loaded has no failed test, and is a failure.
    failed: report.numFailedTests + failedFiles.filter(({ tests: titles }) => titles.length === 0).length,
    skipped: report.numPendingTests,
    failedFiles,
  };
}

const isThorough = process.argv.includes('--all');
if (isThorough) process.env.TEST_ALL = 'on';
await mkdir('.cache', { recursive: true });
const checked = await runStaticChecks((result) => console.log(describeResult(result)));
total.passed += checked.filter(({ succeeded }) => succeeded).length;
for (const { name, succeeded } of checked) {
  if (succeeded) continue;
  total.failed += 1;
  failures.push(name);
}
await check('build', 'node', 'scripts/build-web.ts', '--if-needed');
await check('server build', 'node', 'scripts/build-server.ts', '--if-needed');
const packed = await fingerprint(packedSources);
const arePackedTested =
  !isThorough && (await readFile(packedFingerprintFile, 'utf8').catch(() => '')) === packed;
if (arePackedTested) console.log(`\nNot run, unchanged since they passed: ${packedTests.join(', ')}`);
const failedBefore = total.failed;
await tests('tests', 'code', arePackedTested ? packedTests : []);
if (total.failed === failedBefore) await writeFile(packedFingerprintFile, packed);
await tests('browser tests', 'browser');

if (passedSecondTime.length > 0) {
  console.log(`\nFailed at first, passed by themselves:\n${passedSecondTime.join('\n')}`);
}
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed === 0 ? 0 : 1);
