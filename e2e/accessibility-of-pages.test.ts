import { expect, it } from 'vitest';
import { expectAccessible, overhang } from '#e2e/support/accessibility.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';

const paths = [
  '/',
  '/about',
  '/press',
  '/docs',
  '/calculators',
  '/calculators/take-home-pay',
  '/calculators/debt-payoff?debts.0.balance=6000&debts.0.rate=abc',
  '/privacy',
  '/terms',
  '/security',
  '/?session_id=cs_1',
  '/reset-password',
  '/shared-plan',
];

describeInBrowser('accessibility of pages', ({ open }) => {
  it.each([
    [390, 'dark'],
    [1280, 'light'],
  ] as const)('has no violations at %i px in %s', async (width, colorScheme) => {
    const page = await open({ viewport: { width, height: 800 }, colorScheme, reducedMotion: 'reduce' });
    for (const path of paths) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectAccessible(page);
    }
  });

  it('shows all content at 320 px and at 200 % zoom', async () => {
    const page = await open({ viewport: { width: 320, height: 640 } });
    for (const path of paths) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      for (const width of [320, 640]) {
        await page.setViewportSize({ width, height: 640 });
        expect([path, width, await overhang(page)]).toEqual([path, width, 0]);
      }
    }
  });
});
