import { kindsOnRecord, standIns } from '#advisor/portfolio/analyze/mix.ts';
import { isFund, isSheltered, labelOf, type Position } from '#advisor/portfolio/analyze/position.ts';
import {
  boughtLately,
  likesOf,
  lossesSpoiledBy,
  notToBuy,
  type BoughtLately,
  type Likes,
} from '#advisor/portfolio/analyze/wash-sale.ts';
import type { AssetClass } from '#advisor/portfolio/data/classes.ts';

type Kind = (typeof kindsOnRecord)[number];

export interface Sale {
  account: string;
  accountType: string;
  label: string;
  amount: number;
  /** Whether a gain is taxed this year. */
  isTaxed: boolean;
  /** The gain that goes with it, below zero for a loss; null where the cost is not known or it is not taxed. */
  gain: number | null;
  term: 'short' | 'long' | 'mixed' | null;
  /** What must not be bought for thirty days before and after, in any account: "VXUS, VEU in IRA". */
  washSale: string | null;
  /** Bought within thirty days before: so much of the loss is disallowed. */
  boughtLately: BoughtLately[];
}

interface Purchase {
  account: string;
  accountType: string;
  kind: Kind;
  /** A fund that is held already; null where none is. */
  label: string | null;
  amount: number;
  /** What is held at a loss in taxable accounts and must not be sold around this purchase. */
  washSale: string | null;
}

export interface Trades {
  sales: Sale[];
  purchases: Purchase[];
  /** Dollars that cannot be moved because they are in mixed funds. */
  left: number;
}

/** A fund counts as one kind if nearly all of it is. */
const nearlyAll = 0.95;
const smallest = 1;

const kindsFound = new WeakMap<Position, Kind | null>();

/** Found once: thousands of positions are compared with each other by it. */
function kindOf(position: Position): Kind | null {
  const known = kindsFound.get(position);
  if (known !== undefined) return known;
  const kind = findKind(position);
  kindsFound.set(position, kind);
  return kind;
}

function findKind({ classes }: Position): Kind | null {
  const weights: Partial<Record<Kind, number>> = {};
  for (const [id, weight] of Object.entries(classes) as [AssetClass, number][]) {
    const kind = standIns[id];
    if (kind) weights[kind] = (weights[kind] ?? 0) + weight;
  }
  return kindsOnRecord.find((kind) => (weights[kind] ?? 0) >= nearlyAll) ?? null;
}

/** Of each dollar sold, how much is gain; null where the cost is not known. */
const gainRatio = ({ holding: { value, cost_basis: cost } }: Position) =>
  cost === null || value <= 0 ? null : 1 - cost / value;

/** The less tax a sale brings the sooner it is made: sheltered, cash, losses, long-term gains, unknown, short-term gains. */
function taxRank(position: Position): number {
  if (isSheltered(position)) return 0;
  if (kindOf(position) === 'cash') return 1;
  const ratio = gainRatio(position);
  if (ratio === null) return 4;
  if (ratio <= 0) return 2;
  return position.holding.term === 'long' ? 3 : 5;
}

const feeOf = ({ security }: Position) => security?.expense ?? 0;
/** Fees that differ by less than a tenth of a percent are no reason to sell one fund rather than another. */
const feeStep = (position: Position) => Math.floor(feeOf(position) * 10);

/** The ones to sell first, first. */
function inOrderOfSale(positions: readonly Position[]): Position[] {
  return positions.toSorted(
    (a, b) =>
      taxRank(a) - taxRank(b) ||
      (isSheltered(a) ? feeStep(b) - feeStep(a) : (gainRatio(a) ?? 0) - (gainRatio(b) ?? 0)) ||
      b.holding.value - a.holding.value,
  );
}

function saleOf(position: Position, amount: number, { likes, today }: { likes: Likes; today: string }): Sale {
  const { account, account_type: accountType, term } = position.holding;
  const isTaxed = !isSheltered(position) && kindOf(position) !== 'cash';
  const ratio = isTaxed ? gainRatio(position) : null;
  const isLoss = ratio !== null && ratio < 0;
  const isWhole = position.holding.value - amount < smallest;
  return {
    account,
    accountType,
    label: labelOf(position),
    amount,
    isTaxed,
    gain: ratio === null ? null : amount * ratio,
    term: isTaxed ? term : null,
    washSale: isLoss ? notToBuy(position, likes) : null,
    boughtLately: isLoss ? boughtLately(position, likes, { today, isWhole }) : [],
  };
}

/** A fee that is not known is no low one. */
const feeToPay = ({ security }: Position) => security?.expense ?? Number.MAX_VALUE;
const cheapestOf = (funds: readonly Position[]) => funds.toSorted((a, b) => feeToPay(a) - feeToPay(b))[0];

/** An employer's plan offers only the funds of its own list. */
const employerPlan = /\b(?:40[13]\s*\(?[abk]\)?|457\s*\(?b?\)?|tsp|thrift savings)(?![a-z0-9])/i;

/** The cheapest fund of a kind that is held, in the same account if there is one; null if none can be bought for sure. */
function fundToBuy(kind: Kind, account: string, positions: readonly Position[]): Position | null {
  const held = positions.filter(
    (one) => isFund(one) && one.holding.value > 0 && kindOf(one) === kind && !one.security?.profile.isOwnMix,
  );
  const here = cheapestOf(held.filter((one) => one.holding.account === account));
  if (here) return here;
  return employerPlan.test(account) ? null : (cheapestOf(held) ?? null);
}

/**
 * The sales and purchases that change each kind by so many dollars, which add up to zero. Money stays in its account:
 * what is sold there is bought for there.
 */
export function tradesFor(
  positions: readonly Position[],
  changes: Readonly<Record<Kind, number>>,
  today: string,
): Trades {
  const toSell = { ...changes };
  const toBuy = { ...changes };
  const likes = likesOf(positions);
  const sales: Sale[] = [];
  const purchases = new Map<string, Purchase>();
  for (const position of inOrderOfSale(positions)) {
    const kind = kindOf(position);
    if (kind === null || position.holding.value <= 0 || toSell[kind] > -smallest) continue;
    const amount = Math.min(position.holding.value, -toSell[kind]);
    toSell[kind] += amount;
    sales.push(saleOf(position, amount, { likes, today }));
    let proceeds = amount;
    for (const wanted of kindsOnRecord) {
      const bought = Math.min(proceeds, Math.max(0, toBuy[wanted]));
      if (bought < smallest) continue;
      proceeds -= bought;
      toBuy[wanted] -= bought;
      addPurchase(purchases, { sold: position, kind: wanted, amount: bought }, { positions, likes });
    }
  }
  const left = kindsOnRecord.reduce((sum, kind) => sum + Math.max(0, toBuy[kind]), 0);
  return { sales, purchases: [...purchases.values()], left: left < smallest ? 0 : left };
}

function addPurchase(
  purchases: Map<string, Purchase>,
  { sold, kind, amount }: { sold: Position; kind: Kind; amount: number },
  { positions, likes }: { positions: readonly Position[]; likes: Likes },
): void {
  const { account, account_type: accountType } = sold.holding;
  const key = `${account}\n${kind}`;
  const before = purchases.get(key);
  if (before) {
    before.amount += amount;
    return;
  }
  const fund = kind === 'cash' ? null : fundToBuy(kind, account, positions);
  purchases.set(key, {
    account,
    accountType,
    kind,
    label: fund && labelOf(fund),
    amount,
    washSale: fund && lossesSpoiledBy(fund, likes),
  });
}
