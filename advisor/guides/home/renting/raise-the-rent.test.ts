import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { raiseTheRent } from '#advisor/guides/home/renting/raise-the-rent.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (given: Record<string, unknown>) => runGuide(raiseTheRent, given, 2026);

describe('raise the rent', () => {
  it('goes by how far the rent is under the market', () => {
    expect([1040, 1060, 1110, 1130].map((other) => run({ one: 1000, other }).decision)).toEqual([
      'leave',
      'near_market',
      'near_market',
      'in_steps',
    ]);
  });

  it('takes the smaller number for the rent now, whichever role it was read as', () => {
    expect(renderPlain(run({ one: 1650, third: 1300 }).verdict.because[0]!)).toMatch(
      /^At \$1,300 you're \$350 a month/,
    );
    expect(run({ third: 1150, fourth: 1500 }).decision).toBe('in_steps');
  });

  it('goes to the market with a tenant who is trouble', () => {
    expect(run({ one: 1000, other: 1400, tenant: 'trouble' }).decision).toBe('near_market');
    expect(run({ one: 1000, other: 1400, tenant: 'good' }).decision).toBe('in_steps');
  });

  it('raises a little every year where no rents are told', () => {
    expect(run({}).decision).toBe('yearly');
  });
});
