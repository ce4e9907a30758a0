import { money, percent } from '#advisor/portfolio/analyze/finding.ts';
import { isSheltered, lookThrough } from '#advisor/portfolio/analyze/position.ts';
import {
  taxOfSales,
  type SaleTax,
  type TaxedSale,
  type Taxpayer,
} from '#advisor/portfolio/analyze/sale-tax.ts';
import { netCostOf } from '#advisor/portfolio/net-cost.ts';
import type { SoldPart } from '#advisor/portfolio/answer/holdings-topic.ts';
import type { OwnPosition } from '#advisor/portfolio/answer/own-position.ts';
import type { Said } from '#advisor/portfolio/answer/say-holdings.ts';

interface Selling {
  total: number;
  taxpayer: Taxpayer;
  year: number;
}

/** The part of a position that is sold, as a fraction; null where it is more than is held. */
function fractionOf(part: SoldPart, { value, quantity }: OwnPosition): number | null {
  const fraction =
    'share' in part
      ? part.share
      : 'dollars' in part
        ? part.dollars / value
        : quantity === null || quantity <= 0
          ? null
          : part.shares / quantity;
  return fraction === null || fraction > 1.000_001 ? null : fraction;
}

/** The same part of every account: sales in sheltered ones are not taxed. */
function salesOf({ rows }: OwnPosition, fraction: number): TaxedSale[] {
  return rows.map((row) => {
    const isTaxed = !isSheltered(lookThrough(row));
    const amount = row.value * fraction;
    const cost = netCostOf(row);
    const gain = isTaxed && cost !== null ? (row.value - cost) * fraction : null;
    return { amount, isTaxed, gain, term: row.term };
  });
}

export function taxOfPart(
  position: OwnPosition,
  fraction: number,
  { taxpayer, year }: Selling,
): SaleTax | null {
  return taxOfSales(salesOf(position, fraction), taxpayer, year);
}

/** "$900 of federal tax and $150 to Pennsylvania" */
export function sayTax({ federal, state }: SaleTax): string {
  const own = federal < 0 ? `${money(-federal)} less federal tax` : `${money(federal)} of federal tax`;
  return state ? `${own} and ${money(state.tax)} to ${state.name}` : own;
}

/** What is sold without a known cost is not in the tax. */
export const sayUnknownCost = ({ unknownAmount }: SaleTax): string[] =>
  unknownAmount > 0
    ? [`What you paid for ${money(unknownAmount)} of it isn’t known here, so its tax isn’t counted.`]
    : [];

const gainsOf = ({ longGain, shortGain }: SaleTax): string =>
  [
    [longGain, 'long-term'],
    [shortGain, 'short-term'],
  ]
    .filter(([gain]) => gain !== 0)
    .map(
      ([gain, term]) => `a ${term} ${Number(gain) > 0 ? 'gain' : 'loss'} of ${money(Math.abs(Number(gain)))}`,
    )
    .join(' and ');

/** What selling a part of one position would bring and cost; undefined where the part is more than is held. */
export function saySale(position: OwnPosition, part: SoldPart, selling: Selling): Said | undefined {
  const fraction = fractionOf(part, position);
  if (fraction === null) return undefined;
  const sold = position.value * fraction;
  const tax = taxOfPart(position, fraction, selling);
  const isTaxed = salesOf(position, fraction).some((sale) => sale.isTaxed);
  const left = ((position.value - sold) / selling.total) * 100;
  const what = `Selling ${money(sold)} of your ${money(position.value)} of ${position.name}`;
  return {
    opening: tax
      ? `${what} would bring ${gainsOf(tax)}, and about ${sayTax(tax)}.`
      : isTaxed
        ? `I can’t tell the tax: what you paid for ${position.name} isn’t among your holdings.`
        : `${what} would cost no tax: all of it is in accounts where sales aren’t taxed.`,
    because: [
      ...(tax ? sayUnknownCost(tax) : []),
      ...(tax?.basis ?? []),
      `If you kept the money in your portfolio, ${position.name} would be ${percent(left)} of it instead of ${percent(position.share)}.`,
    ],
    next: [
      tax || !isTaxed
        ? 'Before you sell, choose the lots with the highest cost, and look for losses you could take in the same year.'
        : 'Add what you paid on the [Portfolio page](/portfolio), and I’ll work out the tax.',
    ],
    receipt: tax?.receipt ?? null,
  };
}
