import { expect, it } from 'vitest';
import {
  answers,
  answerWith,
  ask,
  failWith,
  holdBack,
  joinChat,
  openChat,
  reloadChat,
  visitChat,
} from '#e2e/support/chat.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';
import { signUp, visitSignedIn } from '#e2e/support/people.ts';

const still = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;
const growth = 'If I invest $500 a month at 7% for 30 years, how much will I have?';

describeInBrowser('the chat with a failing network', ({ open }) => {
  it('sends no question while the conversation loads, and keeps the loaded list', async () => {
    const page = await open({ ...still, letRequestsFail: true });
    const chat = await joinChat(page);
    await answerWith(page, 'A short answer.');
    await ask(page, 'First talk');
    await answers(page, 1);
    const held = await holdBack(page, /chat_messages\?select/);
    await reloadChat(page);
    await held.asked;
    await ask(page, 'Too early');
    expect(await page.getByLabel('Your question').inputValue()).toBe('Too early');
    await chat.getByRole('button', { name: 'New Conversation' }).click();
    await chat.getByRole('heading', { name: 'What would you like to work out?' }).waitFor();
    await held.letGo();
    await page.route('**/rest/v1/chat_sessions*', (route) => route.fulfill({ status: 500, json: {} }));
    const refreshed = page.waitForResponse('**/rest/v1/chat_sessions*');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await refreshed;
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await chat.getByRole('button', { name: 'First talk', exact: true }).isVisible()).toBe(true);
  });

  it('keeps an unsent question in its box, and marks an interrupted answer', async () => {
    const page = await open({ viewport: { width: 1280, height: 900 }, letRequestsFail: true });
    const chat = await visitChat(page);
    await ask(page, growth);
    await chat.getByText('You’d have about').waitFor();
    await reloadChat(page);
    await chat.getByText('This answer was interrupted.').waitFor();
    await chat.getByRole('button', { name: 'Close chat' }).click();
    await signUp(page);
    await openChat(page);
    await answers(page, 1);
    await chat.getByRole('button', { name: 'New Conversation' }).click();
    await page.context().setOffline(true);
    await ask(page, 'Asked in a tunnel');
    await chat.getByRole('alert').getByText('Your question is still here.').waitFor();
    expect(await page.getByLabel('Your question').inputValue()).toBe('Asked in a tunnel');
    await page.context().setOffline(false);
    await page.keyboard.press('Enter');
    await chat.getByRole('button', { name: 'Asked in a tunnel', exact: true }).waitFor();
    await answers(page, 1);

    // An edited one comes back into the box, and what it would have replaced is still there.
    await page.context().setOffline(true);
    await chat.getByRole('button', { name: 'Edit question' }).click();
    await chat.getByRole('textbox', { name: 'Edit question' }).fill('Asked in another tunnel');
    await chat.getByRole('button', { name: 'Ask this instead' }).click();
    await chat.getByRole('alert').getByText('Your question is still here.').waitFor();
    expect(await page.getByLabel('Your question').inputValue()).toBe('Asked in another tunnel');
    expect(await answers(page, 1)).toBe(1);
    await page.context().setOffline(false);

    // And so does that of somebody whom this browser remembers, while the server is away.
    await page.route('**/config.json', (route) => route.abort());
    await reloadChat(page);
    await chat.getByText('Your conversations could not be loaded.').waitFor();
    expect(await chat.getByText('Sign in to keep your conversations.').count()).toBe(0);
    expect(await chat.getByText('free messages left').count()).toBe(0);
    await ask(page, 'Is anybody there?');
    await chat.getByRole('alert').getByText('Your question is still here.').waitFor();
    expect(await page.getByLabel('Your question').inputValue()).toBe('Is anybody there?');
    await page.unroute('**/config.json');
    await page.keyboard.press('Enter');
    // It goes on in the conversation that is the first of the list, now that there is one.
    await chat.getByRole('listitem').filter({ hasText: 'Is anybody there?' }).waitFor();
    await expect.poll(() => chat.getByRole('button', { name: 'Edit question' }).count()).toBe(2);
    // What was begun there before is in the box, and nothing else.
    expect(await page.getByLabel('Your question').inputValue()).toBe('Asked in another tunnel');
  });

  it('says that an answer failed, and that a conversation could not be loaded', async () => {
    const page = await open({ ...still, letRequestsFail: true });
    const chat = await joinChat(page);
    // A question that does not reach the server stays in its box.
    await page.route('**/functions/v1/chat', (route) => route.abort());
    await ask(page, 'My tax?');
    await chat.getByRole('alert').getByText("I'm having trouble connecting to my AI services.").waitFor();
    expect(await page.getByLabel('Your question').inputValue()).toBe('My tax?');
    // The server's own message is shown once and not stored, and the question can be asked again.
    await failWith(page, 'I apologize, but not now.');
    await page.keyboard.press('Enter');
    await answers(page, 1);
    const shown = () => chat.locator('ol').getByRole('listitem').allInnerTexts();
    const apology = expect.stringContaining('I apologize, but not now.') as string;
    await expect.poll(shown).toEqual([expect.stringContaining('My tax?'), apology]);
    expect(await chat.getByText("I'm having trouble connecting").count()).toBe(0);
    await page.route(/chat_messages\?select/, (route) => route.fulfill({ status: 500, json: {} }));
    await reloadChat(page);
    await chat.getByText('This conversation could not be loaded.').waitFor();
    await ask(page, 'Into nothing');
    expect(await page.getByLabel('Your question').inputValue()).toBe('Into nothing');
    await page.unroute(/chat_messages\?select/);
    await chat.getByRole('button', { name: 'Try again' }).click();
    await chat.getByText('My tax?').nth(1).waitFor();
    expect(await chat.getByText('I apologize, but not now.').count()).toBe(0);
    await chat.getByRole('button', { name: 'Answer again' }).waitFor();
  });

  it('says that the list could not be loaded until it is loaded', async () => {
    const page = await open({ ...still, letRequestsFail: true });
    await visitSignedIn(page);
    await answerWith(page, 'A short answer.');
    const chat = await openChat(page);
    await ask(page, 'First talk');
    await answers(page, 1);
    const everything = /\/(rest\/v1\/chat_|functions\/v1\/chat)/;
    await page.route(everything, (route) => route.fulfill({ status: 500, json: {} }));
    await reloadChat(page);
    const said = chat.getByText('Your conversations could not be loaded.');
    await said.waitFor();
    await ask(page, 'Into nothing');
    await chat.getByText('Your question is still here.').waitFor();
    expect(await said.isVisible()).toBe(true);
    await chat.getByRole('button', { name: 'Try again' }).click();
    await said.waitFor();

    // What is begun while it is missing does not pass for all there is.
    await page.unroute(everything);
    await page.route(/chat_sessions.*user_id=eq/, (route) => route.fulfill({ status: 500, json: {} }));
    await ask(page, 'Into nothing');
    await chat.getByRole('button', { name: 'Into nothing', exact: true }).waitFor();
    expect(await said.isVisible()).toBe(true);
    await page.unroute(/chat_sessions.*user_id=eq/);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await chat.getByRole('button', { name: 'First talk', exact: true }).waitFor();
    expect(await said.count()).toBe(0);
  });
});
