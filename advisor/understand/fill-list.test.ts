import { describe, expect, it } from 'vitest';
import { debtPayoff } from '#advisor/calculators/borrowing/debt-payoff.ts';
import type { Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { compoundGrowth } from '#advisor/calculators/saving/compound-growth.ts';
import { fillList } from '#advisor/understand/fill-list.ts';
import { readMentions } from '#advisor/understand/read-mentions.ts';
import { toSentence } from '#advisor/understand/sentence.ts';

const fill = (calculator: AnyCalculator, question: string) =>
  fillList(calculator.fields as Fields, toSentence(question), readMentions(question));
const named = (name: string) => calculators.find((calculator) => calculator.name === name)!;

describe('debts are listed', () => {
  const two = [
    { balance: 6000, rate: 24 },
    { balance: 2500, rate: 18 },
  ];

  it.each([
    ['one after the other', '6,000 at 24% and 2,500 at 18%'],
    ['with words between', 'I owe $6,000 on a card at 24 percent, plus 2,500 on another one at 18%'],
    ['rate first', 'a 24% card with $6,000 and an 18% card with $2,500'],
    ['amounts first and then the rates', '$6,000 and $2,500 at 24% and 18%'],
  ])('%s: %s', (_, question) => {
    expect(fill(debtPayoff, question)?.items).toMatchObject(two);
  });

  it('beside what is paid on all of them', () => {
    const question = 'I owe 6,000 at 24% and 2,500 at 18% and can pay 400 a month';
    const list = fill(debtPayoff, question);
    expect(list?.items).toMatchObject(two);
    expect([...list!.used].map(({ value }) => value)).not.toContain(400);
  });

  it('even if there is only one', () => {
    expect(fill(debtPayoff, 'I owe 6,000 at 24%')?.items).toMatchObject([{ balance: 6000, rate: 24 }]);
  });
});

describe('holdings are listed', () => {
  it.each([
    'I hold 70k stocks and 30k bonds, rebalance to 60 and 40 percent',
    'I hold 70k stocks and 30k bonds, rebalance to 60/40',
  ])('all of one kind and then all of the other: %s', (question) => {
    expect(fill(named('optimize_rebalance'), question)?.items).toMatchObject([
      { amount: 70_000, target: 60 },
      { amount: 30_000, target: 40 },
    ]);
  });
});

describe('no list is', () => {
  it.each([
    ['found where a calculator has none', compoundGrowth, '6,000 at 24% and 2,500 at 18%'],
    ['made of nothing', debtPayoff, 'how do I pay off my debts?'],
    ['made of half an item', debtPayoff, 'at 24% and 18%'],
  ] as [string, AnyCalculator, string][])('%s: %s', (_, calculator, question) => {
    expect(fill(calculator, question)).toBeUndefined();
  });
});
