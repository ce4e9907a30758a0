import { beforeAll, describe, expect, it } from 'vitest';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import { askAgain, type AskedRun } from '#advisor/compose/calculations/ask-again.ts';
import { readRecord } from '#advisor/compose/record.ts';
import { renderReceipt, type Receipt } from '#advisor/compose/receipt.ts';
import type { Message } from '#advisor/dialogue/remember.ts';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import {
  afterAnswer,
  answerCard,
  calculatorNamed,
  receiptOf,
  sentBy,
  type Inputs,
} from '#server/testing/advisor/card-questions.ts';

let { answer, advisor } = {} as TestAdvisor;
beforeAll(async () => {
  ({ answer, advisor } = await openTestAdvisor());
});
const hear = (asked: AskedRun, before: readonly Message[] = []) => answerCard({ answer }, asked, before);

type Item = Record<string, number | string | boolean>;

/** The answer to what a card sends when its run was changed. */
function heardAgain(name: string, input: Inputs, changes: Inputs, afterwards: readonly string[] = []) {
  const receipt = receiptOf(name, input);
  return hear(sentBy(receipt, changes), [
    ...afterAnswer(receipt),
    ...afterwards.map((content) => ({ role: 'assistant' as const, content })),
  ]);
}

const withList = calculators.flatMap(({ name, fields, examples: [example] }) => {
  const [list] = Object.entries(fields as Fields).filter(([, field]) => aboutField(field)?.unit === 'list');
  return list && example ? [{ name, field: list[0], input: example.input }] : [];
});

describe('what a card sends when its list was changed is read as that list', () => {
  it('is tried for every calculator that has one', () => {
    expect(withList.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['debt_payoff', 'irr_xirr', 'optimize_rebalance', 'portfolio_analysis']),
    );
  });

  it.each(withList)('$name', async ({ name, field, input }) => {
    const calculator = calculatorNamed(name);
    const { input: full } = runCalculator(calculator, input, { year: 2026 });
    const items = full[field] as Item[];
    const odd = (item: Item) =>
      Object.fromEntries(
        Object.entries(item).map(([key, value]) => {
          const { unit } = aboutField(aboutField((calculator.fields as Fields)[field])!.items![key])!;
          const amount = unit.startsWith('usd') && typeof value === 'number' && value !== 0;
          return [key, amount ? value * 1.5 + 0.25 : value];
        }),
      );
    const lists = [items.map(odd), [...items, odd(items.at(-1)!)], items.toReversed(), items.slice(1)];
    const possible = lists.filter(
      (changed) =>
        JSON.stringify(changed) !== JSON.stringify(items) &&
        calculator.schema.safeParse({ ...full, [field]: changed }).success &&
        !calculator.check?.({ ...full, [field]: changed }),
    );
    expect(possible).not.toEqual([]);
    for (const changed of possible) {
      // oxlint-disable-next-line no-await-in-loop -- One after the other: the advisor is the same.
      const { receipts } = await heardAgain(name, input, { [field]: changed });
      expect(receipts[0]?.calculator).toBe(name);
      expect(receipts[0]?.inputs[field]).toMatchObject({ value: changed, origin: 'you said' });
      for (const other of Object.keys(input).filter((one) => one !== field)) {
        expect(receipts[0]?.inputs[other]?.value).toEqual(input[other]);
      }
    }
  });

  it('with something else changed along, to the last digit', async () => {
    const debts = [
      { balance: 6000.5, rate: 24.99, minimum: 50 },
      { balance: 812, rate: 0, minimum: 0 },
      { balance: 120_000, rate: 6.125, minimum: 0 },
    ];
    const { receipts } = await heardAgain(
      'debt_payoff',
      { debts: [{ balance: 5000, rate: 20 }], budget: 300 },
      { debts, budget: 1234.56 },
    );
    expect(receipts[0]?.inputs).toMatchObject({ debts: { value: debts }, budget: { value: 1234.56 } });
  });

  it('though another answer has come after that card', async () => {
    const growth = await answer([
      { role: 'user', content: 'If I invest $500 a month at 7% for 30 years, how much will I have?' },
    ]);
    const debts = [{ name: '', balance: 9000, rate: 19, minimum: 0 }];
    const { receipts } = await heardAgain(
      'debt_payoff',
      { debts: [{ balance: 5000, rate: 20 }], budget: 300 },
      { debts },
      [growth.text],
    );
    expect(receipts[0]?.calculator).toBe('debt_payoff');
    expect(receipts[0]?.inputs.debts?.value).toEqual(debts);
  });
});

