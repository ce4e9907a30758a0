import { beforeAll, describe, expect, it } from 'vitest';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { createScriptedReader } from '#server/testing/advisor/scripted-reader.ts';

const reader = createScriptedReader();
const { say } = reader;
let ask: TestAdvisor['ask'];
beforeAll(async () => {
  ({ ask } = await openTestAdvisor({ openReaderModel: () => reader }));
});

const runsAfter = async (...messages: readonly [string, ...string[]]) => {
  const { planned } = await ask(...messages);
  return planned?.plan.kind === 'calculate' ? planned.plan.runs.map(({ input }) => input) : [];
};
const opening = async (...messages: readonly [string, ...string[]]) =>
  (await ask(...messages)).text.split('\n')[0];

const loan = say('{18k|debt_balance:personal} for {5 yrs|term} at {9.5|loan_rate}, monthly?', {
  ask: 'loan_amortization',
  want: 'payment',
});
const other = say('the other place said {3 yrs|term} at {11 percent|loan_rate}', { act: 'change' });

describe('two offers given one after the other', () => {
  it.each([
    ['which costs me less interest in the end', 'which'],
    ['whats the difference in total interest between the {two|other}', 'change'],
  ] as const)('are compared: %s', async (marked, want) => {
    const which = say(marked, { act: 'another', want, ask: 'loan_amortization' });
    expect(await runsAfter(loan, other, which)).toMatchObject([{ years: 5 }, { years: 3 }]);
    expect(await opening(loan, other, which)).toMatch(
      /total interest is \[\$1,467\.\d\d\]\(#[\w.~-]+\) less/,
    );
  });

  it('are the last two that differ, even with other numbers in between', async () => {
    const pay = say('we make {11k|wages@both} a month', { act: 'change' });
    const difference = say('difference in interest?', { act: 'another', want: 'change' });
    expect(await runsAfter(loan, other, pay, difference)).toMatchObject([{ years: 5 }, { years: 3 }]);
  });
});

it('a change that asks for the difference is compared with the run before', async () => {
  const shorter = say('how much less interest with {3 years|term}', { act: 'change', want: 'change' });
  expect(await runsAfter(loan, shorter)).toMatchObject([{ years: 5 }, { years: 3 }]);
});

it('a remark that changes nothing is acknowledged with the same result', async () => {
  const remark = say('the rate lock runs out soon', { act: 'change', ask: 'loan_amortization' });
  expect(await opening(loan, remark)).toMatch(
    /^\*\*Noted\. With these numbers the result stays the same: the payment is/,
  );
});

it('a number in an upset message changes the last run', async () => {
  const longer = say('and {6 years|term}?', { act: 'change' });
  const back = say('oof, back to {5|term}', {
    act: 'upset',
    actProbability: 0.6,
    nextAct: 'change',
  });
  const lower = say('what if it were {9|loan_rate}', { act: 'change' });
  expect(await runsAfter(loan, longer, back, lower)).toMatchObject([{ years: 5, rate: 9 }]);
});

it('a later number changes the earlier calculation that it clearly belongs to', async () => {
  const conversion = say('convert {40,000|conversion}, single, {58|age}, wages {55,000|wages}: tax?', {
    ask: 'roth_conversion',
    facts: ['filing=single'],
  });
  const medicare = say('does that cost me more for medicare?', { act: 'new', ask: 'medicare_irmaa' });
  const less = say('and just {20k|conversion}?', { act: 'change', ask: 'roth_conversion' });
  const { planned } = await ask(conversion, medicare, less);
  const runs = planned?.plan.kind === 'calculate' ? planned.plan.runs : [];
  expect(runs[0]?.calculator.name).toBe('roth_conversion');
  expect(runs[0]?.input).toMatchObject({ convert: 20_000 });
});

it('a number repeated next to its correction is not a new number', async () => {
  const tax = say('{64k|wages} and my wife {41k|wages@spouse}, jointly: federal tax?', {
    ask: 'federal_income_tax',
    facts: ['filing=married_joint'],
  });
  const now = say('no, {41|wages} is what she will make, right now it is {27k|wages@spouse}', {
    act: 'change',
  });
  expect(await runsAfter(tax, now)).toMatchObject([{ wages: 64_000, spouse_wages: 27_000 }]);
});

it('numbers for another calculation are not used for the decision before', async () => {
  const decision = say('how much should we put away for a house?', { ask: 'guide:how_much_house' });
  const numbers = say('{60 thousand|goal_amount} in {4 years|horizon}, {4%|rate_savings} savings', {
    act: 'change',
    ask: 'savings_goal',
  });
  expect(await runsAfter(decision, numbers)).toMatchObject([{ target: 60_000 }]);
});

it('a rate and a term in one message are one case, even if only one is read as a second offer', async () => {
  const shorter = say('and on {3 years|term} at {8.5|loan_rate/b}', { act: 'change' });
  expect(await runsAfter(loan, shorter)).toMatchObject([{ years: 3, rate: 8.5 }]);
});

it('a yes-or-no question that two calculators could answer is answered once', async () => {
  const lasts = say('will {$1 million|bal_total} last {30 years|time_last} at {40,000|spend_total} a year?', {
    ask: ['retirement_montecarlo', 'money_lasts'],
    want: 'yesno',
  });
  expect((await ask(lasts)).planned?.plan).toMatchObject({
    kind: 'calculate',
    runs: [{ calculator: { name: 'retirement_montecarlo' } }],
  });
});
