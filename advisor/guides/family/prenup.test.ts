import { describe, expect, it } from 'vitest';
import { prenup } from '#advisor/guides/family/prenup.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(prenup, given, 2026).decision;

describe('prenup', () => {
  it('is recommended to people with assets or a business', () => {
    expect(decide({})).toBe('prenup');
    expect(decide({ situation: 'little' })).toBe('no_need');
    expect(decide({ situation: 'little', own_business: true })).toBe('prenup');
    expect([149_999, 150_000].map((wealth) => decide({ situation: 'little', wealth }))).toEqual([
      'no_need',
      'prenup',
    ]);
  });

  it('keeps debts from before the wedding separate', () => {
    expect([14_999, 15_000].map((their_debt) => decide({ situation: 'little', their_debt }))).toEqual([
      'no_need',
      'keep_debts_apart',
    ]);
  });

  it('comes too late after the wedding, and never without a lawyer', () => {
    expect(decide({ together: 'married', situation: 'wealth' })).toBe('postnup');
    expect(decide({ together: 'married', situation: 'asked_to_sign' })).toBe('own_lawyer');
  });

  it('protects children from before in a later marriage', () => {
    expect(decide({ their_debt: 30_000, children: 2, age: 58 })).toBe('prenup');
    expect(decide({ their_debt: 30_000, children: 2, age: 30 })).toBe('keep_debts_apart');
  });

  it('names what is brought into the marriage', () => {
    const { verdict } = runGuide(prenup, { wealth: 1_100_000, children: 2, age: 58 }, 2026);
    expect(renderPlain(verdict.opening)).toBe(
      'Yes, get a prenup: you bring $1,100,000 and children of your own into the marriage.',
    );
  });
});

it('keeps the person’s home and the partner’s debt separate', () => {
  const run = (given: Record<string, unknown>) => runGuide(prenup, given, 2026);
  expect(run({ their_debt: 70_000 }).decision).toBe('keep_debts_apart');
  expect(renderPlain(run({ their_debt: 70_000, owns_home: true }).verdict.opening)).toBe(
    'Yes, get a prenup: it keeps your home yours and the $70,000 of debt theirs.',
  );
});

it('answers what it costs and how to bring it up', () => {
  expect(decide({ wealth: 340_000, asked: 'cost' })).toBe('cost');
  expect(decide({ wealth: 340_000, asked: 'insulted' })).toBe('insulted');
  expect(decide({ situation: 'asked_to_sign', asked: 'cost' })).toBe('own_lawyer');
});
