import { describe, expect, it } from 'vitest';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { renderReceipt, toReceipt, type Receipt } from '#advisor/compose/receipt.ts';
import { renderRecord } from '#advisor/compose/record.ts';
import { remember } from '#advisor/dialogue/remember.ts';
import type { Message } from '#advisor/dialogue/state.ts';
import { createReader } from '#advisor/reader/create-reader.ts';
import { createScriptedReader } from '#server/testing/advisor/scripted-reader.ts';

const model = createScriptedReader();
const reader = createReader(model);
const titles = new Map<string, string>();
const user = (...said: Parameters<typeof model.say>): Message => ({
  role: 'user',
  content: model.say(...said),
});
const assistant = (content: string): Message => ({ role: 'assistant', content });

/** What is known at the end of a conversation, by role. */
const known = async (...messages: Message[]) => {
  const { picture } = await remember(messages, { reader, calculators, titles, year: 2026 });
  return Object.fromEntries(picture.facts.map(({ role, value }) => [role, value]));
};

const calculatorNamed = (name: string) => calculators.find((one) => one.name === name)!;

function receiptOf(name: string, input: Record<string, unknown>): Receipt {
  const calculator = calculatorNamed(name);
  const run = runCalculator(calculator, input, { year: 2026 });
  const origins = Object.fromEntries(Object.keys(input).map((field) => [field, 'you said' as const]));
  return toReceipt({ id: name, calculator, run, year: 2026, seed: 1, origins });
}

const growth = user(
  'If I invest {$500|save_amount} a month at {7%|rate_return} for {30 years|horizon}, how much will I have?',
  { ask: 'compound_growth' },
);
const grown = assistant(renderReceipt(receiptOf('compound_growth', { monthly: 500, rate: 7, years: 30 })));

describe('a change', () => {
  it('replaces what it names and keeps the rest', async () => {
    const change = user('and at {5%|rate_return}?', { act: 'change' });
    expect(await known(growth, grown, change)).toEqual({ save_amount: 500, rate_return: 5, horizon: 30 });
  });

  it.each([
    ['{$100|+save_amount} more a month', 600],
    ['{$200|-save_amount} less a month', 300],
    ['{twice|*save_amount} as much', 1000],
  ] as const)('is counted from what was told: %s', async (text, amount) => {
    const { save_amount: saved, horizon } = await known(growth, grown, user(text, { act: 'change' }));
    expect([saved, horizon]).toEqual([amount, 30]);
  });

  it('that names the old number again puts the new one in its place', async () => {
    const change = user('the {$500|save_amount} was before, it’s {$350|save_amount} now', { act: 'change' });
    const { picture } = await remember([growth, grown, change], { reader, calculators, titles, year: 2026 });
    const saved = picture.facts.filter(({ role }) => role === 'save_amount');
    expect(saved.map(({ value }) => value)).toEqual([350]);
  });

  it('is counted from the change before', async () => {
    const more = user('{$100|+save_amount} more a month', { act: 'change' });
    expect(await known(growth, grown, more, grown, more)).toMatchObject({ save_amount: 700 });
  });

  it('is one where a number that was not told yet stands beside a doubt', async () => {
    const doubt = (text: string) => user(text, { act: 'sure', actProbability: 0.7, nextAct: 'change' });
    const more = doubt('I already put {$800|save_amount} in. Is that too much?');
    expect(await known(growth, grown, more)).toMatchObject({ save_amount: 800 });
    const { reading } = await remember([growth, grown, doubt('are {$500|save_amount} really enough?')], {
      reader,
      calculators,
      titles,
      year: 2026,
    });
    expect(reading.act.id).toBe('sure');
  });

  it('from a share of the price is counted in dollars', async () => {
    const home = user('{290k|home_price}, {5%|down_share} down, closing {3%|closing_rate}. cash to close?', {
      ask: 'cash_to_close',
    });
    const closed = assistant(
      renderReceipt(receiptOf('cash_to_close', { price: 290_000, down_percent: 5, closing_percent: 3 })),
    );
    const seller = user('the seller covers {4k|-closing_costs}', { act: 'change' });
    const after = await known(home, closed, seller);
    expect(after).toMatchObject({ closing_costs: 4700 });
    expect(after).not.toHaveProperty('closing_rate');
  });

  it('that only names one of two cases keeps both', async () => {
    const loan = user('{260k|mortgage_balance}, {30 years|term/a} or {15|term/b} at {6.9%|loan_rate}?', {
      ask: 'loan_amortization',
    });
    const paid = assistant(
      renderReceipt(receiptOf('loan_amortization', { principal: 260_000, rate: 6.9, years: 30 })),
    );
    const less = user('how much less is the {15|term}?', { act: 'another' });
    const { picture } = await remember([loan, paid, less], { reader, calculators, titles, year: 2026 });
    const terms = picture.facts.filter(({ role }) => role === 'term');
    expect(terms.map(({ value }) => value)).toEqual([30, 15]);
  });

  it('is a new question where there is nothing to change', async () => {
    const { reading } = await remember([user('and at {5%|rate_return}?', { act: 'change' })], {
      reader,
      calculators,
      titles,
      year: 2026,
    });
    expect(reading.act.id).toBe('new');
  });

  it('may come after thanks', async () => {
    const thanks = user('thanks!', { act: 'thanks' });
    const change = user('and at {5%|rate_return}?', { act: 'change' });
    expect(await known(growth, grown, thanks, assistant('You are welcome.'), change)).toMatchObject({
      save_amount: 500,
      rate_return: 5,
    });
  });
});

