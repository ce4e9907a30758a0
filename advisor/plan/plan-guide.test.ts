import { expect, it } from 'vitest';
import { fillFields } from '#advisor/plan/fill/fill-fields.ts';
import { guidePlan } from '#advisor/plan/plan-guide.ts';
import type { Asking } from '#advisor/plan/to-plan.ts';
import { laidOff } from '#advisor/guides/work/laid-off.ts';
import { leaseOrBuyCar } from '#advisor/guides/home/cars/lease-or-buy-car.ts';
import { toldPicture } from '#server/testing/advisor/picture-facts.ts';

/** Of what is asked, only what these plans look at. */
const asking = (...facts: Parameters<typeof toldPicture>[0]) =>
  ({ picture: toldPicture(facts), turn: 0, query: { find: () => [] } }) as unknown as Asking;
const aged = (value: number) => asking({ role: 'age', value });

it('keeps a guide from people whose age rules its decision out', () => {
  expect(guidePlan(aged(45), 'claim_social_security')).toBeUndefined();
  expect(guidePlan(aged(55), 'claim_social_security')).toMatchObject({ kind: 'guide', given: { age: 55 } });
  expect(guidePlan(asking(), 'claim_social_security')).toBeDefined();
  expect(guidePlan(aged(59), 'medicare_while_working')).toBeUndefined();
  expect(guidePlan(aged(60), 'medicare_while_working')).toBeDefined();
});

it('is sorry for a job only where one was lost', () => {
  expect(guidePlan(asking(), 'laid_off')).toMatchObject({ comfort: undefined });
});

it('takes rent for all spending only beside something else', () => {
  const rent = { role: 'housing_cost', value: 2100, per: 'month' } as const;
  const food = { role: 'spend_item', value: 700, per: 'month' } as const;
  expect(fillFields(laidOff, toldPicture([rent])).input).not.toHaveProperty('spending');
  expect(fillFields(laidOff, toldPicture([rent, food])).input).toMatchObject({ spending: 2800 });
});

it('tells what a car has on it from what is driven in a year', () => {
  const driven = (value: number) => fillFields(leaseOrBuyCar, toldPicture([{ role: 'miles', value }])).input;
  expect(driven(20_000)).toEqual({ miles: 20_000 });
  expect(driven(138_000)).toEqual({ odometer: 138_000 });
});

it('gives a guide both of two that are compared, where it weighs them itself', () => {
  const compared = asking(
    { role: 'age_claim', value: 62, case: 'a' },
    { role: 'age_claim', value: 67, case: 'b' },
  );
  expect(guidePlan(compared, 'claim_social_security')).toMatchObject({
    given: { claim_age: 62, other_claim_age: 67 },
  });
});

it('fills what the nearest question about one side of a decision says, unless it is told', () => {
  const near = (part: string, cosine: number) =>
    ({
      ...asking({ role: 'bal_529', value: 31_000 }),
      query: { find: () => [{ entry: { id: 'college_account', part, text: '', subject: '' }, cosine }] },
    }) as unknown as Asking;
  const sides = (part: string, cosine: number) => {
    const plan = guidePlan(near(part, cosine), 'college_account');
    return plan?.kind === 'guide' ? plan.given : undefined;
  };
  expect(sides('side 0', 0.55)).toEqual({ saved: 31_000, unused: 'not_needed' });
  expect(sides('side 0', 0.54)).toEqual({ saved: 31_000 });
  expect(sides('', 0.9)).toEqual({ saved: 31_000 });
});

it('is sorry for a loss only where the decision turns on it', () => {
  const widow = {
    ...asking(),
    picture: { ...toldPicture([]), words: [{ key: 'status', value: 'widowed', turn: 0, probability: 1 }] },
  };
  expect(guidePlan(widow as unknown as Asking, 'giving_to_children')).toMatchObject({ comfort: undefined });
  expect(guidePlan(widow as unknown as Asking, 'claim_social_security')).toMatchObject({
    comfort: "I'm sorry for your loss.",
  });
});
