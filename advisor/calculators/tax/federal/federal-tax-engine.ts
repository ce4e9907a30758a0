import { businessIncomeDeduction } from '#advisor/calculators/tax/deductions/business-income-deduction.ts';
import { lossCarryover, netGains, type NetGains } from '#advisor/calculators/tax/gains/capital-gains.ts';
import { careCredit } from '#advisor/calculators/tax/credits/care-credit.ts';
import { childCredits, type ChildCredits } from '#advisor/calculators/tax/credits/child-credits.ts';
import { deductions, type Deductions } from '#advisor/calculators/tax/deductions/deductions.ts';
import {
  contributions401k,
  deductibleHsa,
  deductibleIra,
  type DeductibleContributions,
} from '#advisor/calculators/tax/deductions/deductible-contributions.ts';
import { educationCredits } from '#advisor/calculators/tax/credits/education-credits.ts';
import type { Household } from '#advisor/calculators/tax/household/household.ts';
import { mileageRates } from '#advisor/calculators/tax/deductions/mileage-rate.ts';
import {
  additionalMedicareTax,
  selfEmploymentTax,
  type SelfEmploymentTax,
} from '#advisor/calculators/tax/payroll/payroll-tax.ts';
import { iraLimit } from '#advisor/calculators/retirement/contributions/contribution-rules.ts';
import { saversCredit } from '#advisor/calculators/tax/credits/savers-credit-rules.ts';
import {
  splitByRate,
  taxBetween,
  type RateSchedule,
} from '#advisor/calculators/tax/federal/rate-schedule.ts';
import { deductibleStudentInterest } from '#advisor/calculators/tax/deductions/student-interest.ts';
import { taxableBenefits, type TaxableBenefits } from '#advisor/calculators/tax/federal/taxable-benefits.ts';
import { forStatus, type FilingStatus } from '#advisor/facts/filing-status.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { percentOf, roundHalfUp, toCents, type Cents } from '#advisor/quantities/cents.ts';

interface Income {
  gains: NetGains;
  selfEmployment: SelfEmploymentTax;
  benefits: TaxableBenefits;
  /** What of the contributions lowers the income; the law sets a limit to each. */
  contributions: DeductibleContributions;
  /** Of the student loan interest, what the income leaves of the deduction. */
  studentInterest: Cents;
  /** Half of the self-employment tax, HSA, IRA and student loan interest. */
  adjustments: Cents;
  agi: Cents;
  /** Wages that are taxed and self-employment, as the child tax credit counts them. */
  earned: Cents;
  /** The same of a spouse alone. */
  spouseEarned: Cents;
}

interface TaxOnIncome {
  /** Taxed at the ordinary rates, and at those of long-term gains. */
  ordinaryIncome: Cents;
  preferentialIncome: Cents;
  ordinaryTax: Cents;
  gainsTax: Cents;
  /** How much of the preferential income falls under each of its rates. */
  gainsByRate: readonly Cents[];
  tax: Cents;
}

export interface FederalReturn extends Income {
  deductions: Deductions;
  businessDeduction: Cents;
  taxableIncome: Cents;
  onIncome: TaxOnIncome;
  /** The child and dependent care credit, as far as there is tax for it to take away. */
  careCredit: Cents;
  /** For tuition, the part that is paid out without tax included, which stands alone beside it. */
  educationCredit: Cents;
  educationPaidOut: Cents;
  /** For saving for retirement, as far as there is tax for it to take away. */
  saversCredit: Cents;
  credits: ChildCredits;
  netInvestmentIncome: Cents;
  netInvestmentTax: Cents;
  additionalMedicare: Cents;
  /** After all credits; below zero where a credit is paid out. */
  totalTax: Cents;
  carryover: { short: Cents; long: Cents };
}

