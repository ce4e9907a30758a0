/** How people ask for these facts. */
export const estimatedTaxAsked = {
  estimated_tax_safe_harbor: [
    'estimated tax safe harbor',
    'how much estimated tax to avoid a penalty',
    'underpayment penalty safe harbor',
    '110 percent rule',
    "how much do i need to pay during the year so i'm not penalized",
    "what percent of last year's tax must i pay to be safe",
    "share of this year's tax to prepay to avoid the underpayment penalty",
  ],
  estimated_tax_higher_income: [
    'safe harbor income threshold',
    "at what income do i need to pay more than last year's tax to be safe",
    'income above which the safe harbor is higher',
    'when does the larger safe harbor percentage apply to me',
    "high earner estimated tax cutoff, last year's agi",
    'adjusted gross income for the stricter safe harbor',
  ],
  estimated_tax_minimum: [
    'when do I have to pay estimated taxes',
    'minimum owed for quarterly taxes',
    'how much can i owe at filing without a penalty',
    'how much tax do i have to owe before i must make quarterly payments',
    'smallest balance due that leads to an underpayment penalty',
    'i owe a little at tax time, up to what amount is there no penalty',
  ],
};
