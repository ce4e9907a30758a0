import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import {
  answers,
  answerWith,
  ask,
  deleteTalk,
  holdBack,
  openChat,
  reloadChat,
  tablesOf,
} from '#e2e/support/chat.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';
import { holdsFocus, visitSignedIn, userMenu } from '#e2e/support/people.ts';

const still = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;

const weightOf = (part: Locator) => part.evaluate((element) => Number(getComputedStyle(element).fontWeight));

/** The contrast of two backgrounds, as the accessibility guidelines define it. */
async function contrastOf(one: Locator, other: Locator): Promise<number> {
  const luminance = (part: Locator) =>
    part.evaluate((element) => {
      const brush = document.createElement('canvas').getContext('2d')!;
      brush.fillStyle = getComputedStyle(element).backgroundColor;
      brush.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...brush.getImageData(0, 0, 1, 1).data].map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    });
  const [darker = 0, lighter = 0] = [await luminance(one), await luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describeInBrowser('the history of the chat', ({ open }) => {
  /** Somebody with these conversations, each with an answer. */
  const withTalks = async (talks: readonly { title: string; answer?: string }[], options: object = still) => {
    const page = await open(options);
    await visitSignedIn(page);
    const { client, userId } = await tablesOf(page);
    for (const { title, answer = 'An answer.' } of talks) {
      const { data } = await client
        .from('chat_sessions')
        .insert({ user_id: userId, title })
        .select('id')
        .single<{ id: string }>();
      const { error } = await client
        .from('chat_messages')
        .insert({ session_id: data!.id, user_id: userId, role: 'assistant', content: answer });
      expect(error).toBeNull();
    }
    // Anew: the chat that the sign-up opened knows nothing of them.
    await page.goto('/');
    await userMenu(page).waitFor();
    return { page, client, chat: await openChat(page) };
  };

  it('finds parts of words, shows plain text, and can change what it found', async () => {
    const { page, chat } = await withTalks([
      { title: 'Long ago', answer: '> **Compounding** needs [time](https://example.com) and patience.' },
      { title: 'Other things', answer: 'Bonds.' },
    ]);
    const search = chat.getByLabel('Search conversations...');
    await search.fill('compou');
    const found = chat.getByRole('complementary').getByRole('listitem').filter({ hasText: 'Long ago' });
    await found.locator('mark').getByText('Compounding').first().waitFor();
    expect(await found.textContent()).toContain('Compounding needs time');
    expect(await found.textContent()).not.toMatch(/[>*[]/);
    expect(await chat.getByRole('button', { name: 'Other things', exact: true }).count()).toBe(0);

    await search.fill('poundi');
    await found.locator('mark').getByText('poundi').waitFor();
    expect(await found.textContent()).toContain('Compounding needs time');

    await chat.getByRole('button', { name: 'Options for Long ago' }).click();
    await chat.getByRole('button', { name: 'Rename' }).click();
    await chat.getByLabel('Title').fill('Patience');
    await page.keyboard.press('Enter');
    await chat.getByRole('button', { name: 'Options for Patience' }).waitFor();
    await deleteTalk(page, 'Patience');
    await chat.getByText('No conversations found').waitFor();
    await search.fill('');
    await chat.getByRole('button', { name: 'Other things', exact: true }).waitFor();
    expect(await chat.getByRole('button', { name: 'Patience', exact: true }).count()).toBe(0);
  });

  it('groups by date, pins, names what is open, and leads to the account', async () => {
    const { page, client, chat } = await withTalks([{ title: 'First talk' }, { title: 'Second talk' }], {
      ...still,
      colorScheme: 'dark',
    });
    const list = chat.getByRole('complementary');
    const today = list.getByRole('region', { name: 'Today' });
    await today.getByRole('button', { name: 'First talk', exact: true }).waitFor();
    await chat.getByRole('heading', { name: 'Second talk' }).waitFor();
    await list.getByRole('button', { name: 'First talk', exact: true }).click();
    await chat.getByRole('heading', { name: 'First talk' }).waitFor();
    // The open one is told apart from the list around it, also in the dark, and by more than a shade.
    const current = list.getByRole('button', { name: 'First talk', exact: true });
    const other = list.getByRole('button', { name: 'Second talk', exact: true });
    expect(await current.getAttribute('aria-current')).toBe('true');
    expect(await weightOf(current)).toBeGreaterThan(await weightOf(other));
    expect(await contrastOf(current.locator('..'), list)).toBeGreaterThan(1.3);

    await list.getByRole('button', { name: 'Options for First talk' }).click();
    await list.getByRole('button', { name: 'Pin', exact: true }).click();
    const pinned = list.getByRole('region', { name: 'Pinned' });
    await pinned.getByRole('button', { name: 'First talk', exact: true }).waitFor();
    await expect.poll(() => holdsFocus(pinned)).toBe(true);
    await expect
      .poll(
        async () => (await client.from('chat_sessions').select('title').not('pinned_at', 'is', null)).data,
      )
      .toEqual([{ title: 'First talk' }]);
    await expectAccessible(page);
    await reloadChat(page);
    await pinned.getByRole('button', { name: 'Options for First talk' }).click();
    await list.getByRole('button', { name: 'Unpin' }).click();
    await pinned.waitFor({ state: 'detached' });

    await userMenu(page).last().click();
    await list.getByRole('button', { name: 'Account settings' }).click();
    const settings = page.getByRole('dialog', { name: 'Account settings' });
    await settings.waitFor();
    await page.keyboard.press('Escape');
    await settings.waitFor({ state: 'detached' });
    await chat.waitFor();
  });

  it('leaves a menu open that was opened while the conversation after a deleted one was loading', async () => {
    const { page, chat } = await withTalks([{ title: 'First talk' }, { title: 'Second talk' }]);
    await chat.getByText('An answer.').waitFor();
    const held = await holdBack(page, /chat_messages\?select/);
    await deleteTalk(page, 'Second talk');
    await held.asked;
    const options = chat.getByRole('button', { name: 'Options for First talk' });
    await options.click();
    await held.letGo();
    await chat.getByText('An answer.').waitFor();
    // The focus would move a moment after that, and has no event of its own.
    await page.waitForTimeout(200);
    expect(await options.getAttribute('aria-expanded')).toBe('true');
  });

  it('leads to the latest message from far above it', async () => {
    const page = await open({ viewport: { width: 390, height: 700 }, reducedMotion: 'reduce' });
    await page.goto('/');
    const chat = await openChat(page);
    await answerWith(page, 'A long answer has many lines.\n\n'.repeat(80), 'This is its end.');
    await ask(page, 'Tell me everything');
    await answers(page, 1);
    const jump = chat.getByRole('button', { name: 'Jump to latest' });
    // Below the text, not over it.
    const isBelow = await jump.evaluate((button) => {
      const { bottom } = button.previousElementSibling!.getBoundingClientRect();
      return button.getBoundingClientRect().top >= bottom;
    });
    expect(isBelow).toBe(true);
    await jump.click();
    await jump.waitFor({ state: 'detached' });
    const end = chat.getByText('This is its end.', { exact: true });
    await expect.poll(() => end.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(700);
    await expectAccessible(page);
  });
});
