import { defineSources } from '#advisor/facts/define-facts.ts';

export const savingsSources = defineSources({
  sec_compound_interest: {
    title: 'Compound Interest Calculator',
    publisher: 'U.S. Securities and Exchange Commission, Investor.gov',
    url: 'https://www.investor.gov/financial-tools-calculators/calculators/compound-interest-calculator',
    date: '2024',
  },
  sec_savings_goal: {
    title: 'Savings Goal Calculator',
    publisher: 'U.S. Securities and Exchange Commission, Investor.gov',
    url: 'https://www.investor.gov/financial-tools-calculators/calculators/savings-goal-calculator',
    date: '2024',
  },
  sec_saving_investing: {
    title: 'Saving and Investing: A Roadmap to Your Financial Security Through Saving and Investing',
    publisher: 'U.S. Securities and Exchange Commission, Office of Investor Education and Advocacy',
    url: 'https://www.sec.gov/investor/pubs/sec-guide-to-savings-and-investing.pdf',
    date: '2011',
  },
  sec_fees: {
    title: 'Investor Bulletin: How Fees and Expenses Affect Your Investment Portfolio',
    publisher: 'U.S. Securities and Exchange Commission, Office of Investor Education and Advocacy',
    url: 'https://www.sec.gov/investor/alerts/ib_fees_expenses.pdf',
    date: '2014-02',
  },
  microsoft_xirr: {
    title: 'XIRR function',
    publisher: 'Microsoft Support',
    url: 'https://support.microsoft.com/en-us/office/xirr-function-de1242ec-6477-445b-b11b-a303ad9adc9d',
    date: '2024',
  },
  gips_standards: {
    title: 'Global Investment Performance Standards (GIPS) for Firms',
    publisher: 'CFA Institute',
    url: 'https://www.gipsstandards.org/standards/gips-standards-for-firms/',
    date: '2020',
  },
  bls_cpi: {
    title:
      'Consumer Price Index for All Urban Consumers (CPI-U), U.S. city average, all items, annual averages',
    publisher: 'U.S. Bureau of Labor Statistics, series CUUR0000SA0',
    url: 'https://data.bls.gov/timeseries/CUUR0000SA0',
    date: '2026-01',
  },
  cfpb_emergency_fund: {
    title: 'An essential guide to building an emergency fund',
    publisher: 'Consumer Financial Protection Bureau',
    url: 'https://www.consumerfinance.gov/an-essential-guide-to-building-an-emergency-fund/',
    date: '2024',
  },
  dol_unemployment: {
    title: 'Unemployment Compensation: Federal-State Partnership',
    publisher: 'U.S. Department of Labor, Office of Unemployment Insurance',
    url: 'https://oui.doleta.gov/unemploy/pdf/partnership.pdf',
    date: '2024-05',
  },
  occ_cd_penalty: {
    title: 'HelpWithMyBank.gov: answers about certificates of deposit (CDs) and early withdrawals',
    publisher: 'Office of the Comptroller of the Currency, HelpWithMyBank.gov',
    url: 'https://www.helpwithmybank.gov/',
    date: '2024',
  },
  hud_affordability: {
    title: 'Defining Housing Affordability',
    publisher: 'U.S. Department of Housing and Urban Development, PD&R Edge',
    url: 'https://www.huduser.gov/portal/pdredge/pdr-edge-featd-article-081417.html',
    date: '2017-08-14',
  },
  cfpb_your_money: {
    title: 'Your Money, Your Goals: a toolkit for budgeting, bills and debt',
    publisher: 'Consumer Financial Protection Bureau',
    url: 'https://www.consumerfinance.gov/consumer-tools/educator-tools/your-money-your-goals/',
    date: '2024',
  },
  regulation_dd_apy: {
    title:
      'Regulation DD (Truth in Savings), 12 CFR Part 1030, Appendix A: Annual Percentage Yield Calculation',
    publisher: 'Consumer Financial Protection Bureau',
    url: 'https://www.consumerfinance.gov/rules-policy/regulations/1030/a/',
    date: '2011-12',
  },
  constantinides_dca: {
    title: 'A Note on the Suboptimality of Dollar-Cost Averaging as an Investment Policy',
    publisher: 'George M. Constantinides, Journal of Financial and Quantitative Analysis',
    url: 'https://doi.org/10.2307/2330513',
    date: '1979-06',
  },
  warren_all_your_worth: {
    title: 'All Your Worth: The Ultimate Lifetime Money Plan',
    publisher: 'Elizabeth Warren and Amelia Warren Tyagi, Free Press',
    url: 'https://www.simonandschuster.com/books/All-Your-Worth/Elizabeth-Warren/9780743269889',
    date: '2005',
  },
  college_board_2024: {
    title: 'Trends in College Pricing and Student Aid 2024',
    publisher: 'College Board',
    url: 'https://research.collegeboard.org/trends/college-pricing',
    date: '2024-10',
  },
  college_board_2025: {
    title: 'Trends in College Pricing and Student Aid 2025',
    publisher: 'College Board',
    url: 'https://research.collegeboard.org/trends/college-pricing',
    date: '2025-11',
  },
  sec_529: {
    title: 'An Introduction to 529 Plans',
    publisher: 'U.S. Securities and Exchange Commission, Office of Investor Education and Advocacy',
    url: 'https://www.sec.gov/investor/pubs/intro529.htm',
    date: '2018-05',
  },
});
