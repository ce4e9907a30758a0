import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';
import { addHolding } from '#e2e/support/holdings.ts';
import { buyPro, closeChat, visitSignedIn } from '#e2e/support/people.ts';

const proPlan = (page: Page) => page.getByRole('region', { name: 'Pro plan' });

describeInBrowser('market insights', ({ open }) => {
  it('shows visitors a labeled sample and a link to sign up', async () => {
    const page = await open({ viewport: { width: 390, height: 844 } });
    await page.goto('/market');
    await page.getByRole('heading', { level: 1, name: 'Market insights' }).waitFor();
    await page.getByText('Sample data, not real prices').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('dialog', { name: 'Welcome back' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Create a free account' }).click();
    await page.getByRole('dialog', { name: 'Create your account' }).waitFor();
  });

  it('links every line of the price list and the success page to what it names', async () => {
    const page = await open({ reducedMotion: 'reduce' });
    const { email } = await visitSignedIn(page);
    await addHolding(email);
    await buyPro(page);

    await page.getByRole('button', { name: 'Market insights', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Market insights' }).waitFor();
    const indexes = page.getByRole('region', { name: 'Indexes' });
    await indexes.getByText('S&P 500').waitFor();
    expect(await indexes.getByRole('listitem').first().textContent()).toMatch(
      /\d,\d{3}\.\d{2}.*since the last close.*[AP]M ET, Sample data, not real prices/,
    );
    const holdings = page.getByRole('region', { name: 'Your holdings today' });
    expect(await holdings.getByRole('listitem').textContent()).toMatch(/AAPL Apple.*\$\d[\d,]*\.\d{2}/);
    await expectAccessible(page);

    await page.getByRole('link', { name: 'FinDeus' }).first().click();
    const plan = proPlan(page);
    await plan.getByText('We answer within 24 hours on business days').waitFor();
    await plan.getByRole('button', { name: 'Priority support' }).click();
    const settings = page.getByRole('dialog', { name: 'Account settings' });
    await expect
      .poll(() => settings.getByLabel('What is it about?').evaluate((box) => box === document.activeElement))
      .toBe(true);
    await settings.getByRole('button', { name: 'Close' }).click();

    await plan.getByRole('button', { name: 'Chat history export' }).click();
    await page
      .getByRole('dialog', { name: /export/i })
      .last()
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Close chat' }).click();
    await plan.getByText('Sample data, not real prices').waitFor();
    const leadsTo = [
      ['Advanced portfolio analysis', 'Analysis'],
      ['Personalized strategies', 'My plan'],
      ['Risk assessment', 'Risk'],
      ['Tax guidance', 'Taxes'],
    ] as const;
    for (const [line, heading] of leadsTo) {
      await plan.getByRole('button', { name: line }).click();
      const there = page.getByRole('heading', { name: new RegExp(`^${heading}`) }).first();
      await there.waitFor();
      // The keyboard goes on there, and it is in view.
      await expect.poll(() => there.evaluate((one) => one === document.activeElement)).toBe(true);
      await expect
        .poll(() => there.evaluate((one) => one.getBoundingClientRect().top < innerHeight))
        .toBe(true);
      await page.goBack();
      await plan.waitFor();
    }
    await plan.getByRole('button', { name: 'Unlimited messages' }).click();
    await page.getByRole('dialog', { name: 'Ask FinDeus' }).waitFor();
  });

  it('links every line of Free and of all plans to what it names', async () => {
    const page = await open({ reducedMotion: 'reduce' });
    await visitSignedIn(page);
    const pricing = page.getByRole('region', { name: 'Two plans, one price' });
    const lines = pricing.getByRole('listitem');
    await lines.first().waitFor();
    expect(await lines.filter({ hasNot: page.getByRole('button') }).count()).toBe(0);
    const free = page.getByRole('region', { name: 'Free plan' });
    for (const line of ['Unlimited messages when you sign in', 'Saved conversations']) {
      await free.getByRole('button', { name: line }).click();
      await closeChat(page);
    }
    await free.getByRole('button', { name: 'Export and delete your data' }).click();
    const settings = page.getByRole('dialog', { name: 'Account settings' });
    const save = settings.getByRole('button', { name: 'Export my data' });
    await expect.poll(() => save.evaluate((button) => button === document.activeElement)).toBe(true);
    await settings.getByRole('button', { name: 'Close' }).click();
    await free.getByRole('button', { name: 'Answers with the working shown' }).click();
    const answer = page.locator('#live-answer');
    await expect
      .poll(() => answer.evaluate((one) => Math.abs(one.getBoundingClientRect().top) < innerHeight / 2))
      .toBe(true);
    const leadsTo = [
      ['All calculators and sources', 'Calculators'],
      ['Numbers from calculators', 'Calculators'],
      ['Rules with their year and source', 'What we hold ourselves to'],
      ['Account and card numbers masked', 'mask'],
      ['No ads, and no sale', 'Who'],
    ] as const;
    for (const [line, heading] of leadsTo) {
      await pricing.getByRole('button', { name: line }).click();
      const there = page.getByRole('heading', { name: new RegExp(heading, 'i') }).first();
      await there.waitFor();
      await expect
        .poll(() => there.evaluate((one) => one.getBoundingClientRect().top < innerHeight))
        .toBe(true);
      await page.goBack();
      await pricing.waitFor();
    }
  });

  it('answers in the chat what a symbol trades at', async () => {
    const page = await open({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Ask FinDeus' }).first().click();
    const chat = page.getByRole('dialog', { name: 'Ask FinDeus' });
    await chat.getByLabel('Your question').fill("what's Apple trading at?");
    await chat.getByLabel('Your question').press('Enter');
    await chat.getByText(/^Apple \(AAPL\) is at \$/).waitFor();
    await chat
      .getByText('Sample data, not real prices: this site has no market-data provider yet.')
      .waitFor();
  });
});
