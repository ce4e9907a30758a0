import { readFile } from 'node:fs/promises';
import { createClient } from '@supabase/supabase-js';
import { expect, inject, it } from 'vitest';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';
import { buyPro, exportData, openAccount, password, visitSignedIn } from '#e2e/support/people.ts';

async function saveNumbers(email: string) {
  const site = inject('siteUrl');
  const { anonKey } = (await (await fetch(`${site}/config.json`)).json()) as { anonKey: string };
  const client = createClient(site, anonKey, { auth: { persistSession: false } });
  await client.auth.signInWithPassword({ email, password });
  const facts = { age: 41, yearly_income: 95_000, monthly_spending: 4_200, monthly_saving: 900 };
  const rows = Object.entries(facts).map(([fact, value]) => ({ fact, value, source: 'typed' }));
  const details = { type: 'card', balance: 6_400, rate: 24.9 };
  const account = { type: 'workplace', balance: 120_000 };
  const saved = [
    await client.from('my_facts').insert(rows),
    await client.from('my_things').insert({ kind: 'debt', name: 'Visa', details, source: 'typed' }),
    await client
      .from('my_things')
      .insert({ kind: 'goal', name: 'New roof', details: { amount: 12_000 }, source: 'typed' }),
  ];
  const { error } = await client
    .from('my_things')
    .insert({ kind: 'account', name: 'Work', details: account, source: 'typed' });
  expect([...saved.map((one) => one.error), error]).toEqual([null, null, null, null]);
}

describeInBrowser('a shared plan', ({ open }) => {
  it('is created by Pro, read without an account, and revoked', async () => {
    const page = await open({ reducedMotion: 'reduce' });
    const { email, name } = await visitSignedIn(page);
    await saveNumbers(email);

    // A free account has nothing to share.
    await page.goto('/plan');
    await page.getByRole('heading', { name: /^Pro adds \d+ more steps$/ }).waitFor();
    expect(await page.getByRole('region', { name: 'Share' }).count()).toBe(0);

    await page.goto('/');
    await buyPro(page);

    await page.goto('/plan');
    const share = page.getByRole('region', { name: 'Share' });
    await share.getByRole('button', { name: 'Share this plan' }).press('Enter');
    const ready = share.getByRole('group', { name: 'Your link is ready' });
    const chart = page.getByRole('figure').filter({ hasText: 'Savings by age, in today’s dollars' });
    await chart.getByText('If returns are lower').first().waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a document' }).click(),
    ]);
    // A document has the numbers of the chart in the place of its picture.
    const saved = await readFile(await file.path(), 'utf8');
    expect(saved).toMatch(/<caption>Savings by age, in today’s dollars<\/caption>[^]*If returns are lower/);
    expect(saved).not.toMatch(/<(?:figure|details|summary|svg)|Show the chart as a table/);
    const link = (await ready.locator('code').textContent()) ?? '';
    expect(link).toMatch(/\/shared-plan#[\w-]{43}$/);
    await ready.getByRole('button', { name: 'Copy link' }).waitFor();
    await share.getByRole('listitem').filter({ hasText: 'Made on' }).waitFor();
    await expectAccessible(page);
    await ready.getByRole('button', { name: 'Done' }).click();
    expect(await page.content()).not.toContain(link);

    const reader = await open({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
    await reader.goto(link);
    await reader.getByRole('heading', { level: 1, name: 'A shared plan' }).waitFor();
    const step = reader.getByRole('heading', {
      name: 'Pay off the $6,400 on the card next, once one month of spending, $4,200, is in cash.',
    });
    await step.waitFor();
    await reader.getByText('Someone has shared their money plan with you.').waitFor();
    // A step without a reason has no line for one.
    await reader.getByRole('heading', { name: 'New roof has no date' }).waitFor();
    expect(await reader.locator('dd').evaluateAll((all) => all.filter((one) => !one.textContent))).toEqual(
      [],
    );
    await reader.getByRole('heading', { name: /^Your taxes|^Taxes/ }).waitFor();
    await reader.getByText(/^This is a copy made on \w+ \d+, 20\d\d\./).waitFor();
    expect(await reader.locator('main').textContent()).not.toMatch(new RegExp(`${name}|${email}`));
    expect(await reader.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await expectAccessible(reader);
    await reader.emulateMedia({ media: 'print' });
    expect(await step.isVisible()).toBe(true);
    // On paper the chart is a picture, without what would unfold its table.
    expect(await reader.getByRole('figure').locator('svg').first().isVisible()).toBe(true);
    expect(await reader.getByText('Show the chart as a table').isVisible()).toBe(false);
    expect(await reader.getByRole('banner').count()).toBe(0);
    expect(await reader.getByRole('button').count()).toBe(0);
    await reader.emulateMedia({ media: 'screen' });

    const exported = await exportData(page, await openAccount(page));
    expect(exported.shared_plans).toMatchObject([{ plan: { is_empty: false } }]);
    await page.keyboard.press('Escape');
    await share.getByRole('button', { name: /^Revoke the link made on / }).click();
    await share.getByText('The link is revoked, and its copy is deleted.').waitFor();
    expect(await share.getByRole('listitem').count()).toBe(0);

    // The answer to this one is a 404, which the browser reports as a request that failed.
    const late = await open({ letRequestsFail: true });
    await late.goto(link);
    await late.getByRole('heading', { name: 'This link does not work' }).waitFor();
    await expectAccessible(late);
    expect(await late.getByText('Someone has shared').count()).toBe(0);
    expect(await late.getByText('$6,400').count()).toBe(0);
  });
});
