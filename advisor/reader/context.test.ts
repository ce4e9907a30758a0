import { expect, it } from 'vitest';
import { contextOf } from '#advisor/reader/context.ts';

it('shows the end of a long earlier message, from a whole word on', () => {
  const story = `${'we moved to Tulsa and saved what we could '.repeat(200)}so what now?`;
  const context = contextOf({ before: [story], asked: undefined, topic: 'Budget' });
  expect(context.length).toBeLessThan(420);
  expect(context).toMatch(/so what now\? \| Budget$/);
  expect(story.split(' ')).toContain(context.split(' ')[0]);
});
