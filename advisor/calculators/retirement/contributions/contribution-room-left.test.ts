import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { contributionRoomLeft } from '#advisor/calculators/retirement/contributions/contribution-room-left.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(contributionRoomLeft, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));

describe('contribution room left', () => {
  it('takes what is in from the limit at work', () => {
    // Notice 2025-67: 24,500 for 2026, 8,000 more from 50 and 11,250 from 60 to 63.
    expect(run({ made_at_work: 14_250, age: 44 })).toMatchObject({ limit: 24_500, room: 10_250 });
    expect(run({ made_at_work: 14_250, age: 52 }).room).toBe(18_250);
    expect(run({ made_at_work: 18_400, age: 61 })).toMatchObject({ catch_up: 11_250, room: 17_350 });
    expect(run({ made_at_work: 14_250, payments_left: 10 }).per_payment).toBe(1025);
  });

  it('counts all IRAs together, and the Roth by income', () => {
    // 7,500 for 2026. A single filer's Roth is phased out from 153,000 to 168,000: half of it is left at 160,500.
    expect(run({ made_ira: 4200 })).toMatchObject({ limit: 7500, room: 3300 });
    expect(run({ plan: 'roth_ira', made_ira: 1000, income: 160_500 })).toMatchObject({
      limit: 3750,
      room: 2750,
    });
    // What is in the plan at work does not count against an IRA that is named.
    expect(run({ plan: 'roth_ira', made_at_work: 20_000, made_ira: 500 }).room).toBe(7000);
  });

  it('counts the employer’s part of an HSA', () => {
    // Rev. Proc. 2025-19: 4,400 for oneself, 8,750 for a family in 2026; 1,000 more from 55.
    expect(run({ made_hsa: 750, age: 34 }).room).toBe(3650);
    expect(run({ plan: 'hsa', health: 'family', made_hsa: 3800, age: 57 }).room).toBe(5950);
  });

  it('tells the tax on an excess for each year it stays', () => {
    // Section 4973: 6 % of what is above 7,500, every year; the same of an HSA above 4,400.
    expect(run({ plan: 'roth_ira', made_ira: 8200 })).toMatchObject({ excess: 700, excess_tax: 42 });
    expect(run({ plan: 'roth_ira', made_ira: 8200, excess_years: 3 }).excess_tax_total).toBe(126);
    expect(run({ made_hsa: 5000 })).toMatchObject({ excess: 600, excess_tax: 36 });
    // At work it is taxed twice instead.
    const atWork = finish({ made_at_work: 26_000 });
    expect(atWork.result.figures.map(({ id }) => id)).not.toContain('excess_tax');
    expect(atWork.result.warnings.map(renderPlain).join()).toContain('taxed twice');
  });

  it('counts an HSA by the months of its plan', () => {
    // Form 8889: 5/12 of 4,400 is 1,833.33; with the catch-up of 1,000, 2,250.
    expect(run({ plan: 'hsa', hsa_months: 5, made_hsa: 1000, age: 34 }).room).toBeCloseTo(833.33, 2);
    expect(run({ plan: 'hsa', hsa_months: 5, age: 57 }).limit).toBe(2250);
    const { warnings } = finish({ plan: 'hsa', hsa_months: 5 }).result;
    expect(warnings.map(renderPlain).join()).toContain('covered in December');
  });

  it('says where too much is in', () => {
    const { input, result } = finish({ made_ira: 8000 });
    expect(renderPlain(contributionRoomLeft.explain(result as never, input as never).conclusion)).toBe(
      'You’ve put $500 too much into your IRA for 2026; left in, that costs $30 of tax every year.',
    );
    expect(result.warnings.map(renderPlain).join(' ')).toContain('penalty tax');
  });

  it('tells the room of a spouse beside one’s own', () => {
    // Notice 2025-67: 24,500 for 2026, and 8,000 more from 50 on.
    const figures = run({
      plan: 'workplace',
      made_at_work: 9750,
      age: 49,
      spouse_made: 14_300,
      spouse_age: 50,
      filing_status: 'married_joint',
      income: 200_000,
    });
    expect(figures).toMatchObject({ room: 14_750, spouse_room: 18_200, both: 32_950 });
  });
});

it.each([
  ['yesno', { made_ira: 8000 }, 'Yes, you’re $500 over the limit'],
  ['yesno', { made_ira: 7000 }, 'No, you’re not over: $500'],
  ['payment', { made_at_work: 14_500, payments_left: 10 }, 'Put in $1,000'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(contributionRoomLeft, want, input)).toContain(opening);
});
