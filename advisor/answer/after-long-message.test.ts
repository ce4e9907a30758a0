import { expect, it } from 'vitest';
import { openTestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';

it('reads a question after a very long message as it would alone', async () => {
  const { ask } = await openTestAdvisor();
  const long = `Tell me about ${'saving and spending '.repeat(450)}`;
  const { said } = await ask(long, 'If I invest $400 a month at 6% for 20 years, how much will I have?');
  expect(said).toMatchObject({ monthly: 400, rate: 6, years: 20 });
});
