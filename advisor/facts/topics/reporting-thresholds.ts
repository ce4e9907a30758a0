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
    {
      asked: [
        'CTR limit',
        'how much cash can I deposit without it being reported',
        'currency transaction report amount',
        'at what amount does the bank report a cash deposit',
        'how much cash can i take out before they report it',
        'cash deposit reporting threshold',
      ],
    },
  ),
  foreign_account_report_threshold: fixed(
    'the total of foreign accounts, at any time in the year, above which an FBAR has to be filed',
    'usd',
    'irs_fbar',
    10_000,
    {
      asked: [
        'FBAR limit',
        'FBAR threshold',
        'how much in a foreign bank account before i have to report it',
        'when do i need to file an fbar',
        'overseas account reporting amount',
        'money in my bank abroad, from what balance must it be reported',
      ],
    },
  ),
  payment_app_report: fixed(
    'the sales and the transactions in a year that both have to be exceeded before a payment app must send a 1099-K',
    'usd',
    'irs_1099_k',
    { amount: 20_000, transactions: 200 },
    {
      appliesTo: 'federal law; some states have lower thresholds',
      asked: [
        '1099-K threshold',
        'how much on venmo before i get a tax form',
        'when does paypal report to the irs',
        'ebay sales limit for a 1099-k',
        'how many etsy sales until they send a 1099',
        'cash app tax reporting limit',
      ],
      keys: { amount: 'the amount', transactions: 'the number of transactions' },
      keyUnits: { transactions: 'count' },
    },
  ),
});
