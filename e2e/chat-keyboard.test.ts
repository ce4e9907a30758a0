import { expect, it } from 'vitest';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { answers, ask, deleteTalk, joinChat, visitChat } from '#e2e/support/chat.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';

const still = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;

describeInBrowser('the chat by keyboard and on a phone', ({ open }) => {
  it('works by keyboard, and lists the shortcuts', async () => {
    const page = await open(still);
    const chat = await joinChat(page);
    await page.keyboard.press('Control+k');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('search');
    await page.keyboard.press('Control+Shift+O');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('question');
    await ask(page, 'What is a bond?');
    await answers(page, 1);
    await chat.getByRole('button', { name: 'Options for What is a bond?' }).click();
    await page.keyboard.press('Escape');
    expect(await chat.isVisible()).toBe(true);
    await chat.getByRole('heading', { name: 'Chat History' }).click();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await chat.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await chat.waitFor({ state: 'detached' });
  });

  it('moves the focus on when the focused button disappears', async () => {
    const page = await open(still);
    const focused = () =>
      page.evaluate(() => {
        const element = document.activeElement;
        return element?.getAttribute('aria-label') ?? element?.tagName;
      });
    const chat = await joinChat(page);
    await chat.getByRole('button', { name: /^Market Insights/ }).press('Enter');
    await answers(page, 1);
    await expect.poll(focused).toBe('Your question');
    await chat.getByRole('button', { name: 'Edit question' }).press('Enter');
    await page.keyboard.press('Escape');
    await expect.poll(focused).toBe('Edit question');
    await chat.getByRole('button', { name: 'Answer again' }).press('Enter');
    await expect.poll(focused).toBe('Your question');
    await answers(page, 1);
    await chat.getByRole('button', { name: /^Options for/ }).press('Enter');
    await chat.getByRole('button', { name: 'Rename', exact: true }).press('Enter');
    await page.keyboard.type('Stocks since then');
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('Options for Stocks since then');
    await chat.getByRole('button', { name: 'Hide chat history' }).press('Enter');
    await expect.poll(focused).toBe('Show chat history');
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('Hide chat history');
    await chat.getByRole('button', { name: /^Options for/ }).press('Enter');
    await chat.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    // The way back has the focus, and leads back.
    await page.getByRole('dialog', { name: 'Delete this conversation?' }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('Options for Stocks since then');
    await deleteTalk(page, 'Stocks since then');
    await chat.getByText('No conversations yet').waitFor();
    await expect.poll(focused).toBe('Your question');
  });

  it('hides the list of conversations on a phone', async () => {
    const page = await open({
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
      colorScheme: 'dark',
    });
    const chat = await visitChat(page);
    expect(await chat.getByRole('heading', { name: 'Chat History' }).count()).toBe(0);
    await expectAccessible(page);
    await chat.getByRole('button', { name: 'Show chat history' }).click();
    const list = chat.getByRole('heading', { name: 'Chat History' });
    await list.waitFor();
    await expectAccessible(page);
    // What lies below the list waits: neither the keyboard nor a screen reader gets to it.
    expect(await chat.getByLabel('Your question').evaluate((box) => box.closest('[inert]') !== null)).toBe(
      true,
    );
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    expect(await chat.isVisible()).toBe(true);
    const opener = chat.getByRole('button', { name: 'Show chat history' });
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await chat.waitFor({ state: 'detached' });
  });
});
