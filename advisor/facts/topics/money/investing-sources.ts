import { defineSources } from '#advisor/facts/define-facts.ts';
import { irs } from '#advisor/facts/publishers.ts';

export const investingSources = defineSources({
  damodaran_returns: {
    title: 'Historical Returns on Stocks, Bonds and Bills: 1928-2025',
    publisher: 'Aswath Damodaran, Stern School of Business, New York University',
    url: 'https://pages.stern.nyu.edu/~adamodar/New_Home_Page/datafile/histretSP.html',
    date: '2026-01',
  },
  shiller_data: {
    title: 'U.S. Stock Markets 1871-Present and CAPE Ratio',
    publisher: 'Robert J. Shiller, Yale University',
    url: 'http://www.econ.yale.edu/~shiller/data.htm',
    date: '2023-06',
  },
  trinity_study: {
    title: 'Retirement Savings: Choosing a Withdrawal Rate That Is Sustainable',
    publisher: 'Philip L. Cooley, Carl M. Hubbard and Daniel T. Walz, AAII Journal',
    url: 'https://www.aaii.com/journal/article/retirement-savings-choosing-a-withdrawal-rate-that-is-sustainable',
    date: '1998-02',
  },
  bengen_1994: {
    title: 'Determining Withdrawal Rates Using Historical Data',
    publisher: 'William P. Bengen, Journal of Financial Planning',
    url: 'https://www.financialplanningassociation.org/sites/default/files/2021-04/MAR04%20Determining%20Withdrawal%20Rates%20Using%20Historical%20Data.pdf',
    date: '1994-10',
  },
  kunsch_1989: {
    title: 'The Jackknife and the Bootstrap for General Stationary Observations',
    publisher: 'Hans R. Künsch, The Annals of Statistics',
    url: 'https://doi.org/10.1214/aos/1176347265',
    date: '1989-09',
  },
  black_scholes_1973: {
    title: 'The Pricing of Options and Corporate Liabilities',
    publisher: 'Fischer Black and Myron Scholes, Journal of Political Economy',
    url: 'https://doi.org/10.1086/260062',
    date: '1973-05',
  },
  merton_1973: {
    title: 'Theory of Rational Option Pricing',
    publisher: 'Robert C. Merton, Bell Journal of Economics and Management Science',
    url: 'https://doi.org/10.2307/3003143',
    date: '1973',
  },
  occ_characteristics: {
    title: 'Characteristics and Risks of Standardized Options',
    publisher: 'The Options Clearing Corporation',
    url: 'https://www.theocc.com/company-information/documents-and-archives/options-disclosure-document',
    date: '2024-06',
  },
  kelly_1956: {
    title: 'A New Interpretation of Information Rate',
    publisher: 'J. L. Kelly, Jr., Bell System Technical Journal',
    url: 'https://doi.org/10.1002/j.1538-7305.1956.tb03809.x',
    date: '1956-07',
  },
  markowitz_1952: {
    title: 'Portfolio Selection',
    publisher: 'Harry Markowitz, The Journal of Finance',
    url: 'https://doi.org/10.1111/j.1540-6261.1952.tb01525.x',
    date: '1952-03',
  },
  lopez_de_prado_2016: {
    title: 'Building Diversified Portfolios that Outperform Out of Sample',
    publisher: 'Marcos López de Prado, The Journal of Portfolio Management',
    url: 'https://doi.org/10.3905/jpm.2016.42.4.059',
    date: '2016',
  },
  sec_rebalancing: {
    title: 'Beginners’ Guide to Asset Allocation, Diversification, and Rebalancing',
    publisher: 'U.S. Securities and Exchange Commission',
    url: 'https://www.sec.gov/about/reports-publications/investorpubsassetallocationhtm',
    date: '2009-08',
  },
  sharpe_1994: {
    title: 'The Sharpe Ratio',
    publisher: 'William F. Sharpe, The Journal of Portfolio Management',
    url: 'https://web.stanford.edu/~wfsharpe/art/sr/sr.htm',
    date: '1994',
  },
  empyrical: {
    title: 'empyrical: common financial risk and performance metrics',
    publisher: 'Quantopian',
    url: 'https://github.com/quantopian/empyrical',
    date: '2020-10',
  },
  finra_concentration: {
    title: 'Concentrate on Concentration Risk',
    publisher: 'Financial Industry Regulatory Authority',
    url: 'https://www.finra.org/investors/insights/concentration-risk',
    date: '2022',
  },
  finra_margin: {
    title: 'Rule 4210, Margin Requirements',
    publisher: 'Financial Industry Regulatory Authority',
    url: 'https://www.finra.org/rules-guidance/rulebooks/finra-rules/4210',
    date: '2026',
  },
  irs_topic_409: irs('Topic 409, Capital Gains and Losses', 'taxtopics/tc409', '2025'),
  irs_pub_551: irs('Publication 551, Basis of Assets', 'forms-pubs/about-publication-551', '2025'),
  irs_digital_assets: irs('Digital assets', 'filing/digital-assets', '2026'),
  sec_crypto_assets: {
    title: 'Crypto Assets',
    publisher: 'U.S. Securities and Exchange Commission, Investor.gov',
    url: 'https://www.investor.gov/additional-resources/spotlight/crypto-assets',
    date: '2026',
  },
  sec_leveraged_etfs: {
    title: 'Leveraged and Inverse ETFs: Specialized Products with Extra Risks for Buy-and-Hold Investors',
    publisher: 'U.S. Securities and Exchange Commission and FINRA',
    url: 'https://www.sec.gov/investor/pubs/leveragedetfs-alert.htm',
    date: '2009-08',
  },
  sec_day_trading: {
    title: 'Day Trading: Your Dollars at Risk',
    publisher: 'U.S. Securities and Exchange Commission',
    url: 'https://www.sec.gov/investor/pubs/daytips.htm',
    date: '2005-04',
  },
});
