import { createClient, type User } from '@supabase/supabase-js';
import { expect, it, vi } from 'vitest';
import { fallbackTexts } from '#advisor/model/fallback-texts.ts';
import { ask, createTab, stubBrowser } from '#web/testing/chat-page.ts';

type Fetch = typeof globalThis.fetch;

let answer: Fetch;
const fetch: Fetch = (input, init) => answer(input, init);
stubBrowser(fetch);

const nobody = { client: createClient('http://findeus.test', 'key'), user: {} as User };

/** What a visitor sees under a question. */
async function answerSeen(): Promise<{ content: string; failed?: boolean }> {
  const { chat } = createTab(nobody, { anonKey: 'key' }, fetch, { state: 'signed out' });
  await ask(chat, 'What is a bond?');
  const { content, failed } = chat.current().messages.at(-1)!;
  return { content, ...(failed ? { failed } : {}) };
}

function streamOf(texts: readonly string[], end: (controller: ReadableStreamDefaultController) => void) {
  const lines = texts.map((text) => new TextEncoder().encode(`data: ${JSON.stringify({ text })}\n\n`));
  return new Response(
    new ReadableStream({
      pull(controller) {
        const line = lines.shift();
        if (line) controller.enqueue(line);
        else end(controller);
      },
    }),
  );
}

it('takes a stream that ends for a whole answer, whether it says so or not', async () => {
  answer = async () => streamOf(['A bond is ', 'a loan.'], (controller) => controller.close());
  expect(await answerSeen()).toEqual({ content: 'A bond is a loan.' });
});

it('says that the line broke, below what had arrived', async () => {
  answer = async () =>
    streamOf(['A bond is '], (controller) => controller.error(new TypeError('network error')));
  expect(await answerSeen()).toEqual({ content: `A bond is \n\n${fallbackTexts.network}`, failed: true });
});

const refusal = (status: number, body: object) => async () => Response.json(body, { status });
const fault = (error: Error) => async () => {
  throw error;
};

it.each([
  ['a status that is not OK', refusal(500, {}), fallbackTexts.other('API error 500')],
  [
    'a quota that is used up',
    refusal(429, { code: 'insufficient_quota', error: 'No.' }),
    fallbackTexts.quota,
  ],
  ['asking too often', refusal(429, { error: 'Please wait 4 seconds.' }), 'Please wait 4 seconds.'],
  ['no stream', async () => new Response(null), fallbackTexts.other('No response stream available')],
  ['nobody there', fault(new TypeError('Failed to fetch')), fallbackTexts.network],
  ['no answer in time', fault(new DOMException('Too late', 'TimeoutError')), fallbackTexts.network],
  ['anything else', fault(new Error('it broke')), fallbackTexts.other('it broke')],
])('tells %s in the words of the specification', async (_what, answering, words) => {
  answer = answering;
  expect(await answerSeen()).toEqual({ content: words, failed: true });
});

it('gives up on an answer that was lost on the way', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const late = new AbortController();
    setTimeout(() => late.abort(new DOMException('Too late', 'TimeoutError')), 10);
    return late.signal;
  });
  answer = (_input, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  expect(await answerSeen()).toEqual({ content: fallbackTexts.network, failed: true });
  expect(timeout).toHaveBeenCalled();
});

it('shows one apology when the same question fails again', async () => {
  answer = refusal(500, {});
  const { chat } = createTab(nobody, { anonKey: 'key' }, fetch, { state: 'signed out' });
  await ask(chat, 'What is a bond?');
  await chat.askAgain(chat.current().messages[0]!.id);
  await vi.waitFor(() => expect(chat.current().turn.is).toBe('idle'));
  expect(chat.current().messages.map(({ content }) => content)).toEqual([
    'What is a bond?',
    fallbackTexts.other('API error 500'),
  ]);
});

it('keeps the answer before it when the question fails the second time', async () => {
  answer = async () => streamOf(['A bond is a loan.'], (controller) => controller.close());
  const { chat } = createTab(nobody, { anonKey: 'key' }, fetch, { state: 'signed out' });
  await ask(chat, 'What is a bond?');
  answer = refusal(500, {});
  await chat.askAgain(chat.current().messages[0]!.id);
  await vi.waitFor(() => expect(chat.current().turn.is).toBe('idle'));
  expect(chat.current().messages.map(({ content }) => content)).toContain('A bond is a loan.');
});
