// Made by scripts/list-calculators.ts from the files in this folder. Do not edit.
/* eslint-disable max-lines -- A generated list. */
import type { AnyGuide } from '#advisor/guides/define/define-guide.ts';
import { balanceTransferChoice } from '#advisor/guides/debt/balance-transfer-choice.ts';
import { bankruptcy } from '#advisor/guides/debt/bankruptcy.ts';
import { borrowFrom401k } from '#advisor/guides/debt/from-401k/borrow-from-401k.ts';
import { cannotPayTaxes } from '#advisor/guides/debt/taxes/cannot-pay-taxes.ts';
import { cashOut401k } from '#advisor/guides/debt/from-401k/cash-out-401k.ts';
import { consolidateChoice } from '#advisor/guides/debt/consolidate-choice.ts';
import { creditBuilding } from '#advisor/guides/debt/credit-building.ts';
import { debtSettlementPitch } from '#advisor/guides/debt/debt-settlement-pitch.ts';
import { debtsOfTheDead } from '#advisor/guides/debt/debts-of-the-dead.ts';
import { didNotFile } from '#advisor/guides/debt/taxes/did-not-file.ts';
import { loanForWedding } from '#advisor/guides/debt/loan-for-wedding.ts';
import { oldBillsCollections } from '#advisor/guides/debt/old-bills-collections.ts';
import { prepayOrInvest } from '#advisor/guides/debt/prepay/prepay-or-invest.ts';
import { rewardsCard } from '#advisor/guides/debt/rewards-card.ts';
import { studentLoanChoice } from '#advisor/guides/debt/student-loans/student-loan-choice.ts';
import { whichDebtFirst } from '#advisor/guides/debt/which-debt-first.ts';
import { dealerAddOns } from '#advisor/guides/everyday/dealer-add-ons.ts';
import { electricOrGas } from '#advisor/guides/everyday/electric-or-gas.ts';
import { petInsurance } from '#advisor/guides/everyday/pet-insurance.ts';
import { reverseMortgage } from '#advisor/guides/everyday/reverse-mortgage.ts';
import { rvOrBoat } from '#advisor/guides/everyday/rv-or-boat.ts';
import { sharedInheritedHouse } from '#advisor/guides/everyday/shared-inherited-house.ts';
import { shortThisMonth } from '#advisor/guides/everyday/short-this-month.ts';
import { timesharePitch } from '#advisor/guides/everyday/timeshare-pitch.ts';
import { charityChoice } from '#advisor/guides/family/charity-choice.ts';
import { collegeAccount } from '#advisor/guides/family/college/college-account.ts';
import { collegeOrRetirement } from '#advisor/guides/family/college/college-or-retirement.ts';
import { combineMoney } from '#advisor/guides/family/combine-money.ts';
import { cosign } from '#advisor/guides/family/cosign.ts';
import { divorceFirstSteps } from '#advisor/guides/family/divorce-first-steps.ts';
import { givingToChildren } from '#advisor/guides/family/giving-to-children.ts';
import { lendToFamily } from '#advisor/guides/family/lend-to-family.ts';
import { newBaby } from '#advisor/guides/family/new-baby.ts';
import { parentScammed } from '#advisor/guides/family/parents/parent-scammed.ts';
import { parentsMoney } from '#advisor/guides/family/parents/parents-money.ts';
import { prenup } from '#advisor/guides/family/prenup.ts';
import { privateOrPublic } from '#advisor/guides/family/college/private-or-public.ts';
import { stayHomeOrWork } from '#advisor/guides/family/stay-home-or-work.ts';
import { supportAbroad } from '#advisor/guides/family/support-abroad.ts';
import { willAndBeneficiaries } from '#advisor/guides/family/wills/will-and-beneficiaries.ts';
import { buyOrRent } from '#advisor/guides/home/buy-or-rent.ts';
import { buyWithPartner } from '#advisor/guides/home/buy-with-partner.ts';
import { carInsuranceChoice } from '#advisor/guides/home/cars/car-insurance-choice.ts';
import { cashOrCarLoan } from '#advisor/guides/home/cars/cash-or-car-loan.ts';
import { downPaymentSize } from '#advisor/guides/home/down-payment-size.ts';
import { fifteenOrThirty } from '#advisor/guides/home/fifteen-or-thirty.ts';
import { firstRental } from '#advisor/guides/home/first-rental.ts';
import { helocOrCashOut } from '#advisor/guides/home/heloc-or-cash-out.ts';
import { howMuchHouse } from '#advisor/guides/home/how-much-house.ts';
import { inspectionFindings } from '#advisor/guides/home/inspection-findings.ts';
import { leaseOrBuyCar } from '#advisor/guides/home/cars/lease-or-buy-car.ts';
import { newOrUsedCar } from '#advisor/guides/home/cars/new-or-used-car.ts';
import { pointsChoice } from '#advisor/guides/home/points-choice.ts';
import { raiseTheRent } from '#advisor/guides/home/renting/raise-the-rent.ts';
import { refinanceChoice } from '#advisor/guides/home/refinance-choice.ts';
import { rentIncrease } from '#advisor/guides/home/renting/rent-increase.ts';
import { sellOrRentOut } from '#advisor/guides/home/sell-or-rent-out.ts';
import { solarPanels } from '#advisor/guides/home/solar-panels.ts';
import { umbrellaChoice } from '#advisor/guides/home/umbrella-choice.ts';
import { vacationHome } from '#advisor/guides/home/vacation-home.ts';
import { zeroPercentOrRebate } from '#advisor/guides/home/zero-percent-or-rebate.ts';
import { allCash } from '#advisor/guides/investing/all-cash.ts';
import { budgetHelp } from '#advisor/guides/investing/budget-help.ts';
import { chooseFunds } from '#advisor/guides/investing/choose-funds.ts';
import { emergencyFundSize } from '#advisor/guides/investing/emergency-fund/emergency-fund-size.ts';
import { goldOrCashAtHome } from '#advisor/guides/investing/gold-or-cash-at-home.ts';
import { howMuchToSave } from '#advisor/guides/investing/how-much-to-save.ts';
import { leveragedAndDayTrading } from '#advisor/guides/investing/leveraged-and-day-trading.ts';
import { lumpSumOrMonthly } from '#advisor/guides/investing/lump-sum-or-monthly.ts';
import { marketFell } from '#advisor/guides/investing/market-fell.ts';
import { nextDollar } from '#advisor/guides/investing/next-dollar/next-dollar.ts';
import { oneStock } from '#advisor/guides/investing/one-stock.ts';
import { raiseOrBonus } from '#advisor/guides/investing/raise-or-bonus.ts';
import { savingsOrTBills } from '#advisor/guides/investing/savings-or-t-bills.ts';
import { startInvesting } from '#advisor/guides/investing/start-investing.ts';
import { tooMuchCrypto } from '#advisor/guides/investing/too-much-crypto.ts';
import { windfall } from '#advisor/guides/investing/windfall/windfall.ts';
import { annuityPitch } from '#advisor/guides/retirement/annuity-pitch.ts';
import { behindOnRetirement } from '#advisor/guides/retirement/behind-on-retirement.ts';
import { canIRetire } from '#advisor/guides/retirement/can-i-retire.ts';
import { claimSocialSecurity } from '#advisor/guides/retirement/claiming/claim-social-security.ts';
import { convertToRoth } from '#advisor/guides/retirement/convert-to-roth.ts';
import { employeeStock } from '#advisor/guides/retirement/employee-stock.ts';
import { howMuchMayISpend } from '#advisor/guides/retirement/how-much-may-i-spend.ts';
import { hsaAsInvestment } from '#advisor/guides/retirement/hsa/hsa-as-investment.ts';
import { leavingJob401k } from '#advisor/guides/retirement/leaving-job-401k.ts';
import { medicareWhileWorking } from '#advisor/guides/retirement/medicare-while-working.ts';
import { onTrack } from '#advisor/guides/retirement/on-track.ts';
import { onePercentAdviser } from '#advisor/guides/retirement/one-percent-adviser.ts';
import { pensionChoice } from '#advisor/guides/retirement/pension-choice.ts';
import { rothOrTraditional } from '#advisor/guides/retirement/roth-or-traditional.ts';
import { behindOnMortgage } from '#advisor/guides/trouble/behind-on-mortgage.ts';
import { cardFraud } from '#advisor/guides/trouble/card-fraud.ts';
import { nursingHomeAndHouse } from '#advisor/guides/trouble/nursing-home-and-house.ts';
import { severanceOffer } from '#advisor/guides/trouble/severance-offer.ts';
import { backToSchool } from '#advisor/guides/work/back-to-school.ts';
import { disabilityChoice } from '#advisor/guides/work/insurance/disability-choice.ts';
import { healthPlanChoice } from '#advisor/guides/work/insurance/health-plan-choice.ts';
import { howMuchLifeInsurance } from '#advisor/guides/work/insurance/how-much-life-insurance.ts';
import { isItAScam } from '#advisor/guides/work/is-it-a-scam.ts';
import { jobOfferChoice } from '#advisor/guides/work/job-offer-choice.ts';
import { laidOff } from '#advisor/guides/work/laid-off.ts';
import { llcChoice } from '#advisor/guides/work/llc-choice.ts';
import { longTermCareChoice } from '#advisor/guides/work/insurance/long-term-care-choice.ts';
import { mlmPitch } from '#advisor/guides/work/mlm-pitch.ts';
import { quitToStart } from '#advisor/guides/work/quit-to-start.ts';
import { sCorpChoice } from '#advisor/guides/work/s-corp-choice.ts';
import { savingsDeposit } from '#advisor/guides/work/savings-deposit.ts';
import { sickOrDisabled } from '#advisor/guides/work/sick-or-disabled.ts';
import { sideIncomeTax } from '#advisor/guides/work/side-income-tax.ts';
import { termOrWhole } from '#advisor/guides/work/insurance/term-or-whole.ts';
import { wholeLifePitch } from '#advisor/guides/work/insurance/whole-life-pitch.ts';

