import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { stepsLabel } from '#advisor/compose/calculations/follow-ups.ts';
import { readReceipts } from '#advisor/compose/receipt.ts';
import { readRecord } from '#advisor/compose/record.ts';
import type { ChatRun } from '#contract/chat.ts';
import { answers, answerWith, ask, joinChat, openChat } from '#e2e/support/chat.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';

/** Everything that the home page and the empty chat put into somebody's mouth. */
async function offeredBy(page: Page): Promise<string[]> {
  await page.goto('/');
  const quotes = await quotesOf(page).allInnerTexts();
  const live = page.getByRole('region', { name: 'A real answer' });
  const examples: string[] = [];
  for (const label of ['Growing', 'Tax', 'Borrowing']) {
    await live.getByText(label, { exact: true }).click();
    await live.getByRole('radio', { name: label, checked: true }).waitFor();
    examples.push(await live.getByText(/\?$/).first().innerText());
  }
  const chat = await openChat(page);
  const topics = chat.getByRole('button', { name: /^(Portfolio|Market|Risk|Tax) / });
  const cards = await topics.allInnerTexts();
  return [...quotes, ...examples, ...cards.map((card) => card.split('\n').at(-1) ?? '')].map((text) =>
    text.replaceAll(/[“”]/g, '').trim(),
  );
}

const quotesOf = (page: Page) => page.getByRole('region', { name: /^What the AI does/ }).getByRole('button');
const still = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;

interface Message {
  role: 'user' | 'assistant';
  content: string;
}

/** What the chat's own address answers. */
async function answerTo(page: Page, messages: readonly Message[], run?: ChatRun): Promise<string> {
  const config = await page.request.get('/config.json');
  const { supabaseUrl, anonKey } = (await config.json()) as { supabaseUrl: string; anonKey: string };
  const response = await page.request.post(`${supabaseUrl}/functions/v1/chat`, {
    headers: { authorization: `Bearer ${anonKey}` },
    data: { messages, mode: 'free', useRag: true, profile: null, ...(run ? { run } : {}) },
  });
  const lines = (await response.text()).split('\n').filter((line) => line.startsWith('data:'));
  return lines
    .map((line) => (JSON.parse(line.slice('data:'.length)) as { text?: string }).text ?? '')
    .join('');
}

/** A figure, a decision, an explanation or a limit; a question back alone is none. */
function isReal(answer: string): boolean {
  const record = readRecord(answer);
  if (record === undefined) return false;
  const isText = /^(?:limit|guide|article):/.test(record.topic);
  return isText || readReceipts(answer).some(({ figures }) => figures.length > 0);
}

/** What is offered with a run is answered by it, and the question for the working by the working of that answer. */
function isAbout(
  answer: string,
  { label, run, before }: { label: string; run: ChatRun | undefined; before: string },
): boolean {
  const topic = readRecord(answer)?.topic;
  if (run) return topic === run.calculator;
  if (label !== stepsLabel) return true;
  return topic === readRecord(before)?.topic && answer.includes('**Step by step**');
}

const quoted = 'I have 70k in stocks and 30k in bonds. How do I get to 60/40?';

describeInBrowser('a question that a page suggests', ({ open }) => {
  it('gets a real answer, and so do the answer’s suggestions', async () => {
    const page = await open();
    const offered = await offeredBy(page);
    expect(offered).toHaveLength(12);
    const unanswered: string[] = [];
    for (const content of new Set(offered)) {
      const question: Message = { role: 'user', content };
      const answer = await answerTo(page, [question]);
      if (!isReal(answer)) unanswered.push(content);
      for (const { label, run } of readRecord(answer)?.followUps ?? []) {
        const before: Message[] = [question, { role: 'assistant', content: answer }];
        const next = await answerTo(page, [...before, { role: 'user', content: label }], run);
        if (!isReal(next) || !isAbout(next, { label, run, before: answer }))
          unanswered.push(`${content} / ${label}`);
      }
    }
    expect(unanswered).toEqual([]);
  });

  it('is asked from the home page in a new conversation', async () => {
    const page = await open(still);
    await page.goto('/');
    await page.getByRole('button', { name: quoted }).click();
    await answers(page, 1);
    const chat = page.getByRole('dialog', { name: 'Ask FinDeus' });
    expect(await chat.getByText(quoted).first().isVisible()).toBe(true);
    expect(await chat.textContent()).toContain('Sell $10,000 of stocks');
  });

  it('does not continue an earlier conversation', async () => {
    const page = await open(still);
    const chat = await joinChat(page);
    await answerWith(page, 'An answer.');
    await ask(page, 'Something else');
    await answers(page, 1);
    await page.reload();
    await chat.getByRole('button', { name: 'Close chat' }).click();
    await page.getByRole('button', { name: quoted }).click();
    await chat.getByRole('button', { name: 'Something else', exact: true }).waitFor();
    await chat.getByRole('listitem').filter({ hasText: quoted }).first().waitFor();
    await chat.getByRole('button', { name: 'Copy answer' }).waitFor();
    expect(await chat.getByRole('button', { name: 'Edit question' }).count()).toBe(1);

    // While an answer is on its way, it waits in the box.
    await page.unroute('**/functions/v1/chat');
    await page.route('**/functions/v1/chat', () => undefined);
    await ask(page, 'A slow one');
    await chat.getByRole('button', { name: 'Stop' }).waitFor();
    await chat.getByRole('button', { name: 'Close chat' }).click();
    await page.getByRole('button', { name: quoted }).click();
    await expect.poll(() => page.getByLabel('Your question').inputValue()).toBe(quoted);
  });
});
