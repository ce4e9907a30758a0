import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { jobOfferChoice } from '#advisor/guides/work/job-offer-choice.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(jobOfferChoice, given, 2026).decision;

describe('job offer', () => {
  it('turns from staying to asking to taking as the offer rises', () => {
    expect([78_000, 84_000, 90_000, 93_000].map((offer) => decide({ pay: 80_000, offer }))).toEqual([
      'stay',
      'negotiate',
      'take',
      'take',
    ]);
  });

  it('wants a larger raise where the benefits are worse, and a smaller one where they are better', () => {
    expect(decide({ pay: 80_000, offer: 92_000, benefits: 'worse' })).toBe('negotiate');
    expect(decide({ pay: 80_000, offer: 97_000, benefits: 'worse' })).toBe('take');
    expect(decide({ pay: 80_000, offer: 82_000, benefits: 'better' })).toBe('take');
  });

  it('says what the raise leaves after taxes, and asks for the benefits', () => {
    const { runs, question } = runGuide(jobOfferChoice, { pay: 80_000, offer: 90_000 }, 2026);
    const kept = runs[0]?.run.result.figures.find(({ id }) => id === 'kept')?.value ?? 0;
    // The 22% bracket and 7.65% of payroll taxes.
    expect(kept).toBeCloseTo(10_000 * (1 - 0.22 - 0.0765), 0);
    expect(question?.field).toBe('benefits');
  });

  it('decides without pay, too', () => expect(decide({})).toBe('compare'));

  it('reads the offer from a raise', () => {
    expect(decide({ pay: 100_000, raise: 15_000 })).toBe('take');
    expect(decide({ pay: 100_000, raise: 5000 })).toBe('negotiate');
    expect(decide({ raise_rate: 6 })).toBe('negotiate');
  });

  it('compares two offers, and counts stock that would be lost', () => {
    expect(decide({ offer: 98_000, other_offers: [{ pay: 102_000 }] })).toBe('two_offers');
    expect(decide({ offer: 98_000 })).toBe('compare');
    expect(decide({ pay: 110_000, raise: 15_000, stock: 30_000 })).toBe('stock_first');
  });

  it('names the better offer', () => {
    const { verdict } = runGuide(jobOfferChoice, { offer: 98_000, other_offers: [{ pay: 102_000 }] }, 2026);
    expect(renderPlain(verdict.opening)).toBe(
      'Take the one at $102,000 a year unless the benefits make up the difference.',
    );
  });
});

it('takes a long way to work off a raise', () => {
  const decided = (given: Record<string, unknown>) => runGuide(jobOfferChoice, given, 2026).decision;
  const offer = { pay: 72_000, offer: 80_000 };
  expect(decided(offer)).toBe('take');
  expect(decided({ ...offer, commute: 44 })).toBe('take');
  expect(decided({ ...offer, commute: 45 })).toBe('negotiate');
  expect(decided({ pay: 72_000, offer: 87_000, commute: 60 })).toBe('take');
});

it('counts a bonus of the present job', () => {
  const run = (given: Record<string, unknown>) => runGuide(jobOfferChoice, given, 2026);
  const { decision, verdict } = run({ pay: 94_000, offer: 102_000, bonus_rate: 8 });
  expect(decision).toBe('negotiate');
  expect(verdict.because.map(renderPlain).join(' ')).toContain('$101,520');
});

describe('a job offer with a match and premiums told', () => {
  const opening = (given: Record<string, unknown>) =>
    renderPlain(runGuide(jobOfferChoice, given, 2026).verdict.opening);
  const jobs = { pay: 70_000, match: 5, premium: 310, other_premium: 120 };

  it('holds the raise after taxes against what could be lost', () => {
    // 5 % of 70,000 and 190 x 12.
    expect(opening({ ...jobs, offer: 78_000 })).toMatch(/^Not for the money: .*\$5,780/);
    expect(opening({ ...jobs, offer: 79_500 })).toMatch(/^It.s close: /);
    expect(opening({ ...jobs, offer: 95_000 })).toMatch(/^Yes, on money: /);
  });

  it('keeps the usual rule where nothing of the benefits is known in dollars', () => {
    expect(decide({ pay: 70_000, offer: 78_000, premium: 310 })).toBe('take');
    expect(decide({ ...jobs, offer: 78_000, benefits: 'same' })).toBe('take');
  });

  it('says that a signing bonus comes once', () => {
    const { verdict } = runGuide(jobOfferChoice, { pay: 101_000, offer: 96_000, signing: 20_000 }, 2026);
    expect(verdict.because.map(renderPlain).join(' ')).toContain('$20,000 signing bonus is paid once');
  });
});

