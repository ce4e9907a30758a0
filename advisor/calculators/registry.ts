// Made by scripts/list-calculators.ts from the files in this folder. Do not edit.
/* eslint-disable max-lines -- A generated list. */
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { adjustableRate } from '#advisor/calculators/borrowing/home-loans/adjustable-rate.ts';
import { balanceTransfer } from '#advisor/calculators/borrowing/debts/balance-transfer.ts';
import { biweeklyPayments } from '#advisor/calculators/borrowing/home-loans/biweekly-payments.ts';
import { buyOrWait } from '#advisor/calculators/borrowing/home-buying/buy-or-wait.ts';
import { carTradeIn } from '#advisor/calculators/borrowing/cars/car-trade-in.ts';
import { cashToClose } from '#advisor/calculators/borrowing/home-buying/cash-to-close.ts';
import { consolidation } from '#advisor/calculators/borrowing/debts/consolidation.ts';
import { creditUtilization } from '#advisor/calculators/borrowing/debts/credit-utilization.ts';
import { debtPayoff } from '#advisor/calculators/borrowing/debts/debt-payoff.ts';
import { debtToIncome } from '#advisor/calculators/borrowing/debts/debt-to-income.ts';
import { deferredInterest } from '#advisor/calculators/borrowing/debts/deferred-interest.ts';
import { escrowChange } from '#advisor/calculators/borrowing/home-loans/escrow-change.ts';
import { helocOrCashOut } from '#advisor/calculators/borrowing/home-loans/heloc-or-cash-out.ts';
import { helocPayment } from '#advisor/calculators/borrowing/home-loans/heloc-payment.ts';
import { homeBuyout } from '#advisor/calculators/borrowing/home-loans/home-buyout.ts';
import { homeCoinsurance } from '#advisor/calculators/borrowing/insurance/home-coinsurance.ts';
import { homeEquity } from '#advisor/calculators/borrowing/home-loans/home-equity.ts';
import { homePayment } from '#advisor/calculators/borrowing/home-buying/home-payment.ts';
import { houseHack } from '#advisor/calculators/borrowing/home-buying/house-hack.ts';
import { incomeForHome } from '#advisor/calculators/borrowing/home-buying/income-for-home.ts';
import { interestCost } from '#advisor/calculators/borrowing/debts/interest-cost.ts';
import { leasePayment } from '#advisor/calculators/borrowing/cars/lease-payment.ts';
import { leaseVsBuy } from '#advisor/calculators/borrowing/cars/lease-vs-buy.ts';
import { lifeInsuranceNeed } from '#advisor/calculators/borrowing/insurance/life-insurance-need.ts';
import { loanAmortization } from '#advisor/calculators/borrowing/loans/loan-amortization.ts';
import { loanApr } from '#advisor/calculators/borrowing/loans/loan-apr.ts';
import { loanBalance } from '#advisor/calculators/borrowing/loans/loan-balance.ts';
import { loanFromPayment } from '#advisor/calculators/borrowing/loans/loan-from-payment.ts';
import { mortgageAffordability } from '#advisor/calculators/borrowing/home-buying/mortgage-affordability.ts';
import { mortgagePoints } from '#advisor/calculators/borrowing/home-loans/mortgage-points.ts';
import { ownOrRentYear } from '#advisor/calculators/borrowing/home-buying/own-or-rent-year.ts';
import { paydayApr } from '#advisor/calculators/borrowing/loans/payday-apr.ts';
import { promoBalance } from '#advisor/calculators/borrowing/debts/promo-balance.ts';
import { refinanceBreakeven } from '#advisor/calculators/borrowing/home-loans/refinance-breakeven.ts';
import { rentVsBuy } from '#advisor/calculators/borrowing/home-buying/rent-vs-buy.ts';
import { sellerProceeds } from '#advisor/calculators/borrowing/home-loans/seller-proceeds.ts';
import { studentLoanPlans } from '#advisor/calculators/borrowing/student/student-loan-plans.ts';
import { zeroOrRebate } from '#advisor/calculators/borrowing/cars/zero-or-rebate.ts';
import { afterTaxReturn } from '#advisor/calculators/investing/bonds/after-tax-return.ts';
import { averageCostBasis } from '#advisor/calculators/investing/stocks/average-cost-basis.ts';
import { bondPriceYtm } from '#advisor/calculators/investing/bonds/bond-price-ytm.ts';
import { compareInvestments } from '#advisor/calculators/investing/returns/compare-investments.ts';
import { coveredCall } from '#advisor/calculators/investing/options/covered-call.ts';
import { dividendYield } from '#advisor/calculators/investing/stocks/dividend-yield.ts';
import { flatOrPercentFee } from '#advisor/calculators/investing/returns/flat-or-percent-fee.ts';
import { iBond } from '#advisor/calculators/investing/bonds/i-bond.ts';
import { kellyBet } from '#advisor/calculators/investing/stocks/kelly-bet.ts';
import { lossRecovery } from '#advisor/calculators/investing/returns/loss-recovery.ts';
import { marginCall } from '#advisor/calculators/investing/stocks/margin-call.ts';
import { marketHistory } from '#advisor/calculators/investing/paths/market-history.ts';
import { optimizeRebalance } from '#advisor/calculators/investing/portfolio/optimize-rebalance.ts';
import { optionPremium } from '#advisor/calculators/investing/options/option-premium.ts';
import { optionSpread } from '#advisor/calculators/investing/options/option-spread.ts';
import { optionValueStrategy } from '#advisor/calculators/investing/options/option-value-strategy.ts';
import { peRatio } from '#advisor/calculators/investing/stocks/pe-ratio.ts';
import { portfolioAnalysis } from '#advisor/calculators/investing/portfolio/portfolio-analysis.ts';
import { portfolioVolatility } from '#advisor/calculators/investing/portfolio/portfolio-volatility.ts';
import { priceDrawdown } from '#advisor/calculators/investing/returns/price-drawdown.ts';
import { rateShock } from '#advisor/calculators/investing/bonds/rate-shock.ts';
import { rentalProperty } from '#advisor/calculators/investing/rental/rental-property.ts';
import { retirementBacktest } from '#advisor/calculators/investing/paths/retirement-backtest.ts';
import { retirementMontecarlo } from '#advisor/calculators/investing/paths/retirement-montecarlo.ts';
import { returnStatistics } from '#advisor/calculators/investing/returns/return-statistics.ts';
import { rewardForRisk } from '#advisor/calculators/investing/returns/reward-for-risk.ts';
import { riskProfile } from '#advisor/calculators/investing/portfolio/risk-profile.ts';
import { simpleReturn } from '#advisor/calculators/investing/returns/simple-return.ts';
import { taxEquivalentYield } from '#advisor/calculators/investing/bonds/tax-equivalent-yield.ts';
import { valueAtRisk } from '#advisor/calculators/investing/portfolio/value-at-risk.ts';
import { backdoorRoth } from '#advisor/calculators/retirement/contributions/backdoor-roth.ts';
import { claimingAge } from '#advisor/calculators/retirement/social-security/claiming-age.ts';
import { coastFire } from '#advisor/calculators/retirement/plan/coast-fire.ts';
import { contributionLimits } from '#advisor/calculators/retirement/contributions/contribution-limits.ts';
import { contributionRoomLeft } from '#advisor/calculators/retirement/contributions/contribution-room-left.ts';
import { earlyWithdrawal } from '#advisor/calculators/retirement/distributions/early-withdrawal.ts';
import { earningsTest } from '#advisor/calculators/retirement/social-security/earnings-test.ts';
import { equalPayments72t } from '#advisor/calculators/retirement/distributions/equal-payments-72t.ts';
import { fireNumber } from '#advisor/calculators/retirement/plan/fire-number.ts';
import { inheritedAccount } from '#advisor/calculators/retirement/distributions/inherited-account.ts';
import { loan401k } from '#advisor/calculators/retirement/distributions/loan-401k.ts';
import { medicareIrmaa } from '#advisor/calculators/retirement/medicare/medicare-irmaa.ts';
import { moneyLasts } from '#advisor/calculators/retirement/spending/money-lasts.ts';
import { pensionOrLumpSum } from '#advisor/calculators/retirement/spending/pension-or-lump-sum.ts';
import { retirementPlan } from '#advisor/calculators/retirement/plan/retirement-plan.ts';
import { rmd } from '#advisor/calculators/retirement/distributions/rmd.ts';
import { rothVsTraditional } from '#advisor/calculators/retirement/contributions/roth-vs-traditional.ts';
import { socialSecurityBenefit } from '#advisor/calculators/retirement/social-security/social-security-benefit.ts';
import { soloRetirementRoom } from '#advisor/calculators/retirement/contributions/solo-retirement-room.ts';
import { spousalBenefit } from '#advisor/calculators/retirement/social-security/spousal-benefit.ts';
import { survivorBenefit } from '#advisor/calculators/retirement/social-security/survivor-benefit.ts';
import { withdrawalAmount } from '#advisor/calculators/retirement/spending/withdrawal-amount.ts';
import { withdrawalGuardrails } from '#advisor/calculators/retirement/spending/withdrawal-guardrails.ts';
import { withdrawalOrder } from '#advisor/calculators/retirement/spending/withdrawal-order.ts';
import { aprApyCdLadder } from '#advisor/calculators/saving/growth/apr-apy-cd-ladder.ts';
import { breakCd } from '#advisor/calculators/saving/growth/break-cd.ts';
import { budget503020 } from '#advisor/calculators/saving/budget/budget-50-30-20.ts';
import { childCost } from '#advisor/calculators/saving/budget/child-cost.ts';
import { college529 } from '#advisor/calculators/saving/goals/college-529.ts';
import { commuteCost } from '#advisor/calculators/saving/budget/commute-cost.ts';
import { compoundGrowth } from '#advisor/calculators/saving/growth/compound-growth.ts';
import { dcaVsLumpSum } from '#advisor/calculators/saving/growth/dca-vs-lump-sum.ts';
import { depositInsurance } from '#advisor/calculators/saving/insurance/deposit-insurance.ts';
import { disabilityGap } from '#advisor/calculators/saving/insurance/disability-gap.ts';
import { doublingTime } from '#advisor/calculators/saving/growth/doubling-time.ts';
import { emergencyFund } from '#advisor/calculators/saving/goals/emergency-fund.ts';
import { feeDrag } from '#advisor/calculators/saving/growth/fee-drag.ts';
import { fuelCost } from '#advisor/calculators/saving/budget/fuel-cost.ts';
import { futureNeed } from '#advisor/calculators/saving/growth/future-need.ts';
import { healthPlanCosts } from '#advisor/calculators/saving/insurance/health-plan-costs.ts';
import { inflationAdjust } from '#advisor/calculators/saving/growth/inflation-adjust.ts';
import { irrXirr } from '#advisor/calculators/saving/growth/irr-xirr.ts';
import { irregularIncome } from '#advisor/calculators/saving/budget/irregular-income.ts';
import { marginMarkup } from '#advisor/calculators/saving/prices/margin-markup.ts';
import { medicalBill } from '#advisor/calculators/saving/insurance/medical-bill.ts';
import { netWorth } from '#advisor/calculators/saving/budget/net-worth.ts';
import { paybackTime } from '#advisor/calculators/saving/prices/payback-time.ts';
import { percentChange } from '#advisor/calculators/saving/prices/percent-change.ts';
import { percentOfPrice } from '#advisor/calculators/saving/prices/percent-of-price.ts';
import { rentGuideline } from '#advisor/calculators/saving/budget/rent-guideline.ts';
import { runwayCalculator } from '#advisor/calculators/saving/goals/runway.ts';
import { savingsGoal } from '#advisor/calculators/saving/goals/savings-goal.ts';
import { solveRate } from '#advisor/calculators/saving/growth/solve-rate.ts';
import { splitBills } from '#advisor/calculators/saving/budget/split-bills.ts';
import { twrMwr } from '#advisor/calculators/saving/growth/twr-mwr.ts';
import { unitPrice } from '#advisor/calculators/saving/prices/unit-price.ts';
import { bunchCharity } from '#advisor/calculators/tax/deductions/bunch-charity.ts';
import { capitalGainsTax } from '#advisor/calculators/tax/gains/capital-gains-tax.ts';
import { childCareCredit } from '#advisor/calculators/tax/credits/child-care-credit.ts';
import { collegeCredits } from '#advisor/calculators/tax/credits/college-credits.ts';
import { deductionValue } from '#advisor/calculators/tax/deductions/deduction-value.ts';
import { earnedIncomeCredit } from '#advisor/calculators/tax/credits/earned-income-credit.ts';
import { employerMatchEsppRsu } from '#advisor/calculators/tax/stock-pay/employer-match-espp-rsu.ts';
import { estateGift } from '#advisor/calculators/tax/estate/estate-gift.ts';
import { estatePortability } from '#advisor/calculators/tax/estate/estate-portability.ts';
import { estimatedTax } from '#advisor/calculators/tax/penalties/estimated-tax.ts';
import { extraWithholding } from '#advisor/calculators/tax/federal/extra-withholding.ts';
import { federalIncomeTax } from '#advisor/calculators/tax/federal/federal-income-tax.ts';
import { gamblingTax } from '#advisor/calculators/tax/deductions/gambling-tax.ts';
import { headOfHousehold } from '#advisor/calculators/tax/household/head-of-household.ts';
import { homeSale } from '#advisor/calculators/tax/gains/home-sale.ts';
import { itemizeOrStandard } from '#advisor/calculators/tax/deductions/itemize-or-standard.ts';
import { jobOffers } from '#advisor/calculators/tax/pay/job-offers.ts';
import { kiddieTax } from '#advisor/calculators/tax/household/kiddie-tax.ts';
import { lateFilingPenalty } from '#advisor/calculators/tax/penalties/late-filing-penalty.ts';
import { marriageTax } from '#advisor/calculators/tax/household/marriage-tax.ts';
import { mileageDeduction } from '#advisor/calculators/tax/deductions/mileage-deduction.ts';
import { netInvestmentTax } from '#advisor/calculators/tax/federal/net-investment-tax.ts';
import { overtimeTipsDeduction } from '#advisor/calculators/tax/deductions/overtime-tips-deduction.ts';
import { paycheckGross } from '#advisor/calculators/tax/pay/paycheck-gross.ts';
import { payrollSelfEmployment } from '#advisor/calculators/tax/payroll/payroll-self-employment.ts';
import { percentOfPay } from '#advisor/calculators/tax/pay/percent-of-pay.ts';
import { premiumTaxCredit } from '#advisor/calculators/tax/credits/premium-tax-credit.ts';
import { raiseAfterTax } from '#advisor/calculators/tax/pay/raise-after-tax.ts';
import { realHourlyWage } from '#advisor/calculators/tax/pay/real-hourly-wage.ts';
import { refundOrDue } from '#advisor/calculators/tax/federal/refund-or-due.ts';
import { rentalDepreciation } from '#advisor/calculators/tax/gains/rental-depreciation.ts';
import { rentalSale } from '#advisor/calculators/tax/gains/rental-sale.ts';
import { rothConversionRoom } from '#advisor/calculators/tax/roth/roth-conversion-room.ts';
import { rothConversion } from '#advisor/calculators/tax/roth/roth-conversion.ts';
import { saversCreditCalculator } from '#advisor/calculators/tax/credits/savers-credit.ts';
import { seniorDeduction } from '#advisor/calculators/tax/deductions/senior-deduction.ts';
import { ssTaxability } from '#advisor/calculators/tax/federal/ss-taxability.ts';
import { stateIncomeTax } from '#advisor/calculators/tax/state/state-income-tax.ts';
import { stockOptionsExercise } from '#advisor/calculators/tax/stock-pay/stock-options-exercise.ts';
import { takeHomePay } from '#advisor/calculators/tax/pay/take-home-pay.ts';
import { taxLossHarvest } from '#advisor/calculators/tax/gains/tax-loss-harvest.ts';
import { underpaymentPenalty } from '#advisor/calculators/tax/penalties/underpayment-penalty.ts';
import { yearlyGifts } from '#advisor/calculators/tax/estate/yearly-gifts.ts';

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
