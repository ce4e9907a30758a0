import { expect, it } from 'vitest';
import { rewardsCard } from '#advisor/guides/debt/rewards-card.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(rewardsCard, given, 2026).decision;

it('takes cash back unless someone travels a lot', () => {
  expect(decide({})).toBe('cash_back');
  expect(decide({ pays: 'in_full', travel: 'rarely' })).toBe('cash_back');
  expect(decide({ pays: 'in_full', travel: 'often' })).toBe('travel');
});

it('skips a yearly fee without much travel', () => {
  expect(decide({ fee: 695 })).toBe('no_fee_card');
  expect(decide({ fee: 95, travel: 'often' })).toBe('travel');
});

it('forgets rewards while a balance is carried', () => {
  expect(decide({ balance: 2400, travel: 'often' })).toBe('no_rewards');
  expect(decide({ pays: 'over_time' })).toBe('no_rewards');
  expect(decide({ carries: true })).toBe('no_rewards');
});

it('holds a travel card against plain cash back', () => {
  const { verdict } = runGuide(rewardsCard, { spending: 3000, fee: 395, travel: 'often' }, 2026);
  expect(verdict.because.map(renderPlain).join(' ')).toContain('$720 a year');
});
