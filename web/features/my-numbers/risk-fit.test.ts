import { describe, expect, it } from 'vitest';
import type { MyNumbers } from '#contract/my-numbers.ts';
import {
  riskFit,
  riskQuestions,
  savedHorizons,
  type RiskAnswers,
} from '#web/features/my-numbers/risk-fit.ts';

const bold: Required<RiskAnswers> = {
  horizon: 'far',
  reaction: 'buy_more',
  goal: 'growth',
  experience: 'much',
  income: 'steady',
  reserve: 'long',
  dependence: 'little',
};

describe('the share of stocks that fits a person', () => {
  it('rises from the answers with the least risk to those with the most', () => {
    expect(riskFit(bold, 2026)).toMatchObject({
      conclusion: 'About 80% to 100% in stocks fits you.',
      share: 90,
    });
    const careful: RiskAnswers = {
      horizon: 'soon',
      reaction: 'sell_all',
      goal: 'safety',
      experience: 'none',
      income: 'none',
      reserve: 'none',
      dependence: 'most',
    };
    expect(riskFit(careful, 2026)).toMatchObject({
      conclusion: 'About 0% to 20% in stocks fits you.',
      share: 10,
    });
  });

  it('comes with its reason, and what decides when ability and willingness differ', () => {
    const { why, share } = riskFit({ ...bold, horizon: 'early' }, 2026)!;
    expect(share).toBe(30);
    expect(why.join(' ')).toContain('With 4 years to go');
    expect(why.join(' ')).toContain('You can stomach more risk than you can afford');
  });

  it('compares the answer about time with the saved retirement and goals', () => {
    const stored = { source: 'typed', confirmed_at: '2026-11-01T00:00:00Z' } as const;
    const numbers: MyNumbers = {
      facts: [
        { ...stored, fact: 'age', value: 41 },
        { ...stored, fact: 'retire_age', value: 64 },
      ],
      things: [
        { ...stored, id: '1', kind: 'goal', name: 'Kitchen', details: { amount: 40_000, by: '2028-06' } },
      ],
    };
    const saved = savedHorizons(numbers, new Date('2026-11-15T12:00:00Z'));
    const whyFor = (horizon: NonNullable<RiskAnswers['horizon']>) =>
      riskFit({ ...bold, horizon }, 2026, saved)!.why.join(' ');
    expect(whyFor('early')).toContain(
      'By your numbers you retire in 23 years, but you answered that you need this money in 3 to 5 years.',
    );
    expect(whyFor('far')).not.toContain('but you answered');
    expect(whyFor('far')).toContain('“Kitchen” is due within five years. Keep that money in savings');
  });

  it.each(riskQuestions)('is not shown before %s is answered', (question) => {
    const { [question]: _, ...others } = bold;
    expect(riskFit(others, 2026)).toBeNull();
  });
});
