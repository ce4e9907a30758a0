import { describe, expect, it } from 'vitest';
import { creditBuilding } from '#advisor/guides/debt/credit-building.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(creditBuilding, given, 2026).decision;

const openingOf = (given: Record<string, unknown>) =>
  renderPlain(runGuide(creditBuilding, given, 2026).verdict.opening);

describe('building credit', () => {
  it('pays down a card that is nearly full', () => {
    expect(decide({ balance: 1500, limit: 5000 })).toBe('usual');
    expect(decide({ balance: 1501, limit: 5000 })).toBe('pay_down');
    expect(decide({ balance: 4800, limit: 5000, situation: 'before_loan' })).toBe('pay_down');
  });

  it('leaves a high score alone', () => {
    expect(decide({ score: 759 })).toBe('usual');
    expect(decide({ score: 760 })).toBe('enough');
    expect(decide({ score: 655, situation: 'before_loan' })).toBe('before_loan');
  });

  it('tells a beginner from a damaged record', () => {
    expect(decide({ situation: 'none' })).toBe('start');
    expect(decide({ situation: 'damaged', score: 588 })).toBe('repair');
  });

  it('repairs after missed payments, and starts with the young who tell nothing else', () => {
    expect(decide({ score: 588, missed: true })).toBe('repair');
    expect(decide({ score: 588 })).toBe('usual');
    expect(decide({ age: 19 })).toBe('start');
    expect(decide({ age: 19, score: 700 })).toBe('usual');
    expect(decide({ score: 655, buying: true })).toBe('before_loan');
  });

  it('opens with the score', () => {
    expect(openingOf({ score: 588, missed: true })).toBe(
      'Get current and stay current: from 588, on-time payments fix more than anything you can buy.',
    );
  });
});

it('decides about a card that is to be closed, unless a home is being bought', () => {
  const decided = (given: Record<string, unknown>) => runGuide(creditBuilding, given, 2026).decision;
  expect(decided({ fee: 95 })).toBe('usual');
  expect(decided({ fee: 95, close: 'closing_a_card' })).toBe('close_card');
  expect(decided({ close: 'closing_a_card', buying: true })).toBe('before_loan');
});

it('says how soon the limit is used less, and where cash goes', () => {
  const card = { score: 588, balance: 3900, limit: 4200 };
  const first = (given: Record<string, unknown>) =>
    renderPlain(runGuide(creditBuilding, given, 2026).verdict.because[0]!);
  expect(first({ ...card, monthly: 400 })).toContain('takes about 7 months');
  expect(first({ ...card, monthly: 400, horizon: 1.5 })).toContain('well before you apply');
  expect(first({ ...card, monthly: 400, horizon: 0.5 })).not.toContain('well before you apply');
  expect(first({ ...card, cash: 1500 })).toContain('half of your $1,500');
});

it('does not take people with a score, or a card in use, for beginners', () => {
  const none = { situation: 'none' };
  const decisionOf = (given: Record<string, unknown>) => runGuide(creditBuilding, given, 2026).decision;
  expect(decisionOf(none)).toBe('start');
  expect(decisionOf({ ...none, balance: 2800, limit: 3000 })).toBe('pay_down');
  expect(decisionOf({ ...none, score: 645 })).not.toBe('start');
});
