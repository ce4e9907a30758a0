import { defineFacts, defineSources } from '#advisor/facts/define-facts.ts';
import { fixed } from '#advisor/facts/entry.ts';
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

/** Amounts from which banks, payment apps and people have to report. */
export const reportingThresholdsFacts = defineFacts({
  cash_report_threshold: fixed(
    'the amount of cash in one day above which a bank reports a deposit or withdrawal',
    'usd',
    'fincen_ctr',
    10_000,
  ),
  foreign_account_report_threshold: fixed(
    'the total of foreign accounts, at any time in the year, above which an FBAR has to be filed',
    'usd',
    'irs_fbar',
    10_000,
  ),
  payment_app_report: fixed(
    'the sales and the transactions in a year that both have to be exceeded before a payment app must send a 1099-K',
    'usd',
    'irs_1099_k',
    { amount: 20_000, transactions: 200 },
    {
      appliesTo: 'federal law; some states have lower thresholds',
      keys: { amount: 'the amount', transactions: 'the number of transactions' },
      keyUnits: { transactions: 'count' },
    },
  ),
});
