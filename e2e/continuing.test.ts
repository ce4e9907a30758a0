import { expect, it } from 'vitest';
import { answers, answerWith, ask, openChat, reloadChat } from '#e2e/support/chat.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';
import { closeChat, fillSignUp, signUp } from '#e2e/support/people.ts';

describeInBrowser('continuing from the home page', ({ open }) => {
  it('a sign-up opens the chat; afterwards Get Started Free becomes Continue', async () => {
    const page = await open();
    await page.goto('/');
    await page.getByRole('button', { name: 'Get Started Free' }).click();
    await fillSignUp(page);
    const chat = page.getByRole('dialog', { name: 'Ask FinDeus' });
    await chat.getByText('∞ messages').waitFor();
    await closeChat(page);
    expect(await page.getByRole('button', { name: 'Get Started Free' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await chat.waitFor();
  });

  it('a sign-up for Pro stays at the plans', async () => {
    const page = await open();
    await page.goto('/');
    const pro = page.getByRole('region', { name: 'Pro plan' });
    await pro.getByRole('button', { name: 'Upgrade to Pro' }).click();
    await fillSignUp(page);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Ada Lovelace/ }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('a reload reopens the open chat with its conversation, but not a closed one', async () => {
    const page = await open({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    await page.goto('/');
    await signUp(page);
    await answerWith(page, 'An answer.');
    const chat = await openChat(page);
    await ask(page, 'The first question');
    await answers(page, 1);
    await chat.getByRole('button', { name: 'New Conversation' }).click();
    await ask(page, 'The second question');
    await answers(page, 1);
    await chat.getByRole('button', { name: 'The first question', exact: true }).click();
    await chat.getByRole('heading', { name: 'The first question' }).waitFor();
    await reloadChat(page);
    await chat.getByRole('heading', { name: 'The first question' }).waitFor();
    await page.goBack();
    await chat.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('button', { name: 'Continue', exact: true }).waitFor();
    expect(await chat.count()).toBe(0);
  });

  it('on a phone, the question field and the headline of the answer are above the fold', async () => {
    const page = await open({ viewport: { width: 390, height: 700 }, reducedMotion: 'reduce' });
    await page.goto('/');
    const bottomOf = async (text: string) => {
      const box = await page.getByText(text).first().boundingBox();
      return box!.y + box!.height;
    };
    expect(await bottomOf('$584,726')).toBeLessThan(700);
    expect(await bottomOf('15,000+ testers')).toBeGreaterThan(1_400);
    await answerWith(page, 'An answer.');
    await page.getByLabel('A question about your money').fill('How much is enough?');
    await page.keyboard.press('Enter');
    const chat = page.getByRole('dialog', { name: 'Ask FinDeus' });
    await chat.getByText('How much is enough?').first().waitFor();
    await chat.getByText('An answer.', { exact: true }).waitFor();
  });
});
