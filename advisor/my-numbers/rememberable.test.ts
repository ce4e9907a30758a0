import { describe, expect, it } from 'vitest';
import { federalIncomeTax } from '#advisor/calculators/tax/federal/federal-income-tax.ts';
import { retirementPlan } from '#advisor/calculators/retirement/plan/retirement-plan.ts';
import { rememberable } from '#advisor/my-numbers/rememberable.ts';

const said = (value: unknown) => ({ value, origin: 'you said' as const });

describe('what a run lets us remember', () => {
  it('is what the person said of themselves, and no assumption', () => {
    const inputs = {
      wages: said(95_000),
      spouse_wages: said(62_000),
      filing_status: said('married_joint'),
      age: { value: 41, origin: 'your numbers' as const },
      children: { value: 0, origin: 'assumption' as const },
      charity: said(2_000),
    };
    expect(rememberable(federalIncomeTax, { inputs })).toEqual({
      yearly_income: 95_000,
      yearly_spouse_income: 62_000,
      filing_status: 'married_joint',
    });
  });

  it('is counted in the period of its fact', () => {
    const inputs = { age: said(41), spending: said(74_400), saving: said(18_000) };
    expect(rememberable(retirementPlan, { inputs })).toEqual({
      age: 41,
      monthly_spending: 6_200,
      monthly_saving: 1_500,
    });
  });

  it('leaves out what cannot be saved', () => {
    expect(rememberable(retirementPlan, { inputs: { age: said(3) } })).toEqual({});
  });
});
