import { expect, it } from 'vitest';
import { convert } from '#advisor/picture/convert.ts';
import { seenForSubject } from '#advisor/picture/seen-for.ts';
import { toldPicture } from '#server/testing/advisor/picture-facts.ts';

it('the pay of a child stays that of a year when the case is theirs', () => {
  const theirs = toldPicture([{ role: 'wages', value: 2150, owner: 'child' }]);
  const [pay] = seenForSubject({ ...theirs, about: 'child' }).facts;
  expect(convert(pay!, { label: '', unit: 'usd_per_year' })).toBe(2150);
});

it('what somebody else earns stands in place of one’s own income, whatever it is called', () => {
  const both = toldPicture([
    { role: 'agi', value: 90_000 },
    { role: 'loan_rate', value: 7, unit: 'percent' },
    { role: 'wages', value: 4350, owner: 'child' },
  ]);
  const { facts } = seenForSubject({ ...both, about: 'child' });
  expect(facts.map(({ role, value }) => [role, value])).toEqual([
    ['loan_rate', 7],
    ['wages', 4350],
  ]);
});
