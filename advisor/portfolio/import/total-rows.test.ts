import { describe, expect, it } from 'vitest';
import { readPositionsText } from '#advisor/portfolio/import/read-positions.ts';

const read = (lines: readonly string[]) =>
  readPositionsText(`${lines.join('\n')}\n`, { today: '2026-11-18' });

interface Form {
  lines: readonly string[];
  /** A row that is told by this label and comes to $1,500: in each place where a label can be. */
  labeled: (label: string) => readonly string[];
  /** A company called Total, whose number of shares is not told. */
  company: string;
}

const ibTable =
  'Open Positions,Header,DataDiscriminator,Asset Category,Currency,Symbol,Quantity,Mult,Cost Price,Cost Basis,Close Price,Value,Unrealized P/L,Code';

const forms: Readonly<Record<string, Form>> = {
  Fidelity: {
    lines: [
      'Account Number,Account Name,Symbol,Description,Quantity,Last Price,Current Value,Cost Basis Total,Type',
      'Z1234,Individual,QZRA,QZRA CORP,10,$100.00,$1000.00,$900.00,Cash',
      'Z1234,Individual,QZRB,QZRB CORP,5,$100.00,$500.00,$450.00,Cash',
    ],
    labeled: (label) => [
      `Z1234,Individual,${label},,,,$1500.00,,`,
      `Z1234,Individual,,${label},,,$1500.00,,`,
    ],
    company: 'Z1234,Individual,TOT,Total,,,$600.00,,Cash',
  },
  Schwab: {
    lines: [
      '"Symbol","Description","Qty (Quantity)","Price","Mkt Val (Market Value)","Cost Basis","Security Type"',
      'QZRA,QZRA INC,10,100,1000,900,Equity',
      'QZRB,QZRB INC,5,100,500,450,Equity',
    ],
    labeled: (label) => [`${label},,--,--,1500,--,--`, `,${label},--,--,1500,--,--`],
    company: 'TOT,Total,--,--,600,--,Equity',
  },
  Vanguard: {
    lines: [
      'Account Number,Investment Name,Symbol,Shares,Share Price,Total Value',
      '1234,QZRA,QZRA,10,100,1000',
      '1234,QZRB,QZRB,5,100,500',
    ],
    labeled: (label) => [`1234,${label},,,,1500`, `1234,,${label},,,1500`],
    company: '1234,Total,TOT,,,600',
  },
  'E*TRADE': {
    lines: [
      "Symbol,Last Price $,Change $,Change %,Quantity,Price Paid $,Day's Gain $,Total Gain $,Total Gain %,Value $",
      'QZRA,100,0,0,10,90,0,0,0,1000',
      'QZRB,100,0,0,5,90,0,0,0,500',
    ],
    labeled: (label) => [`${label},,,,,,,,,1500`],
    company: 'TOT,,,,,,,,,600',
  },
  Robinhood: {
    lines: [
      'Name\tSymbol\tShares\tPrice\tAverage cost\tTotal return\tEquity',
      'Qzra\tQZRA\t10\t$100\t$90\t$1\t$1000',
      'Qzrb\tQZRB\t5\t$100\t$90\t$1\t$500',
    ],
    labeled: (label) => [`${label}\t\t\t\t\t\t$1500`, `\t${label}\t\t\t\t\t$1500`],
    company: 'Total\tTOT\t\t\t\t\t$600',
  },
  'Interactive Brokers': {
    lines: [
      'Statement,Header,Field Name,Field Value',
      ibTable,
      'Open Positions,Data,Summary,Stocks,USD,QZRA,10,1,90,900,100,1000,100,',
      'Open Positions,Data,Summary,Stocks,USD,QZRB,5,1,90,450,100,500,50,',
    ],
    labeled: (label) => [`Open Positions,Data,Summary,Stocks,USD,${label},,,,,,1500,,`],
    company: 'Open Positions,Data,Summary,Stocks,USD,TOT,,,,,,600,,',
  },
  'another table': {
    lines: ['Ticker,Fund,Market value', 'QZRA,Qzra,1000', 'QZRB,Qzrb,500'],
    labeled: (label) => [`${label},,1500`, `,${label},1500`],
    company: 'TOT,Total,600',
  },
};

const labels = [
  'Total',
  'TOTAL',
  'Account Total',
  'Subtotal',
  'Total Individual',
  'Individual Total',
  'Total for Z1234',
  'Total: Individual',
];

describe.each(Object.entries(forms))('a total in a file of %s', (_, { lines, labeled, company }) => {
  it.each(labels)('is told and not imported where it is called "%s"', (label) => {
    for (const row of labeled(label)) {
      const { holdings, totals, problems } = read([...lines, row]);
      expect(holdings.map(({ symbol }) => symbol)).toEqual(['QZRA', 'QZRB']);
      expect(totals).toMatchObject([{ said: 1_500, added: 1_500, matches: true }]);
      expect(problems).toEqual([]);
    }
  });

  it('is not taken for a company called Total, which has a symbol', () => {
    const { holdings, totals } = read([...lines, company]);
    expect(holdings.at(-1)).toMatchObject({ symbol: 'TOT', value: 600 });
    expect(totals).toEqual([]);
  });
});

describe('totals of several accounts', () => {
  it('are each held against the rows of their account', () => {
    const { lines } = forms.Fidelity!;
    const reading = read([
      ...lines,
      'Z1234,Individual,Individual Total,,,,$1500.00,,',
      'Z9999,Roth IRA,QZRC,QZRC CORP,1,$70.00,$70.00,$60.00,Cash',
      'Z9999,Roth IRA,QZRD,QZRD CORP,1,$30.00,$30.00,$20.00,Cash',
      'Z9999,Roth IRA,Roth IRA Total,,,,$110.00,,',
      'Grand Total,,,,,,$1600.00,,',
    ]);
    expect(reading.holdings).toHaveLength(4);
    expect(reading.totals).toMatchObject([
      { said: 1_500, matches: true },
      { said: 110, added: 100, matches: false },
      { said: 1_600, added: 1_600, matches: true },
    ]);
  });

  it('leaves funds alone whose names begin with the word', () => {
    const { holdings, totals } = read([
      'Ticker,Fund,Market value',
      ',Total Stock Market Index Fund,1000',
      ',Total Return Bond,500',
      'TTE,TotalEnergies SE,700',
    ]);
    expect(holdings.map(({ name }) => name)).toEqual([
      'Total Stock Market Index Fund',
      'Total Return Bond',
      'TotalEnergies SE',
    ]);
    expect(totals).toEqual([]);
  });
});
