import { expect, it } from 'vitest';
import type { Fields } from '#advisor/calculators/define/fields.ts';
import { inWords } from '#advisor/compose/guides/unchanged-words.ts';
import { behindOnRetirement } from '#advisor/guides/retirement/behind-on-retirement.ts';

it('names each input with its value, and a plain yes by its name alone', () => {
  const fields = behindOnRetirement.fields as Fields;
  expect(inWords(fields, { age: 45, nothing_saved: 'yes', pay: 58_000 }, {})).toEqual([
    'your age 45',
    'nothing saved yet',
    'yearly pay $58,000 a year',
  ]);
});
