import { createClient } from '@supabase/supabase-js';
import type { Page } from 'playwright-core';
import { signUp } from '#e2e/support/people.ts';

export async function openChat(page: Page) {
  await page.getByRole('button', { name: 'Ask FinDeus', exact: true }).click();
  const chat = page.getByRole('dialog', { name: 'Ask FinDeus' });
  await chat.waitFor();
  return chat;
}

/** Opens the chat as a visitor. */
export async function visitChat(page: Page) {
  await page.goto('/');
  return openChat(page);
}

/** Opens the chat as a new user. */
export async function joinChat(page: Page) {
  await page.goto('/');
  await signUp(page);
  return openChat(page);
}

/** Reloads the page while the chat is open; it opens by itself again. */
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

/** Counts answers and apologies on the page, once the last of `count` is complete. */
export async function answers(page: Page, count: number) {
  const ends = page.getByRole('listitem').getByRole('button', { name: /^(Copy answer|Copied|Try again)$/ });
  await ends.nth(count - 1).waitFor({ timeout: 60_000 });
  return ends.count();
}

/** Asks the last question again. */
export async function askAgain(page: Page) {
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /^(Answer again|Try again)$/ })
    .last()
    .click();
}

/** Replaces the server's answers with these texts. */
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

/** Replaces the server's answer with a failure and its apology. */
export async function failWith(page: Page, apology: string) {
  const lines = [{ text: apology }, { failed: true }].map((data) => `data: ${JSON.stringify(data)}\n\n`);
  await page.route('**/functions/v1/chat', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: lines.join('') }),
  );
}

/** Deletes a conversation through its menu, and confirms it. */
export async function deleteTalk(page: Page, title: string) {
  await page.getByRole('button', { name: `Options for ${title}` }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Delete this conversation?' })
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
}

/** Holds matching requests until `letGo`. */
export async function holdBack(page: Page, url: string | RegExp) {
  const go = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const held: Promise<void>[] = [];
  await page.route(url, (route) => {
    asked.resolve();
    held.push(go.promise.then(() => route.continue()));
  });
  return {
    /** Resolves at the first held request. */
    asked: asked.promise,
    async letGo() {
      go.resolve();
      await Promise.all(held);
      await page.unroute(url);
    },
  };
}

/** A client of the data API for the user of a page. */
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
