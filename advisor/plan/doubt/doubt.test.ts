import { describe, expect, it } from 'vitest';
import { askAboutDoubt, confidenceOf, doubtThresholds, surenessOf } from '#advisor/plan/doubt/doubt.ts';
import { toldFact } from '#server/testing/advisor/picture-facts.ts';

const sure = toldFact({ role: 'loan_rate', value: 6.5, said: '6.5%', probability: 0.9 });
const doubtful = toldFact({
  role: 'debt_extra',
  value: 300,
  said: '$300',
  probability: 0.5,
  otherRoles: [
    { id: 'debt_payment', probability: 0.4 },
    { id: 'other', probability: 0.1 },
  ],
});

describe('confidence', () => {
  it('is that of the weakest thing it rests on', () => {
    expect(confidenceOf({ ask: 0.95, used: [sure], leftover: [] })).toBe(0.9);
    expect(confidenceOf({ ask: 0.7, used: [sure], leftover: [] })).toBe(0.7);
    expect(confidenceOf({ ask: 0.95, used: [sure, doubtful], leftover: [] })).toBe(0.5);
    expect(confidenceOf({ ask: 0.8, used: [], leftover: [] })).toBe(0.8);
  });

  it('is less for every number that was told and not used', () => {
    const none = confidenceOf({ ask: 0.9, used: [], leftover: [] });
    const one = confidenceOf({ ask: 0.9, used: [], leftover: [sure] });
    const two = confidenceOf({ ask: 0.9, used: [], leftover: [sure, doubtful] });
    expect(one).toBeLessThan(none);
    expect(two).toBeLessThan(one);
    expect(two).toBeGreaterThan(0);
  });

  it('decides whether to answer, to answer and ask, or to ask', () => {
    expect(surenessOf(1)).toBe('sure');
    expect(surenessOf(doubtThresholds.sure)).toBe('sure');
    expect(surenessOf(doubtThresholds.nearly)).toBe('nearly');
    expect(surenessOf(doubtThresholds.nearly - 0.01)).toBe('unsure');
  });
});

describe('what is asked', () => {
  it('is about the most doubtful number, with its two likeliest meanings', () => {
    const asked = askAboutDoubt({ ask: 0.9, used: [sure, doubtful], leftover: [] })!;
    expect(asked.question).toMatch(/^Is \$300 .+, or .+\?$/);
    expect(asked.choices).toHaveLength(2);
    for (const choice of asked.choices) expect(choice).toMatch(/^\$300 is /);
  });

  it('is about what was told where a derived fact is doubtful', () => {
    const derived = toldFact({
      role: 'term_left',
      value: 2.8,
      said: '6.5%, $300',
      probability: 0.5,
      from: [sure, doubtful],
    });
    const asked = askAboutDoubt({ ask: 0.9, used: [derived], leftover: [] })!;
    expect(asked.question).toMatch(/^Is \$300 .+, or .+\?$/);
  });

  it('names nothing below it where it stands alone', () => {
    const doubts = { ask: 0.9, used: [], leftover: [sure] };
    expect(askAboutDoubt(doubts)).toMatchObject({
      question: expect.stringMatching(/^I left out 6\.5% \(.+\): this/),
      isNote: true,
    });
    expect(askAboutDoubt(doubts, 'alone')!.question).toMatch(
      /^I noted 6\.5% \(.+\)\. What would you like to know/,
    );
  });

  it('offers no meaning twice', () => {
    const quoted = toldFact({
      role: 'age_quoted',
      value: 67,
      unit: 'age',
      probability: 0.5,
      otherRoles: [
        { id: 'age_quoted', probability: 0.3 },
        { id: 'age_claim', probability: 0.1 },
      ],
    });
    const { choices } = askAboutDoubt({ ask: 0.9, used: [quoted], leftover: [] })!;
    expect(choices).toHaveLength(2);
    expect(new Set(choices).size).toBe(2);
  });

  it('is about what was left over where everything used is sure', () => {
    const left = toldFact({ role: 'hoa', value: 250, said: '250' });
    expect(askAboutDoubt({ ask: 0.9, used: [sure], leftover: [left] })?.question).toContain('250');
  });

  it('is nothing where there is no doubt', () => {
    expect(askAboutDoubt({ ask: 0.9, used: [sure], leftover: [] })).toBeUndefined();
  });

  it('asks which of two states is meant, by their names', () => {
    const state = { key: 'state', value: 'ca', rival: 'tx', turn: 0, probability: 0.66 };
    const word = { ...state, label: 'State', options: ['ca', 'tx', 'wy'] };
    expect(askAboutDoubt({ ask: 0.9, used: [], leftover: [], words: [word] })).toEqual({
      question: 'State: is it California or Texas?',
      choices: ['California', 'Texas'],
    });
  });
});
