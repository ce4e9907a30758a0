import { expect, it } from 'vitest';
import { sizeByPeople } from '#advisor/picture/people-at-work.ts';
import type { Reading } from '#advisor/reader/reading.ts';

const sizeOf = (numbers: readonly { role: string; value: number; unit?: string }[], ...read: string[]) =>
  sizeByPeople({
    told: numbers.map((one) => ({
      unit: 'none',
      said: one.value.toLocaleString('en-US'),
      ...one,
    })) as unknown as Reading['told'],
    facts: read.map((id) => ({ id, probability: 0.9 })),
  }).map(({ id }) => id);

it('tells the size of an employer by the number of people', () => {
  const words = ['work=employed', 'employer_size=large', 'employer_size=small'];
  expect(sizeOf([{ role: 'other', value: 12 }], ...words)).toEqual(['work=employed', 'employer_size=small']);
  expect(sizeOf([{ role: 'other', value: 1100, unit: 'money' }], 'employer_size=small')).toEqual([
    'employer_size=large',
  ]);
  expect(sizeOf([{ role: 'n_people', value: 20 }], ...words)).toEqual([
    'work=employed',
    'employer_size=large',
  ]);
});

it('leaves the words alone where no number or several could be meant', () => {
  expect(sizeOf([{ role: 'age', value: 65 }], 'employer_size=small')).toEqual(['employer_size=small']);
  const two = [
    { role: 'other', value: 12 },
    { role: 'other', value: 300 },
  ];
  expect(sizeOf(two, 'employer_size=small')).toEqual(['employer_size=small']);
  expect(sizeOf([{ role: 'other', value: 12 }], 'work=employed')).toEqual(['work=employed']);
});
