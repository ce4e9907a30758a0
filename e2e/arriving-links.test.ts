import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';
import { holdsFocus, mailedLink, signIn, signOut, userMenu, visitSignedIn } from '#e2e/support/people.ts';

describeInBrowser('a link that signs in another user', ({ open }) => {
  const newcomer = async (name: string, options: Parameters<typeof open>[0] = {}) => {
    const page = await open(options);
    return { page, ...(await visitSignedIn(page, { name })) };
  };
  /** The link for a new password of an account, from its mail. */
  const linkFor = async (email: string) => {
    const page = await open();
    await page.goto('/');
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.getByRole('button', { name: "Can't access your account?" }).click();
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByRole('dialog', { name: 'Email Sent!' }).waitFor();
    return mailedLink(page, email);
  };
  const keptUser = (page: Page) =>
    page.evaluate(() => {
      const kept = localStorage.getItem('findeus-session');
      return kept === null ? null : (JSON.parse(kept) as { user: { email: string } }).user.email;
    });
  const tokensOf = (page: Page) =>
    page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('findeus-session')!) as Record<string, string>;
      return `access_token=${kept.access_token}&refresh_token=${kept.refresh_token}`;
    });
  const tokenOf = (page: Page) =>
    page.evaluate(
      () => (JSON.parse(localStorage.getItem('findeus-session')!) as { access_token: string }).access_token,
    );
  /** What the server answers to a token. */
  const statusOfUser = async (page: Page, token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await page.request.get('/auth/v1/user', { headers })).status();
  };
  const question = (page: Page) => page.getByRole('dialog', { name: 'Switch accounts?' });

  it('asks first, and changes nothing when the user stays signed in', async () => {
    const { page, email } = await newcomer('Ada Lovelace');
    const other = await newcomer('Grace Hopper');
    await page.goto(await linkFor(other.email));
    const dialog = question(page);
    await dialog.waitFor();
    expect(page.url()).toMatch(/\/reset-password$/);
    expect(await dialog.textContent()).toMatch(new RegExp(`${email}.*${other.email}`));
    expect(await keptUser(page)).toBe(email);
    await expectAccessible(page);
    const ended = page.waitForResponse((response) => response.url().includes('/auth/v1/logout'));
    await page.keyboard.press('Escape');
    expect((await ended).status()).toBe(204);
    await dialog.waitFor({ state: 'detached' });
    expect(await keptUser(page)).toBe(email);
    await page.getByText(`You are still signed in as ${email}. The link was not used.`).waitFor();
    expect(await page.getByRole('heading', { name: 'This link no longer works' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Go to the home page' }).click();
    await userMenu(page, 'Ada Lovelace').waitFor();
  });

  it('does not ask when the old session has ended', async () => {
    const page = await open({ letRequestsFail: true });
    const { email } = await visitSignedIn(page);
    const elsewhere = await open();
    await elsewhere.goto('/');
    await signIn(elsewhere, email);
    await userMenu(elsewhere).waitFor();
    const other = await newcomer('Grace Hopper');
    const link = await linkFor(other.email);
    await signOut(elsewhere);
    await page.goto(link);
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    expect(await question(page).count()).toBe(0);
    await expect.poll(() => keptUser(page)).toBe(other.email);
  });

  it('works when the browser blocks storage', async () => {
    const { email } = await newcomer('Ada Lovelace');
    const link = await linkFor(email);
    const page = await open();
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    });
    await page.goto(link);
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  });

  it('asks again after a reload, with the same link', async () => {
    const { page, email } = await newcomer('Ada Lovelace');
    const other = await newcomer('Grace Hopper');
    await page.goto(await linkFor(other.email));
    await question(page).waitFor();
    await page.reload();
    await question(page).waitFor();
    await expect.poll(() => keptUser(page)).toBe(email);
    await question(page).getByRole('button', { name: 'Switch account' }).click();
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    await expect.poll(() => keptUser(page)).toBe(other.email);
    await page.reload();
    await userMenu(page, 'Grace Hopper').waitFor();
    expect(await question(page).count()).toBe(0);
  });

  it('continues without asking when another tab signs out', async () => {
    // The page may ask who is here just when that has ended.
    const { page } = await newcomer('Ada Lovelace', { letRequestsFail: true });
    const other = await newcomer('Grace Hopper');
    const tab = await page.context().newPage();
    await tab.goto('/');
    await userMenu(tab, 'Ada Lovelace').waitFor();
    await page.goto(await linkFor(other.email));
    await question(page).waitFor();
    await signOut(tab, 'Ada Lovelace');
    await question(page).waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    await expect.poll(() => keptUser(page)).toBe(other.email);
  });

  it('switches accounts when the user confirms', async () => {
    const { page } = await newcomer('Ada Lovelace');
    const other = await newcomer('Grace Hopper');
    await page.goto(await linkFor(other.email));
    await question(page).getByText(`This link lets you choose a new password for ${other.email}.`).waitFor();
    const replaced = await tokenOf(page);
    await question(page).getByRole('button', { name: 'Switch account' }).click();
    const heading = page.getByRole('heading', { name: 'Choose a new password' });
    await heading.waitFor();
    await expect.poll(() => holdsFocus(heading)).toBe(true);
    await expect.poll(() => keptUser(page)).toBe(other.email);
    await expect.poll(() => statusOfUser(page, replaced)).toBe(403);
    await page.getByLabel('New password').fill('another horse battery 7');
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await page.getByText('Your password is changed.').waitFor();
  });

  it('does not ask when no user or the same user is signed in', async () => {
    const { page, email } = await newcomer('Ada Lovelace');
    const stranger = await open();
    await stranger.goto(await linkFor(email));
    await stranger.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    expect(await question(stranger).count()).toBe(0);
    expect(stranger.url()).toMatch(/\/reset-password$/);
    await page.goto(`/reset-password#${await tokensOf(page)}&type=recovery`);
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    expect(await question(page).count()).toBe(0);
  });

  it('is ignored on other pages, and leaves no tokens in the address', async () => {
    const { page, email } = await newcomer('Ada Lovelace');
    const other = await newcomer('Grace Hopper');
    const tokens = await tokensOf(other.page);
    // The first only changes the fragment of the page that is open.
    for (const path of ['/', '/reset-password']) {
      await page.goto(`${path}#${tokens}&type=magiclink`);
      await userMenu(page, 'Ada Lovelace').waitFor();
      await expect.poll(() => new URL(page.url()).hash).toBe('');
    }
    expect(await keptUser(page)).toBe(email);
  });

  it('asks before a sign-in with Google replaces a user who signed in meanwhile', async () => {
    const { email } = await newcomer('Ada Lovelace');
    const page = await open();
    await page.goto('/');
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    const choice = page.getByRole('button', { name: /Mira/ });
    await choice.waitFor();
    const tab = await page.context().newPage();
    await tab.goto('/');
    await signIn(tab, email);
    await userMenu(tab, 'Ada Lovelace').waitFor();
    await choice.click();
    await question(page).waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await keptUser(page)).toBe(email);
    await question(page).getByRole('button', { name: 'Stay signed in' }).click();
    await userMenu(page, 'Ada Lovelace').waitFor();
    expect(await keptUser(page)).toBe(email);
  });
});
