import { expect, it } from 'vitest';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import {
  answers,
  answerWith,
  ask,
  askAgain,
  deleteTalk,
  failWith,
  holdBack,
  joinChat,
  openChat,
  reloadChat,
  tablesOf,
  visitChat,
} from '#e2e/support/chat.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';
import { fillSignUp, signOut, signUp, userMenu } from '#e2e/support/people.ts';

const still = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;
const growth = 'If I invest $500 a month at 7% for 30 years, how much will I have?';

describeInBrowser('the chat', ({ open }) => {
  it('answers a visitor seven times, then says that the limit is reached', async () => {
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
    // Whoever puts it away is back in the conversation.
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
    await page.keyboard.press('Enter');
    await modal.getByRole('button', { name: 'Upgrade to Pro' }).click();
    await chat.waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.getElementById('pricing')!.getBoundingClientRect().top))
      .toBeLessThan(300);
  });

  it('lets somebody at the limit go on with a free account', async () => {
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

  it('shows its work: figures, a card that can be changed, and asking again with that', async () => {
    const page = await open(still);
    const chat = await visitChat(page);
    await ask(page, growth);
    await answers(page, 1);
    expect(await chat.getByText('You’d have about').first().textContent()).toContain('$585,000');
    const card = chat.getByRole('article', { name: 'Compound growth' });
    await card.waitFor();
    await card.getByLabel('Yearly return').fill('5');
    await card.getByText('$407,688').first().waitFor();
    expect(await card.textContent()).toContain('you changed it');
    // Not while something else is being answered.
    const held = await holdBack(page, '**/functions/v1/chat');
    await ask(page, 'And something else?');
    await expect
      .poll(() => card.getByRole('button', { name: 'Ask again with these' }).isDisabled())
      .toBe(true);
    await chat.getByRole('button', { name: 'Stop' }).click();
    await held.letGo();
    await card.getByRole('button', { name: 'Ask again with these' }).click();
    await answers(page, 2);
    expect(await chat.textContent()).toContain('What if the yearly return is 5%?');
    const second = chat.getByRole('article', { name: 'Compound growth' }).nth(1);
    await second.waitFor();
    expect(await second.getByLabel('Yearly return').inputValue()).toBe('5');
    expect(await second.getByLabel('Monthly contribution').inputValue()).toBe('500');
    await expectAccessible(page);

    // The card before it goes on from its own numbers.
    await card.first().getByRole('button', { name: 'Back to the numbers of the question' }).click();
    await card.first().getByLabel('Monthly contribution').fill('600');
    await card.first().getByRole('button', { name: 'Ask again with these' }).click();
    await answers(page, 3);
    const third = chat.getByRole('article', { name: 'Compound growth' }).nth(2);
    await third.waitFor();
    expect(await third.getByLabel('Yearly return').inputValue()).toBe('7');
    expect(await third.getByLabel('Monthly contribution').inputValue()).toBe('600');
  });

  it('opens the article that an answer cites', async () => {
    const page = await open(still);
    const chat = await visitChat(page);
    await ask(page, 'What is an index fund?');
    await answers(page, 1);
    await chat.getByText(/^\d sources$/).click();
    await chat.getByRole('button', { name: 'Index funds', exact: true }).click();
    const article = page.getByRole('dialog', { name: 'Index funds' });
    await article.getByText('Where this comes from').waitFor();
    expect(await article.getByRole('link').first().getAttribute('href')).toMatch(/^https:/);
    await page.keyboard.press('Escape');
    await article.waitFor({ state: 'detached' });
    expect(await chat.isVisible()).toBe(true);
  });

  it('keeps every dollar sign, and makes what could do harm inert', async () => {
    const page = await open(still);
    const chat = await visitChat(page);
    await answerWith(
      page,
      'From $148 to $19, or $1,000 and $2,000 with $3 left.\n\n',
      '[bad](javascript:alert(1)) [worse](data:text/html,x) [good](https://example.com) <img src=x onerror=alert(1)>\n\n',
      '| a | b |\n| --- | ---: |\n| $1 | $2 |\n',
    );
    await ask(page, 'Amounts?');
    await answers(page, 1);
    expect(await chat.textContent()).toContain('From $148 to $19, or $1,000 and $2,000 with $3 left.');
    expect(
      await chat.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['https://example.com']);
    expect(await chat.locator('img').count()).toBe(0);
    expect(await chat.getByRole('cell', { name: '$2' }).isVisible()).toBe(true);
  });

  it('masks private numbers before they leave, and shows what left', async () => {
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

  it('refuses prohibited topics without asking anybody', async () => {
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

  it('keeps the history of a user: titles, reload, rename, search, delete', async () => {
    const page = await open(still);
    const chat = await joinChat(page);
    expect(await chat.getByText('No conversations yet').isVisible()).toBe(true);
    expect(await chat.getByText('∞ messages').isVisible()).toBe(true);
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

  it('stops at a word, and stores exactly what is on the screen', async () => {
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

  it('has the answer when the page was closed in the middle of it', async () => {
    const page = await open({ viewport: { width: 1280, height: 900 } });
    const chat = await joinChat(page);
    await ask(page, growth);
    await chat.getByText('You’d have about').waitFor();
    await reloadChat(page);
    await answers(page, 1);
    expect(await chat.textContent()).toContain('This is education, not individual advice');
  });

  it('takes a visitor’s conversation along into the account', async () => {
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

  it('leads to the plans who chooses pro without it', async () => {
    const page = await open(still);
    await page.goto('/about');
    const chat = await openChat(page);
    await chat.getByRole('button', { name: 'Pro', exact: true }).click();
    await chat.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Two plans, one price' }).waitFor();
  });

  it('says what happened when the server fails, and loses nothing', async () => {
    const page = await open({ ...still, letRequestsFail: true });
    const chat = await visitChat(page);
    await page.route('**/functions/v1/chat', (route) => route.fulfill({ status: 500, json: {} }));
    await ask(page, 'Hello?');
    await answers(page, 1);
    expect(await chat.textContent()).toContain(
      'I apologize, but I encountered an error while processing your request: API error 500. Please try again in a moment.',
    );
    await page.unroute('**/functions/v1/chat');
    await page.route('**/functions/v1/chat', (route) => route.abort());
    await ask(page, 'And now?');
    await answers(page, 2);
    expect(await chat.textContent()).toContain("I'm having trouble connecting to my AI services.");
    await page.unroute('**/functions/v1/chat');
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

  it('lets a question be put differently, an answer be rated, and a draft be kept', async () => {
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

  it('asks before later turns go, and keeps what was written when they are to stay', async () => {
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

  it('works by keyboard, and says how', async () => {
    const page = await open(still);
    const chat = await joinChat(page);
    await page.keyboard.press('Control+k');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('search');
    await page.keyboard.press('Control+Shift+O');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('question');
    await ask(page, 'What is a bond?');
    await answers(page, 1);
    await chat.getByRole('button', { name: 'Options for What is a bond?' }).click();
    await page.keyboard.press('Escape');
    expect(await chat.isVisible()).toBe(true);
    await chat.getByRole('heading', { name: 'Chat History' }).click();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await chat.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await chat.waitFor({ state: 'detached' });
  });

  it('never loses the focus: whatever was pressed and is gone hands it on', async () => {
    const page = await open(still);
    const focused = () =>
      page.evaluate(() => {
        const element = document.activeElement;
        return element?.getAttribute('aria-label') ?? element?.tagName;
      });
    const chat = await joinChat(page);
    await chat.getByRole('button', { name: /^Market Insights/ }).press('Enter');
    await answers(page, 1);
    await expect.poll(focused).toBe('Your question');
    await chat.getByRole('button', { name: 'Edit question' }).press('Enter');
    await page.keyboard.press('Escape');
    await expect.poll(focused).toBe('Edit question');
    await chat.getByRole('button', { name: 'Answer again' }).press('Enter');
    await expect.poll(focused).toBe('Your question');
    await answers(page, 1);
    await chat.getByRole('button', { name: /^Options for/ }).press('Enter');
    await chat.getByRole('button', { name: 'Rename', exact: true }).press('Enter');
    await page.keyboard.type('Stocks since then');
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('Options for Stocks since then');
    await chat.getByRole('button', { name: 'Hide chat history' }).press('Enter');
    await expect.poll(focused).toBe('Show chat history');
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('Hide chat history');
    await chat.getByRole('button', { name: /^Options for/ }).press('Enter');
    await chat.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    // The way back has the focus, and leads back.
    await page.getByRole('dialog', { name: 'Delete this conversation?' }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('Options for Stocks since then');
    await deleteTalk(page, 'Stocks since then');
    await chat.getByText('No conversations yet').waitFor();
    await expect.poll(focused).toBe('Your question');
  });

  it('exports for Pro, and shows others the way', async () => {
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
    expect(text).toContain('```findeus');
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

  it('takes renaming and deleting while an answer is being written, and a second tab', async () => {
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

    // Deleted elsewhere while nobody asks: whoever comes back to this tab does not find it any more.
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

  it('shows an answer once, whatever is clicked meanwhile', async () => {
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

  it('keeps the old answer until there is a new one, and then nothing of it', async () => {
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

  it('loses no turn of a visitor when an edited question cannot be asked', async () => {
    const page = await open({ ...still, letRequestsFail: true });
    const chat = await visitChat(page);
    await answerWith(page, 'An answer.');
    for (const [index, question] of ['One', 'Two', 'Three'].entries()) {
      await ask(page, question);
      await answers(page, index + 1);
    }
    await page.unroute('**/functions/v1/chat');
    await page.route('**/functions/v1/chat', (route) => route.abort());
    await chat.getByRole('button', { name: 'Edit question' }).first().click();
    await chat.getByRole('textbox', { name: 'Edit question' }).fill('One, put differently');
    await chat.getByRole('button', { name: 'Ask this instead' }).click();
    await answers(page, 4);
    expect(await chat.getByText('4 free messages left').isVisible()).toBe(true);
    await reloadChat(page);
    expect(await answers(page, 4)).toBe(4);
    await page.unroute('**/functions/v1/chat');
    await answerWith(page, 'Another answer.');
    await askAgain(page);
    await expect.poll(() => answers(page, 1)).toBe(1);
    expect(await chat.getByText('Another answer.').first().isVisible()).toBe(true);

    // What failed is said, and does not move into an account.
    await page.unroute('**/functions/v1/chat');
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

  it('leaves nothing of a question that was stopped before it was stored, and gives it back', async () => {
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

  it('waits for an answer that another page has asked for', async () => {
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

    // Whoever does not want to wait gets the question back.
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

  it('takes no question while it is not known what it follows, and keeps a list that it has', async () => {
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

  it('keeps a question in its box when it could not be sent, and says when an answer was interrupted', async () => {
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
    await page.unroute('**/functions/v1/chat');
    // What the server says itself is said once, is not stored, and can be had anew.
    await failWith(page, 'I apologize, but not now.');
    await page.keyboard.press('Enter');
    await answers(page, 1);
    const saying = (text: string) => chat.getByRole('listitem').filter({ hasText: text }).count();
    expect(await saying('I apologize, but not now.')).toBe(1);
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

  it('says that the list could not be loaded, whatever is tried meanwhile, until it is there', async () => {
    const page = await open({ ...still, letRequestsFail: true });
    await page.goto('/');
    await signUp(page);
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

  it('does not pull a reader down who has scrolled up', async () => {
    const page = await open({ viewport: { width: 900, height: 500 } });
    const chat = await visitChat(page);
    await answerWith(page, 'This takes a while to be shown to its end.\n\n'.repeat(60));
    await ask(page, growth);
    const begun = page.locator('[aria-busy="true"] > p').nth(12);
    await begun.waitFor();
    const scroller = chat.locator('.overflow-y-auto').filter({ has: begun });
    const height = await scroller.evaluate((element) => {
      element.scrollTop = 0;
      return element.scrollHeight;
    });
    await expect
      .poll(() => scroller.evaluate((element) => element.scrollHeight), { timeout: 60_000 })
      .toBeGreaterThan(height);
    expect(await scroller.evaluate((element) => element.scrollTop)).toBe(0);
  });

  it('keeps a long answer at its beginning, and shows a new question wherever its writer was reading', async () => {
    const page = await open({ viewport: { width: 1280, height: 700 }, reducedMotion: 'reduce' });
    const chat = await visitChat(page);
    const topOf = (text: string) =>
      chat
        .getByRole('listitem')
        .filter({ hasText: text })
        .first()
        .evaluate((element) => element.getBoundingClientRect().top);
    await ask(page, growth);
    await answers(page, 1);
    await expect.poll(() => topOf(growth)).toBeLessThan(160);
    expect(await topOf(growth)).toBeGreaterThan(60);
    const second = 'Payment on a 350k mortgage at 6.5% for 30 years?';
    await ask(page, second);
    await answers(page, 2);
    await expect.poll(() => topOf(second)).toBeLessThan(160);
    expect(await topOf(second)).toBeGreaterThan(60);
  });

  it('shows nothing of what was found once its owner has signed out in another tab', async () => {
    const page = await open(still);
    await page.goto('/');
    await signUp(page);
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

  it('draws a long conversation in portions', async () => {
    const page = await open(still);
    await page.goto('/');
    await signUp(page);
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

  it('has its list of conversations out of the way on a phone', async () => {
    const page = await open({
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
      colorScheme: 'dark',
    });
    const chat = await visitChat(page);
    expect(await chat.getByRole('heading', { name: 'Chat History' }).count()).toBe(0);
    await expectAccessible(page);
    await chat.getByRole('button', { name: 'Show chat history' }).click();
    const list = chat.getByRole('heading', { name: 'Chat History' });
    await list.waitFor();
    await expectAccessible(page);
    // What lies below the list waits: neither the keyboard nor a screen reader gets to it.
    expect(await chat.getByLabel('Your question').evaluate((box) => box.closest('[inert]') !== null)).toBe(
      true,
    );
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    expect(await chat.isVisible()).toBe(true);
    const opener = chat.getByRole('button', { name: 'Show chat history' });
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await chat.waitFor({ state: 'detached' });
  });
});
