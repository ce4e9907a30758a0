import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { takeHomePay } from '#advisor/calculators/tax/pay/take-home-pay.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (input: object, year = 2025) => runCalculator(takeHomePay, input, { year }).result;
const stateTax = (input: object, year = 2025) =>
  run(input, year).figures.find(({ id }) => id === 'state_tax')?.value;

describe('state income tax', () => {
  // A single person on 90,000 in 2025, worked out by hand from each state's forms.
  it.each([
    ['ca', 4124.98],
    ['ny', 4351.75],
    ['il', 4313.93],
    ['pa', 2763],
    ['oh', 2048.38],
    ['ga', 4048.2],
    ['nc', 3283.13],
    ['mi', 3578.5],
    ['nj', 3543.05],
    ['va', 4360.9],
    ['ma', 4180],
    ['az', 1856.25],
    ['md', 3911.38],
    ['co', 3267],
    ['mn', 4631.14],
    ['wi', 3875.84],
    ['in', 2670],
    ['mo', 3234.5],
    ['or', 6317.19],
  ])('of %s on 90,000 is %d', (state, tax) => {
    expect(stateTax({ wages: 90_000, state })).toBeCloseTo(tax, 1);
  });

  it('takes back New York’s lower rates as the worksheets of Form IT-201 do', () => {
    const inNewYork = (wages: number) => stateTax({ wages, state: 'ny' })!;
    // Worksheet 7, all of it: 6 % of 192,000 - 8,000.
    expect(inNewYork(192_000)).toBeCloseTo(0.06 * 184_000, 1);
    // Half of it, 25,000 above 107,650: taxable 124,650, by the schedule 6,910.75, at 6 % 7,479.
    expect(inNewYork(132_650)).toBeCloseTo(6910.75 + (7479 - 6910.75) / 2, 1);
    // Worksheet 8: 568 of recapture base and 1,831 of incremental benefit, to the dollar.
    expect(inNewYork(308_000)).toBeCloseTo(12_355.75 + 0.0685 * (300_000 - 215_400) + 568 + 1831, -0.5);
  });

  it('keeps to the rules that only some states have', () => {
    // Pennsylvania taxes what goes into a 401(k), and forgives the tax of the poor: 3.07 %.
    const saver = { wages: 80_000, contribution_percent: 10 };
    expect(stateTax({ ...saver, state: 'pa' })).toBe(2456);
    expect(stateTax({ wages: 6400, state: 'pa' })).toBe(0);
    // Illinois leaves it out: 4.95 % of 80,000 - 8,000 - 2,850.
    expect(stateTax({ ...saver, state: 'il' })).toBeCloseTo(3422.93, 1);
    // New Jersey takes nothing up to 10,000 alone and 20,000 together.
    expect(stateTax({ wages: 20_000, filing_status: 'married_joint', state: 'nj' })).toBe(0);
    // Missouri taxes spouses apart: two equal wages pay twice what one of them would on half of the income.
    const couple = { filing_status: 'married_joint', wages: 70_000, spouse_wages: 70_000, state: 'mo' };
    const together = { filing_status: 'married_joint', wages: 140_000, state: 'mo' };
    expect(stateTax(couple)!).toBeLessThan(stateTax(together)!);
  });

  it('is nothing where a state does not tax pay, and not counted where it is not known', () => {
    expect(stateTax({ wages: 90_000, state: 'tx' })).toBeUndefined();
    expect(openingOf(takeHomePay, { wages: 90_000, state: 'tx' }, 'amount')).toContain(
      'Texas doesn’t tax it',
    );
    const unknown = { wages: 90_000, state: 'ut' };
    expect(openingOf(takeHomePay, unknown, 'amount')).toContain(
      'before Utah’s own income tax, which I don’t have',
    );
    expect(run(unknown).warnings.map(renderPlain).join(' ')).toContain('Only federal taxes are counted');
  });

  it('is taken off the pay, and says when its figures are older', () => {
    const at = (input: object, id: string) => run(input, 2026).figures.find((one) => one.id === id)!.value;
    const [without, inOhio] = [{ wages: 62_000 }, { wages: 62_000, state: 'oh' }];
    // 2026: 332 + 2.75 % of 62,000 - 2,150 - 26,050.
    expect(at(inOhio, 'state_tax')).toBeCloseTo(332 + 0.0275 * 33_800, 2);
    expect(at(without, 'take_home_year') - at(inOhio, 'take_home_year')).toBeCloseTo(1261.5, 2);
    expect(openingOf(takeHomePay, inOhio, 'amount')).toContain('after federal and Ohio tax');
    const notes = run({ wages: 62_000, state: 'ca' }, 2026).warnings.flat();
    expect(notes.some((piece) => typeof piece !== 'string' && piece.value === 2025)).toBe(true);
  });
});
