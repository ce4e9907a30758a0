// Made by scripts/list-calculators.ts from the files in this folder. Do not edit.
/* eslint-disable max-lines -- A generated list. */
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { adjustableRate } from '#advisor/calculators/borrowing/adjustable-rate.ts';
import { balanceTransfer } from '#advisor/calculators/borrowing/balance-transfer.ts';
import { biweeklyPayments } from '#advisor/calculators/borrowing/biweekly-payments.ts';
import { buyOrWait } from '#advisor/calculators/borrowing/buy-or-wait.ts';
import { carTradeIn } from '#advisor/calculators/borrowing/car-trade-in.ts';
import { cashToClose } from '#advisor/calculators/borrowing/cash-to-close.ts';
import { consolidation } from '#advisor/calculators/borrowing/consolidation.ts';
import { creditUtilization } from '#advisor/calculators/borrowing/credit-utilization.ts';
import { debtPayoff } from '#advisor/calculators/borrowing/debt-payoff.ts';
import { debtToIncome } from '#advisor/calculators/borrowing/debt-to-income.ts';
import { deferredInterest } from '#advisor/calculators/borrowing/deferred-interest.ts';
import { escrowChange } from '#advisor/calculators/borrowing/escrow-change.ts';
import { helocOrCashOut } from '#advisor/calculators/borrowing/heloc-or-cash-out.ts';
import { helocPayment } from '#advisor/calculators/borrowing/heloc-payment.ts';
import { homeBuyout } from '#advisor/calculators/borrowing/home-buyout.ts';
import { homeCoinsurance } from '#advisor/calculators/borrowing/home-coinsurance.ts';
import { homeEquity } from '#advisor/calculators/borrowing/home-equity.ts';
import { homePayment } from '#advisor/calculators/borrowing/home-payment.ts';
import { houseHack } from '#advisor/calculators/borrowing/house-hack.ts';
import { incomeForHome } from '#advisor/calculators/borrowing/income-for-home.ts';
import { interestCost } from '#advisor/calculators/borrowing/interest-cost.ts';
import { leasePayment } from '#advisor/calculators/borrowing/lease-payment.ts';
import { leaseVsBuy } from '#advisor/calculators/borrowing/lease-vs-buy.ts';
import { lifeInsuranceNeed } from '#advisor/calculators/borrowing/life-insurance-need.ts';
import { loanAmortization } from '#advisor/calculators/borrowing/loan-amortization.ts';
import { loanApr } from '#advisor/calculators/borrowing/loan-apr.ts';
import { loanBalance } from '#advisor/calculators/borrowing/loan-balance.ts';
import { loanFromPayment } from '#advisor/calculators/borrowing/loan-from-payment.ts';
import { mortgageAffordability } from '#advisor/calculators/borrowing/mortgage-affordability.ts';
import { mortgagePoints } from '#advisor/calculators/borrowing/mortgage-points.ts';
import { ownOrRentYear } from '#advisor/calculators/borrowing/own-or-rent-year.ts';
import { paydayApr } from '#advisor/calculators/borrowing/payday-apr.ts';
import { promoBalance } from '#advisor/calculators/borrowing/promo-balance.ts';
import { refinanceBreakeven } from '#advisor/calculators/borrowing/refinance-breakeven.ts';
import { rentVsBuy } from '#advisor/calculators/borrowing/rent-vs-buy.ts';
import { sellerProceeds } from '#advisor/calculators/borrowing/seller-proceeds.ts';
import { studentLoanPlans } from '#advisor/calculators/borrowing/student-loan-plans.ts';
import { zeroOrRebate } from '#advisor/calculators/borrowing/zero-or-rebate.ts';
import { afterTaxReturn } from '#advisor/calculators/investing/after-tax-return.ts';
import { averageCostBasis } from '#advisor/calculators/investing/average-cost-basis.ts';
import { bondPriceYtm } from '#advisor/calculators/investing/bond-price-ytm.ts';
import { compareInvestments } from '#advisor/calculators/investing/compare-investments.ts';
import { coveredCall } from '#advisor/calculators/investing/covered-call.ts';
import { dividendYield } from '#advisor/calculators/investing/dividend-yield.ts';
import { flatOrPercentFee } from '#advisor/calculators/investing/flat-or-percent-fee.ts';
import { iBond } from '#advisor/calculators/investing/i-bond.ts';
import { kellyBet } from '#advisor/calculators/investing/kelly-bet.ts';
import { lossRecovery } from '#advisor/calculators/investing/loss-recovery.ts';
import { marginCall } from '#advisor/calculators/investing/margin-call.ts';
import { marketHistory } from '#advisor/calculators/investing/market-history.ts';
import { optimizeRebalance } from '#advisor/calculators/investing/optimize-rebalance.ts';
import { optionPremium } from '#advisor/calculators/investing/option-premium.ts';
import { optionSpread } from '#advisor/calculators/investing/option-spread.ts';
import { optionValueStrategy } from '#advisor/calculators/investing/option-value-strategy.ts';
import { peRatio } from '#advisor/calculators/investing/pe-ratio.ts';
import { portfolioAnalysis } from '#advisor/calculators/investing/portfolio-analysis.ts';
import { portfolioVolatility } from '#advisor/calculators/investing/portfolio-volatility.ts';
import { priceDrawdown } from '#advisor/calculators/investing/price-drawdown.ts';
import { rateShock } from '#advisor/calculators/investing/rate-shock.ts';
import { rentalProperty } from '#advisor/calculators/investing/rental-property.ts';
import { retirementBacktest } from '#advisor/calculators/investing/retirement-backtest.ts';
import { retirementMontecarlo } from '#advisor/calculators/investing/retirement-montecarlo.ts';
import { returnStatistics } from '#advisor/calculators/investing/return-statistics.ts';
import { rewardForRisk } from '#advisor/calculators/investing/reward-for-risk.ts';
import { riskProfile } from '#advisor/calculators/investing/risk-profile.ts';
import { simpleReturn } from '#advisor/calculators/investing/simple-return.ts';
import { taxEquivalentYield } from '#advisor/calculators/investing/tax-equivalent-yield.ts';
import { valueAtRisk } from '#advisor/calculators/investing/value-at-risk.ts';
import { backdoorRoth } from '#advisor/calculators/retirement/backdoor-roth.ts';
import { claimingAge } from '#advisor/calculators/retirement/claiming-age.ts';
import { coastFire } from '#advisor/calculators/retirement/coast-fire.ts';
import { contributionLimits } from '#advisor/calculators/retirement/contribution-limits.ts';
import { contributionRoomLeft } from '#advisor/calculators/retirement/contribution-room-left.ts';
import { earlyWithdrawal } from '#advisor/calculators/retirement/early-withdrawal.ts';
import { earningsTest } from '#advisor/calculators/retirement/earnings-test.ts';
import { equalPayments72t } from '#advisor/calculators/retirement/equal-payments-72t.ts';
import { fireNumber } from '#advisor/calculators/retirement/fire-number.ts';
import { inheritedAccount } from '#advisor/calculators/retirement/inherited-account.ts';
import { loan401k } from '#advisor/calculators/retirement/loan-401k.ts';
import { medicareIrmaa } from '#advisor/calculators/retirement/medicare-irmaa.ts';
import { moneyLasts } from '#advisor/calculators/retirement/money-lasts.ts';
import { pensionOrLumpSum } from '#advisor/calculators/retirement/pension-or-lump-sum.ts';
import { retirementPlan } from '#advisor/calculators/retirement/retirement-plan.ts';
import { rmd } from '#advisor/calculators/retirement/rmd.ts';
import { rothVsTraditional } from '#advisor/calculators/retirement/roth-vs-traditional.ts';
import { socialSecurityBenefit } from '#advisor/calculators/retirement/social-security-benefit.ts';
import { soloRetirementRoom } from '#advisor/calculators/retirement/solo-retirement-room.ts';
import { spousalBenefit } from '#advisor/calculators/retirement/spousal-benefit.ts';
import { survivorBenefit } from '#advisor/calculators/retirement/survivor-benefit.ts';
import { withdrawalAmount } from '#advisor/calculators/retirement/withdrawal-amount.ts';
import { withdrawalGuardrails } from '#advisor/calculators/retirement/withdrawal-guardrails.ts';
import { withdrawalOrder } from '#advisor/calculators/retirement/withdrawal-order.ts';
import { aprApyCdLadder } from '#advisor/calculators/saving/apr-apy-cd-ladder.ts';
import { breakCd } from '#advisor/calculators/saving/break-cd.ts';
import { budget503020 } from '#advisor/calculators/saving/budget-50-30-20.ts';
import { childCost } from '#advisor/calculators/saving/child-cost.ts';
import { college529 } from '#advisor/calculators/saving/college-529.ts';
import { commuteCost } from '#advisor/calculators/saving/commute-cost.ts';
import { compoundGrowth } from '#advisor/calculators/saving/compound-growth.ts';
import { dcaVsLumpSum } from '#advisor/calculators/saving/dca-vs-lump-sum.ts';
import { depositInsurance } from '#advisor/calculators/saving/deposit-insurance.ts';
import { disabilityGap } from '#advisor/calculators/saving/disability-gap.ts';
import { doublingTime } from '#advisor/calculators/saving/doubling-time.ts';
import { emergencyFund } from '#advisor/calculators/saving/emergency-fund.ts';
import { feeDrag } from '#advisor/calculators/saving/fee-drag.ts';
import { fuelCost } from '#advisor/calculators/saving/fuel-cost.ts';
import { futureNeed } from '#advisor/calculators/saving/future-need.ts';
import { healthPlanCosts } from '#advisor/calculators/saving/health-plan-costs.ts';
import { inflationAdjust } from '#advisor/calculators/saving/inflation-adjust.ts';
import { irrXirr } from '#advisor/calculators/saving/irr-xirr.ts';
import { irregularIncome } from '#advisor/calculators/saving/irregular-income.ts';
import { marginMarkup } from '#advisor/calculators/saving/margin-markup.ts';
import { medicalBill } from '#advisor/calculators/saving/medical-bill.ts';
import { netWorth } from '#advisor/calculators/saving/net-worth.ts';
import { paybackTime } from '#advisor/calculators/saving/payback-time.ts';
import { percentChange } from '#advisor/calculators/saving/percent-change.ts';
import { percentOfPrice } from '#advisor/calculators/saving/percent-of-price.ts';
import { rentGuideline } from '#advisor/calculators/saving/rent-guideline.ts';
import { runwayCalculator } from '#advisor/calculators/saving/runway.ts';
import { savingsGoal } from '#advisor/calculators/saving/savings-goal.ts';
import { solveRate } from '#advisor/calculators/saving/solve-rate.ts';
import { splitBills } from '#advisor/calculators/saving/split-bills.ts';
import { twrMwr } from '#advisor/calculators/saving/twr-mwr.ts';
import { unitPrice } from '#advisor/calculators/saving/unit-price.ts';
import { bunchCharity } from '#advisor/calculators/tax/bunch-charity.ts';
import { capitalGainsTax } from '#advisor/calculators/tax/capital-gains-tax.ts';
import { childCareCredit } from '#advisor/calculators/tax/child-care-credit.ts';
import { collegeCredits } from '#advisor/calculators/tax/college-credits.ts';
import { deductionValue } from '#advisor/calculators/tax/deduction-value.ts';
import { earnedIncomeCredit } from '#advisor/calculators/tax/earned-income-credit.ts';
import { employerMatchEsppRsu } from '#advisor/calculators/tax/employer-match-espp-rsu.ts';
import { estateGift } from '#advisor/calculators/tax/estate-gift.ts';
import { estatePortability } from '#advisor/calculators/tax/estate-portability.ts';
import { estimatedTax } from '#advisor/calculators/tax/estimated-tax.ts';
import { extraWithholding } from '#advisor/calculators/tax/extra-withholding.ts';
import { federalIncomeTax } from '#advisor/calculators/tax/federal-income-tax.ts';
import { gamblingTax } from '#advisor/calculators/tax/gambling-tax.ts';
import { headOfHousehold } from '#advisor/calculators/tax/head-of-household.ts';
import { homeSale } from '#advisor/calculators/tax/home-sale.ts';
import { itemizeOrStandard } from '#advisor/calculators/tax/itemize-or-standard.ts';
import { jobOffers } from '#advisor/calculators/tax/job-offers.ts';
import { kiddieTax } from '#advisor/calculators/tax/kiddie-tax.ts';
import { lateFilingPenalty } from '#advisor/calculators/tax/late-filing-penalty.ts';
import { marriageTax } from '#advisor/calculators/tax/marriage-tax.ts';
import { mileageDeduction } from '#advisor/calculators/tax/mileage-deduction.ts';
import { netInvestmentTax } from '#advisor/calculators/tax/net-investment-tax.ts';
import { overtimeTipsDeduction } from '#advisor/calculators/tax/overtime-tips-deduction.ts';
import { paycheckGross } from '#advisor/calculators/tax/paycheck-gross.ts';
import { payrollSelfEmployment } from '#advisor/calculators/tax/payroll-self-employment.ts';
import { percentOfPay } from '#advisor/calculators/tax/percent-of-pay.ts';
import { premiumTaxCredit } from '#advisor/calculators/tax/premium-tax-credit.ts';
import { raiseAfterTax } from '#advisor/calculators/tax/raise-after-tax.ts';
import { realHourlyWage } from '#advisor/calculators/tax/real-hourly-wage.ts';
import { refundOrDue } from '#advisor/calculators/tax/refund-or-due.ts';
import { rentalDepreciation } from '#advisor/calculators/tax/rental-depreciation.ts';
import { rentalSale } from '#advisor/calculators/tax/rental-sale.ts';
import { rothConversionRoom } from '#advisor/calculators/tax/roth-conversion-room.ts';
import { rothConversion } from '#advisor/calculators/tax/roth-conversion.ts';
import { saversCreditCalculator } from '#advisor/calculators/tax/savers-credit.ts';
import { seniorDeduction } from '#advisor/calculators/tax/senior-deduction.ts';
import { ssTaxability } from '#advisor/calculators/tax/ss-taxability.ts';
import { stateIncomeTax } from '#advisor/calculators/tax/state-income-tax.ts';
import { stockOptionsExercise } from '#advisor/calculators/tax/stock-options-exercise.ts';
import { takeHomePay } from '#advisor/calculators/tax/take-home-pay.ts';
import { taxLossHarvest } from '#advisor/calculators/tax/tax-loss-harvest.ts';
import { underpaymentPenalty } from '#advisor/calculators/tax/underpayment-penalty.ts';
import { yearlyGifts } from '#advisor/calculators/tax/yearly-gifts.ts';

