import { expect, it } from 'vitest';
import { composePlan } from '#advisor/answer/compose-plan.ts';
import { noPause } from '#advisor/calculators/define/pause.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { renderAnswer } from '#advisor/compose/answer-document.ts';
import { answers, answerWith, ask, joinChat, visitChat } from '#e2e/support/chat.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

describeInBrowser('on a phone', ({ open }) => {
  it('Escape closes the export menu, then the list that it was opened from, and the chat stays', async () => {
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

  it.each([
    ['compound_growth', { monthly: 500, rate: 7, years: 30 }],
    ['college_529', { child_age: 8, until: 10 }],
  ])('the tables that Pro gets of %s lie within the screen', async (name, input) => {
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
  });
});
