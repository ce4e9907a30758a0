import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { raiseOrBonus } from '#advisor/guides/investing/raise-or-bonus.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (given: Record<string, unknown>) => runGuide(raiseOrBonus, given, 2026);
const opening = (given: Record<string, unknown>) =>
  renderPlain(runGuide(raiseOrBonus, given, 2026).verdict.opening);
const decide = (given: Record<string, unknown>) => run(given).decision;

describe('a raise or a bonus', () => {
  it('puts a missed match first and cards second', () => {
    expect(decide({ bonus: 9000, match: 'missed', card: 4000 })).toBe('match');
    expect(decide({ bonus: 9000, match: 'full', card: 4000 })).toBe('debt');
  });

  it('tells what comes once from what comes every month', () => {
    expect(decide({ bonus: 9000 })).toBe('bonus');
    expect(decide({ raise: 9000 })).toBe('raise');
    expect(decide({})).toBe('raise');
  });

  it('says what stays after federal taxes', () => {
    // In the 22% bracket: 22% and 7.65% of it go.
    const figures = run({ wages: 90_000, bonus: 10_000 }).runs[0]?.run.result.figures ?? [];
    expect(figures.find(({ id }) => id === 'kept')?.value).toBe(7035);
    const { verdict } = run({ wages: 90_000, percent: 4 });
    expect(verdict.because.map(renderPlain).join(' ')).toContain('more a month');
  });

  it('fills an empty cushion first, and invests where it is full', () => {
    expect(opening({ bonus: 5000, none_saved: 'yes' })).toBe(
      "Put the $5,000 into savings: it's the start of your emergency fund.",
    );
    expect(decide({ bonus: 15_000, months: 2 })).toBe('cushion');
    expect(decide({ bonus: 15_000, months: 3 })).toBe('invest');
    expect(opening({ bonus: 15_000, months: 6, full: true })).toContain('a plain brokerage account');
    expect(decide({ raise: 6000, months: 6 })).toBe('raise');
  });

  it('names the card, and whether the bonus ends it', () => {
    expect(opening({ bonus: 10_000, card: 6000 })).toMatch(/^Pay off the \$6,000 on the card/);
    expect(opening({ bonus: 5000, card: 6000 })).toMatch(/^Put all of it on the \$6,000/);
  });
});

it('counts what is left of a bonus after tax before it promises that some stays', () => {
  const openingOf = (given: Record<string, unknown>) =>
    renderPlain(runGuide(raiseOrBonus, { wages: 95_000, card: 9000, ...given }, 2026).verdict.opening);
  expect(openingOf({ bonus: 12_000 })).toBe('Put all of it on the $9,000 you owe on the card.');
  expect(openingOf({ bonus: 20_000 })).toContain("that's left after tax");
  expect(openingOf({ next: 103_000 })).toMatch(/^Send all of it, about \$\d+ a month, to the \$9,000/);
});
