import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMentions } from '#advisor/understand/read-mentions.ts';

const read = (text: string) =>
  readMentions(text).map(({ kind, value, to, per }) => [
    kind,
    Math.round(value * 1e6) / 1e6,
    ...(to === undefined ? [] : [to]),
    ...(per ? [per] : []),
  ]);

describe('numbers as people write them', () => {
  it.each([
    ['25k', [['money', 25_000]]],
    ['$25K', [['money', 25_000]]],
    ['1.2 million', [['money', 1_200_000]]],
    ['$1.2m', [['money', 1_200_000]]],
    ['ten grand', [['money', 10_000]]],
    ['a hundred thousand dollars', [['money', 100_000]]],
    ['half a million', [['money', 500_000]]],
    ['a quarter million', [['money', 250_000]]],
    ['two hundred and fifty thousand', [['money', 250_000]]],
    ['$1,234.56', [['money', 1234.56]]],
    ['10,000', [['money', 10_000]]],
    ['ninety-five thousand', [['money', 95_000]]],
    ['2.5 hundred thousand', [['money', 250_000]]],
    ['7 pct', [['rate', 7]]],
    ['7%', [['rate', 7]]],
    ['7 per cent', [['rate', 7]]],
    ['6 1/2 %', [['rate', 6.5]]],
    ['six percent', [['rate', 6]]],
    ['25 basis points', [['rate', 0.25]]],
    ['60/40', [['share', 60]]],
    ['pays 3 to 2', [['number', 1.5]]],
    ['odds of 5:1', [['number', 5]]],
    ['pays 3 to 5 percent', [['rate', 3, 5]]],
    ['52 k', [['money', 52_000]]],
    [
      'S=42 K=40',
      [
        ['number', 42],
        ['number', 40],
      ],
    ],
    ['twenty-five years', [['duration', 25]]],
    ['a 30-year mortgage', [['duration', 30]]],
    ['18 months', [['duration', 1.5]]],
    ['2 years and 6 months', [['duration', 2.5]]],
    ['two decades', [['duration', 20]]],
    ['two fifty a week', [['money', 250, 'week']]],
    ['500 a month', [['money', 500, 'month']]],
    ['$500/mo', [['money', 500, 'month']]],
    ['1200 monthly', [['money', 1200, 'month']]],
    ['300 bucks every two weeks', [['money', 300, 'two_weeks']]],
    ['95k/yr', [['money', 95_000, 'year']]],
    ['$30 an hour', [['money', 30, 'hour']]],
    ['5-7%', [['rate', 5, 7]]],
    ['between 5 and 7 percent', [['rate', 5, 7]]],
    ['$200 to $300 a month', [['money', 200, 300, 'month']]],
    ["I'm 45", [['age', 45]]],
    ['I am 45 years old', [['age', 45]]],
    ['a 62 year old', [['age', 62]]],
    ['62 years of age', [['age', 62]]],
    ['20 years of payments', [['duration', 20]]],
    ['within one year of buying', [['duration', 1]]],
    ['retire at 65', [['age', 65]]],
    ['my age is 33', [['age', 33]]],
    ['in 2030', [['year', 2030]]],
    ['3 kids', [['number', 3]]],
    ['$529 a month', [['money', 529, 'month']]],
    [
      'went from 50k to 92k',
      [
        ['money', 50_000],
        ['money', 92_000],
      ],
    ],
    [
      'one two',
      [
        ['number', 1],
        ['number', 2],
      ],
    ],
    ['a return of -3%', [['rate', -3]]],
    ['since 1871', [['year', 1871]]],
    ['rent of 1850', [['number', 1850]]],
    ['July 2022', [['year', 2022]]],
    ['January 1, 2020', [['year', 2020]]],
    ['in 2025 dollars', [['year', 2025]]],
    ['half in stocks', [['share', 50]]],
    ['a fee of half a percent', [['rate', 0.5]]],
    ['another one at 18%', [['rate', 18]]],
    ['wait until 70', [['age', 70]]],
    ['my son is five', [['age', 5]]],
    ['we are both 66', [['age', 66]]],
    ['for someone over 50', [['age', 50]]],
    ['paid over 50k', [['money', 50_000]]],
    ['my wife who is 58', [['age', 58]]],
    [
      '20, -30 and 10 percent',
      [
        ['rate', 20],
        ['rate', -30],
        ['rate', 10],
      ],
    ],
    [
      '15 or 30 years',
      [
        ['duration', 15],
        ['duration', 30],
      ],
    ],
    [
      '2 or 3 decades',
      [
        ['duration', 20],
        ['duration', 30],
      ],
    ],
    [
      '6, 12 or 18 months',
      [
        ['duration', 0.5],
        ['duration', 1],
        ['duration', 1.5],
      ],
    ],
    [
      '73 or 146.1 days',
      [
        ['duration', 0.199863],
        ['duration', 0.4],
      ],
    ],
    [
      '36 or 60 payments',
      [
        ['duration', 3],
        ['duration', 5],
      ],
    ],
    ['$1040 a month', [['money', 1040, 'month']]],
    ['$1099', [['money', 1099]]],
    ['1099.50 dollars', [['money', 1099.5]]],
    ['1040/mo', [['money', 1040, 'month']]],
    ['1,040 dollars', [['money', 1040]]],
    ['1099 dollars a month', [['money', 1099, 'month']]],
    ['save 1040 a month', [['money', 1040, 'month']]],
    [
      'I earned 4% with no interest',
      [
        ['rate', 4],
        ['rate', 0],
      ],
    ],
    [
      'a loan of $5,000 with no interest in the first year',
      [
        ['money', 5000],
        ['rate', 0],
      ],
    ],
    ['it has no interest', [['rate', 0]]],
    [
      'I have no interest for 18 months on $3,600',
      [
        ['rate', 0],
        ['duration', 1.5],
        ['money', 3600],
      ],
    ],
    [
      'We have no interest on the $6,000 loan',
      [
        ['rate', 0],
        ['money', 6000],
      ],
    ],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    'my 401(k)',
    'a 401k',
    'our 401ks',
    'our 403(b)s',
    '401k’s',
    'the S&P 500',
    'a 529 plan',
    'Form 1040',
    'my 1099',
    'a 1099-NEC',
    'I have no interest in crypto',
    'I have no interest in that',
    'with no interest in stocks',
    'she had no interest',
    'I have no interest whatsoever in crypto for now',
    'the 50/30/20 rule',
    'a W-2',
  ])('%s tells of no quantity', (text) => {
    expect(read(text)).toEqual([]);
  });

  it('finds all of a sentence, and where they are', () => {
    const text =
      "I'm single, earn 95k, what is my federal tax for 2026 and what changes if I put 10k in my 401(k)?";
    expect(read(text)).toEqual([
      ['money', 95_000],
      ['year', 2026],
      ['money', 10_000],
    ]);
    for (const { said, start, end } of readMentions(text)) expect(text.slice(start, end)).toBe(said);
  });

  it('reads any amount back that it could write', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (amount) => {
        expect(readMentions(`I have $${amount.toLocaleString('en-US')} saved`)[0]?.value).toBe(amount);
        expect(readMentions(`I have ${amount} dollars saved`)[0]?.value).toBe(amount);
      }),
    );
  });

  it('never fails, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        for (const { value, start, end } of readMentions(text)) {
          expect(Number.isNaN(value)).toBe(false);
          expect(start).toBeLessThan(end);
        }
      }),
    );
  });

  it.each(['one ', '1/', '0/'])('reads a long text of "%s" about as fast as any other', (part) => {
    // Of the processor, not of the clock: the machine may be busy.
    const timeOf = (text: string) => {
      const start = process.cpuUsage();
      readMentions(text);
      return process.cpuUsage(start).user / 1000;
    };
    const textOf = (unit: string) => unit.repeat(16_000 / unit.length);
    const usual = Math.max(timeOf(textOf('cat ')), timeOf(textOf('5 cats ')));
    const theirs = Math.min(timeOf(textOf(part)), timeOf(textOf(part)));
    // Read again from every place in it, it would take hundreds of times as long.
    expect(theirs).toBeLessThan(10 * (usual + 10));
  });
});
