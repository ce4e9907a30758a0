import { describe, expect, it } from 'vitest';
import { mortgageAffordability } from '#advisor/calculators/borrowing/home-buying/mortgage-affordability.ts';
import { buyOrWait } from '#advisor/calculators/borrowing/home-buying/buy-or-wait.ts';
import { refinanceBreakeven } from '#advisor/calculators/borrowing/home-loans/refinance-breakeven.ts';
import { marketHistory } from '#advisor/calculators/investing/paths/market-history.ts';
import { rentalProperty } from '#advisor/calculators/investing/rental/rental-property.ts';
import { taxEquivalentYield } from '#advisor/calculators/investing/bonds/tax-equivalent-yield.ts';
import { claimingAge } from '#advisor/calculators/retirement/social-security/claiming-age.ts';
import { contributionLimits } from '#advisor/calculators/retirement/contributions/contribution-limits.ts';
import { contributionRoomLeft } from '#advisor/calculators/retirement/contributions/contribution-room-left.ts';
import { inheritedAccount } from '#advisor/calculators/retirement/distributions/inherited-account.ts';
import { rmd } from '#advisor/calculators/retirement/distributions/rmd.ts';
import { retirementPlan } from '#advisor/calculators/retirement/plan/retirement-plan.ts';
import { compoundGrowth } from '#advisor/calculators/saving/growth/compound-growth.ts';
import { lateFilingPenalty } from '#advisor/calculators/tax/penalties/late-filing-penalty.ts';
import { saversCreditCalculator } from '#advisor/calculators/tax/credits/savers-credit.ts';
import { underpaymentPenalty } from '#advisor/calculators/tax/penalties/underpayment-penalty.ts';
import { allCash } from '#advisor/guides/investing/all-cash.ts';
import { canIRetire } from '#advisor/guides/retirement/can-i-retire.ts';
import { withDerived } from '#advisor/picture/derive.ts';
import { fillFields } from '#advisor/plan/fill/fill-fields.ts';
import { toldPicture } from '#server/testing/advisor/picture-facts.ts';

const inputOf = (
  calculator: Parameters<typeof fillFields>[0],
  facts: Parameters<typeof toldPicture>[0],
  ...words: string[]
) => fillFields(calculator, withDerived(toldPicture(facts, ...words), 2026)).input;

describe('two near amounts of one meaning', () => {
  const balance = (value: number, start: number, doubt: number) =>
    ({
      role: 'bal_retirement',
      value,
      start,
      otherRoles: [{ id: 'other', probability: doubt }],
    }) as const;
  const age = { role: 'age', value: 79, unit: 'age' } as const;

  it('are one at two times where one of them may not count: the first was before', () => {
    const told = [age, balance(305_000, 10, 0.008), balance(322_000, 60, 0.001)];
    expect(inputOf(rmd, told)).toMatchObject({ balance: 305_000 });
  });

  it('add up where both surely count', () => {
    const told = [age, balance(305_000, 10, 0.001), balance(322_000, 60, 0)];
    expect(inputOf(rmd, told)).toMatchObject({ balance: 627_000 });
  });
});

describe('a year told by itself', () => {
  it('begins a stretch to today where it is when something began', () => {
    expect(inputOf(marketHistory, [{ role: 'year_past', value: 1990, unit: 'date' }])).toEqual({
      from_year: 1990,
      stretch: 'since',
    });
  });

  it('is one year where it is the year asked about', () => {
    expect(inputOf(marketHistory, [{ role: 'year', value: 2008, unit: 'date' }])).toEqual({
      from_year: 2008,
    });
  });

  it('ends where a last year is told', () => {
    expect(
      inputOf(marketHistory, [
        { role: 'year_past', value: 1990, unit: 'date' },
        { role: 'year_future', value: 2000, unit: 'date' },
      ]),
    ).toEqual({ from_year: 1990, to_year: 2000 });
  });

  it('is how long to wait where it lies ahead', () => {
    const told = inputOf(buyOrWait, [{ role: 'year_future', value: 2028, unit: 'date' }]);
    expect(told.wait).toBe(2);
  });
});

