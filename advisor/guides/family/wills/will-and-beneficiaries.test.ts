import { describe, expect, it } from 'vitest';
import { willAndBeneficiaries } from '#advisor/guides/family/wills/will-and-beneficiaries.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(willAndBeneficiaries, given, 2026).decision;

describe('will and beneficiaries', () => {
  it('starts with the forms, and with a guardian where children are young', () => {
    expect(decide({})).toBe('forms_and_will');
    expect([49, 50].map((age) => decide({ age, children: 2 }))).toEqual(['guardian', 'forms_and_will']);
    expect([17, 18].map((child_age) => decide({ child_age }))).toEqual(['guardian', 'forms_and_will']);
  });

  it('keeps trusts for those who need one', () => {
    expect(decide({ family: 'blended', child_age: 5 })).toBe('trust');
    expect(decide({ family: 'disabled_heir' })).toBe('trust');
    expect(decide({ property: 'several_states' })).toBe('trust');
    expect(decide({ family: 'simple', property: 'none_or_one' })).toBe('forms_and_will');
  });

  it('takes an ex-spouse off the forms', () => {
    expect(decide({ status: 'divorced' })).toBe('change_the_forms');
    expect(decide({ status: 'married' })).toBe('forms_and_will');
  });

  it('sends an estate at the exemption to a lawyer', () => {
    expect([14_999_999, 15_000_000].map((estate) => decide({ estate }))).toEqual([
      'forms_and_will',
      'estate_lawyer',
    ]);
  });

  it('has an answer for a trust that is sold, a couple that is not married, and a house', () => {
    expect(decide({ fee: 4500, age: 71 })).toBe('trust_pitch');
    expect(decide({ status: 'unmarried_couple' })).toBe('unmarried');
    expect(decide({ home: 350_000, age: 75 })).toBe('house_by_deed');
    expect(decide({ home: 350_000, age: 35 })).toBe('forms_and_will');
    expect(decide({ age: 71 })).toBe('forms_and_will');
  });

  it('names the account of someone young', () => {
    const { verdict } = runGuide(willAndBeneficiaries, { age: 29, retirement: 60_000 }, 2026);
    expect(renderPlain(verdict.opening)).toBe(
      'A will can wait a little, but name a beneficiary on your $60,000 account today.',
    );
  });
});

it('answers who inherits without a will, what one costs, and what an ex on a form means', () => {
  const opening = (given: Record<string, unknown>) =>
    renderPlain(runGuide(willAndBeneficiaries, given, 2026).verdict.opening);
  const partner = { status: 'unmarried_couple', asked: 'without_one' };
  expect(opening({ ...partner, children: 2 })).toMatch(/^Your children would get it/);
  expect(opening(partner)).toMatch(/^Your parents or siblings/);
  expect(opening({ asked: 'without_one' })).toMatch(/^It goes to relatives by your state's rules/);
  expect(opening({ asked: 'without_one', status: 'engaged' })).toMatch(/^Your parents or siblings/);
  expect(opening({ asked: 'without_one', status: 'widowed' })).toMatch(/^Your children get it/);
  expect(decide({ asked: 'cost' })).toBe('cost');
  expect(opening({ asked: 'ex_named', retirement: 90_000 })).toContain('the $90,000 account');
});
