/** Facts that people state in words rather than numbers: each key with its values. */
export const wordFacts = {
  /** How the person files taxes; "my wife and I", "married" count as married_joint unless they say they file apart; "single mom" is head_of_household. */
  filing: ['single', 'married_joint', 'married_separate', 'head_of_household', 'surviving_spouse'],
  /** Family situation, where said. */
  status: ['married', 'engaged', 'divorced', 'widowed', 'unmarried_couple'],
  /** Where said. */
  work: ['employed', 'self_employed', 'retired', 'unemployed', 'student'],
  /** Where said. */
  home: ['renting', 'owning', 'buying'],
  /** The state somebody lives or works in, by its postal code. */
  state: [
    'al',
    'ak',
    'az',
    'ar',
    'ca',
    'co',
    'ct',
    'de',
    'dc',
    'fl',
    'ga',
    'hi',
    'id',
    'il',
    'in',
    'ia',
    'ks',
    'ky',
    'la',
    'me',
    'md',
    'ma',
    'mi',
    'mn',
    'ms',
    'mo',
    'mt',
    'ne',
    'nv',
    'nh',
    'nj',
    'nm',
    'ny',
    'nc',
    'nd',
    'oh',
    'ok',
    'or',
    'pa',
    'ri',
    'sc',
    'sd',
    'tn',
    'tx',
    'ut',
    'vt',
    'va',
    'wa',
    'wv',
    'wi',
    'wy',
  ],
  /** Pay rhythm, or the rhythm of deposits where no wage is involved. */
  paid: ['weekly', 'every_two_weeks', 'twice_a_month', 'monthly', 'yearly'],
  /** Account or product the question is about. */
  account: [
    'workplace',
    'roth_workplace',
    'traditional_ira',
    'roth_ira',
    'simple_ira',
    'sep_ira',
    'solo_401k',
    'hsa',
    'fsa',
    'plan_529',
    'brokerage',
    'savings',
    'money_market',
    'cd',
    'treasury',
    'i_bond',
    'pension',
    'inherited_ira',
    'annuity',
  ],
  /** Loan the question is about. */
  loan: ['mortgage', 'car', 'student', 'card', 'personal', 'home_equity', 'payday', 'business', 'family'],
  /** For IRA questions. */
  retirement_plan_at_work: ['covered', 'spouse_only', 'none'],
  /** Health plan of an HSA. */
  health_cover: ['self', 'family'],
  /** Investment held over a year, or a year or less. */
  holding: ['long', 'short'],
  option: ['call', 'put'],
  /** Option strategy. */
  strategy: [
    'buy',
    'sell',
    'covered_call',
    'cash_secured_put',
    'protective_put',
    'collar',
    'call_spread',
    'put_spread',
    'straddle',
    'strangle',
  ],
  compounding: ['daily', 'monthly', 'quarterly', 'semiannually', 'yearly', 'continuously'],
  /** Deposits or withdrawals at the beginning or end of a period. */
  timing: ['start', 'end'],
  /** Coupon rhythm. */
  coupons: ['annual', 'semiannual', 'quarterly'],
  college: ['public_in_state', 'public_out_of_state', 'private'],
  income_steadiness: ['steady', 'variable'],
  /** Growth multiple asked about. */
  multiple: ['double', 'triple', 'quadruple', 'tenfold'],
  /** History asked about. */
  series: ['stocks', 'bonds', 'bills', 'inflation'],
  /** Portfolio optimum asked for. */
  aim: ['minimum_variance', 'maximum_sharpe', 'risk_parity'],
  /** What they do when the market falls. */
  reaction: ['sell_all', 'sell_some', 'hold', 'buy_more'],
  risk_goal: ['safety', 'balance', 'growth'],
  /** With investing. */
  experience: ['none', 'some', 'much'],
  /** Inherited account: whether the dead owner took required distributions. */
  owner_had_begun: ['yes', 'no'],
  /** Results wanted in today's or in future dollars. */
  money_of: ['today', 'future'],
  /** Things that are simply true. */
  flag: [
    'roll_in_costs',
    'lived_apart',
    'left_employer',
    'look_back',
    'no_look_back',
    'dollar_for_dollar',
    'own_business',
    'couple_gives',
    'spouses_get_gift',
    'buys_back',
    'no_part_d',
    'income_is_after_deductions',
    'maxes_out',
    'blind',
    'one_child',
    'no_selling',
    'ladder',
    'apy_given',
    'espp',
    'rsu',
    'match',
    'interest_only',
    'per_share',
    'not_us_citizen',
    'first_home',
    'primary_home',
    'rental_home',
    'inherited',
    'windfall',
    'laid_off',
    'sick',
    'afraid',
  ],
} as const;

export type WordFacts = typeof wordFacts;
export type WordFactKey = keyof WordFacts;
/** "filing=single" and so on, in the order of the reader's outputs. */
export const wordFactIds: readonly string[] = Object.entries(wordFacts).flatMap(([key, values]) =>
  values.map((value) => `${key}=${value}`),
);
