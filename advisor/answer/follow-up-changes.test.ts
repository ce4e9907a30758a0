import { beforeAll, describe, expect, it } from 'vitest';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { createScriptedReader } from '#server/testing/advisor/scripted-reader.ts';

const reader = createScriptedReader();
const { say } = reader;
let ask: TestAdvisor['ask'];
beforeAll(async () => {
  ({ ask } = await openTestAdvisor({ openReaderModel: () => reader }));
});

/** The inputs of the last answer of a conversation. */
const saidAfter = async (...messages: readonly [string, ...string[]]) => (await ask(...messages)).said;

const growth = say('{$500|save_amount} a month at {7%|rate_return} for {30 years|horizon}?', {
  ask: 'compound_growth',
});
const house = say('How much house on {$80k|wages}, {40k|down_amount} down at {6.5%|loan_rate}?', {
  ask: 'mortgage_affordability',
});
const debts = say(
  'Visa {4,000|debt_balance:card} at {24%|loan_rate} and {9,000|debt_balance:car} at {7%|loan_rate} on the car. {600|debt_budget} a month, how long?',
  { ask: 'debt_payoff' },
);
const change = (marked: string) => say(marked, { act: 'change' });

describe('a number that is added or taken off', () => {
  it('adds an entry to a list', async () => {
    const more = change('another card, {2,100|+debt_balance:card} at {29%|loan_rate}');
    expect(await saidAfter(debts, more)).toMatchObject({
      debts: [{ balance: 4000 }, { balance: 9000 }, { balance: 2100, rate: 29 }],
    });
  });

  it('is added to the balance of the same person', async () => {
    const required = say('Mom is {80|age@other}, her IRA had {156,000|bal_retirement@other}. RMD?', {
      ask: 'rmd',
    });
    const second = change('she has a second one too, {44,000|+bal_retirement@other}');
    expect(await saidAfter(required, second)).toMatchObject({ balance: 200_000 });
  });

  it('counts the pay of a partner who moves in', async () => {
    const rent = say('How much rent on {66k|wages}?', { ask: 'rent_guideline' });
    const joined = say('my girlfriend moves in, she earns {39k|+wages@spouse}', {
      act: 'change',
      facts: ['status=unmarried_couple'],
    });
    expect(await saidAfter(rent, joined)).toMatchObject({ pay: 105_000 });
  });

  it('comes off a loan when a part is paid off', async () => {
    const loan = say('{42,000|debt_balance:student} at {6.1%|loan_rate} for {ten years|term}, payment?', {
      ask: 'loan_amortization',
    });
    const less = change('and if my parents pay off {12,000|-debt_balance:student} of it first');
    expect(await saidAfter(loan, less)).toMatchObject({ principal: 30_000 });
  });
});

describe('a correction', () => {
  it('moves a number to its owner, and counts it once', async () => {
    const said = await saidAfter(
      house,
      change('she makes {41k|wages@spouse} too'),
      change('no, {80k|wages@spouse} is hers and {41|wages} is mine'),
    );
    expect(said).toMatchObject({ income: 121_000 });
    const hers = await ask(house, change('no, {80k|wages@spouse} is hers'));
    expect(hers.said).toMatchObject({ income: 80_000 });
  });

  it('replaces the number that it rejects', async () => {
    expect(await saidAfter(growth, change('sorry, {8%|rate_return} not {7|other}'))).toMatchObject({
      rate: 8,
    });
    expect(
      await saidAfter(debts, change('the visa is {5,000|debt_balance}, not {4,000|other}')),
    ).toMatchObject({
      debts: [
        { balance: 5000, rate: 24 },
        { balance: 9000, rate: 7 },
      ],
    });
  });

  it('splits the pay of a couple', async () => {
    const together = say(
      'How much house on {$172k|wages@both} at {6%|loan_rate} with {90k|down_amount} down?',
      {
        ask: 'mortgage_affordability',
      },
    );
    const each = change('I was wrong, {72k|wages} me and {93k|wages@spouse} him');
    expect(await saidAfter(together, each)).toMatchObject({ income: 165_000 });
  });
});

