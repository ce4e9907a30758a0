import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';
import {
  closeChat,
  fillSignIn,
  fillSignUp,
  holdsFocus,
  openAccount,
  password,
  signOut,
  someEmail,
  userMenu,
} from '#e2e/support/people.ts';
import { startServer, type RunningServer } from '#server/testing/start-server.ts';

interface Mail {
  to: string[];
  subject: string;
  text: string;
  links: string[];
}

describeInBrowser('mailed codes and links, when accounts are confirmed by mail,', ({ open }) => {
  let server: RunningServer;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'findeus-codes-'));
    server = await startServer({ DATA_DIR: dataDir, RATE_LIMITS: 'off', MAILER_AUTOCONFIRM: 'false' });
  });
  afterAll(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true });
  });

  const visit = async () => {
    const page = await open({ baseURL: server.url, letRequestsFail: true });
    await page.goto('/');
    return page;
  };
  const mailsTo = async (email: string, about: RegExp) => {
    const response = await fetch(`${server.url}/sandbox/mail`, { headers: { accept: 'application/json' } });
    return ((await response.json()) as Mail[]).filter(
      ({ to, subject }) => to.includes(email) && about.test(subject),
    );
  };
  /** The newest mail about something, with its code and its link. */
  const mailTo = async (email: string, about: RegExp, count = 1) => {
    await expect.poll(async () => (await mailsTo(email, about)).length).toBe(count);
    const [mail] = await mailsTo(email, about);
    return {
      code: /^\s*(\d{6})\s*$/m.exec(mail!.text)![1]!,
      link: mail!.links.find((link) => link.includes('/auth/v1/verify')) ?? '',
    };
  };
  const beginSignUp = async (page: Page) => {
    const email = someEmail();
    await page.getByRole('button', { name: 'Get Started', exact: true }).click();
    await fillSignUp(page, { email });
    const dialog = page.getByRole('dialog', { name: 'Check your email' });
    await dialog.waitFor();
    return { email, dialog };
  };
  const joinByCode = async (page: Page) => {
    const { email, dialog } = await beginSignUp(page);
    await dialog.getByLabel('Code from the email').fill((await mailTo(email, /Confirm/)).code);
    await dialog.getByRole('button', { name: 'Verify' }).click();
    await closeChat(page);
    await userMenu(page).waitFor();
    return email;
  };

  it('confirm a sign-up by the code; a wrong code is shown at its field', async () => {
    const page = await visit();
    const { email, dialog } = await beginSignUp(page);
    const { code } = await mailTo(email, /Confirm/);
    await expectAccessible(page);
    const field = dialog.getByLabel('Code from the email');
    await field.fill(code === '000000' ? '111111' : '000000');
    await dialog.getByRole('button', { name: 'Verify' }).click();
    await dialog.getByText('Token has expired or is invalid').waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => holdsFocus(field)).toBe(true);
    await field.fill(code);
    await dialog.getByRole('button', { name: 'Verify' }).click();
    await closeChat(page);
    await userMenu(page).waitFor();
  });

  it('are sent again on request, also to a user who signs in too early', async () => {
    const page = await visit();
    const { email, dialog } = await beginSignUp(page);
    await mailTo(email, /Confirm/);
    await dialog.getByRole('button', { name: 'Back to Sign In' }).click();
    await fillSignIn(page, email);
    const signin = page.getByRole('dialog', { name: 'Welcome back' });
    await signin.getByText('Email not confirmed').waitFor();
    await signin.getByRole('button', { name: 'Confirm it now, or get a new email' }).click();
    await dialog.getByRole('button', { name: 'send it again' }).click();
    await dialog.getByText('It is on its way once more.').waitFor();
    const { code } = await mailTo(email, /Confirm/, 2);
    await dialog.getByLabel('Code from the email').fill(code);
    await dialog.getByRole('button', { name: 'Verify' }).click();
    await closeChat(page);
    await userMenu(page).waitFor();
  });

  it('show in another browser that the sign-up is confirmed, only for a valid code', async () => {
    const { email } = await beginSignUp(await visit());
    const { link } = await mailTo(email, /Confirm/);
    const other = await visit();
    await other.goto(link);
    const notice = other.getByRole('status').filter({ hasText: 'Your email address is confirmed' });
    await notice.waitFor();
    expect(new URL(other.url()).search).toBe('');
    await notice.getByRole('button', { name: 'Sign in' }).click();
    await fillSignIn(other, email);
    await userMenu(other).waitFor();
    const liar = await visit();
    const answered = liar.waitForResponse(/grant_type=pkce/);
    await liar.goto('/?confirm=signup&code=made-up');
    await answered;
    expect(await liar.getByText('Your email address is confirmed').count()).toBe(0);
  });

  it('reset a password by the code', async () => {
    const page = await visit();
    const email = await joinByCode(page);
    await signOut(page);
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: "Can't access your account?" }).click();
    // What was typed is still there.
    expect(await page.getByLabel('Email address').inputValue()).toBe(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    const sent = page.getByRole('dialog', { name: 'Email Sent!' });
    await sent.getByLabel('Code from the email').fill((await mailTo(email, /Reset/)).code);
    await sent.getByRole('button', { name: 'Verify' }).click();
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    await page.getByLabel('New password').fill('another horse 7');
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await page.getByText('Your password is changed.').waitFor();
  });

  it('are requested on the page for a new password when it is opened without a link', async () => {
    const page = await visit();
    const email = await joinByCode(page);
    await signOut(page);
    await page.goto('/reset-password');
    await page.getByRole('heading', { name: 'Reset your password' }).waitFor();
    expect(await page.getByText('This link no longer works').count()).toBe(0);
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByLabel('Code from the email').fill((await mailTo(email, /Reset/)).code);
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    await page.getByLabel('New password').fill('another horse 7');
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await page.getByText('Your password is changed.').waitFor();
  });

  it('change the email address after both addresses have confirmed, and the password', async () => {
    const page = await visit();
    const email = await joinByCode(page);
    const settings = await openAccount(page);
    const region = settings.getByRole('region', { name: 'Email address' });
    await region.getByRole('button', { name: 'Change email' }).click();
    const taken = await joinByCode(await visit());
    await region.getByLabel('New email address').fill(taken);
    await region.getByRole('button', { name: 'Send the codes' }).click();
    await region.getByText('already been registered').waitFor();
    const next = someEmail();
    await region.getByLabel('New email address').fill(next);
    await region.getByRole('button', { name: 'Send the codes' }).click();
    for (const address of [email, next]) {
      const field = region.getByLabel(`Code from the email to ${address}`);
      await expect.poll(() => holdsFocus(field)).toBe(true);
      await field.fill((await mailTo(address, /Confirm (the change|your new)/)).code);
      await region.getByRole('button', { name: 'Confirm', exact: true }).click();
      await field.waitFor({ state: 'detached' });
    }
    await region.getByText(`Your email address is now ${next}.`).waitFor();
    await expectAccessible(page);

    const secret = settings.getByRole('region', { name: 'Password' });
    await secret.getByRole('button', { name: 'Change password' }).click();
    await secret.getByLabel('New password').fill('letters only');
    await secret.getByRole('button', { name: 'Save the new password' }).click();
    await secret.getByText('Password should contain letters and numbers.').waitFor();
    await secret.getByLabel('New password').fill('another horse 7');
    await secret.getByRole('button', { name: 'Save the new password' }).click();
    await secret.getByText('Your password is changed.').waitFor();
    await settings.getByRole('button', { name: 'Close' }).click();
    await signOut(page);
    await page.getByRole('button', { name: 'Log In' }).click();
    await fillSignIn(page, next, 'another horse 7');
    await userMenu(page).waitFor();
    expect(password).not.toBe('another horse 7');
  });
});
