import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { nursingHomeAndHouse } from '#advisor/guides/trouble/nursing-home-and-house.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const ask = (given: Record<string, unknown>) => runGuide(nursingHomeAndHouse, given, 2026);
const decide = (given: Record<string, unknown>) => ask(given).decision;

describe('nursing home and the house', () => {
  it('keeps the house unless the law lets it pass', () => {
    expect(decide({})).toBe('keep');
    expect(decide({ home: 'nobody', transfer: 'no' })).toBe('keep');
    expect(decide({ home: 'spouse' })).toBe('spouse');
    expect(decide({ home: 'caregiver' })).toBe('caregiver');
  });

  it('takes a spouse’s age for a couple’s question, but not beside a parent’s', () => {
    expect(decide({ spouseAge: 78 })).toBe('spouse');
    expect(decide({ spouseAge: 51, parentAge: 84 })).toBe('keep');
  });

  it('turns with when the house was given away', () => {
    expect(decide({ transfer: 'lately', home: 'caregiver' })).toBe('given_lately');
    expect(decide({ transfer: 'long_ago' })).toBe('given_long_ago');
    expect(ask({ transfer: 'lately' }).facts).toMatchObject([{ id: 'medicaid_look_back_months' }]);
  });

  it('takes two parents for one who stays at home', () => {
    expect(decide({ parentAge: 81, otherParentAge: 78 })).toBe('spouse');
    expect(decide({ parentAge: 81 })).toBe('keep');
  });

  it('names the house', () => {
    const { verdict } = runGuide(nursingHomeAndHouse, { parentAge: 84, value: 300_000 }, 2026);
    expect(renderPlain(verdict.opening)).toBe(
      "No, don't give the $300,000 house away: see an elder law attorney first.",
    );
  });

  it('goes by the date where only a time is told', () => {
    const openingOf = (since: number) =>
      renderPlain(runGuide(nursingHomeAndHouse, { since }, 2026).verdict.opening);
    expect(decide({ since: 3 })).toBe('by_the_dates');
    expect(decide({ since: 3, transfer: 'no' })).toBe('keep');
    expect(openingOf(3)).toContain("3 years ago, that's inside");
    expect(openingOf(7)).toContain("7 years ago, that's likely outside");
  });

  it('says no to signing it over, also where both parents are named', () => {
    const { decision, verdict } = ask({ parentAge: 78, otherParentAge: 75, gift: true });
    expect(decision).toBe('keep');
    expect(renderPlain(verdict.opening)).toMatch(/^No, don't give the house away/);
  });
});

it('counts the income of the one in care', () => {
  const first = (given: Record<string, unknown>) =>
    renderPlain(ask({ cost: 8900, savings: 95_000, ...given }).verdict.because[0]!);
  expect(first({})).toContain('about 10.7 months');
  expect(first({ income: 2600 })).toContain('about 15.1 months');
  expect(first({ income: 2600, home: 'spouse' })).toContain('about 15.1 months');
  expect(first({ income: 9000 })).toContain('covers the care');
});
