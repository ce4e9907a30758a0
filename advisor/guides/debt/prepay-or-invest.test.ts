import { describe, expect, it } from 'vitest';
import { prepayOrInvest } from '#advisor/guides/debt/prepay-or-invest.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(prepayOrInvest, given, 2026).decision;
const openingOf = (given: Record<string, unknown>) =>
  renderPlain(runGuide(prepayOrInvest, given, 2026).verdict.opening);

describe('prepay or invest', () => {
  it('turns from investing to both to prepaying as the rate rises', () => {
    expect([3, 4.4, 4.5, 5.9, 6, 22].map((rate) => decide({ rate }))).toEqual([
      'invest',
      'invest',
      'split',
      'split',
      'prepay',
      'prepay',
    ]);
  });

  it('takes about where the rate lies for the rate', () => {
    expect(['cheap', 'middle', 'costly'].map((band) => decide({ band }))).toEqual([
      'invest',
      'split',
      'prepay',
    ]);
  });

  it('puts a missed match before any loan', () => {
    expect(decide({ rate: 9, match: 'missed' })).toBe('match_first');
    expect(decide({ rate: 9, match: 'full' })).toBe('prepay');
  });

  it('asks for the rate where it is not known, and for the match next', () => {
    expect(runGuide(prepayOrInvest, {}, 2026).question?.field).toBe('band');
    expect(runGuide(prepayOrInvest, { rate: 7 }, 2026).question?.field).toBe('match');
  });

  it('says the interest of a year where the balance is known', () => {
    const { runs } = runGuide(prepayOrInvest, { rate: 6.5, balance: 18_000 }, 2026);
    expect(runs[0]?.run.result.figures.find(({ id }) => id === 'year')?.value).toBe(1170);
  });

  it('puts a first cushion and card debt before the loan that is asked about', () => {
    expect(decide({ rate: 9, no_savings: true })).toBe('cash_first');
    expect(decide({ rate: 4, thing: 'mortgage', has_card: true })).toBe('card_first');
    expect(decide({ rate: 24, has_card: true })).toBe('prepay');
    expect(decide({ rate: 6.8, thing: 'student', public_service: true })).toBe('forgiveness');
    expect(decide({ rate: 6.8, thing: 'car', public_service: true })).toBe('prepay');
  });

  it('pays a costly loan off from savings that leave a cushion', () => {
    expect(decide({ rate: 13, balance: 9000, cash: 13_500 })).toBe('pay_off');
    expect(decide({ rate: 13, balance: 9000, cash: 13_400 })).toBe('prepay');
    expect(decide({ rate: 3, balance: 9000, cash: 25_000 })).toBe('invest');
    expect(openingOf({ rate: 13, balance: 9000, cash: 25_000 })).toBe(
      'Yes, pay off the $9,000 from your savings.',
    );
  });

  it('keeps savings that earn more than the loan costs, after tax where the bracket is known', () => {
    expect(decide({ rate: 4, savings_rate: 4.2 })).toBe('keep_savings');
    expect(decide({ rate: 4, savings_rate: 4.2, rate_tax: 24 })).toBe('invest');
  });

  it('goes by the years until retirement', () => {
    expect(decide({ rate: 5, age: 58, retire: 65 })).toBe('prepay');
    expect(decide({ rate: 5, age: 45, retire: 65 })).toBe('split');
    expect(decide({ rate: 3, age: 61, horizon: 4 })).toBe('keep_regular');
    expect(decide({ rate: 3, age: 35, horizon: 4 })).toBe('invest');
  });

  it('opens with the numbers of the person', () => {
    expect(openingOf({ rate: 7.2, balance: 14_000, monthly: 400, thing: 'car' })).toBe(
      'Put the $400 a month toward the 7.2% car loan before you invest more.',
    );
  });
});

it('keeps retirement money out of a payoff, and pays a card from cash', () => {
  const run = (given: Record<string, unknown>) => runGuide(prepayOrInvest, given, 2026);
  expect(run({ rate: 4.25, balance: 88_000, thing: 'mortgage' }).decision).toBe('invest');
  expect(run({ rate: 4.25, balance: 88_000, thing: 'mortgage', source: 'retirement_account' }).decision).toBe(
    'not_from_plan',
  );
  const card = { rate: 26, card: 4100, has_card: true };
  expect(renderPlain(run({ ...card, cash: 3000 }).verdict.opening)).toMatch(
    /^Yes, put most of the \$3,000 on the card/,
  );
  expect(renderPlain(run({ ...card, cash: 6150 }).verdict.opening)).toMatch(/^Yes, pay off the \$4,100/);
});

it('counts interest only on what is owed on the loan in question', () => {
  const because = (given: Record<string, unknown>) =>
    runGuide(prepayOrInvest, given, 2026).verdict.because.map(renderPlain).join(' ');
  const both = { thing: 'car', rate: 9, mortgage: 300_000 };
  expect(because(both)).not.toContain('of interest a year');
  expect(because({ ...both, balance: 20_000 })).toContain('$1,800 of interest a year');
  expect(because({ thing: 'mortgage', rate: 7, mortgage: 300_000, balance: 20_000 })).toContain('$21,000');
});

describe('a sum in the bank beside a costly loan', () => {
  const told = { rate: 6.9, mortgage: 210_000, thing: 'mortgage', cash: 80_000, is_afraid: true };
  const opening = (given: Record<string, unknown>) =>
    renderPlain(runGuide(prepayOrInvest, given, 2026).verdict.opening);

  it('goes to the loan in part, from twenty thousand dollars on', () => {
    expect(opening(told)).toBe(
      'Yes, put a good part of the $80,000 on the 6.9% mortgage, and keep about six months of bills in cash.',
    );
    expect(runGuide(prepayOrInvest, { ...told, cash: 19_999 }, 2026).decision).toBe('prepay');
    expect(runGuide(prepayOrInvest, { ...told, monthly: 300 }, 2026).decision).toBe('prepay');
  });

  it('stays in the bank while the job is in doubt', () => {
    expect(runGuide(prepayOrInvest, { ...told, job_at_risk: true }, 2026).decision).toBe('keep_for_job');
  });

  it('is invested beside a cheap loan, outside of accounts that are full', () => {
    const cheap = { rate: 2.75, mortgage: 165_000, thing: 'mortgage', lump: 60_000, maxes_out: true };
    expect(opening(cheap)).toMatch(/^Invest the \$60,000/);
    const { verdict, question } = runGuide(prepayOrInvest, cheap, 2026);
    expect(renderPlain(verdict.next)).toContain('brokerage account');
    expect(question).toBeUndefined();
  });
});