describe('a part of a stated number', () => {
  const pay = (marked: string) => say(marked, { ask: 'take_home_pay', facts: ['filing=married_joint'] });

  it('of both leaves the rest to the other', async () => {
    const together = pay('what do we bring home on {97k|wages@both}, married?');
    expect(await saidAfter(together, change('{40k|wages@spouse} of that is hers'))).toMatchObject({
      wages: 57_000,
      spouse_wages: 40_000,
    });
  });

  it('of the asker’s own pay is subtracted from it', async () => {
    const mine = pay('take home on {97k|wages}, married?');
    expect(await saidAfter(mine, change('{40k|-wages@spouse} of that is hers'))).toMatchObject({
      wages: 57_000,
      spouse_wages: 40_000,
    });
  });

  it('that is repeated only to reject it is not used', async () => {
    const mine = pay('take home on {58,000|wages}?');
    const wrong = change('not {58|wages}, that is his. mine is {49,000|wages}');
    expect(await saidAfter(mine, wrong)).toMatchObject({ wages: 49_000 });
  });
});

describe('an added amount', () => {
  it('from another person adds to the asker’s amount', async () => {
    const gift = change('my mother adds another {25,000|+down_amount@other}');
    expect(await saidAfter(house, gift)).toMatchObject({ down_payment: 65_000 });
    const goal = say('{16,500|goal_amount} in {22 months|horizon}, we have {2,000|bal_cash@both}', {
      ask: 'savings_goal',
    });
    expect(await saidAfter(goal, change('they gave us {3,500|+bal_cash}'))).toMatchObject({
      start: 5500,
    });
  });
});

describe('something that ends, without a number', () => {
  const gone = (text: string, fact: string) => say(text, { act: 'change', relative: 'minus', facts: [fact] });
  const ratio = say(
    'dti on {6,400|wages} gross a month, rent {1,700|housing_cost}, car {420|debt_payment:car}, cards {150|debt_payment:card}',
    { ask: 'debt_to_income' },
  );

  it('removes the loan of that kind', async () => {
    const said = await saidAfter(ratio, gone('after I pay off the car', 'loan=car'));
    expect(said).toMatchObject({ cards: 150, housing: 1700 });
    expect(said).not.toHaveProperty('car');
    const after = await saidAfter(ratio, gone('car gone', 'loan=car'), gone('cards too', 'loan=card'));
    expect(Object.keys(after)).toEqual(expect.not.arrayContaining(['car', 'cards']));
  });

  it('removes the contribution to that account', async () => {
    const check = say('take home on {73k|wages} with {6%|save_share} to the 401(k)', {
      ask: 'take_home_pay',
      facts: ['filing=single'],
    });
    const said = await saidAfter(check, gone('and without the 401(k)?', 'account=workplace'));
    expect(said).toMatchObject({ wages: 73_000 });
    expect(said).not.toHaveProperty('contribution_percent');
  });
});

it('a second case is compared with the first number', async () => {
  const { planned } = await ask(growth, change('versus {5%|rate_return/b}'));
  const runs = planned?.plan.kind === 'calculate' ? planned.plan.runs : [];
  expect(runs.map(({ input }) => input.rate)).toEqual([7, 5]);
});

describe('the difference', () => {
  const difference = say('what is the difference?', { act: 'another', want: 'change' });

  it('compares the last two runs', async () => {
    const { planned, text } = await ask(growth, change('and at {5%|rate_return}?'), difference);
    const runs = planned?.plan.kind === 'calculate' ? planned.plan.runs : [];
    expect(runs.map(({ input }) => input.rate)).toEqual([7, 5]);
    expect(text.split('\n')[0]).toMatch(/yearly return of 5%, .* less: /);
  });

  it('after one run repeats that run', async () => {
    expect(await saidAfter(growth, difference)).toMatchObject({ rate: 7, monthly: 500 });
  });
});

it('a question that ignores ours uses the numbers stated before', async () => {
  const said = await saidAfter(
    say('I earn {54,000|wages}, what should I save?', { ask: 'guide:how_much_to_save' }),
    change('let us say {10%|save_share} of it'),
    say('so what is that in {25 years|horizon} at {7%|rate_return}', {
      act: 'answer',
      ask: 'compound_growth',
    }),
  );
  expect(said).toMatchObject({ share: 10, pay: 54_000, years: 25, rate: 7 });
});

