import { describe, expect, it } from 'vitest';
import { parentsMoney } from '#advisor/guides/family/parents-money.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(parentsMoney, given, 2026).decision;

describe("parents' money", () => {
  it('goes by what they need', () => {
    expect(decide({})).toBe('power_of_attorney');
    expect(['papers', 'memory', 'support', 'care'].map((need) => decide({ need }))).toEqual([
      'power_of_attorney',
      'act_while_they_can',
      'benefits_first',
      'elder_law_first',
    ]);
  });

  it('sends money only where the helper can spare it', () => {
    expect(decide({ need: 'support', own_footing: 'yes' })).toBe('fixed_sum');
    expect(decide({ need: 'support', own_footing: 'no' })).toBe('benefits_first');
  });

  it('asks whether money can be spared only where money is needed', () => {
    expect(runGuide(parentsMoney, { need: 'support' }, 2026).question?.field).toBe('own_footing');
    expect(runGuide(parentsMoney, { need: 'care' }, 2026).question).toBeUndefined();
  });

  it('tells care from help by its cost', () => {
    expect(decide({ cost: 9000 })).toBe('elder_law_first');
    expect(decide({ cost: 900 })).toBe('benefits_first');
  });

  it('helps with a sum that pay carries, but not beside card debt', () => {
    expect(decide({ cost: 500, pay: 70_000 })).toBe('fixed_sum');
    expect(decide({ cost: 900, pay: 70_000 })).toBe('benefits_first');
    expect(decide({ cost: 500, pay: 70_000, cards: 15_000 })).toBe('benefits_first');
  });

  it('names the sum', () => {
    const { verdict } = runGuide(parentsMoney, { cost: 500, pay: 70_000 }, 2026);
    expect(renderPlain(verdict.opening)).toBe(
      'Yes, $500 a month is an amount you can carry: pay it straight to their bills.',
    );
  });
});

it('keeps the house in the name of the parent', () => {
  const decided = (given: Record<string, unknown>) => runGuide(parentsMoney, given, 2026).decision;
  expect(decided({})).toBe('power_of_attorney');
  expect(decided({ house: 'signed_over' })).toBe('keep_the_house');
});

it('says how long savings pay for care beside what comes in', () => {
  const opening = (given: Record<string, unknown>) =>
    renderPlain(
      runGuide(parentsMoney, { cost: 5200, their_savings: 96_000, ...given }, 2026).verdict.opening,
    );
  // 96,000 / 5,200, then / 3,100, then / 2,500.
  expect(opening({})).toContain('18.5 months');
  expect(opening({ their_income: 2100 })).toContain('31 months');
  expect(opening({ their_income: 2100, help: 600 })).toContain('38.4 months');
});
