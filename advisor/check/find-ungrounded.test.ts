import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findUngrounded } from '#advisor/check/find-ungrounded.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
import { properNames } from '#advisor/quantities/proper-names.ts';

describe('a numeral is grounded when a number matches it', () => {
  const grounds = [584_726.3016, 7, 30, 12.705_263, 1_896.2, -2_200, 0.125, 2026];

  it.each([
    ['You would have about $584,726 after 30 years.', []],
    ['You would have about $584,726.30.', []],
    ['You would have $584,726.31.', ['584,726.31']],
    ['That is about $580,000.', ['580,000']],
    ['$584,727', ['584,727']],
    ['At 8% it would be more.', ['8']],
    ['At 7% or 8%, for 30 or 31 years.', ['8', '31']],
    ['A share of 12.7%, or 13%.', []],
    ['A share of 12.8%.', ['12.8']],
    ['It is $2,200 less.', []],
    ['In 2026, not in 2025.', ['2025']],
    ['The payment is $1,896.20 a month.', []],
    ['No numbers at all.', []],
    ['', []],
  ])('%s', (text, expected) => {
    expect(findUngrounded(text, grounds)).toEqual(expected);
  });
});

describe('no claim is made by', () => {
  it.each([
    ['the ordinals of a list', '1. First\n2. Second\n  3. Third'],
    ['an address', 'See [this](https://example.com/2019/12).'],
    ['a link to a figure', 'It is [clear](#compound_growth-2.future_value).'],
    ['a formula', 'Tax in a bracket (`22% of $28,500`)'],
    ['a receipt', '```findeus\n{"id":"a","figures":[{"value":12345}]}\n```'],
    [
      'the titles of sources',
      '**Sources**\n\n- [Topic 554](https://irs.gov), IRS\n- Revenue Procedure 2025-32',
    ],
    ...properNames.map((name): [string, string] => ['a name', `The ${name} is a name.`]),
  ])('%s: %s', (_, text) => {
    expect(findUngrounded(text, [])).toEqual([]);
  });

  it.each([
    ['what follows the sources', '**Sources**\n\n- Topic 554\n\nYou owe $99.', ['99']],
    ['the words of a link', '[$99](#a.b)', ['99']],
    ['a number in bold', '**$99**', ['99']],
    ['a number in a table', '| Tax | $99 |', ['99']],
    ['a number that opens a line', '99 dollars', ['99']],
    ['a number that ends like a name', 'You owe $514,529.', ['514,529']],
    ['an amount that is written like a name', 'You owe $529, or $1031.', ['529', '1031']],
  ])('but by %s', (_, text, expected) => {
    expect(findUngrounded(text, [])).toEqual(expected);
  });
});

const amounts = fc.double({ min: -1e9, max: 1e9, noNaN: true });
const units = fc.constantFrom('usd', 'percent', 'years', 'months', 'count', 'ratio', 'usd_per_month');

it('accepts every format that the product writes a number in', () => {
  fc.assert(
    fc.property(amounts, units, (value, unit) => {
      expect(findUngrounded(`It is ${formatQuantity({ value, unit })}.`, [value])).toEqual([]);
    }),
  );
});

it('reports a number that differs by more than rounding', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 1e9 }), fc.integer({ min: 1, max: 999 }), (value, off) => {
      const said = formatQuantity({ value: value + off, unit: 'usd' });
      expect(findUngrounded(`It is ${said}.`, [value])).toHaveLength(1);
    }),
  );
});
