import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { adviceSchema } from '#contract/api/advice.ts';
import {
  calculationSchema,
  calculatorDescriptionSchema,
  calculatorListSchema,
} from '#contract/api/calculation.ts';
import { apiErrorSchema } from '#contract/api/error.ts';
import { apiSamples, exampleAdvice, exampleError } from '#contract/api/samples.ts';
import type { CodeSample } from '#contract/api/write-samples.ts';
import { publicConfigSchema } from '#contract/public-config.ts';
import { freshDataFolder } from '#server/testing/fresh-database.ts';
import { startServer, type RunningServer } from '#server/testing/start-server.ts';

const run = promisify(execFile);
const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url));
const [email, password] = ['you@example.com', 'your password'];

const session = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  user: z.object({ id: z.uuid() }),
});
const text = z.string().regex(/15\.6%/);

/** What each sample prints. */
const printed: Record<keyof typeof apiSamples, z.ZodType> = {
  readKey: publicConfigSchema,
  signIn: session,
  refresh: session,
  advise: adviceSchema,
  adviseOnce: adviceSchema,
  streamAdvice: text,
  chat: text,
  listCalculators: calculatorListSchema,
  describeCalculator: calculatorDescriptionSchema,
  calculate: calculationSchema,
  openApi: z.object({ openapi: z.literal('3.1.0') }),
  conversations: z.array(z.object({ id: z.uuid(), title: z.string() })),
  // Needs a price, which only a configured payment provider has.
  checkout: z.never(),
};

const tools = { curl: 'curl', TypeScript: process.execPath, Python: 'python3', JSON: '' };
const isHere = (language: CodeSample['language']) => spawnSync(tools[language], ['--version']).status === 0;

describe('the samples of the documentation', () => {
  let server: RunningServer;
  let folder: string;
  let removeData: () => Promise<void>;
  let refreshToken = '';
  const variables: Record<string, string> = {};

  beforeAll(async () => {
    const data = await freshDataFolder();
    removeData = data.remove;
    server = await startServer({ DATA_DIR: data.dataDir, RATE_LIMITS: 'off' });
    folder = await mkdtemp(join(tmpdir(), 'findeus-samples-'));
    await symlink(modules, join(folder, 'node_modules'));
    const { anonKey } = publicConfigSchema.parse(await (await fetch(`${server.url}/config.json`)).json());
    const signedUp = await fetch(`${server.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const { access_token: token, refresh_token: refresh, user } = session.parse(await signedUp.json());
    refreshToken = refresh;
    await fetch(`${server.url}/rest/v1/chat_sessions`, {
      method: 'POST',
      headers: { apikey: anonKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ user_id: user.id, title: 'Plans' }),
    });
    Object.assign(variables, {
      FINDEUS_URL: server.url,
      FINDEUS_ANON_KEY: anonKey,
      FINDEUS_TOKEN: token,
      FINDEUS_EMAIL: email,
      FINDEUS_PASSWORD: password,
    });
  });
  afterAll(async () => {
    await server?.stop();
    await removeData?.();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  /** Runs a sample as somebody would who has copied it. */
  const outputOf = async ({ language, text: code }: CodeSample): Promise<string> => {
    const filled = code.replace('the refresh_token of the last answer', refreshToken);
    const isShell = language === 'curl';
    const file = join(folder, language === 'Python' ? 'sample.py' : isShell ? 'sample.sh' : 'sample.mts');
    await writeFile(file, isShell ? filled.replace('curl ', 'curl -sS ') : filled);
    const assigned = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
    const program = isShell ? 'sh' : tools[language];
    return (await run('env', [...assigned, program, file], { cwd: folder, timeout: 60_000 })).stdout;
  };

  const samples = Object.entries(apiSamples).flatMap(([name, all]) =>
    all.map((sample: CodeSample) => ({
      name: name as keyof typeof apiSamples,
      language: sample.language,
      sample,
    })),
  );

  it.for(samples)('$name in $language does what it says', async ({ name, language, sample }, { skip }) => {
    if (name === 'checkout') skip('a checkout needs a configured payment provider');
    if (!isHere(language)) {
      process.stderr.write(
        `${tools[language]} is not installed: the ${language} sample "${name}" was NOT run\n`,
      );
      skip(`${tools[language]} is not installed`);
    }
    const output = await outputOf(sample);
    const answer: unknown = printed[name] === text ? output : JSON.parse(output);
    expect(printed[name].safeParse(answer).error).toBeUndefined();
    if (name === 'refresh') refreshToken = session.parse(JSON.parse(output)).refresh_token;
  });

  it('show an answer as it really is', async () => {
    const [sample] = apiSamples.advise;
    const answer = adviceSchema.parse(JSON.parse(await outputOf(sample!)));
    const plain = answer.advice.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1');
    expect(plain.startsWith(exampleAdvice.advice.replace(' ...', ''))).toBe(true);
    expect(answer.confidence).toBeCloseTo(exampleAdvice.confidence, 1);
    expect(answer.sources).toEqual(expect.arrayContaining(exampleAdvice.sources));
    expect(answer.recommendations[0]).toEqual(exampleAdvice.recommendations[0]);
    expect(answer.risk_assessment).toEqual(exampleAdvice.risk_assessment);
  });

  it('show an error as it really is', async () => {
    const response = await fetch(`${server.url}/findeus-chat`, {
      method: 'POST',
      headers: { authorization: `Bearer ${variables.FINDEUS_TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({ messages: [{ role: 'system', content: 'x' }] }),
    });
    expect(apiErrorSchema.parse(await response.json())).toEqual(exampleError);
  });
});
