import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openChat } from '#e2e/support/chat.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';
import { openAccount, signUp } from '#e2e/support/people.ts';

const pathOf = (page: Page) => new URL(page.url()).pathname;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const about = 'Advice should show its work';
const home = 'Money questions, answered with the working shown';
/** How far the history reaches, and where in it the page says it is. */
const place = (page: Page) =>
  page.evaluate(() => ({ length: history.length, state: history.state as unknown }));

/** From home to About, so that there is something to go back to. */
async function openAbout(page: Page) {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await heading(page, about).waitFor();
}

describeInBrowser('Back', ({ open }) => {
  it('closes the chat and leaves the page; Forward changes nothing', async () => {
    const page = await open();
    await openAbout(page);
    const chat = await openChat(page);
    await expect.poll(() => place(page)).toMatchObject({ state: { view: 'about', depth: 1 } });
    await page.goBack();
    await chat.waitFor({ state: 'detached' });
    expect(await heading(page, about).isVisible()).toBe(true);
    await page.goForward();
    // Nothing lies there any more, so the page stays where it was.
    await expect.poll(() => place(page)).toMatchObject({ state: { view: 'about' } });
    await expect.poll(() => place(page)).not.toMatchObject({ state: { depth: 1 } });
    expect(await heading(page, about).isVisible()).toBe(true);
    expect(await chat.count()).toBe(0);
    await page.goBack();
    await heading(page, home).waitFor();
    await page.goForward();
    await heading(page, about).waitFor();
  });

  it('does not reopen or close what was closed by hand', async () => {
    const page = await open();
    await openAbout(page);
    const chat = await openChat(page);
    await expect.poll(() => place(page)).toMatchObject({ state: { depth: 1 } });
    await chat.getByRole('button', { name: 'Close chat' }).click();
    await expect.poll(() => place(page)).toEqual({ length: 4, state: { view: 'about' } });
    await page.goBack();
    await heading(page, home).waitFor();
  });

  it('closes a dialog over the chat first, then the chat', async () => {
    const page = await open();
    await openAbout(page);
    const chat = await openChat(page);
    await chat.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await sheet.waitFor();
    await expect.poll(() => place(page)).toMatchObject({ state: { depth: 2 } });
    await page.goBack();
    await sheet.waitFor({ state: 'detached' });
    expect(await chat.isVisible()).toBe(true);
    await page.goBack();
    await chat.waitFor({ state: 'detached' });
    expect(await heading(page, about).isVisible()).toBe(true);
  });

  it('closes what covers a page with its own address, which stays; a reload closes it as well', async () => {
    const page = await open();
    await page.goto('/press');
    await page.goto('/about');
    await page.getByRole('button', { name: 'Log In' }).click();
    const modal = page.getByRole('dialog', { name: 'Welcome back' });
    await modal.waitFor();
    expect(pathOf(page)).toBe('/about');
    await modal.getByRole('button', { name: 'Sign Up' }).click();
    const signup = page.getByRole('dialog', { name: 'Create your account' });
    await signup.waitFor();
    await page.goBack();
    await signup.waitFor({ state: 'detached' });
    expect(pathOf(page)).toBe('/about');
    expect(await modal.count()).toBe(0);

    await page.getByRole('button', { name: 'Log In' }).click();
    await modal.waitFor();
    await expect.poll(() => place(page)).toMatchObject({ state: { depth: 1 } });
    await page.reload();
    await heading(page, about).waitFor();
    expect(await modal.count()).toBe(0);
    await expect.poll(() => place(page)).toMatchObject({ state: null });
    await page.goBack();
    await heading(page, 'Press').waitFor();
  });

  it('closes the account dialog', async () => {
    const page = await open();
    await openAbout(page);
    await signUp(page);
    const dialog = await openAccount(page);
    await expect.poll(() => place(page)).toMatchObject({ state: { depth: 1 } });
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(await heading(page, about).isVisible()).toBe(true);
  });

  it('closes the menu of a phone, and the conversation list over the chat', async () => {
    const page = await open({ viewport: { width: 390, height: 844 } });
    await page.goto('/press');
    await page.goto('/about');
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    await expect.poll(() => place(page)).toMatchObject({ state: { depth: 1 } });
    await page.goBack();
    await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('false');
    expect(pathOf(page)).toBe('/about');

    const chat = await openChat(page);
    await chat.getByRole('button', { name: 'Show chat history' }).click();
    const list = chat.getByRole('heading', { name: 'Chat History' });
    await list.waitFor();
    await expect.poll(() => place(page)).toMatchObject({ state: { depth: 2 } });
    await page.goBack();
    await list.waitFor({ state: 'detached' });
    expect(await chat.isVisible()).toBe(true);
    await page.goBack();
    await chat.waitFor({ state: 'detached' });
    expect(await heading(page, about).isVisible()).toBe(true);

    // Following a link of the menu takes the menu's place.
    await menu.click();
    await expect.poll(() => place(page)).toMatchObject({ state: { depth: 1 } });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await heading(page, home).waitFor();
    await page.goBack();
    await heading(page, about).waitFor();
    expect(pathOf(page)).toBe('/about');
    expect(await menu.getAttribute('aria-expanded')).toBe('false');
  });

  it('returns from the plans to the page on which the chat was opened', async () => {
    const page = await open({ reducedMotion: 'reduce' });
    const pricingTop = () =>
      page.evaluate(() => document.getElementById('pricing')?.getBoundingClientRect().top ?? Infinity);
    for (const start of [about, home]) {
      // oxlint-disable-next-line no-await-in-loop -- One after the other, in one window.
      await openAbout(page);
      if (start === home) await page.goBack();
      await heading(page, start).waitFor();
      const chat = await openChat(page);
      await chat.getByRole('button', { name: 'Pro', exact: true }).click();
      await chat.waitFor({ state: 'detached' });
      await expect.poll(pricingTop).toBeLessThan(300);
      await expect.poll(() => place(page)).not.toMatchObject({ state: { depth: 1 } });
      expect(await pricingTop()).toBeLessThan(300);
      await page.goBack();
      if (start === about) await heading(page, about).waitFor();
    }
  });

  it('returns from signing in to the chat', async () => {
    const page = await open({ viewport: { width: 1280, height: 900 } });
    await page.goto('/');
    const chat = await openChat(page);
    await chat.getByRole('button', { name: /sign in/i }).click();
    await page.getByRole('dialog', { name: 'Welcome back' }).waitFor();
    await page.goBack();
    await chat.waitFor();
    await expect.poll(() => place(page)).toMatchObject({ state: { depth: 1 } });
    await page.goBack();
    await chat.waitFor({ state: 'detached' });
    await heading(page, home).waitFor();
  });
});
