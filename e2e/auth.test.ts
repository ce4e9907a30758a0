import { TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { openChat } from '#e2e/support/chat.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';
import {
  exportData,
  fillSignIn,
  holdsFocus,
  mailedLink,
  openAccount,
  password,
  signIn,
  signOut,
  signUp,
  someEmail,
  userMenu,
} from '#e2e/support/people.ts';

describeInBrowser('accounts', ({ open }) => {
  it('shows the error of an empty or malformed field beside it, without the browser’s bubble', async () => {
    const page = await open({});
    await page.goto('/');
    await page.getByRole('button', { name: 'Log In' }).click();
    const dialog = page.getByRole('dialog', { name: 'Welcome back' });
    const [email, send] = [
      dialog.getByLabel('Email address'),
      dialog.getByRole('button', { name: 'Sign In', exact: true }),
    ];
    await send.click();
    await dialog.getByText('Email address is missing.').waitFor();
    expect(await dialog.getByText('Password is missing.').isVisible()).toBe(true);
    expect(await holdsFocus(email)).toBe(true);
    await email.fill('maria');
    expect(await dialog.getByText('Email address is missing.').count()).toBe(0);
    await send.click();
    await dialog.getByText('Enter an email address like name@example.com.').waitFor();
    expect(await email.getAttribute('aria-invalid')).toBe('true');
  });

  it('works from sign-up to sign-out, reset by mail, Google, second factor, export and deletion', async () => {
    const page = await open({
      viewport: { width: 1280, height: 900 },
      acceptDownloads: true,
      letRequestsFail: true,
    });
    await page.goto('/');
    const { email } = await signUp(page);
    await userMenu(page).click();
    expect(await page.getByText(email).isVisible()).toBe(true);
    expect(await page.getByText('Free Plan').first().isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await userMenu(page).getAttribute('aria-expanded')).toBe('false');
    await signOut(page);

    // A new password by the mailed link.
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.getByRole('button', { name: "Can't access your account?" }).click();
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByRole('dialog', { name: 'Email Sent!' }).waitFor();
    await page.getByRole('button', { name: 'Back to Sign In' }).click();
    await page.getByRole('dialog', { name: 'Welcome back' }).waitFor();
    await page.goto(await mailedLink(page, email));
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/reset-password');
    const better = 'another horse battery 7';
    await page.getByLabel('New password').fill(better);
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await page.getByText('Your password is changed.').waitFor();
    await page.getByRole('button', { name: 'Go to the home page' }).click();
    expect(new URL(page.url()).pathname).toBe('/');
    await signOut(page);

    // The old one is no good any more, and what was typed is still there.
    const dialog = await signIn(page, email);
    expect(await dialog.getByRole('alert').textContent()).toBe('Invalid login credentials');
    expect(await dialog.getByLabel('Email address').inputValue()).toBe(email);
    await dialog.getByLabel('Password', { exact: true }).fill(better);
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    await userMenu(page).waitFor();

    // A second factor.
    const settings = await openAccount(page);
    await settings.getByRole('button', { name: 'Turn on' }).press('Enter');
    const picture = settings.getByRole('img', { name: 'QR code for your authenticator app' });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await holdsFocus(settings.getByRole('region', { name: 'Two-factor authentication' }))).toBe(true);
    const secret = (await settings.locator('code').textContent()) ?? '';
    const codeNow = () => new TOTP({ secret }).generate();
    await settings.getByLabel('Six-digit code from the app').fill(codeNow());
    await settings.getByRole('button', { name: 'Verify and turn on' }).click();
    await settings.getByText('Two-factor authentication is on.').waitFor();
    expect(await holdsFocus(settings.getByRole('region', { name: 'Two-factor authentication' }))).toBe(true);
    await settings.getByRole('button', { name: 'Close' }).click();
    await signOut(page);
    // From the chat, and back to it.
    const chat = await openChat(page);
    await chat.getByRole('button', { name: 'Sign in to keep your conversations.' }).click();
    await fillSignIn(page, email, better);
    const second = page.getByRole('dialog', { name: 'Enter your code' });
    await second.getByLabel('Six-digit code').fill('000000');
    await second.getByRole('button', { name: 'Verify' }).click();
    expect(await second.getByRole('alert').textContent()).toContain('Invalid TOTP code');
    await second.getByLabel('Six-digit code').fill(codeNow());
    await second.getByRole('button', { name: 'Verify' }).click();
    await chat.getByText('∞ messages').waitFor();
    await chat.getByRole('button', { name: 'Close chat' }).click();
    await userMenu(page).waitFor();

    // Everything in a file, then gone.
    const again = await openAccount(page);
    const exported = await exportData(page, again);
    expect(exported.account.email).toBe(email);
    expect(exported.profile[0]?.full_name).toBe('Ada Lovelace');
    const deletion = again.getByRole('region', { name: 'Delete my account' });
    await deletion.getByRole('button', { name: 'Delete my account' }).press('Enter');
    const typed = deletion.getByLabel(`Type ${email} to confirm`);
    expect(await holdsFocus(typed)).toBe(true);
    await deletion.getByRole('button', { name: 'Keep my account' }).press('Enter');
    expect(await holdsFocus(deletion)).toBe(true);
    await deletion.getByRole('button', { name: 'Delete my account' }).press('Enter');
    const finish = deletion.getByRole('button', { name: 'Delete everything' });
    expect(await finish.isDisabled()).toBe(true);
    await typed.fill(email);
    await finish.click();
    const farewell = page.getByRole('dialog', { name: 'Your account is deleted' });
    await farewell.waitFor();
    await farewell.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Log In' }).waitFor();
    const after = await signIn(page, email, better);
    expect(await after.getByRole('alert').textContent()).toBe('Invalid login credentials');
  });

  it('shows a plain message when the server fails, and keeps the input', async () => {
    const page = await open({ letRequestsFail: true });
    await page.goto('/');
    await page.route('**/auth/v1/token*', (route) => route.fulfill({ status: 500, json: { error: 'x' } }));
    const dialog = await signIn(page, 'pat@example.com', 'nine pink hats 33');
    expect(await dialog.getByRole('alert').textContent()).toContain('FinDeus does not answer right now.');
    expect(await dialog.getByLabel('Email address').inputValue()).toBe('pat@example.com');
  });

  it('waits for a new profile, and requests it once more', async () => {
    const page = await open({ letRequestsFail: true });
    await page.goto('/');
    let asked = 0;
    const times: number[] = [];
    await page.route('**/rest/v1/profiles*', (route) => {
      times.push(Date.now());
      return asked++ === 0
        ? route.fulfill({
            status: 406,
            json: { code: 'PGRST116', message: 'no rows', details: null, hint: null },
          })
        : route.continue();
    });
    await signUp(page, { name: 'Late Profile' });
    expect(times).toHaveLength(2);
    expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(1_400);
  });

  it('signs in with Google and returns to the site', async () => {
    const page = await open();
    await page.goto('/');
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('button', { name: /Mira/ }).click();
    // The chat that a sign-up opens has a menu of its own.
    await userMenu(page, 'Mira').first().waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/');
    await page.reload();
    await userMenu(page, 'Mira').first().waitFor();
  });

  it('ignores a session and a message in the address of the home page', async () => {
    const page = await open();
    await page.goto('/');
    await signUp(page);
    const stolen = await page.evaluate(
      () =>
        JSON.parse(localStorage.getItem('findeus-session')!) as {
          access_token: string;
          refresh_token: string;
        },
    );
    const victim = await open({ letRequestsFail: true });
    await victim.goto(
      `/#access_token=${stolen.access_token}&refresh_token=${stolen.refresh_token}&token_type=bearer&type=magiclink&expires_in=3600`,
    );
    // What speaks for this browser has looked at the address by the time it is refused.
    const dialog = await signIn(victim, someEmail());
    expect(await dialog.getByRole('alert').textContent()).toBe('Invalid login credentials');
    expect(await victim.evaluate(() => localStorage.getItem('findeus-session'))).toBeNull();
    await victim.goto('/reset-password?error=x&error_description=Call+us+with+your+card+number');
    await victim.getByRole('heading', { name: 'This link no longer works' }).waitFor();
    expect(await victim.textContent('body')).not.toContain('card number');
    for (const code of ['x', '__proto__', 'constructor']) {
      await victim.goto(`/?error=x&error_code=${code}&error_description=Call+us+with+your+card+number`);
      const told = await victim.getByRole('dialog').getByRole('alert').textContent();
      expect(told).toBe('That did not sign you in. Please try again.');
    }
  });

  it('shows sign-in again after a reload and sign-out, and deletes drafts', async () => {
    const page = await open();
    await page.goto('/');
    await signUp(page);
    await page.reload();
    await userMenu(page).waitFor();
    await page.getByRole('button', { name: 'Ask FinDeus', exact: true }).click();
    await page.getByLabel('Your question').fill('My SSN is 123-45-6789');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('6789');
    const drafts = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')));
    expect(await drafts()).toHaveLength(1);
    await page.getByRole('button', { name: 'Close chat' }).click();
    // Also on a page where the chat was never opened.
    await page.reload();
    await userMenu(page).waitFor();
    await signOut(page);
    expect(await page.getByRole('button', { name: 'Log In' }).isVisible()).toBe(true);
    expect(await drafts()).toEqual([]);
  });

  it('works when the browser blocks storage', async () => {
    const page = await open();
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Get Started', exact: true }).click();
    await page.getByRole('dialog', { name: 'Create your account' }).waitFor();
  });

  it('shows a message when the user cancels at Google', async () => {
    const page = await open();
    await page.goto('/');
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    const dialog = page.getByRole('dialog', { name: 'Welcome back' });
    expect(await dialog.getByRole('alert').textContent()).toBe(
      'Failed to sign in with Google. The sign-in was not completed.',
    );
    expect(new URL(page.url()).hash).toBe('');
  });

  it('clears the fields when it is closed, and returns the focus', async () => {
    const page = await open();
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Get Started', exact: true });
    await opener.click();
    await page.getByLabel('Full name').fill('Somebody');
    await page.getByLabel('Password', { exact: true }).fill('secret');
    expect(await page.getByText('Strength: too short').isVisible()).toBe(true);
    expect(await page.getByText('At least 8 letters and numbers').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await opener.click();
    expect(await page.getByLabel('Full name').inputValue()).toBe('');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
  });

  it('shows a password on request, and the server’s own messages', async () => {
    const page = await open({ letRequestsFail: true });
    await page.goto('/');
    const { email } = await signUp(page, { email: someEmail() });
    await signOut(page);
    await page.getByRole('button', { name: 'Get Started', exact: true }).click();
    await page.getByLabel('Full name').fill('Twin');
    await page.getByLabel('Email address').fill(email);
    const secret = page.getByLabel('Password', { exact: true });
    await secret.fill(password);
    expect(await secret.getAttribute('type')).toBe('password');
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await secret.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Create account' }).click();
    expect(await page.getByRole('dialog').getByRole('alert').textContent()).toBe('User already registered');
  });

  it('keeps the input while the server is unavailable, and continues afterwards', async () => {
    const page = await open({ letRequestsFail: true });
    await page.goto('/');
    await page.route('**/auth/v1/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Get Started', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Full name').fill('Patient Person');
    await dialog.getByLabel('Email address').fill(someEmail());
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Create account' }).click();
    await dialog.getByRole('alert').filter({ hasText: 'FinDeus does not answer right now' }).waitFor();
    await page.unroute('**/auth/v1/**');
    await dialog.getByRole('button', { name: 'Create account' }).click();
    await userMenu(page, 'Patient Person').first().waitFor({ state: 'attached' });
  });

  it('shows that a link for a new password has expired', async () => {
    const page = await open();
    await page.goto(
      '/reset-password#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired',
    );
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
    await page.getByLabel('Email address').waitFor();
    await page.getByRole('button', { name: 'Send the link' }).waitFor();
  });
});
