import { expect, it } from 'vitest';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { answers, answerWith, ask, openChat } from '#e2e/support/chat.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';

const debts = 'I owe $6,000 at 24% and $2,500 at 18% and can pay $400 a month. When am I debt-free?';

describeInBrowser('the inputs of a card', ({ open }) => {
  it('shows a list with its origin, changes it row by row, and asks again', async () => {
    const page = await open({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    await page.goto('/');
    const chat = await openChat(page);
    await ask(page, debts);
    await answers(page, 1);
    const card = chat.getByRole('article', { name: 'Debt payoff' }).first();
    const list = card.getByRole('group', { name: 'Debts', exact: true });
    const row = (number: number) => list.getByRole('group', { name: `Debts, row ${number}` });
    expect(await row(1).getByLabel('Balance').inputValue()).toBe('6,000');
    expect(await row(2).getByLabel('Yearly interest rate').inputValue()).toBe('18');
    expect(await list.getByText('you said').isVisible()).toBe(true);
    const headline = () => card.locator('[aria-live]').innerText();
    const atFirst = await headline();

    // At once, here in the browser.
    await row(2).getByLabel('Balance').fill('4,500');
    await expect.poll(headline).not.toBe(atFirst);
    expect(await list.getByText('you changed it').isVisible()).toBe(true);

    // A new row counts from when it is whole; until then nothing is wrong.
    const withTwo = await headline();
    await list.getByRole('button', { name: 'Add a row' }).press('Enter');
    await page.keyboard.type('1200');
    expect(await headline()).toBe(withTwo);
    expect(await card.getByRole('alert').count()).toBe(0);
    await page.keyboard.press('Tab');
    await page.keyboard.type('9.75');
    await expect.poll(headline).not.toBe(withTwo);
    await expectAccessible(page);

    // What makes no sense is told where it is.
    await row(1).getByLabel('Balance').fill('lots');
    expect(await card.getByRole('alert').textContent()).toContain('Balance must be a number.');
    expect(await row(1).getByLabel('Balance').getAttribute('aria-invalid')).toBe('true');
    await row(1).getByLabel('Balance').fill('7k');

    // Taken out, and the focus is on a neighbour.
    await row(2).getByRole('button', { name: 'Remove' }).press('Enter');
    expect(await list.getByRole('group').count()).toBe(2);
    expect(
      await row(2)
        .getByLabel('Balance')
        .evaluate((box) => box === document.activeElement),
    ).toBe(true);
    await list.getByRole('button', { name: 'Also set name and minimum payment' }).click();
    await row(2).getByLabel('Minimum payment').fill('25');

    await card.getByRole('button', { name: 'Ask again with these' }).click();
    await answers(page, 2);
    const second = chat.getByRole('article', { name: 'Debt payoff' }).nth(1);
    await second.waitFor();
    const values = await second
      .getByRole('group', { name: /^Debts, row/ })
      .getByRole('textbox')
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
    expect(values).toEqual(['7,000', '24', '0', '1,200', '9.75', '25']);
    expect(await second.getByLabel('Monthly budget for all debts').inputValue()).toBe('400');

    await card.getByRole('button', { name: 'Back to the numbers of the question' }).click();
    await expect.poll(headline).toBe(atFirst);
    expect(await row(2).getByLabel('Balance').inputValue()).toBe('2,500');
  });

  it('shows the card again after a failed load, and no figure links to a missing card', async () => {
    const page = await open({ reducedMotion: 'reduce', letRequestsFail: true });
    await page.goto('/');
    const chat = await openChat(page);
    await answerWith(page, 'You would have [$1,234](#c1.balance) in the end.');
    await ask(page, 'How much will I have?');
    await answers(page, 1);
    await chat.getByText('$1,234', { exact: true }).waitFor();
    expect(await chat.getByRole('button', { name: '$1,234' }).count()).toBe(0);

    await page.unroute('**/functions/v1/chat');
    await page.route('**/assets/answer-parts-*.js', (route) => route.abort());
    await ask(page, 'If I invest $500 a month at 7% for 30 years, how much will I have?');
    await answers(page, 2);
    const problem = chat.getByRole('alert').filter({ hasText: 'This card could not be loaded' });
    await problem.waitFor();
    await page.unroute('**/assets/answer-parts-*.js');
    await problem.getByRole('button', { name: 'Try again' }).click();
    const card = chat.getByRole('article', { name: 'Compound growth' });
    await card.waitFor();
    await chat
      .getByRole('button', { name: /585,000/ })
      .first()
      .click();
    await chat.getByRole('button', { name: 'Show the whole working' }).click();
    await card.getByText('What this assumes').waitFor();
  });

  it('updates assumptions that depend on a changed input', async () => {
    const page = await open({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    await page.goto('/');
    const chat = await openChat(page);
    await ask(
      page,
      'I lived in my home for 6 years and sold it with a gain of 200k, I earn 100k. What tax is due?',
    );
    await answers(page, 1);
    const card = chat.getByRole('article', { name: 'Selling your home' }).first();
    await card.getByLabel('Number of years you lived there').fill('0.75');
    // Taken to have been owned no longer either: taxed like wages, and not as a long-term gain.
    await card.getByText('$58,764').first().waitFor();
  });

  it('fits a phone, with long lists', async () => {
    const page = await open({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    await page.goto('/');
    const chat = await openChat(page);
    await ask(page, 'I have 70k in stocks and 30k in bonds and want 60 and 40 percent. How do I rebalance?');
    await answers(page, 1);
    const list = chat.getByRole('group', { name: 'Holdings', exact: true });
    await list.waitFor();
    const remove = list.getByRole('button', { name: /^Remove/ });
    expect(await remove.count()).toBe(2);
    await remove.last().click();
    // One holding has to stay.
    await expect.poll(() => remove.count()).toBe(0);
    await list.getByRole('button', { name: 'Add a row' }).click();
    await expect.poll(() => remove.count()).toBeGreaterThan(0);
    await list.getByRole('button', { name: /^Also set .*current share/ }).click();
    await expectAccessible(page);
  });
});
