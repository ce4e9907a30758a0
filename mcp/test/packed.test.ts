import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport, getDefaultEnvironment } from '@modelcontextprotocol/client/stdio';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { calculators } from '../../advisor/calculators/registry.ts';
import { freshDataFolder } from '../../server/testing/postgres/fresh-database.ts';
import { installPacked, type UserFolder } from '../../server/testing/install-packed.ts';
import { makeKeyAt } from '../../server/testing/make-key-at.ts';
import { startServer, type RunningServer } from '../../server/testing/start-server.ts';

const growth = 'If I invest $500 a month at 7% for 30 years, how much will I have?';

describe('the server as an assistant starts it, installed from its package', () => {
  let user: UserFolder;
  let server: RunningServer;
  let key: string;
  let removeData: () => Promise<void>;
  const clients: Client[] = [];

  beforeAll(async () => {
    user = await installPacked(['mcp']);
    const { dataDir, remove } = await freshDataFolder();
    removeData = remove;
    server = await startServer({ DATA_DIR: dataDir });
    key = await makeKeyAt(server.url);
  }, 180_000);
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.close()));
  });
  afterAll(async () => {
    await server.stop();
    await removeData();
    await user.remove();
  });

  const command = () => join(user.path, 'node_modules', '.bin', 'findeus-mcp');

  async function connect(env: Record<string, string>, mode: 'legacy' | 'auto' = 'legacy'): Promise<Client> {
    const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
    clients.push(client);
    await client.connect(
      new StdioClientTransport({ command: command(), env: { ...getDefaultEnvironment(), ...env } }),
    );
    return client;
  }
  const asUser = () => connect({ FINDEUS_API_URL: server.url, FINDEUS_API_KEY: key });
  const asVisitor = () => connect({ FINDEUS_API_URL: server.url });

  const call = async (client: Client, name: string, input: Record<string, unknown>) => {
    const result = await client.callTool({ name, arguments: input });
    const [first] = result.content;
    return { ...result, text: first?.type === 'text' ? first.text : '' };
  };

  it('needs no other package, and says whose work is in it', async () => {
    expect((await readdir(join(user.path, 'node_modules'))).filter((name) => !name.startsWith('.'))).toEqual([
      'findeus-mcp',
    ]);
    const files = await readdir(join(user.path, 'node_modules', 'findeus-mcp'), { recursive: true });
    expect(files.filter((file) => /\.\w+$|LICENSE/.test(file)).sort()).toEqual([
      'LICENSE',
      'README.md',
      'dist/licenses.md',
      'dist/main.js',
      'package.json',
    ]);
    const read = (file: string) => readFile(join(user.path, 'node_modules/findeus-mcp', file), 'utf8');
    const { version } = JSON.parse(await read('package.json')) as { version: string };
    expect(await read('README.md')).toContain(`/packages/findeus-mcp-${version}-<hash>.tgz`);
    const licenses = await read('dist/licenses.md');
    for (const name of ['@modelcontextprotocol/server', 'zod']) expect(licenses).toContain(name);
  });

  it.each([
    ['legacy', '2025-11-25'],
    ['auto', '2026-07-28'],
  ] as const)('offers every calculator with what it takes, and the advisor (%s)', async (mode, version) => {
    const client = await connect({ FINDEUS_API_URL: server.url }, mode);
    expect(client.getNegotiatedProtocolVersion()).toBe(version);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['ask_findeus', ...calculators.map(({ name }) => name)]);
    const tax = tools.find(({ name }) => name === 'federal_income_tax')!;
    expect(tax.title).toBe('Federal income tax');
    expect(tax.description).not.toBe('');
    expect(tax.inputSchema).toMatchObject({
      type: 'object',
      properties: { filing_status: { enum: expect.arrayContaining(['single']) }, wages: { type: 'number' } },
    });
    expect(client.getServerVersion()).toMatchObject({ name: 'findeus', version: '1.0.0' });
  });

  it('calculates without a key, in words and as data', async () => {
    const input = { tax_year: 2026, filing_status: 'single', wages: 95_000 };
    const { text, structuredContent, isError } = await call(await asVisitor(), 'federal_income_tax', input);
    expect(isError).toBeFalsy();
    expect(text).toContain('$12,070');
    expect(text).toMatch(/Assumed, because it was not given:\n- Age at the end of the year: 40 \(.*\)/);
    expect(text).toMatch(/- none or no: .*Taxable interest; /);
    expect(text).toMatch(/Sources:\n- .*https:\/\//);
    expect(structuredContent).toMatchObject({
      calculator: 'federal_income_tax',
      tax_year: 2026,
      figures: expect.arrayContaining([expect.objectContaining({ text: '$12,070' })]),
    });
  });

  it('says of wrong input which one it is and what it must be', async () => {
    const client = await asVisitor();
    const wrong = await call(client, 'compound_growth', { rate: 99, years: 30 });
    expect(wrong).toMatchObject({ isError: true, text: 'rate: Yearly return must be at most 50%.' });
    const unknown = await call(client, 'no_such_calculator', {});
    expect(unknown.isError).toBe(true);
    expect(unknown.text).toContain('no such calculator');
  });

  it('asks the advisor, and goes on from its answer', async () => {
    const client = await asUser();
    const first = await call(client, 'ask_findeus', { question: growth });
    expect(first.isError).toBeFalsy();
    expect(first.text).toContain('about $585,000');
    expect(first.text).not.toContain('```findeus');
    expect(first.text).toMatch(/Confidence: \d+%/);
    const { advice } = first.structuredContent as { advice: string };
    expect(advice).toContain('```findeus');
    const risky = await call(client, 'ask_findeus', {
      question: 'How risky is my portfolio with $80,000 in stocks and $20,000 in bonds?',
    });
    const asked = risky.structuredContent as { advice: string };
    // Once in the words of the answer, and no links that lead nowhere outside the site.
    expect(risky.text.match(/Sources/g)).toHaveLength(1);
    expect(risky.text).toContain('https://pages.stern.nyu.edu');
    expect(asked.advice).toContain('](#portfolio_analysis.volatility)');
    expect(risky.text).not.toContain('](#');
    const earlier = [
      { role: 'user', content: growth },
      { role: 'assistant', content: advice },
    ];
    const next = await call(client, 'ask_findeus', { question: 'and at 5%?', earlier });
    expect(next.text).toContain('5%');
    const wrong = await call(client, 'ask_findeus', { question: 'x', mode: 'gold' });
    expect(wrong).toMatchObject({ isError: true, text: 'mode: must be free or pro' });
  });

  it('says what is missing without a key, and what is wrong with one that is none', async () => {
    const missing = await call(await asVisitor(), 'ask_findeus', { question: growth });
    expect(missing.isError).toBe(true);
    expect(missing.text).toContain('FINDEUS_API_KEY');
    const stranger = await connect({ FINDEUS_API_URL: server.url, FINDEUS_API_KEY: 'fd_nobody' });
    const refused = await call(stranger, 'ask_findeus', { question: growth });
    expect(refused.isError).toBe(true);
    expect(refused.text).toContain('Is FINDEUS_API_KEY right');
    expect(refused.text).not.toContain('fd_nobody');
  });

  it('says in words that FinDeus cannot be reached', async () => {
    const client = await connect({ FINDEUS_API_URL: 'http://127.0.0.1:9' });
    const { isError, text } = await call(client, 'compound_growth', { rate: 7, years: 30 });
    expect(isError).toBe(true);
    expect(text).toBe('FinDeus could not be reached. Is it running, and is FINDEUS_API_URL right?');
    await expect(client.listTools()).rejects.toThrow('FinDeus could not be reached');
  });

  it('writes nothing but the protocol, and ends with its client', async () => {
    const child = spawn(command(), { env: { ...getDefaultEnvironment(), FINDEUS_API_URL: server.url } });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const send = (message: object) =>
      child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
    child.stdin.write('this is no message\n');
    const clientInfo = { name: 'test', version: '1' };
    send({
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo },
    });
    send({ method: 'notifications/initialized' });
    send({
      id: 2,
      method: 'tools/call',
      params: { name: 'compound_growth', arguments: { rate: 7, years: 30 } },
    });
    await expect.poll(() => output, { timeout: 15_000 }).toContain('"id":2');
    child.stdin.end();
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(0);
    const messages = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { jsonrpc: string });
    expect(messages.every(({ jsonrpc }) => jsonrpc === '2.0')).toBe(true);
  });

  it('refuses to start with an address that is none, on standard error', async () => {
    const env = { ...getDefaultEnvironment(), FINDEUS_API_URL: 'findeus' };
    const child = spawn(command(), { env });
    let [output, complaint] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number];
    expect([code, output]).toEqual([1, '']);
    expect(complaint).toContain('FINDEUS_API_URL');
  });
});
