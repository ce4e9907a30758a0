import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const retirementMontecarloFormulas: Formulas = {
  success_rate: '"Paths that last" / paths',
  standard_error: 'How far {success_rate} of {paths} simulated markets may stray by chance',
  safe_spending:
    'The yearly spending that {portfolio} paid for {years} in nine of ten of {paths} simulated markets',
  end_low:
    'What was left of {portfolio} after {years} at {spending}: one in ten of {paths} simulated markets had less',
  end_middle:
    'What was left of {portfolio} after {years} at {spending}, in the middle of {paths} simulated markets',
  end_high:
    'What was left of {portfolio} after {years} at {spending}: one in ten of {paths} simulated markets had more',
  years_low:
    'How long {portfolio} lasted at {spending}: nine in ten of {paths} simulated markets lasted as long',
  withdrawal_rate: 'spending / portfolio',
  spending: [
    'input.spending',
    'budget - income',
    'portfolio * withdrawalRate',
    'portfolio * withdrawal_rate',
  ],
  paths: 'The number of markets that are simulated, with {stocks} in stocks and {bonds} in bonds',
  history_from: 'The first year whose returns the simulated markets are drawn from',
};
