import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { rothConversionRoom } from '#advisor/calculators/tax/roth/roth-conversion-room.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(rothConversionRoom, input, { year: 2026 }).result.figures.map(({ id, value }) => [
      id,
      value,
    ]),
  );

describe('room for a Roth conversion', () => {
  it('ends where the bracket of Revenue Procedure 2025-32 does', () => {
    // Single: the 12 % bracket ends at 50,400, and 16,100 are deducted: 66,500 - 45,000.
    expect(run({ bracket: 12, wages: 45_000 })).toMatchObject({ room: 21_500, bracket_before: 12 });
    // Joint: the 24 % bracket ends at 403,550, and 32,200 are deducted.
    expect(run({ bracket: 24, filing_status: 'married_joint', wages: 180_000 }).room).toBe(255_750);
    expect(run({ wages: 90_000 })).toMatchObject({ room: 31_800, bracket: 22 });
  });

  it('has none in a bracket that is passed already', () => {
    expect(run({ bracket: 12, wages: 120_000 }).room).toBe(0);
  });

  it('refuses what is no bracket, and asks for an income', () => {
    expect(() => run({ bracket: 13, wages: 50_000 })).toThrow(InputProblem);
    expect(() => run({ bracket: 12 })).toThrow('Give your income');
  });

  it('holds the account against the room, and counts what was converted already', () => {
    // Single 2026: 105,700 is the top of 22 %; 80,000 - 16,100 = 63,900 leaves 41,800.
    expect(run({ bracket: 22, wages: 80_000, balance: 100_000 })).toMatchObject({
      room: 41_800,
      years_to_convert: 3,
    });
    expect(run({ bracket: 22, wages: 80_000, balance: 10_000 })).toMatchObject({
      whole_account: 10_000,
      room_tax: 2200,
    });
    expect(run({ bracket: 22, wages: 80_000, converted_already: 20_000 }).room).toBe(21_800);
  });
});

it.each([
  ['yesno', { retirement_income: 38_000, balance: 340_000 }, 'Yes, you could convert about'],
  ['yesno', { retirement_income: 238_000, balance: 340_000, bracket: 12 }, 'bracket'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(rothConversionRoom, want, input)).toContain(opening);
});

it('tells the room in all beside what is to be converted anyway', () => {
  const { figures } = runCalculator(
    rothConversionRoom,
    { wages: 75_000, bracket: 22, converted_already: 20_000 },
    { year: 2026 },
  ).result;
  // 105,700 + 16,100 - 75,000.
  expect(figures.find(({ id }) => id === 'room_in_all')?.value).toBe(46_800);
});
