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

describe('a reply to our question', () => {
  const loan = say('payment on {$300,000|mortgage_balance} for {30 years|term}', {
    ask: 'loan_amortization',
  });

  it('that is a bare number fills the field we asked for', async () => {
    expect(await saidAfter(loan, say('{6.5|other}', { act: 'answer' }))).toMatchObject({
      rate: 6.5,
      years: 30,
    });
  });

  it('that states another field changes that field', async () => {
    const { said } = await ask(loan, say('why? make it {20 years|term}', { act: 'answer' }));
    expect(said).toMatchObject({ years: 20, principal: 300_000 });
  });

  it.each(['yes', 'yes, count it', 'no idea'])('without information leaves the result: %s', async (text) => {
    const { headlines } = await ask(growth);
    expect((await ask(growth, say(text, { act: 'answer' }))).headlines).toEqual(headlines);
  });
});

describe('after an article', () => {
  const text = say('What is an IRA?', { ask: 'article:traditional-ira' });

  it.each(['why', 'simpler', 'sure', 'which', 'for_me', 'summarize'] as const)(
    '"%s" stays with the article',
    async (act) => {
      const { planned } = await ask(text, say(`${act} please`, { act }));
      expect(planned?.plan).toMatchObject({ kind: 'article', readings: [{ article: 'traditional-ira' }] });
    },
  );

  it('a change is answered for the same question', async () => {
    const { planned } = await ask(text, say('and if I am {55|age}?', { act: 'change' }));
    expect(planned?.plan.kind).toBe('article');
  });

  it('"why" does not explain the calculation before it', async () => {
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

  it('"why" about a list names the most important other input', async () => {
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
    ['sure', 'The result holds as long as the numbers that went in are right.'],
    ['for_me', 'In your place I’d start here.'],
    ['upset', 'I’m sorry, I know that’s not what you wanted to hear.'],
    ['summarize', 'Here’s the short version. You’d have about'],
  ] as const)('"%s" rewords the answer without a new calculation', async (act, opening) => {
    const { text, planned } = await ask(growth, say(`${act} indeed`, { act }));
    expect(planned?.plan.kind).toBe('again');
    expect(text.replaceAll('*', '')).toMatch(new RegExp(`^${opening}`));
  });

  it('a summary has every calculation', async () => {
    const { text } = await ask(growth, house, say('sum it up', { act: 'summarize' }));
    expect(text).toContain('after 30 years');
    expect(text).toContain('you can afford a home');
  });

  it.each(['which', 'for_me', 'summarize'] as const)('"%s" keeps its figures', async (act) => {
    const { headlines } = await ask(growth);
    expect((await ask(growth, say(`${act} then`, { act }))).headlines).toEqual(headlines);
  });

  it('a definition in between does not end the calculation', async () => {
    const define = say('what is an index fund', { act: 'define', ask: 'article:index-funds' });
    expect(await saidAfter(growth, define, change('and at {5%|rate_return}?'))).toMatchObject({
      rate: 5,
      monthly: 500,
    });
  });
});

it('another topic keeps facts of the person and drops the debts', async () => {
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

describe('a stated number', () => {
  it('of pay asks whether it is current when other pay was stated before', async () => {
    const roth = say('roth or traditional on {60k|wages}?', { ask: 'guide:roth_or_traditional' });
    const { text } = await ask(roth, change('what if I end up making {200k|wages} later'));
    expect(text).toContain('Choose Roth');
    expect(text).toContain('what you make now, or what you expect later?');
  });

  it('of an age selects the catch-up of that age', async () => {
    const limit = (age: string) =>
      say(`401k catch up at {${age}|age}, how much`, {
        ask: 'fact:catch_up_50',
        facts: ['account=workplace'],
      });
    const catchUp = async (age: string) =>
      (await ask(limit(age))).receipts[0]?.figures.find(({ id }) => id === 'catch_up')?.value;
    expect([await catchUp('62'), await catchUp('55')]).toEqual([11_250, 8000]);
  });

  it('of a single person leads to no fields of a spouse', async () => {
    const tax = say('tax on {80k|wages}, single', { ask: 'federal_income_tax', facts: ['filing=single'] });
    const { text } = await ask(tax, say('how did you get that?', { act: 'why' }));
    expect(text.split('```')[0]).not.toContain('Age of your spouse');
  });
});

describe('a question of ours that is left unanswered', () => {
  const fee = say('what does a {1%|rate_fee} fee cost me', { ask: 'fee_drag' });

  it('does not block another question', async () => {
    const other = say('never mind. should i freeze my credit', {
      act: 'answer',
      ask: 'article:credit-score',
    });
    const { planned } = await ask(fee, other);
    expect(planned?.plan.kind).toBe('article');
  });

  it('is answered by a later number', async () => {
    const { said } = await ask(fee, say('{250k|bal_total}', { act: 'answer' }));
    expect(said).toMatchObject({ start: 250_000 });
  });

  it('gives way to the decision asked before', async () => {
    const decided = say('do I take the match or pay the card first?', { ask: 'guide:next_dollar' });
    const correction = say('the card is at zero, by the way', {
      act: 'change',
      ask: 'employer_match_espp_rsu',
    });
    const { planned } = await ask(decided, correction);
    expect(planned?.plan.kind).toBe('guide');
  });
});
