import { expect, it } from 'vitest';
import { contributionRoomLeft } from '#advisor/calculators/retirement/contributions/contribution-room-left.ts';
import { socialSecurityBenefit } from '#advisor/calculators/retirement/social-security/social-security-benefit.ts';
import { fillFields } from '#advisor/plan/fill/fill-fields.ts';
import { toldPicture } from '#server/testing/advisor/picture-facts.ts';

const inputOf = (...told: Parameters<typeof toldPicture>) =>
  fillFields(socialSecurityBenefit, toldPicture(...told)).input;

it('an age with a half has its months where a calculator counts them', () => {
  expect(inputOf([{ role: 'age_claim', value: 63.5, unit: 'age' }])).toEqual({
    claim_age: 63,
    claim_months: 6,
  });
  expect(inputOf([{ role: 'age_claim', value: 63, unit: 'age' }])).toEqual({ claim_age: 63 });
});

it('of two numbers for one field, one that is meant beyond doubt goes before a doubtful one', () => {
  const left = (probability: number) =>
    fillFields(
      contributionRoomLeft,
      toldPicture([
        { role: 'n_periods', value: 15, unit: 'none', probability },
        { role: 'n_periods', value: 3, unit: 'none', probability: 0.95 },
      ]),
    ).input.payments_left;
  expect(left(0.5)).toBe(3);
  expect(left(0.9)).toBe(15);
});
