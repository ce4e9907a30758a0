import { expect, it } from 'vitest';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';
import { signUp } from '#e2e/support/people.ts';

describeInBrowser('the documentation of the API', ({ open }) => {
  it('can be searched and navigated on a phone, and marks the matches', async () => {
    const page = await open({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    await page.goto('/docs');
    const sections = page.getByLabel('Go to a section');
    await sections.selectOption('Rate limiting');
    const heading = page.getByRole('heading', { name: 'Rate limiting' });
    await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);
    const isInView = () =>
      heading.evaluate((one) => {
        const { top } = one.getBoundingClientRect();
        return top > 120 && top < innerHeight;
      });
    await expect.poll(isInView).toBe(true);
    // Both stay in reach, also here.
    const field = page.getByLabel('Search the documentation');
    expect((await field.boundingBox())!.y).toBeLessThan(150);
    await field.fill('idempot');
    await page.getByText('sections found').waitFor();
    const marks = page.locator('main mark');
    expect(await marks.count()).toBeGreaterThan(2);
    expect(new Set((await marks.allInnerTexts()).map((text) => text.toLowerCase()))).toEqual(
      new Set(['idempot']),
    );
    const first = page.locator('main section').first();
    expect(await first.locator('mark').count()).toBeGreaterThan(0);
    await expect.poll(async () => (await first.boundingBox())!.y).toBeGreaterThan(0);
    await expectAccessible(page);
  });

  it('runs a calculator for visitors, and shows what is wrong with the input', async () => {
    const page = await open({ letRequestsFail: true });
    await page.goto('/docs');
    await page.getByRole('button', { name: 'Try it: POST /calculators/{name}' }).click();
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByText(/^200 OK, after \d+ ms$/).waitFor();
    await page.getByRole('group', { name: 'Answer' }).getByText('"$584,726"').waitFor();
    const headers = page.getByRole('group', { name: 'Headers that matter' });
    await headers.getByText('x-request-id').waitFor();
    await headers.getByText('ratelimit-remaining').waitFor();

    await page.getByLabel('Body, as JSON').fill('{"monthly": 500, "rate": 99, "years": 30}');
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByText(/^422 /).waitFor();
    await page.getByText('rate: Yearly return must be at most 50%.', { exact: true }).waitFor();
    await page.getByLabel('Body, as JSON').fill('{');
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByText(/^400 /).waitFor();

    await page.getByLabel('Calculator', { exact: true }).selectOption('Portfolio check');
    await page.getByText('holdings').and(page.getByRole('textbox')).waitFor();
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByRole('group', { name: 'Answer' }).getByText('"portfolio_analysis"').waitFor();
    await expectAccessible(page);

    // One that cannot be described, and one that is overtaken: what is shown is what is asked.
    const calculator = page.getByLabel('Calculator', { exact: true });
    await page.route('**/calculators/federal_income_tax', (route) => route.abort());
    await calculator.selectOption('federal_income_tax');
    await page.getByRole('alert').getByText('What this calculator takes could not be loaded').waitFor();
    expect(await calculator.inputValue()).toBe('portfolio_analysis');
    const slow = Promise.withResolvers<void>();
    await page.route('**/calculators/loan_amortization', async (route) => {
      await slow.promise;
      await route.continue().catch(() => undefined);
    });
    await calculator.selectOption('loan_amortization');
    await calculator.selectOption('compound_growth');
    await page.getByText('"monthly"').and(page.getByRole('textbox')).waitFor();
    slow.resolve();
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByRole('group', { name: 'Answer' }).getByText('"compound_growth"').waitFor();
    expect(await calculator.inputValue()).toBe('compound_growth');

    // A choice ends the answer that is under way.
    const late = Promise.withResolvers<void>();
    await page.route('**/calculators/compound_growth', async (route) => {
      await late.promise;
      await route.continue().catch(() => undefined);
    });
    await page.getByRole('button', { name: 'Send request' }).click();
    await calculator.selectOption('portfolio_analysis');
    await page.getByRole('button', { name: 'Send request' }).waitFor();
    await expect.poll(() => calculator.inputValue()).toBe('portfolio_analysis');
    late.resolve();
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByRole('group', { name: 'Answer' }).getByText('"portfolio_analysis"').waitFor();

    await page.route('**/calculators/portfolio_analysis', (route) => route.abort());
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByRole('alert').getByText('There was no answer to the request.').waitFor();
  });

  it('asks for a sign-in when a token is needed, and then sends the question with it', async () => {
    const page = await open({ letRequestsFail: true });
    await page.goto('/docs');
    await page.getByRole('button', { name: 'Try it: POST /findeus-chat' }).click();
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('dialog', { name: 'Welcome back' }).waitFor();
    await page.keyboard.press('Escape');
    await signUp(page);
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByText(/^200 OK, after \d+ ms$/).waitFor();
    await page.getByRole('group', { name: 'Answer' }).getByText('"overall_risk": "high"').waitFor();
    await expectAccessible(page);

    // What the page says of live prices is so: with a provider, here the sandbox's, the answer has one.
    await page
      .getByText('Live prices are there only if this installation has a market data provider')
      .waitFor();
    const priced = { messages: [{ role: 'user', content: 'What is Apple trading at?' }] };
    await page.getByLabel('Body, as JSON').fill(JSON.stringify(priced));
    await page.getByRole('button', { name: 'Send request' }).click();
    await page
      .getByRole('group', { name: 'Answer' })
      .getByText(/Apple \(AAPL\) is at \$\d/)
      .waitFor();

    const question = (more: object) =>
      JSON.stringify({ messages: [{ role: 'user', content: 'What is an index fund?' }], ...more });
    for (const [body, status, words] of [
      [
        question({ mode: 'pro' }),
        403,
        'mode: pro needs an active Pro subscription. Use free, or upgrade to Pro.',
      ],
      [question({ modus: 'pro' }), 422, 'modus: is not known here'],
      ['{', 400, 'Could not parse request body as JSON: syntax error at position 1'],
    ] as const) {
      await page.getByLabel('Body, as JSON').fill(body);
      await page.getByRole('button', { name: 'Send request' }).click();
      await page.getByText(new RegExp(`^${status} .*, after`)).waitFor();
      await page.getByText(words, { exact: true }).waitFor();
    }
  });

  it('shows samples with the address of the current site', async () => {
    const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto('/docs');
    const { origin } = new URL(page.url());
    const start = page.locator('#quick-start');
    await start.getByText(`export FINDEUS_API_URL="${origin}"`).waitFor();
    await start.getByRole('button', { name: 'Copy' }).first().click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`"${origin}"\n`);
    const offered = await page.locator('#mcp').getByText('/packages/findeus-mcp').textContent();
    const address = /"(http[^"]+\.tgz)"/.exec(offered ?? '')?.[1] ?? '';
    expect(address.startsWith(origin)).toBe(true);
    expect((await page.request.get(address)).status()).toBe(200);
  });

  it('shows every endpoint and every error of the API', async () => {
    const page = await open();
    await page.goto('/docs');
    const described = (await (await page.request.get('/openapi.json')).json()) as {
      components: { responses: Record<string, unknown> };
    };
    for (const heading of [
      'POST /findeus-chat',
      'GET /calculators',
      'POST /calculators/{name}',
      'POST /stripe-webhook',
    ]) {
      await page.getByRole('heading', { name: heading, exact: true }).waitFor();
    }
    const errors = page.locator('#error-handling table');
    const statuses = await errors.locator('tbody td:first-child').allTextContents();
    expect(new Set(statuses.map((status) => `Error${status}`))).toEqual(
      new Set(Object.keys(described.components.responses)),
    );
  });
});
