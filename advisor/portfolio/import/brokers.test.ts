import { describe, expect, it } from 'vitest';
import { holdingSchema } from '#contract/holdings.ts';
import { readPositionsText } from '#advisor/portfolio/import/read-positions.ts';

const today = '2026-11-17';
const read = (text: string, fileName = '') => readPositionsText(text, { today, fileName });
const brief = (text: string) =>
  read(text).holdings.map(({ account, kind, symbol, quantity, value, cost_basis }) => [
    account,
    kind,
    symbol,
    quantity,
    value,
    cost_basis,
  ]);

const fidelity = `Account Number,Account Name,Symbol,Description,Quantity,Last Price,Last Price Change,Current Value,Today's Gain/Loss Dollar,Today's Gain/Loss Percent,Total Gain/Loss Dollar,Total Gain/Loss Percent,Percent Of Account,Cost Basis Total,Average Cost Basis,Type
Z12345678,Individual - TOD,SPAXX**,HELD IN MONEY MARKET,,,,$1500.00,,,,,47.24%,,,Cash,
Z12345678,Individual - TOD,QZRA,QZRA CORP,10,$100.00,+$1.00,$1000.00,+$10.00,+1.00%,+$100.00,+11.11%,31.50%,$900.00,$90.00,Cash,
Z12345678,Individual - TOD,QZRA,QZRA CORP,5,$100.00,+$1.00,$500.00,+$5.00,+1.00%,+$50.00,+11.11%,15.75%,$450.00,$90.00,Margin,
Z12345678,Individual - TOD,Pending Activity,,,,,-$25.00,,,,,,,,,
Z12345678,Individual - TOD, -QZRA261218C50,QZRA DEC 18 2026 $50 CALL,-1,$2.00,,-$200.00,,,,,,$150.00,$1.50,Margin,
239000001,ROTH IRA,VTI,VANGUARD TOTAL STOCK MARKET ETF,12.345,$300.00,,$3703.50,,,,,,$2000.00,,Cash,
239000001,ROTH IRA,912797KX4,UNITED STATES TREAS BILLS,1000,$99.00,,$990.00,,,,,,$980.00,,Cash,

"The data and information in this spreadsheet is provided to you solely for your use, and is not for distribution."

"Date downloaded Jul-12-2026 2:35 a.m ET"
`;

const schwab = `"Positions for All-Accounts as of 09:59 PM ET, 09/26/2026"

"Individual                        XXXX-1234"
"Symbol","Description","Qty (Quantity)","Price","Mkt Val (Market Value)","Cost Basis","Gain $ (Gain/Loss $)","Security Type",
"QZRA","QZRA INC","50","$230.00","$11,500.00","$5,000.00","$6,500.00","Equity",
"SWVXX","SCHWAB VALUE ADVANTAGE MONEY","1,000","$1.00","$1,000.00","N/A","N/A","Mutual Fund",
"QQQ 12/18/2026 500.00 P","PUT INVESCO QQQ","2","$3.00","$600.00","$500.00","$100.00","Option",
"QZRIGHT","QZRA RIGHTS","3","N/A","N/A","$0.00","N/A","Equity",
"Cash & Cash Investments","--","--","--","$1,250.00","--","--","Cash and Money Market",
"Account Total","","--","--","$14,350.00","--","--","--",

"Roth_IRA                        XXXX-9876"
"Symbol","Description","Qty (Quantity)","Price","Mkt Val (Market Value)","Cost Basis","Gain $ (Gain/Loss $)","Security Type",
"SCHD","SCHWAB US DIVIDEND","10","$30.00","$300.00","$250.00","$50.00","ETFs & Closed End Funds",
"Account Total","","--","--","$301.50","--","--","--",
`;

