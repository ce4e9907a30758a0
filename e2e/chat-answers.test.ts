import { expect, it } from 'vitest';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { answers, answerWith, ask, holdBack, visitChat } from '#e2e/support/chat.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';

const still = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;
const growth = 'If I invest $500 a month at 7% for 30 years, how much will I have?';

describeInBrowser('an answer in the chat', ({ open }) => {
  it('has figures and a card whose changed inputs can be asked again', async () => {
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

  it('opens a cited article', async () => {
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

  it('keeps dollar signs, and drops harmful links and HTML', async () => {
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

  it('does not scroll while the reader has scrolled up', async () => {
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

  it('stays at its beginning when it is long, and a new question scrolls into view', async () => {
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
});
