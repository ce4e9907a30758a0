import { companyFormulas } from '#advisor/calculators/investing/stocks/company-ratios.ts';
import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const peRatioFormulas: Formulas = {
  ...companyFormulas,
  pe: 'price / eps',
  earnings_yield: 'eps / price',
  other_pe: [
    'other_price / other_eps',
    'price / other_eps',
    'paid / eps',
    'price / (eps * (100% + growth)^years)',
    'other_price / eps',
    'The other price ÷ its earnings per share',
  ],
  peg: ['pe / growth / 100', 'Price-earnings ratio {pe} ÷ {growth} of growth, as a plain number'],
  other_peg: 'The other price-earnings ratio ÷ its yearly growth, as a plain number',
  spread: 'earnings_yield - compared',
  pe_later: 'price / (eps * (100% + growth)^years)',
  eps_later: 'eps * (100% + growth)^years',
};
