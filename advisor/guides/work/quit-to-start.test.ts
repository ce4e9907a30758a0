import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { quitToStart } from '#advisor/guides/work/quit-to-start.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(quitToStart, given, 2026).decision;

describe('quit to start something', () => {
  it('turns with how long the cash lasts', () => {
    expect([20_000, 24_000, 47_000, 48_000].map((cash) => decide({ spending: 4000, cash }))).toEqual([
      'not_yet',
      'on_the_side',
      'on_the_side',
      'go',
    ]);
  });

  it('wants customers as well as cash', () => {
    expect(decide({ spending: 4000, cash: 50_000, proof: 'idea' })).toBe('on_the_side');
    expect(decide({ runway: 'middle', proof: 'paying' })).toBe('set_a_date');
  });

  it('counts what still comes in', () => {
    expect(decide({ spending: 4000, cash: 12_000, business_income: 3000 })).toBe('go');
    expect(decide({ spending: 4000, partner_income: 4500 })).toBe('go');
  });

  it('says how long the cash lasts', () => {
    const { runs } = runGuide(quitToStart, { spending: 4000, cash: 30_000 }, 2026);
    expect(runs[0]?.run.result.figures.find(({ id }) => id === 'months_covered')?.value).toBe(7.5);
  });

  it('takes months of cash and the pay of a partner', () => {
    expect(decide({ months_cover: 4 })).toBe('not_yet');
    expect(decide({ months_cover: 14 })).toBe('go');
    expect(decide({ spending: 5000, partner_pay: 6000 })).toBe('go');
    expect(decide({ spending: 5000, partner_pay: 4000 })).toBe('on_the_side');
  });

  it('looks for the next job first where nothing is lined up', () => {
    const purpose = 'nothing';
    expect(decide({ purpose })).toBe('look_first');
    expect(decide({ purpose, months_cover: 7 })).toBe('look_first');
    expect(decide({ purpose, months_cover: 14 })).toBe('leave_with_date');
    expect(decide({ purpose, months_cover: 7, proof: 'paying' })).toBe('set_a_date');
  });

  it('does not start a business with retirement money', () => {
    expect(decide({ retirement: 150_000, age: 51 })).toBe('not_from_401k');
    expect(decide({ age: 51 })).toBe('on_the_side');
  });

  it('names the retirement money', () => {
    const { verdict } = runGuide(quitToStart, { retirement: 150_000, age: 51 }, 2026);
    expect(renderPlain(verdict.opening)).toBe(
      "No, don't put the $150,000 from your retirement account into it.",
    );
  });
});

describe('quitting with a start to pay for', () => {
  const run = (given: Record<string, unknown>) => runGuide(quitToStart, given, 2026);
  const words = (given: Record<string, unknown>) => run(given).verdict.because.map(renderPlain).join(' ');
  const cart = { spending: 3800, cash: 45_000, partner_income: 1500 };

  it('takes the start off the cash', () => {
    expect(run(cart).decision).toBe('go');
    expect(run({ ...cart, start_cost: 30_000 }).decision).toBe('on_the_side');
    expect(run({ ...cart, start_cost: 50_000 }).decision).toBe('not_yet');
  });

  it('says what is still missing, and when it would be there', () => {
    // Twelve times 2,300 and the start of 30,000, less the 45,000.
    expect(words({ ...cart, start_cost: 30_000 })).toContain('$12,600');
    expect(words({ ...cart, start_cost: 30_000, wait: 24 })).toContain('$600 a month');
    const side = { spending: 5000, cash: 20_000, business_income: 2500, job_pay: 4200 };
    expect(renderPlain(run(side).verdict.opening)).toContain('about 6 months more');
  });
});

it('does not quit to trade', () => {
  const trader = { purpose: 'trading', cash: 80_000, spending: 3000 };
  const { decision, verdict } = runGuide(quitToStart, trader, 2026);
  expect(decision).toBe('not_to_trade');
  expect(renderPlain(verdict.because[0]!)).toContain('45%');
  expect(decide({ ...trader, purpose: undefined })).toBe('go');
});
