import { expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { withDerived } from '#advisor/picture/derive.ts';
import { planCalculation } from '#advisor/plan/plan-calculation.ts';
import { toldPicture } from '#server/testing/advisor/picture-facts.ts';
import { paycheckGross } from '#advisor/calculators/tax/pay/paycheck-gross.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(paycheckGross, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

it('pays hours above forty at time and a half', () => {
  // 40 x 19.40 + 7 x 29.10 = 776 + 203.70
  expect(run({ rate: 19.4, hours: 47 })).toMatchObject({
    gross: 979.7,
    overtime_pay: 203.7,
    overtime_counted: 7,
    premium: 67.9,
  });
  expect(run({ rate: 18, hours: 32.5 })).toMatchObject({ gross: 585 });
  // 80 x 18.50 + 8 x 27.75
  expect(run({ rate: 18.5, hours: 88, paid: 'every_two_weeks', weeks: 2 }).gross).toBe(1702);
});

it('takes overtime hours that are told apart, on top or as a part', () => {
  expect(run({ rate: 24, hours: 40, overtime_hours: 9 }).gross).toBe(1284);
  expect(run({ rate: 24, hours: 49, overtime_hours: 9 }).gross).toBe(1284);
});

it('pays double time, a rate of its own and tips', () => {
  // 40 x 31.25 + 8 x 46.875 + 8 x 62.50
  expect(run({ rate: 31.25, hours: 56, double_hours: 8 }).gross).toBe(2125);
  expect(run({ rate: 20, hours: 45, overtime_rate: 40, extra: 60 }).gross).toBe(1060);
  expect(openingOf(paycheckGross, { rate: 19.4, hours: 47 }, 'amount')).toBe(
    'The check comes to $979.70 before taxes.',
  );
});

it('refuses hours that no check can hold', () => {
  expect(() => run({ rate: 20, hours: 200 })).toThrow('more hours than there are');
  expect(() => run({ rate: 20, hours: 40, double_hours: 60 })).toThrow('give fewer');
  expect(() => run({ hours: 40 })).toThrow('Hourly rate is missing.');
});

it('takes the rate of an hour from what was said, and two weeks of hours as two', () => {
  const sure = <T extends string>(id: T) => ({ id, probability: 1 });
  const planned = (hours: readonly number[], ...words: string[]) => plannedOf(hours, [], ...words);
  const plannedOf = (hours: readonly number[], overtime: readonly number[], ...words: string[]) =>
    planCalculation(paycheckGross, {
      picture: withDerived(
        toldPicture(
          [
            { role: 'wages', value: 20 },
            ...hours.map((value) => ({ role: 'hours', value, unit: 'none' }) as const),
            ...overtime.map((value) => ({ role: 'overtime_hours', value, unit: 'none' }) as const),
          ],
          ...words,
        ),
        2026,
      ),
      reading: {
        text: '',
        told: [],
        act: sure('new'),
        want: sure('amount'),
        relative: sure('none'),
        asks: [],
        facts: [],
      },
      turn: 0,
      year: 2026,
      profile: {},
      last: undefined,
    }).runs[0].input;
  expect(planned([47])).toEqual({ rate: 20, hours: 47 });
  // The larger number is the whole week, whichever was said first.
  expect(planned([11, 51])).toEqual({ rate: 20, hours: 51, overtime_hours: 11 });
  expect(run(planned([88], 'paid=every_two_weeks')).gross).toBe(1840);
  // Overtime hours are told as such, beside the others or alone.
  expect(plannedOf([51], [11])).toEqual({ rate: 20, hours: 51, overtime_hours: 11 });
  expect(plannedOf([40, 4], [8], 'flag=double_time')).toMatchObject({
    hours: 40,
    overtime_hours: 8,
    double_hours: 4,
  });
  expect(run(plannedOf([], [10])).gross).toBe(1100);
});

it('pays all hours double where only those of double time are told', () => {
  // 8 x 22 x 2.
  expect(run({ rate: 22, hours: 8, all_double: true }).gross).toBe(352);
});

it('takes a small overtime rate for times the pay, and forty hours for where overtime begins', () => {
  // 40 x 25 + 5 x 37.50.
  expect(run({ rate: 25, hours: 45, overtime_hours: 40, overtime_rate: 1.5 }).gross).toBe(1187.5);
});
