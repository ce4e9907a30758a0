import { beforeAll, describe, expect, it } from 'vitest';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { createScriptedReader } from '#server/testing/advisor/scripted-reader.ts';

const reader = createScriptedReader();
const { say } = reader;
let ask: TestAdvisor['ask'];
beforeAll(async () => {
  ({ ask } = await openTestAdvisor({ openReaderModel: () => reader }));
});

const saidAfter = async (...messages: readonly [string, ...string[]]) => (await ask(...messages)).said;

describe('a number for an earlier run, given after a decision', () => {
  it('changes the run if the decision does not depend on it', async () => {
    const loan = say(
      'payment on a {410k|home_price} duplex with {10%|down_share} down at {6.6%|loan_rate} over {30 years|term}?',
      { ask: 'loan_amortization' },
    );
    const decision = say('is ten percent down enough for us?', { ask: 'guide:how_much_house' });
    const lower = say('they took {395k|home_price}', { act: 'change', ask: 'guide:how_much_house' });
    expect(await saidAfter(loan, decision, lower)).toMatchObject({ principal: 395_000, down_percent: 10 });
  });

  it('is added to the run if the message is unlikely to be a new question', async () => {
    const need = say(
      'I earn {74k|wages} and want {12 years|time_last} of it covered, {190k|mortgage_balance} on the house, {50k|insurance_amount} at work',
      { ask: 'life_insurance_need' },
    );
    const kind = say('term or whole?', { ask: 'guide:term_or_whole' });
    const more = say('put {45k|college_cost} in for her degree', {
      ask: 'life_insurance_need',
      actProbability: 0.5,
    });
    expect(await saidAfter(need, kind, more)).toMatchObject({
      years: 12,
      debts: 190_000,
      existing: 50_000,
      education: 45_000,
    });
  });
});

it('replaces the number of children with the number of ages given later', async () => {
  const credit = say(
    'care credit for {one|n_children} toddler, AGI {61k|agi}, {9,000|childcare_cost} a year?',
    {
      ask: 'child_care_credit',
      facts: ['filing=head_of_household'],
    },
  );
  const both = say('sorry, both go there ({2|age@child} and {5|age@child}), {14,000|childcare_cost} in all', {
    act: 'change',
    ask: 'child_care_credit',
  });
  expect(await saidAfter(credit, both)).toMatchObject({ children: 2, cost: 14_000 });
});