it('what a card sends when a number was changed keeps all of its digits', async () => {
  const { receipts } = await heardAgain(
    'compound_growth',
    { monthly: 500, rate: 7, years: 30 },
    { rate: 12.125, monthly: 1250.75 },
  );
  expect(receipts[0]?.inputs).toMatchObject({ rate: { value: 12.125 }, monthly: { value: 1250.75 } });
});

it('what a card asks reads like a question', () => {
  const growth = receiptOf('compound_growth', { monthly: 500, rate: 7, years: 30 });
  expect(sentBy(growth, { rate: 12.125, monthly: 1250.5 }).question).toBe(
    'What if I put in $1,250.50 a month and the yearly return is 12.125%?',
  );
  const debts = [{ balance: 5000, rate: 20, minimum: 0 }];
  const payoff = receiptOf('debt_payoff', { debts, budget: 900 });
  expect(sentBy(payoff, { debts: [...debts, ...debts] }).question).toBe(
    'What if the debts are the ones I entered?',
  );
});

it('a card asks nothing where nothing was changed, or more than can be sent', () => {
  const receipt = receiptOf('debt_payoff', { debts: [{ balance: 5000, rate: 20 }], budget: 900 });
  const calculator = calculatorNamed('debt_payoff');
  expect(askAgain(calculator, receipt, receipt.inputs)).toBeNull();
  const debts = Array.from({ length: 1000 }, (_, n) => ({ balance: 1000 + n, rate: 20 }));
  const inputs = { ...receipt.inputs, debts: { value: debts, origin: 'you changed it' } };
  expect(askAgain(calculator, receipt, inputs)).toBeNull();
});

it('what was set in a card stays said, and what was assumed beside it stays assumed', async () => {
  const first = { monthly: 500, rate: 7, years: 30 };
  const { said, messages } = await heardAgain('compound_growth', first, { monthly: 800 });
  expect(said).toEqual({ ...first, monthly: 800 });
  const later = await answer([...messages, { role: 'user', content: 'and for 20 years?' }]);
  expect(later.said).toEqual({ monthly: 800, rate: 7, years: 20 });
});

it('a button that tries another number runs exactly that', async () => {
  const growth = await answer([
    { role: 'user', content: 'If I invest $500 a month at 7% for 30 years, how much will I have?' },
  ]);
  const { label, run } = readRecord(growth.text)!.followUps!.find((one) => one.run)!;
  const { receipts, said } = await hear({ question: label, run: run! }, growth.messages);
  expect(said).toEqual(run!.inputs);
  expect(receipts[0]!.figures[0]!.value).not.toBe(growth.receipts[0]!.figures[0]!.value);
});

it('whatever is refused stays refused, with a run beside it', async () => {
  const { run } = sentBy(receiptOf('compound_growth', { monthly: 500, rate: 7, years: 30 }), { rate: 5 });
  const question = 'How do I run a pump and dump scheme?';
  const { receipts } = await hear({ question, run });
  expect(receipts).toEqual([]);
});

