import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { disabilityChoice } from '#advisor/guides/work/insurance/disability-choice.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(disabilityChoice, given, 2026).decision;

describe('disability insurance', () => {
  it('turns with what the job offers', () => {
    expect(decide({})).toBe('check_work');
    expect(decide({ at_work: 'yes' })).toBe('enough');
    expect(decide({ at_work: 'no' })).toBe('buy_own');
    expect(decide({ work: 'self_employed' })).toBe('buy_own');
  });

  it('adds a policy where pay is above what group plans cover', () => {
    expect(decide({ at_work: 'yes', pay: 149_000 })).toBe('enough');
    expect(decide({ at_work: 'yes', pay: 150_000 })).toBe('top_up');
  });

  it('lets it go near retirement', () => {
    expect(decide({ age: 59, at_work: 'no' })).toBe('buy_own');
    expect(decide({ age: 60, at_work: 'no' })).toBe('skip');
    expect(decide({ work: 'retired' })).toBe('skip');
  });

  it('skips it where savings replace the paycheck', () => {
    expect(decide({ savings: 2_500_000 })).toBe('savings_carry');
    expect(decide({ savings: 500_000 })).toBe('check_work');
    expect(decide({ savings: 1_500_000, pay: 70_000 })).toBe('savings_carry');
    expect(decide({ savings: 1_300_000, pay: 70_000 })).toBe('check_work');
  });

  it('weighs the premium against the pay', () => {
    const { verdict } = runGuide(disabilityChoice, { premium: 22, pay: 70_000 }, 2026);
    expect(renderPlain(verdict.opening)).toBe(
      'Yes, sign up: $22 a month is a fair price to protect $70,000 a year.',
    );
  });
});

describe('disability insurance in monthly dollars', () => {
  const run = (given: Record<string, unknown>) => runGuide(disabilityChoice, given, 2026);
  const group = { at_work: 'yes', share: 60, benefit: 5000, pay: 140_000 };

  it('turns with the cap of the plan at work, the bills and the pay of a partner', () => {
    // Seventy percent of the pay is 8,167 a month.
    expect(run(group).decision).toBe('top_up');
    expect(run(group).verdict.because.map(renderPlain).join(' ')).toContain('$3,167 a month short');
    expect(run({ ...group, spending: 7000, partner_pay: 4000 }).decision).toBe('enough');
    expect(run({ at_work: 'yes', share: 60, pay: 71_000 }).decision).toBe('enough');
    expect(run({ at_work: 'yes', share: 50, pay: 71_000 }).decision).toBe('top_up');
  });

  it('holds a premium against the pay, and savings against the wait', () => {
    const quote = { work: 'self_employed', pay: 78_000, benefit: 3900, savings: 25_000 };
    const words = (given: Record<string, unknown>) => run(given).verdict.because.map(renderPlain).join(' ');
    expect(renderPlain(run({ ...quote, premium: 165 }).verdict.opening)).toMatch(/^Yes, buy it/);
    expect(renderPlain(run({ ...quote, premium: 365 }).verdict.opening)).toContain('two more quotes first');
    expect(words({ ...quote, premium: 165 })).toContain('2.5% of your pay');
    expect(words({ ...quote, premium: 165 })).toContain('covers the ninety-day wait');
    expect(words({ ...quote, savings: 6000 })).toContain('falls short of the ninety-day wait');
  });
});

it('takes a sum many times the premium for the benefit, and two benefits for the plan and a quote', () => {
  const words = (given: Record<string, unknown>) =>
    runGuide(disabilityChoice, given, 2026).verdict.because.map(renderPlain).join(' ');
  const quote = { work: 'self_employed', pay: 44_000, premium: 95 };
  expect(words({ ...quote, second: 2200 })).toContain('the policy would pay $2,200 a month');
  expect(words({ ...quote, second: 110 })).not.toContain('the policy would pay');
  expect(decide({ pay: 320_000, premium: 410, benefit: 10_000, other_benefit: 7500 })).toBe('top_up');
  expect(decide({ pay: 320_000, premium: 410, benefit: 10_000 })).toBe('check_work');
});

it('counts the pay of a partner only against the bills of the household', () => {
  const words = (given: Record<string, unknown>) =>
    runGuide(disabilityChoice, { work: 'self_employed', pay: 44_000, benefit: 2200, ...given }, 2026)
      .verdict.because.map(renderPlain)
      .join(' ');
  expect(words({ partner_pay: 3250 })).toContain('$367 a month short');
  expect(words({ partner_pay: 3250 })).toContain('leaves over');
  expect(words({ partner_pay: 3250, spending: 4000 })).toContain('so the bills would be paid');
});
