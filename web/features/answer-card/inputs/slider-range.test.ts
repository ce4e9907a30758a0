import { expect, it } from 'vitest';
import type { FieldAbout } from '#advisor/calculators/define/fields.ts';
import { sliderRange } from '#web/features/answer-card/inputs/slider-range.ts';

const field = (unit: FieldAbout['unit'], bounds = {}): FieldAbout => ({ label: 'A field', unit, ...bounds });

it.each([
  [field('usd_per_month'), 500, { min: 0, max: 1000, step: 10 }],
  [field('usd_per_year'), 95_000, { min: 0, max: 190_000, step: 1000 }],
  [field('percent', { min: 0, max: 10 }), 7, { min: 0, max: 10, step: 0.1 }],
  [field('years', { min: 1, max: 100 }), 30, { min: 1, max: 60, step: 1 }],
  [field('age', { min: 18, max: 120 }), 35, { min: 18, max: 55, step: 1 }],
])('the slider of %j at %d goes %j', (about, value, range) => {
  expect(sliderRange(about, value)).toEqual(range);
});

it.each([
  [field('usd'), 0],
  [field('usd'), 'lots'],
  [field('choice'), 'single'],
  [field('count'), 3],
  [field('year'), 2026],
])('there is no slider for %j at %j', (about, value) => {
  expect(sliderRange(about, value)).toBeNull();
});
