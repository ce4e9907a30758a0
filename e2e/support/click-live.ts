import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Clicks a button of a prerendered page once the page listens: a click before that is lost. */
export async function clickLive(button: Locator): Promise<void> {
  await expect
    .poll(() => button.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
  await button.click();
}
