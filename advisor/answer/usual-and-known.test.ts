import { beforeAll, expect, it } from 'vitest';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { createScriptedReader, type ScriptedReader } from '#server/testing/advisor/scripted-reader.ts';

const reader = createScriptedReader();
let advisor: TestAdvisor;
beforeAll(async () => {
  advisor = await openTestAdvisor({ openReaderModel: () => reader });
});
const ask = (...message: Parameters<ScriptedReader['say']>) => advisor.ask(reader.say(...message));

it('works out the tax of a state it knows, where the question is nearest to the limit', async () => {
  const { opening } = await ask('state income tax in texas on {120k|wages} single', {
    ask: ['limit:states', 'state_income_tax'],
    want: 'amount',
    facts: ['state=tx', 'filing=single'],
  });
  expect(opening).toContain('Texas has no income tax on pay');
});

it('takes five years for a car loan, and says so', async () => {
  const { opening, text } = await ask('car {14k|car_price} at {7.9|loan_rate}, what would i pay', {
    ask: 'loan_amortization',
    want: 'payment',
    facts: ['loan=car'],
  });
  // 14,000 x 0.079 / 12 / (1 - (1 + 0.079 / 12) ^ -60).
  expect(opening).toContain('$283.20 a month');
  expect(text).toMatch(/Over about \[5 years/);
  // The buttons below keep the term: a run of their own has no words to take it from.
  expect(text).toContain(
    '"run":{"calculator":"loan_amortization","inputs":{"principal":15000,"rate":7.9,"years":5}}',
  );
});

it('takes a bare down payment of a home for thousands where it is most of the price in percent', async () => {
  const { said } = await ask('{520|home_price} house {60|down_share} down at {6.375|loan_rate}', {
    ask: 'home_payment',
    want: 'payment',
    facts: ['home=buying'],
  });
  expect(said).toMatchObject({ price: 520_000, down_payment: 60_000 });
});