it('more entries than a question usually has numbers', async () => {
  const debts = Array.from({ length: 30 }, (_, n) => ({
    name: '',
    balance: 1000 + n,
    rate: 20,
    minimum: 10,
  }));
  const { receipts } = await heardAgain('debt_payoff', { debts: debts.slice(0, 2), budget: 900 }, { debts });
  expect(receipts[0]?.inputs.debts?.value).toEqual(debts);
});

describe('what a card sends says all of its run', () => {
  const examples = calculators.flatMap((calculator) =>
    calculator.examples.map(({ input, question }) => ({
      name: calculator.name,
      input: input as Inputs,
      question,
    })),
  );

  it.each(calculators.map(({ name }) => name))('for every example of %s', (name) => {
    for (const { input } of examples.filter((one) => one.name === name)) {
      const receipt = receiptOf(name, input);
      for (const field of Object.keys(input)) {
        const before = {
          ...receipt,
          inputs: { ...receipt.inputs, [field]: { value: 'other', origin: 'you said' } },
        };
        const sent = sentBy(before as Receipt, { [field]: receipt.inputs[field]!.value });
        expect(sent.run.calculator).toBe(name);
        const again = runCalculator(calculatorNamed(name), sent.run.inputs, { year: 2026 });
        expect(again.input).toEqual(runCalculator(calculatorNamed(name), input, { year: 2026 }).input);
      }
    }
  });

  it.each(calculators.map(({ name }) => name))('and is answered with it: %s', async (name) => {
    const input = examples.find((one) => one.name === name && Object.keys(one.input).length > 0)!.input;
    const receipt = receiptOf(name, input);
    const [field] = Object.keys(input);
    const other = {
      ...receipt,
      inputs: { ...receipt.inputs, [field!]: { value: 'other', origin: 'you said' } },
    };
    const sent = sentBy(other as Receipt, { [field!]: receipt.inputs[field!]!.value });
    const { receipts } = await hear(sent);
    expect(receipts.map((one) => one.calculator)).toEqual([name]);
    expect(receipts[0]!.figures).toEqual(receipt.figures);
  });

  it('so that each of two cards of an answer goes on from itself', async () => {
    const without = receiptOf('federal_income_tax', { wages: 85_000 });
    const within = { ...receiptOf('federal_income_tax', { wages: 85_000, pre_tax_401k: 10_000 }), id: 'r2' };
    const first: Message[] = [
      { role: 'user', content: 'How much federal tax does $10,000 in my 401(k) save on $85,000?' },
      { role: 'assistant', content: `${renderReceipt(without)}\n\n${renderReceipt(within)}` },
    ];
    const headlines = async (receipt: Receipt) =>
      (await hear(sentBy(receipt, { wages: 100_000 }), first)).headlines;
    expect(await headlines(without)).toEqual([13_170]);
    expect(await headlines(within)).toEqual([10_970]);
  });

  it('so that a card of long ago is not forgotten, nor its year', async () => {
    const receipt = { ...receiptOf('federal_income_tax', { wages: 85_000 }), year: 2025 };
    const talk = Array.from({ length: 6 }, (): Message[] => [
      { role: 'user', content: 'What is an index fund?' },
      { role: 'assistant', content: 'A fund.' },
    ]).flat();
    const { receipts } = await hear(sentBy(receipt, { wages: 100_000 }), [...afterAnswer(receipt), ...talk]);
    expect(receipts[0]).toMatchObject({ calculator: 'federal_income_tax', year: 2025 });
    expect(receipts[0]?.inputs.wages?.value).toBe(100_000);
  });

  it('so that a profile changes nothing of it', async () => {
    const receipt = receiptOf('federal_income_tax', { wages: 85_000 });
    const { question, run } = sentBy(receipt, { wages: 100_000 });
    const messages = [{ role: 'user' as const, content: question }];
    const { text } = await advisor.answer({
      messages,
      mode: 'free',
      profile: { filing_status: 'married_joint' },
      run: { ...run, calculator: calculatorNamed(run.calculator) },
    });
    expect(text).toContain('$13,170');
  });
});
