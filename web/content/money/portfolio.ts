import type { AccountType, HoldingKind } from '#contract/holdings.ts';

const count = (n: number, one: string, many = `${one}s`) =>
  `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`;

/** "VTI, BND and 3 more" of `n` in all. */
const namesAndMore = (names: readonly string[], n: number) =>
  n > names.length
    ? `${[...names].join(', ')} and ${(n - names.length).toLocaleString('en-US')} more`
    : [...names].join(', ').replace(/, ([^,]*)$/, ' and $1');

/** The words of the portfolio page and of importing positions. */
export const portfolioTexts = {
  page: {
    heading: 'Portfolio',
    lead: 'What you own, in all of your accounts, in one place.',
  },
  stranger: {
    about:
      'Bring in the positions file of your broker, or type your positions in. You see what you own across accounts, what share each position is, and what you gained.',
    join: 'Create a free account',
    signIn: 'Sign in',
    sample: 'Sample: these positions are made up.',
  },
  empty: {
    heading: 'No positions yet',
    about:
      'Download your positions from your broker as a CSV file and bring it here. Files from Fidelity, Schwab, Vanguard, Robinhood, Interactive Brokers and E*TRADE are recognized; for any other file you choose the columns.',
    privacy:
      'The file is read in your browser. Only positions are stored, with the last four digits of account numbers.',
  },
  actions: { import: 'Import positions', add: 'Add a position' },
  total: 'Total value',
  positions: 'Positions',
  toPositions: 'Go to your positions',
  asOf: (date: string) => `as of ${date}`,
  from: (first: string, last: string) => `positions from ${first} to ${last}`,
  gain: 'Gain',
  loss: 'Loss',
  gainOf: (share: string) => `of positions with a known cost, ${share} of the total`,
  loading: 'Loading your positions',
  failed: 'Your positions could not be loaded.',
  again: 'Try again',
  find: 'Find a position',
  found: (n: number) => count(n, 'position'),
  none: (query: string) => `No position is called “${query}”.`,
  more: (n: number) => `Show ${count(n, 'more position', 'more positions')}`,
  columns: {
    position: 'Position',
    shares: 'Shares',
    price: 'Price',
    value: 'Value',
    share: 'Share',
    gain: 'Gain',
    edit: 'Edit',
  },
  unnamed: 'My account',
  shareOf: (share: string) => `${share} of all`,
  unknown: '–',
  edit: (name: string) => `Edit ${name}`,
  removeAccount: {
    open: 'Remove account',
    label: (name: string) => `Remove account ${name}`,
    title: 'Remove this account?',
    text: (name: string, n: number) =>
      `${name} and its ${count(n, 'position')} will be removed. This can’t be undone.`,
    action: 'Remove account',
    cancel: 'Keep it',
  },
  accountTypes: {
    taxable: 'Taxable',
    traditional: 'Traditional retirement',
    roth: 'Roth',
    hsa: 'Health savings',
    education: 'Education',
    other: 'Other',
  } satisfies Record<AccountType, string>,
  kinds: {
    stock: 'Stock',
    fund: 'Fund or ETF',
    bond: 'Bond or CD',
    option: 'Option',
    crypto: 'Crypto',
    cash: 'Cash',
    other: 'Other',
  } satisfies Record<HoldingKind, string>,
  form: {
    add: 'Add a position',
    edit: 'Edit position',
    symbol: 'Symbol',
    symbolHint: 'Such as VTI. Leave it empty if there is none.',
    name: 'Name',
    shares: 'Shares',
    price: 'Price of one',
    value: 'Value',
    valueHint: 'Leave it empty to use shares times price.',
    cost: 'What you paid for all of it',
    costHint: 'Optional. Shows what you gained. For a short position: what you received.',
    account: 'Account',
    accountHint: 'What you call it, such as Roth IRA.',
    type: 'How the account is taxed',
    kind: 'Kind',
    save: 'Save',
    remove: 'Remove position',
    problems: {
      name: 'Enter a symbol or a name.',
      number: 'Enter a number such as 1,234.56.',
      value: 'Enter the value, or shares and a price.',
      negative: 'This can’t be less than zero.',
      twice: 'This account already has that position. Edit it in the list instead.',
    },
  },
  problems: {
    offline: 'You are offline. Nothing was changed; try again when you are connected.',
    failed: 'That didn’t work. Nothing was changed; try again in a moment.',
  },
  import: {
    title: 'Import positions',
    stranger: 'Positions are kept in your account. Create one, then import your file.',
    choose: {
      heading: 'Choose your broker’s file',
      about:
        'On your broker’s website, open the page with your positions or holdings and look for Download or Export. Choose CSV.',
      drop: 'Drop the file here, or',
      button: 'Choose a file',
      dropping: 'Drop it to read your positions',
      paste: 'Or paste rows from a spreadsheet or a web page',
      pasteLabel: 'Pasted rows',
      pasteHint: 'One position per line: symbol, shares, value.',
      read: 'Read pasted rows',
      privacy: 'The file is read in your browser and is not uploaded.',
    },
    reading: (name: string) => `Reading ${name}`,
    pasted: 'the pasted rows',
    progress: 'Progress',
    review: {
      heading: 'Check what we read',
      recognized: (broker: string) => `${broker} positions file`,
      unknown: 'Table of positions',
      summary: (positions: number, accounts: number) =>
        `${count(positions, 'position')} in ${count(accounts, 'account')}`,
      worth: (value: string) => `worth ${value}`,
      dated: (date: string) => `As of ${date}.`,
      undated: (date: string) => `The file has no date; today is used (${date}).`,
      merged: (n: number) =>
        n === 1
          ? '1 row was added to another of the same position.'
          : `${n.toLocaleString('en-US')} rows were added to others of the same position.`,
      totalRight: (said: string) => `The file’s total of ${said} matches its rows.`,
      totalWrong: (said: string, added: string) =>
        `The file says ${said}, and the rows that could be read add up to ${added}.`,
      accounts: 'Accounts',
      accountName: 'Name of the account',
      accountNameHint: 'The file doesn’t name it.',
      typeOf: (account: string) => `How ${account} is taxed`,
      columns: 'Columns',
      columnAt: (n: number) => `Column ${n}`,
      columnsAbout: 'Choose which column holds what.',
      notThere: 'Not in the file',
      decimals: 'Numbers look like',
      fields: {
        symbol: 'Symbol',
        name: 'Name',
        quantity: 'Shares',
        price: 'Price',
        value: 'Value',
        cost_basis: 'Total cost',
        average_cost: 'Cost of one',
        gain: 'Gain in dollars',
        account: 'Account',
        account_name: 'Account name',
        kind: 'Kind',
        term: 'Held long or short',
        acquired: 'Date bought',
        currency: 'Currency',
      },
      preview: 'Preview',
      more: (n: number) => `and ${count(n, 'more position', 'more positions')}`,
      problems: (n: number) => `${count(n, 'row')} could not be read`,
      problemsAbout: (n: number) =>
        n === 1
          ? 'It’s left out. You can add it by hand afterward.'
          : 'These rows are left out. You can add them by hand afterward.',
      line: (n: number) => `Line ${n}`,
      moreProblems: (n: number) => `Show ${count(n, 'more row', 'more rows')}`,
      replace: 'Remove positions in these accounts that aren’t in the file',
      replaceAbout: 'Leave this on for a complete file: what you sold goes away.',
      removes: (names: readonly string[], n: number) =>
        `${count(n, 'position')} will be removed: ${namesAndMore(names, n)}.`,
      wouldRemove: (names: readonly string[], n: number) =>
        `${count(n, 'position')} would be removed: ${namesAndMore(names, n)}.`,
      foreign:
        'None of the positions in this account is in the file. If the file is of another account, give it another name above.',
      unread: 'Some of these are in the file, in rows that could not be read.',
      cut: 'The file ends in the middle of a row, so what comes after it is missing. Download it again, and import the new one.',
      ambiguous: (headers: readonly string[]) =>
        `The file has more than one column called ${[...headers].map((header) => `“${header}”`).join(' and ')}. The first one is read. Check the preview, and choose another one under Columns if it is wrong.`,
      nothing: 'No row could be read as a position. The reasons and the columns are below.',
      back: 'Choose another file',
      submit: (n: number) => `Import ${count(n, 'position')}`,
      submitting: 'Importing',
    },
    done: {
      heading: (n: number) => `${count(n, 'position')} imported`,
      added: (n: number) => `${count(n, 'position is', 'positions are')} new`,
      changed: (n: number) => `${count(n, 'position has', 'positions have')} changed`,
      unchanged: (n: number) => `${count(n, 'position is', 'positions are')} the same as before`,
      removed: (n: number) =>
        `${count(n, 'position was', 'positions were')} removed because the file no longer has ${n === 1 ? 'it' : 'them'}`,
      left: (n: number) => `${count(n, 'row')} could not be read and ${n === 1 ? 'was' : 'were'} left out`,
      see: 'See my portfolio',
      another: 'Import another file',
    },
  },
} as const;
