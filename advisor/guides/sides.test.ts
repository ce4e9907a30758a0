import { describe, expect, it } from 'vitest';
import { studentLoanChoice } from '#advisor/guides/debt/student-loans/student-loan-choice.ts';
import { debtsOfTheDead } from '#advisor/guides/debt/debts-of-the-dead.ts';
import type { AnyGuide, GuideSide } from '#advisor/guides/define/define-guide.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { stayHomeOrWork } from '#advisor/guides/family/stay-home-or-work.ts';
import { collegeAccount } from '#advisor/guides/family/college/college-account.ts';
import { parentsMoney } from '#advisor/guides/family/parents/parents-money.ts';
import { windfall } from '#advisor/guides/investing/windfall/windfall.ts';
import { leavingJob401k } from '#advisor/guides/retirement/leaving-job-401k.ts';
import { pensionChoice } from '#advisor/guides/retirement/pension-choice.ts';
import { healthPlanChoice } from '#advisor/guides/work/insurance/health-plan-choice.ts';
import { nursingHomeAndHouse } from '#advisor/guides/trouble/nursing-home-and-house.ts';
import { disabilityChoice } from '#advisor/guides/work/insurance/disability-choice.ts';
import { howMuchLifeInsurance } from '#advisor/guides/work/insurance/how-much-life-insurance.ts';
import { quitToStart } from '#advisor/guides/work/quit-to-start.ts';
import { sickOrDisabled } from '#advisor/guides/work/sick-or-disabled.ts';
import { termOrWhole } from '#advisor/guides/work/insurance/term-or-whole.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (guide: AnyGuide, given: Record<string, unknown>) => runGuide(guide, given, 2026);
const openingOf = (guide: AnyGuide, given: Record<string, unknown>) =>
  renderPlain(run(guide, given).verdict.opening);
const allOf = (guide: AnyGuide, given: Record<string, unknown>) =>
  run(guide, given).verdict.because.map(renderPlain).join(' ');

const sided: readonly AnyGuide[] = [
  parentsMoney,
  leavingJob401k,
  pensionChoice,
  disabilityChoice,
  howMuchLifeInsurance,
  sickOrDisabled,
  termOrWhole,
];

