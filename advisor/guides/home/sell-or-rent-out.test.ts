import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { sellOrRentOut } from '#advisor/guides/home/sell-or-rent-out.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (given: Record<string, unknown>) => runGuide(sellOrRentOut, given, 2026);
const decide = (given: Record<string, unknown>) => run(given).decision;

const openingOf = (given: Record<string, unknown>) =>
  renderPlain(runGuide(sellOrRentOut, given, 2026).verdict.opening);

describe('sell or rent out', () => {
  const home = { value: 400_000, payment: 1650 };

  it('turns where the rent covers all costs', () => {
    expect(decide({ ...home, rent: 2600 })).toBe('rent_out');
    expect(decide({ ...home, rent: 1700 })).toBe('sell_short');
    expect(decide({})).toBe('sell');
  });

  it('keeps it for someone who comes back, and sells for someone who wants no tenants', () => {
    expect(decide({ back: 'yes' })).toBe('rent_for_now');
    expect(decide({ ...home, rent: 2600, landlord: 'no' })).toBe('sell');
    expect(decide({ inherited: true })).toBe('sell_inherited');
  });

  it('counts a manager, and tries no rental whose mortgage is not known', () => {
    const [rental] = run({ ...home, rent: 2600 }).runs;
    expect(rental?.run.input).toMatchObject({ management_rate: 10, payment: 1650 });
    expect(rental?.run.result.figures[0]?.value).toBeCloseTo(365, 2);
    expect(decide({ value: 400_000, owed: 200_000, rent: 2600 })).toBe('sell');
  });

  it('names what a sale would take where the loan is near the value', () => {
    // 6.5% of costs come off 250,000.
    expect(openingOf({ value: 250_000, owed: 250_000 })).toContain('bring about $16,250 to the closing');
    const needed = { value: 250_000, owed: 250_000, equity: 'needed' };
    expect(openingOf(needed)).toContain(
      "wouldn't free a down payment: after costs you'd have to bring about $16,250",
    );
    expect(decide({ ...needed, owed: 251_000 })).toBe('underwater');
  });

  it('goes by a loan above the value and by a gain that would lose its tax break', () => {
    expect(decide({ value: 250_000, owed: 251_000 })).toBe('underwater');
    expect(decide({ value: 250_000, owed: 250_000 })).toBe('sell');
    expect(decide({ value: 350_000, paid: 200_000 })).toBe('sell_for_tax');
    expect(decide({ value: 340_000, paid: 200_000 })).toBe('sell');
    expect(decide({ value: 350_000, paid: 200_000, filing_status: 'married_joint' })).toBe('sell');
    expect(openingOf({ value: 250_000, owed: 270_000 })).toBe(
      "Rent it out for now, if you can carry the gap: selling at $250,000 wouldn't pay off the $270,000.",
    );
  });
});

it('sells where the next down payment is in the house, and tells what a sale leaves', () => {
  const home = { value: 390_000, owed: 240_000, rent: 2600, payment: 1750 };
  const sold = runGuide(sellOrRentOut, { ...home, equity: 'needed' }, 2026);
  expect(sold.decision).toBe('sell_for_equity');
  // 5.5% for the agents and 1% of other costs come off.
  expect(renderPlain(sold.verdict.opening)).toContain('$124,650');
  expect(runGuide(sellOrRentOut, home, 2026).decision).toBe('rent_out');
});
