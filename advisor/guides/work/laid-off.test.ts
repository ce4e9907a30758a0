import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { laidOff } from '#advisor/guides/work/laid-off.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(laidOff, given, 2026).decision;

describe('laid off', () => {
  it('turns with how long the cash lasts', () => {
    expect(decide({})).toBe('first_steps');
    expect(decide({ spending: 4000, cash: 11_000 })).toBe('tight');
    expect(decide({ spending: 4000, cash: 12_000 })).toBe('steady');
  });

  it('keeps the plan of the last employer reachable between 55 and 59½', () => {
    expect([54, 55, 59, 60].map((age) => decide({ age, runway: 'long' }))).toEqual([
      'steady',
      'over_55',
      'over_55',
      'steady',
    ]);
    expect(decide({ age: 57, runway: 'short' })).toBe('tight');
  });

  it('says how long the cash lasts', () => {
    const { runs } = runGuide(laidOff, { spending: 5000, cash: 20_000 }, 2026);
    expect(runs[0]?.run.result.figures.find(({ id }) => id === 'months_lasting')?.value).toBe(4);
  });

  it('does not ask how long the cash lasts where that follows from what was told', () => {
    expect(runGuide(laidOff, { cash: 15_000, debt: 20_000 }, 2026).question?.field).toBe('runway');
    expect(runGuide(laidOff, { cash: 15_000, spending: 4000 }, 2026).question).toBeUndefined();
  });

  it('takes the months that someone says the cash lasts', () => {
    expect(decide({ months_cover: 2 })).toBe('tight');
    expect(decide({ months_cover: 8 })).toBe('steady');
  });

  it('does not speak as on the first day to those long out of work', () => {
    const { verdict } = runGuide(laidOff, { out_for: 0.2 }, 2026);
    expect(renderPlain(verdict.opening)).toBe(
      "If you haven't filed for unemployment yet, do it today, and call your lenders before you miss a payment.",
    );
  });
});

it('counts severance, benefits and a partner, each of which can turn tight into enough', () => {
  const tight = { spending: 4000, cash: 11_000 };
  const said = (given: Record<string, unknown>) =>
    runGuide(laidOff, given, 2026).verdict.because.map(renderPlain);
  expect(decide({ ...tight, severance: 6000 })).toBe('steady');
  expect(decide({ ...tight, benefit: 2000 })).toBe('steady');
  expect(decide({ ...tight, benefit: 1000, partner_net: 3000 })).toBe('steady');
  expect(decide({ ...tight, partner_net: 4000 })).toBe('covered');
  expect(said({ ...tight, benefit: 2000 })[0]).toBe(
    "With $2,000 a month of benefits, you'd draw $2,000 a month, so the money lasts about 5.5 months.",
  );
  expect(said({ ...tight, severance: 6000 })[0]).toBe(
    'With the $6,000 severance, your money lasts about 4.3 months, before any benefits.',
  );
});

it('answers with the plan of the last employer where someone of 55 to 59½ names it', () => {
  expect(decide({ age: 56, spending: 4500, cash: 8000 })).toBe('tight');
  expect(decide({ age: 56, spending: 4500, cash: 8000, plan: 310_000 })).toBe('over_55');
  expect(decide({ age: 54, spending: 4500, cash: 8000, plan: 310_000 })).toBe('tight');
});

it('puts the visa first, before the cash', () => {
  expect(decide({ spending: 4000, cash: 5000 })).toBe('tight');
  expect(decide({ spending: 4000, cash: 5000, visa: 'work_visa' })).toBe('on_visa');
});
