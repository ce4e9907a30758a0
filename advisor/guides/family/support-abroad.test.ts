import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { supportAbroad } from '#advisor/guides/family/support-abroad.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(supportAbroad, given, 2026).decision;

describe('sending money home and saving here', () => {
  it('puts a match that is missed or offered first', () => {
    expect(decide({ match: 'missed', sent: 900 })).toBe('match_first');
    expect(decide({ match_limit: 4 })).toBe('match_first');
    expect(decide({ offers: 'yes' })).toBe('match_first');
    expect(decide({ match: 'full', offers: 'yes' })).toBe('fixed_sum');
  });

  it('says what the match takes in a year', () => {
    const { verdict } = runGuide(supportAbroad, { match_limit: 4, pay: 80_000, sent: 900 }, 2026);
    expect(verdict.because.map(renderPlain).join(' ')).toContain('4% of your pay is $3,200');
  });

  it('puts card debt and an empty cushion before the help', () => {
    expect(decide({ cards: 4000, sent: 300 })).toBe('debt_first');
    expect(decide({ cash: 2999, sent: 300 })).toBe('cushion_first');
    expect(decide({ cash: 3000, sent: 300 })).toBe('fixed_sum');
  });

  it('lowers the help above a share of pay', () => {
    expect(decide({ sent: 625, pay: 50_000 })).toBe('fixed_sum');
    expect(decide({ sent: 626, pay: 50_000 })).toBe('send_less');
  });
});

it('names a sum to come down to, and builds a cushion where there is none', () => {
  const { verdict } = runGuide(supportAbroad, { sent: 900, pay: 58_000 }, 2026);
  expect(renderPlain(verdict.opening)).toContain('to about $483 a month');
  expect(decide({ sent: 300, no_savings: true })).toBe('cushion_first');
});
