import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport, getDefaultEnvironment } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { adviceSchema } from '#contract/api/advice.ts';
import {
  calculationSchema,
  calculatorDescriptionSchema,
  calculatorListSchema,
} from '#contract/api/calculation.ts';
import { apiEndpoints } from '#contract/api/endpoints.ts';
import { apiErrorSchema } from '#contract/api/error.ts';
import type { NewApiKey } from '#contract/api-keys.ts';
import type { PackageFiles } from '#contract/api/packages.ts';
import { apiExamples, apiSamples, exampleAdvice, exampleError } from '#contract/api/samples.ts';
import { sampleAt, type CodeSample } from '#contract/api/write-samples.ts';
import { publicConfigSchema } from '#contract/public-config.ts';
import { freshDataFolder } from '#server/testing/postgres/fresh-database.ts';
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
const checkout = z.object({ sessionId: z.string(), url: z.url() });

/** What each sample prints; null where it prints nothing that would say whether it has worked. */
const printed: Record<keyof typeof apiSamples, z.ZodType | null> = {
  setUp: null,
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
  checkout,
  installSdk: null,
  sdkAdvise: z.string().regex(/15\.6%[^]*confidence: 0\.\d+[^]*sources: \[/),
  sdkStream: z.string().regex(/15\.6%[^]*priority: 'high'/),
  sdkCalculate: z.string().regex(/\$584,726[^]*Value at the end: \$584,726/),
  sdkError: z
    .string()
    .regex(/^rate: Yearly return must be at most 50%\.\n422 validation_failed rate [\w-]{8,}\n$/),
  mcpClient: null,
};
interface SampleRun {
  /** Said after it, to see what it has done. */
  after?: string;
  /** Variables that differ from everybody's. */
  changed?: Record<string, string>;
  /** What the reader puts in here and nowhere else. */
  known?: Record<string, string>;
}

const isText = (schema: z.ZodType | null) => schema instanceof z.ZodString;

const tools = {
  curl: 'curl',
  TypeScript: process.execPath,
  JavaScript: process.execPath,
  Python: 'python3',
  Shell: 'sh',
  JSON: 'npx',
};
const endings = { curl: 'sh', TypeScript: 'mts', JavaScript: 'mjs', Python: 'py', Shell: 'sh', JSON: 'json' };
const present = new Map<string, boolean>([['sh', true]]);
/** Asked once of each: a process takes longer to start than most samples to run. */
const isHere = (language: CodeSample['language']): boolean => {
  const tool = tools[language];
  if (!present.has(tool)) present.set(tool, spawnSync(tool, ['--version']).status === 0);
  return present.get(tool)!;
};

describe('the samples of the documentation', { timeout: 60_000 }, () => {
  let starting: Promise<RunningServer> | undefined;
  let server: RunningServer;
  /** Where Node finds the packages of this repository, and where it finds only what was installed. */
  let folder: string;
  let ownFolder: string;
  let removeData: () => Promise<void>;
  /** What a reader puts in where a sample says what belongs there. */
  const filledIn: Record<string, string> = {};
  const variables: Record<string, string> = {};
  /** As the documentation page of the server names them. */
  let packages: PackageFiles;

  const post = (path: string, body: object, token = variables.FINDEUS_API_KEY, headers = {}) =>
    fetch(server.url + path, {
      method: 'POST',
      headers: {
        apikey: variables.FINDEUS_ANON_KEY!,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify(body),
    });

  beforeAll(async () => {
    const data = await freshDataFolder();
    removeData = data.remove;
    starting = startServer({
      DATA_DIR: data.dataDir,
      RATE_LIMITS: 'off',
      // The password of the samples is a placeholder.
      PASSWORD_RULE: 'any:6',
    });
    server = await starting;
    folder = await mkdtemp(join(tmpdir(), 'findeus-samples-'));
    await symlink(modules, join(folder, 'node_modules'));
    ownFolder = await mkdtemp(join(tmpdir(), 'findeus-own-'));
    await writeFile(join(ownFolder, 'package.json'), '{ "private": true }');
    const { anonKey, plans } = publicConfigSchema.parse(
      await (await fetch(`${server.url}/config.json`)).json(),
    );
    variables.FINDEUS_ANON_KEY = anonKey;
    const page = await (await fetch(`${server.url}/docs`)).text();
    const offered = (which: string) => new RegExp(`/packages/findeus-${which}-[\\w.-]+\\.tgz`).exec(page)![0];
    packages = { sdk: offered('sdk'), mcp: offered('mcp') };
    const signedUp = await post('/auth/v1/signup', { email, password }, anonKey);
    const { access_token: token, user } = session.parse(await signedUp.json());
    await post('/rest/v1/chat_sessions', { user_id: user.id, title: 'Plans' }, token);
    const made = await post('/functions/v1/api-keys', { name: 'Samples' }, token);
    const { key } = (await made.json()) as NewApiKey;
    Object.assign(filledIn, {
      'fd_live_...': key,
      'the priceId of the Pro plan in /config.json': plans.find(({ id }) => id === 'pro')!.priceId,
    });
    Object.assign(variables, {
      FINDEUS_API_URL: server.url,
      FINDEUS_API_KEY: key,
      FINDEUS_TOKEN: token,
      FINDEUS_EMAIL: email,
      FINDEUS_PASSWORD: password,
    });
    // What comes after it on the page uses what this installs.
    for (const sample of apiSamples.installSdk) await outputOf('installSdk', sample);
    // A whole server starts here.
  }, 300_000);
  afterAll(async () => {
    await (await starting)?.stop();
    await removeData?.();
    for (const path of [folder, ownFolder]) if (path) await rm(path, { recursive: true, force: true });
  });

  /** A sample as the page shows it, with what the reader knows. */
  const fillIn = (code: string, known: Record<string, string> = {}): string =>
    Object.entries({ ...filledIn, ...known }).reduce(
      (filled, [gap, value]) => filled.replaceAll(gap, value),
      sampleAt(code, packages, server.url),
    );

  /** Nothing but this machine is asked. */
  const npm = () => ({
    npm_config_cache: join(ownFolder, 'cache'),
    npm_config_audit: 'false',
    npm_config_update_notifier: 'false',
  });

  /** Runs a sample as somebody would who has copied it. */
  const outputOf = async (
    name: keyof typeof apiSamples,
    { language, text: code }: CodeSample,
    { after = '', changed = {}, known = {} }: SampleRun = {},
  ): Promise<string> => {
    const home = language === 'JavaScript' || language === 'Shell' ? ownFolder : folder;
    const file = join(home, `${name}.${endings[language]}`);
    const filled = fillIn(code, known) + after;
    await writeFile(file, language === 'curl' ? filled.replace('curl ', 'curl -sS ') : filled);
    const assigned = Object.entries({ ...variables, ...npm(), ...changed }).map(
      ([variable, value]) => `${variable}=${value}`,
    );
    const program = language === 'curl' ? 'sh' : tools[language];
    return (await run('env', [...assigned, program, file], { cwd: home, timeout: 60_000, maxBuffer: 32e6 }))
      .stdout;
  };

  const samples = Object.entries(apiSamples).flatMap(([name, all]) =>
    all.map((sample: CodeSample) => ({
      name: name as keyof typeof apiSamples,
      language: sample.language,
      sample,
    })),
  );

  it.for(samples)('$name in $language prints what it says', async ({ name, language, sample }, { skip }) => {
    if (!isHere(language)) {
      process.stderr.write(
        `${tools[language]} is not installed: the ${language} sample "${name}" was NOT run\n`,
      );
      skip(`${tools[language]} is not installed`);
    }
    const expected = printed[name];
    if (expected === null) return withoutOutput[name as keyof typeof withoutOutput](sample);
    const known =
      name === 'refresh' ? { 'the refresh_token of the last answer': await freshRefreshToken() } : {};
    const output = await outputOf(name, sample, { known });
    const answer: unknown = isText(expected) ? output : JSON.parse(output);
    expect(expected.safeParse(answer).error).toBeUndefined();
  });

  /** A token is good once: each sample has one of its own. */
  const freshRefreshToken = async () => {
    const signedIn = await post(
      '/auth/v1/token?grant_type=password',
      { email, password },
      variables.FINDEUS_ANON_KEY,
    );
    return session.parse(await signedIn.json()).refresh_token;
  };

  const withoutOutput = {
    async setUp(sample: CodeSample) {
      const output = await outputOf('setUp', sample, {
        after: '\necho "$FINDEUS_API_URL $FINDEUS_API_KEY"',
      });
      expect(output.trim()).toBe(`${server.url} ${variables.FINDEUS_API_KEY}`);
    },
    /** It has run already, before all others. */
    async installSdk() {
      const manifest = await readFile(join(ownFolder, 'package.json'), 'utf8');
      expect(JSON.parse(manifest)).toMatchObject({
        dependencies: { 'findeus-sdk': server.url + packages.sdk },
      });
    },
    /** As a client starts it that has this in its configuration. */
    async mcpClient({ text: code }: CodeSample) {
      const { mcpServers } = JSON.parse(fillIn(code)) as {
        mcpServers: Record<string, { command: string; args: string[]; env: Record<string, string> }>;
      };
      const { command, args, env } = mcpServers.findeus!;
      const client = new Client({ name: 'test', version: '1.0.0' });
      await client.connect(
        new StdioClientTransport({
          command,
          args,
          env: { ...getDefaultEnvironment(), ...npm(), ...env },
          cwd: ownFolder,
        }),
      );
      try {
        const said = async (name: string, input: Record<string, unknown>) =>
          JSON.stringify(await client.callTool({ name, arguments: input }));
        expect(await said('compound_growth', { monthly: 500, rate: 7, years: 30 })).toContain('$584,726');
        expect(await said('ask_findeus', { question: 'What is an index fund?' })).toContain('"confidence"');
      } finally {
        await client.close();
      }
    },
  };

  it.for(apiSamples.streamAdvice.filter(({ language }) => language !== 'curl'))(
    'fail in $language when the stream reports a failed answer',
    async (sample, { skip }) => {
      if (!isHere(sample.language)) skip(`${tools[sample.language]} is not installed`);
      const failing = createServer((_, response) => {
        response.setHeader('content-type', 'text/event-stream');
        const error = { error: 'The answer has failed.', code: 'unexpected_failure', details: {} };
        response.end(
          `event: text\ndata: {"text":"Well, "}\n\nevent: error\ndata: ${JSON.stringify(error)}\n\n`,
        );
      });
      await once(failing.listen(0, '127.0.0.1'), 'listening');
      const { port } = failing.address() as AddressInfo;
      try {
        await expect(
          outputOf('streamAdvice', sample, { changed: { FINDEUS_API_URL: `http://127.0.0.1:${port}` } }),
        ).rejects.toMatchObject({
          stdout: 'Well, ',
          stderr: expect.stringContaining('The answer has failed.'),
        });
      } finally {
        failing.close();
      }
    },
  );

  const question = apiEndpoints.advise.example.body;
  const answered = async () => adviceSchema.parse(await (await post('/findeus-chat', question)).json());
  const withoutLinks = (markdown: string) => markdown.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1');
  /** Each event by its name, as a reader of the stream sees it; comments are skipped. */
  const eventsIn = (stream: string) =>
    stream
      .trim()
      .split('\n\n')
      .filter((block) => !block.startsWith(':'))
      .map((block) => {
        const [, event = null, data = ''] = /^(?:event: (\w+)\n)?data: (.*)$/.exec(block) ?? [];
        return { event, data: JSON.parse(data) as Record<string, unknown> };
      });
  const sameStream = (shown: string, streamed: string) => {
    const [example, real] = [eventsIn(shown), eventsIn(streamed)];
    expect(example.map(({ event, data }) => [event, Object.keys(data)])).toEqual(
      [real[0]!, real.at(-1)!].map(({ event, data }) => [event, Object.keys(data)]),
    );
    const whole = real.map(({ data }) => (data.text as string | undefined) ?? '').join('');
    expect(withoutLinks(whole).startsWith(example[0]!.data.text as string)).toBe(true);
    return [example.at(-1)!.data, real.at(-1)!.data] as const;
  };

  /** How sure exactly goes by the weights of the reader. */
  const expectSure = (confidence: number) => {
    expect(confidence).toBeGreaterThan(0.5);
    expect(confidence).toBeLessThanOrEqual(1);
  };

  const likeTheServer: Record<keyof typeof apiExamples, (shown: string) => Promise<void>> = {
    async advice(shown) {
      expect(JSON.parse(shown)).toEqual(exampleAdvice);
      const answer = await answered();
      expect(withoutLinks(answer.advice).startsWith(exampleAdvice.advice.replace(' ...', ''))).toBe(true);
      expectSure(answer.confidence);
      expectSure(exampleAdvice.confidence);
      expect(answer.sources).toEqual(expect.arrayContaining(exampleAdvice.sources));
      expect(answer.recommendations[0]).toEqual(exampleAdvice.recommendations[0]);
      expect(answer.risk_assessment).toEqual(exampleAdvice.risk_assessment);
    },
    async error(shown) {
      const response = await post('/findeus-chat', { messages: [{ role: 'system', content: 'x' }] });
      expect(JSON.parse(shown)).toEqual(exampleError);
      expect(apiErrorSchema.parse(await response.json())).toEqual(exampleError);
    },
    async stream(shown) {
      const accept = { accept: 'text/event-stream' };
      const streamed = await post('/findeus-chat', question, undefined, accept);
      const [example, real] = sameStream(shown, await streamed.text());
      expectSure(adviceSchema.parse(real).confidence);
      expectSure(example.confidence as number);
    },
    async chatStream(shown) {
      const [example, real] = sameStream(shown, await (await post('/functions/v1/chat', question)).text());
      expect(example).toEqual(real);
    },
    async calculation(shown) {
      const { example } = apiEndpoints.calculate;
      const response = await post(example.path, { ...example.body, tax_year: 2026 });
      const { figures, ...answer } = calculationSchema.parse(await response.json());
      expect({ ...answer, figures: figures.slice(0, 1) }).toMatchObject(JSON.parse(shown) as object);
    },
  };

  it.for(Object.keys(apiExamples) as (keyof typeof apiExamples)[])(
    'show a real response of the server: %s',
    async (name) => {
      expect.hasAssertions();
      for (const { text: shown } of apiExamples[name]) await likeTheServer[name](shown);
    },
  );

  it('name packages by their content, so that an installed version never changes', async () => {
    for (const path of Object.values(packages) as string[]) {
      const response = await fetch(server.url + path);
      const hash = createHash('sha256')
        .update(new Uint8Array(await response.arrayBuffer()))
        .digest('hex');
      expect(path).toMatch(new RegExp(`-\\d+\\.\\d+\\.\\d+-${hash.slice(0, 8)}\\.tgz$`));
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect((await fetch(server.url + path.replace(/-\w+\.tgz$/, '-00000000.tgz'))).status).toBe(404);
    }
  });
});
