import { expect, it } from 'vitest';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import {
  answers,
  answerWith,
  ask,
  askAgain,
  failWith,
  openChat,
  reloadChat,
  visitChat,
} from '#e2e/support/chat.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';
import { fillSignUp, signUp } from '#e2e/support/people.ts';

const still = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;
const growth = 'If I invest $500 a month at 7% for 30 years, how much will I have?';

describeInBrowser('the chat of a visitor', ({ open }) => {
  it('answers seven questions, then says that the limit is reached', async () => {
    const page = await open(still);
    const chat = await visitChat(page);
    expect(await chat.getByRole('button', { name: 'New Conversation' }).isDisabled()).toBe(true);
    await answerWith(page, 'An answer.');
    for (let n = 1; n <= 7; n++) {
      await ask(page, `Question ${n}`);
      await answers(page, n);
    }
    expect(await chat.getByText('0 free messages left').isVisible()).toBe(true);
    await ask(page, 'Question 8');
    const modal = page.getByRole('dialog', { name: 'Free Limit Reached' });
    expect(await modal.textContent()).toContain(
      "You've used all 7 free messages. Upgrade to Pro for unlimited access.",
    );
    await expectAccessible(page);
    // Closing it returns to the conversation.
    await page.keyboard.press('Escape');
    await modal.waitFor({ state: 'detached' });
    expect(await chat.getByText('Question 7').isVisible()).toBe(true);
    await page.getByLabel('Your question').press('Enter');
    await modal.getByRole('button', { name: 'Close', exact: true }).click();
    await modal.waitFor({ state: 'detached' });
    expect(await chat.isVisible()).toBe(true);
    await page.getByLabel('Your question').press('Enter');
    await modal.getByRole('button', { name: 'Close Chat' }).click();
    await chat.waitFor({ state: 'detached' });

    await openChat(page);
    // What was not sent is still in the box.
    expect(await page.getByLabel('Your question').inputValue()).toBe('Question 8');
    await page.locator('textarea:focus').waitFor();
    await page.keyboard.press('Enter');
    await modal.getByRole('button', { name: 'Upgrade to Pro' }).click();
    await chat.waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.getElementById('pricing')!.getBoundingClientRect().top))
      .toBeLessThan(300);
  });

  it('goes on after the limit with a free account', async () => {
    const page = await open(still);
    const chat = await visitChat(page);
    await answerWith(page, 'An answer.');
    for (let n = 1; n <= 7; n++) {
      await ask(page, `Question ${n}`);
      await answers(page, n);
    }
    await ask(page, 'Question 8');
    await page.getByRole('button', { name: 'Create a free account' }).click();
    await fillSignUp(page);
    await chat.getByText('∞ messages').waitFor();
    await answers(page, 7);
    expect(await page.getByLabel('Your question').inputValue()).toBe('Question 8');
    await page.getByLabel('Your question').press('Enter');
    await answers(page, 8);
  });

  it('masks private numbers before sending, and shows the masked text', async () => {
    const page = await open(still);
    const chat = await visitChat(page);
    const sent = page.waitForRequest('**/functions/v1/chat');
    await ask(page, 'My SSN is 123-45-6789. What is a Roth IRA?');
    expect((await sent).postData()).not.toContain('6789');
    expect((await sent).postDataJSON()).toMatchObject({ mode: 'free', useRag: true, profile: null });
    expect(await chat.getByText('My SSN is [REDACTED SSN]. What is a Roth IRA?').isVisible()).toBe(true);
    await answers(page, 1);

    // Numbers of accounts that a comma or a hyphen follows, and an amount that is none.
    await answerWith(page, 'An answer.');
    const next = page.waitForRequest('**/functions/v1/chat');
    await ask(page, 'Accounts 1234567890,0987654321 and 1234567890-1. I have 250000000 in savings.');
    const { messages } = (await next).postDataJSON() as { messages: { content: string }[] };
    expect(messages.at(-1)?.content).toContain(
      'Accounts [REDACTED ACCOUNT],[REDACTED ACCOUNT] and [REDACTED ACCOUNT]-1. I have 250000000 in savings.',
    );
    await answers(page, 2);
  });

  it('refuses a prohibited topic without a request', async () => {
    const page = await open(still);
    const chat = await visitChat(page);
    let asked = false;
    page.on('request', (request) => (asked ||= request.url().endsWith('/chat')));
    await ask(page, 'How do I run a pump and dump scheme?');
    await answers(page, 1);
    expect(await chat.textContent()).toContain(
      "I can't provide advice on that topic. Content contains prohibited financial advice or potentially harmful information.",
    );
    expect(asked).toBe(false);
  });

  it('moves the conversation into a new account', async () => {
    const page = await open(still);
    const chat = await visitChat(page);
    await ask(page, growth);
    await answers(page, 1);
    await reloadChat(page);
    await answers(page, 1);
    expect(await chat.getByText('6 free messages left').isVisible()).toBe(true);
    await chat.getByRole('button', { name: 'Close chat' }).click();
    await signUp(page);
    await openChat(page);
    await answers(page, 1);
    await chat.getByRole('button', { name: `${growth.slice(0, 47)}...`, exact: true }).waitFor();
  });

  it('shows the plans when Pro is chosen without a subscription', async () => {
    const page = await open(still);
    await page.goto('/about');
    const chat = await openChat(page);
    await chat.getByRole('button', { name: 'Pro', exact: true }).click();
    await chat.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Two plans, one price' }).waitFor();
  });

  it('shows the error when the server fails, and keeps every question', async () => {
    const page = await open({ ...still, letRequestsFail: true });
    const chat = await visitChat(page);
    await page.route('**/functions/v1/chat', (route) => route.fulfill({ status: 500, json: {} }));
    await ask(page, 'Hello?');
    await answers(page, 1);
    expect(await chat.textContent()).toContain(
      'I apologize, but I encountered an error while processing your request: API error 500. Please try again in a moment.',
    );
    await page.route('**/functions/v1/chat', (route) => route.abort());
    await ask(page, 'And now?');
    await answers(page, 2);
    expect(await chat.textContent()).toContain("I'm having trouble connecting to my AI services.");
    await answerWith(page, 'Here it is.');
    await askAgain(page);
    await chat.getByText('Here it is.').first().waitFor();
    expect(await answers(page, 2)).toBe(2);
    expect(await chat.getByRole('listitem').filter({ hasText: 'Hello?' }).count()).toBe(1);
    expect(await chat.getByRole('listitem').filter({ hasText: 'And now?' }).count()).toBe(1);
    expect(await chat.textContent()).not.toContain("I'm having trouble connecting");
    // What failed costs nothing.
    expect(await chat.getByText('6 free messages left').isVisible()).toBe(true);
  });

  it('keeps all turns when an edited question fails', async () => {
    const page = await open({ ...still, letRequestsFail: true });
    const chat = await visitChat(page);
    await answerWith(page, 'An answer.');
    for (const [index, question] of ['One', 'Two', 'Three'].entries()) {
      await ask(page, question);
      await answers(page, index + 1);
    }
    await page.route('**/functions/v1/chat', (route) => route.abort());
    await chat.getByRole('button', { name: 'Edit question' }).first().click();
    await chat.getByRole('textbox', { name: 'Edit question' }).fill('One, put differently');
    await chat.getByRole('button', { name: 'Ask this instead' }).click();
    await answers(page, 4);
    expect(await chat.getByText('4 free messages left').isVisible()).toBe(true);
    await reloadChat(page);
    expect(await answers(page, 4)).toBe(4);
    await answerWith(page, 'Another answer.');
    await askAgain(page);
    await expect.poll(() => answers(page, 1)).toBe(1);
    expect(await chat.getByText('Another answer.').first().isVisible()).toBe(true);

    // What failed is said, and does not move into an account.
    await failWith(page, 'I apologize, but not now.');
    await ask(page, 'Four');
    await answers(page, 2);
    await chat.getByRole('button', { name: 'Close chat' }).click();
    await signUp(page);
    await openChat(page);
    await chat.getByText('Another answer.').first().waitFor();
    expect(await chat.getByText('I apologize').count()).toBe(0);
    await expect.poll(() => chat.getByRole('button', { name: 'Answer again' }).count()).toBe(2);
  });
});
