import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const homeEquityFormulas: Formulas = {
  ltv: '(owed + second + new_loan - pay_down) / value',
  equity: 'value - owed - second - new_loan + pay_down',
  to_drop_pmi: [
    'max(0, owed - pay_down - value * 80%)',
    'The mortgage of {owed}, less the share of {value} at which insurance may end',
  ],
  to_drop_pmi_by_price:
    'The mortgage of {owed}, less the share of the {basis} you paid at which insurance may end',
  pmi_months: 'Monthly payments on {owed} at {rate} with {years_left} left, until the balance is low enough',
  pmi_year: 'pmi * 12',
  own_equity: 'equity * own_share',
  equity_share: '100% - ltv',
  borrowable: 'max(0, value * lend_up_to - "Owed in all")',
  target_balance: [
    'value * 80%',
    'basis * 80%',
    'The value of {value} × the share at which mortgage insurance may end',
  ],
  end_balance: [
    'value * 78%',
    'basis * 78%',
    'The value of {value} × the share at which mortgage insurance has to end',
  ],
  gain: 'value - basis',
  paid_off: ['basis - down_payment - owed + pay_down', 'basis * (100% - down_percent) - owed + pay_down'],
};
