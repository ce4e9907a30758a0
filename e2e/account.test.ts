import { expect, it } from 'vitest';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';
import { holdsFocus, openAccount, password, signIn, userMenu, visitSignedIn } from '#e2e/support/people.ts';

describeInBrowser('account settings', ({ open }) => {
  it('lists and ends other sessions', async () => {
    // What is on its way when everything ends is refused.
    const page = await open({ letRequestsFail: true });
    const { email } = await visitSignedIn(page);
    const phone = await open({ viewport: { width: 390, height: 844 }, letRequestsFail: true });
    await phone.goto('/');
    await phone.getByRole('button', { name: 'Menu' }).click();
    await phone.getByRole('button', { name: 'Sign In', exact: true }).click();
    await phone.getByLabel('Email address').fill(email);
    await phone.getByLabel('Password', { exact: true }).fill(password);
    await phone.getByRole('dialog').getByRole('button', { name: 'Sign In', exact: true }).click();
    await phone.getByRole('dialog').waitFor({ state: 'detached' });

    const settings = await openAccount(page);
    const section = settings.getByRole('region', { name: 'Active sign-ins' });
    const list = section.getByRole('listitem');
    await list.nth(1).waitFor();
    expect(await list.count()).toBe(2);
    await settings.getByRole('button', { name: 'Sign out all other devices' }).press('Enter');
    await list.nth(1).waitFor({ state: 'detached' });
    expect(await holdsFocus(section)).toBe(true);
    expect(await settings.getByText('This device').isVisible()).toBe(true);
    await settings.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('button', { name: 'Log In' }).waitFor();

    // Signing in again, here in another tab, does not open what was open then.
    const otherTab = await page.context().newPage();
    await otherTab.goto('/');
    await signIn(otherTab, email);
    await userMenu(otherTab).waitFor();
    await userMenu(page).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('changes the name everywhere at once', async () => {
    const page = await open();
    await visitSignedIn(page);
    const settings = await openAccount(page);
    await settings.getByLabel('Full name').fill('Countess Lovelace');
    await settings.getByRole('button', { name: 'Save' }).click();
    await settings.getByText('Saved.').waitFor();
    await settings.getByRole('button', { name: 'Close' }).click();
    await userMenu(page, 'Countess Lovelace').waitFor();
  });

  it('shows the server’s message when it refuses, and a plain one when it cannot be reached', async () => {
    const page = await open({ letRequestsFail: true });
    const { email } = await visitSignedIn(page);
    const settings = await openAccount(page);
    const section = settings.getByRole('region', { name: 'Delete my account' });
    await section.getByRole('button').click();
    await section.getByRole('textbox').fill(email);
    // As if another address had been typed: the server's own refusal.
    await page.route('**/functions/v1/delete-account', (route) =>
      route.continue({ postData: JSON.stringify({ confirm_email: 'somebody@example.com' }) }),
    );
    const finish = section.getByRole('button', { name: 'Delete everything' });
    await finish.click();
    await section.getByRole('alert').waitFor();
    expect(await section.getByRole('alert').textContent()).toBe(
      'This is not the email address of the account. Nothing was deleted.',
    );
    await page.unroute('**/functions/v1/delete-account');
    await page.context().setOffline(true);
    await finish.click();
    await section.getByText('You are offline. Nothing was changed').waitFor();
    await page.context().setOffline(false);
    await page.route('**/functions/v1/delete-account', (route) =>
      route.fulfill({ status: 500, json: { error: 'secret inner workings' } }),
    );
    await finish.click();
    await section.getByText('That did not work. Nothing was changed').waitFor();
    expect(await section.textContent()).not.toContain('secret');
  });
});
