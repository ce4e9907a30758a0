import { beforeAll, describe, expect, it } from 'vitest';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/open-test-advisor.ts';

let ask: TestAdvisor['ask'];
beforeAll(async () => {
  ({ ask } = await openTestAdvisor());
});

describe('family, benefits and insurance', () => {
  it.each([
    ['can i put my girlfriend on my health insurance at work?', 'domestic partners'],
    ['Dad signed nothing and now has alzheimers. Can we still get a power of attorney?', 'day of signing'],
    ['moving back to brazil for good in june, what happens to my 401k of $41,000', '$41,000 stays yours'],
    ['my brother is paid $2,000 a month to care for mom, does that hurt medicaid later?', 'care agreement'],
    ['what do I do first as executor of my aunt’s will', 'original will'],
    ['does medicare pay for memory care?', 'doesn’t pay for memory care'],
  ])('answers “%s” for this case', async (question, expected) => {
    const { opening } = await ask(question);
    expect(opening).toContain(expected);
  });
});