describe('sides of decisions', () => {
  it('decides each in a short sentence, with at most 120 words in all', () => {
    for (const { guide, given } of sided.flatMap((one) =>
      (one.sides ?? []).map((side: GuideSide) => ({ guide: one, given: side.given })),
    )) {
      const { opening, because, unless = [], next, say = [] } = run(guide, given).verdict;
      expect(renderPlain(opening).split(' ').length).toBeLessThanOrEqual(30);
      const words = [opening, ...because, unless, next, say].map(renderPlain).join(' ').split(/\s+/);
      expect({ given, words: words.length <= 120 }).toEqual({ given, words: true });
    }
  });

  it('tells papers that can be signed from those that may come too late', () => {
    expect(run(parentsMoney, { need: 'papers' }).decision).toBe('power_of_attorney');
    expect(run(parentsMoney, { need: 'cannot_sign' }).decision).toBe('guardian_if_too_late');
  });

  it('asks for a written agreement before a relative is paid for care', () => {
    expect(openingOf(parentsMoney, { need: 'paid_care', care_pay: 2000 })).toContain('$2,000 a month');
    expect(run(parentsMoney, { need: 'paid_care', cost: 5000 }).decision).toBe('care_agreement');
  });

  it('keeps the 401(k) of people who leave the country', () => {
    expect(run(leavingJob401k, { balance: 45_000 }).decision).toBe('keep_it');
    expect(openingOf(leavingJob401k, { balance: 45_000, leaving: 'the_country' })).toContain('leave the US');
    expect(allOf(leavingJob401k, { leaving: 'the_country', age: 35 })).toContain('10% penalty');
    expect(allOf(leavingJob401k, { leaving: 'the_country', age: 61 })).toContain('no early penalty');
  });

  it('takes a small second amount for the price of the survivor plan, not for another pension', () => {
    const told = { service: 'military', pension: 2900, other_pension: 190, marital: 'married' };
    expect(openingOf(pensionChoice, told)).toContain('$190 a month buys');
    expect(run(pensionChoice, { ...told, marital: 'single' }).decision).toBe('no_survivor_plan');
    const civil = { pension: 2900, marital: 'married' };
    expect(openingOf(pensionChoice, { ...civil, other_pension: 2450 })).toContain('$2,450');
    expect(openingOf(pensionChoice, { ...civil, other_pension: 190 })).not.toContain('$190');
  });

  it('sorts the small policies at work', () => {
    expect(run(disabilityChoice, { asked: 'extras' }).decision).toBe('extras');
    const first = { asked: 'extras', pay: 60_000 };
    expect(allOf(disabilityChoice, { ...first, savings: 15_000 })).toContain('Your cash could carry');
    expect(allOf(disabilityChoice, { ...first, savings: 14_999 })).not.toContain('Your cash could carry');
    expect(openingOf(disabilityChoice, { asked: 'short_or_long' })).toContain('Take long-term disability');
  });

  it('holds coverage from a job against a term policy', () => {
    const family = { asked: 'group_life', children: 2, age: 36 };
    expect(openingOf(termOrWhole, family)).toContain('with children');
    expect(openingOf(howMuchLifeInsurance, family)).toContain('with children');
    expect(run(howMuchLifeInsurance, { asked: 'group_life', dependents: 'no' }).decision).toBe('none');
    expect(allOf(howMuchLifeInsurance, { ...family, income: 60_000 })).toContain('$60,000 a year');
  });

  it('asks HR about a partner, and lets no one go without a plan', () => {
    expect(run(healthPlanChoice, { asked: 'partner', lost_job: true }).decision).toBe('partner');
    expect(openingOf(healthPlanChoice, { asked: 'no_plan', plans: [{ premium: 145 }] })).toContain('$145');
  });

  it('lets heirs wait until the bills of the estate are paid', () => {
    expect(openingOf(debtsOfTheDead, { asked: 'share_now' })).toMatch(/^No, /);
    expect(openingOf(debtsOfTheDead, { asked: 'owed_to_me', debt: 5000 })).toContain('$5,000');
    expect(openingOf(debtsOfTheDead, { asked: 'probate', left: 15_000 })).toContain('$15,000');
  });

  it('rolls a late spouse’s plan over from the age without a penalty on', () => {
    expect(openingOf(leavingJob401k, { heir: 'spouse', age: 58 })).toContain('Leave');
    expect(openingOf(leavingJob401k, { heir: 'spouse', age: 60 })).toContain('Roll');
  });

  it('counts the take-home pay that was told, not the spouse’s wages', () => {
    const told = { take_home: 34_800, childcare: 19_800, wages: 71_000 };
    expect(allOf(stayHomeOrWork, told)).toContain('$34,800');
    expect(allOf(stayHomeOrWork, told)).not.toContain('$71,000');
  });

  it('keeps an inheritance from ending SSI, and explains what the state may claim', () => {
    expect(run(windfall, { amount: 45_000 }).decision).not.toBe('keep_benefits');
    expect(run(windfall, { amount: 45_000, benefits: 'by_need' }).decision).toBe('keep_benefits');
    expect(run(nursingHomeAndHouse, { asked: 'after_death' }).decision).toBe('after_death');
    expect(run(nursingHomeAndHouse, { asked: 'after_death', transfer: 'lately' }).decision).toBe(
      'given_lately',
    );
  });

  it('borrows from a bank last, and spends the child’s own savings first', () => {
    expect(run(studentLoanChoice, { kind: 'private', stage: 'before' }).decision).toBe('private_last');
    expect(run(studentLoanChoice, { kind: 'private' }).decision).toBe('refinance');
    expect(run(collegeAccount, { asked: 'which_first' }).decision).toBe('which_first');
  });

  it('turns at the earnings that Social Security allows', () => {
    expect(openingOf(sickOrDisabled, { benefit: 'ssdi', pay: 1690 * 12 })).toMatch(/^Yes: /);
    expect(openingOf(sickOrDisabled, { benefit: 'ssdi', pay: 1691 * 12 })).toMatch(/^Only for a while/);
  });

  it('leaves day care against pay to the guide about staying home', () => {
    expect(quitToStart.fits?.({ childcare: 1650 })).toBe(false);
    expect(quitToStart.fits?.({})).toBe(true);
  });
});
