import { expect, it } from 'vitest';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';
import { exportData, holdsFocus, openAccount, visitSignedIn } from '#e2e/support/people.ts';

describeInBrowser('a request for support', ({ open }) => {
  it.each([390, 1280])(
    'is sent by keyboard, confirmed with its reference and exported, at %i px',
    async (width) => {
      const page = await open({ viewport: { width: 1280, height: 844 } });
      const { email } = await visitSignedIn(page);

      const settings = await openAccount(page);
      await page.setViewportSize({ width, height: 844 });
      const support = settings.getByRole('region', { name: 'Support' });
      await support.getByText('We answer within 72 hours').waitFor();
      await support.getByRole('button', { name: 'Send request' }).press('Enter');
      await support.getByText('Your message is missing.').waitFor();
      await support.getByLabel('What is it about?').selectOption({ label: 'Plan and billing' });
      await support.getByLabel('Your message').press('Tab');
      await support.getByLabel('Your message').fill('Where do I find my invoices?');
      const send = support.getByRole('button', { name: 'Send request' });
      await send.evaluate((one) => one.scrollIntoView({ block: 'end' }));
      await send.press('Enter');
      const confirmation = support.getByRole('status');
      await confirmation.waitFor();
      await expect
        .poll(() => confirmation.evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight))
        .toBe(true);
      // The keyboard goes on where it was.
      expect(await holdsFocus(send)).toBe(true);
      const reference = /FD-\w{3}-\w{3}/.exec((await confirmation.textContent()) ?? '')?.[0] ?? 'none';
      expect(await confirmation.textContent()).toContain(`We answer to ${email}`);
      await support.getByRole('listitem').filter({ hasText: reference }).waitFor();

      const exported = await exportData(page, settings);
      expect(exported.support_requests).toMatchObject([{ reference, topic: 'billing' }]);
      const inbox = await page.context().newPage();
      await inbox.goto('/sandbox/mail');
      await inbox.getByRole('link', { name: `[Free] ${reference}: Plan and billing` }).waitFor();
    },
  );
});
