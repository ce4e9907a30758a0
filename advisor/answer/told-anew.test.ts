import { beforeAll, describe, expect, it } from 'vitest';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { createScriptedReader } from '#server/testing/advisor/scripted-reader.ts';

const reader = createScriptedReader();
const { say } = reader;
let ask: TestAdvisor['ask'];
beforeAll(async () => {
  ({ ask } = await openTestAdvisor({ openReaderModel: () => reader }));
});

const change = { act: 'change', want: 'amount' } as const;

describe('a change of one debt', () => {
  it('raises its payment and replaces its rate', async () => {
    const card = say('{11,200|debt_balance:card} at {24|loan_rate}, {400|debt_payment:card} a month', {
      ask: 'debt_payoff',
      want: 'time',
      facts: ['loan=card'],
    });
    const more = say('{75|+debt_payment:card} more a month and they drop me to {18|loan_rate}', {
      act: 'change',
      ask: 'debt_payoff',
      want: 'time',
    });
    const { said } = await ask(card, more);
    expect(said).toEqual({ debts: [expect.objectContaining({ balance: 11_200, rate: 18, minimum: 475 })] });
  });
});

describe('a debt that is gone', () => {
  it('stays gone after the next change', async () => {
    const house = say(
      'i make {61k|wages}, {50k|down_amount} down, {6.4|loan_rate}, {420|debt_payment:car} car. how much house',
      { ask: 'mortgage_affordability', want: 'amount' },
    );
    const asked = { ...change, ask: 'mortgage_affordability' };
    const without = say('without the car and with {10k|+down_amount} more down', {
      ...asked,
      relative: 'minus',
      facts: ['loan=car'],
    });
    const higher = say('rate up {half a point|+loan_rate}', asked);
    const { said } = await ask(house, without, higher);
    expect(said).toEqual({ income: 61_000, down_payment: 60_000, rate: 6.9 });
  });
});

describe('an amount on top of one that is named again', () => {
  it('is added to it', async () => {
    const credit = say('our income is {58,000|agi@both}, {2|household_size} of us. what credit', {
      ask: 'premium_tax_credit',
      want: 'amount',
      facts: ['filing=married_joint'],
    });
    const more = say('{58|agi@both} was before the ira money, we took {9,000|+agi@both} more', change);
    expect((await ask(credit, more)).said).toMatchObject({ income: 67_000 });
  });
});

describe('a share told as half', () => {
  it('is half of the cost', async () => {
    const college = say('daughter {9|age@child}, {13k|bal_529} in the 529, state school. monthly?', {
      ask: 'college_529',
      want: 'payment',
      facts: ['account=plan_529'],
    });
    const half = say('and say we cover {half|replace_share}', { act: 'change', want: 'payment' });
    expect((await ask(college, half)).said).toMatchObject({ share: 50, saved: 13_000 });
  });
});

describe('two cards', () => {
  const cards = say(
    'two cards: {1,900|debt_balance:card} owed on a {5,000|credit_limit} limit and {1,250|debt_balance:card} on a {4,000|credit_limit} limit. utilization?',
    { ask: 'credit_utilization', want: 'rate', facts: ['loan=card'] },
  );

  it('become three with one more balance and limit', async () => {
    const third = say(
      'there’s a third, {6,000|credit_limit} limit with {700|debt_balance:card} on it. overall with that one?',
      { act: 'change', want: 'rate' },
    );
    expect((await ask(cards, third)).said).toEqual({ balance: 3850, limit: 15_000 });
  });

  it('become three with a balance and a limit on top', async () => {
    const third = say('plus a third, {6,000|+credit_limit} limit and {700|+debt_balance:card} owed', {
      act: 'change',
      want: 'rate',
    });
    expect((await ask(cards, third)).said).toEqual({ balance: 3850, limit: 15_000 });
  });

  it('become one where the other is paid off', async () => {
    const paid = say('say the {1,250|-debt_balance:card} is gone', { act: 'change', want: 'rate' });
    expect((await ask(cards, paid)).said).toEqual({ balance: 1900, limit: 9000 });
  });

  it.each([
    'the second is {900|debt_balance:card}, not {1,250|debt_balance:card}',
    'the second is {900|debt_balance:card}, not {1,250|other}',
  ])('stay two after a correction: %s', async (text) => {
    const correction = say(text, { act: 'change', want: 'rate' });
    expect((await ask(cards, correction)).said).toEqual({ balance: 2800, limit: 9000 });
  });
});

describe('someone who is upset', () => {
  it('is answered kindly, whatever number they name', async () => {
    const plan = say('{41|age}, {30k|bal_retirement}, {400|save_amount} a month until {66|age_retire}', {
      ask: 'retirement_plan',
      want: 'amount',
    });
    const upset = say('that scares me. my dad died at {63|age@other}', { act: 'upset' });
    expect((await ask(plan, upset)).opening).toContain('I’m sorry');
  });
});

describe('a number about which people are vague', () => {
  it('keeps its thousands', async () => {
    const rent = say('how much rent can i pay on {72kish|wages}', { ask: 'rent_guideline', want: 'amount' });
    expect((await ask(rent)).said).toEqual({ pay: 72_000 });
  });
});
