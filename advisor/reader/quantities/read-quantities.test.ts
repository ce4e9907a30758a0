import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQuantities } from '#advisor/reader/quantities/read-quantities.ts';

const read = (text: string) =>
  readQuantities(text).map(({ unit, value, per }) => [
    unit,
    Math.round(value * 1e6) / 1e6,
    ...(per ? [per] : []),
  ]);

describe('one number as people write it', () => {
  it.each([
    ['25k', 'money', 25_000],
    ['$25K', 'money', 25_000],
    ['52 k', 'money', 52_000],
    ['72kish', 'money', 72_000],
    ['415k', 'money', 415_000],
    ['$403k', 'money', 403_000],
    ['1.2 million', 'money', 1_200_000],
    ['$1.2m', 'money', 1_200_000],
    ['ten grand', 'money', 10_000],
    ['a hundred thousand dollars', 'money', 100_000],
    ['half a million', 'money', 500_000],
    ['another thousand', 'money', 1000],
    ['an extra hundred', 'none', 100],
    ['a quarter million', 'money', 250_000],
    ['two hundred and fifty thousand', 'money', 250_000],
    ['ninety-five thousand', 'money', 95_000],
    ['2.5 hundred thousand', 'money', 250_000],
    ['$1,234.56', 'money', 1234.56],
    ['10,000', 'money', 10_000],
    ['50 cents', 'money', 0.5],
    ['7%', 'percent', 7],
    ['7 pct', 'percent', 7],
    ['7 per cent', 'percent', 7],
    ['six percent', 'percent', 6],
    ['six point two five percent', 'percent', 6.25],
    ['a correlation of point one five', 'none', 0.15],
    ['6 1/2 %', 'percent', 6.5],
    ['25 basis points', 'percent', 0.25],
    ['a return of -3%', 'percent', -3],
    ['a fee of half a percent', 'percent', 0.5],
    ['half in stocks', 'percent', 50],
    ['half stocks and the rest in bonds', 'percent', 50],
    ['fixed at six and three quarters', 'none', 6.75],
    ['seven and three eighths percent', 'percent', 7.375],
    ['4 thousand two hundred', 'money', 4200],
    ['two dollars eighty five a share', 'money', 2.85],
    ['a one-day loss', 'time', 0.002738],
    ['twenty-five years', 'time', 25],
    ['a 30-year mortgage', 'time', 30],
    ['two decades', 'time', 20],
    ['18 months', 'time', 1.5],
    ['2 years and 6 months', 'time', 2.5],
    ['sold it within a year', 'time', 1],
    ['a year and a half later', 'time', 1.5],
    ['wait a year longer', 'time', 1],
    ['what if I wait another year', 'time', 1],
    ['should we wait a year', 'time', 1],
    ['rates a point lower', 'percent', 1],
    ['down a full point', 'percent', 1],
    ['a point and a half', 'percent', 1.5],
    ['half a point more', 'percent', 0.5],
    ['I am 45 years old', 'age', 45],
    ['a 62 year old', 'age', 62],
    ['my 18-month-old', 'age', 1.5],
    ['34yo', 'age', 34],
    ['claim at 63 and 3 months', 'age', 63.25],
    ['she is 66 and 6 months', 'age', 66.5],
    ['3 kids', 'none', 3],
    ['rent of 1850', 'none', 1850],
    ['since 1871', 'none', 1871],
    ['in 2024 dollars', 'none', 2024],
    ['what is that in 2000 dollars', 'none', 2000],
    ['2000 dollars', 'money', 2000],
    ['$2024', 'money', 2024],
    ['6 7/8', 'none', 6.875],
    ['7 and 3/8 percent', 'percent', 7.375],
    ['.25%', 'percent', 0.25],
    ['37.5 hours', 'none', 37.5],
    ['another one at 18%', 'percent', 18],
    ['a million two', 'money', 1_200_000],
    ['one million two hundred thousand', 'money', 1_200_000],
    ['64,000 percent raise', 'money', 64_000],
  ])('%s', (text, unit, value) => {
    expect(read(text)).toEqual([[unit, value]]);
  });

  it.each([
    ['double that', 2],
    ['triple it', 3],
    ['half pay', 0.5],
    ['only half of it', 0.5],
  ])('of a later part of the message, with its meaning before it: %s', (text, times) => {
    expect(readQuantities(text, { goesOn: true })).toMatchObject([{ times }]);
    expect(readQuantities(text).some((quantity) => 'times' in quantity)).toBe(false);
  });

  it('marks an amount for each', () => {
    expect(readQuantities('58k each, $100 each month').map(({ each }) => each)).toEqual([true, undefined]);
    expect(readQuantities('we each make 110k and have 1 kid').map(({ each }) => each)).toEqual([
      true,
      undefined,
    ]);
    expect(readQuantities('each of us put $2,000 into our IRA').map(({ each }) => each)).toEqual([true]);
    expect(readQuantities('both of us put in 1,500').map(({ each }) => each)).toEqual([true]);
    expect(readQuantities('both of us put in 3,000 together').map(({ each }) => each)).toEqual([undefined]);
  });

  it.each(['twice a month', 'half a million', 'overtime at time and a half'])(
    'is not a multiple: %s',
    (text) => {
      expect(readQuantities(text, { goesOn: true }).some((quantity) => 'times' in quantity)).toBe(false);
    },
  );

  it('keeps a time in months exactly', () => {
    expect(readQuantities('18 months')[0]).toMatchObject({ months: 18 });
    expect(readQuantities('2 years and 6 months')[0]).toMatchObject({ months: 30 });
  });
});

