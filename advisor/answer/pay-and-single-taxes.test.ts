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
  // 7,500 + 8,600: the catch-up is only hers.
  ['i’m 48 and my wife is 52, how much can we both put in our IRAs this year', '[$16,100]'],
  // Joint 30,740 - 2,200; head of household 11,788 - 2,200, and 15,370 single.
  ['we each make 110k and have 1 kid together not married, tax if we tie the knot', '[$3,582]'],
  // Half of 60,000 for each is within 2 x 19,000.
  ['my wife and i want to give our son and his husband 60k, gift tax?', 'no tax and no form'],
  [
    'I want to give $25,000 to each of four grandchildren. How much counts against my exemption?',
    '[$24,000]',
  ],
  // 15 % of a quarter of 30,000.
  [
    'i inherited a quarter of dads house worth 400k when he died, sold 430k, capital gains tax for me? i make 80k',
    '[$1,125]',
  ],
  // 3,000 x (24 % + 7.65 %).
  ['health fsa 3,000 a year, 24 percent bracket, savings?', '[$950]'],
])('answers: %s', async (question, figure) => {
  expect((await ask(question)).text).toContain(figure);
});
