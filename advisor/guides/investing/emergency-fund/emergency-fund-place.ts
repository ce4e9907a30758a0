import { given } from '#advisor/calculators/define/result.ts';
import type { Verdict } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

/** An emergency fund that would move from a bank to a money market fund. */
export function moneyMarketFund({ cash }: { cash?: number | undefined }): Verdict {
  return {
    opening: text`Yes, a government money market fund at a large broker is safe enough for ${cash === undefined ? text`an emergency fund` : text`the ${given('cash', cash, 'usd')}`}.`,
    because: [
      text`It holds very short government debt and aims to stay at a dollar a share. It isn't insured like a bank deposit, but losses have been very rare, and an account that pays next to nothing costs you every month.`,
      text`Money is usually in your bank a business day or two after you sell, so leave a month of bills in checking.`,
    ],
    unless: text`you want the government's insurance. Then an online high-yield savings account pays nearly as much.`,
    next: text`Check that the fund's name says government or Treasury and what it charges, then move all but a month of bills.`,
  };
}
