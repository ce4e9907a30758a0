import { beforeAll, describe, expect, it } from 'vitest';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { createScriptedReader } from '#server/testing/advisor/scripted-reader.ts';

const reader = createScriptedReader();
const { say } = reader;
let ask: TestAdvisor['ask'];
beforeAll(async () => {
  ({ ask } = await openTestAdvisor({ openReaderModel: () => reader }));
});

const card = say(
  '{9,400|debt_balance:card} on the Amex at {27.5%|loan_rate}, {7,000|bal_cash} saved. use it?',
  {
    ask: 'guide:prepay_or_invest',
    want: 'yesno',
    facts: ['loan=card'],
  },
);
const transfer = say('is a transfer card with a {4%|transfer_fee} fee for {15 months|term} better?', {
  act: 'new',
  ask: 'guide:balance_transfer_choice',
  want: 'which',
  facts: ['loan=card'],
});
const sumUp = say('recap please', { act: 'summarize', want: 'explain' });
const whatFirst = say('so in what order do i do this', { act: 'for_me', want: 'plan' });

describe('a new question about the same card', () => {
  it('counts with the balance and the rate that were told before', async () => {
    const { planned, text } = await ask(card, transfer);
    expect(planned?.plan).toMatchObject({ given: { balance: 9400, rate: 27.5, fee_percent: 4 } });
    expect(text).not.toContain('Tell me the balance');
  });

  it('takes a corrected balance with the rate told before it', async () => {
    const correction = say('make that {11,000|debt_balance:card}', { act: 'change' });
    const { planned } = await ask(card, correction, transfer);
    expect(planned?.plan).toMatchObject({ given: { balance: 11_000, rate: 27.5 } });
  });

  it('still knows them after another question in between', async () => {
    const aside = say('what is a 529 plan', { ask: 'article:529-plans', want: 'explain' });
    const { planned } = await ask(card, aside, transfer);
    expect(planned?.plan).toMatchObject({ given: { balance: 9400, rate: 27.5 } });
  });

  it('does not take the balance of another kind of loan', async () => {
    const car = say('{21,000|debt_balance:car} on the truck at {8%|loan_rate}, pay it off?', {
      ask: 'guide:prepay_or_invest',
      want: 'yesno',
      facts: ['loan=car'],
    });
    const { planned } = await ask(car, transfer);
    expect(planned?.plan).not.toHaveProperty('given.balance');
    expect(planned?.plan).not.toHaveProperty('given.rate');
  });

  it('counts with its own numbers where it tells them', async () => {
    const other = say('another card has {2,500|debt_balance:card} at {19%|loan_rate}. transfer that one?', {
      act: 'new',
      ask: 'guide:balance_transfer_choice',
      want: 'yesno',
      facts: ['loan=card'],
    });
    const { planned } = await ask(card, other);
    expect(planned?.plan).toMatchObject({ given: { balance: 2500, rate: 19 } });
  });
});

describe('a summary of several decisions', () => {
  it('has every decision, every step in its order, and the numbers that were told', async () => {
    const { text, document } = await ask(card, transfer, sumUp);
    expect(document?.parts?.map(({ title }) => title)).toEqual(['What to do, in this order', '']);
    expect(text).toMatch(/\n- \*\*Prepay or invest:\*\* Yes, put most of the \$7,000 on the card/);
    expect(text).toMatch(/\n- \*\*A balance transfer or not:\*\* Yes, move it/);
    expect(text).toMatch(/\n1\. Stop using the card.*\n2\. Apply, transfer/);
    expect(text).toMatch(/You told me: .*\$9,400.*27\.5%.*\$7,000/);
  });

  it('says what an article answered, not the beginning of the article', async () => {
    const answered = say('can my ex still be on the mortgage after the divorce', {
      ask: 'article:divorce-and-money',
      want: 'yesno',
    });
    const before = await ask(card, answered);
    const said = before.document!.opening;
    const { text } = await ask(card, answered, sumUp);
    expect(text.replaceAll('’', "'")).toContain(said.replaceAll('’', "'"));
  });

  it('is what "the whole thing in simple words" asks for', async () => {
    const simple = say('the whole thing in easy words', {
      act: 'simpler',
      actProbability: 0.7,
      nextAct: 'summarize',
      want: 'explain',
    });
    expect((await ask(card, transfer, simple)).planned?.plan.kind).toBe('summary');
  });

  it('has both of two loans that were asked about one after the other', async () => {
    const tractor = say('payment on {38,000|debt_balance} at {7.5%|loan_rate} over {8 years|term}', {
      ask: 'loan_amortization',
      want: 'payment',
    });
    const barn = say(
      'and a barn loan: {61,000|debt_balance} at {6.9%|loan_rate}, {12 years|term}. payment?',
      {
        act: 'new',
        ask: 'loan_amortization',
        want: 'payment',
      },
    );
    const { text, receipts } = await ask(tractor, barn, sumUp);
    expect(text).toContain('a loan of $38,000');
    expect(text).toContain('a loan of $61,000');
    expect(receipts.map(({ id }) => id)).toEqual(['loan_amortization', 'loan_amortization-2']);
  });

  it('has a changed calculation once, as it is now', async () => {
    const loan = say('payment on {38,000|debt_balance} at {7%|loan_rate} over {6 years|term}?', {
      ask: 'loan_amortization',
      want: 'payment',
    });
    const change = say('at {6%|loan_rate}?', { act: 'change', ask: 'loan_amortization' });
    const { text } = await ask(card, loan, change, sumUp);
    expect(text.match(/a loan of \$38,000/g)).toHaveLength(1);
    expect(text).toContain('at 6%');
  });
});

describe('a question for the order of things', () => {
  it('begins with the first decision and its step, then the next', async () => {
    const { document } = await ask(card, transfer, whatFirst);
    expect(document?.opening).toMatch(
      /^Start here: put most of the \$7,000 on the card.*Stop using the card/,
    );
    expect(document?.next[0]).toMatch(/^Move it: you save about .* Apply, transfer/);
  });

  it('after one decision begins with its step', async () => {
    const { document } = await ask(card, whatFirst);
    expect(document?.opening).toMatch(/^Stop using the card/);
  });
});
