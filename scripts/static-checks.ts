/** The checks that run no code of the product: types, lint, format and import boundaries. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';

interface CheckResult {
  name: string;
  succeeded: boolean;
  seconds: number;
  output: string;
}

const typeProjects = ['pure', 'server', 'web', 'sdk', 'mcp', 'e2e'];

const checks: { name: string; command: string; args: string[] }[] = [
  ...typeProjects.map((project) => ({
    name: `types: ${project}`,
    command: 'tsc',
    args: ['-p', `tsconfig.${project}.json`],
  })),
  { name: 'lint', command: 'oxlint', args: ['--deny-warnings'] },
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  { name: 'boundaries', command: 'node', args: ['scripts/check-boundaries.ts'] },
];

/** Runs as many checks at once as there are cores. Each result is reported when its check ends. */
export async function runStaticChecks(report: (result: CheckResult) => void): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  const waiting = [...checks];
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const started = performance.now();
      const { succeeded, output } = await capture(check.command, check.args);
      const result = {
        name: check.name,
        succeeded,
        output,
        seconds: (performance.now() - started) / 1000,
      };
      results.push(result);
      report(result);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  return results;
}

/** With its output kept together: checks run side by side. */
async function capture(command: string, args: string[]): Promise<{ succeeded: boolean; output: string }> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const parts: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => parts.push(part));
  const [code] = (await once(child, 'close')) as [number | null];
  return { succeeded: code === 0, output: Buffer.concat(parts).toString('utf8').trim() };
}

/** One line, and below it what a failed check printed. */
export function describeResult({ name, succeeded, seconds, output }: CheckResult): string {
  const line = `--- ${name}: ${succeeded ? 'ok' : 'FAILED'} (${seconds.toFixed(1)} s)`;
  return succeeded ? line : `${line}\n${output}`;
}
