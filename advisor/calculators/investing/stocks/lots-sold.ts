import { figure, type Figure } from '#advisor/calculators/define/result.ts';
import type { Lot } from '#advisor/calculators/investing/stocks/average-cost-fields.ts';
import { text } from '#advisor/quantities/text.ts';

const exact = { decimals: 2 };
/** Long-term is more than a year. */
const monthsOfShortTerm = 12;

interface Part extends Lot {
  taken: number;
}

/** The lots that a sale uses up, in this order. */
function takeFrom(lots: readonly Lot[], sold: number): Part[] {
  let left = sold;
  return lots.flatMap((lot) => {
    const taken = Math.min(left, lot.shares);
    left -= taken;
    return taken > 0 ? [{ ...lot, taken }] : [];
  });
}

const costOf = (parts: readonly Part[]) => parts.reduce((sum, { taken, price }) => sum + taken * price, 0);

/** Whether a lot is long-term; undefined where nothing says it, or only the year before this one. */
function isLong({ held, year }: Lot, now: number): boolean | undefined {
  if (held > 0) return held > monthsOfShortTerm;
  if (year === 0 || year === now - 1) return undefined;
  return year < now - 1;
}

/** The gain of a sale by the lots that are sold: first in, first out, the highest cost first, and at the average. */
export function sellLots(lots: readonly Lot[], sold: number, price: number, year: number) {
  const proceeds = sold * price;
  const shares = lots.reduce((sum, lot) => sum + lot.shares, 0);
  const average = lots.reduce((sum, lot) => sum + lot.shares * lot.price, 0) / shares;
  const first = takeFrom(lots, sold);
  const highest = takeFrom(
    lots.toSorted((one, other) => other.price - one.price),
    sold,
  );
  const gain = (id: string, how: string, cost: number) =>
    figure(id, `Gain, ${how}`, proceeds - cost, 'usd', { ...exact, labelBelowZero: `Loss, ${how}` });
  const firstIn = gain('gain_first_in', 'first in, first out', costOf(first));
  const highestFirst = gain('gain_highest_cost', 'highest cost first', costOf(highest));
  const atAverage = gain('gain_at_average', 'at the average cost', average * sold);
  const terms = first.map((part) => isLong(part, year));
  const isTermKnown = terms.every((term) => term !== undefined);
  const ofTerm = (long: boolean) =>
    first.reduce(
      (sum, { taken, price: paid }, at) => (terms[at] === long ? sum + taken * (price - paid) : sum),
      0,
    );
  const long = figure('long_part', 'Long-term part, first in, first out', ofTerm(true), 'usd', exact);
  const short = figure('short_part', 'Short-term part, first in, first out', ofTerm(false), 'usd', exact);
  const figures: Figure[] = [
    firstIn,
    highestFirst,
    atAverage,
    ...(isTermKnown ? [long, short] : []),
    figure('proceeds', 'Sale proceeds', proceeds, 'usd', exact),
    figure('cost_first_in', 'Cost of the shares sold, first in, first out', costOf(first), 'usd', exact),
    figure('shares_left', 'Shares left', shares - sold, 'ratio'),
  ];
  return { figures, firstIn, highestFirst, atAverage, long: isTermKnown ? long : null, short };
}

type LotSale = ReturnType<typeof sellLots>;

const sizeOf = (one: Figure) => ({ ...one, value: Math.abs(one.value) });
const nameOf = ({ value }: Figure) => (value < 0 ? 'loss' : 'gain');

/** The sale in words. */
export function explainSale({ firstIn, highestFirst, atAverage, long, short }: LotSale) {
  const isSame = Math.abs(firstIn.value - highestFirst.value) < 0.005;
  return {
    conclusion: text`First in, first out, your ${nameOf(firstIn)} is ${sizeOf(firstIn)}.`,
    reasons: [
      isSame
        ? text`Selling the shares with the highest cost first comes to the same.`
        : text`If you sell the shares with the highest cost first, it’s a ${nameOf(highestFirst)} of ${sizeOf(highestFirst)}; at the average cost, a ${nameOf(atAverage)} of ${sizeOf(atAverage)}.`,
      ...(long && short.value !== 0 && long.value !== 0
        ? [
            text`Of that, ${sizeOf(long)} is a long-term ${nameOf(long)} and ${sizeOf(short)} a short-term ${nameOf(short)}.`,
          ]
        : long
          ? [text`All of it is ${short.value === 0 ? 'long-term' : 'short-term'}.`]
          : []),
    ],
    next: [
      text`Tell your broker which shares you sell before the sale settles: without that, first in, first out counts for stocks and coins.`,
      ...(long
        ? []
        : [text`Check when you bought each lot: held for more than a year, a gain is taxed less.`]),
    ],
  };
}
