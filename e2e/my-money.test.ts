import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { ask, answers, tablesOf } from '#e2e/support/chat.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';
import { addHolding } from '#e2e/support/holdings.ts';
import { exportData, holdsFocus, openAccount, visitSignedIn } from '#e2e/support/people.ts';

const show = async (page: Page, name: string) => {
  const tabs = page.getByRole('navigation', { name: 'My money' });
  await tabs.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
};

const addThing = async (page: Page, add: string, details: Record<string, string>, kind?: string) => {
  await page.getByRole('button', { name: add }).click();
  for (const [label, value] of Object.entries(details)) await page.getByLabel(label).last().fill(value);
  if (kind) await page.getByLabel('Kind').selectOption({ label: kind });
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Remove ${Object.values(details)[0]}` }).waitFor();
};

describeInBrowser('my money', ({ open }) => {
  it.each([
    [390, 'dark'],
    [1280, 'light'],
  ] as const)('is saved, used and deleted at %i px in %s', async (width, colorScheme) => {
    const page = await open({ viewport: { width: 1280, height: 900 }, colorScheme, reducedMotion: 'reduce' });
    await page.goto('/today');
    await page.getByText('Sample, not real data').waitFor();
    await expectAccessible(page);
    await visitSignedIn(page);
    await page.goto('/today');
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('button', { name: 'Add my numbers' }).click();
    await page.getByRole('heading', { level: 1, name: 'My numbers' }).waitFor();

    // What cannot be taken is said at its field, and nothing is saved.
    await page.getByLabel('Age', { exact: true }).fill('forty');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Type a number, such as 4,200.').waitFor();
    await page.getByLabel('Age', { exact: true }).fill('41');
    await page.getByLabel('Your pay before taxes, per year').fill('95k');
    await page.getByLabel('What your household spends per month').fill('$4,200');
    await page.getByLabel('What you save or invest per month').fill('900');
    await page.getByLabel('Tax filing status').selectOption({ label: 'Single' });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved. Your next answers use it.').waitFor();
    expect(await page.getByText(/^You typed it on /).count()).toBe(5);
    await addThing(
      page,
      'Add an account',
      { 'What you call it': 'Ally', Balance: '18,000' },
      'Checking, savings or CDs',
    );
    await addThing(
      page,
      'Add a debt',
      { 'What you call it': 'Visa', Balance: '6400', 'Interest rate in %': '24.9' },
      'Credit card',
    );
    await addThing(page, 'Add a goal', { 'What it’s for': 'New roof', 'How much you need': '12000' });
    await expectAccessible(page);

    await show(page, 'Today');
    const worth = page.getByRole('region', { name: 'Net worth' });
    await worth.getByText('$11,600', { exact: true }).waitFor();
    await page.getByText('Pay off the $6,400 on the card now, from your $18,000 in cash.').waitFor();
    await page.getByText('Add a date, and I’ll work out what it takes a month.').waitFor();
    await expectAccessible(page);

    await show(page, 'My plan');
    await page
      .getByRole('heading', { name: 'Pay off the $6,400 on the card now, from your $18,000 in cash.' })
      .waitFor();
    await page.getByRole('heading', { name: /^Pro adds \d more steps$/ }).waitFor();
    await expectAccessible(page);

    // The tab of the page that is shown is in view, also where the tabs are wider than the screen.
    await show(page, 'Market insights');
    const tab = page
      .getByRole('navigation', { name: 'My money' })
      .getByRole('link', { name: 'Market insights' });
    const box = (await tab.boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(width);

    // The chat counts with it, and says so.
    await page.getByRole('button', { name: 'Ask FinDeus' }).first().click();
    await ask(page, 'How much federal tax will I pay this year?');
    await answers(page, 1);
    await page.getByText(/From your numbers: .*yearly wages or salary \$95,000/).waitFor();
    await page.getByRole('button', { name: 'Close' }).click();

    await page.setViewportSize({ width: 1280, height: 900 });
    const exported = await exportData(page, await openAccount(page));
    expect(exported.my_facts).toHaveLength(5);
    expect(exported.my_things).toHaveLength(3);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.setViewportSize({ width, height: 900 });
    await show(page, 'My numbers');
    await page.getByRole('button', { name: 'Delete all my numbers' }).click();
    await page.getByRole('button', { name: 'Delete all', exact: true }).click();
    await page.getByText('Your numbers are deleted.').waitFor();
    expect(await page.getByLabel('Age', { exact: true }).inputValue()).toBe('');
    await show(page, 'Today');
    await page.getByRole('button', { name: 'Add my numbers' }).waitFor();
  });

  it('keeps the keyboard where it was while numbers are saved, changed and removed', async () => {
    const page = await open({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    await visitSignedIn(page);
    await page.goto('/numbers');
    await page.getByLabel('Age', { exact: true }).fill('41');
    const save = page.getByRole('button', { name: 'Save' });
    await save.press('Enter');
    await page.getByText('Saved. Your next answers use it.').waitFor();
    await expect.poll(() => holdsFocus(save)).toBe(true);
    const accounts = page.getByRole('heading', { name: 'Accounts' });
    await addThing(page, 'Add an account', { 'What you call it': 'Ally', Balance: '18,000' });
    await expect.poll(() => holdsFocus(accounts)).toBe(true);
    await page.getByRole('button', { name: 'Edit Ally' }).press('Enter');
    await page.getByRole('button', { name: 'Cancel' }).press('Enter');
    expect(await holdsFocus(accounts)).toBe(true);
    await page.getByRole('button', { name: 'Remove Ally' }).press('Enter');
    await page.getByRole('button', { name: 'Remove Ally' }).waitFor({ state: 'detached' });
    await expect.poll(() => holdsFocus(accounts)).toBe(true);
  });

  it.each([
    ['Count it once', '$30,000'],
    ['They’re two accounts', '$60,200'],
  ])('asks about a typed account that was imported too: %s', async (choice, worth) => {
    const page = await open({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    const { email } = await visitSignedIn(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/numbers');
    await addThing(
      page,
      'Add an account',
      { 'What you call it': 'Fidelity 401(k)', Balance: '30,200' },
      '401(k), 403(b) or similar',
    );
    const question = page.getByText('Is “Fidelity 401(k)” the same as the imported “Individual 401k”?');
    expect(await question.count()).toBe(0);
    await addHolding(email, {
      account: 'Individual 401k',
      account_type: 'traditional',
      kind: 'fund',
      symbol: 'VTI',
      name: 'Total stock market',
      quantity: 100,
      value: 30_000,
    });
    await page.reload();
    await question.waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: choice }).click();
    await question.waitFor({ state: 'detached' });
    await show(page, 'Today');
    await page.getByRole('region', { name: 'Net worth' }).getByText(worth, { exact: true }).first().waitFor();
  });

  it('remembers what was said in the chat, once its owner clicks', async () => {
    const page = await open({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    await visitSignedIn(page);
    const { client } = await tablesOf(page);
    const saved = async () =>
      (await client.from('my_facts').select('fact, value, source').order('fact')).data;
    await page.goto('/today');
    await page.getByRole('button', { name: 'Ask FinDeus' }).first().click();
    // Decided by a guide, which has no calculation to show.
    await ask(
      page,
      'I’m 34 with $48,000 in my 401(k) and make $72,000 a year. Am I on track for retirement?',
    );
    await answers(page, 1);
    const said = 'age 34, pay of $72,000 a year, 401(k) with $48,000';
    await page.getByText(`Use this in your next answers too: ${said}?`).waitFor();
    expect(await saved()).toEqual([]);
    await page.getByRole('button', { name: 'Remember this' }).click();
    await page.getByText(`Saved in My numbers: ${said}.`).waitFor();
    expect(await saved()).toEqual([
      { fact: 'age', value: 34, source: 'chat' },
      { fact: 'yearly_income', value: 72_000, source: 'chat' },
    ]);
  });

  it('remembers a balance, a debt, a home and a goal of the chat, and changes what was saved', async () => {
    const page = await open({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    await visitSignedIn(page);
    const { client } = await tablesOf(page);
    const saved = async () =>
      (await client.from('my_things').select('kind, name, details, source').order('created_at')).data;
    await client.from('my_things').insert({
      kind: 'account',
      name: 'Ally',
      details: { type: 'cash', balance: 18_000, monthly: 200 },
      source: 'typed',
    });
    await page.goto('/today');
    await page.getByRole('button', { name: 'Ask FinDeus' }).first().click();
    const turns = [
      [
        'I have $20,000 in savings and owe $6,400 on my Visa at 24.9%. How long to pay it off at $200 a month?',
        'Ally with $20,000 (saved so far: $18,000), Visa with $6,400 owed at 24.9%',
      ],
      [
        'My house is worth $420,000 and I owe $250,000 at 6.5%. Should I refinance at 5.5%?',
        'Home worth $420,000 with a mortgage of $250,000 at 6.5%',
      ],
      [
        'I need $15,000 for a new roof by June 2028. What should I save?',
        'goal “New roof” of $15,000 by June 2028',
      ],
    ] as const;
    for (const [at, [question, words]] of turns.entries()) {
      await ask(page, question);
      await answers(page, at + 1);
      await page.getByText(`Use this in your next answers too: ${words}?`).waitFor();
      const before = await saved();
      expect(before).toHaveLength(at === 0 ? 1 : at + 1);
      await page.getByRole('button', { name: 'Remember this' }).click();
      await page.getByText(`Saved in My numbers: ${words}.`).waitFor();
    }
    expect(await saved()).toEqual([
      {
        kind: 'account',
        name: 'Ally',
        details: { type: 'cash', balance: 20_000, monthly: 200 },
        source: 'chat',
      },
      {
        kind: 'debt',
        name: 'Visa',
        details: { type: 'card', balance: 6_400, rate: 24.9, payment: 200 },
        source: 'chat',
      },
      {
        kind: 'home',
        name: 'Home',
        details: { value: 420_000, mortgage: 250_000, rate: 6.5 },
        source: 'chat',
      },
      { kind: 'goal', name: 'New roof', details: { amount: 15_000, by: '2028-06' }, source: 'chat' },
    ]);
    // Where each came from is on the page of the numbers.
    await page.goto('/numbers');
    await page.getByRole('button', { name: 'Remove New roof' }).waitFor();
    expect(await page.getByText(/^From the chat on /).count()).toBe(4);
  });

  it('counts savings of the first steps once where they were imported later', async () => {
    const page = await open({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    const { email } = await visitSignedIn(page);
    const { client } = await tablesOf(page);
    await client.from('my_things').insert({
      kind: 'account',
      name: 'Savings',
      details: { type: 'cash', balance: 25_000 },
      source: 'onboarding',
      confirmed_at: '2026-01-05T00:00:00Z',
    });
    await addHolding(email, { kind: 'fund', symbol: 'VTI', name: 'Total stock market', value: 30_000 });
    await page.goto('/today');
    const worth = page.getByRole('region', { name: 'Net worth' });
    await worth.getByText('$30,000', { exact: true }).first().waitFor();
    await worth.getByText('$25,000 from your first steps isn’t counted again').waitFor();
    await expectAccessible(page);
    await worth.getByRole('link', { name: 'Change this' }).click();
    const question = page.getByText('so $25,000 of it isn’t counted again');
    await question.waitFor();
    await page.getByRole('button', { name: 'It’s other money, count both' }).click();
    await question.waitFor({ state: 'detached' });
    await show(page, 'Today');
    await worth.getByText('$55,000', { exact: true }).first().waitFor();
  });

  it('answers in the chat from the user’s holdings', async () => {
    const page = await open({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    const { email } = await visitSignedIn(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await addHolding(email, { kind: 'fund', symbol: 'VTI', name: 'Total stock market', value: 30_000 });
    await page.goto('/today');
    await page.getByRole('button', { name: 'Ask FinDeus' }).first().click();
    await ask(page, 'What is my asset allocation?');
    await answers(page, 1);
    await page.getByText('You hold 100% US stocks.', { exact: true }).waitFor();
    await page.getByText(/From your holdings: 1 position in 1 account worth \$30,000/).waitFor();
    expect(await page.getByRole('link', { name: 'Portfolio page' }).getAttribute('href')).toBe('/portfolio');
  });
});
