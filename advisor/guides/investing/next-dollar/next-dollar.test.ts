import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { nextDollar } from '#advisor/guides/investing/next-dollar/next-dollar.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(nextDollar, given, 2026).decision;
const opening = (given: Record<string, unknown>) =>
  renderPlain(runGuide(nextDollar, given, 2026).verdict.opening);

describe('where the next dollar goes', () => {
  it('puts a missed match before the card, the card before the cushion, the cushion before retirement', () => {
    expect(decide({ match: 'missed', card: 4000, months: 0 })).toBe('match');
    expect(decide({ match: 'full', card: 4000, months: 0 })).toBe('debt');
    expect(decide({ match: 'full', debt: 'no', months: 2 })).toBe('cushion');
    expect(decide({ match: 'full', debt: 'no', months: 3 })).toBe('retirement');
  });

  it('takes a cheap loan for no reason to wait', () => {
    expect(decide({ rate: 7.9, months: 4 })).toBe('retirement');
    expect(decide({ rate: 8, months: 4 })).toBe('debt');
    expect(decide({ card: 0, months: 4 })).toBe('retirement');
  });

  it('counts the months from cash and spending', () => {
    expect(decide({ cash: 8000, spending: 4000 })).toBe('cushion');
    expect(decide({ cash: 12_000, spending: 4000 })).toBe('retirement');
    expect(decide({ full: true, months: 1 })).toBe('beyond');
  });

  it('believes a card told in numbers before words that are near “no card debt”', () => {
    const told = { match: 'full', debt: 'no', match_limit: 4, card: 6800, rate: 27 };
    expect(decide(told)).toBe('match');
    expect(opening(told)).toContain('then pay off the $6,800 on the card');
    expect(decide({ ...told, match_limit: undefined })).toBe('debt');
  });

  it('says the order where nothing is known, and asks for the match', () => {
    expect(decide({})).toBe('order');
    expect(runGuide(nextDollar, {}, 2026).question?.field).toBe('match');
  });

  it('says what the card costs a month', () => {
    const { runs } = runGuide(nextDollar, { card: 6000, rate: 24 }, 2026);
    expect(runs[0]?.run.result.figures.find(({ id }) => id === 'month')?.value).toBe(120);
  });

  it('takes the terms of a match for a match, and asks only whether all of it is taken', () => {
    const told = { match_rate: 50, match_limit: 6, card: 5000 };
    expect(decide(told)).toBe('match');
    expect(runGuide(nextDollar, told, 2026).question?.question).toMatch(/whole match/);
    expect(decide({ ...told, save_share: 4 })).toBe('match');
    expect(decide({ ...told, save_share: 6 })).toBe('debt');
    expect(runGuide(nextDollar, { ...told, save_share: 6 }, 2026).question).toBeUndefined();
  });

  it('knows that nothing is saved where the person says so', () => {
    expect(decide({ rate: 5, none_saved: 'yes' })).toBe('cushion');
    expect(decide({ rate: 5, none_saved: 'yes', months: 4 })).toBe('retirement');
  });

  it('answers with the numbers that were told', () => {
    expect(opening({ match_limit: 4, save_share: 2 })).toContain('go from 2% to 4% of pay');
    expect(opening({ match: 'none', card: 3000 })).toBe('Pay off the $3,000 on the card next.');
    expect(opening({ amount: 700, months: 6 })).toBe('Put your $700 a month into retirement accounts next.');
  });

  it('pays the card from cash beyond a month of spending', () => {
    const said = { amount: 1200, cash: 18_000, spending: 6200, card: 6400, rate: 24.9 };
    const { verdict } = runGuide(nextDollar, said, 2026);
    expect(renderPlain(verdict.opening)).toBe(
      'Pay off the $6,400 on the card now, from your $18,000 in cash.',
    );
    expect(renderPlain(verdict.next)).toBe(
      'Pay the card from savings today, then send your $1,200 a month to savings until three months of spending are there again.',
    );
    // What is left still covers more than three months: nothing has to be filled again.
    expect(renderPlain(runGuide(nextDollar, { ...said, cash: 26_000 }, 2026).verdict.next)).toBe(
      'Pay the card from savings today, then put your $1,200 a month into retirement accounts.',
    );
    expect(opening({ ...said, cash: 8200 })).toBe(
      'Put $2,000 of your $8,200 in cash on the card now, and keep a month of spending.',
    );
    expect(opening({ ...said, cash: 6200 })).toBe('Pay off the $6,400 on the card next.');
  });

  it('pays the card from cash beyond a month of pay where no spending is told', () => {
    const said = { pay: 80_000, cash: 20_000, card: 6400, rate: 24.9 };
    expect(opening(said)).toBe('Pay off the $6,400 on the card now, from your $20,000 in cash.');
    expect(opening({ ...said, cash: 13_000 })).toBe('Pay off the $6,400 on the card next.');
  });

  it('names retirement where the cash is likely a cushion, and the order where it hardly is', () => {
    expect(opening({ cash: 22_000, rate: 4.2 })).toMatch(/^Open or raise a retirement account next/);
    expect(decide({ cash: 9999, rate: 4.2 })).toBe('order');
    expect(decide({ cash: 22_000, rate: 9 })).toBe('debt');
  });

  it('judges the cash by pay where spending is not told', () => {
    expect(decide({ cash: 9000, pay: 72_000, rate: 5.5 })).toBe('likely_retirement');
    expect(decide({ cash: 8000, pay: 72_000, rate: 5.5 })).toBe('likely_cushion');
    expect(decide({ cash: 15_000, pay: 180_000 })).toBe('likely_cushion');
    expect(decide({ cash: 15_000, pay: 180_000, spending: 3000 })).toBe('retirement');
  });

  it('says that a cheap loan stays, with its balance', () => {
    const { verdict } = runGuide(nextDollar, { cash: 9000, pay: 72_000, loan: 18_000, rate: 5.5 }, 2026);
    expect(verdict.because.map(renderPlain).join(' ')).toContain(
      'The $18,000 you owe at 5.5% is cheap enough to keep paying as agreed.',
    );
  });

  it('puts money for the next few years into savings, and says how much it comes to', () => {
    const { decision, verdict } = runGuide(nextDollar, { amount: 600, cash: 9000, horizon: 3 }, 2026);
    expect(decision).toBe('soon');
    expect(verdict.because.map(renderPlain).join(' ')).toContain('$30,600');
    expect(decide({ amount: 600, cash: 9000, horizon: 6, pay: 60_000 })).toBe('likely_retirement');
    expect(decide({ horizon: 3, card: 4000 })).toBe('debt');
  });
});

