import { labelOf, type Position } from '#advisor/portfolio/analyze/position.ts';

/** A loss is disallowed where the same or nearly the same is bought within so many days before or after (section 1091). */
const washSaleDays = 30;
const dayMs = 24 * 60 * 60_000;

export interface BoughtLately {
  label: string;
  account: string;
  on: string;
}

/** By what is practically the same, everything that is held of it. */
export type Likes = ReadonlyMap<string, readonly Position[]>;

/** Funds of one index are taken as nearly the same; a mix of its own and a company only as itself. */
function likeness(position: Position): string {
  const { security } = position;
  if (!security) return labelOf(position);
  return security.profile.isOwnMix ? security.symbol : security.profileId;
}

export function likesOf(positions: readonly Position[]): Likes {
  const likes = new Map<string, Position[]>();
  for (const position of positions) {
    if (position.holding.kind === 'cash' || position.holding.kind === 'option') continue;
    const id = likeness(position);
    const known = likes.get(id);
    if (known) known.push(position);
    else likes.set(id, [position]);
  }
  return likes;
}

const likeOf = (position: Position, likes: Likes) => likes.get(likeness(position)) ?? [];
const inAccount = ({ holding: { account } }: Position) => (account === '' ? '' : ` in ${account}`);
/** Enough to know what to look at. */
const mostNamed = 3;

/** What must not be bought around a sale at a loss, in any account: "VEU in IRA"; the thing itself where nothing else is held. */
export function likeHeld(sold: Position, likes: Likes): string {
  const others = likeOf(sold, likes)
    .filter((one) => one !== sold)
    .slice(0, mostNamed)
    .map((one) => `${labelOf(one)}${inAccount(one)}`);
  return others.length > 0 ? others.join(', ') : labelOf(sold);
}

/** What must not be bought around a sale at a loss, beginning with the thing itself: "VXUS, VEU in IRA". */
export function notToBuy(sold: Position, likes: Likes): string {
  const others = likeOf(sold, likes).filter((one) => labelOf(one) !== labelOf(sold));
  return [labelOf(sold), ...others.slice(0, mostNamed).map((one) => `${labelOf(one)}${inAccount(one)}`)].join(
    ', ',
  );
}

/**
 * What was bought in any account within the days before, and stays: so much of the loss is disallowed. Where all of a
 * position is sold, its own newest shares go with it.
 */
export function boughtLately(
  sold: Position,
  likes: Likes,
  { today, isWhole }: { today: string; isWhole: boolean },
): BoughtLately[] {
  const now = Date.parse(today);
  return likeOf(sold, likes).flatMap((one) => {
    if (isWhole && one === sold) return [];
    const { last_bought: on, account } = one.holding;
    if (!on) return [];
    const days = (now - Date.parse(on)) / dayMs;
    return days >= 0 && days <= washSaleDays ? [{ label: labelOf(one), account, on }] : [];
  });
}

/** Whether a position stands at a loss that a sale could use. */
const isAtLoss = ({ holding: { account_type: type, cost_basis: cost, value } }: Position): boolean =>
  (type === 'taxable' || type === 'other') && cost !== null && value >= 0 && value < cost;

/** Positions at a loss that a purchase of this would spoil, if they were sold around it. */
export function lossesSpoiledBy(bought: Position, likes: Likes): string | null {
  const spoiled = likeOf(bought, likes)
    .filter(isAtLoss)
    .slice(0, mostNamed)
    .map((one) => `${labelOf(one)}${inAccount(one)}`);
  return spoiled.length > 0 ? spoiled.join(', ') : null;
}
