import { expect, it } from 'vitest';
import { answers, ask, holdBack, visitChat } from '#e2e/support/chat.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';

const still = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;

describeInBrowser('Stop', ({ open }) => {
  it('asks nothing, whatever is in the box and however often it is pressed', async () => {
    const page = await open(still);
    const chat = await visitChat(page);
    const box = page.getByLabel('Your question');
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/functions/v1/chat')) posts.push(request.postData() ?? '');
    });
    const stop = chat.getByRole('button', { name: 'Stop' });

    // Before the first word, with an empty box: the question comes back, and stays there.
    let held = await holdBack(page, '**/functions/v1/chat');
    await ask(page, 'What is a bond?');
    await held.asked;
    await stop.click();
    await expect.poll(() => box.inputValue()).toBe('What is a bond?');
    await chat.getByRole('button', { name: 'Send' }).waitFor();
    expect(posts).toHaveLength(1);
    await held.letGo();

    // A second click where Stop was is no question either.
    held = await holdBack(page, '**/functions/v1/chat');
    await box.press('Enter');
    await held.asked;
    await stop.dblclick();
    await expect.poll(() => box.inputValue()).toBe('What is a bond?');
    expect(posts).toHaveLength(2);
    await held.letGo();

    // With something written meanwhile, that stays in the box.
    held = await holdBack(page, '**/functions/v1/chat');
    await box.press('Enter');
    await held.asked;
    await box.fill('And a fund?');
    await stop.click();
    await expect.poll(() => box.inputValue()).toContain('And a fund?');
    expect(posts).toHaveLength(3);
    await held.letGo();

    // By keyboard: the box has the focus after the first press, and takes the next ones for Stop's.
    held = await holdBack(page, '**/functions/v1/chat');
    await chat.getByRole('button', { name: 'Send' }).click();
    await held.asked;
    await stop.focus();
    for (let press = 0; press < 3; press++) await page.keyboard.press('Enter');
    await expect.poll(() => box.inputValue()).toContain('And a fund?');
    expect(posts).toHaveLength(4);
    await held.letGo();

    await box.fill('What is a fund?');
    await chat.getByRole('button', { name: 'Send' }).click();
    await answers(page, 1);
    expect(posts).toHaveLength(5);
  });
});
