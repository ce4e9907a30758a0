import { sellerProceeds } from '#advisor/calculators/borrowing/home-loans/seller-proceeds.ts';
import { rentalProperty } from '#advisor/calculators/investing/rental/rental-property.ts';
import { fact } from '#advisor/calculators/define/result.ts';
import type { FilingStatus } from '#advisor/facts/filing-status.ts';
import type { GuideContext } from '#advisor/guides/define/define-guide.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { text } from '#advisor/quantities/text.ts';

/** A manager's usual part of the rent: what your own time is worth, too. */
const managerShare = 10;

interface OldHome {
  value: number | undefined;
  owed: number | undefined;
  rent: number | undefined;
  payment: number | undefined;
  rate: number | undefined;
  left: number | undefined;
}

/** What it would leave each month, where the rent and what the mortgage costs are known. */
export function asRental({ value, owed, rent, payment, rate, left }: OldHome, { run }: GuideContext) {
  const paidOff = owed === 0 && value !== undefined;
  const loan =
    owed !== undefined && owed > 0 && rate !== undefined ? { loan: owed, rate, years: left } : undefined;
  const financing =
    payment === undefined ? (loan ?? (paidOff ? { down_percent: 100 } : undefined)) : { payment };
  if (rent === undefined || financing === undefined) return undefined;
  const told = { rent, price: value, ...financing, management_rate: managerShare };
  return run(
    rentalProperty,
    Object.fromEntries(Object.entries(told).filter(([, each]) => each !== undefined)),
  );
}

/** What a sale would leave or take, in size, where the value and the loan are told. */
export function proceedsOf({ value, owed }: OldHome, { run }: GuideContext) {
  if (value === undefined || owed === undefined) return undefined;
  const sale = run(sellerProceeds, { price: value, owed });
  return (
    sale && {
      proceeds: wholeDollars(sale.figure('proceeds')),
      isShort: sale.figure('break_even_price').value > value,
    }
  );
}

/** Sell it, with what that leaves; or what it would take. */
export function sellOpening(home: OldHome, context: GuideContext) {
  const sale = proceedsOf(home, context);
  if (!sale) return text`Sell it.`;
  return sale.isShort
    ? text`Sell it only if you must: you'd have to bring about ${sale.proceeds} to the closing.`
    : text`Sell it: you'd walk away with about ${sale.proceeds} after costs and the loan.`;
}

/** The cash that stays in the house, against what the rent leaves. */
export function tiedUpLine(home: OldHome, context: GuideContext) {
  const sale = proceedsOf(home, context);
  return sale && !sale.isShort && sale.proceeds.value > 0
    ? [text`A sale would free about ${sale.proceeds} after costs, so ask what else that could do for you.`]
    : [];
}

/** Gone longer than this, the tax break for one's own home is lost. */
export const mostYearsAway = 3;

/** A gain so large that losing the tax-free part costs more than years of rent bring. */
const largeGain = 0.6;

interface Sale {
  value: number | undefined;
  paid: number | undefined;
  filing_status: FilingStatus;
}

export function hasLargeGain({ value, paid, filing_status: status }: Sale, { facts }: GuideContext): boolean {
  if (value === undefined || paid === undefined) return false;
  const { other, joint } = facts.get('home_sale_exclusion');
  return value - paid >= largeGain * (status === 'married_joint' ? joint : other);
}

/** The gain that may go untaxed. */
function exclusion({ facts }: GuideContext) {
  const single = fact('home_sale_exclusion', facts.get('home_sale_exclusion').other, 'usd');
  return text`${single} of gain, twice that for most married couples,`;
}

/** What a former home loses with time, and an inherited one does not have. */
export function taxClock(inherited: boolean, context: GuideContext) {
  return inherited
    ? text`Its tax basis is usually its value on the date of death, so a sale soon after mostly means little tax.`
    : text`Up to ${exclusion(context)} is usually tax-free if you lived there two of the last five years. Gone more than three years, you lose that.`;
}
