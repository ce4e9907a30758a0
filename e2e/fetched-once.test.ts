import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { answers, answerWith, ask, openChat, reloadChat } from '#e2e/support/chat.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';
import {
  closeChat,
  fillSignIn,
  fillSignUp,
  signIn,
  signOut,
  userMenu,
  visitSignedIn,
} from '#e2e/support/people.ts';

const desktop = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;

/** How often the page has asked for each of these since it was counted last. */
function countFetches(page: Page) {
  const none = { user: 0, profiles: 0, chat_sessions: 0, chat_messages: 0 };
  let counts = { ...none };
  page.on('request', (request) => {
    const [, name] = /\/(?:auth|rest)\/v1\/(\w+)$/.exec(new URL(request.url()).pathname) ?? [];
    if (request.method() === 'GET' && name && name in counts) counts[name as keyof typeof counts] += 1;
  });
  return async () => {
    // What is not to be asked for a second time has no event of its own to wait for.
    await page.waitForTimeout(800);
    const counted = counts;
    counts = { ...none };
    return counted;
  };
}

describeInBrowser('what is fetched', ({ open }) => {
  it('is the user and the profile once for each load, and the list once for each opening', async () => {
    const page = await open(desktop);
    const { email } = await visitSignedIn(page);
    await answerWith(page, 'An answer.');
    const counted = countFetches(page);

    const chat = await openChat(page);
    await ask(page, 'A question');
    await answers(page, 1);
    await counted();
    await closeChat(page);

    await page.reload();
    await userMenu(page).waitFor();
    expect(await counted()).toEqual({ user: 1, profiles: 1, chat_sessions: 0, chat_messages: 0 });

    await openChat(page);
    await chat.getByText('An answer.').waitFor();
    expect(await counted()).toEqual({ user: 0, profiles: 0, chat_sessions: 1, chat_messages: 1 });

    await closeChat(page);
    await openChat(page);
    await chat.getByText('An answer.').waitFor();
    expect(await counted()).toEqual({ user: 0, profiles: 0, chat_sessions: 1, chat_messages: 1 });

    await reloadChat(page);
    await chat.getByText('An answer.').waitFor();
    expect(await counted()).toEqual({ user: 1, profiles: 1, chat_sessions: 1, chat_messages: 1 });

    // Signed in with the chat closed: the list waits until it is opened.
    await closeChat(page);
    await signOut(page);
    await counted();
    await signIn(page, email);
    await userMenu(page).waitFor();
    expect(await counted()).toEqual({ user: 0, profiles: 1, chat_sessions: 0, chat_messages: 0 });
    await openChat(page);
    await chat.getByText('An answer.').waitFor();
    expect(await counted()).toEqual({ user: 0, profiles: 0, chat_sessions: 1, chat_messages: 1 });
  });

  it('is the list once for a user who signs up, or signs in again, with the chat open', async () => {
    const page = await open(desktop);
    await page.goto('/');
    const counted = countFetches(page);
    await page.getByRole('button', { name: 'Get Started', exact: true }).click();
    const email = `${crypto.randomUUID()}@example.com`;
    await fillSignUp(page, { email });
    const chat = page.getByRole('dialog', { name: 'Ask FinDeus' });
    await chat.getByText('No conversations yet').waitFor();
    expect(await counted()).toEqual({ user: 0, profiles: 1, chat_sessions: 1, chat_messages: 0 });

    const other = await page.context().newPage();
    const countedThere = countFetches(other);
    await other.goto('/');
    await userMenu(other).waitFor();
    expect(await countedThere()).toEqual({ user: 1, profiles: 1, chat_sessions: 0, chat_messages: 0 });
    await signOut(other);
    await chat.getByText('You have been signed out in another tab.').waitFor();
    const nothing = { user: 0, profiles: 0, chat_sessions: 0, chat_messages: 0 };
    expect(await countedThere()).toEqual(nothing);
    expect(await counted()).toEqual(nothing);

    await chat.getByRole('button', { name: 'Sign in', exact: true }).click();
    await fillSignIn(page, email);
    await chat.getByText('No conversations yet').waitFor();
    expect(await counted()).toEqual({ user: 0, profiles: 1, chat_sessions: 1, chat_messages: 0 });
    await userMenu(other).waitFor();
    expect(await countedThere()).toEqual({ user: 0, profiles: 1, chat_sessions: 0, chat_messages: 0 });
  });

  it('is the profile once for a user with Pro whose plan agrees with it', async () => {
    const page = await open(desktop);
    await visitSignedIn(page);
    await page.route('**/rest/v1/stripe_user_subscriptions*', (route) =>
      route.fulfill({
        json: [{ subscription_status: 'active', price_id: 'price_1', current_period_end: 2e9 }],
      }),
    );
    await page.route('**/rest/v1/profiles*', async (route) => {
      const response = await route.fetch();
      const profile = (await response.json()) as object;
      await route.fulfill({ response, json: { ...profile, subscription_tier: 'pro' } });
    });
    const counted = countFetches(page);
    await page.reload();
    await userMenu(page).getByText('Pro Plan').waitFor();
    await page.getByRole('button', { name: '✓ Active Pro Subscription' }).waitFor();
    expect(await counted()).toMatchObject({ user: 1, profiles: 1 });
  });
});
