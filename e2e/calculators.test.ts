import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { catalog, pageOfCalculator } from '#advisor/calculators/catalog/catalog.ts';
import { answers } from '#e2e/support/chat.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';

const entries = catalog.flatMap((group) => group.entries);
const loan = '/calculators/loan-amortization';
const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });
const searchOf = (page: Page) => new URL(page.url()).search;
const pathOf = (page: Page) => new URL(page.url()).pathname;
const find = (page: Page) => page.getByRole('searchbox', { name: 'Find a calculator' });
const amount = (page: Page) => page.getByLabel('Loan amount or price', { exact: true });
const copyLink = (page: Page) => page.getByRole('button', { name: 'Copy link' });
const patience = { timeout: 60_000 };
/** Until it counts: what is typed before the page's script has come is lost. */
async function type(page: Page, words: string, inLink: string): Promise<void> {
  await expect
    .poll(async () => {
      await amount(page).fill(words);
      return searchOf(page);
    }, patience)
    .toContain(inLink);
}
const html = { headers: { accept: 'text/html' } };

describeInBrowser('the calculators', ({ open }) => {
  it('are there to read without script, each with an example, and listed for search engines', async () => {
    const site = inject('siteUrl');
    const list = await (await fetch(`${site}/calculators`, html)).text();
    expect(list).toContain('<title>Calculators · FinDeus</title>');
    const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
    for (const { name, title } of entries) {
      const path = pageOfCalculator(name);
      expect(list).toContain(`href="${path}"`);
      const response = await fetch(site + path, html);
      expect([path, response.status]).toEqual([path, 200]);
      const page = await response.text();
      const words = title.replaceAll('&', '&amp;');
      expect(page).toContain(`<title>${words} calculator · FinDeus</title>`);
      expect(page).toMatch(new RegExp(`<link rel="canonical" href="http[^"]+${path}">`));
      expect(page).toMatch(/<meta name="description" content="[^"]{60,}"/);
      expect(page).toMatch(/Each step of the calculation.*Sources/s);
      expect(sitemap).toContain(`${path}</loc>`);
    }
  });

  it('are found by everyday words, and how many is announced', async () => {
    const page = await open();
    await page.goto('/calculators');
    await expect
      .poll(async () => {
        // What is typed before the page listens is not heard.
        await find(page).fill('');
        await find(page).fill('paycheck');
        return page.locator('main').getByRole('status').textContent();
      })
      .toMatch(/^\d+ calculators$/);
    await page.getByRole('link', { name: /^Take-home pay/ }).waitFor();
    expect(await page.getByRole('link', { name: /^I bond value/ }).count()).toBe(0);
    await find(page).fill('<b>zebra</b>');
    await page.getByText('Nothing here is called “<b>zebra</b>”').waitFor();
    await page.getByRole('button', { name: 'Show all calculators' }).click();
    expect(await page.locator('main section li a').count()).toBe(entries.length);
  });

  it('can be used by keyboard alone', async () => {
    const page = await open();
    await page.goto('/calculators');
    await find(page).focus();
    await expect
      .poll(async () => {
        await find(page).fill('mortgage payment extra');
        return page.locator('main section li a').count();
      })
      .toBe(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Loan payment and payoff' }).waitFor();
    expect(pathOf(page)).toBe(loan);
    expect(await page.title()).toBe('Loan payment and payoff calculator · FinDeus');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.keyboard.press('Tab');
    expect(await amount(page).evaluate((box) => box === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowUp');
    await page.getByText('was $1,896').first().waitFor();
    await expect.poll(() => searchOf(page), patience).toContain('principal=310000');
  });

  it('put what is typed into the link, which shows the same again', async () => {
    const page = await open();
    await page.goto(`${loan}?utm_source=mail`);
    await copyLink(page).waitFor();
    await amount(page).fill('412,500');
    await expect.poll(() => searchOf(page), patience).toBe('?principal=412500&rate=6.5&years=30');
    const told = await page.locator('.calculator [aria-live]').first().textContent();
    const other = await open();
    await other.goto(page.url());
    await other.getByText('from the link').first().waitFor();
    expect(await amount(other).inputValue()).toBe('412,500');
    const again = await other.locator('.calculator [aria-live]').first().textContent();
    expect(told).toContain(again?.slice(0, 30));
    await page.getByRole('button', { name: 'Undo my changes' }).click();
    await expect.poll(() => searchOf(page), patience).toBe('?utm_source=mail');
  });

  it('are gone through with Back and Forward, with what was typed', async () => {
    const page = await open();
    await page.goto(loan);
    await type(page, '100,000', 'principal=100000');
    await page.getByRole('link', { name: /^I owe 260k on my mortgage/ }).click();
    await expect.poll(() => amount(page).inputValue(), patience).toBe('260,000');
    await page.getByRole('navigation', { name: 'Related' }).getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: 'What you still owe on a loan' }).waitFor();
    await page.goBack();
    await expect.poll(() => amount(page).inputValue(), patience).toBe('260,000');
    await page.goBack();
    await expect.poll(() => amount(page).inputValue(), patience).toBe('100,000');
    await page.goForward();
    await expect.poll(() => amount(page).inputValue(), patience).toBe('260,000');
    await page.reload();
    await expect.poll(() => amount(page).inputValue(), patience).toBe('260,000');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await page.getByRole('heading', { level: 1, name: 'Advice should show its work' }).waitFor();
    expect(pathOf(page)).toBe('/');
    await page.goBack();
    await expect.poll(() => amount(page).inputValue(), patience).toBe('260,000');
  });

  it('keep what was typed right before a link was clicked with their own address alone', async () => {
    const page = await open();
    await page.goto(loan);
    await type(page, '100,000', 'principal=100000');
    // The next calculator takes a while to come: the page that is left must not write into its address meanwhile.
    await page.route('**/assets/*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    const related = page.getByRole('navigation', { name: 'Related' }).getByRole('link').first();
    // Typed and clicked in one go, as no wait in between could.
    await amount(page).evaluate((box: HTMLInputElement, words) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, words);
      box.dispatchEvent(new Event('input', { bubbles: true }));
    }, '123,000');
    await related.evaluate((link: HTMLAnchorElement) => link.click());
    await page.getByRole('heading', { level: 1, name: 'What you still owe on a loan' }).waitFor();
    expect(searchOf(page)).toBe('');
    await page.goBack();
    await expect.poll(() => amount(page).inputValue(), patience).toBe('123,000');
    expect(searchOf(page)).toContain('principal=123000');
  });

  it('say what is wrong with a link, beside the field, and go on once it is put right', async () => {
    const page = await open();
    const hostile = encodeURIComponent('<img src=x onerror=alert(1)>');
    await page.goto(`${loan}?principal=${hostile}&rate=5000&years=30&__proto__=1&tax_year=never`);
    const alert = page.getByRole('alert');
    await alert.filter({ hasText: '__proto__' }).waitFor();
    expect(await alert.textContent()).toContain('The tax year in the link');
    expect(await amount(page).getAttribute('aria-invalid')).toBe('true');
    const said = (await amount(page).getAttribute('aria-describedby')) ?? '';
    expect(await page.locator(`[id="${said}"]`).textContent()).toBe('Loan amount or price must be a number.');
    expect(await page.locator('main img').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Ask about this' }).isDisabled()).toBe(true);
    await amount(page).fill('300000');
    await page.getByLabel('Yearly interest rate', { exact: true }).fill('6.5');
    await page.getByText('$1,896').first().waitFor();
    await page.getByRole('link', { name: 'Start from the example' }).click();
    await page.getByText('an example').first().waitFor();
    expect(searchOf(page)).toBe('');
  });

  it('are asked about in the chat with exactly that run', async () => {
    const page = await open();
    await page.goto(loan);
    await type(page, '412,500', 'principal=412500');
    const request = page.waitForRequest('**/functions/v1/chat');
    await page.getByRole('button', { name: 'Ask about this' }).click();
    const body = (await request).postDataJSON() as { run: unknown; messages: { content: string }[] };
    expect(body.run).toEqual({
      calculator: 'loan_amortization',
      inputs: { principal: 412_500, rate: 6.5, years: 30 },
    });
    expect(body.messages.at(-1)?.content).toContain('$412,500');
    await answers(page, 1);
    await page.getByRole('dialog', { name: 'Ask FinDeus' }).getByText('$2,607').first().waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await amount(page).inputValue()).toBe('412,500');
    expect(searchOf(page)).toContain('principal=412500');
  });

  it('show all there are where there is none', async () => {
    const page = await open({ letRequestsFail: true });
    const answer = await page.goto('/calculators/nothing-here');
    expect(answer?.status()).toBe(404);
    expect(await headingOf(page).textContent()).toBe('Calculators');
    await page.getByText('There is no calculator at this address.').waitFor();
    await page.getByRole('link', { name: /^Net worth/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Net worth' }).waitFor();
    expect(pathOf(page)).toBe('/calculators/net-worth');
  });

  it('are not fetched by the home page', async () => {
    const page = await open();
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(fetched.filter((url) => /calculators?-page|registry/.test(url))).toEqual([]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Calculators' }).click();
    await page.getByRole('heading', { level: 1, name: 'Calculators' }).waitFor();
    expect(pathOf(page)).toBe('/calculators');
  });
});
