import { describe, expect, it } from 'vitest';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { carTradeIn } from '#advisor/calculators/borrowing/cars/car-trade-in.ts';
import { debtPayoff } from '#advisor/calculators/borrowing/debts/debt-payoff.ts';
import { mortgageAffordability } from '#advisor/calculators/borrowing/home-buying/mortgage-affordability.ts';
import { socialSecurityBenefit } from '#advisor/calculators/retirement/social-security/social-security-benefit.ts';
import { raiseAfterTax } from '#advisor/calculators/tax/pay/raise-after-tax.ts';
import { federalIncomeTax } from '#advisor/calculators/tax/federal/federal-income-tax.ts';
import { homeSale } from '#advisor/calculators/tax/gains/home-sale.ts';
import { withDerived } from '#advisor/picture/derive.ts';
import type { Picture } from '#advisor/picture/picture.ts';
import { planCalculation } from '#advisor/plan/plan-calculation.ts';
import type { Reading, ReadQuantity } from '#advisor/reader/reading.ts';
import { toldPicture } from '#server/testing/advisor/picture-facts.ts';

const sure = <T extends string>(id: T) => ({ id, probability: 1 });

/** The plan for a message with these numbers. */
function plan(calculator: AnyCalculator, picture: Picture) {
  const told = picture.facts.map((fact): ReadQuantity => {
    const { times: _, ...number } = fact;
    return { relative: 'none', ...number, end: fact.start + fact.said.length, unit: fact.unit };
  });
  const reading: Reading = {
    text: '',
    told,
    act: sure('new'),
    want: sure('amount'),
    relative: sure('none'),
    asks: [],
    facts: [],
  };
  return planCalculation(calculator, { picture, reading, turn: 0, year: 2026, profile: {}, last: undefined });
}

describe('a doubtful number', () => {
  const sale = [
    { role: 'home_value', value: 1_150_000 },
    { role: 'home_basis', value: 400_000 },
  ] as const;

  it('gets the role that leaves no number unused', () => {
    const costs = {
      role: 'home_value',
      value: 62_000,
      probability: 0.36,
      otherRoles: [{ id: 'selling_costs', probability: 0.23 }],
    } as const;
    const { runs, leftover, used } = plan(homeSale, toldPicture([...sale, costs]));
    expect(runs[0].input).toMatchObject({ sold_for: 1_150_000, bought_for: 400_000, selling_costs: 62_000 });
    expect(leftover).toEqual([]);
    const { probability } = used.find(({ value }) => value === 62_000)!;
    // More likely than before, but not certain.
    expect(probability).toBeGreaterThan(0.36);
    expect(probability).toBeLessThan(0.88);
  });

  it('leaves what two people earn together, told with a doubtful part of it', () => {
    const pay = toldPicture([
      { role: 'wages', value: 146_000, owner: 'both', start: 8 },
      {
        role: 'wages',
        value: 88_000,
        start: 29,
        probability: 0.72,
        otherRoles: [{ id: 'age', probability: 0.22 }],
      },
    ]);
    const { runs } = plan(federalIncomeTax, withDerived(pay, 2026));
    expect(runs[0].input).toMatchObject({ wages: 88_000, spouse_wages: 58_000 });
  });

  it('counts as certain if all of its roles lead to the same result', () => {
    const nothing = {
      role: 'debt_payment',
      value: 0,
      probability: 0.52,
      otherRoles: [{ id: 'other', probability: 0.42 }],
    } as const;
    const { used, leftover } = plan(
      mortgageAffordability,
      toldPicture([{ role: 'wages', value: 98_000 }, { role: 'down_amount', value: 45_000 }, nothing]),
    );
    expect(used.filter(({ probability }) => probability < 0.9)).toEqual([]);
    expect(leftover).toEqual([]);
  });

  it('keeps its likeliest role if that role fits', () => {
    const improved = {
      role: 'home_improvement',
      value: 85_000,
      probability: 0.7,
      otherRoles: [{ id: 'selling_costs', probability: 0.25 }],
    } as const;
    const { runs } = plan(homeSale, toldPicture([...sale, improved]));
    expect(runs[0].input).toMatchObject({ improvements: 85_000 });
  });

  it('does not get the role of a certain number', () => {
    const { runs } = plan(
      carTradeIn,
      toldPicture([
        { role: 'trade_in', value: 17_000 },
        { role: 'debt_balance', value: 21_400, kind: 'car' },
        {
          role: 'trade_in',
          value: 36_000,
          probability: 0.51,
          otherRoles: [{ id: 'car_price', probability: 0.47 }],
        },
      ]),
    );
    expect(runs[0].input).toMatchObject({ worth: 17_000, price: 36_000 });
  });

  it('gets a less likely role if nothing can be computed otherwise', () => {
    const { runs, problem } = plan(
      raiseAfterTax,
      toldPicture([
        { role: 'wages', value: 110_000, case: 'a' },
        {
          role: 'wages',
          value: 125_000,
          probability: 0.82,
          otherRoles: [{ id: 'wages_new', probability: 0.16 }],
        },
      ]),
    );
    expect(problem).toBeUndefined();
    expect(runs[0].input).toMatchObject({ wages: 110_000, new_pay: 125_000 });
  });

  it('is left over if it may be unrelated', () => {
    const aside = {
      role: 'lump_sum',
      value: 14_000,
      probability: 0.5,
      otherRoles: [{ id: 'other', probability: 0.45 }],
    } as const;
    const { leftover } = plan(homeSale, toldPicture([...sale, aside]));
    expect(leftover.map(({ value }) => value)).toEqual([14_000]);
  });
});

describe('an input that a run takes once', () => {
  it('makes two cases if the message gives two values', () => {
    const { runs, leftover } = plan(
      socialSecurityBenefit,
      toldPicture([
        { role: 'ss_income', value: 2340 },
        { role: 'age_claim', value: 65, unit: 'age' },
        { role: 'year_birth', value: 1963, unit: 'date' },
        { role: 'age_claim', value: 63, unit: 'age' },
      ]),
    );
    expect(runs.map(({ input }) => input.claim_age)).toEqual([65, 63]);
    expect(leftover).toEqual([]);
  });

  it('makes one case if the message repeats the value', () => {
    const { runs } = plan(
      socialSecurityBenefit,
      toldPicture([
        { role: 'ss_income', value: 2340 },
        { role: 'age_claim', value: 63, unit: 'age' },
        { role: 'age_claim', value: 63, unit: 'age' },
      ]),
    );
    expect(runs).toHaveLength(1);
  });
});

it('a list keeps its complete rows, and the numbers of an incomplete row are left over', () => {
  const { runs, leftover } = plan(
    debtPayoff,
    toldPicture([
      { role: 'debt_balance', value: 4000, kind: 'card', start: 0 },
      { role: 'loan_rate', value: 24, unit: 'percent', start: 10 },
      { role: 'debt_balance', value: 9000, kind: 'car', start: 40 },
      { role: 'loan_rate', value: 7, unit: 'percent', start: 50 },
      { role: 'debt_balance', value: 2500, kind: 'personal', start: 400 },
      { role: 'debt_budget', value: 700, start: 90 },
    ]),
  );
  expect(runs[0].input.debts).toHaveLength(2);
  expect(leftover.map(({ value }) => value)).toEqual([2500]);
});
