import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { shortThisMonth } from '#advisor/guides/everyday/short-this-month.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (given: Record<string, unknown>) => runGuide(shortThisMonth, given, 2026);
const opening = (given: Record<string, unknown>) =>
  renderPlain(runGuide(shortThisMonth, given, 2026).verdict.opening);

describe('short this month', () => {
  it('gives the order of bills, with home first', () => {
    const { decision, verdict, question } = run({ housing: 1250, home: 'renting' });
    expect(decision).toBe('order');
    expect(renderPlain(verdict.opening)).toMatch(/^Pay the \$1,250 rent and utilities first/);
    expect(question?.field).toBe('trouble');
  });

  it('turns to a notice first, even beside a payday loan', () => {
    expect(run({ trouble: 'notice', payday: 'payday' }).decision).toBe('notice');
    expect(run({ payday: 'payday' }).decision).toBe('no_payday');
  });

  it('looks for a bill to change where it happens every month', () => {
    expect(run({ trouble: 'once' }).decision).toBe('order');
    expect(run({ trouble: 'every_month' }).decision).toBe('every_month');
  });

  it('sends owners to the mortgage company', () => {
    expect(renderPlain(run({ home: 'owning' }).verdict.next)).toContain('mortgage company');
    expect(renderPlain(run({}).verdict.next)).toContain('landlord');
  });

  it('does not tell people to pay a rent that they do not have', () => {
    const told = { housing: 1400, home: 'renting' };
    expect(opening({ ...told, cash: 1400 })).toMatch(/^Pay the \$1,400 rent/);
    expect(opening({ ...told, cash: 900 })).toBe(
      'Pay for food and power first, and offer your landlord the rest of your $900 as part of the $1,400 rent.',
    );
  });
});
