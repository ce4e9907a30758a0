import type { CatalogGroup } from '#advisor/calculators/catalog/catalog-group.ts';

export const savingAndEverydayMoney: CatalogGroup = {
  id: 'saving-and-everyday-money',
  title: 'Saving and everyday money',
  entries: [
    {
      name: 'percent_change',
      title: 'Percent change from one amount to another',
      summary: 'How many percent a salary, rent or bill went up or down, also after inflation.',
      words: 'percentage increase decrease raise rent hike bill price difference',
    },
    {
      name: 'compound_growth',
      title: 'Compound growth',
      summary: 'What your savings grow to with regular contributions.',
      words: 'compound interest invest monthly future value',
    },
    {
      name: 'split_bills',
      title: 'Split rent or bills',
      summary: 'What each of two people pays when bills are split by income.',
      words: 'roommate couple partner fair share proportional rent',
    },
    {
      name: 'savings_goal',
      title: 'Savings goal',
      summary: 'What to save each month to reach a goal in time.',
      words: 'wedding vacation down payment target',
    },
    {
      name: 'emergency_fund',
      title: 'Emergency fund',
      summary: 'How large your emergency fund should be, and when it is full.',
      words: 'rainy day cash cushion months',
    },
    {
      name: 'budget_50_30_20',
      title: '50/30/20 budget',
      summary: 'How to split your pay into needs, wants and savings.',
      words: 'budget spending 50/30/20',
    },
    {
      name: 'irregular_income',
      title: 'Budget with irregular income',
      summary: 'A steady budget and a buffer when your income varies by month.',
      words: 'freelance gig tips commission seasonal variable fluctuating self-employed',
    },
    {
      name: 'net_worth',
      title: 'Net worth',
      summary: 'What you own less what you owe.',
      words: 'assets debts wealth balance',
    },
    {
      name: 'runway',
      title: 'How long your money lasts without a job',
      summary: 'How many months your savings cover once your pay stops.',
      words: 'laid off layoff unemployment severance quit',
    },
    {
      name: 'inflation_adjust',
      title: 'Inflation',
      summary: 'What money of one year is worth in another.',
      words: 'CPI prices buying power cost of living',
    },
    {
      name: 'future_need',
      title: 'What it will cost, and what it takes today',
      summary: 'What something will cost later, and what to set aside today.',
      words: 'present value future price inflation',
    },
    {
      name: 'doubling_time',
      title: 'Doubling time',
      summary: 'How long your money takes to double.',
      words: 'rule of 72 double triple',
    },
    {
      name: 'apr_apy_cd_ladder',
      title: 'APR, APY and CD ladder',
      summary: 'What a bank’s rate really pays, and how a CD ladder works.',
      words: 'APR APY certificate of deposit savings account',
    },
    {
      name: 'break_cd',
      title: 'Breaking a CD early',
      summary: 'Whether to cash in a CD early for a better rate.',
      words: 'certificate of deposit penalty bank',
    },
    {
      name: 'deposit_insurance',
      title: 'Deposit insurance (FDIC) at one bank',
      summary: 'How much of your money at a bank is insured, alone or as a couple.',
      words: 'FDIC NCUA bank failure insured limit joint account beneficiaries credit union',
    },
    {
      name: 'payback_time',
      title: 'Time until it pays for itself',
      summary: 'How long a cost up front takes to come back as savings.',
      words: 'payback break even solar panels insulation heat pump e-bike membership worth it pay off',
    },
    {
      name: 'commute_cost',
      title: 'Cost of a commute',
      summary: 'What getting to work costs, and whether living closer pays.',
      words: 'drive miles gas car work from home move closer parking transit',
    },
    {
      name: 'fuel_cost',
      title: 'Fuel cost of two cars',
      summary: 'What two cars cost in gas or power, and when the thriftier one pays.',
      words: 'mpg gas hybrid electric car EV kWh gallon mileage',
    },
    {
      name: 'percent_of_price',
      title: 'Tip, discount or sales tax on a price',
      summary: 'A percent of a price: as a tip or tax on top, or as a discount.',
      words: 'percent off sale restaurant gratuity split bill coupon',
    },
    {
      name: 'unit_price',
      title: 'Unit price of one or two packages',
      summary: 'What one piece or ounce costs, and which package is cheaper.',
      words: 'grocery per ounce pound bulk size better deal',
    },
    {
      name: 'margin_markup',
      title: 'Profit margin and markup',
      summary: 'What you earn on a sale, and the price to charge for it.',
      words: 'small business cost price selling etsy retail wholesale',
    },
  ],
};