export const calculators: readonly AnyCalculator[] = [
  adjustableRate,
  balanceTransfer,
  biweeklyPayments,
  buyOrWait,
  carTradeIn,
  cashToClose,
  consolidation,
  creditUtilization,
  debtPayoff,
  debtToIncome,
  deferredInterest,
  escrowChange,
  helocOrCashOut,
  helocPayment,
  homeBuyout,
  homeCoinsurance,
  homeEquity,
  homePayment,
  houseHack,
  incomeForHome,
  interestCost,
  leasePayment,
  leaseVsBuy,
  lifeInsuranceNeed,
  loanAmortization,
  loanApr,
  loanBalance,
  loanFromPayment,
  mortgageAffordability,
  mortgagePoints,
  ownOrRentYear,
  paydayApr,
  promoBalance,
  refinanceBreakeven,
  rentVsBuy,
  sellerProceeds,
  studentLoanPlans,
  zeroOrRebate,
  afterTaxReturn,
  averageCostBasis,
  bondPriceYtm,
  compareInvestments,
  coveredCall,
  dividendYield,
  flatOrPercentFee,
  iBond,
  kellyBet,
  lossRecovery,
  marginCall,
  marketHistory,
  optimizeRebalance,
  optionPremium,
  optionSpread,
  optionValueStrategy,
  peRatio,
  portfolioAnalysis,
  portfolioVolatility,
  priceDrawdown,
  rateShock,
  rentalProperty,
  retirementBacktest,
  retirementMontecarlo,
  returnStatistics,
  rewardForRisk,
  riskProfile,
  simpleReturn,
  taxEquivalentYield,
  valueAtRisk,
  backdoorRoth,
  claimingAge,
  coastFire,
  contributionLimits,
  contributionRoomLeft,
  earlyWithdrawal,
  earningsTest,
  equalPayments72t,
  fireNumber,
  inheritedAccount,
  loan401k,
  medicareIrmaa,
  moneyLasts,
  pensionOrLumpSum,
  retirementPlan,
  rmd,
  rothVsTraditional,
  socialSecurityBenefit,
  soloRetirementRoom,
  spousalBenefit,
  survivorBenefit,
  withdrawalAmount,
  withdrawalGuardrails,
  withdrawalOrder,
  aprApyCdLadder,
  breakCd,
  budget503020,
  childCost,
  college529,
  commuteCost,
  compoundGrowth,
  dcaVsLumpSum,
  depositInsurance,
  disabilityGap,
  doublingTime,
  emergencyFund,
  feeDrag,
  fuelCost,
  futureNeed,
  healthPlanCosts,
  inflationAdjust,
  irrXirr,
  irregularIncome,
  marginMarkup,
  medicalBill,
  netWorth,
  paybackTime,
  percentChange,
  percentOfPrice,
  rentGuideline,
  runwayCalculator,
  savingsGoal,
  solveRate,
  splitBills,
  twrMwr,
  unitPrice,
  bunchCharity,
  capitalGainsTax,
  childCareCredit,
  collegeCredits,
  deductionValue,
  earnedIncomeCredit,
  employerMatchEsppRsu,
  estateGift,
  estatePortability,
  estimatedTax,
  extraWithholding,
  federalIncomeTax,
  gamblingTax,
  headOfHousehold,
  homeSale,
  itemizeOrStandard,
  jobOffers,
  kiddieTax,
  lateFilingPenalty,
  marriageTax,
  mileageDeduction,
  netInvestmentTax,
  overtimeTipsDeduction,
  paycheckGross,
  payrollSelfEmployment,
  percentOfPay,
  premiumTaxCredit,
  raiseAfterTax,
  realHourlyWage,
  refundOrDue,
  rentalDepreciation,
  rentalSale,
  rothConversionRoom,
  rothConversion,
  saversCreditCalculator,
  seniorDeduction,
  ssTaxability,
  stateIncomeTax,
  stockOptionsExercise,
  takeHomePay,
  taxLossHarvest,
  underpaymentPenalty,
  yearlyGifts,
];
