import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const socialSecurityBenefitFormulas: Formulas = {
  monthly_benefit: ['pia * share', '{pia} × {share}, cut to the dollar'],
  yearly_benefit: 'monthly_benefit * 12',
  pia: [
    'full_benefit',
    'Shares of {"Average indexed monthly earnings"} up to, between and above {"First bend point"} and {"Second bend point"}',
    'The stated benefit ÷ its share at {quoted_age}',
  ],
  aime: 'The best years of pay, each raised to later wages, ÷ their months',
  share:
    'Less for every month before full retirement age, more for every month after it: claiming at {claim_age}',
  benefit_full: '{pia}, cut to the dollar',
  break_even_earliest_full:
    'The age by which checks of {benefit_full} have made up for the earlier ones of {benefit_earliest}',
  break_even_full_latest:
    'The age by which checks of {benefit_latest} have made up for the earlier ones of {benefit_full}',
  early_cut: '100% - share',
  late_increase: 'share - 100%',
  benefit_earliest: '{pia} × the share at the earliest age, cut to the dollar',
  benefit_latest: '{pia} × the share at the latest age, cut to the dollar',
  break_even_earliest_latest:
    'The age by which checks of {benefit_latest} have made up for the earlier ones of {benefit_earliest}',
  spousal:
    'Half of {spouse_benefit}, less your own full benefit, and less for every month before full retirement age',
  with_spousal: 'monthly_benefit + spousal',
};
