import { describe, expect, it } from 'vitest';
import { calculators } from '#advisor/calculators/registry.ts';
import { withDerived } from '#advisor/picture/derive.ts';
import { fillFields } from '#advisor/plan/fill/fill-fields.ts';
import { toldPicture } from '#server/testing/advisor/picture-facts.ts';

const gains = calculators.find(({ name }) => name === 'capital_gains_tax')!;
const inherited = ['flag=inherited'];

function sale(facts: Parameters<typeof toldPicture>[0], words: readonly string[] = inherited) {
  const { input } = fillFields(gains, withDerived(toldPicture(facts, ...words), 2026));
  return [input['bought_for'], input['sold_for']];
}

describe('the cost of an inheritance', () => {
  it('is the value at death when that was read as a current price', () => {
    expect(
      sale([
        { role: 'price_buy', value: 12_000, start: 1 },
        { role: 'price_now', value: 95_000, start: 2 },
        { role: 'price_now', value: 99_000, start: 3 },
      ]),
    ).toEqual([95_000, 99_000]);
    expect(
      sale([
        { role: 'price_now', value: 290_000, start: 1 },
        { role: 'home_value', value: 275_000, start: 2 },
        { role: 'home_basis', owner: 'other', value: 40_000, start: 3 },
      ]),
    ).toEqual([275_000, 290_000]);
    expect(
      sale([
        { role: 'home_value', value: 275_000, start: 1 },
        { role: 'home_value', value: 268_000, start: 2 },
      ]),
    ).toEqual([275_000, 268_000]);
  });

  it('is never the sum of the original price and the value at death', () => {
    for (const owner of ['other', 'me'] as const)
      expect(
        sale([
          { role: 'price_buy', owner, value: 12_000, start: 1 },
          { role: 'price_buy', value: 95_000, start: 2 },
          { role: 'price_now', value: 99_000, start: 3 },
        ]),
      ).toEqual([95_000, 99_000]);
    expect(
      sale([
        { role: 'home_basis', owner: 'other', value: 62_000, start: 1 },
        { role: 'price_buy', value: 340_000, start: 2 },
        { role: 'price_now', value: 351_000, start: 3 },
      ]),
    ).toEqual([340_000, 351_000]);
  });

  it('stays unchanged for two things sold at two prices, and for a purchase', () => {
    const two = [
      { role: 'price_buy', value: 100_000, start: 1 },
      { role: 'price_now', value: 60_000, start: 2 },
      { role: 'price_now', value: 55_000, start: 3 },
    ] as const;
    expect(sale([...two])).toEqual([100_000, 115_000]);
    const bought = [
      { role: 'price_buy', value: 12_000, start: 1 },
      { role: 'price_buy', value: 95_000, start: 2 },
      { role: 'price_now', value: 120_000, start: 3 },
    ] as const;
    expect(sale([...bought], [])).toEqual([107_000, 120_000]);
  });
});

it('uses prices of a whole coin for a part of one', () => {
  expect(
    sale(
      [
        { role: 'n_shares', value: 0.4, start: 1 },
        { role: 'price_buy', value: 28_000, start: 2 },
        { role: 'price_now', value: 91_000, start: 3 },
      ],
      [],
    ),
  ).toEqual([11_200, 36_400]);
});

it('is the value at which the inheritance is sold when that is its value at death', () => {
  const house = [
    { role: 'home_basis', owner: 'other', value: 55_000, start: 1 },
    { role: 'home_value', value: 290_000, start: 2 },
  ] as const;
  expect(sale([...house])).toEqual([290_000, 290_000]);
  // "do I pay tax on the 235k"
  expect(sale([...house, { role: 'home_value', value: 235_000, start: 3 }])).toEqual([290_000, 290_000]);
});
