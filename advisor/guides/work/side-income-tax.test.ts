import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { sideIncomeTax } from '#advisor/guides/work/side-income-tax.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (given: Record<string, unknown>) => runGuide(sideIncomeTax, given, 2026);
const decide = (given: Record<string, unknown>) => run(given).decision;
const openingOf = (given: Record<string, unknown>) => renderPlain(run(given).verdict.opening);

describe('tax on side work', () => {
  it('turns where self-employment tax begins and where it has to be paid during the year', () => {
    expect(decide({})).toBe('set_aside');
    // 92.35 percent of the profit counts, from 400 dollars on.
    expect(decide({ income: 433 })).toBe('below_limit');
    expect(decide({ income: 434 })).toBe('at_filing');
    expect(decide({ income: 3990 })).toBe('at_filing');
    expect(decide({ income: 4000 })).toBe('pay_during_year');
    expect(decide({ income: 4000, expenses: 3700 })).toBe('below_limit');
  });

  it('counts income tax and self-employment tax on top of the pay', () => {
    // Federal tax of 6,134.62 with the 9,000 and 4,060 without.
    expect(openingOf({ income: 9000, wages: 52_000, filing_status: 'single' })).toBe(
      'Yes, set the difference aside: your federal tax is about $6,135 with the $9,000 a year from your side work, and $4,060 without it.',
    );
  });

  it('names a share where the other pay is not known', () => {
    expect(openingOf({ income: 11_000 })).toBe(
      'Yes, set aside a quarter to a third of the profit from the $11,000 a year.',
    );
  });

  it('pays through the job, or each quarter without one', () => {
    expect(renderPlain(run({ income: 11_000 }).verdict.next)).toContain('W-4');
    expect(renderPlain(run({ income: 11_000, no_job: true }).verdict.next)).toContain('each quarter');
  });

  it('names the difference and a quarter of it where the other pay is known', () => {
    const { verdict } = run({ income: 9000, wages: 52_000, filing_status: 'single' });
    expect(renderPlain(verdict.because[0]!)).toContain('The difference is about $2,075.');
    expect(renderPlain(verdict.next)).toContain('about $519 each quarter');
    expect(renderPlain(run({ income: 12_000 }).verdict.because[0]!)).toContain('$3,000 to $4,000');
  });

  it('sees that credits for a child can leave nothing to pay where it is all that is earned', () => {
    const mother = { income: 7200, filing_status: 'head_of_household', work: 'self_employed' };
    expect(decide({ ...mother, children: 1 })).toBe('credits_pay');
    expect(decide({ ...mother, children: 0 })).toBe('pay_during_year');
    expect(decide({ ...mother, children: 1, wages: 60_000 })).not.toBe('credits_pay');
    expect(openingOf({ income: 31_000, no_job: true, filing_status: 'single' })).toBe(
      'Yes, set aside about $5,397 for federal tax on the $31,000 a year you make.',
    );
  });

  it('takes off the miles that were told', () => {
    // 5,000 miles at 72.5 cents through June and 76 cents after it: 3,712.50 less profit.
    const driver = { income: 9000, miles: 5000, wages: 40_000, filing_status: 'single' };
    const reasons = run(driver).verdict.because.map(renderPlain).join(' ');
    expect(reasons).toContain('Your 5,000 miles take $3,713 off the profit');
    expect(decide({ income: 9000, miles: 11_700, wages: 40_000 })).toBe('below_limit');
  });
});
