import { expect, it } from 'vitest';
import { answers, ask, visitChat } from '#e2e/support/chat.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';

describeInBrowser('the chart of a card', ({ open }) => {
  it('reads out the answer’s point, then the one pointed at, and keeps a tapped one', async () => {
    const page = await open({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      reducedMotion: 'reduce',
    });
    const chat = await visitChat(page);
    await ask(page, 'If I invest $500 a month at 7% for 30 years, how much will I have?');
    await answers(page, 1);
    const chart = chat.getByRole('article', { name: 'Compound growth' }).getByRole('figure').first();
    const readout = () => chart.locator('figcaption').innerText();
    expect(await readout()).toContain('Year 30');
    const plane = chart.locator('figcaption + div > svg');
    await plane.scrollIntoViewIfNeeded();
    const box = (await plane.boundingBox())!;
    await page.touchscreen.tap(box.x + box.width / 2, box.y + 60);
    await expect.poll(readout).toContain('Year 15');
    await page.touchscreen.tap(box.x + box.width / 2, box.y - 60);
    expect(await readout()).toContain('Year 15');
  });

  it.each(['light', 'dark'] as const)(
    'distinguishes its lines by color and by stroke, in %s and without color',
    async (colorScheme) => {
      const page = await open({
        viewport: { width: 390, height: 844 },
        reducedMotion: 'reduce',
        colorScheme,
      });
      const chat = await visitChat(page);
      await ask(page, 'Will $1 million last 30 years if I spend $40,000 a year?');
      await answers(page, 1);
      const keys = chat.getByRole('article').getByRole('figure').first().locator('figcaption svg');
      await keys.nth(2).waitFor();
      const looks = await keys.evaluateAll((all) =>
        all.map((one) => [
          getComputedStyle(one).color,
          one.firstElementChild!.getAttribute('stroke-dasharray'),
        ]),
      );
      expect(looks).toHaveLength(3);
      expect(new Set(looks.map(([color]) => color)).size).toBe(3);
      expect(new Set(looks.map(([, dash]) => dash)).size).toBe(3);
    },
  );

  it('has only a legend when the answer is not on it', async () => {
    const page = await open({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    const chat = await visitChat(page);
    await ask(page, 'What is the payment on a $300,000 mortgage at 6.5% for 30 years?');
    await answers(page, 1);
    const chart = chat.getByRole('article').getByRole('figure').first();
    const readout = () => chart.locator('figcaption').innerText();
    await chart.waitFor();
    expect(await readout()).not.toContain('$');
    const plane = chart.locator('figcaption + div > svg');
    await plane.scrollIntoViewIfNeeded();
    const box = (await plane.boundingBox())!;
    await page.mouse.move(box.x + 2, box.y + 60);
    await expect.poll(readout).toContain('$300,000');
    await page.mouse.move(box.x + 2, box.y - 100);
    await expect.poll(readout).not.toContain('$');
  });

  it('matches the headline: names what is ahead, and uses true minus signs', async () => {
    const page = await open({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    const chat = await visitChat(page);
    await ask(page, 'Should I rent for $2,200 a month or buy a $600,000 house if I stay 5 years?');
    await answers(page, 1);
    const card = chat.getByRole('article', { name: 'Rent or buy' });
    const headline = await card.locator('[aria-live]').innerText();
    expect(headline).toContain('Gain from renting over buying');
    expect(headline).not.toMatch(/[-−]\$/);
    expect(await card.getByRole('figure').first().innerText()).toContain('−$');
    expect(await chat.textContent()).not.toContain('-$');
  });
});