it('goes on to cash and a Roth where match and debt are settled', () => {
  const decided = (given: Record<string, unknown>) => runGuide(nextDollar, given, 2026).decision;
  expect(decided({ amount: 900, match: 'full' })).toBe('order');
  expect(decided({ amount: 900, match: 'full', debt: 'no' })).toBe('cushion_then_roth');
  expect(decided({ amount: 900, match: 'full', debt: 'no', months: 4 })).toBe('retirement');
});

describe('spare money in the person’s numbers', () => {
  const allOf = (given: Record<string, unknown>) => {
    const { opening: first, because, next } = runGuide(nextDollar, given, 2026).verdict;
    return [first, ...because, next].map(renderPlain).join(' ');
  };
  const card = { kind: 'card', balance: 6000, rate: 22 };

  it('says when the card is gone, at its own rate', () => {
    const told = { amount: 500, debts: [{ kind: 'car', balance: 12_000, rate: 6 }, card] };
    expect(allOf(told)).toContain('gone in about 14 months');
    expect(allOf(told)).toContain('$110 of interest');
    expect(opening(told)).toBe('Pay off the $6,000 on the cards next.');
  });

  it('never takes a mortgage for a costly debt', () => {
    const loan = (kind: string) => decide({ months: 4, debts: [{ kind, balance: 90_000, rate: 8.5 }] });
    expect([loan('mortgage'), loan('car')]).toEqual(['retirement', 'debt']);
  });

  it('fills a Roth IRA by the month, and sends the rest on', () => {
    expect(allOf({ amount: 900, months: 6 })).toContain('Send the other $275 a month to your 401(k)');
    expect(allOf({ amount: 600, months: 6 })).not.toContain('Send the other');
  });

  it('says when the cushion is full, by spending or by pay', () => {
    expect(allOf({ amount: 350, cash: 2000, spending: 2500 })).toContain('in about 16 months');
    expect(allOf({ amount: 350, none_saved: 'yes', pay: 51_000 })).toContain('in about 19 months');
  });
});
