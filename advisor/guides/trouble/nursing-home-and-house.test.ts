import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { nursingHomeAndHouse } from '#advisor/guides/trouble/nursing-home-and-house.ts';

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
});
