import { lookup } from '#sandbox/stripe/state/lookup.ts';
import type { Price, Product } from '#sandbox/stripe/state/wire.ts';

const created = Date.UTC(2026, 0, 1) / 1000;

const proProduct: Product = {
  id: 'prod_SandboxFinDeusPro',
  object: 'product',
  active: true,
  created,
  default_price: 'price_SandboxFinDeusProMonthly',
  description: 'Deeper analysis and the Pro chat',
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: {},
  name: 'FinDeus Pro',
  package_dimensions: null,
  shippable: null,
  statement_descriptor: null,
  tax_code: null,
  tax_details: null,
  type: 'service',
  unit_label: null,
  updated: created,
  url: null,
};

const proPrice = {
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  created,
  currency: 'usd',
  custom_unit_amount: null,
  livemode: false,
  lookup_key: null,
  metadata: {},
  product: proProduct.id,
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  unit_amount: 999,
  unit_amount_decimal: '999',
} as const;

export const monthlyPrice: Price = {
  ...proPrice,
  id: 'price_SandboxFinDeusProMonthly',
  nickname: 'Monthly',
  recurring: {
    interval: 'month',
    interval_count: 1,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  },
  type: 'recurring',
};

/** A year of it for less than twelve months. */
export const yearlyPrice: Price = {
  ...monthlyPrice,
  id: 'price_SandboxFinDeusProYearly',
  nickname: 'Yearly',
  recurring: { ...monthlyPrice.recurring!, interval: 'year' },
  unit_amount: 9_900,
  unit_amount_decimal: '9900',
};

/** For what is paid once. The product does not sell it, and has to refuse it. */
export const oneTimePrice: Price = {
  ...proPrice,
  id: 'price_SandboxFinDeusProOnce',
  nickname: 'Paid once',
  recurring: null,
  type: 'one_time',
};

/** What is for sale. It is the same at every start, and nothing can change it. */
export const products: Record<string, Product> = lookup({ [proProduct.id]: proProduct });
export const prices: Record<string, Price> = lookup({
  [monthlyPrice.id]: monthlyPrice,
  [yearlyPrice.id]: yearlyPrice,
  [oneTimePrice.id]: oneTimePrice,
});
