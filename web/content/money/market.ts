import { promisedMinutes, sampleSource } from '#contract/market.ts';
import type { Page } from '#web/content/blocks.ts';

export const marketTexts = {
  page: {
    heading: 'Market insights',
    lead: 'Where the US market stands, what Treasuries yield, and what today did to what you own. Every figure has its time and its source.',
    related: [
      {
        to: 'calculators',
        title: 'Calculators',
        about: 'What a mix has returned since 1928, what a fee costs, when to rebalance.',
      },
      { to: 'docs', title: 'API documentation', about: 'The calculators and the advisor for your programs.' },
    ],
  } satisfies Page,
  unavailable: {
    title: 'Market insights are not available on this site.',
    text: 'Its operator has not connected a provider of market data. Everything else works without it.',
  },
  sample: sampleSource,
  sampleHint:
    'This site has no market-data provider yet. These figures were made up, and move as real ones would.',
  /** What figures are promised to be; those that are not say their age. */
  promise: `Prices are looked up every minute while you are here. A price older than ${promisedMinutes.quote} minutes, or a yield older than ${promisedMinutes.yield / (24 * 60)} days, says how old it is: outside trading hours, or when the provider does not answer.`,
  visitor: {
    text: 'With a free account you see index levels and Treasury yields. With Pro, also each of your holdings with today’s change in dollars.',
    action: 'Create a free account',
    signIn: 'Sign in',
    heading: 'What it looks like',
    indexes: [
      { name: 'S&P 500', level: '5,021.40', change: '+0.42%' },
      { name: 'Dow Jones Industrial Average', level: '40,118.75', change: '−0.15%' },
      { name: 'Nasdaq Composite', level: '16,090.22', change: '+0.81%' },
      { name: '10-year Treasury', level: '4.20%', change: '+0.03 points' },
    ],
  },
  indexes: { heading: 'Indexes', none: 'Index levels are not available right now.' },
  yields: { heading: 'Treasury yields', none: 'Treasury yields are not available right now.' },
  byFund: (fund: string) => `Price of the fund ${fund}, which follows it`,
  sinceClose: 'since the last close',
  unchanged: 'no earlier figure',
  points: (points: string) => `${points} points since the day before`,
  eastern: (time: string) => `${time} ET`,
  asOf: (when: string, source: string) => `${when}, ${source}`,
  old: (age: string) => `${age} old`,
  holdings: {
    heading: 'Your holdings today',
    total: 'Worth now',
    change: 'Change since the last close',
    empty:
      'You have no holdings with a symbol yet. Once you add some, you’ll see here what they’re worth today.',
    preview: (count: number) =>
      count === 1
        ? 'You have 1 position with a symbol. Pro shows what it is worth now, and today’s change in dollars.'
        : `You have ${count} positions with a symbol. Pro shows what each is worth now, and today’s change in dollars.`,
    upgrade: 'See Pro',
    counted: 'Your stocks and funds. Cash, single bonds and options aren’t in these sums.',
    noQuotes: (symbols: string) =>
      `There are no prices right now for what you hold (${symbols}). Your positions are unchanged; please look again in a few minutes.`,
    withoutQuote: (symbols: string) => `There’s no quote for ${symbols} here, so these sums leave that out.`,
    columns: { position: 'Position', price: 'Price', value: 'Value', change: 'Today' },
  },
  loading: 'Looking up the market',
  failed: 'The market could not be loaded.',
  retry: 'Try again',
} as const;
