import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { survivorBenefit } from '#advisor/calculators/retirement/social-security/survivor-benefit.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(survivorBenefit, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));

describe('survivor benefit', () => {
  it('agrees with the chart of the Social Security Administration', () => {
    // "Benefits Planner: Survivors": 71.5 % at 60 and 79.6 % at 62 with a full retirement age of 67; born 1945 to
    // 1956 it is 66, and 62 pays 81 %.
    const born = { worker_benefit: 1000, birth_year: 1962 };
    expect(run({ ...born, claim_age: 60 }).survivor).toBeCloseTo(715, 8);
    expect(run({ ...born, claim_age: 62 }).share).toBeCloseTo(79.64, 2);
    expect(run({ ...born, claim_age: 67 }).survivor).toBe(1000);
    expect(run({ worker_benefit: 1000, birth_year: 1956, claim_age: 62 }).share).toBeCloseTo(81, 8);
  });

  it('pays the larger of two benefits', () => {
    expect(run({ worker_benefit: 2410, own_benefit: 1390, age: 68 })).toMatchObject({
      paid: 2410,
      added: 1020,
      lost: 1390,
    });
    expect(run({ worker_benefit: 1205, own_benefit: 2640, age: 70 })).toMatchObject({ paid: 2640, added: 0 });
  });

  it('holds to the limit where the worker had claimed early', () => {
    // 20 CFR 404.338: what was drawn, or 82.5 % of the full benefit if that is more. 62 pays 70 % of it.
    expect(run({ worker_benefit: 1400, worker_claim_age: 62 }).at_full_age).toBeCloseTo(1650, 6);
    expect(run({ worker_benefit: 1690, worker_full: 2414 }).at_full_age).toBeCloseTo(1991.55, 6);
    expect(run({ worker_benefit: 2900, worker_full: 3000 }).at_full_age).toBe(2900);
    // The smaller of that and the full benefit reduced for age: 2,000 x 71.5 % at 60, and the limit from 62 1/2 or so on.
    const claimedEarly = { worker_benefit: 1400, worker_claim_age: 62, birth_year: 1962 };
    expect(run({ ...claimedEarly, claim_age: 60 }).survivor).toBeCloseTo(1430, 6);
    expect(run({ ...claimedEarly, claim_age: 64 }).survivor).toBeCloseTo(1650, 6);
    // Waiting of the worker stays in what is left.
    expect(run({ worker_benefit: 2480, worker_full: 2000, worker_claim_age: 70 }).at_full_age).toBe(2480);
    expect(run({ worker_benefit: 3515, worker_claim_age: 70 }).at_full_age).toBe(3515);
  });

  it('tells of a later age, of work and of a living ex', () => {
    const figures = run({ worker_benefit: 2600, age: 60, claim_age: 67, earnings: 54_480, divorced: true });
    expect(figures).toMatchObject({ survivor: 1859, later: 2600 });
    // 2026: one dollar in two above 24,480.
    expect(figures.withheld).toBe(15_000);
    // Half of it, 35 % less at 62.
    expect(figures.if_living).toBeCloseTo(1300 * 0.65, 6);
  });

  it('waits for the first age', () => {
    expect(run({ worker_benefit: 2000, age: 55 })).toMatchObject({ start_age: 60, survivor: 1430 });
    expect(run({ worker_benefit: 2000, age: 53, disabled: true })).toMatchObject({
      start_age: 53,
      survivor: 1430,
    });
    expect(() => run({ worker_benefit: 2000, claim_age: 58 })).toThrow(InputProblem);
    expect(() => run({ worker_benefit: 2000, claim_age: 58 })).toThrow('starts at 60 at the earliest');
    expect(() => run({})).toThrow('Benefit of the spouse who died is missing.');
  });

  it('says what stays', () => {
    const done = finish({ worker_benefit: 2410, own_benefit: 1390, age: 68 });
    const { conclusion } = survivorBenefit.explain(done.result as never, done.input as never);
    expect(renderPlain(conclusion)).toBe(
      'The survivor benefit is $2,410 a month, starting at 68: it takes the place of your own $1,390 a month.',
    );
  });
});

it.each([
  [
    'yesno',
    { worker_benefit: 2400, own_benefit: 1500, age: 67 },
    'You get one of the two, not both: the survivor benefit of $2,400 a month',
  ],
  ['which', { worker_benefit: 1000, own_benefit: 1500, age: 67 }, 'Keep your own $1,500'],
  [
    'yesno',
    { worker_benefit: 1000, own_benefit: 1500, age: 67 },
    'No, you get one of the two, not both: your own $1,500',
  ],
  ['which', { worker_benefit: 2400, own_benefit: 1500, age: 67 }, 'Take the survivor benefit'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(survivorBenefit, want, input)).toContain(opening);
});
