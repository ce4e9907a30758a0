import { beforeAll, describe, expect, it } from 'vitest';
import type { MyNumbers, SavedFact, SavedThing } from '#contract/my-numbers.ts';
import type { Advisor } from '#advisor/answer/create-advisor.ts';
import { withoutLinks } from '#advisor/compose/markdown.ts';
import { readReceipts } from '#advisor/compose/receipt.ts';
import { openTestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';

const stored = { source: 'typed', confirmed_at: '2026-11-01T00:00:00Z' } as const;
const fact = (
  name: SavedFact['fact'],
  value: SavedFact['value'],
  more: Partial<SavedFact> = {},
): SavedFact => ({
  ...stored,
  fact: name,
  value,
  ...more,
});

const family: MyNumbers = {
  facts: [
    fact('age', 41),
    fact('retire_age', 64),
    fact('filing_status', 'married_joint'),
    fact('children', 2),
    fact('yearly_income', 95_000),
    fact('yearly_spouse_income', 62_000),
    fact('monthly_spending', 6_200),
    fact('monthly_saving', 1_500),
  ],
  things: [
    { ...stored, id: '1', kind: 'account', name: '401(k)', details: { type: 'workplace', balance: 210_000 } },
    { ...stored, id: '2', kind: 'account', name: 'Ally', details: { type: 'cash', balance: 18_000 } },
    {
      ...stored,
      id: '3',
      kind: 'debt',
      name: 'Visa',
      details: { type: 'card', balance: 6_400, rate: 24.9, payment: 200 },
    },
    {
      ...stored,
      id: '4',
      kind: 'debt',
      name: 'Car',
      details: { type: 'car', balance: 14_200, rate: 6.9, payment: 410 },
    },
    { ...stored, id: '5', kind: 'home', name: 'Home', details: { value: 520_000, mortgage: 310_000 } },
  ] satisfies SavedThing[],
};

type Debt = Extract<SavedThing, { kind: 'debt' }>;
const withThings = (...things: SavedThing[]): MyNumbers => ({ ...family, things });
const card = (details: Partial<Debt['details']> = {}): Debt => ({
  ...stored,
  id: 'card',
  kind: 'debt',
  name: 'Visa',
  details: { type: 'card', balance: 6_400, rate: 24.9, payment: 200, ...details },
});

describe('saved numbers', () => {
  let advisor: Advisor;
  beforeAll(async () => {
    ({ advisor } = await openTestAdvisor());
  });

  const ask = async (question: string, numbers: MyNumbers = family) => {
    const { text, document } = await advisor.answer({
      messages: [{ role: 'user', content: question }],
      mode: 'free',
      numbers,
    });
    const [receipt] = readReceipts(text);
    const saved = Object.entries(receipt?.inputs ?? {}).filter(([, { origin }]) => origin === 'your numbers');
    return {
      text,
      opening: document?.opening ?? '',
      calculator: receipt?.calculator,
      inputs: Object.fromEntries(
        Object.entries(receipt?.inputs ?? {}).map(([name, { value }]) => [name, value]),
      ),
      saved: Object.fromEntries(saved.map(([name, { value }]) => [name, value])),
    };
  };

  it('count in full where a question tells no amount', async () => {
    const { inputs } = await ask('Am I on track to retire at 62?');
    expect(inputs).toMatchObject({ retire_age: 62, savings: 228_000, saving: 18_000, spending: 74_400 });
  });

  it('count in full where a question about retiring tells only what it costs', async () => {
    const { inputs } = await ask('I spend $5,000 a month. Can I retire at 62?');
    expect(inputs).toMatchObject({ retire_age: 62, savings: 228_000, saving: 18_000, spending: 60_000 });
  });

  it('answer a question that tells no numbers, and the answer says so', async () => {
    const { text, calculator, saved } = await ask('How much federal tax will I pay this year?');
    expect(calculator).toBe('federal_income_tax');
    expect(saved).toMatchObject({ wages: 95_000, spouse_wages: 62_000, filing_status: 'married_joint' });
    expect(text).toContain('From your numbers: filing status married filing jointly');
  });

  it('give way to what is said: own pay, not that of the spouse', async () => {
    const { inputs, saved } = await ask('I make 120000 a year, how much federal tax is that?');
    expect(inputs).toMatchObject({ wages: 120_000, spouse_wages: 62_000 });
    expect(saved).not.toHaveProperty('wages');
  });

  it('give way to what is said: the pay of a spouse, not the own pay', async () => {
    const { inputs } = await ask('My wife earns $70,000. What is our tax bracket?');
    expect(inputs).toMatchObject({ wages: 95_000, spouse_wages: 70_000 });
  });

  it('leave a question alone that tells all it needs', async () => {
    const { saved, inputs } = await ask('What do 500 a month become in 20 years at 7%?');
    expect(inputs).toMatchObject({ monthly: 500, years: 20 });
    expect(saved).toEqual({});
  });

  it('are not those of a brother', async () => {
    const { inputs, text } = await ask('What would my brother pay in tax on 60000 if he is single?');
    expect(inputs).toMatchObject({ wages: 60_000, filing_status: 'single', children: 0 });
    expect(text).not.toContain('From your numbers');
  });

  it('decide which debt goes first', async () => {
    const { opening, text } = await ask('Which debt should I pay first?');
    expect(opening).toContain('Visa');
    expect(text).toMatch(/From your numbers: .*debts Visa \$6,400, Car \$14,200/);
  });

  it('never decide by the rate of a debt that the question does not name', async () => {
    const things = family.things.filter(({ name }) => name !== 'Visa');
    const { text } = await ask('Should I pay off my loan early or invest?', { ...family, things });
    expect(text).not.toContain('6.9%');
    expect(text).toContain('What rate does the loan charge?');
  });

  it('decide by the one debt of the kind that is named', async () => {
    const { text } = await ask('Should I pay off my car loan or invest?');
    expect(text).toContain('Pay off the $6,400 on the card first');
    const things = family.things.filter(({ name }) => name !== 'Visa');
    const withoutCard = await ask('Should I pay off my car loan or invest?', { ...family, things });
    expect(withoutCard.opening).toContain('6.9%');
    expect(withoutCard.text).not.toContain('What rate does the loan charge?');
  });

  it('add up to the net worth', async () => {
    const { calculator, inputs } = await ask('What is my net worth?');
    expect(calculator).toBe('net_worth');
    expect(inputs).toMatchObject({ cash: 18_000, retirement: 210_000, home: 520_000, mortgage: 310_000 });
  });

  it('do not rule out a question about later', async () => {
    expect((await ask('When should I claim social security?')).opening).toContain('70');
  });

  it('tell how long a card takes at the payment that is saved, and at no other amount', async () => {
    const { opening, text, inputs } = await ask('How long until my credit card is paid off?');
    expect(inputs).toMatchObject({
      debts: [{ name: 'Visa', balance: 6_400, rate: 24.9, minimum: 200 }],
      budget: 0,
    });
    expect(opening).toMatch(/\$200 a month.*Visa paid off in .*54 months/);
    expect(text).toContain('From your numbers: debts Visa $6,400');
  });

  it('go on with the same card where another payment is tried', async () => {
    const question = 'How long until my credit card is paid off?';
    const first = await ask(question);
    const { text } = await advisor.answer({
      messages: [
        { role: 'user', content: question },
        { role: 'assistant', content: first.text },
        { role: 'user', content: 'what if I pay 400 a month?' },
      ],
      mode: 'free',
      numbers: family,
    });
    const [receipt] = readReceipts(text);
    expect(receipt?.inputs.debts?.value).toMatchObject([{ name: 'Visa', balance: 6_400 }]);
    expect(receipt?.figures.find(({ id }) => id === 'paid_monthly')?.value).toBe(400);
  });

  it('find a debt by the name that its owner gave it', async () => {
    const other = { ...card({ balance: 900, payment: 50 }), id: 'other', name: 'Store card' };
    const { inputs } = await ask('How long until my Visa is paid off?', withThings(card(), other));
    expect(inputs.debts).toMatchObject([{ name: 'Visa' }]);
  });

  it('ask for the payment of a card where none is saved', async () => {
    const numbers = withThings(card({ payment: undefined }));
    const { text } = await ask('How long until my credit card is paid off?', numbers);
    expect(text).toContain('How much can you pay each month in all?');
    expect(text).not.toMatch(/debt-free in|paid off in/);
  });

  it('say so where the payment of a card never pays it off', async () => {
    const { text } = await ask(
      'How long until my credit card is paid off?',
      withThings(card({ payment: 100 })),
    );
    expect(text).toContain('would never pay this off');
  });

  it('count all debts where a question names none', async () => {
    const { inputs } = await ask('how long to pay off my debts?');
    expect(inputs.debts).toMatchObject([{ name: 'Visa' }, { name: 'Car' }]);
  });

  it.each([
    'should I refi at 5.9?',
    'should I refinance at 5.9%?',
    'I can refinance at 5.9%, is it worth it?',
  ])('take the only rate of “%s” for the new one', async (question) => {
    const { opening, text } = await ask(
      question,
      withThings({
        ...stored,
        id: 'home',
        kind: 'home',
        name: 'Home',
        details: { value: 520_000, mortgage: 310_000, rate: 7.1, payment: 2_200 },
      }),
    );
    expect(opening).toBe('Yes, refinance from 7.1% to 5.9%.');
    expect(text).toContain('From your numbers: loan balance $310,000, current rate 7.1%');
  });

  it('leave a refinance alone that tells both rates', async () => {
    const { opening, text } = await ask(
      'my rate is 6.9 and they offer 5.9, balance 200000, should I refinance',
      withThings({
        ...stored,
        id: 'home',
        kind: 'home',
        name: 'Home',
        details: { value: 520_000, mortgage: 310_000, rate: 7.1 },
      }),
    );
    expect(opening).toMatch(/^Yes, refinance from 6.9% to 5.9%/);
    expect(text).not.toContain('From your numbers');
    expect(text).not.toContain('310,000');
  });

  it('take contributions before tax off the tax, and name what the state takes', async () => {
    const things: SavedThing[] = [
      {
        ...stored,
        id: '1',
        kind: 'account',
        name: '401(k)',
        details: { type: 'workplace', balance: 210_000, monthly: 800 },
      },
      {
        ...stored,
        id: '2',
        kind: 'account',
        name: 'IRA',
        details: { type: 'traditional_ira', balance: 20_000, monthly: 100 },
      },
    ];
    const facts = [...family.facts, fact('state', 'ca')];
    const { saved, text } = await ask('How much tax will I pay this year?', { facts, things });
    expect(saved).toMatchObject({ wages: 95_000, pre_tax_401k: 9_600, ira: 1_200 });
    const [, state] = readReceipts(text);
    expect(state).toMatchObject({
      calculator: 'state_income_tax',
      inputs: { pre_tax_401k: { value: 9_600 } },
    });
    expect(text).toMatch(/California would take about .*#state_income_tax\.state_tax/);
    expect(text).toMatch(/From your numbers: .*state California/);
  });

  it('say nothing of a state whose tax is not known', async () => {
    const facts = [...family.facts, fact('state', 'vt')];
    const { text } = await ask('How much tax will I pay this year?', { ...family, facts });
    expect(readReceipts(text)).toHaveLength(1);
  });

  it('count contributions as saving only once', async () => {
    const things: SavedThing[] = [
      {
        ...stored,
        id: '1',
        kind: 'account',
        name: '401(k)',
        details: { type: 'workplace', balance: 210_000, monthly: 800 },
      },
    ];
    const { inputs } = await ask('Am I on track for retirement?', { ...family, things });
    expect(inputs.saving).toBe(18_000);
  });

  it('say which saving goes to the card before it goes to retirement', async () => {
    const { text } = await ask('Am I on track for retirement?');
    expect(text).toContain('This counts $18,000 a year of saving for retirement from the start.');
    expect(text).toMatch(
      /Pay off the \$6,400 on the card first: from this saving alone that takes about .*5 months/,
    );
    const things = family.things.filter(({ kind }) => kind !== 'debt');
    expect((await ask('Am I on track for retirement?', { ...family, things })).text).not.toContain(
      'the card',
    );
  });

  it.each([
    [
      'How big should my emergency fund be?',
      'One month for now: keep $6,200 of your $18,000, and pay the $6,400 on the card from the rest.',
    ],
    ['How much life insurance do I need?', 'Yes: get about $1,050,000 of term coverage.'],
    ['Am I on track for retirement?', "Yes, with $228,000 at 41 you're on track."],
  ])('answer “%s” as the plan does, whatever was asked before', async (question, verdict) => {
    expect(withoutLinks((await ask(question)).opening)).toBe(verdict);
    const before = 'Which debt should I pay first?';
    const first = await advisor.answer({
      messages: [{ role: 'user', content: before }],
      mode: 'free',
      numbers: family,
    });
    const later = await advisor.answer({
      messages: [
        { role: 'user', content: before },
        { role: 'assistant', content: first.text },
        { role: 'user', content: question },
      ],
      mode: 'free',
      numbers: family,
    });
    expect(withoutLinks(later.document?.opening ?? '')).toBe(verdict);
  });

  it('keep a benefit that begins later out of the decisions of today', async () => {
    const facts = [...family.facts, fact('monthly_social_security', 2_800)];
    const { text } = await ask('How big should my emergency fund be?', { ...family, facts });
    expect(text).toContain('monthly spending $6,200');
    expect(text).not.toContain('2,800');
    const later = await ask('Am I on track for retirement?', { ...family, facts });
    expect(later.saved).toMatchObject({ social_security: 2_800 });
  });

  it('count a benefit that the person can already claim', async () => {
    const facts = [fact('age', 68), fact('monthly_spending', 3_000), fact('monthly_social_security', 2_800)];
    const { text } = await ask('How big should my emergency fund be?', { ...family, facts });
    expect(text).toContain('$2,800');
  });

  it('grow older with the years since they were confirmed', async () => {
    const numbers = { ...family, facts: [fact('age', 40, { confirmed_at: '2024-10-01T00:00:00Z' })] };
    const { saved } = await ask('How much can I put in my IRA this year?', numbers);
    expect(saved).toEqual({ age: 42 });
  });
});
