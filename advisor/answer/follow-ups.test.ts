import { beforeAll, describe, expect, it } from 'vitest';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/open-test-advisor.ts';
import { createScriptedReader } from '#server/testing/scripted-reader.ts';

const reader = createScriptedReader();
const { say } = reader;
let ask: TestAdvisor['ask'];
beforeAll(async () => {
  ({ ask } = await openTestAdvisor({ openReaderModel: () => reader }));
});

/** What the last answer of a conversation was worked out with. */
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

describe('what comes on top', () => {
  it('of a list is a further thing of it', async () => {
    const more = change('another card, {2,100|+debt_balance:card} at {29%|loan_rate}');
    expect(await saidAfter(debts, more)).toMatchObject({
      debts: [{ balance: 4000 }, { balance: 9000 }, { balance: 2100, rate: 29 }],
    });
  });

  it('is counted with what the same person has', async () => {
    const required = say('Mom is {80|age@other}, her IRA had {156,000|bal_retirement@other}. RMD?', {
      ask: 'rmd',
    });
    const second = change('she has a second one too, {44,000|+bal_retirement@other}');
    expect(await saidAfter(required, second)).toMatchObject({ balance: 200_000 });
  });

  it('of a partner who moves in is counted for both', async () => {
    const rent = say('How much rent on {66k|wages}?', { ask: 'rent_guideline' });
    const joined = say('my girlfriend moves in, she earns {39k|+wages@spouse}', {
      act: 'change',
      facts: ['status=unmarried_couple'],
    });
    expect(await saidAfter(rent, joined)).toMatchObject({ pay: 105_000 });
  });

  it('of what is paid off comes off the loan', async () => {
    const loan = say('{42,000|debt_balance:student} at {6.1%|loan_rate} for {ten years|term}, payment?', {
      ask: 'loan_amortization',
    });
    const less = change('and if my parents pay off {12,000|-debt_balance:student} of it first');
    expect(await saidAfter(loan, less)).toMatchObject({ principal: 30_000 });
  });
});

