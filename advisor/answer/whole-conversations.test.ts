import { beforeAll, describe, expect, it } from 'vitest';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { createScriptedReader } from '#server/testing/advisor/scripted-reader.ts';

const reader = createScriptedReader();
const { say } = reader;
let ask: TestAdvisor['ask'];
beforeAll(async () => {
  ({ ask } = await openTestAdvisor({ openReaderModel: () => reader }));
});

const mortgage = say('extra {450|debt_extra} a month, on the {6.4%|loan_rate} mortgage or in stocks?', {
  ask: 'guide:prepay_or_invest',
  want: 'which',
  facts: ['loan=mortgage'],
});
const card = say('and {5,200|debt_balance:card} on the Discover at {23%|loan_rate}, what is next for us', {
  act: 'new',
  ask: 'guide:next_dollar',
  want: 'plan',
  facts: ['loan=card'],
});

describe('a summary of several decisions', () => {
  it('names the debt with the highest rate first', async () => {
    const { text } = await ask(mortgage, card, say('recap it all', { act: 'summarize', want: 'explain' }));
    expect(text.indexOf('on the card')).toBeGreaterThan(-1);
    expect(text.indexOf('on the card')).toBeLessThan(text.indexOf('6.4%'));
  });

  it('has the requested number of lines', async () => {
    const inTwo = say('put it in {2|other} lines', { act: 'summarize', want: 'explain' });
    const { document } = await ask(mortgage, card, inTwo);
    expect(document?.because).toHaveLength(1);
    expect(document?.because[0]?.split('\n')).toHaveLength(2);
    expect(document?.next).toEqual([]);
  });

  it('names both choices if the user asks which of the two', async () => {
    const which = say('so which of the {two|other}', {
      act: 'which',
      ask: 'guide:next_dollar',
      want: 'which',
    });
    const { planned } = await ask(mortgage, card, which);
    expect(planned?.plan).toMatchObject({ kind: 'summary', plans: { length: 2 } });
  });
});

describe('a question what to do first', () => {
  it('is answered with the result and its next step', async () => {
    const rent = say('is {1,900|housing_cost} rent ok on {66k|wages}', {
      ask: 'rent_guideline',
      want: 'yesno',
    });
    const first = say('what do we do first', { act: 'for_me', want: 'plan' });
    const { document } = await ask(rent, card, first);
    expect(document?.opening).toMatch(/^Start here: \$1,900 a month/);
  });

  it('goes back to the last decision if the article after it has no next step', async () => {
    const word = say('what is a grace period', {
      act: 'define',
      ask: 'article:credit-card-interest',
      want: 'explain',
    });
    const today = say('what do i do today', {
      act: 'for_me',
      want: 'plan',
      ask: 'article:credit-card-interest',
    });
    expect((await ask(card, word, today)).planned?.plan).toMatchObject({
      kind: 'guide',
      guide: { id: 'next_dollar' },
      manner: 'first',
    });
  });
});

describe('an additional debt', () => {
  it('does not change the higher rate of the card', async () => {
    const loan = say('there is {18k|debt_balance:student} of student loans at {4.8%|loan_rate} too', {
      act: 'change',
      ask: 'guide:next_dollar',
      facts: ['loan=student'],
    });
    expect((await ask(card, loan)).planned?.plan).toMatchObject({
      given: {
        debts: [
          { kind: 'card', balance: 5200, rate: 23 },
          { kind: 'student', balance: 18_000, rate: 4.8 },
        ],
      },
    });
  });
});

describe('savings given for both spouses, then for each', () => {
  it('are added up', async () => {
    const plan = say(
      'we are {44|age} and {46|age@spouse}, {280k|bal_retirement@both} saved, stop at {62|age_retire}? we spend {6,000|spend_total} a month',
      { ask: 'retirement_plan', want: 'yesno' },
    );
    const each = say('wait, {280k|bal_retirement} is only mine, she has {70k|bal_retirement@spouse}', {
      act: 'change',
      ask: 'retirement_plan',
    });
    const { planned } = await ask(plan, each);
    expect(planned?.plan).toMatchObject({ kind: 'calculate' });
    const [run] = planned?.plan.kind === 'calculate' ? planned.plan.runs : [];
    expect(Object.values(run?.input ?? {})).toContain(350_000);
  });
});

describe('a later message that is unlikely to be a change', () => {
  it('is answered by the other decision that it clearly asks for', async () => {
    const scam = say('a text said my parcel is stuck and i typed in my card', {
      ask: 'guide:is_it_a_scam',
      want: 'plan',
    });
    const debit = say('it was the debit one, does that matter', {
      act: 'answer',
      actProbability: 0.4,
      ask: 'guide:card_fraud',
      want: 'yesno',
      facts: ['card=debit'],
    });
    expect((await ask(scam, debit)).planned?.plan).toMatchObject({
      kind: 'guide',
      guide: { id: 'card_fraud' },
    });
  });
});

it('applies the only rate to the card, not to a tax bill or medical bill in the same message', async () => {
  const debts = say(
    'pay which first: {3,900|debt_balance:medical} hospital bill, {5,500|debt_balance:card} Visa at {26%|loan_rate} or {1,800|debt_balance:tax} to the IRS',
    { ask: 'guide:which_debt_first', want: 'which' },
  );
  expect((await ask(debts)).text).toContain('**Pay Visa at 26% first.**');
});
