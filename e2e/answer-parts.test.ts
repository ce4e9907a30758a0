import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { answers, answerWith, ask, joinChat, reloadChat, visitChat } from '#e2e/support/chat.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';

const still = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;
const growth = 'If I invest $500 a month at 7% for 30 years, how much will I have?';
const loan = 'Should I pay off my loan early or invest the money?';

const top = async (part: Locator) => (await part.boundingBox())!.y;

/** What is seen and heard of the conversation has no trace of what programs say to each other. */
async function expectNoJson(page: Page): Promise<void> {
  const shown = await page.getByRole('dialog', { name: 'Ask FinDeus' }).textContent();
  expect(shown).not.toMatch(/"record"|"receipt"|"topic"|"inputs"|```|\{"/);
}

describeInBrowser('the parts below an answer', ({ open }) => {
  it('answers a guide’s question by a button, and the verdict changes', async () => {
    const page = await open(still);
    const chat = await visitChat(page);
    await ask(page, loan);
    await answers(page, 1);
    await chat.getByText('It depends on the rate').first().waitFor();
    const choices = chat.getByRole('group', { name: 'What rate does the loan charge?' });
    await choices.waitFor();
    expect(await choices.getByRole('button').allTextContents()).toHaveLength(3);
    await expectAccessible(page);
    await expectNoJson(page);

    await choices.getByRole('button', { name: 'Over 6%' }).press('Enter');
    await answers(page, 2);
    expect(await chat.getByRole('listitem').filter({ hasText: 'Over 6%' }).count()).toBe(1);
    await chat.getByText('Pay the loan down first.').first().waitFor();
    // Only the newest question can be answered.
    await choices.waitFor({ state: 'detached' });
    await expectNoJson(page);
  });

  it('runs a follow-up exactly, and the figure of its card is another one', async () => {
    const page = await open(still);
    const chat = await visitChat(page);
    await ask(page, growth);
    await answers(page, 1);
    const followUps = chat.getByRole('list', { name: 'You could ask next' });
    const another = followUps.getByRole('button', { name: /^What if I put in \$\d+ a month/ });
    const label = await another.innerText();
    const sent = page.waitForRequest('**/functions/v1/chat');
    await another.click();
    expect((await sent).postDataJSON()).toMatchObject({
      run: { calculator: 'compound_growth', inputs: { rate: 7, years: 30 } },
    });
    await answers(page, 2);
    expect(await chat.getByRole('listitem').filter({ hasText: label }).count()).toBeGreaterThan(0);
    const [first, second] = [0, 1].map((n) => chat.getByRole('article', { name: 'Compound growth' }).nth(n));
    const headline = (card: Locator) => card.locator('[aria-live]').innerText();
    expect(await headline(second!)).not.toBe(await headline(first!));
    expect(await second!.getByLabel('Yearly return').inputValue()).toBe('7');

    // Asked for again, it is the same run, though its words say only what was changed.
    const again = page.waitForRequest('**/functions/v1/chat');
    await chat.getByRole('button', { name: 'Answer again' }).last().click();
    expect((await again).postDataJSON()).toMatchObject({
      run: { calculator: 'compound_growth', inputs: { rate: 7, years: 30 } },
    });
    await answers(page, 2);
  });

  it('says what was understood: of a run in its card, of words in a message to finish', async () => {
    const page = await open(still);
    const chat = await visitChat(page);
    await ask(page, growth);
    await answers(page, 1);
    const understood = chat.getByRole('list', { name: 'What I understood' });
    await understood.waitFor();
    expect(await understood.getByRole('button').allInnerTexts()).toEqual([
      'Monthly contribution: $500 a month',
      'Yearly return: 7%',
      'Time to grow: 30 years',
    ]);
    await understood.getByRole('button', { name: 'Yearly return' }).press('Enter');
    const field = chat.getByRole('article', { name: 'Compound growth' }).getByLabel('Yearly return');
    expect(await field.evaluate((box) => box === document.activeElement)).toBe(true);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('5');
    await chat.getByText('you changed it').waitFor();

    await ask(page, 'I have a car loan at 5%. Should I pay it off or invest?');
    await answers(page, 2);
    await understood.last().getByRole('button', { name: 'Loan rate: 5%' }).click();
    const box = page.getByLabel('Your question');
    await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type('8%');
    expect(await box.inputValue()).toBe('Actually, my loan rate is 8%');
  });

  it.each([
    ['from the tables', still, joinChat, reloadChat],
    ['to a phone', phone, visitChat, reloadChat],
  ])('puts the card below the text, also when it comes back %s', async (_, manner, come, comeBack) => {
    const page = await open(manner);
    const chat = await come(page);
    const inOrder = async () => {
      await answers(page, 1);
      const card = chat.getByRole('article', { name: 'Compound growth' });
      await card.waitFor();
      const order = await Promise.all([
        top(chat.getByText('You’d have about').first()),
        top(chat.getByText('Next:').first()),
        top(chat.getByRole('list', { name: 'What I understood' })),
        top(card),
        top(chat.getByRole('list', { name: 'You could ask next' })),
        top(chat.getByText('2 sources')),
      ]);
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      // The text has said so above.
      expect(await card.textContent()).not.toContain('You’d have about');
      await expectNoJson(page);
    };
    await ask(page, growth);
    await inOrder();
    await expectAccessible(page);
    for (const list of ['What I understood', 'You could ask next'])
      for (const button of await chat.getByRole('list', { name: list }).getByRole('button').all())
        expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await chat.getByText('2 sources').click();
    await chat.getByRole('listitem').filter({ hasText: 'Investor.gov' }).last().waitFor();
    await comeBack(page);
    await inOrder();
  });

  it('shows the card while the text is still being written', async () => {
    const page = await open({ viewport: { width: 1280, height: 900 } });
    const chat = await visitChat(page);
    // Long enough to be still written when the card's code has been loaded.
    await page.route('**/functions/v1/chat', async (route) => {
      const response = await route.fetch();
      const more = JSON.stringify({ text: '\n\n' + 'And so on. '.repeat(500) });
      const body = (await response.text()).replace('data: {"done"', `data: ${more}\n\ndata: {"done"`);
      await route.fulfill({ response, body });
    });
    await ask(page, growth);
    const waiting = chat.locator('[aria-busy="true"]');
    await waiting.getByRole('article', { name: 'Compound growth' }).waitFor();
    expect(await chat.getByRole('article', { name: 'Compound growth' }).count()).toBe(1);
  });

  it('shows what earlier versions have stored, and nothing of what it cannot read', async () => {
    const page = await open(still);
    const chat = await visitChat(page);
    await answerWith(
      page,
      'An answer of old.\n\n```findeus\n{"record":{"topic":7}}\n```\n\n**Sources**\n\n- [A page](https://example.com), Somebody\n',
    );
    await ask(page, 'What if the rate is 5%? For “Compound growth”, where the time is 30 years.');
    await answers(page, 1);
    await chat.getByText('1 source').click();
    expect(await chat.getByRole('link', { name: 'A page' }).isVisible()).toBe(true);
    await expectNoJson(page);
  });
});
