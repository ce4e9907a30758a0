import type { FundTable } from '#advisor/portfolio/data/fund-rows.ts';

/**
 * The most widely held funds that somebody manages. Several of them change their fee with their results, so that it moves
 * from year to year: "?" where the figure of 2025 is not certain.
 */
const asOf = '2025-06';

export const activeFunds: FundTable[] = [
  {
    source: 'Fidelity',
    brand: 'Fidelity',
    asOf: '2025-03',
    kind: 'fund',
    rows: `
      FCNTX|Contrafund|us_growth_active|0.63
      FCNKX|Contrafund Class K|us_growth_active|?
      FBGRX|Blue Chip Growth|us_growth_active|0.61
      FDGRX|Growth Company|us_growth_active|?
      FMAGX|Magellan|us_growth_active|?
      FOCPX|OTC|us_growth_active|?
      FDCAX|Capital Appreciation|us_growth_active|?
      FTRNX|Trend|us_growth_active|?
      FLCEX|Large Cap Core Enhanced Index|us_active|?
      FGRIX|Growth and Income|us_active|?
      FDVLX|Value|us_value_active|?
      FEQIX|Equity-Income|us_value_active|?
      FLPSX|Low-Priced Stock|us_value_active|?
      FDIVX|Diversified International|international_active|?
      FIGRX|International Discovery|international_active|?
      FWWFX|Worldwide|world_active|?
      FPURX|Puritan|balanced_active|?
      FBALX|Balanced|balanced_active|?
      FTBFX|Total Bond|us_bonds_plus|0.45
      FBNDX|Investment Grade Bond|us_bonds_plus|0.45
      FGOVX|Government Income|treasuries_active|?
      FSTFX|Limited Term Municipal Income|municipal_active|?
      FTABX|Tax-Free Bond|municipal_active|0.25
      SPHIX|High Income|high_yield_active|?
      FAGIX|Capital & Income|high_yield_active|?
      FSPTX|Select Technology|us_technology_active|?
      FSELX|Select Semiconductors|semiconductors|?
      FSPHX|Select Health Care|us_health_active|?
      FSMEX|Select Medical Technology and Devices|us_health_active|?
    `,
  },
  {
    source: 'Capital Group',
    brand: 'American Funds',
    asOf,
    kind: 'fund',
    rows: `
      AGTHX|Growth Fund of America A|us_growth_active|0.59
      GFAFX|Growth Fund of America F-1|us_growth_active|?
      GFFFX|Growth Fund of America F-2|us_growth_active|?
      RGAGX|Growth Fund of America R-6|us_growth_active|?
      AMCPX|AMCAP A|us_growth_active|?
      AIVSX|Investment Company of America A|us_active|0.56
      ANCFX|Fundamental Investors A|us_active|0.58
      AWSHX|Washington Mutual Investors A|us_value_active|0.55
      AMRMX|American Mutual A|us_value_active|?
      AEPGX|EUPAC A|international_active|0.80
      AEPFX|EUPAC F-2|international_active|?
      RERGX|EUPAC R-6|international_active|?
      ANWPX|New Perspective A|world_active|?
      CWGIX|Capital World Growth and Income A|world_active|0.73
      SMCWX|SMALLCAP World A|world_active|?
      NEWFX|New World A|emerging_mixed_active|?
      ABALX|American Balanced A|balanced_active|0.56
      RLBGX|American Balanced R-6|balanced_active|?
      CAIBX|Capital Income Builder A|income_mix_active|0.58
      AMECX|Income Fund of America A|income_mix_active|0.56
      ABNDX|Bond Fund of America A|us_bonds_plus|?
      AHITX|American High-Income Trust A|high_yield_active|?
      AFTEX|Tax-Exempt Bond Fund of America A|municipal_active|?
    `,
  },
  {
    source: 'Vanguard',
    brand: 'Vanguard',
    asOf: '2025-02',
    kind: 'fund',
    rows: `
      VPMCX|PRIMECAP Investor|us_growth_active|?
      VPMAX|PRIMECAP Admiral|us_growth_active|?
      VPCCX|PRIMECAP Core|us_active|?
      VHCOX|Capital Opportunity Investor|us_growth_active|?
      VHCAX|Capital Opportunity Admiral|us_growth_active|?
      VWUSX|U.S. Growth Investor|us_growth_active|?
      VWUAX|U.S. Growth Admiral|us_growth_active|?
      VWNDX|Windsor Investor|us_value_active|?
      VWNEX|Windsor Admiral|us_value_active|?
      VWNFX|Windsor II Investor|us_value_active|?
      VWNAX|Windsor II Admiral|us_value_active|?
      VEIPX|Equity Income Investor|us_value_active|?
      VEIRX|Equity Income Admiral|us_value_active|?
      VDIGX|Dividend Growth|us_active|?
      VEXPX|Explorer Investor|us_small_active|?
      VEXRX|Explorer Admiral|us_small_active|?
      VGHCX|Health Care Investor|us_health_active|?
      VGHAX|Health Care Admiral|us_health_active|?
      VWIGX|International Growth Investor|international_active|?
      VWILX|International Growth Admiral|international_active|?
      VTRIX|International Value|international_active|?
      VGSTX|STAR|star_mix|?
      VFSTX|Short-Term Investment-Grade Investor|corporate_short_active|?
      VFSUX|Short-Term Investment-Grade Admiral|corporate_short_active|?
      VFICX|Intermediate-Term Investment-Grade Investor|corporate_medium_active|?
      VFIDX|Intermediate-Term Investment-Grade Admiral|corporate_medium_active|?
      VWITX|Intermediate-Term Tax-Exempt Investor|municipal_medium|?
      VWAHX|High-Yield Tax-Exempt Investor|municipal_active|?
      VWALX|High-Yield Tax-Exempt Admiral|municipal_active|?
      VWEHX|High-Yield Corporate Investor|high_yield_active|?
      VWEAX|High-Yield Corporate Admiral|high_yield_active|?
      VWLUX|Long-Term Tax-Exempt Admiral|municipal_active|?
      VWSUX|Short-Term Tax-Exempt Admiral|municipal_short|?
      VMLUX|Limited-Term Tax-Exempt Admiral|municipal_short|?
      VCADX|California Intermediate-Term Tax-Exempt Admiral|municipal_medium|?
      VFIJX|GNMA Admiral|mortgages_active|?
    `,
  },
  {
    source: 'T. Rowe Price',
    brand: 'T. Rowe Price',
    asOf,
    kind: 'fund',
    rows: `
      TRBCX|Blue Chip Growth|us_growth_active|?
      PRGFX|Growth Stock|us_growth_active|?
      TRLGX|Large-Cap Growth|us_growth_active|?
      PRNHX|New Horizons|us_small_active|?
      RPMGX|Mid-Cap Growth|us_mid_active|?
      PRFDX|Equity Income|us_value_active|?
      TRVLX|Value|us_value_active|?
      PRDGX|Dividend Growth|us_active|?
      PRWCX|Capital Appreciation|balanced_active|?
      RPBAX|Balanced|balanced_world_active|?
      PRSCX|Science & Technology|us_technology_active|?
      PRHSX|Health Sciences|us_health_active|?
      PRITX|International Stock|international_active|?
      TROSX|Overseas Stock|developed_factor|?
      PRCIX|New Income|us_bonds_plus|?
      PRHYX|High Yield|high_yield_active|?
    `,
  },
  {
    source: 'Dodge & Cox',
    brand: 'Dodge & Cox',
    asOf: '2025-05',
    kind: 'fund',
    rows: `
      DODGX|Stock|us_value_active|0.51
      DODFX|International Stock|international_active|0.62
      DODWX|Global Stock|world_active|0.62
      DODBX|Balanced|balanced_active|0.52
      DODIX|Income|us_bonds_plus|0.41
    `,
  },
  {
    source: 'the issuer of each fund',
    asOf,
    kind: 'fund',
    rows: `
      PTTRX|PIMCO Total Return Institutional|us_bonds_plus|?
      PTTAX|PIMCO Total Return A|us_bonds_plus|?
      PIMIX|PIMCO Income Institutional|bonds_multi_active|?
      PONAX|PIMCO Income A|bonds_multi_active|?
      MWTIX|TCW MetWest Total Return Bond I|us_bonds_plus|?
      DBLTX|DoubleLine Total Return Bond I|mortgages_active|?
      LSBRX|Loomis Sayles Bond Retail|bonds_multi_active|?
      BAGIX|Baird Aggregate Bond Institutional|us_bonds_plus|0.30
      BCOIX|Baird Core Plus Bond Institutional|us_bonds_plus|0.30
      FKINX|Franklin Income A1|income_mix_active|?
      FCISX|Franklin Income C|income_mix_active|?
      TIBIX|Thornburg Investment Income Builder I|income_mix_active|?
      JLGMX|JPMorgan Large Cap Growth R6|us_growth_active|?
      OLGAX|JPMorgan Large Cap Growth A|us_growth_active|?
      HLIEX|JPMorgan Equity Income I|us_value_active|?
      MFEGX|MFS Growth A|us_growth_active|?
      MEIAX|MFS Value A|us_value_active|?
      MGIAX|MFS International Intrinsic Value A|international_active|?
      OAKMX|Oakmark Investor|us_value_active|?
      OAKIX|Oakmark International Investor|international_active|?
      PRBLX|Parnassus Core Equity Investor|us_active|?
      PARNX|Parnassus Growth Equity Investor|us_growth_active|?
      POAGX|PRIMECAP Odyssey Aggressive Growth|us_mid_active|?
      BPTRX|Baron Partners Retail|us_growth_active|?
      ARTKX|Artisan International Value Investor|international_active|?
      HAINX|Harbor International Institutional|international_active|?
      FEURX|First Eagle Gold R6|gold_miners|?
      SGENX|First Eagle Global A|world_active|?
      MALOX|BlackRock Global Allocation Institutional|balanced_world_active|?
      MDLOX|BlackRock Global Allocation A|balanced_world_active|?
    `,
  },
];
