import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { answers, ask, visitChat } from '#e2e/support/chat.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';

const growth = 'If I invest $500 a month at 7% for 30 years, how much will I have?';
const top = async (part: Locator) => (await part.boundingBox())!.y;

describeInBrowser('editing a card', ({ open }) => {
  it('shows inputs between headline and chart, and keeps before and after visible', async () => {
    // As low as what a phone's keyboard leaves.
    const page = await open({ viewport: { width: 390, height: 480 }, reducedMotion: 'reduce' });
    const chat = await visitChat(page);
    await ask(page, growth);
    await answers(page, 1);
    const card = chat.getByRole('article', { name: 'Compound growth' });
    const years = card.getByLabel('Time to grow');
    const order = [
      await top(card.locator('[aria-live]')),
      await top(years),
      await top(card.getByRole('figure')),
    ];
    expect(order).toEqual(order.toSorted((a, b) => a - b));

    const pinned = card.locator('[data-pinned]');
    await years.evaluate((box) => box.scrollIntoView({ block: 'center' }));
    expect(await pinned.count()).toBe(0);
    await years.fill('20');
    await pinned.waitFor();
    const said = await pinned.innerText();
    expect(said).toContain('was $584,726');
    expect(said).toContain('$253,768');
    const box = (await pinned.boundingBox())!;
    const scroller = (await chat.locator('ol').first().locator('..').boundingBox())!;
    expect(Math.abs(box.y - scroller.y)).toBeLessThan(2);
    // And what is typed into is not behind it.
    expect(await top(years)).toBeGreaterThanOrEqual(box.y + box.height);
    await years.blur();
    await pinned.waitFor({ state: 'detached' });
  });

  it('changes a number with the arrow keys or a slider', async () => {
    const page = await open({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    const chat = await visitChat(page);
    await ask(page, growth);
    await answers(page, 1);
    const card = chat.getByRole('article', { name: 'Compound growth' });
    const rate = card.getByLabel('Yearly return');
    await rate.press('ArrowUp');
    expect(await rate.inputValue()).toBe('7.1');
    await rate.press('ArrowDown');
    expect(await rate.inputValue()).toBe('7');
    const headline = () => card.locator('[aria-live]').innerText();
    const before = await headline();
    const slider = card.getByRole('slider').first();
    const box = (await slider.boundingBox())!;
    expect(box.height).toBeGreaterThanOrEqual(44);
    await page.mouse.click(box.x + box.width * 0.9, box.y + box.height / 2);
    await expect.poll(headline).not.toBe(before);
    expect(await headline()).toContain('was $584,726');
    expect(await card.getByLabel('Monthly contribution').inputValue()).toMatch(/^8\d0|9\d0$/);
  });

  it('groups many inputs with a search, and labels options in plain words', async () => {
    const page = await open({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    const chat = await visitChat(page);
    await ask(page, 'I’m single and earn 95k, what is my federal tax?');
    await answers(page, 1);
    const card = chat.getByRole('article', { name: 'Federal income tax' });
    await card.waitFor();
    expect(await card.getByLabel('Filing status').locator('option').allTextContents()).toContain(
      'Married filing jointly',
    );
    await card.getByText(/^What else goes into it/).click();
    // The headline itself is in sight: nothing is pinned over it.
    await card.locator('[aria-live]').evaluate((part) => part.scrollIntoView({ block: 'center' }));
    expect(await card.locator('[data-pinned]').count()).toBe(0);
    await card.getByRole('group', { name: 'Gains and losses' }).waitFor();
    await expectAccessible(page);
    await card.getByLabel('Find an input').fill('hsa');
    await card.getByRole('group', { name: 'Gains and losses' }).waitFor({ state: 'detached' });
    await card.getByLabel('HSA contribution').fill('4000');
    await card.getByText('$11,190').first().waitFor();
    await card.getByLabel('Find an input').fill('zebra');
    await card.getByText('No input is called that').waitFor();
  });
});
