import { describe, expect, it } from 'vitest';
import { prepayOrInvest } from '#advisor/guides/debt/prepay/prepay-or-invest.ts';
import { studentLoanChoice } from '#advisor/guides/debt/student-loans/student-loan-choice.ts';
import type { AnyGuide } from '#advisor/guides/define/define-guide.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { collegeAccount } from '#advisor/guides/family/college/college-account.ts';
import { collegeOrRetirement } from '#advisor/guides/family/college/college-or-retirement.ts';
import { combineMoney } from '#advisor/guides/family/combine-money.ts';
import { cosign } from '#advisor/guides/family/cosign.ts';
import { divorceFirstSteps } from '#advisor/guides/family/divorce-first-steps.ts';
import { givingToChildren } from '#advisor/guides/family/giving-to-children.ts';
import { lendToFamily } from '#advisor/guides/family/lend-to-family.ts';
import { newBaby } from '#advisor/guides/family/new-baby.ts';
import { stayHomeOrWork } from '#advisor/guides/family/stay-home-or-work.ts';
import { parentScammed } from '#advisor/guides/family/parents/parent-scammed.ts';
import { prenup } from '#advisor/guides/family/prenup.ts';
import { privateOrPublic } from '#advisor/guides/family/college/private-or-public.ts';
import { willAndBeneficiaries } from '#advisor/guides/family/wills/will-and-beneficiaries.ts';
import { allCash } from '#advisor/guides/investing/all-cash.ts';
import { emergencyFundSize } from '#advisor/guides/investing/emergency-fund/emergency-fund-size.ts';
import { howMuchToSave } from '#advisor/guides/investing/how-much-to-save.ts';
import { lumpSumOrMonthly } from '#advisor/guides/investing/lump-sum-or-monthly.ts';
import { nextDollar } from '#advisor/guides/investing/next-dollar/next-dollar.ts';
import { savingsOrTBills } from '#advisor/guides/investing/savings-or-t-bills.ts';
import { oneStock } from '#advisor/guides/investing/one-stock.ts';
import { windfall } from '#advisor/guides/investing/windfall/windfall.ts';
import { claimSocialSecurity } from '#advisor/guides/retirement/claiming/claim-social-security.ts';
import { employeeStock } from '#advisor/guides/retirement/employee-stock.ts';
import { hsaAsInvestment } from '#advisor/guides/retirement/hsa/hsa-as-investment.ts';
import { medicareWhileWorking } from '#advisor/guides/retirement/medicare-while-working.ts';
import { onTrack } from '#advisor/guides/retirement/on-track.ts';
import { rothOrTraditional } from '#advisor/guides/retirement/roth-or-traditional.ts';
import { disabilityChoice } from '#advisor/guides/work/insurance/disability-choice.ts';
import { longTermCareChoice } from '#advisor/guides/work/insurance/long-term-care-choice.ts';
import { howMuchLifeInsurance } from '#advisor/guides/work/insurance/how-much-life-insurance.ts';
import { healthPlanChoice } from '#advisor/guides/work/insurance/health-plan-choice.ts';
import { termOrWhole } from '#advisor/guides/work/insurance/term-or-whole.ts';
import { llcChoice } from '#advisor/guides/work/llc-choice.ts';
import { quitToStart } from '#advisor/guides/work/quit-to-start.ts';
import { sCorpChoice } from '#advisor/guides/work/s-corp-choice.ts';
import { sickOrDisabled } from '#advisor/guides/work/sick-or-disabled.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (guide: AnyGuide, given: Record<string, unknown>) => runGuide(guide, given, 2026);
const decide = (guide: AnyGuide, given: Record<string, unknown>) => run(guide, given).decision;
const allOf = (guide: AnyGuide, given: Record<string, unknown>) => {
  const { opening, because, unless = [], next } = run(guide, given).verdict;
  return [opening, ...because, unless, next].map(renderPlain).join(' ');
};

