import type { Holding } from '#contract/holdings.ts';
import { bondRisk, yieldToMaturity } from '#advisor/numerics/bond-math.ts';
import { findDates } from '#advisor/portfolio/import/find-dates.ts';

const yearMs = 365.25 * 24 * 3_600_000;
/** Treasuries and most US corporate bonds pay twice a year. */
const payments = 2;
/** Treasury bills are issued for at most a year. */
const billYears = 1.05;
const shortDate = /\b(\d{1,2})\/(\d{1,2})\/(\d{2})\b(?!\/)/g;

/** Treasury bills mature within a year, whether or not their name has the day, and are as good as cash. */
export function isTreasuryBill(holding: Holding): boolean {
  return (
    (yearsLeft(holding) ?? 0) <= billYears && /\b(?:treas\w* bills?|t-?bills?)\b/i.test(named(holding.name))
  );
}

/**
 * The modified duration of a single bond in years, from its maturity, coupon and price; null if its name has no
 * maturity. A name without a coupon means a bond that pays everything at maturity.
 */
export function durationOf(holding: Holding): number | null {
  const years = yearsLeft(holding);
  if (years === null) return null;
  const coupon = couponOf(holding.name);
  const terms = { coupon, years, frequency: payments };
  const yearly = isQuote(holding.price) ? yieldToMaturity(terms, holding.price / 100) : null;
  return bondRisk(terms, yearly ?? coupon).modified;
}

/** "4.25%", or what stands before the day of maturity: "4.25 11/15/34", "4 1/4 11/15/34". */
const couponForm =
  /(?<![\d./])(\d{1,2}(?:\.\d+)?)(?: (\d)\/(\d{1,2}))?(?:\s?%|\s+(?=\d{1,2}\/\d{1,2}\/\d{2}))/;

/** As a fraction; zero if the name has none. */
function couponOf(name: string): number {
  const [, whole = 0, above = 0, below = 1] = couponForm.exec(name) ?? [];
  return (Number(whole) + Number(above) / Number(below)) / 100;
}

/** Bonds are quoted in percent of their face value. A price far from that is in dollars. */
const isQuote = (price: number | null): price is number => price !== null && price >= 20 && price <= 200;

/** "UNITED STATES TREAS BILLS" and "US TREASURY BILL" alike. */
const named = (name: string) => name.replaceAll(/\s+/g, ' ');

/** The time until the last date in its name; null if there is none, or if it has passed. */
function yearsLeft({ name, as_of: asOf }: Holding): number | null {
  const maturity = findDates(name.replaceAll(shortDate, '$1/$2/20$3')).at(-1);
  if (maturity === undefined || maturity <= asOf) return null;
  return (Date.parse(maturity) - Date.parse(asOf)) / yearMs;
}
