import { expect, it } from 'vitest';
import { composePlan } from '#advisor/answer/compose-plan.ts';
import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import { noPause } from '#advisor/calculators/define/pause.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { renderAnswer } from '#advisor/compose/answer-document.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { answers, answerWith, ask, joinChat, visitChat } from '#e2e/support/chat.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

describeInBrowser('on a phone', ({ open }) => {
  it('Escape closes the export menu, then the list it was opened from, and the chat stays open', async () => {
    const page = await open({ ...phone, viewport: { width: 1280, height: 900 } });
    const chat = await joinChat(page);
    await page.setViewportSize(phone.viewport);
    await chat.getByRole('button', { name: 'Show chat history' }).click();
    await chat.getByRole('button', { name: 'Export' }).click();
    const menu = page.getByRole('dialog', { name: 'Export conversations' });
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    expect(await chat.getByRole('button', { name: 'Hide chat history' }).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await chat.getByRole('button', { name: 'Show chat history' }).waitFor();
    expect(await chat.getByLabel('Your question').isVisible()).toBe(true);
  });

  it('the title of a conversation has two lines in the header', async () => {
    const page = await open({ ...phone, viewport: { width: 1280, height: 900 } });
    const chat = await joinChat(page);
    await answerWith(page, 'An answer.');
    await ask(page, 'Should I pay off my car loan?');
    await answers(page, 1);
    await page.setViewportSize(phone.viewport);
    const title = chat.getByRole('heading', { name: 'Should I pay off my car loan?' });
    const cut = await title.evaluate((element) => [
      element.scrollHeight - element.clientHeight,
      element.scrollWidth - element.clientWidth,
    ]);
    expect(Math.max(...cut)).toBeLessThanOrEqual(1);
    await expectAccessible(page);
  });

  it('a comparison is one table, one card and a second, folded card', async () => {
    const page = await open(phone);
    const chat = await visitChat(page);
    await ask(page, 'Should I take a 15-year or a 30-year mortgage on $400,000 at 6% and 6.5%?');
    await answers(page, 1);
    await chat.getByText('Side by side').waitFor();
    const cards = chat.getByRole('article', { name: 'Loan payment and payoff' });
    await expect.poll(() => cards.count()).toBe(1);
    expect(await cards.getByLabel('Term', { exact: true }).inputValue()).toBe('15');
    expect(await chat.getByText('Yearly interest rate 6%, term 15 years').last().isVisible()).toBe(true);

    // Opened by its own button, and from a figure of the text.
    const fold = chat.locator('summary', { hasText: 'Yearly interest rate 6.5%, term 30 years' });
    await fold.click();
    await expect.poll(() => cards.count()).toBe(2);
    await fold.click();
    await expect.poll(() => cards.count()).toBe(1);
    const figure = chat.getByRole('button', { name: '$510,179.81' }).first();
    await figure.scrollIntoViewIfNeeded();
    // Scrolling closes what a figure opens, and is over with the next frames.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0)))),
    );
    await figure.click();
    await chat.getByRole('button', { name: 'Show the whole working' }).click();
    await expect.poll(() => cards.count()).toBe(2);
    expect(await cards.nth(1).getByText('What this assumes').isVisible()).toBe(true);
    await expectAccessible(page);

    // Where there is room, both are open.
    const wide = await open({ ...phone, viewport: { width: 1280, height: 900 } });
    const there = await visitChat(wide);
    await ask(wide, 'Should I take a 15-year or a 30-year mortgage on $400,000 at 6% and 6.5%?');
    await answers(wide, 1);
    await expect.poll(() => there.getByRole('article', { name: 'Loan payment and payoff' }).count()).toBe(2);
  });

  it.each([
    ['compound_growth', { monthly: 500, rate: 7, years: 30 }],
    ['college_529', { child_age: 8, until: 10 }],
  ])('the Pro tables of %s fit the screen, and their figures can be opened', async (name, input) => {
    const calculator = calculators.find((one) => one.name === name)!;
    const runs = [{ calculator, input, origins: {}, year: 2026, changed: [] }] as const;
    const document = await composePlan(
      { kind: 'calculate', runs: [...runs], readings: [], wanted: {} },
      {
        question: '',
        articles: new Map(),
        calculators,
        mode: 'pro',
        seed: 1,
        year: 2026,
        today: new Date('2026-11-17T00:00:00Z'),
        pause: noPause,
      },
    );
    const page = await open(phone);
    const chat = await visitChat(page);
    await answerWith(page, renderAnswer(document, { isFirst: true, maxSources: 3 }));
    await ask(page, 'What range is there?');
    await answers(page, 1);
    const tables = chat.getByRole('listitem').getByRole('table');
    await tables.first().waitFor();
    const over = await tables.evaluateAll((all) =>
      all.map((one) => one.parentElement!.scrollWidth - one.parentElement!.clientWidth),
    );
    expect(over.every((pixels) => pixels <= 0)).toBe(true);

    const compared = tables.first();
    const heads = await compared.getByRole('columnheader').allInnerTexts();
    expect(heads).toHaveLength(await compared.getByRole('row').nth(2).getByRole('cell').count());
    expect(heads.every((words) => words.trim() !== '')).toBe(true);
    const { changes, figures, difference } = document.depth!.alternatives!.rows[1]!;
    const [figure] = figures;
    const row = compared.getByRole('row').nth(2);
    const details = chat.getByRole('dialog', { name: 'How this was computed' });
    await row.getByRole('button').first().click();
    await details.getByText(formatQuantity(figure!), { exact: true }).waitFor();
    for (const field of Object.keys(changes))
      await details
        .getByText(aboutField((calculator.fields as Fields)[field])!.label)
        .first()
        .waitFor();
    await page.keyboard.press('Escape');
    await row.getByRole('button').last().click();
    await details.getByText(/ − .* = /).waitFor();
    expect(await details.innerText()).toContain(difference.slice(1, 3));
  });
});
