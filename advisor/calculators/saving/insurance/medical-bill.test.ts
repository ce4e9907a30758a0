import { beforeAll, expect, it } from 'vitest';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { medicalBill } from '#advisor/calculators/saving/insurance/medical-bill.ts';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { createScriptedReader } from '#server/testing/advisor/scripted-reader.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(medicalBill, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

let advisor: TestAdvisor;
const reader = createScriptedReader();
beforeAll(async () => {
  advisor = await openTestAdvisor({ openReaderModel: () => reader });
});

it('takes the deductible, then the share, up to the maximum', () => {
  // python3: 2000 + .2*7400 = 3480; 1500 + .1*30500 = 4550, capped at 4000; a bill below the deductible is all yours.
  expect(run({ bill: 9400, deductible: 2000, coinsurance: 20, most: 6500 })).toMatchObject({
    owed: 3480,
    plan_pays: 5920,
    left_to_most: 3020,
  });
  expect(run({ bill: 32_000, deductible: 1500, coinsurance: 10, most: 4000 })).toMatchObject({ owed: 4000 });
  expect(run({ bill: 800, deductible: 1500 })).toMatchObject({ owed: 800, plan_pays: 0 });
  // 1150 + .3*750.
  expect(run({ bill: 1900, deductible: 3000, met: 1850, coinsurance: 30 })).toMatchObject({ owed: 1375 });
});

it('takes a share above a half for what the plan pays', async () => {
  // 3,000 + 20% of 13,000.
  expect(run({ bill: 16_000, deductible: 3000, plan_share: 80 })).toMatchObject({ owed: 5600 });
  const { said, opening } = await advisor.ask(
    reader.say(
      'birth was {16,000|medical_cost}, {3k|deductible} deductible and then insurance pays {80%|replace_share}. my bill?',
      { ask: 'medical_bill', want: 'amount' },
    ),
  );
  expect(said).toEqual({ bill: 16_000, deductible: 3000, plan_share: 80 });
  expect(opening).toContain('$5,600');
});

it('refuses a maximum below the deductible', () => {
  expect(() => run({ bill: 900, deductible: 5000, most: 2000 })).toThrow('below the deductible');
  expect(() => run({ bill: 900, deductible: 500, met: 800 })).toThrow('check the two');
});

it('answers for one plan where a comparison of plans has nothing to compare', async () => {
  const { opening } = await advisor.ask(
    reader.say(
      'knee operation is {18,200|medical_cost} allowed, deductible {1,750|deductible}, i pay {15%|replace_share} after, max {5,500|deductible}. my bill?',
      { ask: 'health_plan_costs', want: 'amount' },
    ),
  );
  // 1750 + .15*16450 = 4217.50.
  expect(opening).toContain('$4,218 of the $18,200');
});
