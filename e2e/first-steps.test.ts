import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { openChat, reloadChat } from '#e2e/support/chat.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';
import { exportData, fillSignUp, holdsFocus, openAccount, visitSignedIn } from '#e2e/support/people.ts';

const sizes = [
  [390, 'dark'],
  [1280, 'light'],
] as const;

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

describeInBrowser('first steps', ({ open }) => {
  const openSignedIn = async (path: string, width: number, colorScheme: 'dark' | 'light') => {
    const page = await open({ viewport: { width: 1280, height: 900 }, colorScheme, reducedMotion: 'reduce' });
    await visitSignedIn(page);
    await page.goto(path);
    await page.setViewportSize({ width, height: 900 });
    return page;
  };
  const exported = async (page: Page) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const saved = await exportData(page, await openAccount(page));
    await page.getByRole('button', { name: 'Close' }).click();
    return saved;
  };

  it.each(sizes)('are offered to a new user, and can be left, at %i px in %s', async (width, colorScheme) => {
    const page = await open({ viewport: { width: 1280, height: 900 }, colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Get Started', exact: true }).click();
    await fillSignUp(page);
    await page.setViewportSize({ width, height: 900 });
    const offer = page.getByRole('region', { name: 'Start with your own numbers' });
    await offer.waitFor();
    await expectAccessible(page);
    await offer.getByRole('button', { name: 'Answer four questions' }).press('Enter');
    await page.getByText('Question 1 of 4').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await openChat(page);
    await offer.getByRole('button', { name: 'Not now' }).press('Enter');
    await offer.waitFor({ state: 'detached' });
    await reloadChat(page);
    await page.getByRole('heading', { name: 'What would you like to work out?' }).waitFor();
    expect(await offer.count()).toBe(0);
  });

  it.each(sizes)('lead from four taps to a next step at %i px in %s', async (width, colorScheme) => {
    const page = await openSignedIn('/today', width, colorScheme);
    await page.getByRole('heading', { name: 'Four taps to a useful first answer' }).waitFor();
    await page.getByText('Question 1 of 4').waitFor();
    await expectAccessible(page);

    // By keyboard alone, and back once: each question takes the focus.
    await page.getByRole('button', { name: '25 to 34' }).press('Enter');
    const filing = page.getByRole('heading', { name: 'How do you file your taxes?' });
    await expect.poll(() => holdsFocus(filing)).toBe(true);
    await page.getByRole('button', { name: 'Back' }).press('Enter');
    await page.getByRole('button', { name: '25 to 34', pressed: true }).waitFor();
    await tap(page, '35 to 44');
    await tap(page, 'Single');
    await tap(page, '$60,000 to $100,000');
    await tap(page, '$25,000 to $100,000');

    await page.getByText('40 (you chose 35 to 44)').waitFor();
    await page.getByText('$80,000 (you chose $60,000 to $100,000)').waitFor();
    await page.getByText('$62,500 (you chose $25,000 to $100,000)').waitFor();
    await page.getByText('Each range counts as its middle').waitFor();
    await expectAccessible(page);
    const [save, back] = await Promise.all(
      ['Save and show my first answer', 'Back'].map((name) =>
        page.getByRole('button', { name }).boundingBox(),
      ),
    );
    expect(back!.x - (save!.x + save!.width) >= 12 || back!.y > save!.y + save!.height).toBe(true);
    const before = await exported(page);
    expect([before.my_facts, before.my_things]).toEqual([[], []]);

    await page.setViewportSize({ width, height: 900 });
    await page.getByLabel('In a 401(k) or similar').check();
    await tap(page, 'Save and show my first answer');
    const next = page.getByRole('region', { name: 'Next step' });
    await next.getByText(/From your numbers: age 40, .*\$80,000, savings \$62,500\./).waitFor();
    await expect.poll(() => holdsFocus(next)).toBe(true);
    expect(await next.innerText()).not.toMatch(/about \$[\d,]+\.\d/);
    // The link stands in the sentence without pushing its lines apart.
    const lines = await next
      .getByText('This uses the middle of the ranges')
      .evaluate((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight));
    expect(lines).toBeCloseTo(Math.round(lines), 1);
    await expectAccessible(page);
    const after = await exported(page);
    const source = 'onboarding';
    const facts = [
      { fact: 'age', value: 40, source },
      { fact: 'filing_status', value: 'single', source },
      { fact: 'yearly_income', value: 80_000, source },
    ];
    expect(after.my_facts).toHaveLength(facts.length);
    for (const fact of facts) expect(after.my_facts).toContainEqual(expect.objectContaining(fact));
    expect(after.my_things).toMatchObject([{ source, details: { type: 'workplace', balance: 62_500 } }]);

    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('link', { name: 'Make them exact' }).click();
    await page.getByRole('heading', { level: 1, name: 'My numbers' }).waitFor();
    await page
      .getByText(/^From your first steps on /)
      .first()
      .waitFor();
  });

  it('keep numbers that were saved before, and can be skipped', async () => {
    const page = await openSignedIn('/today', 1280, 'light');
    await tap(page, 'Add my numbers');
    await page.getByLabel('Age', { exact: true }).fill('41');
    await tap(page, 'Save');
    await page.getByText('Saved. Your next answers use it.').waitFor();
    await page.goto('/today');
    for (const choice of ['35 to 44', 'Single', 'No pay now', 'Nothing yet']) await tap(page, choice);
    await page.getByRole('heading', { name: 'These numbers would be saved' }).waitFor();
    expect(await page.getByText('Where is most of it?').count()).toBe(0);
    await tap(page, 'Save and show my first answer');
    await page.getByRole('region', { name: 'Next step' }).waitFor();
    const { my_facts: facts, my_things: things } = await exported(page);
    expect(facts).toContainEqual(expect.objectContaining({ fact: 'age', value: 41, source: 'typed' }));
    expect(things).toMatchObject([{ name: 'Savings', details: { type: 'cash', balance: 0 } }]);
  });
});

describeInBrowser('risk tolerance', ({ open }) => {
  it.each(sizes)('is asked, saved, asked again and removed at %i px in %s', async (width, colorScheme) => {
    const page = await open({ viewport: { width: 1280, height: 900 }, colorScheme, reducedMotion: 'reduce' });
    await visitSignedIn(page);
    await page.goto('/numbers');
    await page.setViewportSize({ width, height: 900 });
    const section = page.getByRole('region', { name: 'Risk tolerance' });
    const button = (name: string) => section.getByRole('button', { name, exact: true });
    const choose = (question: string, answer: string) =>
      section
        .getByRole('group', { name: question })
        .getByRole('radio', { name: answer, exact: true })
        .check({ force: true });

    const chooseAll = async (which: 'first' | 'last') => {
      await section.getByText('0 of 7 answered').waitFor();
      for (const group of await section.getByRole('group').all())
        await group.getByRole('radio')[which]().check({ force: true });
    };

    await button('Take the questionnaire').press('Enter');
    await section.getByText('0 of 7 answered').waitFor();
    await expect.poll(() => holdsFocus(section.getByRole('radio').first())).toBe(true);
    await choose('When will you need this money?', 'In 10 to 20 years');
    await choose('Your investments lose a third in a year.', 'Sell some');
    await choose('What matters most to you?', 'Some of both');
    await choose('How much have you invested before?', 'For many years');
    await choose('How steady is your income', 'Steady');
    await choose('How long could you live on your emergency fund?', '3 to 5 months');
    expect(await button('Save').count()).toBe(0);
    await choose('How much of what you’ll live on later', 'About half');
    await section.getByText('About 40% to 60% in stocks fits you.').waitFor();
    await section.getByText('With 15 years to go').waitFor();
    await expectAccessible(page);

    // Nothing is saved but by the button.
    await page.reload();
    await button('Take the questionnaire').click();
    await chooseAll('first');
    await section.getByText('About 0% to 20% in stocks fits you.').waitFor();
    await button('Save').click();
    await section.getByText('10% in stocks', { exact: true }).waitFor();
    await section.getByText(/^From the questionnaire on \w+ \d+, \d{4}$/).waitFor();
    await expect.poll(() => holdsFocus(section.getByRole('heading'))).toBe(true);
    await expectAccessible(page);

    await button('Take it again').click();
    await chooseAll('last');
    await button('Save').click();
    await section.getByText('10% in stocks', { exact: true }).waitFor({ state: 'detached' });
    await page.reload();
    await section.getByText(/^\d+% in stocks$/).waitFor();
    await button('Remove risk tolerance').click();
    await button('Take the questionnaire').waitFor();
    expect(await section.getByText(/% in stocks$/).count()).toBe(0);
  });
});
