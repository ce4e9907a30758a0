/** The words around a portfolio's analysis. What it says of the holdings comes from the server. */
export const portfolioTexts = {
  heading: 'Analysis',
  loading: 'Working out your analysis …',
  failed: 'The analysis could not be loaded. Your positions are safe.',
  retry: 'Try again',
  empty:
    'Add positions above, by typing, pasting or a broker’s file. The analysis appears here as soon as there’s one with a value.',
  /** Where there are no positions: what the analysis says of a made-up portfolio. A test works it out again. */
  sample: {
    label: 'Sample, not real data',
    about: 'What it says about $60,000 in VTI, $26,000 in Apple, $20,000 in FCNTX and $14,000 in cash:',
    findings: [
      {
        figure: '24.5%',
        title: 'A lot rides on Apple',
        sentence:
          'You hold $26,000 of Apple directly, and at least $3,386 more inside your funds: $29,386, 24.5% of everything. If it fell by half, as single companies do even in good years, you’d lose $14,693, 12.2% of everything.',
      },
      {
        figure: '$118 a year',
        title: 'FCNTX costs more than an index fund',
        sentence:
          'FCNTX takes 0.63% a year; VUG is an index fund of US growth companies and takes 0.04%. On your $20,000 that’s $118 a year, and about $7,105 over twenty years. They don’t hold the same things, so their returns will differ.',
      },
      {
        figure: '$911 a year',
        title: 'Idle cash costs you money',
        sentence:
          '$14,000, 11.7% of your stocks, bonds and cash, is in cash. After fees, your cash would have grown 3.4% a year since 1928 and the rest of your mix 9.9%: about $911 a year on this amount, before taxes.',
      },
    ],
    plans:
      'Free shows the most important of these for your own positions, and your mix. Pro shows all of them, with fees, risk, past crises and trades.',
  },
  unknown: {
    title: 'What isn’t analyzed',
    askTitle: 'What are these?',
    toldTitle: 'What you said about your positions',
    askText: (share: string) =>
      `We don’t know what’s behind ${share} of your money, and don’t guess. Choose what each one is, and it counts in everything below.`,
    choose: 'Choose what it is',
    label: (label: string) => `What is ${label}?`,
    little: 'less than 0.1%',
    of: (value: string, share: string) => `${value}, ${share} of your money`,
    more: (count: number) =>
      `${count.toLocaleString('en-US')} smaller ${count === 1 ? 'one follows' : 'ones follow'} when these are answered.`,
    answered: (count: number) =>
      `Change what you said about ${count === 1 ? 'one symbol' : `${count} symbols`}`,
    forget: 'I don’t know',
    saved: (label: string) => `Saved. ${label} now counts as you said.`,
    failed: 'That couldn’t be saved. Try again.',
    options: (names: string, count: number, value: string) =>
      count === 1
        ? `The option ${names} is counted at its value of ${value}, but not in how your mix would move.`
        : `The options ${names} are counted at their value of ${value}, but not in how your mix would move.`,
    held: (label: string, holds: string, value: string) =>
      `${label} is ${holds}. There’s no yearly record for that here: it’s counted at its value of ${value}, but not in how your mix would move.`,
    others: (count: number) => `${count.toLocaleString('en-US')} others`,
  },
  findings: {
    heading: 'What stands out',
    why: 'Where this comes from',
    action: 'What to do',
    ask: 'Ask about this',
    receipt: 'Open the calculation',
  },
  allocation: {
    heading: 'What you really own',
    key: (share: string, name: string) => `${share} ${name}`,
    by: 'Show by',
    kinds: { classes: 'Class', regions: 'Region', sectors: 'Sector', accounts: 'Account' },
    notes: {
      classes: 'Funds are split into what they hold.',
      regions: 'By where companies and borrowers are at home.',
      sectors:
        'Of what’s in companies. Broad US funds have the sectors of the S&P 500 of November 28, 2025; of other funds the sectors aren’t known here.',
      accounts: 'As you named them.',
    },
    columns: { share: 'Share', value: 'Value' },
  },
  risk: {
    heading: 'How far it can fall',
    key: (share: string) => `${share} at worst`,
    since: (first: number, last: number) =>
      `Based on what each calendar year from ${first} to ${last} would have done to this mix.`,
    unmeasured: (share: string) => `${share} of your money has no such record and is left out.`,
    companies: (share: string) =>
      `${share} is in single companies, counted here like the S&P 500: one company can fall much further, and stay down.`,
    volatility: 'Volatility',
    range: 'Nine years in ten',
    rangeText: (low: string, high: string) => `${low} to ${high}`,
    worst: 'Worst year',
    growth: 'Growth a year, compounded',
    chart: 'Below the highest year end before',
    year: 'Year',
    drop: 'Fall',
    deepest: 'Deepest falls',
    columns: { from: 'Peak', to: 'Low', back: 'Back by', depth: 'Fall' },
    open: 'not yet',
    receipt: 'Open the calculation',
  },
  stress: {
    heading: 'If it happened again',
    key: (dollars: string) => `${dollars} at worst`,
    lead: 'What earlier bad times would do to your mix today.',
    columns: { event: 'Event', change: 'Change', dollars: 'In dollars' },
  },
  fees: {
    heading: 'What your funds cost',
    key: (dollars: string) => `${dollars} a year`,
    perYear: 'A year',
    share: 'Of the money in funds',
    twenty: 'Over twenty years',
    cheapest: 'Cheapest funds of the same classes',
    cheapestText: (perYear: string, saved: string) =>
      `${perYear} a year, about ${saved} less over twenty years`,
    unknown: (value: string) => `${value} is in funds whose fee isn’t known here; it isn’t counted.`,
    columns: { fund: 'Fund', fee: 'Fee', perYear: 'A year', cheaper: 'Cheaper' },
    none: 'unknown',
    noCheaper: '–',
    cheaper: (symbol: string, saved: string) => `${symbol}, ${saved} less a year`,
    sameClass: 'same class, different holdings',
    shares: (value: string) => `${value} is in single shares, which have no yearly fee.`,
    more: (count: number) => `and ${count} more`,
    asOf: 'Expense ratios as the issuers published them in 2025.',
  },
  whatIf: {
    heading: 'Try another mix',
    key: (share: string) => `${share} stocks now`,
    lead: 'Of your stocks, bonds and cash. Cash keeps its share; everything else stays as it is.',
    slider: 'Share of stocks',
    fit: 'Seven questions tell which share fits you.',
    take: 'Take the questionnaire',
    figure: 'What changes',
    now: 'Now',
    later: 'Then',
    figures: {
      volatility: 'Volatility',
      bad: 'A bad year (one in twenty)',
      deepest: 'Deepest fall since 1928',
      crisis: 'A year like 2008',
      growth: 'Growth a year, compounded',
    },
    drift: 'How to get there',
    kinds: { stocks: 'Stocks', bonds: 'Bonds', cash: 'Cash' },
    columns: { kind: 'Part', share: 'Now', target: 'Target', trade: 'Trade' },
    buy: (amount: string) => `Buy ${amount}`,
    sell: (amount: string) => `Sell ${amount}`,
    none: 'Nothing',
    trades: 'Trades, the least taxed first',
    inAccount: (account: string) => (account === '' ? 'in your account' : `in ${account}`),
    noTax: 'no tax on the sale',
    noGain: 'gain not known',
    gain: (amount: string, term: string) => `${amount} gain${term}`,
    loss: (amount: string, term: string) => `${amount} loss${term}`,
    terms: { short: ', short-term', long: ', long-term', mixed: ', partly short-term' },
    wash: (names: string) =>
      `Wash sale: don’t buy ${names} for 30 days before and after, in any account and by reinvested dividends, or the loss is disallowed.`,
    lately: (what: string) =>
      `Bought within 30 days: ${what}. Sold now, the loss on as many shares is disallowed.`,
    boughtIn: (label: string, account: string, day: string) =>
      `${label}${account === '' ? '' : ` in ${account}`} on ${day}`,
    spoils: (names: string) =>
      `If you sell ${names} at a loss within 30 days before or after this purchase, it’s a wash sale.`,
    tax: 'Estimated tax on these sales',
    federal: (amount: string) => `${amount} federal`,
    state: (amount: string, name: string) => `${amount} ${name}`,
    saved: (amount: string) => `${amount} less federal tax`,
    gains: (long: string, short: string) => `Long-term gain ${long}, short-term gain ${short}.`,
    unknownCost: (amount: string) => `${amount} of the sales has no known cost, so its tax isn’t in it.`,
    funds: { stocks: 'a broad stock fund', bonds: 'a broad bond fund', cash: 'keep as cash' },
    left: (amount: string) =>
      `${amount} is in mixed funds or other places that can’t be moved by parts; change the fund itself.`,
    reached: 'You’re there already.',
  },
  notes: 'How this is worked out',
  preview: {
    heading: 'Pro adds',
    more: (count: number) => `${count} more ${count === 1 ? 'finding' : 'findings'} about your portfolio`,
    upgrade: 'Upgrade to Pro',
  },
} as const;
