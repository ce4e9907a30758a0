import type { FundTable } from '#advisor/portfolio/data/fund-rows.ts';

const asOf = '2025-06';
const fidelity = { source: 'Fidelity', brand: 'Fidelity', asOf };
const schwab = { source: 'Schwab Asset Management', brand: 'Schwab', asOf };

export const fidelityAndSchwab: FundTable[] = [
  {
    ...fidelity,
    kind: 'fund',
    rows: `
      FXAIX|500 Index|sp500|0.015
      FSKAX|Total Market Index|us_market|0.015
      FZROX|ZERO Total Market Index|us_market|0
      FNILX|ZERO Large Cap Index|us_large|0
      FZIPX|ZERO Extended Market Index|us_extended|0
      FTIHX|Total International Index|international_msci|0.06
      FZILX|ZERO International Index|international_msci|0
      FSPSX|International Index|eafe|0.035
      FPADX|Emerging Markets Index|emerging|0.075
      FXNAX|U.S. Bond Index|us_bonds|0.025
      FSMDX|Mid Cap Index|us_mid|0.025
      FSSNX|Small Cap Index|us_small|0.025
      FSMAX|Extended Market Index|us_extended|0.035
      FSPGX|Large Cap Growth Index|us_growth|0.035
      FLCOX|Large Cap Value Index|us_value|0.035
      FSRNX|Real Estate Index|us_reits|0.07
      FUAMX|Intermediate Treasury Bond Index|treasuries_5_10|0.03
      FNBGX|Long-Term Treasury Bond Index|treasuries_long|0.03
      FUMBX|Short-Term Treasury Bond Index|treasuries_short|0.03
      FIPDX|Inflation-Protected Bond Index|tips|0.05
      FBIIX|International Bond Index|bonds_abroad|0.06
      FNCMX|Nasdaq Composite Index|nasdaq|0.29
    `,
  },
  {
    ...fidelity,
    kind: 'etf',
    rows: `
      ONEQ|Nasdaq Composite Index ETF|nasdaq|0.21
      FTEC|MSCI Information Technology ETF|us_technology|0.084
      FHLC|MSCI Health Care ETF|us_health|0.084
      FNCL|MSCI Financials ETF|us_financials|0.084
      FDIS|MSCI Consumer Discretionary ETF|us_discretionary|0.084
      FSTA|MSCI Consumer Staples ETF|us_staples|0.084
      FENY|MSCI Energy ETF|us_energy|0.084
      FIDU|MSCI Industrials ETF|us_industrials|0.084
      FMAT|MSCI Materials ETF|us_materials|0.084
      FUTY|MSCI Utilities ETF|us_utilities|0.084
      FCOM|MSCI Communication Services ETF|us_communication|0.084
      FREL|MSCI Real Estate ETF|us_reits|0.084
      FBND|Total Bond ETF|us_bonds_plus|0.36
      FBTC|Wise Origin Bitcoin Fund|bitcoin|0.25
      FETH|Ethereum Fund|ether|0.25
    `,
  },
  {
    ...fidelity,
    kind: 'money_market',
    rows: `
      SPAXX|Government Money Market|money_market|0.42
      SPRXX|Money Market|money_market|0.42
      FZFXX|Treasury Money Market|money_market|0.42
      FDLXX|Treasury Only Money Market|money_market|0.42
      FZDXX|Money Market Premium|money_market|0.30
      FZCXX|Government Money Market Premium|money_market|?
      FTEXX|Municipal Money Market|money_market|?
      FMOXX|Government Money Market K6|money_market|?
      FDIXX|Tax-Exempt Money Market|money_market|?
      FDRXX|Government Cash Reserves|money_market|?
    `,
  },
  {
    ...schwab,
    kind: 'etf',
    rows: `
      SCHB|U.S. Broad Market ETF|us_market|0.03
      SCHX|U.S. Large-Cap ETF|us_large|0.03
      SCHK|1000 Index ETF|us_large|0.03
      SCHG|U.S. Large-Cap Growth ETF|us_growth|0.04
      SCHV|U.S. Large-Cap Value ETF|us_value|0.04
      SCHM|U.S. Mid-Cap ETF|us_mid|0.04
      SCHA|U.S. Small-Cap ETF|us_small|0.04
      SCHD|U.S. Dividend Equity ETF|us_high_dividend|0.06
      SCHF|International Equity ETF|developed|0.03
      SCHE|Emerging Markets Equity ETF|emerging|0.07
      SCHC|International Small-Cap Equity ETF|developed_small|0.08
      SCHH|U.S. REIT ETF|us_reits|0.07
      SCHZ|U.S. Aggregate Bond ETF|us_bonds|0.03
      SCHP|U.S. TIPS ETF|tips|0.03
      SCHO|Short-Term U.S. Treasury ETF|treasuries_short|0.03
      SCHR|Intermediate-Term U.S. Treasury ETF|treasuries_medium|0.03
      SCHQ|Long-Term U.S. Treasury ETF|treasuries_long|0.03
      SCHI|5-10 Year Corporate Bond ETF|corporate_medium|0.03
    `,
  },
  {
    ...schwab,
    kind: 'fund',
    rows: `
      SWPPX|S&P 500 Index|sp500|0.02
      SWTSX|Total Stock Market Index|us_market|0.03
      SNXFX|1000 Index|us_large|0.05
      SWISX|International Index|eafe|0.06
      SWAGX|U.S. Aggregate Bond Index|us_bonds|0.04
      SWSSX|Small-Cap Index|us_small|0.04
      SWMCX|U.S. Mid-Cap Index|us_mid|0.04
      SWLGX|U.S. Large-Cap Growth Index|us_growth|0.035
      SWLVX|U.S. Large-Cap Value Index|us_value|0.035
      SWRSX|Treasury Inflation Protected Securities Index|tips|0.05
      SFLNX|Fundamental U.S. Large Company Index|us_value_active|0.25
      SFNNX|Fundamental International Equity Index|developed_factor|0.25
      SWSBX|Short-Term Bond Index|bonds_short|0.06
    `,
  },
  {
    ...schwab,
    kind: 'money_market',
    rows: `
      SWVXX|Value Advantage Money|money_market|0.34
      SNVXX|Government Money|money_market|0.34
      SNSXX|U.S. Treasury Money|money_market|0.34
      SNOXX|Treasury Obligations Money|money_market|0.34
      SNAXX|Value Advantage Money Ultra|money_market|0.19
      SGUXX|Government Money Ultra|money_market|0.19
      SUTXX|U.S. Treasury Money Ultra|money_market|0.19
      SCOXX|Treasury Obligations Money Ultra|money_market|0.19
      SWTXX|Municipal Money|money_market|?
    `,
  },
];
