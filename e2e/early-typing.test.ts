import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { holdBack } from '#e2e/support/chat.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';

/** Opens a page without its script; the script loads when the test asks for it. */
async function openEarly(page: Page, path: string) {
  const script = await holdBack(page, /\/assets\/index-.*\.js/);
  await page.goto(path, { waitUntil: 'commit' });
  await script.asked;
  return script;
}

describeInBrowser('what is pressed before the script has arrived', ({ open }) => {
  it('takes effect afterwards: a button of the header', async () => {
    const page = await open({ viewport: { width: 1280, height: 900 } });
    const script = await openEarly(page, '/');
    await page.getByRole('button', { name: 'Get Started', exact: true }).click();
    await script.letGo();
    await page.getByRole('dialog', { name: 'Create your account' }).waitFor();
  });

  it('takes effect once: the menu of a phone opens and stays open', async () => {
    const page = await open({ viewport: { width: 390, height: 844 } });
    const script = await openEarly(page, '/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await script.letGo();
    await page.getByRole('button', { name: 'Menu', expanded: true }).waitFor();
    await page.getByRole('button', { name: 'Ask FinDeus', exact: true }).last().waitFor();
  });

  it('takes effect afterwards: a question of the home page', async () => {
    const page = await open();
    const script = await openEarly(page, '/');
    const question = page.locator('dd button').first();
    const words = ((await question.textContent()) ?? '').replaceAll(/[“”]/g, '');
    await question.click();
    await script.letGo();
    const chat = page.getByRole('dialog', { name: 'Ask FinDeus' });
    await chat.getByText(words).first().waitFor();
  });

  it('takes effect when the script of the page itself is late', async () => {
    const page = await open();
    const part = await holdBack(page, /\/assets\/docs-page-.*\.js/);
    await page.goto('/docs', { waitUntil: 'commit' });
    await part.asked;
    // The header is live, the page below it is not.
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.getByRole('dialog', { name: 'Welcome back' }).waitFor();
    await page.keyboard.press('Escape');
    const python = page.getByRole('button', { name: 'Python' }).first();
    await python.click();
    await part.letGo();
    await page.getByRole('button', { name: 'Python', pressed: true }).first().waitFor();
  });
});

describeInBrowser('what is typed before the script has arrived', ({ open }) => {
  it('stays in the question field of the home page, and is sent', async () => {
    const page = await open();
    const script = await openEarly(page, '/');
    const field = page.getByLabel('A question about your money');
    await field.pressSequentially('What is a Roth');
    await script.letGo();
    // The page is live once a button that needs the script works.
    await page.getByRole('button', { name: 'Get Started', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Create your account' });
    await form.waitFor();
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    await field.press('End');
    await field.pressSequentially(' IRA?');
    expect(await field.inputValue()).toBe('What is a Roth IRA?');
    await field.press('Enter');
    const chat = page.getByRole('dialog', { name: 'Ask FinDeus' });
    await chat.getByText('What is a Roth IRA?').first().waitFor();
  });

  it('is sent after the script has loaded when Enter was pressed before', async () => {
    const page = await open();
    const script = await openEarly(page, '/');
    const field = page.getByLabel('A question about your money');
    await field.pressSequentially('What is a Roth IRA?');
    await field.press('Enter');
    await script.letGo();
    const chat = page.getByRole('dialog', { name: 'Ask FinDeus' });
    await chat.getByText('What is a Roth IRA?').first().waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  it.each([
    ['/calculators', 'Find a calculator', 'mortgage', /^\d+ calculators?/],
    ['/docs', 'Search the documentation', 'webhook', /./],
  ])('is searched for on %s', async (path, label, words, told) => {
    const page = await open();
    const script = await openEarly(page, path);
    const field = page.getByLabel(label);
    await field.pressSequentially(words);
    await script.letGo();
    await expect.poll(() => page.locator('main output').first().textContent()).toMatch(told);
    expect(await field.inputValue()).toBe(words);
  });

  it('is used by a calculator', async () => {
    const page = await open();
    const script = await openEarly(page, '/calculators/compound-growth');
    const field = page.locator('[data-field=monthly] input').first();
    await field.fill('700');
    await script.letGo();
    await expect.poll(() => page.url()).toContain('monthly=700');
    expect(await field.inputValue()).toBe('700');
  });
});
