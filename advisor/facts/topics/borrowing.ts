import { defineFacts, defineSources } from '#advisor/facts/define-facts.ts';
import { announced, checkedOn } from '#advisor/facts/entry.ts';

const loanLimits = (year: number, date: string) => ({
  title: `Conforming Loan Limit Values for ${year}`,
  publisher: 'Federal Housing Finance Agency',
  url: 'https://www.fhfa.gov/data/conforming-loan-limit',
  date,
});

export const borrowingSources = defineSources({
  freddie_mac_housing_ratio: {
    title: 'Single-Family Seller/Servicer Guide 5401.1, Monthly housing expense-to-income ratio',
    publisher: 'Freddie Mac',
    url: 'https://guide.freddiemac.com/app/guide/section/5401.1',
    date: '2017-03-22',
  },
  cfpb_dti_explained: {
    title: 'What is a debt-to-income ratio?',
    publisher: 'Consumer Financial Protection Bureau',
    url: 'https://www.consumerfinance.gov/ask-cfpb/what-is-a-debt-to-income-ratio-en-1791/',
    date: '2023',
  },
  fannie_mae_dti: {
    title: 'Selling Guide B3-6-02, Debt-to-Income Ratios',
    publisher: 'Fannie Mae',
    url: 'https://selling-guide.fanniemae.com/sel/b3-6-02/debt-income-ratios',
    date: '2024',
  },
  fhfa_2024: loanLimits(2024, '2023-11-28'),
  fhfa_2025: loanLimits(2025, '2024-11-26'),
  fhfa_2026: loanLimits(2026, '2025-11-25'),
  cfpb_pmi: {
    title: 'When can I remove private mortgage insurance (PMI) from my loan?',
    publisher: 'Consumer Financial Protection Bureau',
    url: 'https://www.consumerfinance.gov/ask-cfpb/when-can-i-remove-private-mortgage-insurance-pmi-from-my-loan-en-202/',
    date: '2024',
  },
  cfpb_amortization: {
    title: 'How does paying down a mortgage work?',
    publisher: 'Consumer Financial Protection Bureau',
    url: 'https://www.consumerfinance.gov/ask-cfpb/how-does-paying-down-a-mortgage-work-en-1943/',
    date: '2023',
  },
  cfpb_closing_disclosure: {
    title: 'Closing Disclosure Explainer',
    publisher: 'Consumer Financial Protection Bureau',
    url: 'https://www.consumerfinance.gov/owning-a-home/closing-disclosure/',
    date: '2024',
  },
  fed_refinancing: {
    title: 'A Consumer’s Guide to Mortgage Refinancings',
    publisher: 'Board of Governors of the Federal Reserve System',
    url: 'https://www.federalreserve.gov/pubs/refinancings/',
    date: '2008',
  },
  cfpb_reduce_debt: {
    title: 'How to reduce your debt',
    publisher: 'Consumer Financial Protection Bureau',
    url: 'https://www.consumerfinance.gov/archive/blog/how-reduce-your-debt/',
    date: '2019-07-16',
  },
  naic_life_insurance: {
    title: 'Life Insurance',
    publisher: 'National Association of Insurance Commissioners',
    url: 'https://content.naic.org/consumer/life-insurance.htm',
    date: '2024',
  },
  sec_bonds: {
    title: 'Bonds',
    publisher: 'U.S. Securities and Exchange Commission, Investor.gov',
    url: 'https://www.investor.gov/introduction-investing/investing-basics/investment-products/bonds-or-fixed-income-products/bonds',
    date: '2024',
  },
  treasury_i_bond_rates: {
    title: 'I bonds interest rates',
    publisher: 'U.S. Department of the Treasury, TreasuryDirect',
    url: 'https://www.treasurydirect.gov/savings-bonds/i-bonds/i-bonds-interest-rates/',
    date: '2025-11-01',
  },
  treasury_i_bonds: {
    title: 'I bonds',
    publisher: 'U.S. Department of the Treasury, TreasuryDirect',
    url: 'https://www.treasurydirect.gov/savings-bonds/i-bonds/',
    date: '2025',
  },
});

/** What the Treasury announced on the first of a month: it holds for bonds issued from then on. */
export interface IBondRate {
  year: number;
  month: number;
  /** Percent a year, for the whole life of a bond issued then. */
  fixed: number;
  /** Percent in half a year, for every bond's next half-year. */
  inflation: number;
}

const rates = (year: number, month: number, fixed: number, inflation: number): IBondRate => ({
  year,
  month,
  fixed,
  inflation,
});