describe('a correction', () => {
  it('gives a number to whom it belongs, and counts it once', async () => {
    const said = await saidAfter(
      house,
      change('she makes {41k|wages@spouse} too'),
      change('no, {80k|wages@spouse} is hers and {41|wages} is mine'),
    );
    expect(said).toMatchObject({ income: 121_000 });
    const hers = await ask(house, change('no, {80k|wages@spouse} is hers'));
    expect(hers.said).toMatchObject({ income: 80_000 });
  });

  it('takes the place of the number that it takes back', async () => {
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

  it('of what both earn goes to each', async () => {
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

describe('a part of what was told', () => {
  const pay = (marked: string) => say(marked, { ask: 'take_home_pay', facts: ['filing=married_joint'] });

  it('for both leaves the rest to the other', async () => {
    const together = pay('what do we bring home on {97k|wages@both}, married?');
    expect(await saidAfter(together, change('{40k|wages@spouse} of that is hers'))).toMatchObject({
      wages: 57_000,
      spouse_wages: 40_000,
    });
  });

  it('as one’s own is taken off it', async () => {
    const mine = pay('take home on {97k|wages}, married?');
    expect(await saidAfter(mine, change('{40k|-wages@spouse} of that is hers'))).toMatchObject({
      wages: 57_000,
      spouse_wages: 40_000,
    });
  });

  it('named again beside the right number is not meant', async () => {
    const mine = pay('take home on {58,000|wages}?');
    const wrong = change('not {58|wages}, that is his. mine is {49,000|wages}');
    expect(await saidAfter(mine, wrong)).toMatchObject({ wages: 49_000 });
  });
});

describe('what is added', () => {
  it('by somebody else is more of what there is', async () => {
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

describe('what goes away without a number', () => {
  const gone = (text: string, fact: string) => say(text, { act: 'change', relative: 'minus', facts: [fact] });
  const ratio = say(
    'dti on {6,400|wages} gross a month, rent {1,700|housing_cost}, car {420|debt_payment:car}, cards {150|debt_payment:card}',
    { ask: 'debt_to_income' },
  );

  it('is a loan of that kind', async () => {
    const said = await saidAfter(ratio, gone('after I pay off the car', 'loan=car'));
    expect(said).toMatchObject({ cards: 150, housing: 1700 });
    expect(said).not.toHaveProperty('car');
    const after = await saidAfter(ratio, gone('car gone', 'loan=car'), gone('cards too', 'loan=card'));
    expect(Object.keys(after)).toEqual(expect.not.arrayContaining(['car', 'cards']));
  });

  it('is what is paid into an account', async () => {
    const check = say('take home on {73k|wages} with {6%|save_share} to the 401(k)', {
      ask: 'take_home_pay',
      facts: ['filing=single'],
    });
    const said = await saidAfter(check, gone('and without the 401(k)?', 'account=workplace'));
    expect(said).toMatchObject({ wages: 73_000 });
    expect(said).not.toHaveProperty('contribution_percent');
  });
});

it('a second case stands beside the number that was there', async () => {
  const { planned } = await ask(growth, change('versus {5%|rate_return/b}'));
  const runs = planned?.plan.kind === 'calculate' ? planned.plan.runs : [];
  expect(runs.map(({ input }) => input.rate)).toEqual([7, 5]);
});

describe('the difference', () => {
  const difference = say('what is the difference?', { act: 'another', want: 'change' });

  it('is that of the last two runs', async () => {
    const { planned, text } = await ask(growth, change('and at {5%|rate_return}?'), difference);
    const runs = planned?.plan.kind === 'calculate' ? planned.plan.runs : [];
    expect(runs.map(({ input }) => input.rate)).toEqual([7, 5]);
    expect(text.split('\n')[0]).toMatch(/yearly return of 5%, .* less: /);
  });

  it('of one run alone is asked for as another figure of it', async () => {
    expect(await saidAfter(growth, difference)).toMatchObject({ rate: 7, monthly: 500 });
  });
});

it('a question that leaves ours aside goes on from what was said before', async () => {
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
  ] as const)('is counted from what was told: %s', async (marked, inputs) => {
    expect(await saidAfter(growth, change(marked))).toMatchObject(inputs);
  });

  it('is told in the period and the scale of what it changes', async () => {
    const weekly = say('how long to {$6,000|goal_amount} at {$75|save_amount} a week', {
      ask: 'savings_goal',
    });
    expect(await saidAfter(weekly, change('and {100|save_amount}?'))).toMatchObject({ monthly: 433.33 });
    expect(await saidAfter(house, change('with {60|down_amount} down'))).toMatchObject({
      down_payment: 60_000,
    });
  });

  it('of waiting moves the age to claim', async () => {
    const claim = say('born {1962|year_birth}, {$2,000|ss_income} at full age. claiming at {62|age_claim}?', {
      ask: 'social_security_benefit',
    });
    const wait = change('what if I wait {two years|horizon}');
    expect(await saidAfter(claim, wait)).toMatchObject({ claim_age: 64, full_benefit: 2000 });
  });

  it('of waiting a year longer moves the age to retire by one', async () => {
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

  it('adds a second debt that is told with its rate', async () => {
    const more = change('oh and a loan of {3,000|debt_balance:personal} at {12%|loan_rate}');
    const { debts: rows } = await saidAfter(debts, more);
    expect(rows).toMatchObject([{ balance: 4000 }, { balance: 9000 }, { balance: 3000, rate: 12 }]);
  });

  it('adds what a spouse earns', async () => {
    expect(await saidAfter(house, change('and if she earns {41k|wages@spouse} too?'))).toMatchObject({
      income: 121_000,
    });
  });

  it('holds for all cases that are compared', async () => {
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

  it('for another person is worked out for them, and the asker stays as they are', async () => {
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

describe('going back', () => {
  it('to an earlier calculation, after another one', async () => {
    const loan = say('Payment on {$425,000|mortgage_balance}, {30 years|term}, {6.875%|loan_rate}?', {
      ask: 'loan_amortization',
    });
    const back = change('back to that mortgage: at {6%|loan_rate}?');
    const { receipts, said } = await ask(loan, growth, back);
    expect(receipts[0]?.calculator).toBe('loan_amortization');
    expect(said).toMatchObject({ principal: 425_000, years: 30, rate: 6 });
  });
});

describe('an answer', () => {
  const loan = say('payment on {$300,000|mortgage_balance} for {30 years|term}', {
    ask: 'loan_amortization',
  });

  it('that is a bare number gives what we asked for', async () => {
    expect(await saidAfter(loan, say('{6.5|other}', { act: 'answer' }))).toMatchObject({
      rate: 6.5,
      years: 30,
    });
  });

  it('keeps what it clearly tells of something else', async () => {
    const { said } = await ask(loan, say('why? make it {20 years|term}', { act: 'answer' }));
    expect(said).toMatchObject({ years: 20, principal: 300_000 });
  });

  it.each(['yes', 'yes, count it', 'no idea'])('that tells nothing leaves the result: %s', async (text) => {
    const { headlines } = await ask(growth);
    expect((await ask(growth, say(text, { act: 'answer' }))).headlines).toEqual(headlines);
  });
});

describe('after a text', () => {
  const text = say('What is an IRA?', { ask: 'article:traditional-ira' });

  it.each(['why', 'simpler', 'sure', 'which', 'for_me', 'summarize'] as const)(
    '"%s" stays with it',
    async (act) => {
      const { planned } = await ask(text, say(`${act} please`, { act }));
      expect(planned?.plan).toMatchObject({ kind: 'article', readings: [{ article: 'traditional-ira' }] });
    },
  );

  it('a change is answered for the same question', async () => {
    const { planned } = await ask(text, say('and if I am {55|age}?', { act: 'change' }));
    expect(planned?.plan.kind).toBe('article');
  });

  it('what was worked out before it is not explained instead', async () => {
    const { planned } = await ask(growth, text, say('but why?', { act: 'why' }));
    expect(planned?.plan.kind).toBe('article');
  });
});

describe('after a decision', () => {
  const guide = say('car loan at {7%|loan_rate} early or invest?', {
    ask: 'guide:prepay_or_invest',
    want: 'which',
  });

  it.each(['why', 'simpler'] as const)('"%s" explains the idea behind it', async (act) => {
    const { text } = await ask(guide, say(`${act} please`, { act, ask: 'guide:prepay_or_invest' }));
    expect(text).toContain('Paying off a loan is like earning its interest rate for sure.');
  });
});

describe('after a calculation', () => {
  it('"why" names the inputs that matter most, explains the idea and shows how it was worked out', async () => {
    const { planned, text, ungrounded } = await ask(growth, say('why that', { act: 'why' }));
    expect(planned?.plan.kind).toBe('steps');
    expect(text).toMatch(/^\*\*What matters most here is the time to grow \(30 years\), then the .*\*\*/);
    expect(text).toContain('the next year those earnings earn something too');
    expect(text.indexOf('earn something too')).toBeLessThan(text.indexOf('**Step by step**'));
    expect(ungrounded).toEqual([]);
  });

  it('"why" about a list speaks of what matters besides it', async () => {
    const { text } = await ask(debts, say('why that', { act: 'why' }));
    expect(text).toMatch(/^\*\*Apart from the debts, what matters most here is the monthly/);
  });

  it('"simpler" says what the figure means before the next step', async () => {
    const { text } = await ask(growth, say('simpler', { act: 'simpler' }));
    const places = ['In short:', 'the next year those earnings', '**Next:**'].map((part) =>
      text.indexOf(part),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  it.each([
    ['simpler', 'In short: you’d have about'],
    ['sure', 'Yes, as long as the numbers that went in are right.'],
    ['for_me', 'In your place I’d start here.'],
    ['upset', 'I’m sorry, I know that’s not what you wanted to hear.'],
    ['summarize', 'Here’s the short version. You’d have about'],
  ] as const)('"%s" speaks of it without working it out anew', async (act, opening) => {
    const { text, planned } = await ask(growth, say(`${act} indeed`, { act }));
    expect(planned?.plan.kind).toBe('again');
    expect(text.replaceAll('*', '')).toMatch(new RegExp(`^${opening}`));
  });

  it('a sum of what was said has every calculation', async () => {
    const { text } = await ask(growth, house, say('sum it up', { act: 'summarize' }));
    expect(text).toContain('after 30 years');
    expect(text).toContain('you can afford a home');
  });

  it.each(['which', 'for_me', 'summarize'] as const)('"%s" goes on with it', async (act) => {
    const { headlines } = await ask(growth);
    expect((await ask(growth, say(`${act} then`, { act }))).headlines).toEqual(headlines);
  });

  it('a definition in between does not end it', async () => {
    const define = say('what is an index fund', { act: 'define', ask: 'article:index-funds' });
    expect(await saidAfter(growth, define, change('and at {5%|rate_return}?'))).toMatchObject({
      rate: 5,
      monthly: 500,
    });
  });
});

it('another topic keeps the person and leaves the debts behind', async () => {
  const tax = say('And my federal tax?', { ask: 'federal_income_tax' });
  const owing = say(
    '{40|age}, single, {90k|wages} salary, {9,000|debt_balance:card} at {22%|loan_rate}, pay {300|debt_payment:card}. when done?',
    {
      ask: 'debt_payoff',
      facts: ['filing=single'],
    },
  );
  const { remembered, said } = await ask(owing, tax);
  expect(said).toMatchObject({ wages: 90_000, filing_status: 'single' });
  expect(remembered!.picture.facts.map(({ role }) => role)).not.toContain('debt_balance');
});

describe('what was told', () => {
  it('is not taken for pay of today where other pay was told before', async () => {
    const roth = say('roth or traditional on {60k|wages}?', { ask: 'guide:roth_or_traditional' });
    const { text } = await ask(roth, change('what if I end up making {200k|wages} later'));
    expect(text).toContain('Choose Roth');
    expect(text).toContain('what you make now, or what you expect later?');
  });

  it('of an age brings the catch-up of that age', async () => {
    const limit = (age: string) =>
      say(`401k catch up at {${age}|age}, how much`, {
        ask: 'fact:catch_up_50',
        facts: ['account=workplace'],
      });
    const catchUp = async (age: string) =>
      (await ask(limit(age))).receipts[0]?.figures.find(({ id }) => id === 'catch_up')?.value;
    expect([await catchUp('62'), await catchUp('55')]).toEqual([11_250, 8000]);
  });

  it('shows no spouse to a single person', async () => {
    const tax = say('tax on {80k|wages}, single', { ask: 'federal_income_tax', facts: ['filing=single'] });
    const { text } = await ask(tax, say('how did you get that?', { act: 'why' }));
    expect(text.split('```')[0]).not.toContain('Age of your spouse');
  });
});

describe('a question of ours that is left unanswered', () => {
  const fee = say('what does a {1%|rate_fee} fee cost me', { ask: 'fee_drag' });

  it('does not hold up another question', async () => {
    const other = say('never mind. should i freeze my credit', {
      act: 'answer',
      ask: 'article:credit-score',
    });
    const { planned } = await ask(fee, other);
    expect(planned?.plan.kind).toBe('article');
  });

  it('is answered by what is told for it', async () => {
    const { said } = await ask(fee, say('{250k|bal_total}', { act: 'answer' }));
    expect(said).toMatchObject({ start: 250_000 });
  });

  it('gives way to the decision that was spoken of before', async () => {
    const decided = say('do I take the match or pay the card first?', { ask: 'guide:next_dollar' });
    const correction = say('the card is at zero, by the way', {
      act: 'change',
      ask: 'employer_match_espp_rsu',
    });
    const { planned } = await ask(decided, correction);
    expect(planned?.plan.kind).toBe('guide');
  });
});
