import { describe, expect, it } from 'vitest';
import { prepayOrInvest } from '#advisor/guides/debt/prepay/prepay-or-invest.ts';
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

describe('cash that stays', () => {
  const car = { rate: 6.9, balance: 14_000, thing: 'car', match: 'full', spending: 3000 };
  const run = (given: Record<string, unknown>) => runGuide(prepayOrInvest, given, 2026);
  const first = (given: Record<string, unknown>) => renderPlain(run(given).verdict.because[0]!);

  it('has to be three months of spending after a payoff, where spending is told', () => {
    expect(decide({ ...car, cash: 23_000 })).toBe('pay_off');
    expect(first({ ...car, cash: 25_000 })).toBe('That leaves you $11,000, which is 3.7 months of spending.');
    expect(openingOf({ ...car, cash: 22_900 })).toBe(
      'Yes, put about $13,900 on the 6.9% car loan and keep the rest, which is three months of your spending.',
    );
    expect(decide({ ...car, cash: 9000 })).toBe('cash_first');
  });

  it('is filled up from new money before a loan, and a card takes all but a month', () => {
    const bonus = { rate: 7.4, balance: 21_000, thing: 'car', lump: 8000, cash: 2000 };
    expect(openingOf(bonus)).toContain('put about $4,000 in savings');
    expect(openingOf({ ...bonus, spending: 2200 })).toContain('send $3,400 to the 7.4% car loan');
    expect(openingOf({ ...bonus, spending: 3500 })).toMatch(/^Keep the \$8,000 in savings/);
    const card = { rate: 29, card: 5000, cash: 2000 };
    expect(openingOf({ ...card, spending: 1700 })).toContain('put $300 of it on the card');
    expect(openingOf({ ...card, spending: 2000 })).toMatch(/^Not yet/);
    expect(decide({ rate: 12, balance: 300, lump: 40_000, spending: 3000 })).toBe('pay_off');
  });

  it('says what an extra payment saves, and what it could grow to instead', () => {
    const loan = { rate: 7.2, balance: 14_000, monthly: 400, thing: 'car' };
    // 320 a month takes 52 months, 720 takes 22.
    expect(first({ ...loan, payment: 320 })).toMatch(
      /saves you \$1,357 of interest and ends the loan 30 months sooner/,
    );
    const cheap = { rate: 3.1, mortgage: 240_000, monthly: 600, thing: 'mortgage' };
    expect(first({ ...cheap, age: 48, retire: 60 })).toMatch(/could be about \$124,7\d\d in 12 years/);
    expect(first({ ...cheap, age: 40, retire: 60 })).not.toBe(first({ ...cheap, age: 48, retire: 60 }));
  });

  it('counts a match told in percent, and what is missed of it', () => {
    const loan = { rate: 5.5, balance: 31_000, monthly: 400, thing: 'student', match_limit: 5 };
    expect(decide({ ...loan, save_share: 2 })).toBe('match_first');
    expect(decide({ ...loan, save_share: 5 })).toBe('split');
    expect(first({ ...loan, save_share: 2, income: 61_000 })).toContain('$1,830 a year');
  });

  it('says what a car costs on credit, and what stays after cash', () => {
    const used = { rate: 7.9, price: 14_000, purchase: 'car' };
    expect(first(used)).toMatch(/costs \$283\.20 a month and \$2,992 of interest/);
    expect(openingOf({ ...used, cash: 22_000 })).toContain('the $8,000 you');
    expect(openingOf({ ...used, cash: 26_000, spending: 4000 })).toMatch(/^Pay cash/);
    expect(openingOf({ ...used, cash: 25_900, spending: 4000 })).toMatch(/^Pay part in cash/);
  });
});

it('sends what three months of bills leave to a costly loan, and counts an extra of each week', () => {
  const car = { rate: 8.1, balance: 11_300, thing: 'car', cash: 19_000 };
  expect(decide(car)).toBe('pay_off');
  expect(openingOf({ ...car, spending: 4200 })).toMatch(/^Yes, put about \$6,400 on the 8\.1% car loan/);
  expect(decide({ ...car, rate: 5.1, spending: 4200 })).toBe('split');
  expect(openingOf({ rate: 7.1, balance: 26_000, by_week: 650, thing: 'student' })).toMatch(
    /^Put the \$650 a month/,
  );
});

it('fills the cushion first, and never sends a loan more than it owes', () => {
  const opening = (given: Record<string, unknown>) =>
    renderPlain(runGuide(prepayOrInvest, { thing: 'car', ...given }, 2026).verdict.opening);
  const told = { cash: 4000, lump: 12_000, spending: 3000 };
  expect(opening({ ...told, rate: 5 })).toContain('send $7,000 to');
  expect(opening({ ...told, rate: 3 })).toContain('and invest the rest, a 401(k) or IRA first');
  expect(opening({ cash: 2000, lump: 12_000, rate: 5, balance: 5000 })).toContain(
    'pay off the $5,000 you owe',
  );
});