it('does not add months until an event to an age', () => {
  expect(read('I am 63 and 4 months from retiring')).toEqual([
    ['none', 63],
    ['time', 0.333333],
  ]);
});

describe('a date', () => {
  it.each([
    ['July 2022', { value: 2022, month: 7 }],
    ['12/31/25', { value: 2025, month: 12, day: 31 }],
    ['3/1/1998', { value: 1998, month: 3, day: 1 }],
    ['January 1, 2020', { value: 2020, month: 1, day: 1 }],
    ['on Mar 15 2024', { value: 2024, month: 3, day: 15 }],
  ])('%s', (text, expected) => {
    expect(readQuantities(text)).toMatchObject([{ unit: 'date', ...expected }]);
  });
});

describe('numbers that share a unit', () => {
  it.each([
    ['5-7%', 'percent', [5, 7]],
    ['5 or 7 percent', 'percent', [5, 7]],
    ['15 or 30 years', 'time', [15, 30]],
    ['2 or 3 decades', 'time', [20, 30]],
    ['6 or 18 months', 'time', [0.5, 1.5]],
    ['50 to 60k', 'money', [50_000, 60_000]],
    ['$200 to $300', 'money', [200, 300]],
    ['60/40', 'percent', [60, 40]],
  ])('%s', (text, unit, values) => {
    expect(read(text)).toEqual(values.map((value) => [unit, value]));
  });

  it('only when they are joined', () => {
    expect(read('S=42 K=40')).toEqual([
      ['none', 42],
      ['none', 40],
    ]);
    expect(read('2 kids and 60k')).toEqual([
      ['none', 2],
      ['money', 60_000],
    ]);
  });
});

