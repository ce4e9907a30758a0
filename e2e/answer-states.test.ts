import { expect, it } from 'vitest';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { answers, answerWith, ask, askAgain, joinChat, tablesOf, visitChat } from '#e2e/support/chat.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';

const still = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;

describeInBrowser('an answer that fails without a word', ({ open }) => {
  it('is told as a failure, with a way to try again', async () => {
    const page = await open({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    const chat = await visitChat(page);
    await page.route('**/functions/v1/chat', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: 'data: {"failed":true}\n\n' }),
    );
    await ask(page, 'What is a bond?');
    await chat.getByText("I couldn't generate a response just now. Please try again").first().waitFor();
    expect(await chat.textContent()).not.toContain('request: .');
    await page.unroute('**/functions/v1/chat');
    await chat.getByRole('button', { name: 'Try again' }).click();
    await chat.getByRole('button', { name: 'Copy answer' }).waitFor();
  });
});

describeInBrowser('an answer', ({ open }) => {
  it('is whole when its stream ends without saying so, and lines that cannot be read are left out', async () => {
    const page = await open(still);
    const chat = await visitChat(page);
    const lines = ['data: {"text":"A bond is "}', 'data: {"text', ': a comment', 'data: {"text":"a loan."}'];
    await page.route('**/functions/v1/chat', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: `${lines.join('\n\n')}\n\n` }),
    );
    await ask(page, 'What is a bond?');
    await chat.getByRole('button', { name: 'Copy answer' }).waitFor();
    await chat.getByText('A bond is a loan.', { exact: true }).waitFor();
    expect(await chat.getByRole('button', { name: 'Bad answer' }).count()).toBe(1);
    expect(await chat.getByText('This question was not answered').count()).toBe(0);
    await chat.getByText('6 free messages left').waitFor();
  });

  it('that failed is in view after long ones, with the button to try again', async () => {
    const page = await open({
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
      letRequestsFail: true,
    });
    const chat = await visitChat(page);
    for (const at of [1, 2]) {
      await ask(page, 'I’m single and earn 95k. What is my federal tax?');
      await answers(page, at);
    }
    // Scrolling back makes the browser draw the first one, and forget the height of the second.
    await chat.getByRole('listitem').first().scrollIntoViewIfNeeded();
    await page.route('**/functions/v1/chat', (route) => route.fulfill({ status: 503, json: {} }));
    await ask(page, 'What is a bond?');
    const again = chat.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    const bottom = () => again.evaluate((button) => button.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBeLessThan(740);
    // A card's shadow has room beside it.
    const card = chat.getByRole('article').first();
    const room = await card.evaluate(
      (one) => one.getBoundingClientRect().left - one.closest('[data-answer]')!.getBoundingClientRect().left,
    );
    expect(room).toBeGreaterThanOrEqual(16);
  });

  it('that failed says so, cannot be rated, and can be tried again', async () => {
    const page = await open({ ...still, letRequestsFail: true });
    const chat = await visitChat(page);
    await page.route('**/functions/v1/chat', (route) => route.fulfill({ status: 503, json: {} }));
    await ask(page, 'What is a bond?');
    await chat.getByText('This question was not answered').waitFor();
    expect(await chat.textContent()).toContain('API error 503');
    for (const name of ['Good answer', 'Bad answer', 'Copy answer'])
      expect(await chat.getByRole('button', { name }).count()).toBe(0);
    await expectAccessible(page);
    await answerWith(page, 'A bond is a loan.');
    await askAgain(page);
    await chat.getByText('A bond is a loan.', { exact: true }).waitFor();
    expect(await chat.getByText('This question was not answered').count()).toBe(0);
    expect(await chat.getByRole('button', { name: 'Good answer' }).count()).toBe(1);
  });

  it('is copied as readable text, or as Markdown', async () => {
    const page = await open({ ...still, permissions: ['clipboard-read', 'clipboard-write'] });
    const chat = await visitChat(page);
    const markdown =
      '**A bond is [a loan](https://example.com).**\n\n| Year | Value |\n| --- | ---: |\n| 1 | $2 |';
    await answerWith(page, markdown);
    await ask(page, 'What is a bond?');
    await answers(page, 1);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await chat.getByRole('button', { name: 'Copy answer' }).click();
    await expect.poll(copied).toBe('A bond is a loan (https://example.com).\n\nYear\tValue\n1\t$2');
    await chat.getByRole('button', { name: 'More ways to copy' }).click();
    await chat.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect.poll(copied).toBe(markdown);
  });

  it('that was bad asks why in one tap, and stores it', async () => {
    const page = await open(still);
    const chat = await joinChat(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const { client } = await tablesOf(page);
    await answerWith(page, 'An answer.');
    await ask(page, 'What is a bond?');
    await answers(page, 1);
    await chat.getByRole('button', { name: 'Bad answer' }).click();
    await chat.getByRole('group', { name: 'What was wrong with it?' }).waitFor();
    await expectAccessible(page);
    await chat.getByRole('button', { name: 'Wrong numbers' }).click();
    await chat.getByText('Thank you.').waitFor();
    const stored = async () =>
      (await client.from('chat_messages').select('rating, rating_reason').eq('role', 'assistant')).data;
    await expect.poll(stored).toEqual([{ rating: 'down', rating_reason: 'wrong_numbers' }]);
    // Taken back, with its reason.
    await chat.getByRole('button', { name: 'Bad answer' }).click();
    await expect.poll(stored).toEqual([{ rating: null, rating_reason: null }]);
  });

  it('has its question folded where that is very long, and waits while there is no network', async () => {
    const page = await open({ ...still, letRequestsFail: true });
    const chat = await visitChat(page);
    await answerWith(page, 'An answer.');
    await ask(page, `${'long '.repeat(1_900)}end`);
    await answers(page, 1);
    const bubble = chat.getByRole('listitem').filter({ hasText: 'You asked' });
    const height = () => bubble.evaluate((element) => element.getBoundingClientRect().height);
    const folded = await height();
    expect(folded).toBeLessThan(300);
    await chat.getByRole('button', { name: 'Show more' }).click();
    expect(await height()).toBeGreaterThan(folded * 2);
    await chat.getByRole('button', { name: 'Show less' }).click();
    await expect.poll(height).toBe(folded);

    await page.context().setOffline(true);
    await chat.getByText('You are offline.').waitFor();
    await expectAccessible(page);
    await page.context().setOffline(false);
    await chat.getByText('You are offline.').waitFor({ state: 'detached' });
  });

  it('is told to a screen reader in a sentence, and has headings to go through', async () => {
    const page = await open(still);
    const chat = await visitChat(page);
    await answerWith(
      page,
      '**A bond is a loan.** You lend.\n\n**What decides it**\n\nThe rate.\n\n**Next:** Compare two.',
    );
    await ask(page, 'What is a bond?');
    await answers(page, 1);
    expect(await chat.getByRole('status').allTextContents()).toContain('Answer ready. A bond is a loan.');
    const headings = chat.getByRole('listitem').getByRole('heading');
    expect(await headings.allTextContents()).toEqual([
      'You asked',
      'FinDeus answered',
      'What decides it',
      'Next:',
    ]);
    await expectAccessible(page);
  });

  it('leaves room to read at 400 %, in a window of a few lines', async () => {
    const page = await open({ viewport: { width: 320, height: 256 }, reducedMotion: 'reduce' });
    const chat = await visitChat(page);
    await answerWith(page, 'A line of the answer.\n\n'.repeat(30));
    await ask(page, 'What is a bond?');
    await answers(page, 1);
    const scroller = chat.locator('.overflow-y-auto').filter({ hasText: 'A line of the answer.' });
    expect(await scroller.evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(128);
    // Nothing lies over the lines.
    expect(await chat.getByRole('button', { name: 'Jump to latest' }).isVisible()).toBe(false);
    await expectAccessible(page);
  });
});
