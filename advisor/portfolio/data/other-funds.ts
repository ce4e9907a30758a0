import type { FundTable } from '#advisor/portfolio/data/fund-rows.ts';

const asOf = '2025-06';
const etf = { asOf, kind: 'etf' as const };

export const otherFunds: FundTable[] = [
  {
    ...etf,
    source: 'BlackRock iShares',
    brand: 'iShares',
    rows: `
      IVV|Core S&P 500 ETF|sp500|0.03
      ITOT|Core S&P Total U.S. Stock Market ETF|us_market|0.03
      IWV|Russell 3000 ETF|us_market|0.20
      IWB|Russell 1000 ETF|us_large|0.15
      IWM|Russell 2000 ETF|us_small|0.19
      IWF|Russell 1000 Growth ETF|us_growth|?
      IWD|Russell 1000 Value ETF|us_value|?
      IJH|Core S&P Mid-Cap ETF|us_mid|0.05
      IJR|Core S&P Small-Cap ETF|us_small|0.06
      IVW|S&P 500 Growth ETF|us_growth|0.18
      IVE|S&P 500 Value ETF|us_value|0.18
      DGRO|Core Dividend Growth ETF|us_dividend_growth|0.08
      HDV|Core High Dividend ETF|us_high_dividend|0.08
      DVY|Select Dividend ETF|us_high_dividend|0.38
      USMV|MSCI USA Min Vol Factor ETF|us_factor|0.15
      QUAL|MSCI USA Quality Factor ETF|us_factor|0.15
      MTUM|MSCI USA Momentum Factor ETF|us_factor|0.15
      VLUE|MSCI USA Value Factor ETF|us_factor|0.15
      ESGU|ESG Aware MSCI USA ETF|us_factor|0.15
      EFA|MSCI EAFE ETF|eafe|0.32
      IEFA|Core MSCI EAFE ETF|eafe|0.07
      IDEV|Core MSCI International Developed Markets ETF|developed|0.04
      EEM|MSCI Emerging Markets ETF|emerging|0.72
      IEMG|Core MSCI Emerging Markets ETF|emerging|0.09
      IXUS|Core MSCI Total International Stock ETF|international_msci|0.07
      ACWI|MSCI ACWI ETF|world_msci|0.32
      ACWX|MSCI ACWI ex U.S. ETF|international_msci|0.32
      EWJ|MSCI Japan ETF|japan|?
      AGG|Core U.S. Aggregate Bond ETF|us_bonds|0.03
      IUSB|Core Universal USD Bond ETF|us_bonds_plus|0.06
      GOVT|U.S. Treasury Bond ETF|treasuries|0.05
      SHY|1-3 Year Treasury Bond ETF|treasuries_short|0.15
      IEI|3-7 Year Treasury Bond ETF|treasuries_medium|0.15
      IEF|7-10 Year Treasury Bond ETF|treasuries_7_10|0.15
      TLT|20+ Year Treasury Bond ETF|treasuries_long|0.15
      TIP|TIPS Bond ETF|tips|0.18
      STIP|0-5 Year TIPS Bond ETF|tips_short|0.03
      LQD|iBoxx $ Investment Grade Corporate Bond ETF|corporate_long_liquid|0.14
      HYG|iBoxx $ High Yield Corporate Bond ETF|high_yield|0.49
      USHY|Broad USD High Yield Corporate Bond ETF|high_yield|0.08
      IGSB|1-5 Year Investment Grade Corporate Bond ETF|corporate_short|0.04
      IGIB|5-10 Year Investment Grade Corporate Bond ETF|corporate_medium|0.04
      MBB|MBS ETF|mortgages|0.04
      MUB|National Muni Bond ETF|municipal|0.05
      SUB|Short-Term National Muni Bond ETF|municipal_short|0.07
      EMB|J.P. Morgan USD Emerging Markets Bond ETF|bonds_emerging|0.39
      IAGG|Core International Aggregate Bond ETF|bonds_abroad|0.07
      FLOT|Floating Rate Bond ETF|bonds_floating|0.15
      SHV|Short Treasury Bond ETF|treasury_bills|0.15
      SGOV|0-3 Month Treasury Bond ETF|treasury_bills|0.09
      TFLO|Treasury Floating Rate Bond ETF|treasury_bills|0.15
      USRT|Core U.S. REIT ETF|us_reits|0.08
      IYR|U.S. Real Estate ETF|us_reits|?
      IAU|Gold Trust|gold|0.25
      IAUM|Gold Trust Micro|gold|0.09
      SLV|Silver Trust|silver|0.50
      SOXX|Semiconductor ETF|semiconductors|?
      IBIT|Bitcoin Trust ETF|bitcoin|0.25
      ETHA|Ethereum Trust ETF|ether|0.25
      AOA|Core 80/20 Aggressive Allocation ETF|ishares_80|0.15
      AOR|Core 60/40 Balanced Allocation ETF|ishares_60|0.15
      AOM|Core 40/60 Moderate Allocation ETF|ishares_40|0.15
      AOK|Core 30/70 Conservative Allocation ETF|ishares_30|0.15
    `,
  },
  {
    ...etf,
    source: 'State Street',
    brand: 'SPDR',
    rows: `
      SPY|S&P 500 ETF Trust|sp500|0.0945
      SPYM|Portfolio S&P 500 ETF|sp500|0.02
      SPLG|Portfolio S&P 500 ETF (now SPYM)|sp500|0.02
      SPYG|Portfolio S&P 500 Growth ETF|us_growth|0.04
      SPYV|Portfolio S&P 500 Value ETF|us_value|0.04
      SPTM|Portfolio S&P 1500 Composite Stock Market ETF|us_market|0.03
      SPMD|Portfolio S&P 400 Mid Cap ETF|us_mid|0.03
      SPSM|Portfolio S&P 600 Small Cap ETF|us_small|0.03
      MDY|S&P MidCap 400 ETF Trust|us_mid|?
      DIA|Dow Jones Industrial Average ETF Trust|dow|0.16
      SPDW|Portfolio Developed World ex-US ETF|developed|0.03
      SPEM|Portfolio Emerging Markets ETF|emerging|0.07
      SPAB|Portfolio Aggregate Bond ETF|us_bonds|0.03
      SPTS|Portfolio Short Term Treasury ETF|treasuries_short|0.03
      SPTI|Portfolio Intermediate Term Treasury ETF|treasuries_medium|0.03
      SPTL|Portfolio Long Term Treasury ETF|treasuries_long|0.03
      SDY|S&P Dividend ETF|us_dividend_growth|0.35
      JNK|Bloomberg High Yield Bond ETF|high_yield|0.40
      BIL|Bloomberg 1-3 Month T-Bill ETF|treasury_bills|0.1356
      GLD|Gold Shares|gold|0.40
      GLDM|Gold MiniShares Trust|gold|0.10
      XLK|Technology Select Sector Fund|us_technology|0.08
      XLF|Financial Select Sector Fund|us_financials|0.08
      XLV|Health Care Select Sector Fund|us_health|0.08
      XLY|Consumer Discretionary Select Sector Fund|us_discretionary|0.08
      XLP|Consumer Staples Select Sector Fund|us_staples|0.08
      XLE|Energy Select Sector Fund|us_energy|0.08
      XLI|Industrial Select Sector Fund|us_industrials|0.08
      XLB|Materials Select Sector Fund|us_materials|0.08
      XLU|Utilities Select Sector Fund|us_utilities|0.08
      XLC|Communication Services Select Sector Fund|us_communication|0.08
      XLRE|Real Estate Select Sector Fund|us_reits|0.08
    `,
  },
  {
    ...etf,
    source: 'Invesco',
    brand: 'Invesco',
    rows: `
      QQQ|QQQ Trust|nasdaq_100|0.20
      QQQM|NASDAQ 100 ETF|nasdaq_100|0.15
      RSP|S&P 500 Equal Weight ETF|us_equal|0.20
      SPLV|S&P 500 Low Volatility ETF|us_factor|0.25
      SPHQ|S&P 500 Quality ETF|us_factor|0.15
    `,
  },
  {
    ...etf,
    source: 'Dimensional and Avantis',
    rows: `
      DFAC|Dimensional U.S. Core Equity 2 ETF|us_factor|0.17
      DFUS|Dimensional U.S. Equity Market ETF|us_market|0.09
      DFAI|Dimensional International Core Equity Market ETF|developed_factor|0.18
      AVUS|Avantis U.S. Equity ETF|us_factor|0.15
      AVUV|Avantis U.S. Small Cap Value ETF|us_factor|0.25
      AVDE|Avantis International Equity ETF|developed_factor|0.23
      AVDV|Avantis International Small Cap Value ETF|developed_factor|0.36
      AVEM|Avantis Emerging Markets Equity ETF|emerging_factor|0.33
    `,
  },
  {
    ...etf,
    source: 'the issuer of each fund',
    rows: `
      JEPI|JPMorgan Equity Premium Income ETF|us_factor|0.35
      JEPQ|JPMorgan Nasdaq Equity Premium Income ETF|us_factor|0.35
      JPST|JPMorgan Ultra-Short Income ETF|bonds_ultra_short|0.18
      COWZ|Pacer US Cash Cows 100 ETF|us_factor|0.49
      ARKK|ARK Innovation ETF|us_factor|0.75
      SMH|VanEck Semiconductor ETF|semiconductors|0.35
      USFR|WisdomTree Floating Rate Treasury Fund|treasury_bills|0.15
      GBTC|Grayscale Bitcoin Trust|bitcoin|1.50
      BITB|Bitwise Bitcoin ETF|bitcoin|0.20
      ARKB|ARK 21Shares Bitcoin ETF|bitcoin|0.21
      ETHE|Grayscale Ethereum Trust|ether|2.50
    `,
  },
  {
    asOf,
    source: 'no issuer: a coin charges nothing for being held',
    kind: 'coin',
    rows: `
      BTC|Bitcoin|bitcoin|0
      ETH|Ether|ether|0
      SOL|Solana|other_coin|0
      XRP|XRP|other_coin|0
      DOGE|Dogecoin|other_coin|0
      ADA|Cardano|other_coin|0
      LTC|Litecoin|other_coin|0
      BCH|Bitcoin Cash|other_coin|0
      AVAX|Avalanche|other_coin|0
      LINK|Chainlink|other_coin|0
    `,
  },
];
