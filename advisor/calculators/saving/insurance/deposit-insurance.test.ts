import { beforeAll, describe, expect, it } from 'vitest';
import { depositInsurance } from '#advisor/calculators/saving/insurance/deposit-insurance.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { createScriptedReader } from '#server/testing/advisor/scripted-reader.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(depositInsurance, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

describe('deposit insurance', () => {
  it('has a limit for each person and each kind of ownership', () => {
    // The FDIC's example of a couple: 250,000 alone, 500,000 joint, 250,000 in an IRA.
    expect(run({ own: 260_000, joint: 620_000, retirement: 240_000 })).toEqual({
      uninsured: 130_000,
      insured: 990_000,
      total: 1_120_000,
      alone: 250_000,
      shared: 500_000,
      in_iras: 240_000,
    });
    expect(run({ own: 240_000, spouse_own: 260_000 })).toMatchObject({ insured: 490_000, uninsured: 10_000 });
    expect(run({ joint: 420_000, own: 180_000 }).uninsured).toBe(0);
  });

  it('counts each beneficiary, up to five', () => {
    expect(run({ own: 700_000, beneficiaries: 2 })).toMatchObject({ insured: 500_000, uninsured: 200_000 });
    expect(run({ own: 2_000_000, beneficiaries: 7 }).insured).toBe(1_250_000);
    // Two owners, three beneficiaries: 1,500,000.
    expect(run({ joint: 1_600_000, beneficiaries: 3 }).uninsured).toBe(100_000);
  });

  it('refuses nothing at all', () => {
    expect(() => run({})).toThrow(InputProblem);
    expect(() => run({ own: -5 })).toThrow(InputProblem);
  });
});

describe('a question about it', () => {
  let advisor: TestAdvisor;
  const reader = createScriptedReader();
  beforeAll(async () => {
    advisor = await openTestAdvisor({ openReaderModel: () => reader });
  });

  it('is answered for what a couple has together and apart', async () => {
    const { opening } = await advisor.ask(
      reader.say(
        'we keep {560k|bal_cash@both} jointly at one bank and i have {200k|bal_cash} there in my own name. is it all insured?',
        { ask: 'deposit_insurance', want: 'yesno', facts: ['filing=married_joint'] },
      ),
    );
    expect(opening).toContain('No, $60,000 of your $760,000 isn’t insured');
  });
});
