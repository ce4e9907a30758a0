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