export const borrowingFacts = defineFacts({
  housing_ratio_guideline: {
    label: 'the share of gross income for housing in the 28/36 rule',
    unit: 'percent',
    values: { 2024: 28 },
    source: 'freddie_mac_housing_ratio',
    changesYearly: false,
    checkedOn,
  },
  debt_ratio_guideline: {
    label: 'the share of gross income for all debts in the 28/36 rule',
    unit: 'percent',
    values: { 2024: 36 },
    source: 'fannie_mae_dti',
    changesYearly: false,
    checkedOn,
  },
  conforming_debt_ratio_limit: {
    label: 'the highest debt-to-income ratio that Fannie Mae’s automated underwriting accepts',
    unit: 'percent',
    values: { 2024: 50 },
    source: 'fannie_mae_dti',
    changesYearly: false,
    checkedOn,
  },
  conforming_loan_limit: announced(
    'the largest mortgage on one home that Fannie Mae and Freddie Mac buy',
    'usd',
    { 2024: 'fhfa_2024', 2025: 'fhfa_2025', 2026: 'fhfa_2026' },
    {
      2024: { most_areas: 766_550, costliest_areas: 1_149_825 },
      2025: { most_areas: 806_500, costliest_areas: 1_209_750 },
      2026: { most_areas: 832_750, costliest_areas: 1_249_125 },
    },
    {
      appliesTo:
        'homes for one family; Alaska, Hawaii, Guam and the U.S. Virgin Islands as the costliest areas',
      usual: 'most_areas',
      keys: { most_areas: 'most areas', costliest_areas: 'the costliest areas' },
    },
  ),
  pmi_cancel_ratio: {
    label: 'the share of the home’s original value at which you may ask to drop mortgage insurance',
    unit: 'percent',
    values: { 2024: 80 },
    source: 'cfpb_pmi',
    changesYearly: false,
    checkedOn,
  },
  i_bond_purchase_limit: {
    label: 'the most electronic I bonds one person may buy in a calendar year',
    unit: 'usd_per_year',
    values: { 2024: 10_000, 2025: 10_000, 2026: 10_000 },
    source: 'treasury_i_bonds',
    changesYearly: true,
    checkedOn,
  },
  i_bond_lock_months: {
    label: 'the time during which an I bond cannot be cashed',
    unit: 'months',
    values: { 2024: 12 },
    source: 'treasury_i_bonds',
    changesYearly: false,
    checkedOn,
  },
  i_bond_penalty_months: {
    label: 'the months of interest lost when an I bond is cashed early',
    unit: 'months',
    values: { 2024: 3 },
    source: 'treasury_i_bonds',
    changesYearly: false,
    checkedOn,
  },
  i_bond_penalty_years: {
    label: 'the age from which an I bond is cashed without a penalty',
    unit: 'years',
    values: { 2024: 5 },
    source: 'treasury_i_bonds',
    changesYearly: false,
    checkedOn,
  },
  i_bond_life_years: {
    label: 'the time after which an I bond stops earning interest',
    unit: 'years',
    values: { 2024: 30 },
    source: 'treasury_i_bonds',
    changesYearly: false,
    checkedOn,
  },
  i_bond_composite_rate: announced(
    'the yearly rate of new I bonds for their first half-year, as announced in November of the year',
    'percent',
    'treasury_i_bond_rates',
    { 2024: 3.11, 2025: 4.03 },
  ),
  i_bond_rates: {
    label: 'the I bond rates the Treasury announced',
    unit: 'percent',
    // Every announcement up to the year; the ones of May and November 2026 were not found in a document we trust.
    values: {
      2025: [
        rates(1998, 9, 3.4, 0.62),
        rates(1998, 11, 3.3, 0.86),
        rates(1999, 5, 3.3, 0.86),
        rates(1999, 11, 3.4, 1.76),
        rates(2000, 5, 3.6, 1.91),
        rates(2000, 11, 3.4, 1.52),
        rates(2001, 5, 3, 1.44),
        rates(2001, 11, 2, 1.19),
        rates(2002, 5, 2, 0.28),
        rates(2002, 11, 1.6, 1.23),
        rates(2003, 5, 1.1, 1.77),
        rates(2003, 11, 1.1, 0.54),
        rates(2004, 5, 1, 1.19),
        rates(2004, 11, 1, 1.33),
        rates(2005, 5, 1.2, 1.79),
        rates(2005, 11, 1, 2.85),
        rates(2006, 5, 1.4, 0.5),
        rates(2006, 11, 1.4, 1.55),
        rates(2007, 5, 1.3, 1.21),
        rates(2007, 11, 1.2, 1.53),
        rates(2008, 5, 0, 2.42),
        rates(2008, 11, 0.7, 2.46),
        rates(2009, 5, 0.1, -2.78),
        rates(2009, 11, 0.3, 1.53),
        rates(2010, 5, 0.2, 0.77),
        rates(2010, 11, 0, 0.37),
        rates(2011, 5, 0, 2.3),
        rates(2011, 11, 0, 1.53),
        rates(2012, 5, 0, 1.1),
        rates(2012, 11, 0, 0.88),
        rates(2013, 5, 0, 0.59),
        rates(2013, 11, 0.2, 0.59),
        rates(2014, 5, 0.1, 0.92),
        rates(2014, 11, 0, 0.74),
        rates(2015, 5, 0, -0.8),
        rates(2015, 11, 0.1, 0.77),
        rates(2016, 5, 0.1, 0.08),
        rates(2016, 11, 0, 1.38),
        rates(2017, 5, 0, 0.98),
        rates(2017, 11, 0.1, 1.24),
        rates(2018, 5, 0.3, 1.11),
        rates(2018, 11, 0.5, 1.16),
        rates(2019, 5, 0.5, 0.7),
        rates(2019, 11, 0.2, 1.01),
        rates(2020, 5, 0, 0.53),
        rates(2020, 11, 0, 0.84),
        rates(2021, 5, 0, 1.77),
        rates(2021, 11, 0, 3.56),
        rates(2022, 5, 0, 4.81),
        rates(2022, 11, 0.4, 3.24),
        rates(2023, 5, 0.9, 1.69),
        rates(2023, 11, 1.3, 1.97),
        rates(2024, 5, 1.3, 1.48),
        rates(2024, 11, 1.2, 0.95),
        rates(2025, 5, 1.1, 1.43),
        rates(2025, 11, 0.9, 1.56),
      ],
    },
    source: 'treasury_i_bond_rates',
    changesYearly: true,
    holdsEarlierYears: true,
    checkedOn,
    keys: {
      year: 'the year',
      month: 'the month',
      fixed: 'the fixed rate, a year',
      inflation: 'the inflation rate, for half a year',
    },
    keyUnits: { year: 'year', month: 'count' },
  },
});
