import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { canIRetire } from '#advisor/guides/retirement/can-i-retire.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const ask = (given: Record<string, unknown>) => runGuide(canIRetire, given, 2026);
const opening = (given: Record<string, unknown>) =>
  renderPlain(runGuide(canIRetire, given, 2026).verdict.opening);

describe('can I retire', () => {
  it('turns with the spending where only savings are known', () => {
    const at = (spending: number) => ask({ savings: 1_000_000, spending }).decision;
    expect([40_000, 45_000, 60_000].map(at)).toEqual(['yes', 'almost', 'not_yet']);
    expect(ask({ savings: 1_000_000, spending: 60_000, social_security: 2000 }).decision).toBe('yes');
  });

  it('turns with the age where that is known', () => {
    const at = (age: number) =>
      ask({ age, retire_age: age, savings: 800_000, spending: 60_000, social_security: 2500 }).decision;
    expect([55, 67].map(at)).toEqual(['not_yet', 'barely']);
  });

  it('takes no spending from the pay of a spouse alone', () => {
    const told = { age: 61, savings: 540_000, social_security: 2450, spouse_pay: 50_000 };
    expect(ask(told)).toMatchObject({ decision: ask({ ...told, spouse_pay: undefined }).decision });
    expect(opening(told)).not.toContain('Yes');
  });

  it('says that a thin margin is one', () => {
    const told = { age: 59, retire_age: 60, spending: 55_200, social_security: 2450 };
    expect(opening({ ...told, savings: 815_000 })).toBe(
      'Only just: on these numbers you can retire at 60, but with little to spare.',
    );
    expect(ask({ ...told, savings: 1_000_000 }).decision).toBe('yes');
    expect(ask({ ...told, savings: 740_000 }).decision).toBe('almost');
  });

  it('asks for Social Security where that would change the answer', () => {
    expect(ask({ age: 58, retire_age: 58, savings: 1_250_000, spending: 60_000 }).question?.field).toBe(
      'social_security',
    );
  });

  it('names the age from which it works, and asks for the spending where that is missing', () => {
    const { verdict, runs } = ask({
      age: 45,
      retire_age: 55,
      savings: 300_000,
      saving: 24_000,
      spending: 70_000,
    });
    const earliest = runs[0]!.run.result.figures.find(({ id }) => id === 'earliest_age')!.value;
    expect(renderPlain(verdict.opening)).toContain(`at about ${earliest}`);
    expect(ask({ age: 60, savings: 500_000 })).toMatchObject({
      decision: 'depends',
      question: { field: 'spending' },
    });
    expect(opening({ age: 60, savings: 500_000 })).toContain('about $20,000 a year from your $500,000');
    expect(opening({ age: 60 })).toContain('twenty-five times');
  });

  it('takes people near retirement who name no age to mean now', () => {
    const told = { savings: 900_000, spending: 50_000, social_security: 2400 };
    expect(opening({ ...told, age: 62 })).toBe('Yes, on these numbers you can stop now, at 62.');
    expect(opening({ ...told, age: 54 })).toBe('Yes, on these numbers you can retire.');
    expect(opening({ ...told, age: 62, retire_age: 65 })).toContain('you can retire at 65');
  });

  it('takes pay for the spending that nobody told', () => {
    const told = { age: 64, pay: 45_000, savings: 80_000 };
    expect(ask(told).decision).toBe('on_less');
    expect(ask(told).verdict.because.map(renderPlain).join(' ')).toContain('four fifths of your pay');
  });

  it('sees that the pay of a spouse carries the household', () => {
    const told = { age: 58, savings: 600_000, spending: 45_000, work: 'unemployed' };
    expect(ask({ ...told, spouse_pay: 60_000 }).decision).toBe('carried');
    expect(ask({ ...told, spouse_pay: 50_000 }).decision).not.toBe('carried');
    expect(ask({ ...told, spouse_pay: 60_000, work: undefined }).decision).not.toBe('carried');
  });

  it('says that a mortgage ends', () => {
    const { verdict } = ask({
      age: 55,
      retire_age: 57,
      savings: 1_000_000,
      spending: 70_000,
      mortgage: 180_000,
    });
    expect(verdict.because.map(renderPlain).join(' ')).toContain('$180,000 mortgage');
  });

  it('names the age that was asked in a no as well', () => {
    const early = { age: 60, retire_age: 62, savings: 400_000, spending: 55_000 };
    expect(opening(early)).toMatch(/^(?:Not|No, not) at 62/);
    expect(opening({ ...early, age: undefined })).toMatch(/^(?:Not|No, not) at 62/);
  });
});

describe('Social Security that was not told', () => {
  const said = (given: Record<string, unknown>) => {
    const { verdict } = runGuide(canIRetire, given, 2026);
    return [verdict.opening, ...verdict.because].map(renderPlain).join(' ');
  };

  it('is the average, said with the result, and counts in the verdict', () => {
    const told = { age: 62, retire_age: 62, savings: 1_000_000, spending: 55_000 };
    expect(ask(told).decision).toBe('likely');
    expect(said(told)).toContain('$2,071 a month of Social Security, the average check');
    expect(ask({ ...told, social_security: 2071 }).decision).toBe('yes');
    expect(ask({ ...told, social_security: 0 }).decision).toBe('not_yet');
    expect(ask({ ...told, savings: 2_000_000 }).decision).toBe('yes');
  });

  it('counts for both of a couple', () => {
    const couple = { age: 58, spouse_age: 61, savings: 880_000, spending: 66_000, retire_in: 1 };
    expect(said(couple)).toContain('$4,142 a month of Social Security for the two of you');
    expect(said({ ...couple, spouse_age: undefined })).toContain('$2,071');
    expect(said(couple)).toContain('at 59');
  });

  it('comes from pay where that is told, also of a household that tells no benefit but has none', () => {
    const told = { age: 60, retire_age: 67, pay: 80_000, savings: 300_000 };
    expect(said(told)).toContain('estimated from your pay');
    expect(said({ ...told, social_security: 0 })).not.toContain('With about');
  });
});

describe('who cannot reach the goal before old age', () => {
  it('hears what they could live on, and what has to go', () => {
    const told = { age: 67, savings: 85_000, social_security: 1750 };
    expect(ask({ ...told, spending: 31_200 }).decision).toBe('on_less');
    expect(opening({ ...told, spending: 31_200 })).toBe('Only if you can live on about $2,033 a month.');
    expect(
      ask({ ...told, spending: 31_200 })
        .verdict.because.map(renderPlain)
        .join(' '),
    ).toContain('You spend $2,600 a month, so about $567 a month has to go, or be earned.');
    expect(ask({ ...told, spending: 22_000 }).decision).toBe('yes');
    expect(opening({ age: 57, pay: 48_000, savings: 30_000 })).toMatch(
      /^Not on today's spending, but from sixty-seven on you could live on about \$2,1\d\d a month\.$/,
    );
    // Who names an age hears about that age.
    expect(ask({ age: 57, retire_age: 62, pay: 48_000, savings: 30_000 }).decision).toBe('not_yet');
  });

  it('asks how long a spouse who earns works on, because that decides it', () => {
    const told = { age: 59, spouse_age: 57, spouse_pay: 52_000, savings: 950_000, spending: 72_000 };
    expect(ask(told).question?.field).toBe('spouse_retire_age');
    expect(ask({ ...told, spouse_retire_age: 65 }).decision).toBe('yes');
  });
});
