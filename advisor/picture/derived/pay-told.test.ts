import { expect, it } from 'vitest';
import { periodOf } from '#advisor/picture/convert.ts';
import { withPayTold } from '#advisor/picture/derived/pay-told.ts';
import { toldPicture } from '#server/testing/advisor/picture-facts.ts';

type Told = Parameters<typeof toldPicture>[0];

const told = (facts: Told, paid?: string) =>
  withPayTold(
    toldPicture(facts).facts,
    paid === undefined ? [] : [{ key: 'paid', value: paid, turn: 0, probability: 1 }],
  )
    .filter(({ role }) => role !== 'hours' && role !== 'overtime_hours')
    .map((fact) => [fact.value, periodOf(fact)]);

it('reads a saved amount per paycheck when no pay is stated', () => {
  expect(told([{ role: 'save_amount', value: 325 }], 'twice_a_month')).toEqual([[325, 'half_month']]);
  expect(told([{ role: 'save_amount', value: 325, per: 'month' }], 'weekly')).toEqual([[325, 'month']]);
  const withPay: Told = [
    { role: 'wages', value: 2100 },
    { role: 'save_amount', value: 325 },
  ];
  expect(told(withPay, 'every_two_weeks')).toEqual([
    [2100, 'two_weeks'],
    [325, 'month'],
  ]);
});

it('reads pay without a period as one paycheck when the pay schedule is stated', () => {
  expect(told([{ role: 'wages', value: 1860 }], 'every_two_weeks')).toEqual([[1860, 'two_weeks']]);
  expect(told([{ role: 'wages', value: 742 }], 'weekly')).toEqual([[742, 'week']]);
  expect(told([{ role: 'take_home', value: 1512 }], 'twice_a_month')).toEqual([[1512, 'half_month']]);
  // A stated period counts, and a yearly salary stays yearly.
  expect(told([{ role: 'wages', value: 5000, per: 'month' }], 'weekly')).toEqual([[5000, 'month']]);
  expect(told([{ role: 'wages', value: 71_000 }], 'weekly')).toEqual([[71_000, 'year']]);
  expect(told([{ role: 'wages', value: 24 }], 'weekly')).toEqual([[24, 'hour']]);
  expect(told([{ role: 'wages', value: 1860 }])).toEqual([[1860, 'month']]);
  // $3,690 every two weeks would be more than the whole salary.
  const salary: Told = [
    { role: 'wages', value: 58_300 },
    { role: 'take_home', value: 3690 },
  ];
  expect(told(salary, 'every_two_weeks')).toEqual([
    [58_300, 'year'],
    [3690, 'month'],
  ]);
});

it('multiplies each hourly pay by its own hours', () => {
  const both: Told = [
    { role: 'wages', value: 21.1, per: 'hour' },
    { role: 'hours', value: 30, unit: 'none' },
    { role: 'wages', value: 15, per: 'hour', owner: 'spouse' },
    { role: 'hours', value: 25, unit: 'none', owner: 'spouse' },
  ];
  expect(told(both)).toEqual([
    [32_916, 'year'],
    [19_500, 'year'],
  ]);
});

it('reads hours on top of a full week as overtime', () => {
  const week = (first: number, more: number): Told => [
    { role: 'wages', value: 12, per: 'hour' },
    { role: 'hours', value: first, unit: 'none' },
    { role: 'hours', value: more, unit: 'none' },
  ];
  // The same 46 hours as below.
  expect(told(week(40, 6))).toEqual([[588 * 52, 'year']]);
  // Without a full week it is unclear which hours are overtime.
  expect(told(week(24, 6))).toEqual([[12 * 24 * 52, 'year']]);
});

it('pays hours above forty at one and a half times', () => {
  // 29 CFR 778.110: 46 hours at $12 come to $588 = 40 x 12 + 6 x 18.
  const facts: Told = [
    { role: 'wages', value: 12, per: 'hour' },
    { role: 'hours', value: 46, unit: 'none' },
  ];
  expect(told(facts)).toEqual([[588 * 52, 'year']]);
});

it('gives the overtime rate to the smaller number of hours', () => {
  const facts: Told = [
    { role: 'wages', value: 24.8, per: 'hour' },
    { role: 'hours', value: 40, unit: 'none' },
    { role: 'hours', value: 9, unit: 'none' },
    { role: 'overtime', value: 37.2 },
  ];
  expect(told(facts).map(([value]) => Math.round(Number(value)))).toEqual([51_584, 17_410]);
});

it('reads eighty hours as two weeks for a person paid every two weeks', () => {
  const facts: Told = [
    { role: 'wages', value: 31.25, per: 'hour' },
    { role: 'hours', value: 80, unit: 'none' },
  ];
  expect(told(facts, 'every_two_weeks')).toEqual([[65_000, 'year']]);
});

it('counts overtime as often as the pay beside it', () => {
  const facts: Told = [
    { role: 'wages', value: 6840, per: 'month' },
    { role: 'overtime', value: 900 },
  ];
  expect(told(facts)).toEqual([
    [6840, 'month'],
    [900, 'month'],
  ]);
  // Beside a salary it is an amount of a year.
  expect(
    told([
      { role: 'wages', value: 64_000 },
      { role: 'overtime', value: 9000 },
    ])[1],
  ).toEqual([9000, undefined]);
});

it('reads hours above forty in the question as overtime', () => {
  // 40 x $29 and 18 x $43.50 a week.
  const facts: Told = [
    { role: 'wages', value: 29 },
    { role: 'hours', value: 58, unit: 'none' },
    { role: 'hours', value: 18, unit: 'none' },
  ];
  expect(told(facts)).toEqual([
    [60_320, 'year'],
    [783 * 52, 'year'],
  ]);
});

