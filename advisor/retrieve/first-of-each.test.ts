import { expect, it } from 'vitest';
import { firstOfEach } from '#advisor/retrieve/first-of-each.ts';

it('keeps the first item of each key in its place', () => {
  const items = ['x1', 'y1', 'x2', 'z1', 'y2'];
  expect(firstOfEach(items, ([key = '']) => key)).toEqual(['x1', 'y1', 'z1']);
});
