import { calendarYear, list, money, months, ratio } from '#advisor/calculators/define/fields.ts';

const onlyAverage = { value: 0, reason: 'only the average is asked for' };

export const averageCostFields = {
  lots: list({
    label: 'List of purchases',
    ask: 'how many shares did you buy each time, and at what price',
    min: 1,
    max: 50,
    items: {
      shares: ratio({
        label: 'Shares',
        roles: ['n_shares'],
        min: 0,
        max: 1e9,
        default: { value: 0, reason: 'the amount is given instead' },
      }),
      price: money({
        label: 'Price per share',
        roles: ['price_buy'],
        min: 0,
        max: 1e7,
        default: { value: 0, reason: 'bought at today’s price' },
      }),
      amount: money({
        label: 'Amount spent',
        roles: ['lump_sum', 'save_amount', 'hold_amount'],
        min: 0,
        max: 1e10,
        default: { value: 0, reason: 'the number of shares is given instead' },
      }),
      held: months({
        label: 'Time since it was bought',
        roles: ['time_held'],
        min: 0,
        max: 1200,
        default: { value: 0, reason: 'no time is given' },
      }),
      year: calendarYear({
        label: 'Year it was bought',
        roles: ['year_past'],
        min: 0,
        max: 2200,
        default: { value: 0, reason: 'no year is given' },
      }),
    },
  }),
  price: money({
    label: 'Usual purchase price',
    roles: ['price_buy'],
    min: 0,
    max: 1e7,
    default: { value: 0, reason: 'each purchase has its own price' },
  }),
  each: money({
    label: 'Amount spent each time',
    roles: ['save_amount', 'lump_sum'],
    min: 0,
    max: 1e10,
    default: { value: 0, reason: 'each purchase has its own amount or shares' },
  }),
  now: money({
    label: 'Current or sale price',
    roles: ['price_now'],
    min: 0,
    max: 1e7,
    default: onlyAverage,
  }),
  sold: ratio({
    label: 'Shares you sell',
    roles: ['shares_sold'],
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'none are sold' },
  }),
};

interface ToldLot {
  shares: number;
  price: number;
  amount: number;
  held: number;
  year: number;
}

interface Told {
  lots: readonly ToldLot[];
  price: number;
  each: number;
  now: number;
}

/** One purchase with its shares and price. */
export interface Lot {
  shares: number;
  price: number;
  held: number;
  year: number;
}

/** "I own 100 shares, 40 bought at 12 and 60 at 17": what has no price and is all the others together is no purchase. */
function withoutTotal(lots: readonly ToldLot[]): readonly ToldLot[] {
  const all = lots.reduce((sum, { shares }) => sum + shares, 0);
  const total = lots.find(
    ({ shares, price, amount }) => price === 0 && amount === 0 && Math.abs(all - 2 * shares) < 1e-9,
  );
  const rest = lots.filter((lot) => lot !== total);
  return total && rest.length > 1 && rest.every(({ price, shares }) => price > 0 && shares > 0) ? rest : lots;
}

/** Shares and price of every purchase, however they were given: with one price beside today's, the last is bought today. */
export function lotsOf({ lots: told, price: usual, each, now }: Told): Lot[] {
  const lots = withoutTotal(told);
  return lots.map(({ shares, price: own, amount, held, year }, at) => {
    const spent = amount > 0 ? amount : shares > 0 ? 0 : each;
    const isLast = at === lots.length - 1 && lots.length > 1;
    const general = usual > 0 && !(isLast && now > 0) ? usual : now;
    const price = own > 0 ? own : shares > 0 && spent > 0 ? spent / shares : general;
    return { shares: shares > 0 ? shares : price > 0 ? spent / price : 0, price, held, year };
  });
}
