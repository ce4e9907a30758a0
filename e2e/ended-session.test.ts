import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { ask, holdBack, openChat } from '#e2e/support/chat.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';
import { fillSignIn, openAccount, signIn, signOut, userMenu, visitSignedIn } from '#e2e/support/people.ts';

describeInBrowser('a session that was ended elsewhere', ({ open }) => {
  /** Somebody on two devices; `end` signs them out of both, on the one that is not seen. */
  const onTwoDevices = async () => {
    const elsewhere = await open();
    const { email } = await visitSignedIn(elsewhere);
    const page = await open({ letRequestsFail: true, reducedMotion: 'reduce' });
    await page.goto('/');
    await signIn(page, email);
    await userMenu(page).waitFor();
    return { page, email, end: () => signOut(elsewhere) };
  };
  const keptSession = (page: Page) => page.evaluate(() => localStorage.getItem('findeus-session'));
  const signedOut = 'You have been signed out, perhaps from another device.';
  const countLooks = (page: Page) => {
    const looks: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/auth/v1/user')) looks.push(request.url());
    });
    return looks;
  };

  it('is signed out when the page is loaded again', async () => {
    const { page, end } = await onTwoDevices();
    const looks = countLooks(page);
    await page.reload();
    await userMenu(page).waitFor();
    // Who is here is the server's word, not what the browser remembers.
    expect(looks).toHaveLength(1);
    await end();
    await page.reload();
    await page.getByRole('button', { name: 'Log In' }).waitFor();
    expect(await keptSession(page)).toBeNull();
  });

  it('is told in every other tab of the browser, with a way back in', async () => {
    // What a tab has asked just before the session ends is refused.
    const page = await open({ letRequestsFail: true });
    const { email } = await visitSignedIn(page);
    const [chatting, leaving] = [await page.context().newPage(), await page.context().newPage()];
    for (const tab of [chatting, leaving]) {
      await tab.goto('/');
      await userMenu(tab).waitFor();
    }
    const chat = await openChat(chatting);
    await chat.getByText('No conversations yet').waitFor();
    await signOut(leaving);
    const told = 'You have been signed out in another tab.';
    await chat.getByText(told).waitFor();
    await page.getByText(told).waitFor();
    await expectAccessible(page);
    expect(await leaving.getByText(told).count()).toBe(0);

    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByText(told).waitFor({ state: 'detached' });
    await chat.getByRole('button', { name: 'Sign in', exact: true }).click();
    await fillSignIn(chatting, email);
    await chat.getByText('No conversations yet').waitFor();
    expect(await chat.getByText(told).count()).toBe(0);
  });

  it('signs the page out when a question is asked, and keeps the question', async () => {
    const { page, email, end } = await onTwoDevices();
    const chat = await openChat(page);
    await chat.getByText('No conversations yet').waitFor();
    await end();
    const looks = countLooks(page);
    await ask(page, 'What is compound interest?');
    await chat.getByText(signedOut).waitFor();
    expect(await page.getByLabel('Your question').inputValue()).toBe('What is compound interest?');
    expect(await chat.getByText('could not be').count()).toBe(0);
    await chat.getByRole('button', { name: 'Sign in to keep your conversations.' }).waitFor();
    expect(await keptSession(page)).toBeNull();
    expect(looks).toHaveLength(1);
    await expectAccessible(page);
    await chat.getByRole('button', { name: 'Sign in', exact: true }).click();
    await fillSignIn(page, email);
    await page.getByRole('dialog', { name: 'Ask FinDeus' }).waitFor();
    await expect.poll(() => page.getByLabel('Your question').inputValue()).toBe('What is compound interest?');
    expect(await page.getByText(signedOut).count()).toBe(0);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('button', { name: 'Copy answer' }).waitFor();
  });

  it('hides typed text from another user who signs in', async () => {
    const { page, end } = await onTwoDevices();
    const other = await open();
    const { email } = await visitSignedIn(other, { name: 'Grace Hopper' });
    const chat = await openChat(page);
    await chat.getByText('No conversations yet').waitFor();
    await end();
    await ask(page, 'What is compound interest?');
    await chat.getByRole('button', { name: 'Sign in', exact: true }).click();
    await fillSignIn(page, email);
    await userMenu(page, 'Grace Hopper').first().waitFor({ state: 'attached' });
    await page.getByRole('dialog', { name: 'Ask FinDeus' }).waitFor();
    await chat.getByText('No conversations yet').waitFor();
    expect(await page.getByLabel('Your question').inputValue()).toBe('');
  });

  it('puts the sign-in form in the place of the account settings', async () => {
    const { page, email, end } = await onTwoDevices();
    await userMenu(page).click();
    await end();
    await page.getByRole('button', { name: 'Account settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Welcome back' });
    await dialog.getByText(signedOut).waitFor();
    expect(await page.getByRole('dialog', { name: 'Account settings' }).count()).toBe(0);
    await fillSignIn(page, email);
    await userMenu(page).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('is not assumed for every refusal: a valid session stays signed in', async () => {
    const page = await open({ letRequestsFail: true });
    await visitSignedIn(page);
    await page.route('**/functions/v1/sign-ins', (route) =>
      route.fulfill({ status: 401, json: { error: 'Not with this token.' } }),
    );
    const looks = countLooks(page);
    const settings = await openAccount(page);
    await settings.getByText('Your sign-ins could not be loaded.').waitFor();
    await expect.poll(() => looks.length).toBe(1);
    await userMenu(page).waitFor({ state: 'attached' });
    expect(await page.getByText(signedOut).count()).toBe(0);
    expect(await keptSession(page)).not.toBeNull();
  });

  it('is not what a refusal means while one signs out here', async () => {
    const page = await open({ letRequestsFail: true });
    await visitSignedIn(page);
    const looks = countLooks(page);
    const leaving = await holdBack(page, '**/auth/v1/logout*');
    // Something of theirs is on its way when they leave, and is refused before they have left.
    await page.route('**/rest/v1/stripe_user_subscriptions*', async (route) => {
      await leaving.asked;
      await route.fulfill({ status: 401, json: { message: 'JWT expired' } });
    });
    const refused = page.waitForResponse('**/rest/v1/stripe_user_subscriptions*');
    await userMenu(page).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await (await refused).finished();
    await leaving.letGo();
    await page.getByRole('button', { name: 'Log In' }).waitFor();
    expect(looks).toEqual([]);
    expect(await page.getByText(signedOut).count()).toBe(0);
  });
});
