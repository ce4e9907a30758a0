import { expect, it } from 'vitest';
import { answers, ask, visitChat } from '#e2e/support/chat.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';

const desktop = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;

describeInBrowser('what a person calls their things', ({ open }) => {
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
});
