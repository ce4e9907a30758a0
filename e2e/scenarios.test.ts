import type { Download, Page } from 'playwright-core';
import { createClient } from '@supabase/supabase-js';
import { expect, inject, it } from 'vitest';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { answers, ask, openChat } from '#e2e/support/chat.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';
import { buyPro, exportData, openAccount, password, visitSignedIn } from '#e2e/support/people.ts';

async function textOf(file: Download): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

async function savePay(email: string) {
  const site = inject('siteUrl');
  const { anonKey } = (await (await fetch(`${site}/config.json`)).json()) as { anonKey: string };
  const client = createClient(site, anonKey, { auth: { persistSession: false } });
  await client.auth.signInWithPassword({ email, password });
  const facts = { age: 41, yearly_income: 95_000, filing_status: 'single', monthly_spending: 4_200 };
  const rows = Object.entries(facts).map(([fact, value]) => ({ fact, value, source: 'typed' }));
  expect((await client.from('my_facts').insert(rows)).error).toBeNull();
}

/** Until what the link has is in the place of the prerendered example, whose buttons nobody hears. */
async function openCalculator(page: Page, query: string) {
  await page.goto(`/calculators/compound-growth${query}`);
  await page.getByRole('link', { name: 'Start from the example' }).waitFor();
}

/** On a calculator's page or in a card of the chat. */
async function saveAs(page: Page, name: string) {
  await page.getByRole('button', { name: 'Save as scenario' }).click();
  await page.getByLabel('Name of the scenario').fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(`Saved as “${name}”.`).waitFor();
}

