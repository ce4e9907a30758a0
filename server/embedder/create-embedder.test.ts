import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createEmbedder, type EmbedderOptions } from '#server/embedder/create-embedder.ts';

const opened: { close(): void }[] = [];
afterAll(() => opened.forEach((each) => each.close()));

function open(options: EmbedderOptions = {}) {
  const embedder = createEmbedder({ patienceMs: null, ...options });
  opened.push(embedder);
  return embedder;
}

const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, n) => sum + value * b[n]!, 0);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('embed', () => {
  const embedder = open();

  it('returns near unit vectors for texts of the same meaning', async () => {
    const [home, house, cat] = await embedder.embed([
      'What can I borrow to buy a home?',
      'How large a mortgage would a bank give me?',
      'My cat sleeps all day.',
    ]);
    expect(home).toHaveLength(embedder.dimensions);
    expect(dot(home!, home!)).toBeCloseTo(1, 4);
    expect(dot(home!, house!)).toBeGreaterThan(dot(home!, cat!) + 0.3);
  });

  it('keeps the order of the texts, cached or repeated', async () => {
    const [tax] = await embedder.embed(['tax']);
    const [stock, again, taxAgain, stockAgain] = await embedder.embed(['stock', 'tax', 'tax', 'stock']);
    expect(again).toEqual(tax);
    expect(taxAgain).toEqual(tax);
    expect(stockAgain).toEqual(stock);
    expect(dot(stock!, tax!)).toBeLessThan(0.9);
    expect(await embedder.embed([])).toEqual([]);
  });

  it('answers a cached text without its process', async () => {
    const own = open();
    const [first] = await own.embed(['What is a bond?']);
    process.kill(own.pid!, 'SIGKILL');
    await vi.waitFor(() => expect(own.pid).toBeUndefined());
    expect((await own.embed(['What is a bond?']))[0]).toEqual(first);
    expect(own.pid).toBeUndefined();
  });

  it('accepts a long text', async () => {
    const [vector] = await embedder.embed(['a very long story '.repeat(20_000)]);
    expect(vector).toHaveLength(embedder.dimensions);
  });

  it('leaves the event loop free', async () => {
    await embedder.warm();
    let turns = 0;
    const start = performance.now();
    const turning = setInterval(() => turns++, 5);
    const longText = 'What would the payment be on a loan of that size? '.repeat(20);
    await embedder.embed(Array.from({ length: 5 }, (_, n) => `${n} ${longText}`));
    clearInterval(turning);
    // It turns every 5 ms; a loop that has to wait for the vectors hardly turns at all.
    expect(turns).toBeGreaterThan((performance.now() - start) / 50);
  });
});

describe('rank', () => {
  const embedder = open();
  const message = 'can I take money out of my roth ira early';
  const texts = [
    'What is a bond?',
    'Can I withdraw Roth IRA contributions early?',
    'How do I fix a flat tire?',
    'What is a stock?',
    'What is a bond?',
    'How do taxes work in Spain?',
  ];

  it('gives each text its rank in their order, again from memory', async () => {
    const ranks = await embedder.rank!(message, texts);
    expect(ranks).toHaveLength(texts.length);
    expect(Math.max(...ranks)).toBe(ranks[1]);
    expect(ranks[4]).toBe(ranks[0]);
    process.kill(embedder.pid!, 'SIGKILL');
    await vi.waitFor(() => expect(embedder.pid).toBeUndefined());
    expect(await embedder.rank!(message, texts)).toEqual(ranks);
    expect(await embedder.rank!(message, [])).toEqual([]);
  });

  it('stops for a signal that aborts', async () => {
    await expect(embedder.rank!('another message', texts, AbortSignal.abort())).rejects.toThrow(/abort/i);
  });
});

describe('giving up', () => {
  it('happens at once for the caller whose signal aborts, and for no other', async () => {
    const embedder = open();
    const controller = new AbortController();
    const gone = embedder.embed(['one'], controller.signal);
    const waitingBehind = embedder.embed(['two'], controller.signal);
    const staying = embedder.embed(['three']);
    controller.abort(new Error('gone'));
    await expect(gone).rejects.toThrow('gone');
    await expect(waitingBehind).rejects.toThrow('gone');
    expect(await staying).toHaveLength(1);
    await expect(embedder.embed(['four'], controller.signal)).rejects.toThrow('gone');
  });

  it('happens after the given time', async () => {
    await expect(open({ patienceMs: 1 }).embed(['late'])).rejects.toThrow(
      'No answer of the encoder within 1 ms',
    );
  });

  it('happens later for a reading, which an answer needs, but also after the given time', async () => {
    const asks = [
      { id: 'growth', kind: 'calculator', name: 'growth', title: 'Growth', texts: ['What savings grow to'] },
    ] as const;
    const message = { text: 'What will my savings be?', context: '', spans: [] };
    const { asks: found } = await open({ patienceMs: 1 }).openReaderModel(asks).score(message);
    expect(found.map(({ id }) => id)).toEqual(['growth']);
    await expect(open({ readingPatienceMs: 1 }).openReaderModel(asks).score(message)).rejects.toThrow(
      'No answer of the encoder within 1 ms',
    );
  });

  it('happens for running calls when the process dies, and starts another process', async () => {
    const embedder = open();
    await embedder.warm();
    const running = embedder.embed(['unlucky']);
    process.kill(embedder.pid!, 'SIGKILL');
    await expect(running).rejects.toThrow('SIGKILL');
    expect(await embedder.embed(['lucky'])).toHaveLength(1);
  });
});

describe('the process', () => {
  it('starts with the first text, and ends after a long pause', async () => {
    const embedder = open({ idleMs: 50 });
    expect(embedder.pid).toBeUndefined();
    await embedder.embed(['first']);
    await vi.waitFor(() => expect(embedder.pid).toBeUndefined());
    expect(await embedder.embed(['after a pause'])).toHaveLength(1);
  });

  it('ends with close, after which nothing is accepted', async () => {
    const embedder = open();
    await embedder.warm();
    const pid = embedder.pid!;
    const running = embedder.embed(['too late']);
    embedder.close();
    await expect(running).rejects.toThrow('closed');
    await expect(embedder.embed(['much too late'])).rejects.toThrow('closed');
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false));
  });

  it('does not outlive a killed server', async () => {
    const program = `
      const { createEmbedder } = await import('#server/embedder/create-embedder.ts');
      const embedder = createEmbedder({ patienceMs: null });
      await embedder.warm();
      console.log(embedder.pid);
      setInterval(() => {}, 1000);`;
    const server = spawn(process.execPath, ['--input-type=module', '--eval', program]);
    const [line] = (await once(server.stdout, 'data')) as [Buffer];
    const pid = Number(line.toString());
    expect(isRunning(pid)).toBe(true);
    server.kill('SIGKILL');
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 20_000 });
  }, 300_000);
});