describe('how often an amount comes', () => {
  it.each([
    ['$500 a month', [[500, 'month']]],
    ['$500/mo', [[500, 'month']]],
    ['1200 monthly', [[1200, 'month']]],
    ['two fifty a week', [[250, 'week']]],
    ['usually a 900 dollar week', [[900, 'week']]],
    ['300 bucks every two weeks', [[300, 'two_weeks']]],
    ['95k/yr', [[95_000, 'year']]],
    ['$30 an hour', [[30, 'hour']]],
    ['$500 into an index fund at the end of every month', [[500, 'month']]],
    ['every month I save $500', [[500, 'month']]],
    ['a monthly payment of $1,500', [[1500, 'month']]],
    ['I put $200 aside from each paycheck', [[200, 'two_weeks']]],
    ['I get $300 in dividends every quarter', [[300, 'quarter']]],
    ['$60 every friday into savings', [[60, 'week']]],
    ['every other Thursday $200 goes to the loan', [[200, 'two_weeks']]],
    ['$75 each payday', [[75, 'two_weeks']]],
    ['$110 per pay period', [[110, 'two_weeks']]],
    ['putting $250 in my 401k every two weeks', [[250, 'two_weeks']]],
    ['$90 into the 529 each month', [[90, 'month']]],
    ['semi-monthly $410 to Nelnet', [[410, 'half_month']]],
    ['a weekly $85', [[85, 'week']]],
    [
      '$25,000 saved and $500 put away every month',
      [
        [25_000, undefined],
        [500, 'month'],
      ],
    ],
  ])('%s', (text, expected) => {
    expect(readQuantities(text).map(({ value, per }) => [value, per])).toEqual(expected);
  });

  it.each([
    '$10,000 for a year',
    '$10,000 compounded every month',
    'I have $10,000. Every month counts',
    'I put in $10,000 a year ago',
    '$10,000 on a 30 year mortgage',
    '$10,000 in a day trading account',
    'monthly payment on a $300,000 mortgage',
    'what do I send each quarter, $52,000 net from lawn care',
    'if we pay half of our $2,460 every two weeks',
  ])('is not stated by %s', (text) => {
    expect(readQuantities(text).flatMap(({ per }) => per ?? [])).toEqual([]);
  });

  it('is that of the checks when an amount is stated per check', () => {
    const ofChecks = (text: string) => readQuantities(text).map(({ eachCheck }) => eachCheck);
    expect(ofChecks('$900 a check and $40 every two weeks')).toEqual([true, undefined]);
    expect(ofChecks('200 from each paycheck')).toEqual([true]);
  });

  it('is stated for an amount of any size', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 1e6 }),
        fc.constantFrom('month', 'year', 'week', 'quarter'),
        (amount, period) => {
          const [quantity, ...others] = readQuantities(`I put $${amount} into a fund every ${period}`);
          expect(others).toEqual([]);
          expect(quantity).toMatchObject({ unit: 'money', value: amount, per: period, said: `$${amount}` });
        },
      ),
    );
  });
});

describe('a name with digits is not a number', () => {
  it.each([
    'my 401(k)',
    'our 401ks',
    'our 403(b)s',
    '401k’s',
    'the S&P 500',
    '1) what is my match worth',
    'rent first, 2) the car',
    'a 529 plan',
    'Form 1040',
    'a 1099-NEC',
    'the 50/30/20 rule',
    'using 50 30 20',
    'a 50-30-20 budget',
    'a W-2',
    'Chapter 7',
    'a 1031 exchange',
    'on the 15th',
  ])('%s', (text) => {
    expect(read(text)).toEqual([]);
  });

  it.each([
    ['$529 a month', [['money', 529, 'month']]],
    ['$1099', [['money', 1099]]],
    ['1099.50 dollars', [['money', 1099.5]]],
    ['save 1040 a month', [['none', 1040, 'month']]],
  ])('unless it is an amount: %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('a text', () => {
  it('has all its numbers found, with their positions', () => {
    const text =
      "I'm single, earn 95k, what is my federal tax for 2026 and what changes if I put 10k in my 401(k)?";
    expect(readQuantities(text).map(({ value }) => value)).toEqual([95_000, 2026, 10_000]);
    for (const { said, start, end } of readQuantities(text)) expect(text.slice(start, end)).toBe(said);
  });

  it('has every amount read back as written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (amount) => {
        expect(readQuantities(`I have $${amount.toLocaleString('en-US')} saved`)[0]?.value).toBe(amount);
        expect(readQuantities(`I have ${amount} dollars saved`)[0]?.value).toBe(amount);
      }),
    );
  });

  it('is read without an error, whatever it contains', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        for (const { value, start, end } of readQuantities(text)) {
          expect(Number.isNaN(value)).toBe(false);
          expect(start).toBeLessThan(end);
        }
      }),
    );
  });
});

describe('a rhythm beside an amount, and codes of letters', () => {
  it('reads "3k a month left over" as an amount a month', () => {
    expect(read('3k a month left over')).toEqual([['money', 3000, 'month']]);
  });

  it('takes no number from the code of an IRS notice', () => {
    expect(read('a CP2000 for $2,340')).toEqual([['money', 2340]]);
  });
});