/** The federal return of a household, with the figures of the year of `facts`. Whole cents throughout. */
export function federalReturn(told: Household, facts: FactReader): FederalReturn {
  const household = withMilesOff(told, facts);
  const income = incomeOf(household, facts);
  const { agi, gains, selfEmployment } = income;
  const off = deductions(household, agi, facts);
  const beforeBusiness = agi - off.total;
  const preferential = household.qualifiedDividends + gains.longTermGain;
  const businessDeduction = businessIncomeDeduction(
    {
      status: household.status,
      businessIncome: household.selfEmployment + household.spouseSelfEmployment - selfEmployment.deductible,
      taxableIncome: Math.max(0, beforeBusiness),
      preferential,
    },
    facts,
  );
  const taxableIncome = Math.max(0, beforeBusiness - businessDeduction);
  const onIncome = taxOnIncome(taxableIncome, preferential, household.status, facts);
  const forCare = Math.min(onIncome.tax, creditForCare(household, income, facts));
  const education = creditForTuition(household, agi, onIncome.tax - forCare, facts);
  const taxAfterEducation = onIncome.tax - forCare - (education.credit - education.paidOut);
  const forSaving = Math.min(taxAfterEducation, creditForSaving(household, income, facts));
  const credits = childCredits(
    household,
    { agi, incomeTax: taxAfterEducation - forSaving, earned: income.earned },
    facts,
  );
  const netInvestmentIncome = Math.max(0, investmentIncome(household) + gains.inIncome);
  const netInvestmentTax = investmentTax(netInvestmentIncome, agi, household.status, facts);
  const additionalMedicare = additionalMedicareTax(
    household.wages + household.spouseWages,
    selfEmployment.netEarnings,
    household.status,
    facts,
  );
  return {
    ...income,
    deductions: off,
    businessDeduction,
    taxableIncome,
    onIncome,
    careCredit: forCare,
    educationCredit: education.credit,
    educationPaidOut: education.paidOut,
    saversCredit: forSaving,
    credits,
    netInvestmentIncome,
    netInvestmentTax,
    additionalMedicare,
    totalTax:
      onIncome.tax -
      forCare -
      education.credit -
      forSaving -
      credits.used +
      selfEmployment.tax +
      netInvestmentTax +
      additionalMedicare -
      credits.refundable,
    carryover: lossCarryover(gains, beforeBusiness),
  };
}

/** Business miles come off the profit, which they cannot turn into a loss here. */
function withMilesOff(household: Household, facts: FactReader): Household {
  const { businessMiles, selfEmployment } = household;
  if (businessMiles === 0 || selfEmployment <= 0) return household;
  // Cents a mile are cents.
  const off = roundHalfUp(businessMiles * mileageRates(facts).average);
  return { ...household, selfEmployment: Math.max(0, selfEmployment - off), businessMiles: 0 };
}

export function ordinarySchedule(status: FilingStatus, facts: FactReader): RateSchedule {
  const tops = forStatus(facts.get('income_tax_brackets'), status).map(toCents);
  return { tops, rates: facts.get('income_tax_rates') };
}

export function gainsSchedule(status: FilingStatus, facts: FactReader): RateSchedule {
  const tops = forStatus(facts.get('long_term_gain_brackets'), status).map(toCents);
  return { tops, rates: facts.get('long_term_gain_rates') };
}

function investmentIncome({ interest, qualifiedDividends, otherDividends }: Household): Cents {
  return interest + qualifiedDividends + otherDividends;
}

function incomeOf(household: Household, facts: FactReader): Income {
  const gains = netGains(
    household.gains,
    toCents(forStatus(facts.get('capital_loss_limit'), household.status)),
  );
  const own = selfEmploymentTax(household.selfEmployment, household.wages, facts);
  const spouses = selfEmploymentTax(household.spouseSelfEmployment, household.spouseWages, facts);
  const selfEmployment = together(own, spouses);
  const { preTax401k, into401k } = contributions401k(household, facts);
  const hsa = deductibleHsa(household, facts);
  const pay = household.wages + household.spouseWages;
  const profits = household.selfEmployment + household.spouseSelfEmployment;
  const ownEarnings = profits - selfEmployment.deductible;
  const spouseEarned = household.spouseWages + household.spouseSelfEmployment - spouses.deductible;
  const incomeWith = (ira: Cents, studentInterest: Cents): Income => {
    const adjustments = selfEmployment.deductible + hsa + ira + studentInterest;
    const withoutBenefits =
      pay -
      preTax401k +
      profits +
      investmentIncome(household) +
      gains.inIncome +
      household.retirementIncome +
      household.otherIncome -
      adjustments;
    const benefits = taxableBenefits(
      {
        status: household.status,
        livedApart: household.livedApart,
        benefits: household.socialSecurity,
        otherIncome: withoutBenefits + household.taxExemptInterest,
      },
      facts,
    );
    return {
      gains,
      selfEmployment,
      benefits,
      contributions: { preTax401k, hsa, ira, into401k },
      studentInterest,
      adjustments,
      agi: withoutBenefits + benefits.taxable,
      earned: pay - preTax401k + ownEarnings,
      spouseEarned,
    };
  };
  const { agi, earned } = incomeWith(0, 0);
  const ira = deductibleIra(household, { income: agi, earned, into401k }, facts);
  const { studentInterest: paid, status } = household;
  return incomeWith(ira, deductibleStudentInterest({ paid, status, income: incomeWith(ira, 0).agi }, facts));
}

