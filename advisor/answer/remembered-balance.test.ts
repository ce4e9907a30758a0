import { expect, it } from 'vitest';
import type { MyNumbers } from '#contract/my-numbers.ts';
import { readReceipts } from '#advisor/compose/receipt.ts';
import { openTestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';

const stored = { source: 'typed', confirmed_at: '2026-11-01T00:00:00Z' } as const;
const before: MyNumbers = {
  facts: [
    { ...stored, fact: 'age', value: 40 },
    { ...stored, fact: 'yearly_income', value: 80_000 },
    { ...stored, fact: 'monthly_spending', value: 4_200 },
    { ...stored, fact: 'monthly_saving', value: 900 },
  ],
  things: [
    { ...stored, id: '1', kind: 'account', name: '401(k)', details: { type: 'workplace', balance: 125_000 } },
  ],
};
const after: MyNumbers = {
  ...before,
  things: [
    ...before.things,
    {
      ...stored,
      source: 'chat',
      id: '2',
      kind: 'account',
      name: 'Savings',
      details: { type: 'cash', balance: 20_000 },
    },
  ],
};

it('adds a remembered balance to the saved accounts instead of replacing them', async () => {
  const { advisor } = await openTestAdvisor();
  const told =
    'I have $20,000 in savings and owe $6,400 on my Visa at 24.9%. How long to pay it off at $200 a month?';
  const first = await advisor.answer({
    messages: [{ role: 'user', content: told }],
    mode: 'free',
    numbers: before,
  });
  const messages = [
    { role: 'user', content: told },
    { role: 'assistant', content: first.text },
    { role: 'user', content: 'Can I retire at 62?' },
  ] as const;
  const savings = async (numbers: MyNumbers) => {
    const { text } = await advisor.answer({ messages: [...messages], mode: 'free', numbers });
    const inputs = Object.values(readReceipts(text)[0]?.inputs ?? {});
    return inputs.flatMap(({ value, origin }) =>
      value === 20_000 || value === 145_000 ? [[value, origin]] : [],
    );
  };
  // Not remembered, it is what the person goes on to speak of.
  expect(await savings(before)).toEqual([[20_000, 'you said']]);
  expect(await savings(after)).toEqual([[145_000, 'your numbers']]);
});
