import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { refinanceChoice } from '#advisor/guides/home/refinance-choice.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (given: Record<string, unknown>) => runGuide(refinanceChoice, given, 2026);
const decide = (given: Record<string, unknown>) => run(given).decision;

const openingOf = (given: Record<string, unknown>) =>
  renderPlain(runGuide(refinanceChoice, given, 2026).verdict.opening);

describe('refinance or not', () => {
  const loans = { balance: 380_000, rate: 7.1, new_rate: 6.2, costs: 5500 };

  it('turns with what it is worth over the stay', () => {
    expect(decide(loans)).toBe('refinance');
    expect(decide({ ...loans, stay: 1 })).toBe('too_soon');
    expect(decide({ ...loans, new_rate: 7 })).toBe('not_worth_it');
    expect(decide({ ...loans, new_rate: 7.1 })).toBe('keep');
  });

  it('goes by the difference in rates where the balance is not known', () => {
    expect([6.5, 6.3].map((rate) => decide({ rate: 7.05, new_rate: rate }))).toEqual(['depends', 'likely']);
    expect(decide({})).toBe('depends');
    expect(decide({ gap: 'not_lower' })).toBe('keep');
  });

  it('asks what is owed where both rates are known', () => {
    expect(run({ rate: 6.75, new_rate: 5.25 }).question?.field).toBe('balance');
    expect(run({}).question?.field).toBe('gap');
    expect(run(loans).question?.field).not.toBe('balance');
  });

  it('compares over what is left of the old loan, so that stretching it is no saving', () => {
    expect(run({ ...loans, left: 19 }).runs[0]?.run.input).toMatchObject({ years_left: 19, new_years: 19 });
  });

  it('takes the lower rate over the years that are left', () => {
    const loan = { balance: 240_000, rate: 6.4, new_rate: 5.6, left: 19 };
    expect(decide({ ...loan, term: 30 })).toBe('same_term');
    expect(decide({ ...loan, term: 20 })).toBe('refinance');
    expect(openingOf({ ...loan, term: 30 })).toBe(
      'Yes to 5.6%, but take a term near your 19 years, not a new 30 years.',
    );
  });
});

it('compares over the same time where nothing is said of the time left', () => {
  const { verdict, runs } = runGuide(
    refinanceChoice,
    { balance: 310_000, rate: 7.1, new_rate: 6.2, costs: 6500 },
    2026,
  );
  expect(runs[0]?.run.input).toMatchObject({ years_left: 27, new_years: 27 });
  expect(verdict.because.map(renderPlain).join(' ')).toContain('adding years of interest');
});

it('takes a car loan for a short one without closing costs', () => {
  const given = { car: true, balance: 14_000, rate: 11.2, new_rate: 7.5 };
  const { decision, runs } = runGuide(refinanceChoice, given, 2026);
  expect(decision).toBe('refinance');
  expect(runs[0]?.run.input).toMatchObject({ years_left: 4, new_years: 4, costs: 0 });
});

it('is careful where the costs take long to come back and nothing is said of staying', () => {
  const decided = (given: Record<string, unknown>) => runGuide(refinanceChoice, given, 2026).decision;
  const loan = { balance: 198_000, rate: 5.9, new_rate: 5.4, left: 22 };
  expect(decided({ ...loan, costs: 4900 })).toBe('only_if_staying');
  expect(decided({ ...loan, costs: 3000 })).toBe('refinance');
  expect(decided({ ...loan, costs: 4900, stay: 15 })).toBe('refinance');
});

it('tells what a refinance brings over the time the loan is kept', () => {
  const loan = { balance: 305_000, rate: 7.1, new_rate: 6.2, costs: 5800 };
  const opening = (stay: number) =>
    renderPlain(runGuide(refinanceChoice, { ...loan, stay }, 2026).verdict.opening);
  expect(opening(6)).toMatch(/over 6 years you come out about \$\d,\d{3} ahead/);
  expect(opening(9)).not.toBe(opening(6));
});
