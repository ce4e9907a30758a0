import { stateCodes } from '#advisor/reader/states.ts';

/** Facts that people state in words rather than numbers: each key with its values. */
const wordFacts = {
  /** How the person files taxes; "my wife and I", "married" count as married_joint unless they say they file apart; "single mom" is head_of_household. */
  filing: ['single', 'married_joint', 'married_separate', 'head_of_household', 'surviving_spouse'],
  /** Family situation, where said. */
  status: ['married', 'engaged', 'divorced', 'widowed', 'unmarried_couple'],
  /** Where said. */
  work: ['employed', 'self_employed', 'retired', 'unemployed', 'student'],
  /** Where said. */
  home: ['renting', 'owning', 'buying'],
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
  /** Options that an employer grants: incentive or nonqualified ones. */
  stock_option: ['iso', 'nso'],
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
  series: [
    'stocks',
    'bonds',
    'bills',
    'inflation',
    'gold',
    /** Home prices of the country. */
    'real_estate',
    'small_stocks',
    'corporate_bonds',
  ],
  /** Portfolio optimum asked for. */
  aim: ['minimum_variance', 'maximum_sharpe', 'risk_parity'],
  /** What they do when the market falls. */
  reaction: ['sell_all', 'sell_some', 'hold', 'buy_more'],
  risk_goal: ['safety', 'balance', 'growth'],
  /** With investing. */
  experience: ['none', 'some', 'much'],
  /** Inherited account: whether the dead owner took required distributions. */
  owner_had_begun: ['yes', 'no'],
  /** Who inherits a retirement account, seen from the one who died; a grown child or another person is not marked. */
  heir: [
    'spouse',
    'minor_child',
    /** Disabled or chronically ill. */
    'disabled',
    /** The estate, a trust or a charity. */
    'estate_or_trust',
  ],
  /** Results wanted in today's or in future dollars. */
  money_of: ['today', 'future'],
  /** The U.S. state (or DC) somebody lives, works or buys in, also told by a city; of a move, where they are now. */
  state: stateCodes,
  /** The plastic that was used or stolen. */
  card: ['credit', 'debit'],
  /** Whose student loans they are: the government's, a bank's, or a parent's for the child. */
  student_loan: ['federal', 'private', 'parent'],
  /** How good somebody's credit is, where said in words. */
  credit: ['good', 'poor'],
  /** Whether somebody gets the whole employer match, leaves some of it, or has none at work. */
  match_taken: ['full', 'missed', 'none'],
  /** The employer behind a health plan: from twenty people on it is large for Medicare. */
  employer_size: ['large', 'small'],
  /** What a car dealer sells on top. */
  add_on: ['gap', 'warranty'],
  /** Whether somebody itemizes or takes the standard deduction, where said and not asked. */
  deduction: ['itemized', 'standard'],
  /** How far a divorce is. */
  divorce: ['thinking', 'filed', 'asked_to_sign'],
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
    /** A house or land is given away, signed over or put in another's name while its owner lives. */
    'house_gift',
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
    /** On a visa for students or exchange visitors: F-1, J-1, M-1, also OPT and CPT. */
    'student_visa',
    /** Works for the school where the person is enrolled. */
    'campus_job',
    'first_home',
    'primary_home',
    'rental_home',
    /** A home or rental without a loan on it: "paid cash", "all cash", "free and clear". */
    'no_mortgage',
    /** A rental that is never empty: "always full", "no vacancy". */
    'no_vacancy',
    'inherited',
    'windfall',
    'laid_off',
    'sick',
    'afraid',
    /** Worked out without interest or growth: "ignoring interest", "it earns nothing", "interest free". */
    'no_interest',
    /** Without inflation: "don't worry about inflation". */
    'no_inflation',
    'no_kids',
    /** A baby or newborn, who counts as one child. */
    'baby',
    'expecting',
    /** Something has gone on since a child was born, so the child's age is how long. */
    'since_birth',
    'no_other_income',
    /** A home or land somebody owned without living there, and did not rent out. */
    'never_lived_there',
    /** Let strangers in: a code, a password, a login, remote control. */
    'gave_access',
    'sent_money',
    /** The other side called, texted or mailed first. */
    'they_called',
    'group_layoff',
    /** Works for government, a public school or a nonprofit. */
    'public_service',
    /** Behind: a payment on a home, car or card was missed. */
    'missed_payments',
    /** A summons, a lawsuit or foreclosure papers. */
    'court_papers',
    'eviction_notice',
    'still_charging',
    'cards_put_away',
    'cosigned',
    'already_signed',
    /** Nothing or next to nothing put aside. */
    'no_savings',
    /** Health insurance from one's own present job. */
    'employer_health',
    /** Health insurance from a spouse's present job. */
    'spouse_health',
    'sold_already',
    'teen_driver',
    /** Nobody lives on the person's income. */
    'no_dependents',
    /** Miles told for the way there and back together. */
    'round_trip',
    /** The tax return came in time; only the payment was late. */
    'filed_on_time',
    /** A home sold because of a new job, a move for work, health, a divorce or something else unforeseen. */
    'forced_sale',
    /** Some of the hours worked are paid double. */
    'double_time',
    /** The costlier option of a spread is sold: money comes in at the start. */
    'credit_spread',
    /** The deductible of the year is used up: "already met my deductible". */
    'deductible_met',
    /** The job may end soon or the hours were cut: "layoffs are coming", "my company is being bought", "job is shaky". */
    'job_at_risk',
    /** May have to move before long, without a time told: "the army might transfer us", "could be relocated". */
    'may_move',
    /** Pays the cards in full every month. */
    'pays_in_full',
    /** No payment is late: "current on everything", "never missed one". */
    'up_to_date',
  ],
} as const;

type WordFacts = typeof wordFacts;
export type WordFactKey = keyof WordFacts;
/** "filing=single" and so on, in the order of the reader's outputs. */
export const wordFactIds: readonly string[] = Object.entries(wordFacts).flatMap(([key, values]) =>
  values.map((value) => `${key}=${value}`),
);
