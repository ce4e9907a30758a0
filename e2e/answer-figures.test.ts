import { expect, it } from 'vitest';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { answers, ask, visitChat } from '#e2e/support/chat.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';

const growth = 'If I invest $500 a month at 7% for 30 years, how much will I have?';

describeInBrowser('a figure in the text', ({ open }) => {
  it.each([
    ['a phone', { width: 390, height: 844 }],
    ['a desktop', { width: 1280, height: 900 }],
  ])('on %s opens how it was computed with its inputs, and closes on Escape', async (_, viewport) => {
    const page = await open({ viewport, reducedMotion: 'reduce' });
    const chat = await visitChat(page);
    await ask(page, growth);
    await answers(page, 1);
    const figure = chat.getByRole('button', { name: '$585,000' });
    await figure.click();
    const details = chat.getByRole('dialog', { name: 'How this was computed' });
    await details.getByText('$584,726', { exact: true }).waitFor();
    const said = await details.innerText();
    expect(said).toContain('Growing at 7% a year for 30 years: $500 a month');
    for (const words of ['Monthly contribution', '$500 a month', 'Yearly return', '7%', '30 years'])
      expect(said).toContain(words);
    // What plays no part without another input is left out.
    expect(said).not.toContain('Employer match');
    const box = (await details.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
    expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await details.waitFor({ state: 'detached' });
    expect(await figure.evaluate((button) => button === document.activeElement)).toBe(true);

    await figure.click();
    await details.getByRole('button', { name: 'Show the whole working' }).click();
    await chat.getByRole('article').getByText('What this assumes').waitFor();
    await details.waitFor({ state: 'detached' });
  });

  it('that is a difference of two runs opens both of them', async () => {
    const page = await open({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    const chat = await visitChat(page);
    await ask(
      page,
      'I’m single and earn 95k. What is my federal tax, and what changes if I put 10k in my 401(k)?',
    );
    await answers(page, 1);
    await chat.getByRole('button', { name: '$2,200', exact: true }).click();
    const details = chat.getByRole('dialog', { name: 'How this was computed' });
    await details.getByText('$12,070 − $9,870 = $2,200').waitFor();
    expect(await details.innerText()).toContain('$10,000');
    await expectAccessible(page);
  });

  it('shares one tab stop with the other figures of its answer, and is large enough to tap', async () => {
    const page = await open({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    const chat = await visitChat(page);
    await ask(page, growth);
    await answers(page, 1);
    const figures = chat.locator('[data-figure]');
    await figures.nth(2).waitFor();
    const stops = () => figures.evaluateAll((all) => all.map((one) => (one as HTMLElement).tabIndex));
    await expect.poll(async () => (await stops()).filter((stop) => stop === 0).length).toBe(1);
    await figures.first().focus();
    await page.keyboard.press('ArrowRight');
    expect(await figures.nth(1).evaluate((one) => one === document.activeElement)).toBe(true);
    expect((await stops()).indexOf(0)).toBe(1);
    await page.keyboard.press('Enter');
    await chat.getByRole('dialog', { name: 'How this was computed' }).waitFor();
    await page.keyboard.press('Escape');

    const reach = await figures.first().evaluate((one) => {
      const { top, height, left, width } = one.getBoundingClientRect();
      const hits = [-21, 21].map((off) =>
        document.elementFromPoint(left + width / 2, top + height / 2 + off)?.closest('[data-figure]'),
      );
      return hits.every((hit) => hit === one);
    });
    expect(reach).toBe(true);
  });

  it('looks the same before and after its card has loaded', async () => {
    const page = await open({ viewport: { width: 1280, height: 900 } });
    const chat = await visitChat(page);
    const long = 'And so on. '.repeat(80);
    await page.route('**/functions/v1/chat', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        'data: ',
        `data: ${JSON.stringify({ text: `Once [$111](#compound_growth.future_value) more. ${long}\n\n` })}\n\ndata: `,
      );
      await route.fulfill({ response, body });
    });
    await ask(page, growth);
    const early = chat.locator('[aria-busy="true"]').getByText('$111', { exact: true });
    await early.waitFor();
    const drawn = (one: Element) => {
      const { textDecorationLine, textDecorationColor, fontVariantNumeric, display } = getComputedStyle(
        one.closest('[data-figure]') ?? one,
      );
      return { textDecorationLine, textDecorationColor, fontVariantNumeric, display };
    };
    const before = await early.evaluate(drawn);
    expect(before.textDecorationLine).toBe('underline');
    await answers(page, 1);
    const after = chat.locator('[data-figure]').filter({ hasText: '$111' });
    await after.waitFor();
    expect(await after.evaluate(drawn)).toEqual(before);
  });

  it('is in no table with an empty header', async () => {
    const page = await open({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    const chat = await visitChat(page);
    await ask(page, 'What is the payment on $300,000 at 6.5% for 30 years or for 15 years?');
    await answers(page, 1);
    const heads = chat.getByRole('listitem').getByRole('table').first().getByRole('columnheader');
    await heads.first().waitFor();
    expect((await heads.allInnerTexts()).every((words) => words.trim() !== '')).toBe(true);
  });
});
