import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { answers, ask, openChat, reloadChat } from '#e2e/support/chat.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';
import { buyPro, closeChat, fillSignIn, signOut, visitSignedIn } from '#e2e/support/people.ts';

const modeIs = (page: Page, name: 'Free' | 'Pro') =>
  page
    .getByRole('dialog', { name: 'Ask FinDeus' })
    .getByRole('button', { name, exact: true, pressed: true })
    .waitFor();

describeInBrowser('the mode of the chat', ({ open }) => {
  it('starts as Pro for a Pro user, and as they last chose in this browser', async () => {
    const page = await open({ reducedMotion: 'reduce' });
    const { email } = await visitSignedIn(page);
    await openChat(page);
    await modeIs(page, 'Free');
    await closeChat(page);
    await buyPro(page);
    await page.getByRole('button', { name: 'Go home' }).click();

    await openChat(page);
    await modeIs(page, 'Pro');
    await closeChat(page);

    // A question that opens the chat is asked in Pro mode, too, before it is known who asks.
    await page.reload();
    const sent = page.waitForRequest('**/functions/v1/chat');
    await page.getByLabel('A question about your money').fill('What is a Roth IRA?');
    await page.keyboard.press('Enter');
    expect((await sent).postDataJSON()).toMatchObject({ mode: 'pro' });
    await answers(page, 1);

    await page
      .getByRole('dialog', { name: 'Ask FinDeus' })
      .getByRole('button', { name: 'Free', exact: true })
      .click();
    await reloadChat(page);
    await answers(page, 1);
    await modeIs(page, 'Free');
    const next = page.waitForRequest('**/functions/v1/chat');
    await ask(page, 'What is an index fund?');
    expect((await next).postDataJSON()).toMatchObject({ mode: 'free' });
    await answers(page, 2);

    await page
      .getByRole('dialog', { name: 'Ask FinDeus' })
      .getByRole('button', { name: 'Pro', exact: true })
      .click();
    await closeChat(page);
    await signOut(page);
    // The choice does not make anybody else Pro.
    await openChat(page);
    await modeIs(page, 'Free');
    await closeChat(page);
    await page.getByRole('button', { name: 'Log In' }).click();
    await fillSignIn(page, email);
    await openChat(page);
    await modeIs(page, 'Pro');
  });
});