describe('a rental', () => {
  it('takes costs told as one sum, by the month where they are small', () => {
    const costs = (value: number, per?: 'month' | 'year') =>
      inputOf(rentalProperty, [
        { role: 'rental_income', value: 2400, per: 'month' },
        { role: 'rental_costs', value, ...(per ? { per } : {}) },
      ]).all_costs;
    expect(costs(9200)).toBe(9200);
    expect(costs(9200, 'year')).toBe(9200);
    expect(costs(780)).toBe(9360);
    expect(costs(780, 'month')).toBe(9360);
  });

  it('is never empty and has no mortgage where words say so', () => {
    const rent = [{ role: 'rental_income', value: 1500, per: 'month' }] as const;
    expect(inputOf(rentalProperty, rent, 'flag=no_vacancy', 'flag=no_mortgage')).toMatchObject({
      vacancy: 0,
      no_mortgage: true,
    });
    expect(inputOf(rentalProperty, rent)).not.toHaveProperty('vacancy');
  });
});

describe('a tax-free and a taxable yield', () => {
  const percent = (role: 'rate_yield' | 'rate_savings' | 'rate_tax', value: number) => ({
    role,
    value,
    unit: 'percent' as const,
  });

  it('are told apart by size, and so are the federal and the state rate', () => {
    expect(
      inputOf(
        taxEquivalentYield,
        [
          percent('rate_yield', 4.25),
          percent('rate_yield', 2.75),
          percent('rate_tax', 5),
          percent('rate_tax', 24),
        ],
        'account=treasury',
      ),
    ).toEqual({ tax_free: 2.75, taxable: 4.25, tax_rate: 24, other_rate: 5, taxable_kind: 'treasury' });
  });

  it('are a Treasury and a bank’s where both are named', () => {
    expect(
      inputOf(
        taxEquivalentYield,
        [percent('rate_savings', 4.5), percent('rate_yield', 4.35)],
        'account=cd',
        'account=treasury',
      ),
    ).toEqual({ tax_free: 4.35, taxable: 4.5, free_kind: 'treasury', taxable_kind: 'taxable' });
  });
});

describe('an amount told of another', () => {
  it('is a new rate so much below the one there is', () => {
    const told = inputOf(refinanceBreakeven, [
      { role: 'rate_change', value: 0.875, unit: 'percent' },
      { role: 'loan_rate', value: 7, unit: 'percent' },
    ]);
    expect(told).toEqual({ rate: 7, new_rate: 6.125 });
  });

  it('is the rest of a tax where more was withheld than is owed', () => {
    const owed = (value: number) =>
      inputOf(underpaymentPenalty, [
        { role: 'tax_bill', value },
        { role: 'tax_withheld', value: 24_000 },
      ]).this_year_tax;
    expect(owed(5200)).toBe(29_200);
    expect(owed(31_000)).toBe(31_000);
  });
});

describe('what two people put in', () => {
  it('is counted apart where each has a field', () => {
    expect(
      inputOf(saversCreditCalculator, [
        { role: 'k401_contrib', value: 2400, owner: 'spouse' },
        { role: 'ira_contrib', value: 600 },
      ]),
    ).toMatchObject({ contribution: 600, spouse_contribution: 2400 });
  });

  const both = { role: 'hsa_contrib', value: 8100, owner: 'both' } as const;

  it('is added to what they put in together, unless it is part of it', () => {
    const hsaOf = (...parts: Parameters<typeof toldPicture>[0]) =>
      inputOf(contributionRoomLeft, [...parts, both]).made_hsa;
    expect(hsaOf({ role: 'hsa_contrib', value: 2000, owner: 'spouse' })).toBe(10_100);
    expect(
      hsaOf({ role: 'hsa_contrib', value: 2000, owner: 'spouse' }, { role: 'hsa_contrib', value: 6100 }),
    ).toBe(8100);
  });
});

