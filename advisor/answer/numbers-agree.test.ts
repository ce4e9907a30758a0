import { beforeAll, describe, expect, it } from 'vitest';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { createScriptedReader } from '#server/testing/advisor/scripted-reader.ts';

const reader = createScriptedReader();
const { say } = reader;
let ask: TestAdvisor['ask'];
beforeAll(async () => {
  ({ ask } = await openTestAdvisor({ openReaderModel: () => reader }));
});

describe('numbers of one message', () => {
  it('takes pay with cents by the hour, and not in thousands', async () => {
    const { said } = await ask(
      say('i make {18.75|wages} at the diner, the bakery would pay {22.50|wages_new}. what do i keep?', {
        ask: 'raise_after_tax',
        want: 'amount',
      }),
    );
    expect(said).toMatchObject({ wages: 39_000, new_pay: 46_800 });
  });

  it('takes the prices of an employee stock purchase plan for one share each', async () => {
    const { said } = await ask(
      say(
        'stock plan at work, {10%|gain_rate} discount. {52|price_buy} when it began, {61|price_now} at the end, {80|n_shares} shares. gain?',
        { ask: 'employer_match_espp_rsu', want: 'amount', facts: ['flag=espp'] },
      ),
    );
    expect(said).toMatchObject({ espp_shares: 80, start_price: 52, end_price: 61 });
  });

  it('counts a gain as long-term where the years say so', async () => {
    const { said } = await ask(
      say(
        'selling index fund shares from {2017|year_past}, gain {9,500|gain_amount:short}, i earn {64k|wages}. tax?',
        {
          ask: 'capital_gains_tax',
          want: 'amount',
          facts: ['filing=single'],
        },
      ),
    );
    expect(said).toMatchObject({ long_gain: 9500 });
    expect(said).not.toHaveProperty('short_gain');
  });

  it('counts spouses once where they are among the numbers told', async () => {
    const { text } = await ask(
      say(
        'we give to {4|n_people} nieces and {2|n_people} husbands of theirs. most with no gift tax return?',
        {
          ask: 'yearly_gifts',
          want: 'amount',
          facts: ['flag=couple_gives', 'flag=spouses_get_gift'],
        },
      ),
    );
    // 6 x 2 x 19,000.
    expect(text).toContain('$228,000');
  });
});

describe('two questions in one message', () => {
  it('answers both where one figure is part of the other', async () => {
    const { text, planned } = await ask(
      say(
        '{69|age}, single, {92,000|pension_income} a year of pension. senior deduction after the phase-out, and the federal tax?',
        { ask: ['senior_deduction', 'federal_income_tax'], want: 'amount', facts: ['filing=single'] },
      ),
    );
    expect(planned?.plan.kind).toBe('both');
    expect(text).toMatch(/deduction for seniors is .+for 2026/);
    expect(text).toMatch(/federal tax for 2026 would be/);
  });
});
