import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';
import { buyPro, closeChat, password, userMenu, visitSignedIn } from '#e2e/support/people.ts';

/** Where a line of the price list leads: a heading with the focus, or a dialog. */
type End = { heading: RegExp } | { dialog: RegExp };
type Who = 'visitor' | 'free' | 'pro';

/** A line that is missing here is not tested. */
const linesOfPro = 8;
const chat: End = { dialog: /^Ask FinDeus$/ };
const ends = (who: Who): Record<string, End> => ({
  'Unlimited messages': chat,
  'Advanced portfolio analysis': { heading: /^Analysis$/ },
  'Personalized strategies': { heading: /^My plan$/ },
  'Risk assessment': { heading: /^Risk tolerance$/ },
  'Tax guidance': { heading: /^Taxes/ },
  'Priority support': { dialog: who === 'visitor' ? /^Welcome back$/ : /^Account settings$/ },
  'Chat history export': { dialog: /^Export conversations/ },
  // "Real-time" is shown only if a provider of current prices is configured.
  'Market insights': { heading: /^Market insights$/ },
});

async function arrive(page: Page, line: string, end: End) {
  if ('dialog' in end) return page.getByRole('dialog', { name: end.dialog }).last().waitFor();
  const heading = page.getByRole('heading', { name: end.heading }).first();
  await heading.waitFor();
  // It has the keyboard focus and is in view.
  await expect
    .poll(() => heading.evaluate((one) => one === document.activeElement), { message: line, timeout: 20_000 })
    .toBe(true);
  await expect
    .poll(() => heading.evaluate((one) => one.getBoundingClientRect().top < innerHeight))
    .toBe(true);
}

/** A new page without history, so that no earlier dialog is open. */
async function press(page: Page, who: Who, line: string, end: End) {
  const fresh = await page.context().newPage();
  await fresh.goto('/');
  if (who !== 'visitor') await userMenu(fresh).waitFor();
  const lines = fresh.getByRole('region', { name: 'Pro plan' }).getByRole('listitem');
  await lines.first().waitFor();
  expect(await lines.count()).toBe(linesOfPro);
  await fresh
    .getByRole('region', { name: 'Pro plan' })
    .getByRole('button', { name: line, exact: true })
    .click();
  await arrive(fresh, line, end);
  await fresh.close();
}

async function closeDialogs(page: Page, line: string) {
  if (line === 'Priority support') {
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    return;
  }
  if (line === 'Chat history export') await page.keyboard.press('Escape');
  await closeChat(page);
}

describeInBrowser('the price list', ({ open }) => {
  it.each(['visitor', 'free', 'pro'] as const)(
    'leads a %s from every line of Pro to what it names',
    async (who) => {
      const page = await open({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });
      if (who !== 'visitor') await visitSignedIn(page);
      if (who === 'pro') await buyPro(page);
      for (const [line, end] of Object.entries(ends(who))) await press(page, who, line, end);
    },
  );

  it.each([
    ['Answers with the working shown', '#live-answer'],
    ['Rules with their year and source', '#principles'],
    ['No ads, and no sale of your data', '#recipients'],
  ])('takes the keyboard from “%s” to the part it names', async (line, part) => {
    const page = await open({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });
    await page.goto('/');
    await page.getByRole('button', { name: line, exact: true }).click();
    const place = page.locator(part);
    await place.waitFor();
    await expect
      .poll(() =>
        place.evaluate(
          (one) =>
            one.contains(document.activeElement) &&
            Math.abs(document.activeElement!.getBoundingClientRect().top) < innerHeight,
        ),
      )
      .toBe(true);
  });

  it('keeps the export in view while the rest of the account loads', async () => {
    const page = await open({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });
    const { email } = await visitSignedIn(page);
    // A list of devices that is taller than the dialog.
    for (let device = 0; device < 12; device++)
      await page.request.post('/auth/v1/token?grant_type=password', { data: { email, password } });
    const fresh = await page.context().newPage();
    await fresh.goto('/');
    await userMenu(fresh).waitFor();
    await fresh.getByRole('button', { name: 'Export and delete your data at any time' }).click();
    const settings = fresh.getByRole('dialog', { name: 'Account settings' });
    const button = settings.getByRole('button', { name: 'Export my data' });
    await button.waitFor();
    await settings.getByText('You have no keys.').waitFor();
    const devices = settings.getByRole('region', { name: 'Active sign-ins' }).getByRole('listitem');
    await expect.poll(() => devices.count()).toBeGreaterThan(12);
    const isInView = () =>
      button.evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    await expect.poll(isInView).toBe(true);
  });

  it('opens support for a user who presses it before the session is restored', async () => {
    const page = await open({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });
    await visitSignedIn(page);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/config.json', async (route) => {
      await released;
      await route.continue();
    });
    await page.reload();
    await page
      .getByRole('region', { name: 'Pro plan' })
      .getByRole('button', { name: 'Priority support', exact: true })
      .click();
    release();
    await page.getByRole('dialog', { name: 'Account settings' }).waitFor();
  });

  it('leads from every line of the success page to what it names', async () => {
    const page = await open({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });
    await visitSignedIn(page);
    await buyPro(page);
    const welcome = page.getByRole('heading', { name: 'Welcome to FinDeus Pro' });
    const lines = page.getByRole('main').getByRole('listitem');
    expect(await lines.count()).toBe(linesOfPro);
    for (const [line, end] of Object.entries(ends('pro'))) {
      await page.getByRole('button', { name: line, exact: true }).first().click();
      await arrive(page, line, end);
      if ('heading' in end) await page.goBack();
      else await closeDialogs(page, line);
      await welcome.waitFor();
    }
  });
});
