// Made by scripts/list-calculators.ts from the files in this folder. Do not edit.
import type { AnyGuide } from '#advisor/guides/define/define-guide.ts';
import { prepayOrInvest } from '#advisor/guides/debt/prepay-or-invest.ts';
import { allCash } from '#advisor/guides/investing/all-cash.ts';
import { budgetHelp } from '#advisor/guides/investing/budget-help.ts';
import { chooseFunds } from '#advisor/guides/investing/choose-funds.ts';
import { emergencyFundSize } from '#advisor/guides/investing/emergency-fund-size.ts';
import { goldOrCashAtHome } from '#advisor/guides/investing/gold-or-cash-at-home.ts';
import { howMuchToSave } from '#advisor/guides/investing/how-much-to-save.ts';
import { leveragedAndDayTrading } from '#advisor/guides/investing/leveraged-and-day-trading.ts';
import { lumpSumOrMonthly } from '#advisor/guides/investing/lump-sum-or-monthly.ts';
import { marketFell } from '#advisor/guides/investing/market-fell.ts';
import { nextDollar } from '#advisor/guides/investing/next-dollar.ts';
import { oneStock } from '#advisor/guides/investing/one-stock.ts';
import { raiseOrBonus } from '#advisor/guides/investing/raise-or-bonus.ts';
import { startInvesting } from '#advisor/guides/investing/start-investing.ts';
import { tooMuchCrypto } from '#advisor/guides/investing/too-much-crypto.ts';
import { windfall } from '#advisor/guides/investing/windfall.ts';

export const guides: readonly AnyGuide[] = [
  prepayOrInvest,
  allCash,
  budgetHelp,
  chooseFunds,
  emergencyFundSize,
  goldOrCashAtHome,
  howMuchToSave,
  leveragedAndDayTrading,
  lumpSumOrMonthly,
  marketFell,
  nextDollar,
  oneStock,
  raiseOrBonus,
  startInvesting,
  tooMuchCrypto,
  windfall,
];
