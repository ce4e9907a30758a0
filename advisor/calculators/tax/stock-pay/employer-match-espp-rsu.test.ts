import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { employerMatchEsppRsu } from '#advisor/calculators/tax/stock-pay/employer-match-espp-rsu.ts';

const finish = (input: object) => runCalculator(employerMatchEsppRsu, input, { year: 2026 }).result;
const run = (input: object) => Object.fromEntries(finish(input).figures.map(({ id, value }) => [id, value]));

describe('employer match', () => {
  it('is worked out by hand', () => {
    // 80,000: 4 % is 3,200, half of it 1,600; up to 6 % is 4,800, half of it 2,400.
    expect(run({ salary: 80_000, contribution_percent: 4, match_percent: 50, match_limit: 6 })).toMatchObject(
      {
        employer_match: 1600,
        full_match: 2400,
        missed_match: 800,
        contribution: 3200,
        match_rate: 50,
      },
    );
  });

  it('takes cents on the dollar, and a dollar for a dollar', () => {
    // 8 % of 70,000 is 5,600; a quarter of it 1,400.
    const quarter = { salary: 70_000, contribution_percent: 8, match_percent: 25, match_limit: 8 };
    expect(run(quarter)).toMatchObject({ employer_match: 1400, missed_match: 0 });
    // 3 % of 95,000 is 2,850, matched whole; 4 % would bring 3,800.
    const whole = { salary: 95_000, contribution_percent: 3, match_limit: 4, dollar_for_dollar: true };
    expect(run(whole)).toMatchObject({ employer_match: 2850, full_match: 3800, missed_match: 950 });
  });

  it('takes a share of pay without a rate for what the employer adds', () => {
    // 5 % of 110,000.
    expect(run({ salary: 110_000, match_limit: 5 })).toMatchObject({ employer_match: 5500 });
    expect(run({ salary: 110_000 })).toMatchObject({ employer_match: 3300 });
  });

  it('takes a contribution in dollars', () => {
    // 100 % of the first 4 % of 60,000: 2,400 on offer, of which 1,500 is matched.
    const dollars = { salary: 60_000, contribution: 1500, match_percent: 100, match_limit: 4 };
    expect(run(dollars)).toMatchObject({ contribution: 1500, employer_match: 1500, missed_match: 900 });
  });

  it('looks ahead with a return', () => {
    // Future value of an annuity of 1 at 7 % over 30 years, as printed: 94.4608.
    const ahead = { salary: 100_000, contribution_percent: 0, match_percent: 100, match_limit: 1 };
    expect(run({ ...ahead, years: 30, rate_return: 7 }).missed_later! / 1000).toBeCloseTo(94.4608, 3);
    expect(run({ ...ahead, years: 30 }).missed_later).toBe(30_000);
    expect(run(ahead)).not.toHaveProperty('missed_later');
  });

  it('keeps to the limits of plans', () => {
    // 2026: pay counts up to 360,000, contributions up to 24,500 (IRS Notice 2025-67).
    const done = run({ salary: 500_000, contribution_percent: 10, match_percent: 100, match_limit: 4 });
    expect(done).toMatchObject({ contribution: 24_500, employer_match: 14_400, missed_match: 0 });
  });

  it('grows with the contribution up to the whole match, and no further', () => {
    const share = fc.integer({ min: 0, max: 30 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300_000 }), share, share, share, (salary, own, more, limit) => {
        const at = (contribution_percent: number) =>
          run({ salary, contribution_percent, match_percent: 50, match_limit: limit });
        const [less, all] = [at(own), at(Math.min(100, own + more))];
        expect(all.employer_match).toBeGreaterThanOrEqual(less.employer_match!);
        expect(all.employer_match! + all.missed_match!).toBeCloseTo(all.full_match!, 6);
        expect(all.missed_match).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('employee stock purchase plan', () => {
  it('brings the discount alone where the price stands still', () => {
    // 85 buys what is worth 100: 17.647 %, as every guide to these plans has it.
    const done = run({ kind: 'espp', espp_contribution: 8500 });
    expect(done).toMatchObject({ espp_gain: 1500, espp_value: 10_000, espp_tax: 330, espp_after_tax: 1170 });
    expect(done.espp_return).toBeCloseTo(17.647, 3);
  });

  it('looks back to the lower price', () => {
    // 85 % of 40 is 34; 10,000 / 34 x 50 = 14,705.88.
    const given = { kind: 'espp', espp_contribution: 10_000, start_price: 40, end_price: 50 };
    expect(run(given).espp_gain).toBe(4705.88);
    expect(run({ ...given, look_back: false }).espp_gain).toBe(1764.71);
    expect(run({ ...given, start_price: 50, end_price: 40 }).espp_gain).toBe(1764.71);
  });

  it('counts what goes in month by month, or as a share of pay', () => {
    const flat = { kind: 'espp', discount: 10 };
    // 6 x 400 = 2,400 buys 2,666.67; 10 % of 88,000 for half a year is 4,400.
    expect(run({ ...flat, espp_monthly: 400, espp_months: 6 }).espp_gain).toBe(266.67);
    expect(run({ ...flat, salary: 88_000, contribution_percent: 10, espp_months: 6 }).espp_gain).toBe(488.89);
  });

  it('warns of what the law does not allow', () => {
    expect(finish({ kind: 'espp', espp_contribution: 25_000 }).warnings).toHaveLength(1);
    expect(finish({ kind: 'espp', espp_contribution: 5000, discount: 20 }).warnings).toHaveLength(1);
    expect(finish({ kind: 'espp', espp_contribution: 5000 }).warnings).toHaveLength(0);
  });
});

describe('vesting stock', () => {
  it('is worked out by hand', () => {
    // Single 2026, salary 150,000: taxable 133,900; 50,000 more ends at 183,900, in the 24 % bracket: 12,000.
    // Social Security on 34,500 up to 184,500: 2,139; Medicare 725. Withheld 22 %: 11,000.
    expect(run({ kind: 'rsu', vest_value: 50_000, salary: 150_000 })).toMatchObject({
      rsu_income_tax: 12_000,
      rsu_payroll_tax: 2864,
      rsu_withheld: 11_000,
      rsu_still_due: 1000,
      rsu_after_tax: 35_136,
    });
  });

  it('counts a spouse’s pay, and takes a rate where no salary is given', () => {
    // Joint 2026: 215,000 - 32,200 = 182,800 of taxable income, all in the 22 % bracket (to 211,400): 20,000 x 22 %.
    const joint = { kind: 'rsu', vest_value: 20_000, salary: 120_000, spouse_salary: 75_000 };
    expect(run({ ...joint, filing_status: 'married_joint' }).rsu_income_tax).toBe(4400);
    expect(() => run(joint)).toThrow('belongs on a joint return');
    // 23,280 at 35 %, less 22 % withheld.
    const rate = run({ kind: 'rsu', vest_value: 23_280, tax_rate: 35 });
    expect(rate).toMatchObject({ rsu_income_tax: 8148, rsu_withheld: 5121.6, rsu_still_due: 3026.4 });
  });

  it('leaves less of each further share, and never nothing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500_000 }),
        fc.integer({ min: 1, max: 500_000 }),
        (salary, value) => {
          const done = run({ kind: 'rsu', vest_value: value, salary });
          expect(done.rsu_after_tax).toBeGreaterThan(0.5 * value);
          expect(done.rsu_after_tax! + done.rsu_income_tax! + done.rsu_payroll_tax!).toBeCloseTo(value, 6);
        },
      ),
    );
  });
});

it.each([
  [{}, 'Give your salary to work out the match.'],
  [{ kind: 'espp' }, 'Give the amount you put into the stock purchase plan, your salary'],
  [{ kind: 'rsu', salary: 100_000 }, 'Give what the vesting shares are worth.'],
])('refuses %j', (input, sentence) => {
  expect(() => run(input)).toThrow(InputProblem);
  expect(() => run(input)).toThrow(sentence);
});

it('withholds the top rate above a million', () => {
  // Publication 15 (2026), section 7: 22 % up to $1 million of supplemental wages, 37 % above it.
  expect(run({ kind: 'rsu', vest_value: 1_500_000, salary: 200_000 }).rsu_withheld).toBe(405_000);
});

it.each([
  [
    'yesno',
    { salary: 80_000, match_limit: 6, match_percent: 50, contribution_percent: 3 },
    'Yes, and put in more: at 6% of your pay',
  ],
  [
    'yesno',
    { salary: 80_000, match_limit: 6, match_percent: 50, contribution_percent: 8 },
    'Yes, you’re getting the full match',
  ],
  // What goes in is not told: no more than the match needs.
  [
    'yesno',
    { salary: 80_000, match_limit: 6, match_percent: 50 },
    'Yes: putting in 6% of your pay gets the full match of $2,400 a year',
  ],
  [
    'plan',
    { salary: 80_000, match_limit: 3, next_match_limit: 2, match_percent: 100 },
    'Put in 5% of your pay',
  ],
  [
    'plan',
    { salary: 80_000, match_limit: 6, match_percent: 50, contribution_percent: 3 },
    'Raise your contribution to 6%',
  ],
  [
    'plan',
    { salary: 80_000, match_limit: 6, match_percent: 50, contribution_percent: 8 },
    'Keep your contribution where it is',
  ],
  ['which', { kind: 'rsu', vest_value: 46_000, salary: 150_000 }, 'Sell when they vest'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(employerMatchEsppRsu, want, input)).toContain(opening);
});

// As above at vesting: 50,000 less 11,000 withheld and 2,864 of payroll tax is 36,136; 1,000 is due with the return.
it('follows vested shares that are kept to their sale', () => {
  const vested = { kind: 'rsu', vest_value: 50_000, salary: 150_000, sold_value: 75_000 };
  // Half as much again: a gain of 18,068, taxed at 15% after a year.
  expect(run(vested)).toMatchObject({
    rsu_delivered: 36_136,
    rsu_proceeds: 54_204,
    rsu_gain: 18_068,
    rsu_gain_tax: 2710.2,
    rsu_kept_after_sale: 54_204 - 1000 - 2710.2,
  });
  // In the year of the vesting it lies on top of 183,900: 17,875 at 24% and 193 at 32%, and 3.8% of it all is due.
  expect(run({ ...vested, held: 'short' }).rsu_gain_tax).toBeCloseTo(
    0.24 * 17_875 + 0.32 * 193 + 0.038 * 18_068,
    2,
  );
  expect(() => run({ ...vested, salary: 0 })).toThrow('Give your salary');
});

describe('state tax on vesting shares', () => {
  const vesting = { kind: 'rsu', vest_value: 50_000, salary: 150_000 };
  const words = (input: object) => JSON.stringify([finish(input).assumptions, finish(input).warnings]);

  it('takes the state’s own rates on top of the federal taxes', () => {
    // Illinois: 4.95% of 50,000. California, FTB 2025 schedule X: 144,294 to 194,294 lies within 9.3%.
    expect(run({ ...vesting, state: 'il' })).toMatchObject({
      rsu_state_tax: 2475,
      rsu_after_tax: 35_136 - 2475,
      rsu_rate: ((12_000 + 2864 + 2475) / 50_000) * 100,
    });
    expect(run({ ...vesting, state: 'ca' })).toMatchObject({ rsu_state_tax: 4650, rsu_after_tax: 30_486 });
    expect(openingFor(employerMatchEsppRsu, 'amount', { ...vesting, state: 'ca' })).toContain(
      'after federal and California taxes',
    );
  });

  it('delivers fewer shares where a state withholds too', () => {
    // 50,000 less 11,000 withheld, 2,864 of payroll tax and 2,475 for Illinois.
    expect(run({ ...vesting, sold_value: 75_000, state: 'il' }).rsu_delivered).toBe(33_661);
  });

  it('counts none without a state, without a tax there, or where it isn’t known, and says so', () => {
    for (const state of ['not_said', 'tx', 'ar']) {
      expect(run({ ...vesting, state })).not.toHaveProperty('rsu_state_tax');
      expect(run({ ...vesting, state }).rsu_after_tax).toBe(35_136);
    }
    expect(words(vesting)).toContain('State and local income tax is left out');
    expect(words({ ...vesting, state: 'tx' })).toContain(' has no income tax on pay');
    expect(words({ ...vesting, state: 'ar' })).toContain('I don’t have the income tax of');
    expect(openingFor(employerMatchEsppRsu, 'amount', { ...vesting, state: 'tx' })).toContain(
      'after federal taxes',
    );
  });

  it('leaves it out at a rate that stands for all tax, and refuses a state there is no such thing as', () => {
    expect(run({ kind: 'rsu', vest_value: 50_000, tax_rate: 35, state: 'ca' })).not.toHaveProperty(
      'rsu_state_tax',
    );
    expect(() => run({ ...vesting, state: 'zz' })).toThrow(InputProblem);
  });
});