describe('a change', () => {
  it.each([
    ['{200|+save_amount} more', { monthly: 700, years: 30 }],
    ['{double|*save_amount} that', { monthly: 1000, rate: 7 }],
    ['only {half|*save_amount} of it', { monthly: 250, rate: 7 }],
    ['wait {a year|+horizon} longer', { monthly: 500, years: 31 }],
    ['{a point|-rate_return} lower', { rate: 6, years: 30 }],
  ] as const)('is relative to the stated number: %s', async (marked, inputs) => {
    expect(await saidAfter(growth, change(marked))).toMatchObject(inputs);
  });

  it('uses the period and the scale of the number that it changes', async () => {
    const weekly = say('how long to {$6,000|goal_amount} at {$75|save_amount} a week', {
      ask: 'savings_goal',
    });
    expect(await saidAfter(weekly, change('and {100|save_amount}?'))).toMatchObject({ monthly: 433.33 });
    expect(await saidAfter(house, change('with {60|down_amount} down'))).toMatchObject({
      down_payment: 60_000,
    });
  });

  it('to wait moves the age to claim', async () => {
    const claim = say('born {1962|year_birth}, {$2,000|ss_income} at full age. claiming at {62|age_claim}?', {
      ask: 'social_security_benefit',
    });
    const wait = change('what if I wait {two years|horizon}');
    expect(await saidAfter(claim, wait)).toMatchObject({ claim_age: 64, full_benefit: 2000 });
  });

  it('to wait a year moves the age to retire by one', async () => {
    const retire = say(
      'can I stop at {62|age_retire}? {57|age}, {690k|bal_total}, spend {52k|spend_total} a year',
      {
        ask: 'retirement_plan',
      },
    );
    expect(await saidAfter(retire, change('what about {a year|+horizon} later'))).toMatchObject({
      retire_age: 63,
      age: 57,
    });
  });

  it('with a balance and a rate adds a second debt', async () => {
    const more = change('oh and a loan of {3,000|debt_balance:personal} at {12%|loan_rate}');
    const { debts: rows } = await saidAfter(debts, more);
    expect(rows).toMatchObject([{ balance: 4000 }, { balance: 9000 }, { balance: 3000, rate: 12 }]);
  });

  it('adds the pay of a spouse', async () => {
    expect(await saidAfter(house, change('and if she earns {41k|wages@spouse} too?'))).toMatchObject({
      income: 121_000,
    });
  });

  it('applies to all compared cases', async () => {
    const compared = say('{$300k|mortgage_balance} at {6%|loan_rate}: {15|term/a} or {30 years|term/b}?', {
      ask: 'loan_amortization',
    });
    const { planned } = await ask(compared, change('at {5%|loan_rate}'));
    const runs = planned?.plan.kind === 'calculate' ? planned.plan.runs : [];
    expect(runs.map(({ input }) => [input.rate, input.years])).toEqual([
      [5, 15],
      [5, 30],
    ]);
  });

  it('for another person is calculated for them, and leaves the asker’s numbers alone', async () => {
    const rmd = say('RMD on {$500,000|bal_retirement} at {75|age}?', { ask: 'rmd' });
    const brother = change('and for my brother? {80|age@other}, had {310k|bal_retirement@other}');
    expect(await saidAfter(rmd, brother)).toMatchObject({ balance: 310_000, age: 80 });
    const next = say('can I contribute to a Roth on {60k|wages}, single', {
      ask: 'roth_ira_limit',
      facts: ['filing=single'],
    });
    const { remembered } = await ask(rmd, brother, next);
    expect(remembered!.picture.about).toBeUndefined();
    expect(remembered!.picture.facts).toContainEqual(
      expect.objectContaining({ role: 'age', owner: 'me', value: 75 }),
    );
  });
});

describe('returning', () => {
  it('to an earlier calculation uses its inputs', async () => {
    const loan = say('Payment on {$425,000|mortgage_balance}, {30 years|term}, {6.875%|loan_rate}?', {
      ask: 'loan_amortization',
    });
    const back = change('back to that mortgage: at {6%|loan_rate}?');
    const { receipts, said } = await ask(loan, growth, back);
    expect(receipts[0]?.calculator).toBe('loan_amortization');
    expect(said).toMatchObject({ principal: 425_000, years: 30, rate: 6 });
  });
});
