import { businessIncomeDeduction } from '#advisor/calculators/tax/business-income-deduction.ts';
import { lossCarryover, netGains, type NetGains } from '#advisor/calculators/tax/capital-gains.ts';
import { childCredits, type ChildCredits } from '#advisor/calculators/tax/child-credits.ts';
import { deductions, type Deductions } from '#advisor/calculators/tax/deductions.ts';
import {
  contributions401k,
  deductibleHsa,
  deductibleIra,
  type DeductibleContributions,
} from '#advisor/calculators/tax/deductible-contributions.ts';
import type { Household } from '#advisor/calculators/tax/household.ts';
import {
  additionalMedicareTax,
  selfEmploymentTax,
  type SelfEmploymentTax,
} from '#advisor/calculators/tax/payroll-tax.ts';
import { splitByRate, taxBetween, type RateSchedule } from '#advisor/calculators/tax/rate-schedule.ts';
import { taxableBenefits, type TaxableBenefits } from '#advisor/calculators/tax/taxable-benefits.ts';
import { forStatus, type FilingStatus } from '#advisor/facts/filing-status.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { percentOf, toCents, type Cents } from '#advisor/quantities/cents.ts';

interface Income {
  gains: NetGains;
  selfEmployment: SelfEmploymentTax;
  benefits: TaxableBenefits;
  /** What of the contributions lowers the income; the law sets a limit to each. */
  contributions: DeductibleContributions;
  /** Half of the self-employment tax, HSA and IRA. */
  adjustments: Cents;
  agi: Cents;
  /** Wages that are taxed and self-employment, as the child tax credit counts them. */
  earned: Cents;
}

export interface TaxOnIncome {
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
  credits: ChildCredits;
  netInvestmentIncome: Cents;
  netInvestmentTax: Cents;
  additionalMedicare: Cents;
  /** After all credits; below zero where a credit is paid out. */
  totalTax: Cents;
  carryover: { short: Cents; long: Cents };
}

/** The federal return of a household, with the figures of the year of `facts`. Whole cents throughout. */
export function federalReturn(household: Household, facts: FactReader): FederalReturn {
  const income = incomeOf(household, facts);
  const { agi, gains, selfEmployment } = income;
  const off = deductions(household, agi, facts);
  const beforeBusiness = agi - off.total;
  const preferential = household.qualifiedDividends + gains.longTermGain;
  const businessDeduction = businessIncomeDeduction(
    {
      status: household.status,
      businessIncome: household.selfEmployment - selfEmployment.deductible,
      taxableIncome: Math.max(0, beforeBusiness),
      preferential,
    },
    facts,
  );
  const taxableIncome = Math.max(0, beforeBusiness - businessDeduction);
  const onIncome = taxOnIncome(taxableIncome, preferential, household.status, facts);
  const credits = childCredits(household, { agi, incomeTax: onIncome.tax, earned: income.earned }, facts);
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
    credits,
    netInvestmentIncome,
    netInvestmentTax,
    additionalMedicare,
    totalTax:
      onIncome.tax -
      credits.used +
      selfEmployment.tax +
      netInvestmentTax +
      additionalMedicare -
      credits.refundable,
    carryover: lossCarryover(gains, beforeBusiness),
  };
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
  const selfEmployment = selfEmploymentTax(household.selfEmployment, household.wages, facts);
  const { preTax401k, into401k } = contributions401k(household, facts);
  const hsa = deductibleHsa(household, facts);
  const pay = household.wages + household.spouseWages;
  const ownEarnings = household.selfEmployment - selfEmployment.deductible;
  const incomeWith = (ira: Cents): Income => {
    const adjustments = selfEmployment.deductible + hsa + ira;
    const withoutBenefits =
      pay -
      preTax401k +
      household.selfEmployment +
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
      adjustments,
      agi: withoutBenefits + benefits.taxable,
      earned: pay - preTax401k + ownEarnings,
    };
  };
  const { agi, earned } = incomeWith(0);
  return incomeWith(deductibleIra(household, { income: agi, earned, into401k }, facts));
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
function investmentTax(netIncome: Cents, agi: Cents, status: FilingStatus, facts: FactReader): Cents {
  const threshold = toCents(forStatus(facts.get('net_investment_income_threshold'), status));
  const taxed = Math.min(netIncome, Math.max(0, agi - threshold));
  return percentOf(taxed, facts.get('net_investment_income_tax_rate'));
}
