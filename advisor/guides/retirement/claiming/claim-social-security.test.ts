import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { claimSocialSecurity } from '#advisor/guides/retirement/claiming/claim-social-security.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const ask = (given: Record<string, unknown>) => runGuide(claimSocialSecurity, given, 2026);
const opening = (given: Record<string, unknown>) =>
  renderPlain(runGuide(claimSocialSecurity, given, 2026).verdict.opening);

describe('when to claim Social Security', () => {
  it('waits, until waiting adds nothing', () => {
    expect([62, 66, 69, 70, 74].map((age) => ask({ age }).decision)).toEqual([
      'wait',
      'wait',
      'wait',
      'claim_now',
      'claim_now',
    ]);
  });

  it('turns with health and need, but not for the larger check of a couple', () => {
    const sick = { age: 63, situation: 'poor_health' };
    expect(ask({ ...sick, marital: 'single' }).decision).toBe('poor_health');
    expect(ask({ ...sick, marital: 'married' }).decision).toBe('couple');
    expect(ask({ ...sick, marital: 'married', larger_check: 'spouse' }).decision).toBe('poor_health');
    expect(ask({ ...sick, marital: 'married', larger_check: 'mine' }).decision).toBe('couple');
    expect(ask({ age: 63, situation: 'need_money', marital: 'married' }).decision).toBe('claim_now');
  });

  it('sends workers under full retirement age away only above the limit', () => {
    expect(ask({ age: 64, pay: 75_000 }).decision).toBe('working');
    expect(ask({ age: 64, pay: 20_000 }).decision).toBe('wait');
    expect(ask({ age: 68, pay: 75_000 }).decision).toBe('wait');
  });

  it('has other rules for the widowed and the divorced', () => {
    expect(ask({ age: 61, marital: 'widowed' }).decision).toBe('widowed');
    expect(ask({ age: 64, marital: 'divorced' }).decision).toBe('divorced');
  });

  it('says what waiting adds from the age in mind', () => {
    const change = (given: Record<string, unknown>) =>
      ask(given).runs[0]!.run.result.figures.find(({ id }) => id === 'change')!.value;
    expect(change({})).toBeCloseTo((124 / 70 - 1) * 100, 6);
    expect(change({ claim_age: 67 })).toBeCloseTo(24, 6);
  });

  it('knows the larger check by the two amounts, and says what waiting makes of it', () => {
    const couple = { age: 66, marital: 'married', benefit: 3100 };
    expect(opening({ ...couple, spouse_benefit: 900 })).toBe(
      'Yours is the larger check at $3,100 a month, so wait until 70 if you can.',
    );
    expect(opening({ ...couple, spouse_benefit: 3200 })).toMatch(/^You can start earlier/);
    expect(ask({ ...couple, spouse_benefit: 900 }).question?.field).not.toBe('larger_check');
  });

  it('chooses between two ages', () => {
    expect(opening({ claim_age: 62, other_claim_age: 67 })).toBe('Choose 67 over 62, or even 70 if you can.');
    expect(opening({ claim_age: 70, other_claim_age: 62 })).toBe('Choose 70 over 62, if you can.');
  });

  it('tells a widowed person who earns much to wait', () => {
    expect(ask({ age: 61, marital: 'widowed', pay: 55_000 }).decision).toBe('widowed_working');
    expect(ask({ age: 61, marital: 'widowed', pay: 20_000 }).decision).toBe('widowed');
    expect(ask({ age: 68, marital: 'widowed', pay: 55_000 }).decision).toBe('widowed');
  });

  it('counts an ex only after ten years of marriage', () => {
    expect(ask({ age: 63, marital: 'divorced', marriage: 10 }).decision).toBe('divorced');
    expect(ask({ age: 63, marital: 'divorced', marriage: 8 }).decision).toBe('wait');
  });

  it('tells nobody to claim who is too young for it', () => {
    expect(ask({ age: 61, situation: 'need_money' }).decision).toBe('too_young');
    expect(ask({ age: 62, situation: 'need_money' }).decision).toBe('claim_now');
  });

  it('names the pay, and what it would hold back', () => {
    const told = { age: 64, pay: 75_000, benefit: 2200 };
    expect(opening(told)).toContain('Not while you earn $75,000 a year');
    expect(ask(told).runs[0]!.calculator.name).toBe('earnings_test');
  });
});

