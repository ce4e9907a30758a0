import { expect, it } from 'vitest';
import type { PictureFact } from '#advisor/picture/picture.ts';
import { withQuotedAge } from '#advisor/picture/quoted-age.ts';
import { toldPicture } from '#server/testing/advisor/picture-facts.ts';

type Told = Parameters<typeof toldPicture>[0];

const benefit = (value: number, start: number) => ({ role: 'ss_income', value, start }) as const;
const claim = (value: number, start: number, more: Partial<PictureFact> = {}) =>
  ({ role: 'age_claim', value, start, unit: 'age', ...more }) as const;
const read = (facts: Told) =>
  withQuotedAge(toldPicture(facts).facts)
    .filter(({ unit }) => unit === 'age')
    .map(({ role, value }) => [role, value]);

it('takes the claiming age beside the benefit as the age it is quoted for', () => {
  // "statement says 2,340 at 67. … file at 63"
  expect(read([benefit(2340, 15), claim(67, 24), claim(63, 70)])).toEqual([
    ['age_quoted', 67],
    ['age_claim', 63],
  ]);
  // "at 70 what do I get if at 62 it is 1,650"
  expect(read([claim(70, 3), claim(62, 27), benefit(1650, 36)])).toEqual([
    ['age_claim', 70],
    ['age_quoted', 62],
  ]);
});

it('has no quoted age when ages are compared, only one is stated, or there are two benefits', () => {
  const told = [
    [benefit(2000, 0), claim(62, 8, { case: 'a' }), claim(70, 20, { case: 'b' })],
    [benefit(2000, 0), claim(67, 8)],
    [benefit(1540, 0), claim(62, 8), benefit(2200, 20), claim(67, 30)],
    [benefit(2000, 0), claim(62, 60), claim(64, 80)],
  ];
  for (const facts of told) expect(read(facts).map(([role]) => role)).not.toContain('age_quoted');
});