function together(own: SelfEmploymentTax, spouses: SelfEmploymentTax): SelfEmploymentTax {
  return {
    netEarnings: own.netEarnings + spouses.netEarnings,
    socialSecurity: own.socialSecurity + spouses.socialSecurity,
    medicare: own.medicare + spouses.medicare,
    tax: own.tax + spouses.tax,
    deductible: own.deductible + spouses.deductible,
  };
}

/** Who pays for care has at least one child; pay told as one sum is taken to be of both. */
function creditForCare(household: Household, income: Income, facts: FactReader): Cents {
  if (household.childCare === 0) return 0;
  const isToldTogether = income.spouseEarned === 0;
  return careCredit(
    {
      status: household.status,
      agi: income.agi,
      earned: isToldTogether ? income.earned : income.earned - income.spouseEarned,
      spouseEarned: isToldTogether ? income.earned : income.spouseEarned,
      cost: household.childCare,
      children: Math.max(1, household.children),
      account: 0,
    },
    facts,
  ).credit;
}

/** What tuition takes off the tax, as far as there is any, and what of it is paid out anyway. */
function creditForTuition(
  { status, tuition, students, laterCourse }: Household,
  income: Cents,
  tax: Cents,
  facts: FactReader,
): { credit: Cents; paidOut: Cents } {
  if (tuition === 0) return { credit: 0, paidOut: 0 };
  const { opportunity, paidOut, lifetime } = educationCredits({ status, income, tuition, students }, facts);
  if (laterCourse) return { credit: Math.min(tax, lifetime), paidOut: 0 };
  return { credit: Math.min(tax, opportunity - paidOut) + paidOut, paidOut };
}

/** An IRA is one's own up to one's own limit. */
function creditForSaving({ status, age }: Household, { agi, contributions }: Income, facts: FactReader) {
  const { into401k, ira } = contributions;
  if (into401k.yours + into401k.spouses + ira === 0) return 0;
  const { limit, catchUp } = iraLimit(age, facts);
  const own = Math.min(ira, toCents(limit + catchUp));
  return saversCredit(
    { status, agi, age, contributions: [into401k.yours + own, into401k.spouses + ira - own] },
    facts,
  ).credit;
}

/** The Qualified Dividends and Capital Gain Tax Worksheet: gains lie on top of everything else. */
export function taxOnIncome(
  taxableIncome: Cents,
  preferential: Cents,
  status: FilingStatus,
  facts: FactReader,
): TaxOnIncome {
  const ordinary = ordinarySchedule(status, facts);
  const gains = gainsSchedule(status, facts);
  const preferentialIncome = Math.min(taxableIncome, preferential);
  const ordinaryIncome = taxableIncome - preferentialIncome;
  const ordinaryTax = taxBetween(ordinary, 0, ordinaryIncome);
  // The two tables do not end at the same income: where the ordinary rates give less, they apply to everything.
  const gainsTax = Math.min(
    taxBetween(gains, ordinaryIncome, taxableIncome),
    taxBetween(ordinary, 0, taxableIncome) - ordinaryTax,
  );
  return {
    ordinaryIncome,
    preferentialIncome,
    ordinaryTax,
    gainsTax,
    gainsByRate: splitByRate(gains, ordinaryIncome, taxableIncome),
    tax: ordinaryTax + gainsTax,
  };
}

/** Form 8960. */
export function investmentTax(netIncome: Cents, agi: Cents, status: FilingStatus, facts: FactReader): Cents {
  const threshold = toCents(forStatus(facts.get('net_investment_income_threshold'), status));
  const taxed = Math.min(netIncome, Math.max(0, agi - threshold));
  return percentOf(taxed, facts.get('net_investment_income_tax_rate'));
}
