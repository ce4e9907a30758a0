import { defineSources } from '#advisor/facts/define-facts.ts';
import { irs } from '#advisor/facts/publishers.ts';

export const reportingThresholdsSources = defineSources({
  fincen_ctr: {
    title: 'Notice to Customers: A CTR Reference Guide (31 CFR 1010.311)',
    publisher: 'Financial Crimes Enforcement Network, U.S. Department of the Treasury',
    url: 'https://www.fincen.gov/sites/default/files/shared/CTRPamphlet.pdf',
    date: '2009',
  },
  irs_fbar: irs(
    'Report of Foreign Bank and Financial Accounts (FBAR)',
    'businesses/small-businesses-self-employed/report-of-foreign-bank-and-financial-accounts-fbar',
    '2025',
  ),
  irs_1099_k: irs('Understanding your Form 1099-K', 'businesses/understanding-your-form-1099-k', '2025'),
});
