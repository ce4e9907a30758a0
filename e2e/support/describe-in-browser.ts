import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject } from 'vitest';
import { findBrowser } from '#server/testing/find-browser.ts';

interface Manner {
  letRequestsFail?: true;
  /** Confirmation dialogs are accepted, unless this is set. */
  thinksBetterOfIt?: true;
}

interface Visitor {
  /**
   * A page of a new visitor. Whatever goes wrong in it fails the test: errors, refusals by the content security
   * policy, and requests that fail, unless the test lets them fail on purpose.
   */
  open: (options?: BrowserContextOptions & Manner) => Promise<Page>;
}

const launchOptions = await findBrowser();

/**
 * Tests in a real Chromium against the running product. Where none can be had they are skipped, and counted as
 * skipped: npm has no Chromium for this platform, so it takes an installed one or CHROME_PATH.
 */
export function describeInBrowser(title: string, tests: (visitor: Visitor) => void): void {
  describe.skipIf(launchOptions === null)(`${title} in the browser`, () => {
    let browser: Browser;
    const complaints: string[] = [];
    beforeAll(async () => {
      browser = await chromium.launch(launchOptions ?? {});
    });
    afterAll(() => browser.close());
    afterEach(async () => {
      await Promise.all(browser.contexts().map((context) => context.close()));
      expect(complaints.splice(0)).toEqual([]);
    });

    tests({
      async open({ letRequestsFail: forgive, thinksBetterOfIt, ...options } = {}) {
        const context = await browser.newContext({ baseURL: inject('siteUrl'), ...options });
        // Less than a test has: a step that waits in vain is named by it.
        context.setDefaultTimeout(60_000);
        const page = await context.newPage();
        page.on('dialog', (dialog) => void (thinksBetterOfIt ? dialog.dismiss() : dialog.accept()));
        page.on('pageerror', (error) => complaints.push(error.message));
        page.on('console', (message) => {
          const forgiven = forgive && /^(TypeError: )?Failed to (load resource|fetch)/.test(message.text());
          if (message.type() === 'error' && !forgiven) complaints.push(message.text());
        });
        return page;
      },
    });
  });
}
