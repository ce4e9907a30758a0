import { beforeAll, describe, expect, it } from 'vitest';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import { renderReceipt, toReceipt } from '#advisor/compose/receipt.ts';
import { whatIf } from '#advisor/compose/what-if.ts';
import { readWrittenList } from '#advisor/compose/written-list.ts';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/open-test-advisor.ts';

let answer: TestAdvisor['answer'];
beforeAll(async () => {
  ({ answer } = await openTestAdvisor());
});

type Item = Record<string, number | string | boolean>;

const calculatorNamed = (name: string) => calculators.find((calculator) => calculator.name === name)!;

/** The answer to what a card sends when its run was changed, given that run and nothing else before it. */
async function heardAgain(
  name: string,
  input: Record<string, unknown>,
  changes: Record<string, unknown>,
  afterwards: readonly string[] = [],
) {
  const calculator = calculatorNamed(name);
  const run = runCalculator(calculator, input, { year: 2026 });
  const origins = Object.fromEntries(Object.keys(input).map((field) => [field, 'you said' as const]));
  const receipt = toReceipt({ id: 'r1', calculator, run, year: 2026, seed: 1, origins });
  return answer([
    { role: 'user', content: calculator.examples[0]!.question },
    { role: 'assistant', content: renderReceipt(receipt) },
    ...afterwards.map((content) => ({ role: 'assistant' as const, content })),
    { role: 'user', content: whatIf(calculator.fields as Fields, changes) },
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
    for (const changed of lists) {
      if (!calculator.schema.safeParse({ ...full, [field]: changed }).success) continue;
      if (calculator.check?.({ ...full, [field]: changed })) continue;
      // oxlint-disable-next-line no-await-in-loop -- One after the other: the advisor is the same.
      const { receipts } = await heardAgain(name, input, { [field]: changed });
      expect(receipts[0]?.calculator).toBe(name);
      expect(receipts[0]?.inputs[field]).toEqual({ value: changed, origin: 'you said' });
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
    const debts = [{ balance: 9000, rate: 19, minimum: 0 }];
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

it('a list that was cut off is not taken for a shorter one', async () => {
  const debts = Array.from({ length: 3 }, (_, n) => ({ balance: 1000 + n, rate: 20, minimum: 10 }));
  const sent = whatIf(calculatorNamed('debt_payoff').fields as Fields, { debts });
  const cut = sent.slice(0, sent.lastIndexOf(';'));
  expect(readWrittenList(calculatorNamed('debt_payoff').fields as Fields, sent)?.items).toEqual(debts);
  expect(readWrittenList(calculatorNamed('debt_payoff').fields as Fields, cut)).toBeUndefined();
});

it('more entries than a question usually has numbers', async () => {
  const debts = Array.from({ length: 30 }, (_, n) => ({ balance: 1000 + n, rate: 20, minimum: 10 }));
  const { receipts } = await heardAgain('debt_payoff', { debts: debts.slice(0, 2), budget: 900 }, { debts });
  expect(receipts[0]?.inputs.debts?.value).toEqual(debts);
});