const vanguard = `Account Number,Investment Name,Symbol,Shares,Share Price,Total Value,
12345678,VANGUARD TOTAL INTL STOCK INDEX ADMIRAL,VTIAX,10.5,30.00,315.00,
12345678,VANGUARD FEDERAL MONEY MARKET,VMFXX,1.25,1.00,1.25,

Account Number,Trade Date,Settlement Date,Transaction Type,Transaction Description,Investment Name,Symbol,Shares,Share Price,Principal Amount,Commissions and Fees,Net Amount,Accrued Interest,Account Type,
12345678,2026-07-19,2026-07-22,Buy,Buy,SOME ETF,QQQ,5.00000,477.81,-2389.05,0.0,-2389.05,0.0,CASH,
`;

const etrade = `Account Summary
Account,Net Account Value,Total Gain $,Total Gain %,Day's Gain Unrealized $,Day's Gain Unrealized %,Available For Withdrawal,Cash Purchasing Power
"Individual Brokerage -2203",119664.71,-4146.87,-2.49,-34.86,-.02,7096.82,7096.82


View Summary - All Positions
Filters applied:
Symbol,Security type(s),Sort by,Sort order,
,All,Symbol,Asc,

Symbol,Last Price $,Change $,Change %,Quantity,Price Paid $,Day's Gain $,Total Gain $,Total Gain %,Value $
SOME BANK CD CITY OH CD 3.85% 08/24/2027,99.9934,--,--,110000.0000,100.00,3.7400,-7.2600,-.0066,109992.7400
VTI,1.21,-0.04,-3.20,965.0000,1.74,-38.6000,-511.4500,-30.4598,1167.6500
QQQ Dec 31 '26 $600 Put,14.16,0.00,0.00,1.0000,50.35,.0000,-3628.1600,-72.0493,1407.5000
CASH,,,,,,,,,7096.82,
TOTAL,,,,116714.76,-34.86,-4146.87,-2.49,119664.71,

Generated at Aug 20 2026 11:42 AM ET
`;

const interactiveBrokers = `Statement,Header,Field Name,Field Value
Statement,Data,Period,"January 1, 2026 - June 30, 2026"
Account Information,Header,Field Name,Field Value
Account Information,Data,Account,U1234567
Account Information,Data,Base Currency,USD
Cash Report,Header,Currency Summary,Currency,Total,Securities,Futures,
Cash Report,Data,Ending Cash,Base Currency Summary,108,108,0,
Cash Report,Data,Ending Cash,USD,108,108,0,
Open Positions,Header,DataDiscriminator,Asset Category,Currency,Symbol,Quantity,Mult,Cost Price,Cost Basis,Close Price,Value,Unrealized P/L,Code
Open Positions,Data,Summary,Stocks,USD,QQQ,2,1,100,200,105,210,10,
Open Positions,Data,Lot,Stocks,USD,QQQ,1,,100,100,105,105,5,LT
Open Positions,Data,Lot,Stocks,USD,QQQ,1,,100,100,105,105,5,ST
Open Positions,Data,Summary,Stocks,CAD,ENB,154,1,51.8,7982.39,49.35,7599.9,-382.49,
Open Positions,Total,,Stocks,USD,,,,,200,,210,10,
Open Positions,Total,,Stocks,CAD,,,,,7982.39,,7599.9,-382.49,
Financial Instrument Information,Header,Asset Category,Symbol,Description,Conid
Financial Instrument Information,Data,Stocks,QQQ,INVESCO QQQ TRUST SERIES 1,1
`;

const robinhood = `Name\tSymbol\tShares\tPrice\tAverage cost\tTotal return\tEquity
Example Motors\tEXM\t10.5\t$20.00\t$10.00\t$105.00\t$210.00
Vanguard Total World ETF\tVT\t1\t$120.00\t$130.00\t-$10.00\t$120.00
`;