describe('amounts that were told', () => {
  it('are compared instead of being computed again', () => {
    const told = { age: 62, marital: 'single', benefit: 1900, benefit_two: 2700 };
    expect(renderPlain(ask(told).verdict.because[0]!)).toMatch(
      /^Waiting turns \$1,900 a month into \$2,700 a month/,
    );
  });

  it('show whether an ex-spouse’s record can matter', () => {
    const divorced = { marital: 'divorced', marriage: 14 };
    expect(ask({ ...divorced, benefit: 2199 }).decision).toBe('divorced');
    expect(ask({ ...divorced, benefit: 2200 }).decision).toBe('wait');
  });

  it('show which benefit of a widow comes first', () => {
    const widowed = { age: 61, marital: 'widowed', spouse_benefit: 2600 };
    // Waiting to 70 adds 24 percent to one’s own: 2,096 becomes 2,599.
    expect(opening({ ...widowed, benefit: 2096 })).toMatch(/^Take your own benefit from 62/);
    expect(opening({ ...widowed, benefit: 2097 })).toMatch(/^Take the survivor benefit first/);
  });

  it('answers the fear that it runs out', () => {
    expect(opening({ worry: 'runs_out' })).toMatch(/^Yes, claiming early out of that fear/);
    expect(opening({})).toMatch(/^Wait as long/);
  });
});

it('claims early in poor health, whatever ages are compared', () => {
  const single = { marital: 'single', claim_age: 62, other_claim_age: 67 };
  expect(ask(single).decision).toBe('wait');
  expect(ask({ ...single, situation: 'poor_health' }).decision).toBe('poor_health');
});

it('counts the earnings test from the age in mind, where no age is told', () => {
  const claim = { claim_age: 62, situation: 'poor_health' };
  expect(ask({ ...claim, pay: 24_000 }).decision).toBe('poor_health');
  expect(ask({ ...claim, pay: 30_000 }).decision).toBe('unwell_working');
  expect(ask({ claim_age: 62, pay: 30_000 }).decision).toBe('working');
  expect(ask({ claim_age: 68, pay: 30_000 }).decision).toBe('wait');
  const said = ask({ ...claim, pay: 30_000 })
    .verdict.because.map(renderPlain)
    .join(' ');
  expect(said).toContain('$2,760 in a year');
  expect(said).toContain('about 30% smaller for life');
});

it('takes seventy for the age to wait for where an earlier one is named', () => {
  const decision = (given: Record<string, unknown>) => runGuide(claimSocialSecurity, given, 2026).decision;
  expect(decision({ age: 70 })).toBe('claim_now');
  expect(decision({ age: 70, claim_age: 67, benefit: 2310 })).toBe('wait');
});

it('does not take good health for poor health', () => {
  const decision = (given: Record<string, unknown>) => runGuide(claimSocialSecurity, given, 2026).decision;
  expect(decision({ situation: 'poor_health' })).toBe('poor_health');
  expect(decision({ situation: 'poor_health', health: 'good' })).toBe('wait');
});

describe('the amounts that were told', () => {
  const because = (given: Record<string, unknown>) => ask(given).verdict.because.map(renderPlain).join(' ');

  it('show what claiming early costs those in poor health', () => {
    expect(because({ age: 61, benefit: 2300, marital: 'single', situation: 'poor_health' })).toContain(
      "Claimed at 62 it's about $1,610 a month instead of $2,300 a month",
    );
  });

  it('show the top-up of the smaller check, where half of the larger one is more', () => {
    const couple = { age: 62, marital: 'married', spouse_benefit: 2700 };
    // Nothing is paid on the record of a spouse who has not filed.
    expect(because({ ...couple, benefit: 620 })).toContain(
      'Until your spouse files, you get only your own check',
    );
    expect(because({ ...couple, benefit: 620 })).not.toContain('if you start now');
    expect(because({ ...couple, spouse_age: 68, benefit: 620 })).toMatch(
      /about \$1,350 a month at full retirement age, and about \$908(?:\.\d\d)? a month if you start now/,
    );
    expect(because({ ...couple, benefit: 1500 })).not.toContain('top-up');
    expect(because({ age: 66, benefit: 3100, spouse_benefit: 900, marital: 'married' })).toContain(
      "your spouse's check rises to about $1,550",
    );
  });

  it('let nobody wait for a check that is most likely paid already', () => {
    const couple = { age: 62, benefit: 620, marital: 'married', spouse_benefit: 2700 };
    expect(opening({ ...couple, spouse_age: 68 })).toMatch(/^Start yours when it suits you/);
    expect(opening({ ...couple, spouse_age: 64 })).toContain('waits until 70');
  });

  it('say when the record of an ex beats their own', () => {
    expect(because({ age: 62, benefit: 1100, marital: 'divorced', marriage: 14 })).toContain(
      'It beats your own $1,100 a month only if',
    );
  });
});
