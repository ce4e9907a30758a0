import { beforeAll, describe, expect, it } from 'vitest';
import { readReceipts } from '#advisor/compose/receipt.ts';
import { readRecord } from '#advisor/compose/record.ts';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { createScriptedReader } from '#server/testing/advisor/scripted-reader.ts';

const reader = createScriptedReader();
const { say } = reader;
let ask: TestAdvisor['ask'];
beforeAll(async () => {
  ({ ask } = await openTestAdvisor({ openReaderModel: () => reader }));
});

const chips = (text: string) =>
  (readRecord(text)?.understood ?? []).map(({ label, value }) => `${label}: ${value}`);

describe('a correction after a decision about several debts', () => {
  const debts = say(
    'I owe {$8,400|debt_balance:card} on a Visa at {24%|loan_rate} and {$15,000|debt_balance:car} on a car at {6.5%|loan_rate}. which first?',
    { ask: 'guide:which_debt_first', want: 'which' },
  );
  const lower = say('sorry, the visa is at {19%|loan_rate}, not {24|other}', {
    act: 'change',
    want: 'which',
  });
  const another = say('and my student loan, {22k|debt_balance:student} at {5%|loan_rate}', {
    act: 'change',
    want: 'which',
  });

  it('changes the rate that it takes back and keeps the others', async () => {
    const { text } = await ask(debts, lower);
    expect(text).toContain('Pay Visa at 19% first.');
    expect(chips(text)).toContain('Debts: Visa $8,400, car $15,000');
  });

  it('keeps the other debts when one is added later, and lists all in a summary', async () => {
    const sum = say('sum up', { act: 'summarize', want: 'explain' });
    const { text } = await ask(debts, lower, another, sum);
    expect(text).toContain('Pay Visa at 19% first.');
    expect(text).toContain('You told me: debts Visa $8,400, car $15,000, student loan $22,000');
    expect(chips(text)).toContain('Debts: Visa $8,400, car $15,000, student loan $22,000');
  });

  it('finds the debt that it names by what it was called before', async () => {
    const named = say('the student loan is at {21%|loan_rate} actually', { act: 'change', want: 'which' });
    const { opening, text } = await ask(debts, lower, another, named);
    expect(opening).toContain('That changes my answer.');
    expect(text).toContain('Pay the student loan at 21% first.');
  });

  it('says what it counted where the answer stays the same', async () => {
    const bigger = say('the car is {17,000|debt_balance:car}, not {15,000|other}', {
      act: 'change',
      want: 'which',
    });
    expect((await ask(debts, bigger)).opening).toContain(
      'I counted that (debts Visa $8,400, car loan $17,000), and my answer stays the same.',
    );
  });
});

describe('what a decision does not weigh', () => {
  const deed = say('mom wants to put me on the deed of her house. good idea?', {
    ask: 'guide:giving_to_children',
    want: 'yesno',
    facts: ['flag=house_gift'],
  });

  it('is acknowledged, with what it counts for', async () => {
    const pay = say('I have {8,000|bonus} coming by the way', { act: 'change', want: 'yesno' });
    const { opening } = await ask(deed, pay);
    expect(opening).toContain('I left “8,000” out of this decision. It counts for');
    expect(opening).toContain('your taxes and how much you can save');
  });
});

describe('figures behind the same decision', () => {
  it('are shown again when a new fact changes them', async () => {
    const track = say(
      'I’m {41|age}, make {95k|wages}, wife makes {60k|wages@spouse}, {165k|bal_retirement} saved. on track?',
      { ask: 'guide:on_track', want: 'yesno' },
    );
    const hers = say('she has {55k|bal_retirement@spouse} in her 403b', { act: 'answer', want: 'yesno' });
    const { opening, text } = await ask(track, hers);
    expect(opening).toContain('That changes the details');
    expect(text).toContain('What you have would grow to about');
  });
});

describe('another person’s case after one’s own', () => {
  const mine = say(
    '{34|age}, {12k|bal_cash} in cash, {9k|debt_balance:card} on a card at {22%|loan_rate}. what first?',
    {
      ask: 'guide:next_dollar',
      want: 'plan',
    },
  );
  const hers = say(
    'my sister has {30k|debt_balance@other:card} on cards at {26%|loan_rate@other}. what should she do first',
    {
      act: 'change',
      ask: 'guide:next_dollar',
      want: 'plan',
    },
  );

  it('uses only the other person’s facts', async () => {
    const { opening, text } = await ask(mine, hers);
    expect(opening).toContain('Going only by what you told me about the other person');
    expect(text).toContain('$30,000 on the card');
    expect(chips(text).join()).not.toContain('$12,000');
  });

  it('leaves one’s own as it was', async () => {
    const back = say('and in my case?', { act: 'for_me', ask: 'guide:next_dollar', want: 'plan' });
    const { text } = await ask(mine, hers, back);
    expect(text).toContain('$9,000 on the card');
    expect(chips(text)).toContain('Cash: $12,000');
  });

  it('takes the place of one’s own debts in a calculation too', async () => {
    const payoff = say(
      '{5,200|debt_balance:card} at {21%|loan_rate} and {2,900|debt_balance:card} at {28%|loan_rate}, {400|debt_budget} a month. how long?',
      {
        ask: 'debt_payoff',
        want: 'time',
      },
    );
    const his = say('my brother owes {9k|debt_balance@other:card} at {18%|loan_rate@other}. him?', {
      act: 'change',
      want: 'time',
    });
    const { said } = await ask(payoff, his);
    expect(said.debts).toMatchObject([{ balance: 9000, rate: 18 }]);
  });
});

describe('a correction that is read as another number of the same kind', () => {
  it('changes what it takes back', async () => {
    const { text } = await ask(
      say(
        'refinance? {7.4%|loan_rate} now, owe {$312,000|mortgage_balance}, quoted {6.1%|loan_rate_new} with {$7,900|closing_costs} in costs',
        { ask: 'guide:refinance_choice', want: 'yesno' },
      ),
      say("correction, I looked and it's {7.125|loan_rate_new}, not {7.4|other}", {
        act: 'change',
        want: 'yesno',
      }),
    );
    expect(text).toContain('from 7.125% to 6.1%');
    expect(text).not.toContain('7.4%');
  });
});

describe('a decision with a run for which more is assumed', () => {
  it('does not take a spouse’s age that is assumed for one that was told', async () => {
    const { text } = await ask(
      say(
        'i’m {52|age} with {$23,000|bal_retirement} in an old 401k, making {$34,000|wages}. is it too late?',
        {
          ask: 'guide:behind_on_retirement',
          want: 'yesno',
        },
      ),
      say('i could put away {$150|save_amount} a month', { act: 'change', want: 'yesno' }),
    );
    expect(readReceipts(text)[0]?.inputs).toMatchObject({
      age: { value: 52, origin: 'you said' },
      spouse_age: { value: 52, origin: 'assumption' },
    });
  });
});
