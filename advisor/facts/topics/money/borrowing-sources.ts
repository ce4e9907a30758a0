import { defineSources } from '#advisor/facts/define-facts.ts';

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
