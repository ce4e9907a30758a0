/** How people ask for these facts. */
export const reportingThresholdsAsked = {
  cash_report_threshold: [
    'CTR limit',
    'how much cash can I deposit without it being reported',
    'currency transaction report amount',
    'at what amount does the bank report a cash deposit',
    'how much cash can i take out before they report it',
    'cash deposit reporting threshold',
  ],
  foreign_account_report_threshold: [
    'FBAR limit',
    'FBAR threshold',
    'how much in a foreign bank account before i have to report it',
    'when do i need to file an fbar',
    'overseas account reporting amount',
    'money in my bank abroad, from what balance must it be reported',
  ],
  payment_app_report: [
    '1099-K threshold',
    'how much on venmo before i get a tax form',
    'when does paypal report to the irs',
    'ebay sales limit for a 1099-k',
    'how many etsy sales until they send a 1099',
    'cash app tax reporting limit',
  ],
};
