import type { Locator, Page } from 'playwright-core';

export const password = 'correct horse battery 9';

export const someEmail = () => `${crypto.randomUUID()}@example.com`;

/** Signs up through the API and opens the home page signed in: for tests that are not about signing up. */
export async function visitSignedIn(page: Page, { name = 'Ada Lovelace', email = someEmail() } = {}) {
  const response = await page.request.post('/auth/v1/signup', {
    data: { email, password, data: { full_name: name } },
  });
  const session = await response.text();
  if (!response.ok()) throw new Error(`Signing up was answered with ${response.status()}: ${session}`);
  // An empty page of the site, where the session can be stored before any script of the product runs.
  await page.route('**/empty', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto('/empty');
  await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), ['findeus-session', session]);
  await page.unroute('**/empty');
  await page.goto('/');
  await userMenu(page, name).waitFor();
  return { name, email };
}

/** Signs up through the form, closes the chat that opens then, and waits for the menu. */
export async function signUp(page: Page, { name = 'Ada Lovelace', email = someEmail() } = {}) {
  await page.getByRole('button', { name: 'Get Started', exact: true }).click();
  await fillSignUp(page, { name, email });
  await closeChat(page);
  await userMenu(page, name).waitFor();
  return { name, email };
}

/** Closes the chat, which is open or about to open. */
export async function closeChat(page: Page) {
  const chat = page.getByRole('dialog', { name: 'Ask FinDeus' });
  await chat.getByRole('button', { name: 'Close chat' }).click();
  await chat.waitFor({ state: 'detached' });
}

/** Needs the open form. */
export async function fillSignUp(page: Page, { name = 'Ada Lovelace', email = someEmail() } = {}) {
  const dialog = page.getByRole('dialog', { name: 'Create your account' });
  await dialog.getByLabel('Full name').fill(name);
  await dialog.getByLabel('Email address').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Create account' }).click();
}

export const userMenu = (page: Page, name = 'Ada Lovelace') =>
  page.getByRole('button', { name: new RegExp(`^${name}`) });

export async function signIn(page: Page, email: string, secret = password) {
  await page.getByRole('button', { name: 'Log In' }).click();
  return fillSignIn(page, email, secret);
}

/** Needs the open form. */
export async function fillSignIn(page: Page, email: string, secret = password) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email address').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(secret);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  return dialog;
}

/** Buys Pro from the price list of the home page, and is welcomed. */
export async function buyPro(page: Page) {
  const plan = page.getByRole('region', { name: 'Pro plan' });
  await plan.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await page.getByRole('heading', { name: 'Welcome to FinDeus Pro' }).waitFor();
}

export async function signOut(page: Page, name = 'Ada Lovelace') {
  await userMenu(page, name).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Log In' }).waitFor();
}

export async function openAccount(page: Page, name = 'Ada Lovelace') {
  await userMenu(page, name).click();
  await page.getByRole('button', { name: 'Account settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Account settings' });
  await dialog.waitFor();
  return dialog;
}

/** Whether the focus is on the element or inside it. */
export const holdsFocus = (place: Locator) =>
  place.evaluate((element) => element.contains(document.activeElement));

interface Exported {
  my_facts: unknown[];
  my_things: unknown[];
  account: { email: string };
  profile: { full_name: string }[];
  api_keys: { name: string }[];
  support_requests: { reference: string }[];
  scenarios: unknown[];
  shared_plans: unknown[];
}

/** The file that "Export my data" saves. */
export async function exportData(page: Page, settings: Locator): Promise<Exported> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    settings.getByRole('button', { name: 'Export my data' }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as Exported;
}

/** Opens the newest mail to an address in the sandbox's inbox and gives the link in it. */
export async function mailedLink(page: Page, email: string): Promise<string> {
  await page.goto('/sandbox/mail');
  const mail = page.getByRole('link', { name: new RegExp(email) }).first();
  // The list renews itself every few seconds.
  await mail.waitFor({ timeout: 60_000 });
  await mail.click();
  const link = page.getByRole('link', { name: /auth\/v1\/verify/ });
  return (await link.getAttribute('href')) ?? '';
}
