import type { Page } from 'playwright-core';

export async function openChat(page: Page) {
  await page.getByRole('button', { name: 'Ask FinDeus', exact: true }).click();
  const chat = page.getByRole('dialog', { name: 'Ask FinDeus' });
  await chat.waitFor();
  return chat;
}

export async function ask(page: Page, question: string) {
  await page.getByLabel('Your question').fill(question);
  await page.keyboard.press('Enter');
}

/** The answers on the page, once the last of them is whole. */
export async function answers(page: Page, count: number) {
  const copies = page.getByRole('button', { name: 'Copy answer' });
  await copies.nth(count - 1).waitFor({ timeout: 15_000 });
  return copies.count();
}

/** Lets the server answer with these texts instead of its own. */
export async function answerWith(page: Page, ...texts: string[]) {
  await page.route('**/functions/v1/chat', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: texts.map((text) => `data: ${JSON.stringify({ text })}\n\n`).join(''),
    }),
  );
}