describe('a job offer beside what leaving costs', () => {
  const decided = (given: Record<string, unknown>) => runGuide(jobOfferChoice, given, 2026);

  it('holds one premium that costs more against the raise', () => {
    // 9,000 more pay is about 6,332 after taxes; 900 a month is 10,800 a year.
    const { decision, verdict } = decided({ pay: 71_000, offer: 80_000, premium: 900, benefits: 'worse' });
    expect(decision).toBe('benefits_decide');
    expect(renderPlain(verdict.opening)).toMatch(/^Not for the money: .* \$10,800 a year of premiums/);
  });

  it('waits for a pension or forgiveness that is close', () => {
    const offer = { pay: 104_000, offer: 118_000, match: 6 };
    expect(decided({ ...offer, leaves: 'vesting', time: 14 }).decision).toBe('earn_it_first');
    expect(decided({ ...offer, leaves: 'vesting', time: 48 }).decision).toBe('benefits_decide');
    expect(
      renderPlain(decided({ raise: 40_000, leaves: 'forgiveness', time: 36 }).verdict.opening),
    ).toContain('Stay until the loans are forgiven');
  });
});

describe('a job offer beside what living there costs', () => {
  const opening = (given: Record<string, unknown>) =>
    renderPlain(runGuide(jobOfferChoice, given, 2026).verdict.opening);
  const move = { pay: 70_000, offer: 88_000, rent: 950 };

  it('takes a higher rent and the way to work off the raise', () => {
    // The raise leaves 12,663 after taxes; rent takes 12 times the difference.
    expect(opening({ ...move, other_rent: 1300 })).toMatch(/^Yes, on money: .*\$4,200 a year that rent/);
    expect(opening({ ...move, other_rent: 1800 })).toMatch(/^It.s close: .*\$10,200/);
    expect(opening({ ...move, other_rent: 2300 })).toMatch(/^Not for the money: .*\$16,200/);
    expect(opening({ pay: 98_000, offer: 105_000, travel: 500 })).toMatch(/^Not for the money: .*\$6,000/);
  });

  it('lets a low rent make up for less pay', () => {
    const home = { pay: 95_000, offer: 88_000 };
    expect(opening(home)).toMatch(/^On money alone, stay/);
    expect(opening({ ...home, rent: 2500, other_rent: 1400 })).toMatch(/^Yes, it works out in money/);
    expect(opening({ ...home, rent: 1500, other_rent: 1400 })).toMatch(/^Not for the money/);
  });

  it('counts the drive of one of two offers', () => {
    const offers = { offer: 62_000, other_offers: [{ pay: 70_000 }] };
    expect(opening({ ...offers, miles: 40 })).toContain('Take the one at $62,000');
    expect(opening({ ...offers, miles: 5 })).toContain('Take the one at $70,000');
  });

  it('answers a counteroffer as one', () => {
    expect(decide({ pay: 82_000, offer: 95_000, asked: 'counter' })).toBe('counter');
  });
});

it('counts the gap between two matches as what may be lost, beside the premiums', () => {
  const two = { pay: 84_000, offer: 96_000, premium: 310, other_premium: 120, match: 5, other_match: 3 };
  const { verdict } = runGuide(jobOfferChoice, two, 2026);
  // 2 % of 84,000 and 190 a month.
  expect(renderPlain(verdict.opening)).toContain('$3,960');
});
