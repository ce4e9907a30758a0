import { createClient } from '@supabase/supabase-js';
import type { Page } from 'playwright-core';
import { signUp } from '#e2e/support/people.ts';

export async function openChat(page: Page) {
  await page.getByRole('button', { name: 'Ask FinDeus', exact: true }).click();
  const chat = page.getByRole('dialog', { name: 'Ask FinDeus' });
  await chat.waitFor();
  return chat;
}

/** The chat of somebody who has just come. */
export async function visitChat(page: Page) {
  await page.goto('/');
  return openChat(page);
}

/** The chat of somebody who has just signed up. */
export async function joinChat(page: Page) {
  await page.goto('/');
  await signUp(page);
  return openChat(page);
}

/** Loads the page again, with the chat open: it opens by itself. */
export async function reloadChat(page: Page) {
  await page.reload();
  const chat = page.getByRole('dialog', { name: 'Ask FinDeus' });
  await chat.waitFor();
  return chat;
}

export async function ask(page: Page, question: string) {
  await page.getByLabel('Your question').fill(question);
  await page.keyboard.press('Enter');
}

/** The answers and apologies on the page, once the last of them is whole. */
export async function answers(page: Page, count: number) {
  const ends = page.getByRole('listitem').getByRole('button', { name: /^(Copy answer|Copied|Try again)$/ });
  await ends.nth(count - 1).waitFor({ timeout: 60_000 });
  return ends.count();
}

/** Asks the last question again, whether it was answered or not. */
export async function askAgain(page: Page) {
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /^(Answer again|Try again)$/ })
    .last()
    .click();
}

/** Lets the server answer with these texts instead of its own. */
export async function answerWith(page: Page, ...texts: string[]) {
  await page.route('**/functions/v1/chat', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: [...texts.map((text) => ({ text })), { done: true }]
        .map((data) => `data: ${JSON.stringify(data)}\n\n`)
        .join(''),
    }),
  );
}

/** Lets the server fail, in words of its own. */
export async function failWith(page: Page, apology: string) {
  const lines = [{ text: apology }, { failed: true }].map((data) => `data: ${JSON.stringify(data)}\n\n`);
  await page.route('**/functions/v1/chat', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: lines.join('') }),
  );
}

/** Deletes a conversation by its menu, and means it. */
export async function deleteTalk(page: Page, title: string) {
  await page.getByRole('button', { name: `Options for ${title}` }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Delete this conversation?' })
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
}

/** Holds requests back until they are let go. */
export async function holdBack(page: Page, url: string | RegExp) {
  const go = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const held: Promise<void>[] = [];
  await page.route(url, (route) => {
    asked.resolve();
    held.push(go.promise.then(() => route.continue()));
  });
  return {
    /** Somebody waits for one. */
    asked: asked.promise,
    async letGo() {
      go.resolve();
      await Promise.all(held);
      await page.unroute(url);
    },
  };
}

/** The tables of who is signed in on a page, as a program of theirs reaches them. */
export async function tablesOf(page: Page) {
  const { supabaseUrl, anonKey, session } = await page.evaluate(async () => ({
    ...((await (await fetch('/config.json')).json()) as { supabaseUrl: string; anonKey: string }),
    session: JSON.parse(localStorage.getItem('findeus-session') ?? '') as {
      access_token: string;
      user: { id: string };
    },
  }));
  const client = createClient(supabaseUrl, anonKey, {
    accessToken: () => Promise.resolve(session.access_token),
  });
  return { client, userId: session.user.id };
}
