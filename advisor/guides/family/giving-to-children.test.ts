import { describe, expect, it } from 'vitest';
import { givingToChildren } from '#advisor/guides/family/giving-to-children.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(givingToChildren, given, 2026).decision;

describe('giving to children', () => {
  it('takes a form only above what each giver may give', () => {
    expect(decide({})).toBe('give');
    expect([19_000, 19_001].map((gift) => decide({ gift }))).toEqual(['give', 'give_and_file']);
    expect([38_000, 38_001].map((gift) => decide({ gift, couple: true }))).toEqual(['give', 'give_and_file']);
  });

  it('keeps a house, and what is needed', () => {
    expect(decide({ what: 'house', can_spare: 'yes' })).toBe('keep_the_house');
    expect(decide({ home: 400_000 })).toBe('keep_the_house');
    expect(decide({ home: 400_000, gift: 10_000 })).toBe('give');
    expect(decide({ gift: 10_000, can_spare: 'no' })).toBe('keep_it');
  });

  it('says how much of the exemption a gift uses', () => {
    const { runs } = runGuide(givingToChildren, { gift: 50_000, recipients: 2 }, 2026);
    expect(runs[0]?.run.result.figures.find(({ id }) => id === 'exemption_used')?.value).toBe(62_000);
  });

  it('weighs the gift against what the giver has', () => {
    expect(decide({ gift: 40_000, savings: 120_000 })).toBe('keep_it');
    expect(decide({ gift: 40_000, savings: 200_000 })).toBe('give_and_file');
    expect(decide({ gift: 15_000, savings: 200_000 })).toBe('give');
  });

  it('puts card debt of the giver first', () => {
    expect(decide({ gift: 5000, cards: 9000 })).toBe('keep_it');
    expect(decide({ gift: 5000 })).toBe('give');
  });

  it('names the gift and the savings', () => {
    const { verdict } = runGuide(givingToChildren, { gift: 40_000, savings: 120_000 }, 2026);
    expect(renderPlain(verdict.opening)).toBe(
      'Not that much: $40,000 out of $120,000 is more than you can be sure to spare.',
    );
  });
});

it('weighs monthly help by the pay', () => {
  const decided = (given: Record<string, unknown>) => runGuide(givingToChildren, given, 2026).decision;
  expect(decided({ monthly: 500, pay: 60_000 })).toBe('help_monthly');
  expect(decided({ monthly: 501, pay: 60_000 })).toBe('help_less');
  expect(decided({ monthly: 500 })).toBe('help_less');
});

it('weighs a gift by what the rest would pay to an old age', () => {
  const retired = { age: 70, savings: 600_000, gift: 80_000, income: 3000 };
  const decided = (given: Record<string, unknown>) => runGuide(givingToChildren, given, 2026);
  expect(decided(retired).decision).toBe('keep_it');
  expect(decided({ ...retired, spending: 4500 }).decision).toBe('give_and_file');
  const { verdict } = decided({ ...retired, spending: 6500 });
  expect(verdict.because.map(renderPlain).join(' ')).toContain('you spend $6,500 a month');
  expect(decided({ ...retired, gift: 20_000, spending: 6500 }).decision).toBe('keep_it');
  expect(decided({ gift: 50_000, worry: 'divorce' }).decision).toBe('safe_from_divorce');
});
