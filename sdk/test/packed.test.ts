import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importsOf } from '../../scripts/imports-of.ts';
import { freshDataFolder } from '../../server/testing/postgres/fresh-database.ts';
import { installPacked, type UserFolder } from '../../server/testing/install-packed.ts';
import { makeKeyAt } from '../../server/testing/make-key-at.ts';
import { startServer, type RunningServer } from '../../server/testing/start-server.ts';

const run = promisify(execFile);
const tsc = new URL('../../node_modules/.bin/tsc', import.meta.url).pathname;

const typedProgram = `
import { FinDeus, FinDeusError, type Advice, type Calculation } from 'findeus-sdk';

const findeus = new FinDeus({ apiKey: 'fd_x', baseUrl: 'http://localhost:3000', maxRetries: 0 });
const advice: Advice = await findeus.advise({ question: 'x', mode: 'pro', profile: { age: 40 } });
const risk: 'low' | 'moderate' | 'high' | null = advice.risk_assessment.overall_risk;
await findeus.advise({ messages: [{ role: 'user', content: 'x' }] }, { signal: AbortSignal.timeout(1), idempotencyKey: 'k' });
const stream = findeus.adviseStream({ question: 'x' });
for await (const piece of stream) piece.toUpperCase();
const whole: Advice = await stream.result;
const tax: Calculation = await findeus.calculators.run('federal_income_tax', { filing_status: 'single', wages: 95_000, tax_year: 2026 });
const first: number | undefined = tax.figures[0]?.value;
const later: string = (await findeus.calculators.list())[0]!.name;
await findeus.calculators.run(later, { anything: 1 });
try {
  await findeus.calculators.describe('rmd');
} catch (error) {
  if (error instanceof FinDeusError) [error.status, error.code, error.field, error.requestId, error.retryAfter] satisfies unknown[];
}
// @ts-expect-error: a stream is answered anew, whatever key it has
findeus.adviseStream({ question: 'x' }, { idempotencyKey: 'k' });
// @ts-expect-error: there is no such mode
await findeus.advise({ question: 'x', mode: 'gold' });
// @ts-expect-error: nothing is asked
await findeus.advise({ mode: 'free' });
// @ts-expect-error: either of the two
await findeus.advise({ question: 'x', messages: [] });
// @ts-expect-error: there is no such calculator
await findeus.calculators.run('federal_incme_tax', { wages: 1 });
// @ts-expect-error: there is no such input
await findeus.calculators.run('federal_income_tax', { salary: 1 });
// @ts-expect-error: years has to be given
await findeus.calculators.run('compound_growth', { rate: 7 });
export { risk, whole, first };
`;

const program = `
import { FinDeus, FinDeusError } from 'findeus-sdk';

const [, , baseUrl, apiKey] = process.argv;
const findeus = new FinDeus({ baseUrl, apiKey });
const visitor = new FinDeus({ baseUrl });

const tax = await visitor.calculators.run('federal_income_tax', { tax_year: 2026, filing_status: 'single', wages: 95_000 });
const names = (await visitor.calculators.list()).map(({ name }) => name);
const { input_schema } = await visitor.calculators.describe('compound_growth');
const stranger = await visitor.advise({ question: 'x' }).catch((error) => error);
const wrong = await findeus.calculators.run('compound_growth', { rate: 99, years: 30 }).catch((error) => error);

const question = 'If I invest $500 a month at 7% for 30 years, how much will I have?';
const asked = await findeus.advise({ question });
const again = await Promise.all([1, 2].map(() => findeus.advise({ question }, { idempotencyKey: 'the-same' })));
const stream = findeus.adviseStream({ question });
let text = '';
let pieces = 0;
for await (const piece of stream) {
  text += piece;
  pieces += 1;
}
const streamed = await stream.result;
const followUp = await findeus.advise({
  messages: [
    { role: 'user', content: question },
    { role: 'assistant', content: asked.advice },
    { role: 'user', content: 'and at 5%?' },
  ],
});

console.log(JSON.stringify({
  tax: [tax.figures[0].text, tax.tax_year],
  listed: names.includes('federal_income_tax') && names.length,
  required: input_schema.required,
  stranger: [stranger instanceof FinDeusError, stranger.status, stranger.code],
  wrong: [wrong.status, wrong.code, wrong.field, wrong.message, typeof wrong.requestId],
  asked: asked.advice.includes('$585,000'),
  confident: asked.confidence > 0.5 && asked.sources.length > 0,
  same: again[0].advice === again[1].advice,
  streamed: pieces > 1 && text === streamed.advice && text === asked.advice,
  followUp: followUp.advice.includes('5%'),
}));
`;

describe('the installed package', () => {
  let user: UserFolder;
  let server: RunningServer;
  let removeData: () => Promise<void>;

  beforeAll(async () => {
    user = await installPacked(['sdk']);
    const { dataDir, remove } = await freshDataFolder();
    removeData = remove;
    server = await startServer({ DATA_DIR: dataDir });
  }, 300_000);
  afterAll(async () => {
    await server.stop();
    await removeData();
    await user.remove();
  });

  const installed = () => join(user.path, 'node_modules', 'findeus-sdk');

  it('contains only the files it needs', async () => {
    const files = await readdir(installed(), { recursive: true });
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json', 'dist/public.js']));
    expect(files.filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))).toEqual([]);
    expect(files.filter((file) => /test/.test(file))).toEqual([]);
    const [manifest, readme] = await Promise.all(
      ['package.json', 'README.md'].map((file) => readFile(join(installed(), file), 'utf8')),
    );
    const { version, ...rest } = JSON.parse(manifest!) as { version: string };
    expect(rest).not.toHaveProperty('dependencies');
    expect(readme).toContain(`/packages/findeus-sdk-${version}-<hash>.tgz`);
  });

  it('runs in browsers: it imports nothing but its own files', async () => {
    const files = (await readdir(installed(), { recursive: true })).filter((file) =>
      /\.(?:js|d\.ts)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      const code = await readFile(join(installed(), file), 'utf8');
      const foreign = importsOf(file, code).filter((specifier) => !specifier.startsWith('./'));
      const ofNode = code.match(/\b(?:process|Buffer|require|__dirname)\b[.(]/g) ?? [];
      expect({ file, foreign, ofNode }).toEqual({ file, foreign: [], ofNode: [] });
    }
  });

  it.each(['NodeNext', 'Bundler'])('has types for programs that resolve as %s', async (resolution) => {
    const file = await user.write('typed.ts', typedProgram);
    const module = resolution === 'Bundler' ? 'ESNext' : 'NodeNext';
    const options = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--noEmit'];
    const target = ['--target', 'ES2022', '--module', module, '--moduleResolution', resolution];
    const checked = await run(tsc, [...options, ...target, file], { cwd: user.path }).catch(
      (error: { stdout: string }) => error,
    );
    expect(checked.stdout).toBe('');
  });

  it('calls the product', async () => {
    const file = await user.write('program.js', program);
    const key = await makeKeyAt(server.url);
    expect(key).toMatch(/^fd_live_/);
    const { stdout } = await run(process.execPath, [file, server.url, key], { cwd: user.path });
    expect(JSON.parse(stdout)).toEqual({
      tax: ['$12,070', 2026],
      listed: expect.any(Number),
      required: ['years'],
      stranger: [true, 401, 'unauthorized'],
      wrong: [422, 'validation_failed', 'rate', 'rate: Yearly return must be at most 50%.', 'string'],
      asked: true,
      confident: true,
      same: true,
      streamed: true,
      followUp: true,
    });
  }, 300_000);
});
