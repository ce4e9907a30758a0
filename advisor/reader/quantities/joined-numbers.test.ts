import { expect, it } from 'vitest';
import { readQuantities } from '#advisor/reader/quantities/read-quantities.ts';

const valuesIn = (text: string) => readQuantities(text).map(({ said, value, unit }) => [said, value, unit]);

it.each([
  ['salary is ninety two five before tax', 'ninety two five', 92.5, 'none'],
  ['asking four twenty nine nine, we have', 'four twenty nine nine', 429.9, 'none'],
  ['it pays three dollars and six cents a share', 'three dollars and six cents', 3.06, 'money'],
  ['commute is an hour and twenty each way', 'an hour and twenty', 80, 'none'],
  ['the penalty is a whole year of interest', 'a whole year', 1, 'time'],
  ['a fund that charges point two', 'point two', 0.2, 'none'],
  ['it came out to 8 thousand 4 hundred', '8 thousand 4 hundred', 8400, 'money'],
  ['wins 7 out of 10 trades', '7 out of 10', 70, 'percent'],
  ['we each inherit one fifth', 'one fifth', 20, 'percent'],
  ['my one-fourth share of the farm', 'one-fourth', 25, 'percent'],
  ['1/4 of the house is mine', '1/4', 25, 'percent'],
])('reads %j as one number', (text, said, value, unit) => {
  expect(valuesIn(text)).toEqual([[said, value, unit]]);
});

it('reads three tens side by side as three numbers', () => {
  expect(valuesIn('forty forty twenty split').map(([, value]) => value)).toEqual([40, 40, 20]);
});

it('keeps both numbers where things are counted', () => {
  expect(valuesIn('i rent out 3 out of 4 rooms').map(([, value]) => value)).toEqual([3, 4]);
});

it('keeps an age and the number of children apart', () => {
  expect(valuesIn('im forty one two kids').map(([, value]) => value)).toEqual([41, 2]);
});

it('keeps pay by the hour and the hours apart', () => {
  expect(valuesIn('$24 an hour and 30 hours a week').map(([, value]) => value)).toEqual([24, 30]);
});

it('takes a rate as monthly only where the month is told of the rate', () => {
  const isMonthly = (text: string) => readQuantities(text).at(-1)?.isMonthly ?? false;
  expect(isMonthly('how much is added each month at 24%')).toBe(false);
  expect(isMonthly('they charge 3% a month')).toBe(true);
  expect(isMonthly('a monthly rate of 1.5%')).toBe(true);
});

it('joins both ages of a comparison with their months', () => {
  expect(valuesIn('claim at 63 and 4 months to 68 and 6 months').map(([said]) => said)).toEqual([
    '63 and 4 months',
    '68 and 6 months',
  ]);
  expect(valuesIn('63 and 4 months to retirement').map(([said]) => said)).toEqual(['63', '4 months']);
});

it('reads a quarter by its abbreviation', () => {
  expect(readQuantities('pays .38 a qtr').map(({ per }) => per)).toEqual(['quarter']);
});