describe('times and ages', () => {
  it('a part of a month late counts as a month', () => {
    const monthsOf = (months: number) =>
      inputOf(lateFilingPenalty, [{ role: 'time_held', value: months / 12, months, unit: 'time' }]).months;
    expect([11 / 30, 1.38, 3, 5].map(monthsOf)).toEqual([1, 2, 3, 5]);
  });

  it('an age in years and months fills both', () => {
    expect(inputOf(claimingAge, [{ role: 'age_claim', value: 63 + 4 / 12, unit: 'age' }])).toMatchObject({
      claim_age: 63,
      claim_months: 4,
    });
  });

  it('an age to retire at is not the age now where no money is told', () => {
    const retire = { role: 'age_retire', value: 65, unit: 'age' } as const;
    expect(inputOf(retirementPlan, [retire])).toEqual({ retire_age: 65 });
    expect(inputOf(retirementPlan, [retire, { role: 'bal_retirement', value: 400_000 }])).toMatchObject({
      retire_age: 65,
      age: 65,
    });
  });

  it('a child’s age is that of an heir who is a child', () => {
    const child = { role: 'age', value: 9, unit: 'age', owner: 'child' } as const;
    expect(inputOf(inheritedAccount, [child], 'heir=minor_child')).toEqual({ age: 9, heir: 'minor_child' });
    expect(inputOf(inheritedAccount, [child])).toEqual({});
  });
});

it('pay of a child’s summer job is that of the year', () => {
  const told = inputOf(contributionLimits, [{ role: 'wages', value: 3100, owner: 'child' }]);
  expect(told.income).toBe(3100);
});

it('an APY is not compounded once more', () => {
  const rate = { role: 'rate_savings', value: 4.25, unit: 'percent' } as const;
  expect(inputOf(compoundGrowth, [rate], 'compounding=daily').compounding).toBe('daily');
  expect(inputOf(compoundGrowth, [rate], 'compounding=daily', 'flag=apy_given').compounding).toBe(
    'effective',
  );
});

describe('money of a couple beside the pay of one', () => {
  it('counts what both have as one’s own, but not what both earn', () => {
    const told = [
      { role: 'wages', value: 74_000 },
      { role: 'down_amount', value: 40_000, owner: 'both' },
    ] as const;
    expect(inputOf(mortgageAffordability, told)).toMatchObject({ income: 74_000, down_payment: 40_000 });
    expect(
      inputOf(mortgageAffordability, [told[0], { role: 'se_income', value: 3000, owner: 'both' }]),
    ).toEqual({ income: 74_000 });
  });
});

describe('spending that is told in parts', () => {
  const spendingOf = (...facts: Parameters<typeof toldPicture>[0]) =>
    fillFields(allCash, toldPicture([{ role: 'bal_cash', value: 22_000 }, ...facts])).input.spending;

  it('is no single part, and no premium beside a car payment', () => {
    expect(spendingOf({ role: 'premium', value: 2350 })).toBeUndefined();
    expect(spendingOf({ role: 'housing_cost', value: 1800 })).toBeUndefined();
    expect(
      spendingOf({ role: 'premium', value: 2350 }, { role: 'debt_payment', value: 400 }),
    ).toBeUndefined();
  });

  it('is the sum of rent and other parts', () => {
    expect(spendingOf({ role: 'housing_cost', value: 1800 }, { role: 'premium', value: 500 })).toBe(2300);
  });
});

describe('Social Security at two ages', () => {
  const benefit = (...facts: Parameters<typeof toldPicture>[0]) =>
    inputOf(retirementPlan, facts).social_security;

  it('is one benefit of one person, not two', () => {
    const [now, later] = [
      { role: 'ss_income', value: 2150 },
      { role: 'ss_income', value: 2900 },
    ] as const;
    expect(benefit(now, later)).toBe(2900);
  });

  it('adds up for two people', () => {
    expect(
      fillFields(
        canIRetire,
        toldPicture([
          { role: 'ss_income', value: 2150 },
          { role: 'ss_income', value: 900, owner: 'spouse' },
        ]),
      ).input.social_security,
    ).toBe(3050);
  });
});