/** What is known, and the verdict that fits it. */
const cases: readonly [AnyGuide, Record<string, unknown>, string][] = [
  [hsaAsInvestment, { age: 67, balance: 22_000, asked: 'on_medicare' }, 'on_medicare'],
  [hsaAsInvestment, { balance: 9000, card_debt: 3000 }, 'spend'],
  [medicareWhileWorking, { age: 67, asked: 'hsa_on_medicare' }, 'hsa_on_medicare'],
  [howMuchLifeInsurance, { asked: 'parent_at_home', income: 95_000, children: 3 }, 'at_home'],
  [claimSocialSecurity, { age: 66, marital: 'divorced', pay: 30_000, benefit: 1100 }, 'divorced_working'],
  [claimSocialSecurity, { age: 64, marital: 'married', ill: 'spouse', benefit: 1700 }, 'spouse_ill'],
  [divorceFirstSteps, { stage: 'asked_to_sign', asked: 'house_for_pension' }, 'house_for_pension'],
  [divorceFirstSteps, { stage: 'filed', asked: 'keep_house', rate: 2.9 }, 'keep_house'],
  [divorceFirstSteps, { safe: 'afraid', asked: 'keep_house' }, 'safety_first'],
  [parentScammed, { stage: 'just_paid', lost: 42_000, wants: 'prevent' }, 'prevent_again'],
  [parentScammed, { stage: 'just_paid', belief: 'believes' }, 'slow_it_down'],
  [parentScammed, { stage: 'access', wants: 'prevent' }, 'lock_everything'],
  [willAndBeneficiaries, { age: 34, alone: 'yes', retirement: 31_000 }, 'alone'],
  [willAndBeneficiaries, { status: 'unmarried_couple', child_age: 6 }, 'unmarried'],
  [willAndBeneficiaries, { family: 'blended', children: 2, age: 45, home: 420_000 }, 'trust'],
  [prenup, { wealth: 900_000, until: 1 }, 'close_to_wedding'],
  [prenup, { wealth: 900_000, until: 8 }, 'prenup'],
  [prenup, { wealth: 10_000 }, 'no_need'],
  [collegeOrRetirement, { maxes_out: true, monthly: 1000 }, 'both'],
  [combineMoney, { together: 'married', earlier: 'children_or_home' }, 'keep_old_apart'],
  [cosign, { signed: 'yes', home: 'buying', amount: 19_000 }, 'leave_it_out'],
  [cosign, { signed: 'yes', home: 'buying', late: true }, 'get_out'],
  [cosign, { thing: 'own_name', amount: 24_000 }, 'own_name'],
  [givingToChildren, { age: 66, savings: 280_000, gift: 50_000 }, 'keep_it'],
  [givingToChildren, { age: 45, savings: 280_000, gift: 50_000 }, 'give_and_file'],
  [givingToChildren, { gift: 40_000, their_savings: 190_000, their_age: 82 }, 'parent_may_need_it'],
  [givingToChildren, { gift: 50_000, heir: 'on_benefits' }, 'special_needs'],
  [lendToFamily, { amount: 12_000, spouse: 'not_asked_or_against' }, 'spouse_first'],
  [collegeAccount, { asked: 'grandparent' }, 'grandparent'],
  [privateOrPublic, { level: 'special_needs', prices: [{ cost: 24_000 }] }, 'special_needs'],
  [allCash, { age: 83, cash: 260_000, income: 'covers_all' }, 'covered'],
  [allCash, { age: 38, cash: 260_000, income: 'covers_all' }, 'invest'],
  [emergencyFundSize, { work: 'retired', bills: 'covered', cash: 40_000 }, 'covered'],
  [howMuchToSave, { age: 33, wages: 54_000, share: 14, pension: true }, 'pension'],
  [lumpSumOrMonthly, { amount: 310_000, age: 57, retire_age: 60, horizon: 3 }, 'near_retirement'],
  [lumpSumOrMonthly, { amount: 310_000, age: 57, horizon: 3 }, 'neither'],
  [nextDollar, { expecting: true, match: 'missed', cash: 11_000 }, 'baby_first'],
  [windfall, { benefits: 'by_need', amount: 450_000 }, 'keep_benefits'],
  [windfall, { thing: 'house', amount: 55_000 }, 'house'],
  [employeeStock, { strike: 5, price: 22, shares: 4000, market: 'private' }, 'private_options'],
  [employeeStock, { strike: 2, shares: 20_000, plan: 'quit_before_vesting' }, 'wait_to_vest'],
  [onTrack, { age: 46, has_pension: 'yes', pension_share: 50 }, 'pension'],
  [termOrWhole, { need: 'for_life', age: 40 }, 'permanent'],
  [termOrWhole, { age: 74, asked: 'sick_and_ending' }, 'sick_and_ending'],
  [healthPlanChoice, { situation: 'in_treatment', lost_job: true }, 'cobra'],
  [llcChoice, { risk: 'rental' }, 'rental'],
  [quitToStart, { business_income: 4000, cash: 30_000, job_pay: 5000 }, 'set_a_date'],
  [quitToStart, { start_cost: 80_000, cash: 25_000, retirement: 110_000 }, 'not_from_401k'],
  [quitToStart, { equity: 'unvested', cash: 30_000 }, 'wait_to_vest'],
  [sCorpChoice, { profit: 62_000, job_pay: 150_000 }, 'stay'],
  [sCorpChoice, { profit: 62_000 }, 'close'],
  [sickOrDisabled, { claim: 'denied', age: 44 }, 'appeal'],
  [sCorpChoice, { profit: 118_000, status: 'no_salary' }, 'pay_yourself'],
  [hsaAsInvestment, { asked: 'use_for' }, 'use_for'],
  [hsaAsInvestment, { asked: 'no_more_plan', balance: 6000 }, 'no_more_plan'],
  [longTermCareChoice, { age: 62, stage: 'one_is_ill', premium: 5200 }, 'one_is_ill'],
  [disabilityChoice, { asked: 'claim_denied', pay: 80_000 }, 'claim_denied'],
  [newBaby, { window: 'over', stage: 'just_born' }, 'days_over'],
  [newBaby, { window: 'over', stage: 'expecting' }, 'expecting'],
  [willAndBeneficiaries, { asked: 'moved' }, 'moved'],
  [parentScammed, { wants: 'own_choice' }, 'own_choice'],
  [llcChoice, { risk: 'closing' }, 'closing'],
  [stayHomeOrWork, { wages: 30_000, childcare: 1500, premium: 1150 }, 'keep_job'],
  [stayHomeOrWork, { wages: 30_000, childcare: 1500 }, 'home_is_fine'],
  [combineMoney, { together: 'engaged', gap: 'hidden' }, 'open_books'],
  [oneStock, { amount: 41_000, card: 15_000 }, 'card_first'],
  [oneStock, { amount: 41_000, card: 15_000, account: 'workplace' }, 'plan'],
  [windfall, { benefits: 'of_child', amount: 1_100_000 }, 'child_trust'],
];

