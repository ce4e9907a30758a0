import { yearlyReturns } from '#advisor/history/yearly-returns.ts';

/** The years that history is told from. */
export const historyYears = { first: yearlyReturns[0]!.year, last: yearlyReturns.at(-1)!.year };
