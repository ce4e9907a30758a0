import type { FundTable } from '#advisor/portfolio/data/fund-rows.ts';

const source = 'Vanguard';

/** Expense ratios after the reductions that Vanguard announced on February 3, 2025. */
export const vanguard: FundTable[] = [
  {
    source,
    brand: 'Vanguard',
    asOf: '2025-02',
    kind: 'etf',
    rows: `
      VTI|Total Stock Market ETF|us_market|0.03
      VOO|S&P 500 ETF|sp500|0.03
      VV|Large-Cap ETF|us_large|0.04
      VUG|Growth ETF|us_growth|0.04
      VTV|Value ETF|us_value|0.04
      VO|Mid-Cap ETF|us_mid|0.04
      VB|Small-Cap ETF|us_small|0.05
      VBR|Small-Cap Value ETF|us_small_value|0.07
      VBK|Small-Cap Growth ETF|us_small_growth|0.07
      VOE|Mid-Cap Value ETF|us_mid_value|0.07
      VOT|Mid-Cap Growth ETF|us_mid_growth|0.07
      VXF|Extended Market ETF|us_extended|0.05
      MGK|Mega Cap Growth ETF|us_mega_growth|?
      VIG|Dividend Appreciation ETF|us_dividend_growth|0.05
      VYM|High Dividend Yield ETF|us_high_dividend|0.06
      VXUS|Total International Stock ETF|international|0.05
      VEU|FTSE All-World ex-US ETF|international|0.04
      VEA|FTSE Developed Markets ETF|developed|0.03
      VWO|FTSE Emerging Markets ETF|emerging|0.07
      VGK|FTSE Europe ETF|europe|0.06
      VPL|FTSE Pacific ETF|pacific|0.07
      VSS|FTSE All-World ex-US Small-Cap ETF|developed_small|0.07
      VT|Total World Stock ETF|world|0.06
      VNQ|Real Estate ETF|us_reits|0.13
      VNQI|Global ex-U.S. Real Estate ETF|world_reits|0.12
      BND|Total Bond Market ETF|us_bonds|0.03
      BNDX|Total International Bond ETF|bonds_abroad|0.07
      BNDW|Total World Bond ETF|bonds_world|0.05
      BSV|Short-Term Bond ETF|bonds_short|0.03
      BIV|Intermediate-Term Bond ETF|bonds_intermediate|0.03
      BLV|Long-Term Bond ETF|bonds_long|0.03
      VGSH|Short-Term Treasury ETF|treasuries_short|0.03
      VGIT|Intermediate-Term Treasury ETF|treasuries_medium|0.03
      VGLT|Long-Term Treasury ETF|treasuries_long|0.03
      EDV|Extended Duration Treasury ETF|treasuries_extended|0.05
      VCSH|Short-Term Corporate Bond ETF|corporate_short|0.03
      VCIT|Intermediate-Term Corporate Bond ETF|corporate_medium|0.03
      VCLT|Long-Term Corporate Bond ETF|corporate_long|0.03
      VTC|Total Corporate Bond ETF|corporate|0.03
      VMBS|Mortgage-Backed Securities ETF|mortgages|0.03
      VTIP|Short-Term Inflation-Protected Securities ETF|tips_short|0.03
      VTEB|Tax-Exempt Bond ETF|municipal|0.03
      VWOB|Emerging Markets Government Bond ETF|bonds_emerging|0.15
      VGT|Information Technology ETF|us_technology|0.09
      VHT|Health Care ETF|us_health|0.09
      VFH|Financials ETF|us_financials|0.09
      VDC|Consumer Staples ETF|us_staples|0.09
      VCR|Consumer Discretionary ETF|us_discretionary|0.09
      VDE|Energy ETF|us_energy|0.09
      VIS|Industrials ETF|us_industrials|0.09
      VAW|Materials ETF|us_materials|0.09
      VPU|Utilities ETF|us_utilities|0.09
      VOX|Communication Services ETF|us_communication|0.09
    `,
  },
  {
    source,
    brand: 'Vanguard',
    asOf: '2025-02',
    kind: 'fund',
    rows: `
      VTSAX|Total Stock Market Index Admiral|us_market|0.04
      VFIAX|500 Index Admiral|sp500|0.04
      VFINX|500 Index Investor|sp500|0.14
      VTSMX|Total Stock Market Index Investor|us_market|0.14
      VINIX|Institutional Index Institutional|sp500|0.035
      VIIIX|Institutional Index Institutional Plus|sp500|0.02
      VITSX|Total Stock Market Index Institutional|us_market|?
      VGTSX|Total International Stock Index Investor|international|0.17
      VBMFX|Total Bond Market Index Investor|us_bonds|0.15
      VBTIX|Total Bond Market Index Institutional|us_bonds|?
      VBIRX|Short-Term Bond Index Admiral|bonds_short|0.06
      VBILX|Intermediate-Term Bond Index Admiral|bonds_intermediate|0.06
      VHYAX|High Dividend Yield Index Admiral|us_high_dividend|0.08
      VDADX|Dividend Appreciation Index Admiral|us_dividend_growth|?
      VITAX|Information Technology Index Admiral|us_technology|0.09
      VTIAX|Total International Stock Index Admiral|international|0.09
      VBTLX|Total Bond Market Index Admiral|us_bonds|0.04
      VTABX|Total International Bond Index Admiral|bonds_abroad|0.10
      VIMAX|Mid-Cap Index Admiral|us_mid|0.05
      VSMAX|Small-Cap Index Admiral|us_small|0.05
      VSIAX|Small-Cap Value Index Admiral|us_small_value|0.07
      VIGAX|Growth Index Admiral|us_growth|0.05
      VVIAX|Value Index Admiral|us_value|0.05
      VEXAX|Extended Market Index Admiral|us_extended|0.05
      VTMGX|Developed Markets Index Admiral|developed|0.05
      VEMAX|Emerging Markets Stock Index Admiral|emerging|0.13
      VGSLX|Real Estate Index Admiral|us_reits|0.13
      VTWAX|Total World Stock Index Admiral|world|0.09
      VWIUX|Intermediate-Term Tax-Exempt Admiral|municipal_medium|0.09
      VAIPX|Inflation-Protected Securities Admiral|tips|0.10
      VBIAX|Balanced Index Admiral|balanced_60|0.07
      VWELX|Wellington Investor|balanced_65|?
      VWENX|Wellington Admiral|balanced_65|?
      VWINX|Wellesley Income Investor|balanced_38|?
      VWIAX|Wellesley Income Admiral|balanced_38|?
      VASGX|LifeStrategy Growth|vanguard_80|0.14
      VSMGX|LifeStrategy Moderate Growth|vanguard_60|0.13
      VSCGX|LifeStrategy Conservative Growth|vanguard_40|0.12
      VASIX|LifeStrategy Income|vanguard_20|0.11
      VTINX|Target Retirement Income|vanguard_income|0.08
      VTWNX|Target Retirement 2020|vanguard_2020|0.08
      VTTVX|Target Retirement 2025|vanguard_2025|0.08
      VTHRX|Target Retirement 2030|vanguard_2030|0.08
      VTTHX|Target Retirement 2035|vanguard_2035|0.08
      VFORX|Target Retirement 2040|vanguard_2040|0.08
      VTIVX|Target Retirement 2045|vanguard_2045|0.08
      VFIFX|Target Retirement 2050|vanguard_2050|0.08
      VFFVX|Target Retirement 2055|vanguard_2050|0.08
      VTTSX|Target Retirement 2060|vanguard_2050|0.08
      VLXVX|Target Retirement 2065|vanguard_2050|0.08
      VSVNX|Target Retirement 2070|vanguard_2050|0.08
    `,
  },
  {
    source,
    brand: 'Vanguard',
    asOf: '2025-02',
    kind: 'money_market',
    rows: `
      VMFXX|Federal Money Market|money_market|0.11
      VUSXX|Treasury Money Market|money_market|0.07
      VMRXX|Cash Reserves Federal Money Market Admiral|money_market|0.10
      VCTXX|California Municipal Money Market|money_market|?
      VYFXX|New York Municipal Money Market|money_market|?
      VMSXX|Municipal Money Market|money_market|?
    `,
  },
];
