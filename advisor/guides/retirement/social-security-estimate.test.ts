import { describe, expect, it } from 'vitest';
import { estimatedBenefitIn } from '#advisor/calculators/retirement/social-security/estimated-benefit.ts';
import { readFacts } from '#advisor/facts/read-facts.ts';
import { planInputs } from '#advisor/guides/retirement/retirement-picture.ts';

const inputs = (given: Record<string, unknown>) => planInputs(given, readFacts(2026));

describe('the Social Security of a plan', () => {
  it('is left as it was told', () => {
    const told = { age: 60, spending: 50_000, savings: 400_000, social_security: 2400 };
    expect(inputs({ ...told, married: 'yes' })).toEqual(told);
  });

  it('is the average where no pay tells it, for both of a couple', () => {
    expect(inputs({ age: 60, spending: 50_000 })).toMatchObject({ social_security: 2071 });
    expect(inputs({ age: 60, spending: 50_000, married: 'yes' })).toMatchObject({
      social_security: 2071,
      spouse_social_security: 2071,
    });
  });

  it('comes from pay, with half of it for a spouse whose pay nobody told', () => {
    expect(inputs({ age: 40, pay: 90_000 })).toEqual({ age: 40, pay: 90_000 });
    const full = estimatedBenefitIn(2026, { pay: 90_000, born: 1986, stopAge: 67, claimAge: 67 });
    expect(inputs({ age: 40, pay: 90_000, married: 'yes' })).toMatchObject({
      spouse_social_security: full / 2,
    });
    expect(inputs({ age: 40, pay: 90_000, married: 'yes', spouse_pay: 40_000 })).not.toHaveProperty(
      'spouse_social_security',
    );
  });

  it('takes the pay of a household as two equal halves', () => {
    expect(inputs({ age: 41, pay: 150_000, household_pay: 150_000 })).toMatchObject({
      pay: 75_000,
      spouse_pay: 75_000,
    });
  });

  it('starts when work ends where that is later than usual', () => {
    expect(inputs({ age: 45, pay: 58_000, retire_age: 70 })).toMatchObject({ claim_age: 70 });
    expect(inputs({ age: 45, pay: 58_000, retire_age: 70, claim_age: 67 })).toMatchObject({ claim_age: 67 });
  });

  it('is none where someone says so, whatever the pay', () => {
    const { pay, ...rest } = inputs({ age: 50, pay: 80_000, save_share: 10, social_security: 0 });
    expect(pay).toBeUndefined();
    expect(rest).toMatchObject({ spending: 64_000, saving: 8000 });
  });
});
