import { expect, it } from 'vitest';
import {
  answers,
  answerWith,
  ask,
  deleteTalk,
  holdBack,
  joinChat,
  openChat,
  reloadChat,
  tablesOf,
} from '#e2e/support/chat.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';
import { signOut, userMenu, visitSignedIn } from '#e2e/support/people.ts';

const still = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;
const growth = 'If I invest $500 a month at 7% for 30 years, how much will I have?';

describeInBrowser('conversations of the chat', ({ open }) => {
  it('are listed, reloaded, renamed, searched and deleted', async () => {
    const page = await open(still);
    const chat = await joinChat(page);
    await chat.getByText('No conversations yet').waitFor();
    await chat.getByText('∞ messages').waitFor();
    await ask(page, growth);
    await answers(page, 1);
    const cut = `${growth.slice(0, 47)}...`;
    await chat.getByRole('button', { name: cut, exact: true }).waitFor();
    await chat.getByRole('button', { name: 'New Conversation' }).click();
    await ask(page, 'What is an index fund?');
    await answers(page, 1);

    await reloadChat(page);
    await answers(page, 1);
    // In the list, above the conversation and in it.
    await expect.poll(() => chat.getByText('What is an index fund?').count()).toBeGreaterThanOrEqual(3);
    await chat.getByRole('button', { name: cut, exact: true }).click();
    await chat.getByText('$584,726').first().waitFor();

    // Enter saves a new title, Escape does not.
    await chat.getByRole('button', { name: `Options for ${cut}` }).click();
    await chat.getByRole('button', { name: 'Rename' }).click();
    // An Enter that ends a word of an input method is not meant for the title.
    await chat.getByLabel('Title').fill('Pot of 123456789012');
    await chat
      .getByLabel('Title')
      .dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
    await page.keyboard.press('Enter');
    await chat.getByRole('button', { name: 'Pot of [REDACTED ACCOUNT]', exact: true }).waitFor();
    await chat.getByRole('button', { name: 'Options for Pot of [REDACTED ACCOUNT]' }).click();
    await chat.getByRole('button', { name: 'Rename' }).click();
    await chat.getByLabel('Title').fill('Retirement pot');
    await page.keyboard.press('Enter');
    await chat.getByRole('button', { name: 'Retirement pot', exact: true }).waitFor();
    await chat.getByRole('button', { name: 'Options for Retirement pot' }).click();
    await chat.getByRole('button', { name: 'Rename' }).click();
    await chat.getByLabel('Title').fill('Never mind');
    await page.keyboard.press('Escape');
    await chat.getByRole('button', { name: 'Retirement pot', exact: true }).waitFor();

    // Words inside messages are found, and shown.
    await chat.getByLabel('Search conversations...').fill('compounding');
    await chat.locator('mark').first().waitFor();
    const search = await holdBack(page, '**/search-chats*');
    await chat.getByLabel('Search conversations...').fill('rhinoceros');
    await chat.getByText('Searching your conversations').waitFor();
    expect(await chat.locator('mark').count()).toBe(0);
    await search.letGo();
    await chat.getByText('No conversations found').waitFor();
    expect(await chat.getByText('Try a different search term').isVisible()).toBe(true);
    await chat.getByLabel('Search conversations...').fill('');

    // Deleting the open one opens the first that is left.
    await deleteTalk(page, 'Retirement pot');
    await chat.getByRole('button', { name: 'Retirement pot', exact: true }).waitFor({ state: 'detached' });
    await chat.getByText('What is an index fund?').nth(1).waitFor();
    await deleteTalk(page, 'What is an index fund?');
    await chat.getByText('No conversations yet').waitFor();
    await chat.getByRole('heading', { name: 'What would you like to work out?' }).waitFor();
  });

  it('are exported and printed with Pro; without Pro, the dialog names the plan', async () => {
    const page = await open({ ...still, acceptDownloads: true, letRequestsFail: true });
    let chat = await joinChat(page);
    await ask(page, growth);
    await answers(page, 1);
    await chat.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('dialog', { name: 'Export conversations' }).getByText('part of Pro').waitFor();
    await page.route('**/rest/v1/stripe_user_subscriptions*', (route) =>
      route.fulfill({
        json: [{ subscription_status: 'active', price_id: 'p', current_period_end: 1_800_000_000 }],
      }),
    );
    // Only this page believes in Pro here, so the server's refusal is answered for it as well.
    await page.route('**/functions/v1/document-exports', (route) => route.fulfill({ json: {} }));
    // What is exported is what is stored, whatever the screen has of it.
    await page.route(/chat_messages\?select/, (route) => route.fulfill({ status: 500, json: {} }));
    chat = await reloadChat(page);
    await chat.getByText('This conversation could not be loaded.').waitFor();
    await page.unroute(/chat_messages\?select/);
    await chat.getByRole('button', { name: 'Export' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Markdown' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`${growth.slice(0, 47)}.md`);
    const stream = await file.createReadStream();
    let text = '';
    for await (const chunk of stream) text += String(chunk);
    expect(text).toContain(`> ${growth}`);
    expect(text).toContain('| Monthly contribution | $500 a month (you said) |');
    expect(text).not.toContain('```');
    expect(text).toContain('investor.gov');
    expect(text).toContain('about $585,000 after');

    // Paper: figures, sources and receipt, and nothing of the page around it.
    await page.evaluate(() => (window.print = () => undefined));
    // Even if its part of the site comes at the second attempt only.
    await page.route('**/print-view*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Print or PDF' }).click();
    const notPrinted = page.getByRole('dialog', { name: 'Export conversations' }).getByRole('alert');
    await notPrinted.waitFor();
    await page.unroute('**/print-view*.js');
    await notPrinted.getByRole('button', { name: 'Try again' }).click();
    await page.emulateMedia({ media: 'print' });
    const paper = page.locator('.print-view');
    await paper.waitFor();
    expect(await paper.getByText(growth).first().isVisible()).toBe(true);
    expect(await paper.getByText('Receipt: Compound growth, rules of 2026').isVisible()).toBe(true);
    expect(await paper.getByRole('row', { name: 'Monthly contribution $500' }).isVisible()).toBe(true);
    expect(await chat.isVisible()).toBe(false);
    const pdf = await page.pdf();
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await paper.waitFor({ state: 'detached' });
  });

  it('can be renamed and deleted while an answer streams, here and in a second tab', async () => {
    const page = await open({ viewport: { width: 1280, height: 900 }, letRequestsFail: true });
    const chat = await joinChat(page);
    await ask(page, growth);
    await chat.getByText('You’d have about').waitFor();
    const title = `${growth.slice(0, 47)}...`;
    await chat.getByRole('button', { name: `Options for ${title}` }).click();
    await chat.getByRole('button', { name: 'Rename' }).click();
    await chat.getByLabel('Title').fill('Renamed meanwhile');
    await page.keyboard.press('Enter');
    await chat.getByRole('button', { name: 'Renamed meanwhile', exact: true }).waitFor();

    // Another tab of the same person sees it, and deletes it while this one still writes.
    const other = await page.context().newPage();
    await other.emulateMedia({ reducedMotion: 'reduce' });
    other.on('dialog', (dialog) => void dialog.accept());
    await other.goto('/');
    await userMenu(other).waitFor();
    const second = await openChat(other);
    await deleteTalk(other, 'Renamed meanwhile');
    await second.getByText('No conversations yet').waitFor();
    await other.close();
    await answers(page, 1);
    expect(await chat.textContent()).toContain('This is education');
    // The next question begins a new conversation, since this one is gone.
    await answerWith(page, 'A short answer.');
    await ask(page, 'What next?');
    await chat.getByRole('button', { name: 'What next?', exact: true }).waitFor();
    await chat.getByText('A short answer.').first().waitFor();
    expect(await answers(page, 1)).toBe(1);
    expect(await chat.getByRole('button', { name: 'Renamed meanwhile', exact: true }).count()).toBe(0);

    // Deleted elsewhere while nothing is asked: it is gone when this tab becomes visible.
    const { client } = await tablesOf(page);
    await client.from('chat_sessions').delete().eq('title', 'What next?');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await chat.getByText('No conversations yet').waitFor();
    await chat.getByRole('heading', { name: 'What would you like to work out?' }).waitFor();
    await page.unroute('**/functions/v1/chat');

    // And once more, deleted here while it is being written.
    await ask(page, 'What is an index fund?');
    await chat.getByRole('button', { name: 'Stop' }).waitFor();
    await deleteTalk(page, 'What is an index fund?');
    await chat
      .getByRole('button', { name: 'What is an index fund?', exact: true })
      .waitFor({ state: 'detached' });
    expect(await chat.getByRole('button', { name: 'Stop' }).count()).toBe(0);
  });

  it('disappear from the search results after signing out in another tab', async () => {
    const page = await open(still);
    await visitSignedIn(page);
    const { client, userId } = await tablesOf(page);
    await client.from('chat_sessions').insert({ user_id: userId, title: 'My secret talk' });
    const chat = await openChat(page);
    await chat.getByLabel('Search conversations...').fill('secret');
    const search = page.getByRole('complementary', { name: 'Chat History' });
    await search.getByRole('button', { name: 'My secret talk', exact: true }).waitFor();
    await chat.getByText('Searching your conversations').waitFor({ state: 'detached' });
    const other = await page.context().newPage();
    await other.goto('/');
    await signOut(other);
    await chat.getByText('Sign in to keep your conversations.').waitFor();
    expect(await chat.getByText('My secret talk').count()).toBe(0);
    expect(await chat.getByLabel('Search conversations...').inputValue()).toBe('');
  });

  it('are drawn in portions when they are long', async () => {
    const page = await open(still);
    await visitSignedIn(page);
    const { client, userId } = await tablesOf(page);
    const talks = Array.from({ length: 150 }, (_, n) => ({ user_id: userId, title: `Talk ${n}` }));
    const { data } = await client.from('chat_sessions').insert(talks).select('id');
    const [talk] = data as { id: string }[];
    const rows = Array.from({ length: 1_020 }, (_, n) => ({
      session_id: talk!.id,
      user_id: userId,
      role: n % 2 === 0 ? 'user' : 'assistant',
      content: `Message ${n}`,
    }));
    expect((await client.from('chat_messages').insert(rows)).error).toBeNull();
    await page.reload();
    const chat = await openChat(page);
    await chat.getByText('Message 1019').waitFor();
    expect(await chat.getByText(/^Message \d+$/).count()).toBeLessThan(60);
    expect(await chat.getByRole('button', { name: /^Talk \d+$/ }).count()).toBe(100);
    await chat.getByText('Message 1010').scrollIntoViewIfNeeded();
    await chat.getByRole('button', { name: 'Show earlier messages' }).click();
    await chat.getByText('Message 985').waitFor({ state: 'attached' });
  });
});
