import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { convertToRoth } from '#advisor/guides/retirement/convert-to-roth.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const ask = (given: Record<string, unknown>) => runGuide(convertToRoth, given, 2026);
const opening = (given: Record<string, unknown>) =>
  renderPlain(runGuide(convertToRoth, given, 2026).verdict.opening);

describe('convert to Roth', () => {
  it('turns with the bracket, and with a year without work', () => {
    expect([12, 22, 24, 32].map((rate) => ask({ rate_now: rate }).decision)).toEqual([
      'convert',
      'depends',
      'not_now',
      'not_now',
    ]);
    expect(ask({ work: 'retired' }).decision).toBe('convert');
    expect(ask({ work: 'retired', rate_now: 32 }).decision).toBe('not_now');
    expect(ask({ rate_now: 22, rate_later: 32 }).decision).toBe('convert');
  });

  it('refuses to pay the tax out of the account, and asks for it first', () => {
    expect(ask({ rate_now: 12, tax_from: 'the_account' }).decision).toBe('no_cash');
    expect(ask({}).question?.field).toBe('tax_from');
    expect(ask({ tax_from: 'other_savings' }).question?.field).toBe('work');
  });

  it('says what still fits into the bracket', () => {
    const { decision, runs } = ask({ pension: 30_000, work: 'retired', age: 63 });
    expect(decision).toBe('convert');
    const room = runs[0]!.run.result.figures.find(({ id }) => id === 'room')!;
    expect(room.value).toBeGreaterThan(30_000);
  });

  it('shows the run behind several sentences once, and holds the room against the balance', () => {
    const told = { pay: 125_000, spouse_pay: 48_000, filing: 'married_joint', age: 40 };
    const { decision, runs, verdict } = ask({ ...told, balance: 57_888 });
    expect(decision).toBe('depends');
    expect(runs.map(({ id }) => id)).toEqual(['roth_conversion_room']);
    expect(verdict.because.map(renderPlain).join(' ')).toContain('all of the $57,888 in the account would');
    const more = ask({ ...told, balance: 400_000 })
      .verdict.because.map(renderPlain)
      .join(' ');
    expect(more).toContain('of federal tax');
  });

  it('puts required withdrawals first from the age they begin', () => {
    expect(ask({ age: 72 }).decision).toBe('depends');
    expect(ask({ age: 74 }).decision).toBe('rmd_first');
    expect(opening({ age: 74, required: 42_000 })).toContain('your $42,000 required distribution');
  });

  it('answers with the amount and both rates', () => {
    const told = { rate_now: 22, rate_later: 12, amount: 50_000 };
    expect(opening(told)).toMatch(/^No, don't convert \$50,000 this year/);
    expect(ask(told).verdict.because.map(renderPlain).join(' ')).toContain('22% now');
    expect(opening({ rate_now: 12, amount: 400_000, balance: 400_000 })).toContain(
      'not all $400,000 at once',
    );
    expect(opening({ rate_now: 22 })).toMatch(/^Probably not this year: at 22%/);
  });
});

it('names the age of required withdrawals by the year of birth', () => {
  const next = (age: number) => renderPlain(ask({ age, work: 'retired' }).verdict.next);
  expect(next(64)).toContain('start at 75');
  expect(next(68)).toContain('start at 73');
});

it('says what an empty year holds for those who tell how they file', () => {
  const because = (given: Record<string, unknown>) =>
    runGuide(convertToRoth, given, 2026).verdict.because.map(renderPlain).join(' ');
  const told = { age: 63, balance: 1_400_000, work: 'retired' };
  expect(because({ ...told, filing: 'married_joint' })).toContain(
    'the first $32,200 of it is free of federal tax, and the next $100,800 is taxed at 12% or less',
  );
  expect(because(told)).not.toContain('free of federal tax');
  expect(because({ ...told, filing: 'married_joint', pension: 30_000 })).not.toContain('no other income');
});