describe('an answer to our question', () => {
  const question = user('payment on a {$300,000|mortgage_balance} mortgage for {30 years|term}', {
    ask: 'loan_amortization',
  });
  const full = receiptOf('loan_amortization', { principal: 300_000, rate: 6, years: 30 });
  const { rate: _, ...inputs } = full.inputs;
  const asked = assistant(renderReceipt({ ...full, inputs, figures: [], missing: ['rate'] }));

  it('gives a bare number to what was asked, whatever it might mean elsewhere', async () => {
    for (const reply of ['{6.5|other}', '{6.5|wages}', '{6.5%|loan_rate}'])
      expect(await known(question, asked, user(reply, { act: 'answer' }))).toMatchObject({
        loan_rate: 6.5,
        term: 30,
      });
  });

  it('leaves a number that its words make clear what it is', async () => {
    const facts = await known(question, asked, user('why? I earn {6500|wages}', { act: 'answer' }));
    expect(facts).not.toHaveProperty('loan_rate');
    expect(facts).toMatchObject({ wages: 6500 });
  });

  it('does not take an amount of money for a rate', async () => {
    const facts = await known(question, asked, user('{$90,000|wages}', { act: 'answer' }));
    expect(facts).not.toHaveProperty('loan_rate');
    expect(facts).toMatchObject({ wages: 90_000 });
  });

  it('is read with the question that we asked', async () => {
    const { pending } = await remember([question, asked, user('{6.5|other}', { act: 'answer' })], {
      reader,
      calculators,
      titles,
      year: 2026,
    });
    expect(pending).toMatchObject({ names: ['rate'], topic: 'loan_amortization' });
  });
});

it('a new question keeps the person and forgets the last one', async () => {
  const first = user(
    'I am {40|age}, earn {90k|wages} and have a loan at {6.5%|loan_rate}. Can I afford it?',
    {
      ask: 'debt_to_income',
      facts: ['filing=single'],
    },
  );
  const next = user('What will {10k|lump_sum} grow to?', { ask: 'compound_growth' });
  expect(await known(first, assistant('…'), next)).toEqual({ age: 40, wages: 90_000, lump_sum: 10_000 });
  const { picture, topic } = await remember([first, assistant('…'), next], {
    reader,
    calculators,
    titles,
    year: 2026,
  });
  expect(picture.words.map(({ key, value }) => `${key}=${value}`)).toEqual(['filing=single']);
  expect(topic[0]?.id).toBe('compound_growth');
});

it('what was entered in a card is known, and stays what is talked about', async () => {
  const receipt = receiptOf('compound_growth', { monthly: 800, rate: 5, years: 20 });
  const record = renderRecord({ topic: 'compound_growth', ran: true });
  const later = assistant(`${renderReceipt(receipt)}\n\n${record}`);
  const change = user('and for {25 years|horizon}?', { act: 'change' });
  const messages = [
    growth,
    grown,
    { role: 'user' as const, content: 'What if the yearly return is 5%?' },
    later,
    change,
  ];
  expect(await known(...messages)).toMatchObject({ save_amount: 800, rate_return: 5, horizon: 25 });
  const { last } = await remember(messages, { reader, calculators, titles, year: 2026 });
  expect(last?.receipt.inputs.monthly?.value).toBe(800);
});

it('private numbers never reach the reader', async () => {
  const content = 'My SSN is 412-66-9083. I earn 95k';
  model.say('My SSN is [REDACTED SSN]. I earn {95k|wages}');
  expect(await known({ role: 'user', content })).toEqual({ wages: 95_000 });
});
