import { describe, expect, it } from 'vitest';
import { divorceFirstSteps } from '#advisor/guides/family/divorce-first-steps.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(divorceFirstSteps, given, 2026).decision;

describe('divorce, first steps', () => {
  it('starts with the papers', () => {
    expect(decide({})).toBe('papers_first');
    expect(decide({ stage: 'filed', safe: 'fair' })).toBe('papers_first');
  });

  it('holds back a signature and a fight for the house', () => {
    expect(decide({ stage: 'asked_to_sign', main_worry: 'house' })).toBe('do_not_sign');
    expect(decide({ stage: 'filed', main_worry: 'house' })).toBe('house_last');
  });

  it('puts danger before everything, and missing money before papers', () => {
    expect(decide({ safe: 'afraid', stage: 'asked_to_sign' })).toBe('safety_first');
    expect(decide({ safe: 'money_moved', stage: 'asked_to_sign' })).toBe('stop_the_drain');
  });

  it('asks about safety first', () => {
    expect(runGuide(divorceFirstSteps, {}, 2026).question?.field).toBe('safe');
  });

  it('speaks of joint savings, a house and retirement money where they are told', () => {
    expect(decide({ joint_cash: 60_000, stage: 'filed' })).toBe('joint_money');
    expect(decide({ stage: 'filed' })).toBe('papers_first');
    expect(decide({ home_value: 450_000 })).toBe('house_last');
    expect(decide({ home_value: 450_000, retirement: 300_000 })).toBe('house_or_401k');
  });

  it('compares the equity of the house with the 401(k)', () => {
    const { verdict } = runGuide(
      divorceFirstSteps,
      { home_value: 450_000, mortgage: 200_000, retirement: 300_000 },
      2026,
    );
    expect(renderPlain(verdict.opening)).toBe(
      "Don't trade them dollar for dollar: $250,000 of home equity and $300,000 of retirement money aren't alike.",
    );
  });

  it('keeps a house that the pay carries alone, and sells one that it does not', () => {
    // A loan of 410,000 or 210,000 at 6.5%, taxes and insurance, against thirty percent of the pay.
    expect(decide({ home_value: 510_000, mortgage: 310_000, pay: 60_000 })).toBe('sell_it');
    expect(decide({ home_value: 310_000, mortgage: 110_000, pay: 68_000 })).toBe('sell_it');
    expect(decide({ home_value: 310_000, mortgage: 110_000, pay: 69_000 })).toBe('can_keep');
    // Not a word on the mortgage is no word that it is paid off.
    expect(decide({ home_value: 310_000, pay: 69_000 })).toBe('house_last');
    expect(
      decide({ home_value: 510_000, mortgage: 310_000, pay: 60_000, rate: 3, asked: 'keep_house' }),
    ).toBe('keep_house');
  });

  it('halves savings and cards that are told', () => {
    const { decision, verdict } = runGuide(divorceFirstSteps, { joint_cash: 30_000, cards: 12_000 }, 2026);
    expect(decision).toBe('papers_first');
    expect(verdict.because.map(renderPlain).join(' ')).toContain('$15,000 of the savings and $6,000');
  });
});
