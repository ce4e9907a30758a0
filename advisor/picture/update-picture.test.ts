import { describe, expect, it } from 'vitest';
import { valueInRole } from '#advisor/picture/role-values.ts';
import { readQuantities } from '#advisor/reader/quantities/read-quantities.ts';
import { factsOf, replaceFacts, startQuestion, wordsOf } from '#advisor/picture/update-picture.ts';
import type { Reading } from '#advisor/reader/reading.ts';
import { toldFact, toldPicture, toldWord } from '#server/testing/advisor/picture-facts.ts';

const valuesOf = ({ facts }: ReturnType<typeof toldPicture>) => facts.map(({ role, value }) => [role, value]);

describe('a later fact', () => {
  it('replaces an earlier one of the same role', () => {
    const before = toldPicture([
      { role: 'save_amount', value: 500 },
      { role: 'rate_return', value: 7 },
    ]);
    const after = replaceFacts(before, [toldFact({ role: 'rate_return', value: 5, turn: 1 })], []);
    expect(valuesOf(after)).toEqual([
      ['save_amount', 500],
      ['rate_return', 5],
    ]);
  });

  it('that tells when something was bought replaces how long it was held', () => {
    const before = toldPicture([{ role: 'time_held', value: 7 / 12, unit: 'time' }]);
    const bought = toldFact({ role: 'year_past', value: 2024, unit: 'date', turn: 1 });
    expect(valuesOf(replaceFacts(before, [bought], []))).toEqual([['year_past', 2024]]);
  });

  it('keeps facts of another person', () => {
    const before = toldPicture([
      { role: 'wages', value: 60_000 },
      { role: 'wages', value: 40_000, owner: 'spouse' },
    ]);
    const after = replaceFacts(
      before,
      [toldFact({ role: 'wages', value: 45_000, owner: 'spouse', turn: 1 })],
      [],
    );
    expect(valuesOf(after)).toEqual([
      ['wages', 60_000],
      ['wages', 45_000],
    ]);
  });

  it('of a kind replaces only that kind', () => {
    const before = toldPicture([
      { role: 'debt_balance', value: 4000, kind: 'card' },
      { role: 'debt_balance', value: 9000, kind: 'car' },
    ]);
    const after = replaceFacts(
      before,
      [toldFact({ role: 'debt_balance', value: 8000, kind: 'car', turn: 1 })],
      [],
    );
    expect(valuesOf(after)).toEqual([
      ['debt_balance', 4000],
      ['debt_balance', 8000],
    ]);
  });

  it('in another unit or form replaces the earlier form', () => {
    const before = toldPicture([{ role: 'down_share', value: 20, unit: 'percent' }]);
    const after = replaceFacts(before, [toldFact({ role: 'down_amount', value: 50_000, turn: 1 })], []);
    expect(valuesOf(after)).toEqual([['down_amount', 50_000]]);
  });

  it('in words replaces the value of its key', () => {
    const after = replaceFacts(
      toldPicture([], 'filing=single', 'account=roth_ira'),
      [],
      [toldWord('filing=married_joint'), toldWord('account=workplace')],
    );
    expect(after.words.map(({ key, value }) => `${key}=${value}`)).toEqual([
      'account=roth_ira',
      'filing=married_joint',
      'account=workplace',
    ]);
  });
});

it('a new question keeps facts of the person and drops those of the last question', () => {
  const before = toldPicture(
    [
      { role: 'age', value: 40, unit: 'age' },
      { role: 'wages', value: 90_000 },
      { role: 'mortgage_balance', value: 300_000 },
      { role: 'loan_rate', value: 6.5, unit: 'percent' },
    ],
    'filing=single',
    'loan=mortgage',
  );
  const after = startQuestion(before, [toldFact({ role: 'horizon', value: 20, unit: 'time', turn: 1 })], []);
  expect(after.facts.map(({ role }) => role)).toEqual(['age', 'wages', 'horizon']);
  expect(after.words.map(({ key }) => key)).toEqual(['filing']);
});

describe('a reading', () => {
  const readingOf = (part: Partial<Reading>): Reading => ({
    text: '',
    act: { id: 'new', probability: 1 },
    want: { id: 'amount', probability: 1 },
    relative: { id: 'none', probability: 1 },
    asks: [],
    told: [],
    facts: [],
    ...part,
  });

  it('reads “under 50” as an age below 50', () => {
    const quantity = { unit: 'none', value: 50, isBelow: true, start: 6, end: 8, said: '50' } as const;
    expect(valueInRole('age', quantity)).toEqual({ unit: 'age', value: 49 });
    expect(readQuantities('both under 50')).toMatchObject([{ value: 50, isBelow: true }]);
  });

  it('has a fact for each number with a meaning', () => {
    const quantity = { unit: 'none', value: 85, start: 0, end: 2, said: '85' } as const;
    const meaning = {
      owner: 'me',
      kind: 'none',
      case: 'none',
      relative: 'none',
      probability: 0.9,
      otherRoles: [],
    } as const;
    const told = [
      { ...quantity, ...meaning, role: 'wages' },
      { ...quantity, ...meaning, role: 'other' },
    ] as const;
    // People tell large sums in thousands.
    expect(factsOf(readingOf({ told }), 3)).toMatchObject([
      { role: 'wages', value: 85_000, unit: 'money', turn: 3, source: 'words' },
    ]);
  });

  it('has the likeliest value of each key in words, and several flags', () => {
    const facts = ['filing=single', 'filing=head_of_household', 'flag=match', 'flag=espp'].map((id) => ({
      id,
      probability: 0.8,
    }));
    expect(wordsOf(readingOf({ facts }), 0).map(({ key, value }) => `${key}=${value}`)).toEqual([
      'filing=single',
      'flag=match',
      'flag=espp',
    ]);
  });

  it('keeps several markets of one message to compare, if they are likely', () => {
    const facts = [
      { id: 'series=gold', probability: 0.9 },
      { id: 'series=stocks', probability: 0.8 },
      { id: 'series=bonds', probability: 0.4 },
    ];
    expect(wordsOf(readingOf({ facts }), 0).map(({ value }) => value)).toEqual(['gold', 'stocks']);
  });

  it('keeps another likely value', () => {
    const facts = [
      { id: 'state=ca', probability: 0.66 },
      { id: 'state=tx', probability: 0.45 },
    ];
    expect(wordsOf(readingOf({ facts }), 0)).toMatchObject([{ value: 'ca', rival: 'tx' }]);
  });
});

it('a debt that is stated again keeps its name, and one with another name stays', () => {
  const before = toldPicture([
    { role: 'debt_balance', value: 4000, kind: 'card', name: 'Visa' },
    { role: 'debt_balance', value: 9000, kind: 'card', name: 'Discover' },
  ]);
  const told = toldFact({ role: 'debt_balance', value: 3500, kind: 'card', name: 'Visa', turn: 1 });
  const after = replaceFacts(before, [told], []);
  expect(after.facts.map(({ name, value }) => [name, value])).toEqual([
    ['Discover', 9000],
    ['Visa', 3500],
  ]);
});
