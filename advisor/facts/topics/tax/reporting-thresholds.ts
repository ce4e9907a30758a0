import { defineFacts } from '#advisor/facts/define-facts.ts';
import { fixed } from '#advisor/facts/entry.ts';

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
