import { beforeAll, describe, expect, it } from 'vitest';
import { sampleSource, type Quote } from '#contract/market.ts';
import type { Market } from '#advisor/market/market-port.ts';
import { isAboutYield, withYieldNow } from '#advisor/market/compose-market.ts';
import { findMentioned } from '#advisor/market/known-symbols.ts';
import { sampleFor } from '#advisor/market/value-holdings.ts';
import type { Plan } from '#advisor/plan/plan.ts';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';

/** The test advisor's clock says noon UTC on November 15, 2026. */
const timed = { at: '2026-11-15T11:58:00.000Z', source: 'Finnhub' };
const apple: Quote = { symbol: 'AAPL', price: 261.74, previous_close: 259.45, ...timed };

const market = (changes: Partial<Market> = {}): Market => ({
  isSample: false,
  quotes: (symbols) => Promise.resolve(symbols.includes('AAPL') ? [apple] : []),
  indexes: () =>
    Promise.resolve([
      { id: 'sp500', name: 'S&P 500', level: 6_734.11, previous_close: 6_800, fund: null, ...timed },
    ]),
  yields: () =>
    Promise.resolve([
      {
        id: '10y',
        name: '10-year Treasury',
        percent: 4.14,
        previous_percent: 4.1,
        at: '2026-11-13',
        source: 'Finnhub',
      },
    ]),
  ...changes,
});

describe('a question about a price of today', () => {
  let advisor: TestAdvisor;
  beforeAll(async () => {
    advisor = await openTestAdvisor({ market: market() });
  });

  it.each([
    [
      "what's Apple trading at?",
      'Apple (AAPL) is at $261.74, up 0.88% since the last close, as of November 15 at 6:58 AM ET (Finnhub).',
    ],
    [
      'How is the S&P 500 doing today?',
      'The S&P 500 is at 6,734.11, down 0.97% since the last close, as of November 15 at 6:58 AM ET (Finnhub).',
    ],
    [
      'what is the yield on the ten-year treasury right now',
      'The 10-year Treasury yields 4.14%, as of November 13, 2026 (Finnhub).',
    ],
    [
      'What are Treasury yields today?',
      'The 10-year Treasury yields 4.14%, as of November 13, 2026 (Finnhub).',
    ],
    [
      "What's the 10-year Treasury yield?",
      'The 10-year Treasury yields 4.14%, as of November 13, 2026 (Finnhub).',
    ],
  ])('%s: %s', async (question, opening) => {
    const answer = await advisor.ask(question);
    expect(answer.opening).toBe(opening);
    expect(answer.ungrounded).toEqual([]);
  });

  it('is answered with the age of a quote that is older than promised', async () => {
    const old = { ...apple, at: '2026-11-15T03:00:00.000Z' };
    const { ask } = await openTestAdvisor({ market: market({ quotes: () => Promise.resolve([old]) }) });
    expect((await ask("what's Apple trading at?")).opening).toContain('(Finnhub, 9 hours old)');
  });

  it('is answered with a note that sample data are not real prices', async () => {
    const { ask } = await openTestAdvisor({ market: market({ isSample: true }) });
    expect((await ask("what's Apple trading at?")).text).toContain(`> ${sampleSource}`);
  });

  it('is answered with a message when the company is unknown, the provider fails, or there is none', async () => {
    expect((await advisor.ask('What is gold per ounce at the moment?')).opening).toMatch(
      /^I can.t look that one up/,
    );
    const { ask } = await openTestAdvisor({ market: market({ quotes: () => Promise.resolve([]) }) });
    expect((await ask("what's Apple trading at?")).opening).toMatch(/^The price service isn.t answering/);
    const without = await openTestAdvisor();
    expect((await without.ask("what's Apple trading at?")).opening).toMatch(/^I cannot see live prices/);
  });
});

describe('a question about a yield after something else', () => {
  it('is answered with the yield', async () => {
    const { advisor } = await openTestAdvisor({ market: market() });
    const before = 'What will college cost for my kid who is 8?';
    const first = await advisor.answer({ messages: [{ role: 'user', content: before }], mode: 'free' });
    const { document } = await advisor.answer({
      messages: [
        { role: 'user', content: before },
        { role: 'assistant', content: first.text },
        { role: 'user', content: 'What is the 10-year Treasury yield today?' },
      ],
      mode: 'free',
    });
    expect(document?.opening).toMatch(/^The 10-year Treasury yields 4\.14%/);
  });

  it('is answered with the yield after a price, too', async () => {
    const { advisor } = await openTestAdvisor({ market: market() });
    const before = "what's Apple trading at?";
    const first = await advisor.answer({ messages: [{ role: 'user', content: before }], mode: 'free' });
    const { document } = await advisor.answer({
      messages: [
        { role: 'user', content: before },
        { role: 'assistant', content: first.text },
        { role: 'user', content: 'What is the 10-year Treasury yield?' },
      ],
      mode: 'free',
    });
    expect(document?.opening).toMatch(/^The 10-year Treasury yields 4\.14%/);
  });
});

it('a text about a Treasury yield says what it is now', async () => {
  const question = 'What is the 10-year Treasury yield?';
  const plan: Plan = { kind: 'article', readings: [{ article: 'interest-rates-and-the-fed', part: '' }] };
  expect(isAboutYield(plan, { text: question, asks: [] })).toBe(true);
  expect(isAboutYield(plan, { text: 'What is a bond?', asks: [] })).toBe(false);
  const text = { opening: 'It is what ten years cost.', because: ['Mortgages follow it.'], next: [] };
  const document = { ...text, receipts: [], articles: [], sources: [], record: { topic: 'article' } };
  const now = new Date('2026-11-15T12:00:00Z');
  const said = await withYieldNow(document, question, { market: market({ isSample: true }), now });
  expect(said).toMatchObject({
    opening: 'The 10-year Treasury yields 4.14%, as of November 13, 2026 (Finnhub).',
    because: [text.opening, 'Mortgages follow it.'],
    warnings: [expect.stringContaining(sampleSource)],
    record: { topic: 'article', quoted: expect.arrayContaining([4.14]) },
  });
  const silent = { market: market({ yields: () => Promise.resolve([]) }), now };
  expect(await withYieldNow(document, question, silent)).toBe(document);
});

it('a sample market shows what somebody holds at the price of their own page', async () => {
  const held = () => Promise.resolve([{ symbol: 'AAPL', stored_price: 100 }]);
  const [quote] = await sampleFor(market({ isSample: true }), held).quotes(['AAPL']);
  // 261.74 / 259.45 of it.
  expect(quote).toMatchObject({ price: 100.88, previous_close: 100 });
  expect(await sampleFor(market(), held).quotes(['AAPL'])).toEqual([apple]);
});

describe('the symbols in a question', () => {
  const symbolsIn = (text: string) => findMentioned(text).symbols.map(({ symbol }) => symbol);
  it.each([
    ['price of MSFT and googl', ['MSFT']],
    ['Tesla’s stock price', ['TSLA']],
    ['is Berkshire up', ['BRK.B']],
    ['what can I afford with a visa', ['V']],
    ['T and C', []],
    ['$F right now', ['F']],
    ['pineapple', []],
  ])('%s: %j', (text, symbols) => expect(symbolsIn(text)).toEqual(symbols));

  it('do not include a fund for its index', () => {
    expect(findMentioned('How much is VOO, the S&P 500 fund?')).toMatchObject({ indexes: [] });
  });
});
