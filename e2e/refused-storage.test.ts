import { expect, it } from 'vitest';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { answers, ask, joinChat } from '#e2e/support/chat.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';

const small = { viewport: { width: 1100, height: 600 }, reducedMotion: 'reduce' } as const;

describeInBrowser('a question that cannot be stored', ({ open }) => {
  it('stays in the box when the server has no disk space, and the page says so', async () => {
    const page = await open({ ...small, letRequestsFail: true });
    const chat = await joinChat(page);
    const error = 'The server has run out of disk space.';
    await page.route('**/functions/v1/chat', (route) => route.fulfill({ status: 507, json: { error } }));
    await ask(page, 'What is a bond?');
    await chat.getByText(`${error} Your question is still here.`).waitFor();
    expect(await chat.getByText('could not be reached').count()).toBe(0);
    expect(await page.getByLabel('Your question').inputValue()).toBe('What is a bond?');
  });

  it('is answered when the account is full, and the page says above the box that it is not saved', async () => {
    const page = await open({ ...small, letRequestsFail: true });
    const chat = await joinChat(page);
    const events = [
      { question: 'full', session: null },
      { text: 'A long answer.\n\n'.repeat(60) },
      { done: true },
    ];
    await page.route('**/functions/v1/chat', (route) =>
      route.fulfill({
        contentType: 'text/event-stream',
        body: events.map((data) => `data: ${JSON.stringify(data)}\n\n`).join(''),
      }),
    );
    await ask(page, 'What is a bond?');
    await answers(page, 1);
    const notice = chat.getByText('Your account is full, so the last answer was not saved.');
    await notice.waitFor();
    const bottom = await notice.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThan(small.viewport.height);
    await expectAccessible(page);
    await chat.getByRole('button', { name: 'Answer again' }).click();
    await expect.poll(() => chat.getByRole('button', { name: 'Edit question' }).count()).toBe(1);
    await notice.waitFor();
  });
});
