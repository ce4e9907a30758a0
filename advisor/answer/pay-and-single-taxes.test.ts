import { beforeAll, expect, it } from 'vitest';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';

let ask: TestAdvisor['ask'];
beforeAll(async () => {
  ({ ask } = await openTestAdvisor());
});

it.each([
  ['58,400 to 61,200, what percent raise is that, and am i really ahead if prices rose 2.9 %', '4.8%'],
  ['I’ll owe about 2,400 in April and have 8 paychecks left, how much extra per check', '[$300]'],
  ['9,600 overtime on top of 58k, how much can I deduct and what does it save', 'deduct [$3,200]'],
  ['I’m 67, single, AGI 88,000, how much of the senior deduction do I get', '$5,220'],
  [
    'my 14 year old’s custodial account paid 5,400 in interest, we’re in the 24% bracket, kiddie tax?',
    '$783',
  ],
  [
    'last year’s tax 14,200 (AGI 120k), this year about 21,000, withheld 9,500: what do I have to send in all to avoid the penalty',
    '$4,700',
  ],
])('answers: %s', async (question, figure) => {
  expect((await ask(question)).text).toContain(figure);
});
