import { expect, it } from 'vitest';
import {
  answers,
  answerWith,
  ask,
  askAgain,
  failWith,
  holdBack,
  joinChat,
  openChat,
  reloadChat,
  tablesOf,
} from '#e2e/support/chat.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';
import { userMenu } from '#e2e/support/people.ts';

const still = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;
const growth = 'If I invest $500 a month at 7% for 30 years, how much will I have?';

describeInBrowser('a question of the chat', ({ open }) => {
  it('is stopped at a word: exactly what is on the screen is stored', async () => {
    const page = await open({ viewport: { width: 1280, height: 900 } });
    const chat = await joinChat(page);
    const saved = page.waitForResponse('**/functions/v1/stop-answer');
    // From inside the page: an answer is short, and a busy machine slow to press.
    await page.evaluate(() => {
      const watch = new MutationObserver(() => {
        const stop = [...document.querySelectorAll('button')].find(({ innerText }) => innerText === 'Stop');
        if (!stop || !document.querySelector('[aria-busy="true"] strong')) return;
        watch.disconnect();
        stop.click();
      });
      watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await ask(page, growth);
    await answers(page, 1);
    const paragraphs = chat
      .getByRole('listitem')
      .filter({ hasText: /^FinDeus answered/ })
      .locator('> p');
    const shown = await paragraphs.allInnerTexts();
    expect(shown.join(' ')).toMatch(/^You/);
    expect(shown.join(' ')).not.toContain('Keep the money');
    // The server had all of it; what was stopped wins all the same.
    await saved;
    await reloadChat(page);
    await answers(page, 1);
    expect(await paragraphs.allInnerTexts()).toEqual(shown);
  });

  it('is answered completely after the page was closed', async () => {
    const page = await open({ viewport: { width: 1280, height: 900 } });
    const chat = await joinChat(page);
    await ask(page, growth);
    await chat.getByText('You’d have about').waitFor();
    await reloadChat(page);
    await answers(page, 1);
    expect(await chat.textContent()).toContain('This is education, not individual advice');
  });

  it('can be edited; its answer can be rated; a draft survives a reload', async () => {
    const page = await open(still);
    const chat = await joinChat(page);
    await ask(page, 'What is a bond?');
    await answers(page, 1);
    await chat.getByRole('button', { name: 'Good answer' }).click();
    await chat.getByRole('button', { name: 'Good answer', pressed: true }).waitFor();
    await chat.getByRole('button', { name: 'Edit question' }).click();
    await chat.getByRole('textbox', { name: 'Edit question' }).fill('What is a stock?');
    await chat.getByRole('button', { name: 'Ask this instead' }).click();
    await answers(page, 1);
    await expect.poll(() => chat.getByText('What is a stock?').count()).toBeGreaterThan(0);

    await page.getByLabel('Your question').fill('Half a thou');
    await chat.getByRole('button', { name: 'Close chat' }).click();
    await page.reload();
    await userMenu(page).waitFor();
    await openChat(page);
    await answers(page, 1);
    expect(await page.getByLabel('Your question').inputValue()).toBe('Half a thou');
    // Only as the title, in the list and above the conversation.
    expect(await chat.getByText('What is a bond?').count()).toBe(2);
  });

  it('that is edited above later turns asks first, and keeps the text after "Cancel"', async () => {
    const page = await open({ ...still, thinksBetterOfIt: true });
    const chat = await joinChat(page);
    await answerWith(page, 'An answer.');
    await ask(page, 'One');
    await answers(page, 1);
    await page.unroute('**/functions/v1/chat');
    // What the server could not answer is a later turn as well.
    await failWith(page, 'I apologize, but not now.');
    await ask(page, 'Two');
    await answers(page, 2);
    await reloadChat(page);
    await chat.getByRole('button', { name: 'Answer again' }).nth(1).waitFor();
    let asked = 0;
    page.on('request', (request) => (asked += request.url().endsWith('/chat') ? 1 : 0));
    await chat.getByRole('button', { name: 'Answer again' }).first().click();
    await chat.getByRole('button', { name: 'Edit question' }).first().click();
    const box = chat.getByRole('textbox', { name: 'Edit question' });
    await box.fill('One, put differently');
    await chat.getByRole('button', { name: 'Ask this instead' }).click();
    expect(await box.inputValue()).toBe('One, put differently');
    expect(asked).toBe(0);
  });

  it('is answered once, whatever is clicked meanwhile', async () => {
    const page = await open({ viewport: { width: 1280, height: 900 } });
    const chat = await joinChat(page);
    await answerWith(page, 'A short answer.');
    await ask(page, 'First talk');
    await answers(page, 1);
    await page.unroute('**/functions/v1/chat');
    // So long that it is still being shown at the end, however slow the machine is.
    await answerWith(page, 'You’d have about this much.\n\n', 'And this, and that.\n\n'.repeat(1_000));
    await chat.getByRole('button', { name: 'New Conversation' }).click();
    const held = await holdBack(page, '**/functions/v1/chat');
    await ask(page, growth);
    await held.asked;
    // Typing goes on in the same box while the conversation gets its place.
    await page.keyboard.type('And then');
    await held.letGo();
    await chat.getByText('You’d have about').waitFor();
    expect(await page.getByLabel('Your question').inputValue()).toBe('And then');
    const talk = chat.getByRole('button', { name: `${growth.slice(0, 47)}...`, exact: true });
    await chat.getByRole('button', { name: 'First talk', exact: true }).click();
    await chat.getByText('A short answer.').first().waitFor();
    expect(await chat.getByText('FinDeus is still answering in another conversation.').isVisible()).toBe(
      true,
    );
    await talk.click();
    await chat.getByText('You’d have about').waitFor();
    expect(await page.getByLabel('Your question').inputValue()).toBe('And then');
    await chat.getByRole('button', { name: 'Stop' }).click();
    await answers(page, 1);
    const answersShown = chat.getByRole('listitem').filter({ hasText: 'You’d have about' });
    expect(await answersShown.count()).toBe(1);
    expect(await chat.getByRole('button', { name: 'Copy answer' }).count()).toBe(1);
  });

  it('that is asked again keeps its old answer until the new one is complete', async () => {
    const page = await open({ viewport: { width: 1280, height: 900 }, letRequestsFail: true });
    const chat = await joinChat(page);
    const again = () => askAgain(page);
    const asked = chat.getByRole('button', { name: 'Edit question' });
    await answerWith(page, 'The old answer.');
    await ask(page, 'Something');
    await answers(page, 1);
    await page.unroute('**/functions/v1/chat');

    // What does not reach the server leaves it where it was.
    await page.route('**/functions/v1/chat', (route) => route.abort());
    await again();
    await chat.getByText("I'm having trouble connecting").waitFor();
    expect(await chat.getByText('The old answer.').first().isVisible()).toBe(true);
    expect(await answers(page, 1)).toBe(1);
    await page.unroute('**/functions/v1/chat');

    // While it fails it is out of sight, and then there again.
    await failWith(page, 'I apologize, but not now.');
    await again();
    await answers(page, 2);
    expect(await chat.getByText('I apologize, but not now.').first().isVisible()).toBe(true);
    expect(await chat.getByText('The old answer.').first().isVisible()).toBe(true);
    await page.unroute('**/functions/v1/chat');

    // Stopped before a word, it is there as well, and the question need not come back.
    const held = await holdBack(page, '**/functions/v1/chat');
    await again();
    await held.asked;
    expect(await chat.getByText('The old answer.').count()).toBe(0);
    await chat.getByRole('button', { name: 'Stop' }).click();
    await chat.getByText('The old answer.').first().waitFor();
    expect(await page.getByLabel('Your question').inputValue()).toBe('');
    await held.letGo();

    // Answered at last: all of the attempts are one question and one answer.
    await answerWith(page, 'The new answer.');
    await again();
    await chat.getByText('The new answer.').first().waitFor();
    await expect.poll(() => asked.count()).toBe(1);
    expect(await answers(page, 1)).toBe(1);
    // The attempts are taken back on the server after they are gone from the page.
    const { client } = await tablesOf(page);
    const stored = async () =>
      (await client.from('chat_messages').select('role, content').order('created_at')).data;
    await expect.poll(stored).toMatchObject([{ role: 'user' }, { content: 'The new answer.' }]);
    await reloadChat(page);
    await chat.getByText('The new answer.').first().waitFor();
    expect(await asked.count()).toBe(1);
    expect(await chat.getByText('The old answer.').count()).toBe(0);
    await page.unroute('**/functions/v1/chat');

    // Put differently, and stopped after some words: they are the answer.
    await chat.getByRole('button', { name: 'Edit question' }).click();
    await chat.getByRole('textbox', { name: 'Edit question' }).fill(growth);
    await chat.getByRole('button', { name: 'Ask this instead' }).click();
    await chat.getByText('You’d have about').waitFor();
    await chat.getByRole('button', { name: 'Stop' }).click();
    await answers(page, 1);
    await expect.poll(stored).toMatchObject([{ content: growth }, { role: 'assistant' }]);

    // And when the page is gone before the answer is there, the server does it.
    await again();
    await chat.getByText('You’d have about').waitFor();
    await reloadChat(page);
    await chat.getByText('This is education, not individual advice').first().waitFor();
    expect(await answers(page, 1)).toBe(1);
    expect(await asked.count()).toBe(1);
  });

  it('that is stopped before it was stored returns to the box, and nothing is stored', async () => {
    const page = await open(still);
    const chat = await joinChat(page);
    const { client } = await tablesOf(page);
    const held = await holdBack(page, '**/functions/v1/chat');
    await ask(page, 'Better not');
    await held.asked;
    await page.keyboard.press('Control+.');
    await expect.poll(() => page.getByLabel('Your question').inputValue()).toBe('Better not');
    await held.letGo();
    expect((await client.from('chat_messages').select('id')).data).toEqual([]);
    expect((await client.from('chat_sessions').select('id')).data).toEqual([]);
    expect(await chat.getByText('No conversations yet').isVisible()).toBe(true);
  });

  it('that another page has asked is shown as waiting, then with its answer', async () => {
    const page = await open(still);
    const chat = await joinChat(page);
    const { client, userId } = await tablesOf(page);
    const session_id = crypto.randomUUID();
    await client.from('chat_sessions').insert({ id: session_id, user_id: userId, title: 'A long one' });
    const askElsewhere = async (content: string) => {
      const question = { id: crypto.randomUUID(), session_id, user_id: userId, role: 'user', content };
      const { error } = await client.from('chat_messages').insert({ ...question, status: 'pending' });
      expect(error).toBeNull();
      return question.id;
    };
    const asked = await askElsewhere('A long one');
    await reloadChat(page);
    await chat.getByText('Working it out').waitFor();
    expect(await chat.getByRole('button', { name: 'Answer again' }).count()).toBe(0);
    await ask(page, 'Too early');
    expect(await page.getByLabel('Your question').inputValue()).toBe('Too early');
    const answer = {
      session_id,
      user_id: userId,
      role: 'assistant',
      content: 'Here at last.',
      reply_to: asked,
    };
    await client.from('chat_messages').insert(answer);
    await client.from('chat_messages').update({ status: 'answered' }).eq('id', asked);
    await chat.getByText('Here at last.').first().waitFor();
    expect(await chat.getByText('Working it out').count()).toBe(0);

    // Stop returns the question to the box.
    await page.getByLabel('Your question').fill('');
    await askElsewhere('And another');
    await reloadChat(page);
    await chat.getByText('Working it out').waitFor();
    await chat.getByRole('button', { name: 'Stop' }).click();
    await expect.poll(() => page.getByLabel('Your question').inputValue()).toBe('And another');
    await expect
      .poll(async () => (await client.from('chat_messages').select('content').order('created_at')).data)
      .toMatchObject([{ content: 'A long one' }, { content: 'Here at last.' }]);
  });
});
