import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { behindOnRetirement } from '#advisor/guides/retirement/behind-on-retirement.ts';
import { quantitiesOf, renderPlain } from '#advisor/quantities/text.ts';

const ask = (given: Record<string, unknown>) => runGuide(behindOnRetirement, given, 2026);
const opening = (given: Record<string, unknown>) =>
  renderPlain(runGuide(behindOnRetirement, given, 2026).verdict.opening);

describe('behind on retirement', () => {
  it('decides by age', () => {
    expect([40, 49, 50, 59, 60, 66].map((age) => ask({ age }).decision)).toEqual([
      'time_helps',
      'time_helps',
      'catch_up',
      'catch_up',
      'last_stretch',
      'last_stretch',
    ]);
  });

  it('puts card debt first, and asks about it after the age', () => {
    expect(ask({ age: 52, debt: 'yes' }).decision).toBe('debt_first');
    expect(ask({}).question?.field).toBe('age');
    expect(ask({ age: 52 }).question?.field).toBe('debt');
  });

  it('says so if the person is not behind', () => {
    expect(ask({ age: 45, savings: 900_000, saving: 20_000, spending: 50_000 }).decision).toBe('fine');
  });

  it('tells the limits of the year', () => {
    const said = ask({ age: 52 }).verdict.because.flatMap((words) => quantitiesOf(words));
    expect(said.map(({ value }) => value)).toEqual([24_500, 8000]);
  });

  it('puts a match first that was told without what goes in', () => {
    const { decision, verdict } = runGuide(
      behindOnRetirement,
      { age: 38, pay: 71_000, match_rate: 50, match_limit: 6 },
      2026,
    );
    expect(decision).toBe('match_first');
    expect(renderPlain(verdict.opening)).toMatch(/^Put 6% of pay into the plan first/);
    // Who saves more than that takes the match already.
    const saver = { age: 45, pay: 100_000, saving: 24_000, savings: 30_000, spending: 90_000 };
    expect(ask({ ...saver, match_rate: 50, match_limit: 6 }).decision).not.toBe('match_first');
  });

  it('puts a missed match first, with the percentages that were told', () => {
    const told = { age: 49, match_limit: 6, match_rate: 50 };
    expect(ask({ ...told, save_share: 6 }).decision).toBe('time_helps');
    expect(opening({ ...told, save_share: 4 })).toMatch(
      /^Raise your contribution from 4% to 6% of pay first/,
    );
  });

  it('names the card and what it costs', () => {
    const told = { age: 52, card: 12_000, rate: 24 };
    expect(opening(told)).toContain('$12,000 of card debt first');
    expect(ask(told).verdict.because.map(renderPlain).join(' ')).toContain('$240');
    expect(ask({ age: 52, rate: 5 }).decision).toBe('catch_up');
  });

  it('does not tell people without pay to save from the next paycheck', () => {
    expect(ask({ age: 66, work: 'retired' }).decision).toBe('retired');
    expect(ask({ age: 52, work: 'unemployed' }).decision).toBe('between_jobs');
  });
});

it('says how much reaches the goal, or how long to work if that is too much', () => {
  const openingOf = (given: Record<string, unknown>) =>
    renderPlain(runGuide(behindOnRetirement, given, 2026).verdict.opening);
  expect(openingOf({ age: 52, savings: 118_000, pay: 74_000, save_share: 6, retire_age: 67 })).toMatch(
    /^You're behind, but 67 is still possible: it takes saving \$/,
  );
  expect(openingOf({ age: 55, savings: 90_000, pay: 68_000 })).toMatch(
    /^Saving alone won't replace your pay/,
  );
});

it('recommends a retirement plan of their own to business owners', () => {
  const next = (work?: string) =>
    renderPlain(
      runGuide(behindOnRetirement, { age: 44, pay: 160_000, ...(work ? { work } : {}) }, 2026).verdict.next,
    );
  expect(next('self_employed')).toContain('solo 401(k)');
  expect(next()).not.toContain('solo');
});

describe('what the saving makes', () => {
  const told = { age: 45, pay: 58_000, nothing_saved: 'yes' };
  const all = (given: Record<string, unknown>) => {
    const { verdict } = ask(given);
    return [verdict.opening, ...verdict.because].map(renderPlain).join(' ');
  };
  const pot = (given: Record<string, unknown>) =>
    ask(given).runs[0]!.run.result.figures.find(({ id }) => id === 'savings_at_retirement')!.value;

  it('opens with what the told saving grows to by the age that was named, or the usual one', () => {
    expect(opening({ ...told, saving: 8400 })).toMatch(
      /^It's not too late: saving \$700 a month from now on makes about \$30\d,\d{3} in today's money by sixty-seven\.$/,
    );
    expect(opening({ ...told, saving: 8400, retire_age: 70 })).toContain('by 70');
    expect(pot({ ...told, saving: 8400, retire_age: 70 })).toBeGreaterThan(pot({ ...told, saving: 8400 }));
  });

  it('says what that carries with Social Security, and what three more years make of it', () => {
    expect(all({ ...told, saving: 8400 })).toMatch(
      /With about \$2,2\d\d a month of Social Security, estimated from your pay, that carries about \$3,3\d\d a month\. Working to 70 makes it about \$4,0\d\d a month\./,
    );
    expect(all({ age: 52, savings: 38_000 })).toContain('the average check');
    expect(all({ age: 52, savings: 38_000 })).not.toContain('Working to');
  });

  it('says what a good share of pay would make where no saving is told', () => {
    expect(all(told)).toContain('Fifteen percent of your pay, $8,700 a year, makes about $3');
    expect(all({ age: 45 })).not.toContain('$');
  });
});
