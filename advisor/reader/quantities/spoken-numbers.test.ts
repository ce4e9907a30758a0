import { expect, it } from 'vitest';
import { readQuantities } from '#advisor/reader/quantities/read-quantities.ts';

const read = (text: string) =>
  readQuantities(text).map(({ unit, value, per }) => [
    unit,
    Math.round(value * 1e6) / 1e6,
    ...(per ? [per] : []),
  ]);

it.each([
  ['freelance profit sixty two k', [['money', 62_000]]],
  ['two fifty k', [['money', 250_000]]],
  ['living on four k a month', [['money', 4_000, 'month']]],
  ['payoff is 12,2k', [['money', 12_200]]],
  ['a mil and a half', [['money', 1_500_000]]],
  ['two million and a half', [['money', 2_500_000]]],
  ['six and a half', [['none', 6.5]]],
  ['for 2 n a half years', [['time', 2.5]]],
  ['seven & a half', [['none', 7.5]]],
  ['1,680 for the year in premiums', [['money', 1680, 'year']]],
  ['spent 420 for the whole month', [['none', 420, 'month']]],
  [
    'three hundred ten thousand two yrs ago',
    [
      ['money', 310_000],
      ['time', 2],
    ],
  ],
  ['got nineteen two in my 403b', [['none', 19.2]]],
  [
    'want eighty twenty',
    [
      ['percent', 80],
      ['percent', 20],
    ],
  ],
  ['eighty two fifty', [['none', 8250]]],
  ['twenty six fifty an hour', [['none', 26.5, 'hour']]],
  [
    'going from twenty two to twenty five an hour',
    [
      ['none', 22, 'hour'],
      ['none', 25, 'hour'],
    ],
  ],
  [
    'from $22 to $25.50 an hour',
    [
      ['money', 22, 'hour'],
      ['money', 25.5, 'hour'],
    ],
  ],
  ['a one in three chance', [['percent', 33.333333]]],
  [
    'the forty put at a dollar ten',
    [
      ['none', 40],
      ['money', 1.1],
    ],
  ],
  ['a correlation of minus point two', [['none', -0.2]]],
  ['hoa 310 month', [['none', 310, 'month']]],
  ['a 360 month mortgage', [['time', 30]]],
  ['a 72 month loan', [['time', 6]]],
  ['our 5/1 arm', [['time', 5]]],
  ['the new one thirty six k', [['money', 36_000]]],
  ['the one fifty call', [['none', 150]]],
  ['half on margin', [['percent', 50]]],
  ['we want to cover half', [['percent', 50]]],
  ['what is my half?', [['percent', 50]]],
  ['my half brother', []],
  ['I drive an hour each way', [['none', 60]]],
  [
    'an hour of train each way five days',
    [
      ['none', 60],
      ['time', Math.round((5 / 365.25) * 1e6) / 1e6],
    ],
  ],
  ['half an hour drive each way', [['none', 30]]],
  ['an hour and a half each way', [['none', 90]]],
  [
    'renting 1 in 4 units',
    [
      ['none', 1],
      ['none', 4],
    ],
  ],
  ['insurance is 612 every six months', [['none', 612, 'half_year']]],
  ['property tax of $2,100 twice a year', [['money', 2100, 'half_year']]],
  ['one point three mil in the pot', [['money', 1_300_000]]],
  ['a correlation point three', [['none', 0.3]]],
  ['twelve percnt of it', [['percent', 12]]],
  ['8 mnths to go', [['time', Math.round((8 / 12) * 1e6) / 1e6]]],
  ['survived every 35 year period', [['time', 35]]],
  ['every 2 years', []],
  ['409a at nine dollars', [['money', 9]]],
])('%s', (text, quantities) => {
  expect(read(text)).toEqual(quantities);
});

it.each([
  ['both make 110k', true],
  ['we both earn 90k', true],
  ['we both make 180k together', undefined],
  ['both of us are 65', undefined],
])('of each of two: %s', (text, each) => {
  expect(readQuantities(text)[0]?.each).toBe(each);
});
