import { z } from 'zod';
import { maxHoldings } from '#contract/entitlements.ts';

const accountTypes = ['taxable', 'traditional', 'roth', 'hsa', 'education', 'other'] as const;
export type AccountType = (typeof accountTypes)[number];

const holdingKinds = ['stock', 'fund', 'bond', 'option', 'crypto', 'cash', 'other'] as const;
export type HoldingKind = (typeof holdingKinds)[number];

/** The largest amount that is taken for one position, in dollars; the column of the table holds more. */
const maxAmount = 1e12;
const amount = z.number('must be a number').min(-maxAmount, 'is too large').max(maxAmount, 'is too large');

/** A position as it is typed, imported and stored (table public.holdings). */
export const holdingSchema = z.strictObject({
  account: z.string().trim().max(100, 'has at most 100 characters'),
  account_type: z.enum(accountTypes, `must be one of ${accountTypes.join(', ')}`),
  kind: z.enum(holdingKinds, `must be one of ${holdingKinds.join(', ')}`),
  /** As exchanges write it, in capitals; null where there is none. */
  symbol: z.string().trim().toUpperCase().min(1).max(40, 'has at most 40 characters').nullable(),
  name: z.string().trim().min(1, 'is empty').max(200, 'has at most 200 characters'),
  /** Shares, face value of bonds, contracts. */
  quantity: amount.nullable(),
  price: amount.min(0, 'must not be negative').nullable(),
  /** In dollars, on the day of `as_of`; negative for a short position or a margin balance. */
  value: amount,
  /** What was paid for all of it; of a short position, what was received. */
  cost_basis: amount.min(0, 'must not be negative').nullable(),
  /** Whether the lots were held for more than a year. */
  term: z.enum(['short', 'long', 'mixed']).nullable(),
  /** The day of the newest purchase, where a file tells it. */
  last_bought: z.iso.date('must be a date such as 2026-01-31').nullable().optional(),
  as_of: z.iso.date('must be a date such as 2026-01-31'),
});

/** The asset classes that a user can choose for a position with an unknown symbol. The column of the table has the same list. */
const toldKinds = [
  'us_company',
  'foreign_company',
  'us_stock_fund',
  'foreign_stock_fund',
  'emerging_stock_fund',
  'world_stock_fund',
  'real_estate',
  'mixed_80',
  'mixed_60',
  'mixed_40',
  'us_bonds',
  'other_bonds',
  'cash',
  'commodities',
  'crypto',
  'other',
] as const;
export type ToldKind = (typeof toldKinds)[number];

/** `told_as` is written to the table alone: a file says nothing of it. */
export type Holding = z.infer<typeof holdingSchema> & { told_as?: ToldKind | null };

const holdingSources = ['typed', 'pasted', 'imported'] as const;

/** POST /functions/v1/holdings: stores all of these positions, or none. */
export const storeHoldingsSchema = z.strictObject({
  holdings: z
    .array(holdingSchema)
    .min(1, 'must have at least one position')
    .max(maxHoldings.pro, `may have at most ${maxHoldings.pro} positions`),
  /**
   * A file of positions is a snapshot: with 'accounts', positions of the accounts that it names and that are not in it are
   * removed. With 'none', nothing is.
   */
  replace: z.enum(['accounts', 'none'], 'must be accounts or none'),
  source: z.enum(holdingSources, `must be one of ${holdingSources.join(', ')}`).default('imported'),
});

export type StoreHoldings = z.input<typeof storeHoldingsSchema>;

/** What has become of the positions in the table. */
export interface StoredHoldings {
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
}
