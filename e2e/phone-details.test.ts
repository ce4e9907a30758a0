import { expect, it } from 'vitest';
import { composePlan } from '#advisor/answer/compose-plan.ts';
import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import { noPause } from '#advisor/calculators/define/pause.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { renderAnswer } from '#advisor/compose/answer-document.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
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
  ])(
    'the tables that Pro gets of %s lie within the screen, and their figures can be opened',
    async (name, input) => {
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
    },
  );
});
