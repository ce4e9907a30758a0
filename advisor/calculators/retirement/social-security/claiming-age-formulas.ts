import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const claimingAgeFormulas: Formulas = {
  change: [
    '100% - share / other_share',
    'share / other_share - 100%',
    'The share at one age against the share at the other',
  ],
  share:
    'Less for every month before full retirement age, more for every month after it: claiming at {claim_age}, born {birth_year}',
  other_share: 'The same rule at the age you compare with[, {other_age}], born {birth_year}',
  break_even:
    'The age by which the larger check from the later start has made up for the checks missed: {share} against {other_share}',
  break_even_years: 'The whole years of the age by which the larger check has made up for the checks missed',
  break_even_months: 'The months of that age beyond its whole years, the begun one included',
  benefit: [
    'benefit',
    'other_benefit * (100% - change)',
    'other_benefit * (100% + change)',
    'Benefit × {share} of the full one',
  ],
  other_benefit: [
    'benefit * other_share / share',
    'input.benefit * other_share / share',
    'input.other_benefit',
    'The benefit × {other_share} ÷ {share}',
  ],
  benefit_earliest: 'The full benefit, cut for every month from the earliest age to the full one',
  benefit_full: ['input.benefit', 'benefit / share', 'The benefit at the claiming age ÷ {share}'],
  benefit_latest: 'The full benefit, raised for every month from the full age to the latest',
  benefit_between: 'The full benefit, cut or raised for every month between {third_age} and the full age',
  difference: ['other_benefit - benefit', 'benefit - other_benefit'],
  total: 'Checks of {benefit} from the claiming age until {until}, added up',
  other_total: 'Checks of {other_benefit} from the age you compare with until {until}, added up',
};