export const guides: readonly AnyGuide[] = [
  balanceTransferChoice,
  bankruptcy,
  borrowFrom401k,
  cannotPayTaxes,
  cashOut401k,
  consolidateChoice,
  creditBuilding,
  debtSettlementPitch,
  debtsOfTheDead,
  didNotFile,
  loanForWedding,
  oldBillsCollections,
  prepayOrInvest,
  rewardsCard,
  studentLoanChoice,
  whichDebtFirst,
  dealerAddOns,
  electricOrGas,
  petInsurance,
  reverseMortgage,
  rvOrBoat,
  sharedInheritedHouse,
  shortThisMonth,
  timesharePitch,
  charityChoice,
  collegeAccount,
  collegeOrRetirement,
  combineMoney,
  cosign,
  divorceFirstSteps,
  givingToChildren,
  lendToFamily,
  newBaby,
  parentScammed,
  parentsMoney,
  prenup,
  privateOrPublic,
  stayHomeOrWork,
  supportAbroad,
  willAndBeneficiaries,
  buyOrRent,
  buyWithPartner,
  carInsuranceChoice,
  cashOrCarLoan,
  downPaymentSize,
  fifteenOrThirty,
  firstRental,
  helocOrCashOut,
  howMuchHouse,
  inspectionFindings,
  leaseOrBuyCar,
  newOrUsedCar,
  pointsChoice,
  raiseTheRent,
  refinanceChoice,
  rentIncrease,
  sellOrRentOut,
  solarPanels,
  umbrellaChoice,
  vacationHome,
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
  savingsOrTBills,
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
  behindOnMortgage,
  cardFraud,
  nursingHomeAndHouse,
  severanceOffer,
  backToSchool,
  disabilityChoice,
  healthPlanChoice,
  howMuchLifeInsurance,
  isItAScam,
  jobOfferChoice,
  laidOff,
  llcChoice,
  longTermCareChoice,
  mlmPitch,
  quitToStart,
  sCorpChoice,
  savingsDeposit,
  sickOrDisabled,
  sideIncomeTax,
  termOrWhole,
  wholeLifePitch,
];
