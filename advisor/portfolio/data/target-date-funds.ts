import type { FundTable } from '#advisor/portfolio/data/fund-rows.ts';

const asOf = '2025-06';

/** Funds for a year of retirement, beside Vanguard's: each is a mix of its issuer's own funds. */
export const targetDateFunds: FundTable[] = [
  {
    source: 'Fidelity',
    brand: 'Fidelity',
    asOf,
    kind: 'fund',
    rows: `
      FIKFX|Freedom Index Income|fidelity_income|0.12
      FKIFX|Freedom Index 2010|fidelity_2010|0.12
      FLIFX|Freedom Index 2015|fidelity_2015|0.12
      FPIFX|Freedom Index 2020|fidelity_2020|0.12
      FQIFX|Freedom Index 2025|fidelity_2025|0.12
      FXIFX|Freedom Index 2030|fidelity_2030|0.12
      FIHFX|Freedom Index 2035|fidelity_2035|0.12
      FBIFX|Freedom Index 2040|fidelity_2040|0.12
      FIOFX|Freedom Index 2045|fidelity_2045|0.12
      FIPFX|Freedom Index 2050|fidelity_2050|0.12
      FDEWX|Freedom Index 2055|fidelity_2050|0.12
      FDKLX|Freedom Index 2060|fidelity_2050|0.12
      FFIJX|Freedom Index 2065|fidelity_2050|0.12
      FFFAX|Freedom Income|fidelity_income|?
      FFFCX|Freedom 2010|fidelity_2010|?
      FFVFX|Freedom 2015|fidelity_2015|?
      FFFDX|Freedom 2020|fidelity_2020|?
      FFTWX|Freedom 2025|fidelity_2025|?
      FFFEX|Freedom 2030|fidelity_2030|?
      FFTHX|Freedom 2035|fidelity_2035|?
      FFFFX|Freedom 2040|fidelity_2040|?
      FFFGX|Freedom 2045|fidelity_2045|?
      FFFHX|Freedom 2050|fidelity_2050|?
      FDEEX|Freedom 2055|fidelity_2050|?
      FDKVX|Freedom 2060|fidelity_2050|?
      FFSFX|Freedom 2065|fidelity_2050|?
    `,
  },
  {
    // Symbols as in the prospectus of July 28, 2025.
    source: 'Schwab Asset Management',
    brand: 'Schwab',
    asOf: '2025-07',
    kind: 'fund',
    rows: `
      SWYAX|Target 2010 Index|schwab_2010|0.08
      SWYBX|Target 2015 Index|schwab_2015|0.08
      SWYLX|Target 2020 Index|schwab_2020|0.08
      SWYDX|Target 2025 Index|schwab_2025|0.08
      SWYEX|Target 2030 Index|schwab_2030|0.08
      SWYFX|Target 2035 Index|schwab_2035|0.08
      SWYGX|Target 2040 Index|schwab_2040|0.08
      SWYHX|Target 2045 Index|schwab_2045|0.08
      SWYMX|Target 2050 Index|schwab_2050|0.08
      SWYJX|Target 2055 Index|schwab_2055|0.08
      SWYNX|Target 2060 Index|schwab_2060|0.08
      SWYOX|Target 2065 Index|schwab_2060|0.08
    `,
  },
  {
    source: 'T. Rowe Price',
    brand: 'T. Rowe Price',
    asOf,
    kind: 'fund',
    rows: `
      TRRIX|Retirement Balanced|troweprice_income|?
      TRRFX|Retirement 2005|troweprice_2005|?
      TRRAX|Retirement 2010|troweprice_2010|?
      TRRGX|Retirement 2015|troweprice_2015|?
      TRRBX|Retirement 2020|troweprice_2020|?
      TRRHX|Retirement 2025|troweprice_2025|?
      TRRCX|Retirement 2030|troweprice_2030|?
      TRRJX|Retirement 2035|troweprice_2035|?
      TRRDX|Retirement 2040|troweprice_2040|?
      TRRKX|Retirement 2045|troweprice_2045|?
      TRRMX|Retirement 2050|troweprice_2050|?
      TRRNX|Retirement 2055|troweprice_2055|?
      TRRLX|Retirement 2060|troweprice_2055|?
      TRFJX|Retirement 2065|troweprice_2055|?
    `,
  },
];
