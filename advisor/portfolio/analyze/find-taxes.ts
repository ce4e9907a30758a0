import { dayOf, money, listed, type Finding } from '#advisor/portfolio/analyze/finding.ts';
import { isSheltered, labelOf, sumOf, type Position } from '#advisor/portfolio/analyze/position.ts';
import { boughtLately, likeHeld, likesOf, type Likes } from '#advisor/portfolio/analyze/wash-sale.ts';

const leastLoss = 500;
const mostNamed = 3;
/** A cautious rate for what a loss saves: the middle one on long-term gains. It only ranks the finding. */
const rankingRate = 0.15;

/** Losses in taxable accounts that could be set against gains. */
export function findLosses(positions: readonly Position[], today: string): Finding | null {
  const losers = positions
    .filter(
      ({ holding: { account_type: type, cost_basis: cost, value } }) =>
        type === 'taxable' && cost !== null && value >= 0,
    )
    .map((position) => ({
      position,
      label: labelOf(position),
      loss: position.holding.cost_basis! - position.holding.value,
    }))
    .filter(({ loss }) => loss > 0)
    .toSorted((a, b) => b.loss - a.loss);
  const loss = sumOf(losers.map((one) => one.loss));
  if (loss < leastLoss) return null;
  const unnamed = losers.length - mostNamed;
  const named = losers.slice(0, mostNamed).map(({ label }) => label);
  const names = listed([...named, ...(unnamed > 0 ? [`${unnamed} more`] : [])]);
  return {
    id: 'losses',
    title: 'Losses you could use',
    sentence: `In taxable accounts ${names} ${losers.length === 1 ? 'is' : 'are'} worth ${money(loss)} less than you paid. Sold, that loss offsets gains you’re taxed on.`,
    figure: money(loss),
    why: 'What you paid less what it’s worth, for each position in a taxable account whose cost is known.',
    action: sayWashSale(
      losers.map(({ position }) => position),
      likesOf(positions),
      today,
    ),
    ask: `Should I sell at a ${money(loss)} loss for taxes?`,
    stake: loss * rankingRate,
  };
}

/** What would make the loss worthless, by what is held elsewhere and was bought lately. */
function sayWashSale(losers: readonly Position[], likes: Likes, today: string): string {
  const lately = losers.flatMap((one) => boughtLately(one, likes, { today, isWhole: true })).slice(0, 3);
  const elsewhere = losers.flatMap((one) => {
    const names = likeHeld(one, likes);
    return names === labelOf(one) ? [] : [names];
  });
  return [
    ...(lately.length > 0
      ? [
          `${listed(lately.map(({ label, account, on }) => `${label}${account === '' ? '' : ` in ${account}`} on ${dayOf(on)}`))}: bought within 30 days, so selling now at a loss would be a wash sale for as many shares.`,
        ]
      : []),
    ...(elsewhere.length > 0
      ? [
          `You hold the same, or a fund of the same index, as ${listed([...new Set(elsewhere)].slice(0, 3))}: turn off reinvested dividends there.`,
        ]
      : []),
    'If you sell, don’t buy the same investment or one like it for 30 days before and after in any account, an IRA included: a wash sale would disallow the loss.',
  ].join(' ');
}

const leastMisplaced = 5000;

const bondsOf = ({ classes, holding, security }: Position) =>
  security?.profile.isMunicipal ? 0 : holding.value * ((classes.us_bonds ?? 0) + (classes.other_bonds ?? 0));
const stocksOf = ({ classes, holding }: Position) =>
  holding.value *
  ((classes.us_stocks ?? 0) + (classes.developed_stocks ?? 0) + (classes.emerging_stocks ?? 0));

/** Taxed interest in a taxable account while stocks fill a sheltered one. */
export function findLocation(positions: readonly Position[]): Finding | null {
  const taxedBonds = sumOf(
    positions.filter(({ holding }) => holding.account_type === 'taxable').map(bondsOf),
  );
  const shelteredStocks = sumOf(
    positions.filter((one) => isSheltered(one) && one.holding.account_type === 'traditional').map(stocksOf),
  );
  const movable = Math.min(taxedBonds, shelteredStocks);
  if (movable < leastMisplaced) return null;
  return {
    id: 'location',
    title: 'Bonds where their interest is taxed',
    sentence: `You hold ${money(taxedBonds)} of bonds in taxable accounts, and ${money(shelteredStocks)} of stocks in a traditional IRA or 401(k). Bond interest is taxed every year as income; swapping ${money(movable)} between the two keeps your mix and shelters it.`,
    figure: money(movable),
    why: 'The smaller of the two amounts; municipal bonds aren’t counted.',
    action: 'Swap in the sheltered account first; sell the taxable bonds where the gain is small.',
    ask: 'Which investments belong in a taxable account and which in an IRA?',
    stake: 0,
  };
}
