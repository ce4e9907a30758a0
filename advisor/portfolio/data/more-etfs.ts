import type { FundTable } from '#advisor/portfolio/data/fund-rows.ts';

/** Exchange-traded funds of one style, country, industry or strategy. */
const asOf = '2025-06';
const etf = { asOf, kind: 'etf' as const };

export const moreEtfs: FundTable[] = [
  {
    ...etf,
    source: 'BlackRock iShares',
    brand: 'iShares',
    rows: `
      OEF|S&P 100 ETF|us_mega|0.20
      IWR|Russell Mid-Cap ETF|us_mid|0.19
      IWP|Russell Mid-Cap Growth ETF|us_mid_growth|0.23
      IWS|Russell Mid-Cap Value ETF|us_mid_value|0.23
      IWN|Russell 2000 Value ETF|us_small_value|0.24
      IWO|Russell 2000 Growth ETF|us_small_growth|0.24
      IJK|S&P Mid-Cap 400 Growth ETF|us_mid_growth|0.17
      IJJ|S&P Mid-Cap 400 Value ETF|us_mid_value|0.18
      IJS|S&P Small-Cap 600 Value ETF|us_small_value|0.18
      IJT|S&P Small-Cap 600 Growth ETF|us_small_growth|0.18
      IUSG|Core S&P U.S. Growth ETF|us_growth|0.04
      IUSV|Core S&P U.S. Value ETF|us_value|0.04
      IYW|U.S. Technology ETF|us_technology|?
      IGV|Expanded Tech-Software Sector ETF|us_software|?
      IBB|Biotechnology ETF|us_biotech|?
      IYH|U.S. Healthcare ETF|us_health|?
      IYF|U.S. Financials ETF|us_financials|?
      IYE|U.S. Energy ETF|us_energy|?
      ITA|U.S. Aerospace & Defense ETF|us_defense|?
      ITB|U.S. Home Construction ETF|us_builders|?
      ICLN|Global Clean Energy ETF|world_theme|?
      SCZ|MSCI EAFE Small-Cap ETF|developed_small|?
      EFV|MSCI EAFE Value ETF|developed_factor|?
      EFG|MSCI EAFE Growth ETF|developed_factor|?
      IDV|International Select Dividend ETF|developed_factor|?
      EZU|MSCI Eurozone ETF|europe|?
      IEV|Europe ETF|europe|?
      EWG|MSCI Germany ETF|germany|?
      EWU|MSCI United Kingdom ETF|united_kingdom|?
      EWC|MSCI Canada ETF|canada|?
      EWA|MSCI Australia ETF|australia|?
      EWY|MSCI South Korea ETF|korea|?
      EWT|MSCI Taiwan ETF|taiwan|?
      EWZ|MSCI Brazil ETF|brazil|?
      INDA|MSCI India ETF|india|?
      FXI|China Large-Cap ETF|china|?
      MCHI|MSCI China ETF|china|0.59
      ICSH|Ultra Short Duration Bond Active ETF|bonds_ultra_short|0.08
      NEAR|Short Duration Bond Active ETF|bonds_ultra_short|?
      TLH|10-20 Year Treasury Bond ETF|treasuries_10_20|0.15
      FALN|Fallen Angels USD Bond ETF|high_yield_active|0.25
      BINC|Flexible Income Active ETF|bonds_multi_active|0.40
    `,
  },
  {
    ...etf,
    source: 'State Street',
    brand: 'SPDR',
    rows: `
      SPYD|Portfolio S&P 500 High Dividend ETF|us_high_dividend|0.07
      XBI|S&P Biotech ETF|us_biotech|0.35
      XOP|S&P Oil & Gas Exploration & Production ETF|us_energy_producers|0.35
      KRE|S&P Regional Banking ETF|us_banks|0.35
      KBE|S&P Bank ETF|us_banks|0.35
      XHB|S&P Homebuilders ETF|us_builders|0.35
      SPIB|Portfolio Intermediate Term Corporate Bond ETF|corporate_medium|0.04
      SPSB|Portfolio Short Term Corporate Bond ETF|corporate_short|0.04
      SPLB|Portfolio Long Term Corporate Bond ETF|corporate_long|0.04
      SPHY|Portfolio High Yield Bond ETF|high_yield|0.05
      SJNK|Bloomberg Short Term High Yield Bond ETF|high_yield_active|0.40
    `,
  },
  {
    ...etf,
    source: 'Vanguard',
    brand: 'Vanguard',
    asOf: '2025-02',
    rows: `
      MGC|Mega Cap ETF|us_mega|?
      MGV|Mega Cap Value ETF|us_value|?
      VONE|Russell 1000 ETF|us_large|?
      VONG|Russell 1000 Growth ETF|us_growth|?
      VONV|Russell 1000 Value ETF|us_value|?
      VTWO|Russell 2000 ETF|us_small|?
      VTHR|Russell 3000 ETF|us_market|?
      VOOG|S&P 500 Growth ETF|us_growth|?
      VOOV|S&P 500 Value ETF|us_value|?
      VIOO|S&P Small-Cap 600 ETF|us_small|?
      IVOO|S&P Mid-Cap 400 ETF|us_mid|?
      ESGV|ESG U.S. Stock ETF|us_factor|0.09
      VYMI|International High Dividend Yield ETF|developed_factor|0.17
      VIGI|International Dividend Appreciation ETF|developed_factor|0.10
      VUSB|Ultra-Short Bond ETF|bonds_ultra_short|0.10
      VBIL|0-3 Month Treasury Bill ETF|treasury_bills|0.07
      VGUS|Ultra-Short Treasury ETF|treasury_bills|0.07
      VTES|Short-Term Tax-Exempt Bond ETF|municipal_short|?
    `,
  },
  {
    ...etf,
    source: 'Invesco',
    brand: 'Invesco',
    rows: `
      SPHD|S&P 500 High Dividend Low Volatility ETF|us_high_dividend|0.30
      SPMO|S&P 500 Momentum ETF|us_factor|0.13
      SPHB|S&P 500 High Beta ETF|us_factor|0.25
      SOXQ|PHLX Semiconductor ETF|semiconductors|0.19
      QQQJ|NASDAQ Next Gen 100 ETF|us_mid_active|0.15
      BKLN|Senior Loan ETF|bonds_loans|?
      PDBC|Optimum Yield Diversified Commodity Strategy No K-1 ETF|commodities|?
      DBC|DB Commodity Index Tracking Fund|commodities|?
      TAN|Solar ETF|world_theme|?
    `,
  },
  {
    ...etf,
    source: 'Schwab Asset Management',
    brand: 'Schwab',
    rows: `
      SCHY|International Dividend Equity ETF|developed_factor|0.08
      SCYB|High Yield Bond ETF|high_yield|0.03
      SCHJ|1-5 Year Corporate Bond ETF|corporate_short|0.03
      SCMB|Municipal Bond ETF|municipal|0.03
      FNDX|Fundamental U.S. Large Company ETF|us_value_active|0.25
      FNDA|Fundamental U.S. Small Company ETF|us_small_active|0.25
      FNDF|Fundamental International Equity ETF|developed_factor|0.25
    `,
  },
  {
    ...etf,
    source: 'Capital Group, Dimensional and Avantis',
    rows: `
      CGUS|Capital Group Core Equity ETF|us_active|0.33
      CGDV|Capital Group Dividend Value ETF|us_value_active|0.33
      CGGR|Capital Group Growth ETF|us_growth_active|0.39
      CGGO|Capital Group Global Growth Equity ETF|world_active|0.47
      CGXU|Capital Group International Focus Equity ETF|international_active|0.54
      CGCP|Capital Group Core Plus Income ETF|us_bonds_plus|0.34
      DFAT|Dimensional U.S. Targeted Value ETF|us_small_active|0.28
      DFAU|Dimensional US Core Equity Market ETF|us_market_core|0.12
      DFSV|Dimensional US Small Cap Value ETF|us_small_active|?
      DFAS|Dimensional U.S. Small Cap ETF|us_small_active|?
      DFAX|Dimensional World ex U.S. Core Equity 2 ETF|international_active|?
      DFIV|Dimensional International Value ETF|developed_factor|0.27
      AVLV|Avantis U.S. Large Cap Value ETF|us_value_active|0.15
      AVGE|Avantis All Equity Markets ETF|world_active|0.23
    `,
  },
  {
    ...etf,
    source: 'the issuer of each fund',
    rows: `
      NOBL|ProShares S&P 500 Dividend Aristocrats ETF|us_dividend_growth|0.35
      MOAT|VanEck Morningstar Wide Moat ETF|us_active|?
      DIVO|Amplify CWP Enhanced Dividend Income ETF|us_active|?
      QYLD|Global X NASDAQ 100 Covered Call ETF|us_factor|?
      XYLD|Global X S&P 500 Covered Call ETF|us_factor|?
      PAVE|Global X U.S. Infrastructure Development ETF|us_industry_theme|0.47
      FDN|First Trust Dow Jones Internet Index Fund|us_factor|?
      CIBR|First Trust NASDAQ Cybersecurity ETF|world_theme|?
      ARKW|ARK Next Generation Internet ETF|us_factor|?
      ARKG|ARK Genomic Revolution ETF|us_biotech|0.75
      GDX|VanEck Gold Miners ETF|gold_miners|0.51
      GDXJ|VanEck Junior Gold Miners ETF|gold_miners|?
      KWEB|KraneShares CSI China Internet ETF|china|0.70
      MINT|PIMCO Enhanced Short Maturity Active ETF|bonds_ultra_short|?
      BOND|PIMCO Active Bond ETF|us_bonds_plus|?
      JAAA|Janus Henderson AAA CLO ETF|bonds_loans|0.20
      JCPB|JPMorgan Core Plus Bond ETF|us_bonds_plus|0.38
      JQUA|JPMorgan U.S. Quality Factor ETF|us_factor|0.12
      ANGL|VanEck Fallen Angel High Yield Bond ETF|high_yield_active|0.25
      HYLB|Xtrackers USD High Yield Corporate Bond ETF|high_yield|0.05
      SGOL|abrdn Physical Gold Shares ETF|gold|0.17
      SIVR|abrdn Physical Silver Shares ETF|silver|0.30
      USO|United States Oil Fund|commodities|?
      BITO|ProShares Bitcoin ETF|bitcoin|0.95
      HODL|VanEck Bitcoin ETF|bitcoin|?
      PFF|iShares Preferred and Income Securities ETF|preferred|?
      PGX|Invesco Preferred ETF|preferred|?
      TQQQ|ProShares UltraPro QQQ|leveraged|?
      SQQQ|ProShares UltraPro Short QQQ|leveraged|?
      QLD|ProShares Ultra QQQ|leveraged|?
      SSO|ProShares Ultra S&P500|leveraged|?
      UPRO|ProShares UltraPro S&P500|leveraged|?
      SPXL|Direxion Daily S&P 500 Bull 3X Shares|leveraged|?
      SOXL|Direxion Daily Semiconductor Bull 3X Shares|leveraged|?
    `,
  },
];
