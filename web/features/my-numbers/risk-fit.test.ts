import { describe, expect, it } from 'vitest';
import { riskFit, riskQuestions, type RiskAnswers } from '#web/features/my-numbers/risk-fit.ts';

const bold: Required<RiskAnswers> = {
  horizon: 'far',
  reaction: 'buy_more',
  goal: 'growth',
  experience: 'much',
  income: 'steady',
  reserve: 'long',
  dependence: 'little',
};

describe('the share of stocks that fits somebody', () => {
  it('goes from the answers that take the least risk to those that take the most', () => {
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

  it('says why, and what decides where the two sides are apart', () => {
    const { why, share } = riskFit({ ...bold, horizon: 'early' }, 2026)!;
    expect(share).toBe(30);
    expect(why.join(' ')).toContain('With 4 years to go');
    expect(why.join(' ')).toContain('You can stomach more risk than you can afford');
  });

  it.each(riskQuestions)('is not told before %s is answered', (question) => {
    const { [question]: _, ...others } = bold;
    expect(riskFit(others, 2026)).toBeNull();
  });
});