describeInBrowser('scenarios, taxes and documents of My plan', ({ open }) => {
  it('are shown side by side to Pro, and as a preview to Free', async () => {
    const page = await open({ reducedMotion: 'reduce' });
    const { email } = await visitSignedIn(page);
    await savePay(email);

    // Free sees the tax and a sample, and is told what Pro adds.
    await page.goto('/plan');
    const taxes = page.getByRole('region', { name: /^Taxes for 20\d\d$/ });
    await taxes.getByText(/^Your federal tax for 20\d\d would be \$/).waitFor();
    await taxes.getByText(/Pro shows \d ways to lower it/).waitFor();
    const scenarios = page.getByRole('region', { name: 'Scenarios' });
    await scenarios.getByText('Sample', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Save as a document' }).click();
    await page.getByText('Saving your plan as a document is part of Pro.').waitFor();
    await expectAccessible(page);
    await openCalculator(page, '?monthly=400&rate=7&years=30');
    await page.getByRole('button', { name: 'Save as scenario' }).click();
    await page.getByText('Saving scenarios and comparing them side by side is part of Pro.').waitFor();
    await page.getByRole('button', { name: 'See Pro' }).click();
    await buyPro(page);

    await openCalculator(page, '?monthly=500&rate=7&years=30');
    await saveAs(page, 'As it is');
    await page.locator('[data-field=monthly] input').first().fill('600');
    await saveAs(page, 'A little more');
    await page.goto('/');
    const chat = await openChat(page);
    await ask(page, 'If I invest $800 a month at 7% for 30 years, how much will I have?');
    await answers(page, 1);
    await saveAs(page, 'Much more');
    await chat.getByRole('button', { name: 'Compare in My plan' }).click();

    for (const name of ['As it is', 'A little more', 'Much more'])
      await scenarios.getByRole('checkbox', { name }).check();
    await scenarios.getByRole('button', { name: 'Compare' }).click();
    const table = scenarios.getByRole('table');
    await table.waitFor();
    expect(await table.getByRole('row', { name: /\$500 a month/ }).innerText()).toMatch(
      /\$500 a month\s+\$600 a month\s+\$800 a month/,
    );
    expect(await table.innerText()).toMatch(/\$584,726[^]*\+\$116,945/);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await taxes.getByRole('table').waitFor();
    // Below the name there is room for the headline, which begins where its label does.
    const [label, value] = await scenarios
      .getByRole('listitem')
      .first()
      .locator('.figures > span')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    expect(value).toBe(label);
    const cut = await taxes
      .getByRole('table')
      .evaluate((one) => one.parentElement!.scrollWidth - one.parentElement!.clientWidth);
    expect(cut).toBeLessThanOrEqual(0);

    await taxes.getByRole('table').waitFor();
    expect(await taxes.getByRole('row').nth(2).innerText()).toMatch(/−\$/);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a document' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^My plan for 20\d\d\.html$/);
    const document = await textOf(file);
    expect(document).toMatch(/<h1>My plan for 20\d\d<\/h1>/);
    expect(document).toContain('Your federal tax for');
    expect(document).toMatch(/<caption>[^<]*side by side<\/caption>[^]*\$584,726[^]*\+\$116,945/);
    expect(document).not.toContain('Choose two to four');
    expect(document).not.toMatch(/<(?:button|script|link|img)|class="(?!brand|note)/);
    // A difference stands below its value, as in the page.
    const kept = await page.context().newPage();
    await kept.setContent(document);
    const [figure, difference] = await kept
      .locator('td:has(span + span)')
      .first()
      .locator('span')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(difference).toBeGreaterThan(figure!);
    await kept.close();

    // On paper: what is compared, without the list to choose from, and no figure apart from its label.
    await page.emulateMedia({ media: 'print' });
    expect(await table.isVisible()).toBe(true);
    expect(await scenarios.getByRole('checkbox').first().isVisible()).toBe(false);
    await page.getByText(/^FinDeus · My plan for 20\d\d\. Made on /).waitFor();
    const together = await taxes
      .locator('dl')
      .first()
      .evaluate((one) => getComputedStyle(one).breakInside);
    expect(together).toBe('avoid');
    await page.emulateMedia({ media: 'screen' });

    await page.setViewportSize({ width: 1280, height: 900 });
    const exported = await exportData(page, await openAccount(page));
    expect(exported.scenarios).toHaveLength(3);
    await page.keyboard.press('Escape');
    await scenarios.getByRole('button', { name: 'Delete the scenario Much more' }).click();
    await expect.poll(() => scenarios.getByRole('checkbox').count()).toBe(2);
  });

  it('are refused to Free by the server, whatever the page believes', async () => {
    const page = await open({ reducedMotion: 'reduce', letRequestsFail: true });
    const { email } = await visitSignedIn(page);
    await savePay(email);
    await page.route('**/rest/v1/profiles*', async (route) => {
      const response = await route.fetch();
      const text = (await response.text()).replaceAll('"free"', '"pro"');
      await route.fulfill({ response, body: text });
    });
    const refusal = 'Saving conversations and plans as documents needs an active Pro subscription.';
    let downloads = 0;
    page.on('download', () => downloads++);
    await page.goto('/plan');
    await page.getByRole('button', { name: 'Save as a document' }).click();
    await page.getByText(refusal).waitFor();
    expect(downloads).toBe(0);
  });

  it('a conversation is saved as its own document', async () => {
    const page = await open({ reducedMotion: 'reduce' });
    await visitSignedIn(page);
    await buyPro(page);
    const chat = await openChat(page);
    await ask(page, 'If I invest $500 a month at 7% for 30 years, how much will I have?');
    await answers(page, 1);
    await chat.getByRole('button', { name: 'Export' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Document (HTML)' }).click(),
    ]);
    const document = await textOf(file);
    expect(document).toMatch(/^<!doctype html>/);
    expect(document).toContain('$584,726');
    expect(document).toContain('<caption>Receipt: ');
    // The figures of the sentences are there as words, and the title once.
    expect(document.slice(0, document.indexOf('<caption>Receipt: '))).toContain('$584,726');
    expect(document.match(/<h1/g)).toHaveLength(1);
    expect(document).not.toMatch(/<(?:button|script|link|img|svg)/);
    const reader = await page.context().newPage();
    await reader.setContent(document);
    await expectAccessible(reader);
  });
});
