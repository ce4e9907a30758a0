import { money, percent } from '#advisor/calculators/define/fields.ts';

/** The prices of one sale, or of several together, and what comes off. */
export const saleFields = {
  sold_for: money({
    label: 'Sale price',
    roles: ['price_now', 'price_now@spouse', 'price_now@both'],
    sumOf: ['home_value', 'bal_brokerage'],
    adds: true,
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'the gain itself is given' },
  }),
  bought_for: money({
    label: 'Purchase price (cost basis)',
    roles: ['price_buy', 'price_buy@spouse', 'price_buy@both'],
    sumOf: ['home_basis'],
    adds: true,
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'the gain itself is given' },
  }),
  risen_percent: percent({
    label: 'Gain since you bought it',
    roles: ['gain_rate'],
    min: -100,
    max: 1e6,
    default: { value: 0, reason: 'both prices or the gain are given' },
  }),
  improvements: money({
    label: 'Cost of improvements',
    roles: ['home_improvement'],
    adds: true,
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'no improvements are mentioned' },
  }),
  selling_costs: money({
    label: 'Selling costs',
    roles: ['selling_costs', 'closing_costs'],
    adds: true,
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'no costs of selling are mentioned' },
  }),
  selling_percent: percent({
    label: 'Selling costs as a share of the price',
    roles: ['selling_rate'],
    min: 0,
    max: 20,
    default: { value: 0, reason: 'no share of the price is mentioned' },
  }),
};

interface Sale {
  sold_for: number;
  bought_for: number;
  risen_percent: number;
  improvements: number;
  selling_costs: number;
  selling_percent: number;
}

/** Both prices, where one follows from the other and the rise. */
export function pricesOf({ sold_for: sold, bought_for: bought, risen_percent: risen }: Sale) {
  const growth = 1 + risen / 100;
  if (risen === 0 || growth <= 0) return { sold, bought };
  if (sold === 0) return { sold: bought * growth, bought };
  return { sold, bought: bought === 0 ? sold / growth : bought };
}

/** Nothing where a price is not known: then the gain itself is told. */
export function gainOfSale(sale: Sale): number {
  const { sold, bought } = pricesOf(sale);
  if (sold === 0 || bought === 0) return 0;
  const costs = sale.selling_costs + (sold * sale.selling_percent) / 100;
  return sold - costs - bought - sale.improvements;
}