describe('facts that people state', () => {
  it('lead to the verdict that fits them', () => {
    expect(cases.map(([guide, given]) => [guide.id, given, decide(guide, given)])).toEqual(
      cases.map(([guide, given, verdict]) => [guide.id, given, verdict]),
    );
  });

  it('are weighed in dollars: an inherited IRA against a cheap mortgage', () => {
    // 110,000 and 240,000 on top: 22 % up to 105,700 of taxable income, 24 % to 201,775, 32 % to 256,225, then 35 %.
    const told = { source: 'inherited_ira', inherited: 240_000, pay: 110_000, rate: 3.1, balance: 205_000 };
    expect(allOf(prepayOrInvest, told)).toContain('it adds roughly $70,000 of federal tax');
    expect(allOf(prepayOrInvest, told)).not.toContain('fifty-nine');
  });

  it('are weighed in dollars: a raise against forgiveness', () => {
    const told = { employer: 'public', paid: 7, balance: 142_000, until: 36 };
    // 40,000 for three years, of which about 70 percent is left: 84,000.
    expect(allOf(studentLoanChoice, { ...told, raise: 40_000 })).toMatch(/^Stay until .* about \$84,000/);
    expect(allOf(studentLoanChoice, { ...told, raise: 90_000 })).toMatch(/^The raise wins here/);
  });

  it('are weighed in dollars: state tax on savings, options, deductibles', () => {
    const rates = { savings_rate: 3.9, bill_rate: 3.8, state_rate: 9.3, cash: 75_000, needed: 0.8 };
    expect(decide(savingsOrTBills, rates)).toBe('treasuries');
    expect(allOf(savingsOrTBills, rates)).toContain('keep about 3.54%');
    expect(decide(savingsOrTBills, { ...rates, savings_rate: 4.3 })).toBe('savings');
    expect(allOf(employeeStock, { strike: 5, price: 22, shares: 4000, market: 'private' })).toMatch(
      /cost \$20,000 .* a paper gain of \$68,000/,
    );
    // 6,000 less 1,000 is 5,000; 250 a month is 3,000 a year.
    const plans = [{ premium: 250, deductible: 6000, most: 1000, coinsurance: 20, hsa: 0 }];
    expect(allOf(healthPlanChoice, { expecting: true, plans })).toMatch(
      /^Take the plan with the \$1,000 deductible: .* about \$2,000 ahead/,
    );
  });

  it('set the later tax rate for Roth or traditional', () => {
    const couple = { pay: 210_000, filing: 'married_joint', age: 57 };
    expect(decide(rothOrTraditional, { ...couple, spend_later: 70_000 })).toBe('traditional');
    expect(decide(rothOrTraditional, couple)).not.toBe('roth');
  });

  it('are not asked for again or contradicted', () => {
    expect(run(willAndBeneficiaries, { alone: 'yes', age: 34 }).question).toBeUndefined();
    expect(run(collegeOrRetirement, { maxes_out: true }).question?.field).not.toBe('match');
    expect(allOf(collegeOrRetirement, { maxes_out: true })).not.toContain('0%');
    expect(allOf(claimSocialSecurity, { situation: 'need_money', marital: 'single', age: 63 })).not.toContain(
      'married',
    );
    expect(allOf(willAndBeneficiaries, { solo: 'yes', child_age: 5 })).not.toContain('Name your spouse');
    expect(allOf(quitToStart, { insured: true, cash: 10_000 })).toContain("Your spouse's plan solves");
  });
});
