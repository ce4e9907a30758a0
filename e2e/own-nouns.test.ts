import { expect, it } from 'vitest';
import { answers, ask, visitChat } from '#e2e/support/chat.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';

const desktop = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;

describeInBrowser('the name a person gives to something', ({ open }) => {
  it('is in the chips, rows and sentences about debts', async () => {
    const page = await open(desktop);
    const chat = await visitChat(page);
    await ask(
      page,
      'I owe $6,000 on my Visa credit card at 24% and $9,000 on my car loan at 7%, and can pay $600 a month in total. When am I debt-free?',
    );
    await answers(page, 1);
    const card = chat.getByRole('article', { name: 'Debt payoff' });
    await card.waitFor();
    expect(await chat.getByRole('button', { name: /^Debts:/ }).innerText()).toBe(
      'Debts: Visa $6,000, car loan $9,000',
    );
    const values = (label: string) =>
      card
        .getByLabel(label, { exact: true })
        .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement | HTMLSelectElement).value));
    expect(await values('Name')).toEqual(['Visa', 'car loan']);
    const text = await chat.textContent();
    expect(text).toContain('on Visa ($6,000 at 24%)');
    // By hand: $600 goes to the 24% first, then to the 7%.
    expect(text).toContain('29 months');

    const second = card.getByRole('group', { name: 'Debts, row 2' });
    await second.getByLabel('Name', { exact: true }).fill('Honda 4111');
    await card.getByText('Name must be letters only.').first().waitFor();
    await second.getByLabel('Name', { exact: true }).fill('Honda');
    await card.getByRole('button', { name: 'Ask again with these' }).click();
    await answers(page, 2);
    await chat.getByRole('button', { name: /Honda \$9,000/ }).waitFor();
  });

  it('is in the chips, on the axis and in the figures of holdings', async () => {
    const page = await open(desktop);
    const chat = await visitChat(page);
    await ask(page, 'I have 70k in stocks and 30k in bonds and want 60 and 40 percent. How do I rebalance?');
    await answers(page, 1);
    const card = chat.getByRole('article', { name: 'Optimize and rebalance' });
    await card.waitFor();
    expect(await chat.getByRole('button', { name: /^Holdings:/ }).innerText()).toBe(
      'Holdings: stocks $70,000, bonds $30,000',
    );
    const bars = await card.getByRole('figure').getByRole('listitem').allInnerTexts();
    expect(bars.map((words) => words.split('\n')[0])).toEqual(['Stocks', 'Bonds']);
    expect(await card.textContent()).not.toMatch(/Holding 1|first holding:/);
  });

  it('is kept for a savings account, which is not sold', async () => {
    const page = await open(desktop);
    const chat = await visitChat(page);
    await ask(
      page,
      'I have 60k in index funds, 20k in bonds and 20k in a savings account. How do I get to 60/30/10?',
    );
    await answers(page, 1);
    const card = chat.getByRole('article', { name: 'Optimize and rebalance' });
    await card.waitFor();
    const text = await chat.textContent();
    expect(text).toContain('Take $10,000 out of your savings account');
    // It is what somebody holds and their cash: there is nothing to ask about.
    expect(text).not.toContain('or your cash?');
    const row = card.getByRole('group', { name: 'Holdings, row 1' });
    const tops = await row
      .locator('input, select')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(1);
    const bars = await card.getByRole('figure').getByRole('listitem').allInnerTexts();
    expect(bars.map((words) => words.split('\n')[0])).toEqual(['Index funds', 'Bonds', 'Savings account']);
  });

  it('is kept for holdings and debts whose name differs from their kind', async () => {
    const page = await open({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    const chat = await visitChat(page);
    await ask(page, 'I have 70k in index funds and 30k in bond funds. How do I get to 60/40?');
    await answers(page, 1);
    const card = chat.getByRole('article', { name: 'Optimize and rebalance' });
    await card.waitFor();
    expect(await chat.textContent()).toContain('Sell $10,000 of index funds');
    const bars = await card.getByRole('figure').getByRole('listitem').allInnerTexts();
    expect(bars.map((words) => words.split('\n')[0])).toEqual(['Index funds', 'Bond funds']);

    await ask(
      page,
      'I owe $6,000 on my Visa at 24%, minimum $150, and $9,000 in student loans at 5%, minimum $100, and can pay $600 a month in total. When am I debt-free?',
    );
    await answers(page, 2);
    const debts = chat.getByRole('article', { name: 'Debt payoff' });
    await debts.waitFor();
    const names = await debts
      .getByLabel('Name', { exact: true })
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
    expect(names).toEqual(['Visa', 'student loans']);
    // Nothing that is typed or told is cut off on a phone.
    const cut = await debts
      .locator('label, input, legend')
      .evaluateAll((all) =>
        all
          .filter((one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1)
          .map((one) => (one instanceof HTMLInputElement ? one.value : one.textContent)),
      );
    expect(cut).toEqual([]);
  });
});
