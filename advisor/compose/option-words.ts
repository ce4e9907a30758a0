import { statusNames } from '#advisor/facts/filing-status.ts';
import { stateNames } from '#advisor/facts/states.ts';

/** Options that people write otherwise than by their name with blanks in it. */
const words: Readonly<Record<string, string>> = {
  ...statusNames,
  apr: 'APR',
  apy: 'APY',
  bills: 'Treasury bills',
  cash_secured_put: 'cash-secured put',
  bootstrap: 'real past years, reshuffled',
  covered: 'covered by a plan at work',
  effective: 'as stated (effective)',
  end: 'at the end of each period',
  espp: 'stock purchase plan (ESPP)',
  family: 'family coverage',
  governmental_plan: 'governmental 457(b)',
  hsa: 'HSA',
  in_state_muni: 'muni bond of my state',
  ira: 'traditional IRA',
  iso: 'incentive stock options (ISOs)',
  long: 'more than a year',
  match: 'employer match',
  maximum_sharpe: 'most return for its risk',
  minimum_variance: 'least risk',
  nso: 'nonqualified options (NSOs)',
  other_state_muni: 'muni bond of another state',
  pre_tax: 'pre-tax',
  private_nonprofit: 'private, nonprofit',
  public_in_state: 'public, in state',
  public_out_of_state: 'public, out of state',
  risk_parity: 'risk spread evenly',
  roth_ira: 'Roth IRA',
  rsu: 'stock units (RSUs)',
  self: 'self-only coverage',
  semiannual: 'twice a year',
  semiannually: 'twice a year',
  sep_ira: 'SEP IRA',
  short: 'a year or less',
  simple_ira: 'SIMPLE IRA',
  single_company: 'single stock',
  solo_401k: 'solo 401(k)',
  start: 'at the start of each period',
  spouse_only: 'only my spouse is covered',
  taking: 'had started',
  not_yet: 'had not started',
  target_date: 'target-date fund',
  targets: 'your targets',
  todays_dollars: 'today’s dollars',
  traditional_ira: 'traditional IRA',
  under: 'still ahead',
  after: 'already reached',
  workplace: '401(k) or other plan at work',
  workplace_plan: '401(k) or other plan at work',
  yearOf: 'reached this year',
};

/** An option of a choice as people write it: "Roth IRA", "married filing jointly", "Texas". */
export function optionInWords(option: string, options: readonly string[] = []): string {
  // Postal codes are words of their own: "in", "or", "me".
  if (options.includes('wy') && option in stateNames) return stateNames[option as keyof typeof stateNames];
  return words[option] ?? option.replaceAll('_', ' ');
}
