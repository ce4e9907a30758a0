import { createClient } from '@supabase/supabase-js';
import type { Page, Request, Route } from 'playwright-core';
import { visitSignedIn } from '#e2e/support/people.ts';

const chatUrl = '**/functions/v1/chat';

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
  await visitSignedIn(page);
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

/** Replaces the server's answers with these texts; for a signed-in user also in the tables. */
export async function answerWith(page: Page, ...texts: string[]) {
  await page.route(chatUrl, async (route) => {
    const events = [...texts.map((text) => ({ text })), { done: true }];
    await replaceAnswer(route, events, (tables, { reply_id }) =>
      tables.change(reply_id, { content: texts.join('') }),
    );
  });
}

/** Replaces the server's answer with a failure and its apology. */
export async function failWith(page: Page, apology: string) {
  await page.route(chatUrl, (route) =>
    replaceAnswer(route, [{ text: apology }, { failed: true }], async (tables, { question_id, reply_id }) => {
      await tables.remove(reply_id);
      await tables.change(question_id, { status: 'failed' });
    }),
  );
}

interface Stored {
  question_id: string;
  reply_id: string;
}

/** Lets the server store a turn of a signed-in user, changes what it has stored, and answers with these events. */
async function replaceAnswer(
  route: Route,
  events: readonly object[],
  change: (tables: ReturnType<typeof tablesBehind>, stored: Stored) => Promise<void>,
) {
  const stored = route.request().postDataJSON() as Partial<Stored>;
  const first: string[] = [];
  if (stored.question_id) {
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    first.push((await response.text()).split('\n\n')[0]!);
    await change(tablesBehind(route.request()), stored as Stored);
  }
  const lines = [...first, ...events.map((data) => `data: ${JSON.stringify(data)}`)];
  await route.fulfill({
    contentType: 'text/event-stream',
    body: lines.map((line) => `${line}\n\n`).join(''),
  });
}

/** The messages of the user who sends this request. */
function tablesBehind(request: Request) {
  const { authorization = '' } = request.headers();
  const send = async (method: string, id: string, body: object = {}) => {
    const address = new URL(`/rest/v1/chat_messages?id=eq.${id}`, request.url());
    const headers = { authorization, 'content-type': 'application/json' };
    const { ok, status } = await fetch(address, { method, headers, body: JSON.stringify(body) });
    if (!ok) throw new Error(`The stored message could not be changed: ${status}`);
  };
  return {
    change: (id: string, values: object) => send('PATCH', id, values),
    remove: (id: string) => send('DELETE', id),
  };
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
  const hold = (route: Route) => {
    asked.resolve();
    held.push(go.promise.then(() => route.fallback()));
  };
  await page.route(url, hold);
  return {
    /** Resolves at the first held request. */
    asked: asked.promise,
    async letGo() {
      go.resolve();
      await Promise.all(held);
      await page.unroute(url, hold);
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