it('pays overtime hours at time and a half, beside a full week', () => {
  const week = (...more: Told): Told => [
    { role: 'wages', value: 28, per: 'hour' },
    { role: 'overtime_hours', value: 10, unit: 'none' },
    ...more,
  ];
  // 40 x $28 and 10 x $42 a week; without other hours the pay stays that of an hour.
  const overtime = [42 * 10 * 52, 'year'];
  expect(told(week())).toEqual([[28, 'hour'], overtime]);
  expect(told(week({ role: 'hours', value: 40, unit: 'none' }))).toEqual([[28 * 40 * 52, 'year'], overtime]);
  expect(told(week({ role: 'hours', value: 50, unit: 'none' }))).toEqual([[28 * 40 * 52, 'year'], overtime]);
  // Overtime has a rate of its own.
  expect(told(week({ role: 'overtime', value: 50, per: 'hour' }))[1]).toEqual([50 * 10 * 52, 'year']);
});

it('reads a bare number beside overtime hours as the pay of an hour', () => {
  const facts: Told = [
    { role: 'wages', value: 28_000, said: '28' },
    { role: 'overtime_hours', value: 10, unit: 'none' },
  ];
  expect(told(facts)).toEqual([
    [28, 'hour'],
    [42 * 10 * 52, 'year'],
  ]);
});

it('counts overtime hours beside new pay with the other hours of both', () => {
  const offers: Told = [
    { role: 'wages', value: 20, per: 'hour' },
    { role: 'wages_new', value: 58_000, per: 'year' },
    { role: 'overtime_hours', value: 10, unit: 'none' },
  ];
  expect(told(offers)).toEqual([
    [20 * 55 * 52, 'year'],
    [58_000, 'year'],
  ]);
});

it('counts overtime hours of a check or a year as such', () => {
  const overtime = (value: number, ...more: Told) =>
    told(
      [{ role: 'wages', value: 20, per: 'hour' }, { role: 'overtime_hours', value, unit: 'none' }, ...more],
      'every_two_weeks',
    ).at(-1);
  expect(overtime(12, { role: 'hours', value: 80, unit: 'none' })).toEqual([30 * 6 * 52, 'year']);
  expect(overtime(210)).toEqual([30 * 210, 'year']);
});

it('pays the overtime hours of a spouse out of the pay of the spouse', () => {
  const theirs: Told = [
    { role: 'wages', value: 30, per: 'hour', owner: 'spouse' },
    { role: 'overtime_hours', value: 6, unit: 'none', owner: 'spouse' },
  ];
  expect(told(theirs)).toEqual([
    [30, 'hour'],
    [45 * 6 * 52, 'year'],
  ]);
  // Beside one's own pay they are part of what the spouse earns.
  const both: Told = [{ role: 'wages', value: 20, per: 'hour' }, ...theirs];
  expect(told(both)).toEqual([
    [20, 'hour'],
    [30 * 49 * 52, 'year'],
  ]);
});

it('counts a deduction as often as the pay beside it', () => {
  const facts: Told = [
    { role: 'wages', value: 2315, per: 'two_weeks' },
    { role: 'premium', value: 140 },
  ];
  expect(told(facts)).toEqual([
    [2315, 'two_weeks'],
    [140, 'two_weeks'],
  ]);
  // Beside a salary a premium is an amount of a month.
  const salary: Told = [
    { role: 'wages', value: 60_000, per: 'year' },
    { role: 'premium', value: 140 },
  ];
  expect(told(salary)[1]).toEqual([140, 'month']);
});

it('counts an amount per check as often as the checks', () => {
  const check = (role: 'wages' | 'k401_contrib', value: number): Told[number] => ({
    role,
    value,
    per: 'two_weeks',
    eachCheck: true,
  });
  expect(told([check('wages', 900)], 'weekly')).toEqual([[900, 'week']]);
  expect(told([check('wages', 4100)], 'monthly')).toEqual([[4100, 'month']]);
  expect(told([check('wages', 900)])).toEqual([[900, 'two_weeks']]);
  // If nothing else says how often checks come, the pay does.
  const weekly: Told = [{ role: 'wages', value: 900, per: 'week' }, check('k401_contrib', 50)];
  expect(told(weekly)[1]).toEqual([50, 'week']);
});

it('counts a contribution as often as the paycheck beside it, unless it is too large', () => {
  const saving = (value: number): Told => [
    { role: 'wages', value: 2315, per: 'two_weeks' },
    { role: 'k401_contrib', value },
  ];
  expect(told(saving(150))[1]).toEqual([150, 'two_weeks']);
  expect(told(saving(2000))[1]).toEqual([2000, undefined]);
  expect(told([{ role: 'wages', value: 95_000 }, saving(150)[1]!])[1]).toEqual([150, undefined]);
});

it('keeps a salary beside the word hour', () => {
  expect(told([{ role: 'wages', value: 66_000, per: 'hour' }])).toEqual([[66_000, 'year']]);
  const withHours: Told = [
    { role: 'wages', value: 110_000, per: 'hour' },
    { role: 'hours', value: 60 },
  ];
  expect(told(withHours)).toEqual([[110_000, 'year']]);
});

it('reads a bare number beside hourly pay as another hourly rate', () => {
  const offers: Told = [
    { role: 'se_income', value: 45, per: 'hour', said: '45' },
    { role: 'wages', value: 36_000, said: '36' },
  ];
  expect(told(offers)).toEqual([
    [45, 'hour'],
    [36, 'hour'],
  ]);
  const salary: Told = [
    { role: 'wages_new', value: 45, per: 'hour', said: '45' },
    { role: 'wages', value: 90_000, said: '90k' },
  ];
  expect(told(salary)[1]).toEqual([90_000, 'year']);
});
