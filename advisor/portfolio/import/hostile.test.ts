import { describe, expect, it } from 'vitest';
import { ImportRefused, importLimits, requireReadableSize } from '#advisor/portfolio/import/refused.ts';
import { readPositionsFile, readPositionsText } from '#advisor/portfolio/import/read-positions.ts';

const today = '2026-11-17';
const bytesOf = (text: string) => new TextEncoder().encode(text);
const readFile = (bytes: Uint8Array) => readPositionsFile(bytes, { today });
const readText = (text: string, options = {}) => readPositionsText(text, { today, ...options });
const small = 'Symbol,Name,Shares,Price,Value\nEXM,Example Café,10,"1,234.50","12,345.00"\n';
const expected = [{ symbol: 'EXM', name: 'Example Café', quantity: 10, price: 1234.5, value: 12_345 }];

function utf16(text: string, littleEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), littleEndian);
  return bytes;
}

const latin = Uint8Array.from(small, (letter) => letter.charCodeAt(0));

describe('an odd file', () => {
  it.each([
    ['utf-8', bytesOf(small)],
    ['utf-8', bytesOf(`\ufeff${small}`)],
    ['utf-16le', utf16(`\ufeff${small}`, true)],
    ['utf-16be', utf16(`\ufeff${small}`, false)],
    ['utf-16le', utf16(small, true)],
    ['windows-1252', latin],
    ['utf-8', bytesOf(small.replaceAll('\n', '\r\n'))],
    ['utf-8', bytesOf(small.replaceAll('\n', '\r'))],
  ])('in %s is read', (encoding, bytes) => {
    const reading = readFile(bytes);
    expect(reading.encoding).toBe(encoding);
    expect(reading.holdings).toMatchObject(expected);
    expect(reading.problems).toEqual([]);
  });

  it.each([';', '\t', '|'])('with %j between cells and European decimals is read', (delimiter) => {
    const rows = [
      ['Symbol', 'Name', 'Quantity', 'Price', 'Value'],
      ['VWCE', 'All-World ETF', '12,5', '110,20', '1.377,50'],
      ['ACME', 'Acme AG', '(1.000)', '3,00', '3.000,00-'],
      ['Total', '', '', '', '-1.622,50'],
    ];
    const reading = readText(rows.map((cells) => cells.join(delimiter)).join('\n'));
    expect(reading).toMatchObject({ decimals: 'comma', delimiter });
    expect(reading.holdings).toMatchObject([
      { quantity: 12.5, price: 110.2, value: 1377.5 },
      { quantity: -1000, price: 3, value: -3000 },
    ]);
    expect(reading.totals).toMatchObject([{ said: -1622.5, added: -1622.5, matches: true }]);
  });

  it.each(['Summe', 'Gesamtsumme', 'Totale', 'Totaal', 'Somme'])(
    'ends with “%s”, which is not a position',
    (word) => {
      const reading = readText(`Name;Anzahl;Kurs;Wert\nAcme AG;10;3,00;30,00\n${word};;;30,00\n`);
      expect(reading.holdings).toMatchObject([{ name: 'Acme AG', value: 30 }]);
      expect(reading.totals).toMatchObject([{ said: 30, matches: true }]);
    },
  );

  it('may have a position called Total, with a symbol and shares', () => {
    const text =
      'Symbol,Name,Quantity,Price,Value\nTOT,Total,10,60.00,600.00\nEXM,Example,1,5,5.00\nTotal,,,,605.00\n';
    const reading = readText(text);
    expect(reading.holdings).toMatchObject([{ symbol: 'TOT', name: 'Total' }, { symbol: 'EXM' }]);
    expect(reading.totals).toMatchObject([{ said: 605, matches: true }]);
  });

  it('may have ambiguous decimals, and its owner chooses which they are', () => {
    const text = 'Symbol;Shares;Value\nEXM;1.234;5.678\n';
    expect(readText(text).holdings).toMatchObject([{ quantity: 1.234, value: 5.68 }]);
    expect(readText(text, { decimals: 'comma' }).holdings).toMatchObject([{ quantity: 1234, value: 5678 }]);
  });

  it('with formulas is read as plain text: none is a symbol, and names stay unchanged', () => {
    const reading = readText(
      [
        'Symbol,Name,Value',
        `"=HYPERLINK(""http://evil.example"",""x"")",Trap,10`,
        `@SUM(A1:A9),Trap,10`,
        `+cmd|'/C calc'!A0,Trap,10`,
        `EXM,"=cmd|'/C calc'!A0",10`,
        `="BRK.B",Berkshire,10`,
        `EXN,Example,=1+1`,
      ].join('\n'),
    );
    expect(reading.holdings.map(({ symbol, name }) => [symbol, name])).toEqual([
      ['EXM', "=cmd|'/C calc'!A0"],
      ['BRK.B', 'Berkshire'],
    ]);
    expect(reading.problems.map(({ line, reason }) => [line, /Formulas are never run/.test(reason)])).toEqual(
      [
        [2, true],
        [3, true],
        [4, true],
        [7, false],
      ],
    );
    expect(reading.problems.at(-1)?.reason).toBe('The value “=1+1” is not a number that can be read.');
  });

  it('loses its control characters and direction marks', () => {
    const reading = readText(
      `Symbol,Name,Value\nE\u0000X\u200bM,Evil\u202e\u0007 name\u001b[2J,10\n`.padEnd(400, ' '),
    );
    expect(reading.holdings).toMatchObject([{ symbol: 'EXM', name: 'Evil name[2J' }]);
  });

  it.each([
    ['empty', new Uint8Array(), 'The file is empty.'],
    ['empty', bytesOf(' \n\n '), 'There is no text in here.'],
    ['no_table', bytesOf('Symbol,Name,Value\n'), 'The table has column names but no positions.'],
    ['no_table', bytesOf('Dear Ada,\nhow are you?\n'), 'There is no table of positions in here.'],
    ['binary', bytesOf('PK\u0003\u0004 and so on'), 'This is an Excel or Numbers workbook. Save it as CSV'],
    ['binary', bytesOf('%PDF-1.7'), 'This is a PDF.'],
    [
      'binary',
      Uint8Array.from({ length: 5000 }, (_, at) => (at * 7919) % 256),
      'This file is not a text file.',
    ],
  ])('that is %s is refused with a message', (code, bytes, sentence) => {
    const read = () => readFile(bytes);
    expect(read).toThrow(ImportRefused);
    expect(read).toThrow(sentence);
    expect(read).toThrow(expect.objectContaining({ code }));
  });

  it('of a gigabyte is refused by its size alone', () => {
    expect(() => requireReadableSize(1024 ** 3)).toThrow(
      'The file is 1.0 GB, and files of up to 20 MB can be imported.',
    );
    expect(() => requireReadableSize(importLimits.bytes)).not.toThrow();
    expect(() => requireReadableSize(importLimits.bytes + 1)).toThrow('The file is 21 MB');
  });

  const rowsOf = (count: number) =>
    `Symbol,Name,Shares,Price,Value\n${Array.from({ length: count }, (_, n) => `S${n},Stock ${n},10,1.50,15.00`).join('\n')}`;

  it('of 10,000 rows is read within seconds, with progress', () => {
    const heard: number[] = [];
    const started = performance.now();
    const { holdings } = readText(rowsOf(10_000), { onProgress: (share: number) => heard.push(share) });
    expect(performance.now() - started).toBeLessThan(20_000);
    expect(holdings).toHaveLength(10_000);
    expect(heard.length).toBeGreaterThan(10);
    expect(heard).toEqual(heard.toSorted((a, b) => a - b));
    expect(heard.at(-1)).toBeLessThanOrEqual(1);
  });

  it('of 10,001 rows is refused before the rest is read', () => {
    expect(() => readText(rowsOf(10_001))).toThrow('The file has more than 10,000 positions');
    const heard: number[] = [];
    expect(() => readText(rowsOf(200_000), { onProgress: (share: number) => heard.push(share) })).toThrow(
      'The file has more than 10,000 positions',
    );
    expect(Math.max(...heard)).toBeLessThan(0.1);
  });

  it.each([
    ['with known headers', 'Symbol,Name,Value', 'VTI,Total Stock,3000'],
    ['with unknown headers', 'Eins,Zwei,Drei', 'VTI,Total Stock,3000'],
    ['without headers', 'BND,Total Bond,350', 'VTI,Total Stock,3000'],
  ])('of 5,000 columns %s is refused before its owner has to choose among them', (_, header, row) => {
    const wide = (start: string, more: string) => `${start}${more.repeat(4997)}`;
    const read = () => readText(`${wide(header, ',x')}\n${wide(row, ',1')}\n`);
    expect(read).toThrow('The table has 5,000 columns, and tables of up to 200 can be imported.');
    expect(read).toThrow(expect.objectContaining({ code: 'too_wide' }));
  });

  it('reports every row that it cannot read, by line and reason', () => {
    const { holdings, problems } = readText(
      [
        'Symbol,Name,Shares,Price,Value',
        'EXM,"Example,',
        'Inc.",10,1,10',
        'EXN,Example,10,1,1,234.00',
        'EXO,Example,ten,1,10',
        'EXP,Example,,,',
        ',,5,1,5',
        'EXQ,Example,10,1,€10',
        'EXR',
        'EXS,Example,1,1,99999999999999999',
      ].join('\n'),
    );
    expect(holdings.map(({ name }) => name)).toEqual(['Example, Inc.']);
    expect(problems.map(({ line }) => line)).toEqual([4, 5, 6, 7, 8, 9, 10]);
    expect(problems.map(({ reason }) => reason.split('.')[0])).toEqual([
      'The row has 6 cells, and the table has 5 columns',
      'The number of shares “ten” is not a number that can be read',
      'There is no value, and no number of shares with a price to compute one from',
      'There is neither a symbol nor a name',
      'The value is in €',
      'The row has nothing but this one cell',
      'The value “99999999999999999” is not a number that can be read',
    ]);
  });

  it('with an unclosed quote loses that cell only', () => {
    const filler = Array.from({ length: 2000 }, (_, n) => `S${n},Stock,1`).join('\n');
    const { holdings } = readText(`Symbol,Name,Value\nEXM,"Example,10\n${filler}`);
    expect(holdings.map(({ name }) => name)).toContain('"Example');
    expect(holdings).toHaveLength(2001);
  });

  it('takes time in proportion to its length', () => {
    const quotes = `Symbol,Name,Value\n${'EXM,"x,1\n'.repeat(20_000)}`;
    const started = performance.now();
    readText(quotes);
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});

describe('a table of another source', () => {
  it('is read by words in its headers', () => {
    const reading = readText(
      'Fund ticker,Fund title,Units owned,Market value (USD),Total cost\nEXM,Example,2,$30,$20\n',
    );
    expect(reading).toMatchObject({ broker: null, missing: null });
    expect(reading.holdings).toMatchObject([{ symbol: 'EXM', quantity: 2, value: 30, cost_basis: 20 }]);
  });

  it('asks for columns that its headers do not name, and uses the answer', () => {
    const text = 'Kürzel;Bezeichnung;Bestand;Kurs\nEXM;Beispiel AG;2,5;10,20\n';
    const reading = readText(text, { mapping: {} });
    expect(reading).toMatchObject({
      holdings: [],
      missing: 'Choose the column with the symbols or the names.',
      columns: ['Kürzel', 'Bezeichnung', 'Bestand', 'Kurs'],
      sample: [['EXM', 'Beispiel AG', '2,5', '10,20']],
    });
    const mapping = { symbol: 0, name: 1, quantity: 2, price: 3 };
    expect(readText(text, { mapping, account: 'Depot' }).holdings).toMatchObject([
      { account: 'Depot', symbol: 'EXM', name: 'Beispiel AG', quantity: 2.5, price: 10.2, value: 25.5 },
    ]);
  });

  it.each([
    [
      'with semicolons and other headers',
      'Konto;Symbol;Bezeichnung;Stück;Kurs;Wert\nDepot Eins;VTI;Vanguard Total Stock;10,5;300,25;3.152,63\nDepot Eins;BND;Vanguard Bond;20;72,10;1.442,00\n',
    ],
    [
      'with semicolons and no headers',
      'Depot Eins;VTI;Vanguard Total Stock;10,5;300,25;3.152,63\nDepot Eins;BND;Vanguard Bond;20;72,10;1.442,00\n',
    ],
  ])('%s separates the account from the name', (_, text) => {
    const { holdings } = readPositionsText(text, { today });
    expect(holdings).toMatchObject([
      { account: 'Depot Eins', symbol: 'VTI', name: 'Vanguard Total Stock', quantity: 10.5, value: 3_152.63 },
      { account: 'Depot Eins', symbol: 'BND', name: 'Vanguard Bond', quantity: 20, value: 1_442 },
    ]);
  });

  it('tells shares, price and value by what they multiply to, whatever other numbers there are', () => {
    const text =
      'Ref;Instrument ID;What you hold;Pieces;Rate today;Worth now;Laid out\n1;QQQ;Nasdaq basket;10,5;500,25;5.252,63;4.000,00\n2;BND;Bond basket;200;72,10;14.420,00;15.000,00\n3;;Gold bar;1;2.900,00;2.900,00;\n4;ZZZQ;Mystery;3;n/a;n/a;\n';
    const { mapping, holdings } = readText(text);
    expect(mapping).toEqual({ symbol: 1, name: 2, quantity: 3, price: 4, value: 5 });
    expect(holdings.map(({ value }) => value)).toEqual([5252.63, 14_420, 2900]);
  });

  it('distinguishes account and name when a fund is in two accounts', () => {
    const text =
      'My IRA;VTI;Vanguard Total Stock;10;300,25;3.002,50\nMy IRA;BND;Vanguard Bond;20;72,10;1.442,00\nMy Roth;VTI;Vanguard Total Stock;5;300,25;1.501,25\n';
    const { holdings } = readPositionsText(text, { today });
    expect(holdings.map(({ account, name }) => [account, name])).toEqual([
      ['My IRA', 'Vanguard Total Stock'],
      ['My IRA', 'Vanguard Bond'],
      ['My Roth', 'Vanguard Total Stock'],
    ]);
  });

  it.each(['Währung', 'Divisa'])('refuses rows in euros under the header %s', (header) => {
    const text = `Depot;Symbol;Bezeichnung;Stück;Kurs;Wert;${header}\nEins;VTI;Total Stock;10,5;300,25;3.152,63;EUR\nEins;BND;Total Bond;20;72,10;1.442,00;USD\nEins;AGG;Core Bond;10;90,00;900,00;EUR\n`;
    const { holdings, problems } = readPositionsText(text, { today });
    expect(holdings).toMatchObject([{ account: 'Eins', symbol: 'BND', value: 1_442 }]);
    expect(problems.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('EUR'),
      expect.stringContaining('EUR'),
    ]);
  });

  it.each(['Wert in EUR', 'Value (EUR)', 'Wert €'])('refuses rows in euros under the header %s', (header) => {
    const { holdings, problems } = readText(`Symbol;Name;${header}\nVTI;Total Stock;3.152,63\n`);
    expect(holdings).toEqual([]);
    expect(problems).toHaveLength(1);
  });

  it('says that it was cut off inside a cell', () => {
    const whole = 'Symbol,Name,Value\nVTI,"Total Stock","3,000"\nBND,"Total Bond","350"\n';
    const isCut = (length: number) => readText(whole.slice(0, length)).isCut;
    expect(isCut(whole.length)).toBe(false);
    expect(isCut(whole.indexOf('350') + 2)).toBe(true);
    expect(isCut(whole.indexOf('"Total Bond"') + 5)).toBe(true);
  });

  it('does not use an account as a name when there are only symbols', () => {
    const { holdings } = readPositionsText('My IRA;VTI;10,5;3.152,63\nMy IRA;BND;20;1.442,00\n', { today });
    expect(holdings).toMatchObject([
      { account: 'My IRA', symbol: 'VTI', name: 'VTI' },
      { account: 'My IRA', symbol: 'BND', name: 'BND' },
    ]);
  });

  it('reports a pasted line whose cells are not separated', () => {
    const { holdings, problems } = readText(
      'VTI\t100\t$30,000.00\nEXM 5 $50\nEXN 70.5\nBND\t50\t$3,600.00\n',
    );
    expect(holdings).toHaveLength(2);
    expect(problems).toMatchObject([
      { line: 2, text: 'EXM 5 $50' },
      { line: 3, text: 'EXN 70.5' },
    ]);
  });

  it('may have no headers, as when it is pasted', () => {
    expect(readText('VTI\t100\t$30,000.00\nBND\t50\t$3,600.00').holdings).toMatchObject([
      { symbol: 'VTI', quantity: 100, value: 30_000 },
      { symbol: 'BND', quantity: 50, value: 3600 },
    ]);
  });

  it('gets computed values when it has none: options by 100 shares, bonds in percent', () => {
    const text = [
      'Symbol,Description,Quantity,Price',
      'EXM,Example,2.5,10',
      'EXM261218C50,EXM CALL,2,1.50',
      '912797KX4,TREASURY BILL,1000,99',
    ].join('\n');
    expect(readText(text).holdings.map(({ kind, value }) => [kind, value])).toEqual([
      ['stock', 25],
      ['option', 300],
      ['bond', 990],
    ]);
  });
});
