// Made by scripts/list-calculators.ts from the files in this folder. Do not edit.
import type { AnyGuide } from '#advisor/guides/define/define-guide.ts';
import { prepayOrInvest } from '#advisor/guides/debt/prepay-or-invest.ts';
import { buyOrRent } from '#advisor/guides/home/buy-or-rent.ts';
import { buyWithPartner } from '#advisor/guides/home/buy-with-partner.ts';
import { carInsuranceChoice } from '#advisor/guides/home/car-insurance-choice.ts';
import { fifteenOrThirty } from '#advisor/guides/home/fifteen-or-thirty.ts';
import { firstRental } from '#advisor/guides/home/first-rental.ts';
import { helocOrCashOut } from '#advisor/guides/home/heloc-or-cash-out.ts';
import { howMuchHouse } from '#advisor/guides/home/how-much-house.ts';
import { leaseOrBuyCar } from '#advisor/guides/home/lease-or-buy-car.ts';
import { newOrUsedCar } from '#advisor/guides/home/new-or-used-car.ts';
import { pointsChoice } from '#advisor/guides/home/points-choice.ts';
import { refinanceChoice } from '#advisor/guides/home/refinance-choice.ts';
import { sellOrRentOut } from '#advisor/guides/home/sell-or-rent-out.ts';
import { umbrellaChoice } from '#advisor/guides/home/umbrella-choice.ts';
import { zeroPercentOrRebate } from '#advisor/guides/home/zero-percent-or-rebate.ts';
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
import { annuityPitch } from '#advisor/guides/retirement/annuity-pitch.ts';
import { behindOnRetirement } from '#advisor/guides/retirement/behind-on-retirement.ts';
import { canIRetire } from '#advisor/guides/retirement/can-i-retire.ts';
import { claimSocialSecurity } from '#advisor/guides/retirement/claim-social-security.ts';
import { convertToRoth } from '#advisor/guides/retirement/convert-to-roth.ts';
import { employeeStock } from '#advisor/guides/retirement/employee-stock.ts';
import { howMuchMayISpend } from '#advisor/guides/retirement/how-much-may-i-spend.ts';
import { hsaAsInvestment } from '#advisor/guides/retirement/hsa-as-investment.ts';
import { leavingJob401k } from '#advisor/guides/retirement/leaving-job-401k.ts';
import { medicareWhileWorking } from '#advisor/guides/retirement/medicare-while-working.ts';
import { onTrack } from '#advisor/guides/retirement/on-track.ts';
import { onePercentAdviser } from '#advisor/guides/retirement/one-percent-adviser.ts';
import { pensionChoice } from '#advisor/guides/retirement/pension-choice.ts';
import { rothOrTraditional } from '#advisor/guides/retirement/roth-or-traditional.ts';

export const guides: readonly AnyGuide[] = [
  prepayOrInvest,
  buyOrRent,
  buyWithPartner,
  carInsuranceChoice,
  fifteenOrThirty,
  firstRental,
  helocOrCashOut,
  howMuchHouse,
  leaseOrBuyCar,
  newOrUsedCar,
  pointsChoice,
  refinanceChoice,
  sellOrRentOut,
  umbrellaChoice,
  zeroPercentOrRebate,
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
  annuityPitch,
  behindOnRetirement,
  canIRetire,
  claimSocialSecurity,
  convertToRoth,
  employeeStock,
  howMuchMayISpend,
  hsaAsInvestment,
  leavingJob401k,
  medicareWhileWorking,
  onTrack,
  onePercentAdviser,
  pensionChoice,
  rothOrTraditional,
];
