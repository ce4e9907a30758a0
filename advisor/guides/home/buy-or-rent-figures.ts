import { cashToClose } from '#advisor/calculators/borrowing/home-buying/cash-to-close.ts';
import { mortgageAffordability } from '#advisor/calculators/borrowing/home-buying/mortgage-affordability.ts';
import { rentVsBuy } from '#advisor/calculators/borrowing/home-buying/rent-vs-buy.ts';
import { given } from '#advisor/calculators/define/result.ts';
import type { GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** What buyers with little saved mostly put down. */
const smallDown = 5;

export interface Home {
  price: number | undefined;
  rent: number | undefined;
  stay: number | undefined;
  down: number | undefined;
  down_share: number | undefined;
  rate: number | undefined;
  hoa: number | undefined;
  cash: number | undefined;
  income: number | undefined;
}

/** The part of the price that is paid down, where it is told; all of it where the cash is there. */
function percentDown({ price, down, down_share: share, cash }: Home): number | undefined {
  if (price !== undefined && cash !== undefined && cash >= price) return 100;
  return share ?? (down === undefined || price === undefined ? undefined : (down / price) * 100);
}

/** The highest price that the pay carries by the usual guideline; without a limit where it is paid in cash. */
export function affordable(home: Home, { run }: GuideContext) {
  const { income, price, rate, hoa } = home;
  const share = percentDown(home);
  if (income === undefined || price === undefined || share === 100) return undefined;
  const told = { income, price, rate, hoa, down_percent: share };
  return run(
    mortgageAffordability,
    Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)),
  );
}

/** The price that the pay carries, where no home is named. */
export function incomeLine(home: Home, context: GuideContext): Text[] {
  const { income, price, cash } = home;
  if (income === undefined || price !== undefined) return [];
  const most = context.run(mortgageAffordability, { income, ...(cash === undefined ? {} : { cash }) });
  return most && most.figure('max_price').value > 0
    ? [
        text`On ${given('income', income, 'usd_per_year')} a common guideline allows a home up to about ${most.figure('max_price')}.`,
      ]
    : [];
}

/** What a small down payment and the closing take, where the price is told. */
export function leastToClose({ price }: Pick<Home, 'price'>, { run }: GuideContext) {
  return price === undefined ? undefined : run(cashToClose, { price, down_percent: smallDown });
}

/** Both ways compared, where price and rent are known. */
export function compare(home: Home, { run }: GuideContext) {
  const { price, rent, stay, rate, hoa } = home;
  if (price === undefined || rent === undefined) return undefined;
  const share = percentDown(home);
  return run(rentVsBuy, {
    price,
    rent,
    ...(stay === undefined ? {} : { years: stay }),
    ...(share === undefined ? {} : { down_percent: share }),
    ...(rate === undefined ? {} : { rate }),
    ...(hoa === undefined ? {} : { hoa }),
  });
}