describe('a file of positions', () => {
  it('of Fidelity: accounts, sweep, pending activity, an option, a bill, cash and margin added up', () => {
    const reading = read(fidelity);
    expect(reading).toMatchObject({
      broker: 'fidelity',
      problems: [],
      merged: 1,
      asOf: '2026-07-12',
      isDated: true,
    });
    const taxable = 'Individual - TOD ...5678';
    expect(brief(fidelity)).toEqual([
      [taxable, 'cash', 'SPAXX', null, 1500, null],
      [taxable, 'stock', 'QZRA', 15, 1500, 1350],
      [taxable, 'cash', null, null, -25, null],
      [taxable, 'option', 'QZRA261218C50', -1, -200, 150],
      ['ROTH IRA ...0001', 'fund', 'VTI', 12.345, 3703.5, 2000],
      ['ROTH IRA ...0001', 'bond', '912797KX4', 1000, 990, 980],
    ]);
    expect(reading.holdings.map(({ account_type }) => account_type)).toEqual([
      ...Array<string>(4).fill('taxable'),
      'roth',
      'roth',
    ]);
  });

  it('of Fidelity is dated by its file name when no line has a date', () => {
    const [table = ''] = fidelity.split('\n\n');
    expect(read(table, 'Portfolio_Positions_Nov-02-2026.csv')).toMatchObject({
      asOf: '2026-11-02',
      isDated: true,
    });
    expect(read(table)).toMatchObject({ asOf: today, isDated: false });
  });

  it('of Schwab: several accounts, each checked by its total, and a row without a value reported', () => {
    const reading = read(schwab);
    expect(reading).toMatchObject({ broker: 'schwab', asOf: '2026-09-26' });
    expect(brief(schwab)).toEqual([
      ['Individual ...1234', 'stock', 'QZRA', 50, 11_500, 5000],
      ['Individual ...1234', 'cash', 'SWVXX', 1000, 1000, null],
      ['Individual ...1234', 'option', 'QQQ 12/18/2026 500.00 P', 2, 600, 500],
      ['Individual ...1234', 'cash', null, null, 1250, null],
      ['Roth IRA ...9876', 'fund', 'SCHD', 10, 300, 250],
    ]);
    expect(reading.totals).toEqual([
      { line: 10, said: 14_350, added: 14_350, matches: true },
      { line: 15, said: 301.5, added: 300, matches: false },
    ]);
    expect(reading.problems).toEqual([
      {
        line: 8,
        text: 'QZRIGHT · QZRA RIGHTS',
        reason: 'There is no value, and no number of shares with a price to compute one from.',
      },
    ]);
  });

  it('of Schwab for one account has its name in the first line', () => {
    const one = `"Positions for account Individual ...123 as of 05:51 PM ET, 2026/09/08"\n\n${schwab.split('\n').slice(3, 5).join('\n')}`;
    expect(brief(one)).toEqual([['Individual ...123', 'stock', 'QZRA', 50, 11_500, 5000]]);
    expect(read(one).asOf).toBe('2026-09-08');
  });

  it('of Vanguard: positions only, not the transactions below them', () => {
    expect(read(vanguard)).toMatchObject({ broker: 'vanguard', problems: [] });
    expect(brief(vanguard)).toEqual([
      ['Vanguard ...5678', 'fund', 'VTIAX', 10.5, 315, null],
      ['Vanguard ...5678', 'cash', 'VMFXX', 1.25, 1.25, null],
    ]);
  });

  it('of E*TRADE: a deposit, an option and cash, and a total with cells left out', () => {
    const reading = read(etrade);
    expect(reading).toMatchObject({ broker: 'etrade', problems: [], asOf: '2026-08-20' });
    const account = 'Individual Brokerage ...2203';
    expect(brief(etrade)).toEqual([
      [account, 'bond', null, 110_000, 109_992.74, 110_000],
      [account, 'fund', 'VTI', 965, 1167.65, 1679.1],
      [account, 'option', "QQQ DEC 31 '26 $600 PUT", 1, 1407.5, 5035.66],
      [account, 'cash', 'CASH', null, 7096.82, null],
    ]);
    expect(reading.totals).toMatchObject([{ said: 119_664.71, added: 119_664.71, matches: true }]);
    // The symbol is all that it is called: shown once.
    expect(reading.holdings[2]?.name).toBe(reading.holdings[2]?.symbol);
  });

  it('of E*TRADE: its shorter name for the number of shares', () => {
    const short = etrade.replace('Quantity', 'Qty #');
    expect(read(short)).toMatchObject({ broker: 'etrade', problems: [] });
    expect(brief(short)).toEqual(brief(etrade));
  });

  it('of E*TRADE with its lots shown: they tell when the position above was bought, and are not counted again', () => {
    const lots = etrade
      .replace(
        'QQQ Dec 31',
        '    01/14/2024,--,--,--,600.0000,1.70,-24.0000,-294.0000,-17.3,726.0000\n    03/03/2026,--,--,--,365.0000,1.80,-14.6000,-217.4500,-21.1,441.6500\nQQQ Dec 31',
      )
      .replace('CASH,,', '    06/30/2025,--,--,--,1.0000,50.35,.0000,-3628.1600,-72.0,1407.5000\nCASH,,');
    const reading = read(lots);
    expect(brief(lots)).toEqual(brief(etrade));
    expect(reading).toMatchObject({ problems: [], totals: [{ matches: true }] });
    expect(reading.holdings).toMatchObject([
      { kind: 'bond', term: null },
      { symbol: 'VTI', term: 'mixed', last_bought: '2026-03-03' },
      { kind: 'option', term: 'long', last_bought: '2025-06-30' },
      { kind: 'cash' },
    ]);
  });

  it('of lots alone reports each of them', () => {
    const text = 'Symbol,Shares,Value\n01/14/2024,20,3302\n03/03/2026,30,4953\n';
    const { holdings, problems } = read(text);
    expect(holdings).toEqual([]);
    expect(problems).toMatchObject([
      { line: 2, reason: '“01/14/2024” is a date, not a symbol.' },
      { line: 3 },
    ]);
  });

  it('of Interactive Brokers: one of many tables, with cash, names and lots from others', () => {
    const reading = read(interactiveBrokers);
    expect(reading).toMatchObject({ broker: 'interactive_brokers', asOf: '2026-06-30' });
    expect(reading.holdings).toMatchObject([
      {
        symbol: 'QQQ',
        name: 'INVESCO QQQ TRUST SERIES 1',
        kind: 'fund',
        value: 210,
        cost_basis: 200,
        term: 'mixed',
      },
      { symbol: 'CASH', kind: 'cash', value: 108, account: 'Interactive Brokers ...4567' },
    ]);
    expect(reading.totals).toMatchObject([{ said: 210, added: 210, matches: true }]);
    // A statement is often written a day after the one that it speaks of.
    const written = 'Statement,Data,WhenGenerated,"2026-07-01, 03:12:01 EDT"\nAccount Information,Header';
    expect(read(interactiveBrokers.replace('Account Information,Header', written)).asOf).toBe('2026-06-30');
    expect(reading.problems).toMatchObject([
      { line: 13, reason: expect.stringContaining('in CAD') as string },
    ]);
  });

  it('of Interactive Brokers as a query writes it: headers without spaces, currencies, total cost', () => {
    const query = `"ClientAccountID","CurrencyPrimary","FXRateToBase","AssetClass","Symbol","Description","Quantity","MarkPrice","PositionValue","OpenPrice","CostBasisPrice","CostBasisMoney","FifoPnlUnrealized"
"U7654321","USD","1","STK","VTI","VANGUARD TOTAL STOCK MKT ETF","100","312.55","31255","250.12","250.12","25012","6243"
"U7654321","USD","1","OPT","SPY   261218P00600000","SPY 18DEC26 600 P","-2","4.25","-850","6.1","6.1","-1220","370"
"U7654321","EUR","1.08","STK","SAP","SAP SE","10","230.1","2301","180.5","180.5","1805","496"
`;
    expect(brief(query)).toEqual([
      ['...4321', 'fund', 'VTI', 100, 31_255, 25_012],
      ['...4321', 'option', 'SPY 261218P00600000', -2, -850, 1220],
    ]);
    expect(read(query).problems).toMatchObject([
      { line: 4, reason: expect.stringContaining('in EUR') as string },
    ]);
  });

  it('of lots, with the newest day of purchase and how long each was held', () => {
    const lots = `As of 11/16/2026
Symbol,Description,Date acquired,Shares,Market value,Cost basis
VTI,Vanguard Total Stock Market ETF,03/02/2021,10,"3,000.00","2,000.00"
VTI,Vanguard Total Stock Market ETF,11/03/2026,1,300.00,310.00
BND,Vanguard Total Bond Market ETF,11/16/2025,10,720.00,700.00
AGG,iShares Core US Aggregate Bond ETF,11/15/2025,1,100.00,90.00
`;
    expect(read(lots).holdings).toMatchObject([
      { symbol: 'VTI', quantity: 11, cost_basis: 2310, term: 'mixed', last_bought: '2026-11-03' },
      { symbol: 'BND', term: 'short', last_bought: '2025-11-16' },
      { symbol: 'AGG', term: 'long', last_bought: '2025-11-15' },
    ]);
  });

  it.each([
    ['with the sign of a cost', 'Cost basis', '650.00'],
    ['below zero', 'Cost basis', '-650.00'],
    ['by the gain', 'Gain/Loss $', '150.00'],
    ['by the average', 'Average cost', '6.50'],
  ])('of a written option keeps the premium received, written %s', (_told, header, cell) => {
    const text = `Symbol,Description,Quantity,Price,Value,${header}\nAAPL270115C280,AAPL CALL,-1,5.00,-500.00,${cell}\n`;
    expect(read(text).holdings).toMatchObject([{ kind: 'option', value: -500, cost_basis: 650 }]);
  });

  it('of Robinhood, as its page is pasted', () => {
    expect(read(robinhood)).toMatchObject({ broker: 'robinhood', delimiter: '\t', namesAccount: true });
    expect(brief(robinhood)).toEqual([
      ['Robinhood', 'stock', 'EXM', 10.5, 210, 105],
      ['Robinhood', 'fund', 'VT', 1, 120, 130],
    ]);
  });

  it.each([
    [
      'Robinhood',
      '"Activity Date","Process Date","Settle Date","Instrument","Description","Trans Code","Quantity","Price","Amount"\n"9/18/2026","9/18/2026","9/20/2026","O","Example","Buy","0.8","$53.85","($43.64)"',
    ],
    [
      'Schwab',
      '"Date","Action","Symbol","Description","Quantity","Price","Settlement Date","Amount"\n"07/06/2026","Buy","EXM","EXAMPLE","90","$5.52","07/08/2026","-$497.25"',
    ],
  ])('of transactions of %s is refused, with what to download instead', (_broker, text) => {
    expect(() => read(text)).toThrow('This is a list of transactions, not of positions');
  });

  it.each([
    ['fidelity', fidelity],
    ['schwab', schwab],
    ['vanguard', vanguard],
    ['etrade', etrade],
    ['interactive_brokers', interactiveBrokers],
    ['robinhood', robinhood],
  ])('of %s contains only values that the server accepts', (_broker, text) => {
    for (const holding of read(text).holdings) expect(holdingSchema.parse(holding)).toEqual(holding);
  });

  it('contains no whole account number', () => {
    for (const text of [fidelity, vanguard, interactiveBrokers]) {
      expect(JSON.stringify(read(text).holdings)).not.toMatch(/12345678|239000001|1234567/);
    }
  });
});
