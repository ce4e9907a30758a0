/** Something people ask for that has no page of its own yet, with what helps meanwhile. */
export interface Topic {
  about: string;
  article: string | undefined;
  /** Calculators whose figures help, best first. */
  calculators: readonly string[];
  /** True where one of them answers the question in full. */
  answers?: true;
}

/** Decisions that people ask about. */
export const guideTopics: Readonly<Record<string, Topic>> = {
  next_dollar: {
    about: 'Where the next spare dollar should go: match, debt, cushion, retirement, other',
    article: 'pay-yourself-first',
    calculators: [],
  },
  windfall: {
    about: 'What to do with a windfall, inheritance, settlement or bonus',
    article: 'dollar-cost-averaging-and-lump-sum',
    calculators: ['dca_vs_lump_sum'],
  },
  prepay_or_invest: {
    about: 'Pay a loan or mortgage down early or invest instead',
    article: 'opportunity-cost',
    calculators: ['loan_amortization'],
  },
  behind_on_retirement: {
    about: 'Behind on retirement savings at 40, 45, 50 or 55: what to do now',
    article: 'catch-up-contributions',
    calculators: ['retirement_plan'],
  },
  how_much_to_save: {
    about: 'How much or what share of income to save',
    article: 'pay-yourself-first',
    calculators: ['fire_number'],
  },
  on_track: {
    about: 'Am I doing OK, am I on track for my age',
    article: 'four-percent-rule',
    calculators: ['retirement_plan'],
  },
  market_fell: {
    about: 'The market fell or might: sell, hold or buy; young, near retirement or retired',
    article: 'market-timing',
    calculators: ['loss_recovery'],
  },
  one_stock: {
    about: "All or much money in one stock or the employer's stock",
    article: 'concentration-and-employer-stock',
    calculators: [],
  },
  all_cash: {
    about: 'Sitting in cash, afraid to invest',
    article: 'dollar-cost-averaging-and-lump-sum',
    calculators: ['inflation_adjust'],
  },
  too_much_crypto: {
    about: 'A lot in crypto, gold or another speculative thing; should I buy some',
    article: 'crypto',
    calculators: [],
  },
  leveraged_and_day_trading: {
    about: 'Leveraged funds, day trading, options for income',
    article: 'behavioral-biases',
    calculators: [],
  },
  lump_sum_or_monthly: {
    about: 'Invest a sum at once or month by month',
    article: 'dollar-cost-averaging-and-lump-sum',
    calculators: ['dca_vs_lump_sum'],
  },
  roth_or_traditional: {
    about: 'Roth or traditional contributions',
    article: 'roth-ira',
    calculators: ['roth_vs_traditional'],
  },
  convert_to_roth: {
    about: 'Convert to Roth or not',
    article: 'roth-conversions',
    calculators: ['roth_conversion'],
  },
  claim_social_security: {
    about: 'When to claim Social Security, alone, as a couple, widowed or divorced',
    article: 'social-security-claiming',
    calculators: ['social_security_benefit', 'claiming_age'],
  },
  pension_choice: {
    about: 'Pension or lump sum, and survivor options',
    article: 'pensions',
    calculators: ['pension_or_lump_sum'],
  },
  can_i_retire: {
    about: 'Can I retire at an age or with an amount',
    article: 'four-percent-rule',
    calculators: ['retirement_plan'],
  },
  how_much_may_i_spend: {
    about: 'How much may I spend in retirement',
    article: 'four-percent-rule',
    calculators: ['withdrawal_amount', 'money_lasts'],
  },
  annuity_pitch: { about: 'Someone wants to sell an annuity', article: 'annuities', calculators: [] },
  whole_life_pitch: {
    about: 'Someone wants to sell whole life or universal life insurance',
    article: 'life-insurance',
    calculators: [],
  },
  one_percent_adviser: {
    about: 'Is an adviser for one percent worth it; do I need an adviser',
    article: 'fiduciary-standards',
    calculators: ['fee_drag'],
  },
  debt_settlement_pitch: {
    about: 'A debt settlement or credit repair offer',
    article: undefined,
    calculators: [],
  },
  is_it_a_scam: {
    about: 'Is this offer, call or investment a scam',
    article: 'investment-scams',
    calculators: [],
  },
  parent_scammed: {
    about: 'A parent or relative is being scammed',
    article: 'investment-scams',
    calculators: [],
  },
  emergency_fund_size: {
    about: 'Emergency fund: how big, where, may I invest it',
    article: 'emergency-fund',
    calculators: ['emergency_fund'],
  },
  which_debt_first: {
    about: 'Which debt to pay first',
    article: 'avalanche-and-snowball',
    calculators: ['debt_payoff'],
  },
  balance_transfer_choice: {
    about: 'Is a balance transfer a good idea',
    article: 'credit-card-interest',
    calculators: ['balance_transfer'],
  },
  consolidate_choice: {
    about: 'Should I consolidate debts',
    article: 'debt-consolidation',
    calculators: ['consolidation'],
  },
  borrow_from_401k: {
    about: 'Should I borrow from the 401(k)',
    article: 'traditional-401k',
    calculators: ['loan_401k'],
  },
  cash_out_401k: {
    about: 'Should I cash out a 401(k)',
    article: 'early-withdrawals-72t',
    calculators: ['early_withdrawal'],
  },
  leaving_job_401k: {
    about: 'Leaving a job: what to do with the old 401(k)',
    article: 'traditional-401k',
    calculators: [],
  },
  laid_off: {
    about: 'Lost a job: what to do with money first',
    article: 'emergency-fund',
    calculators: ['emergency_fund'],
  },
  sick_or_disabled: {
    about: 'Illness or disability and money',
    article: 'disability-insurance',
    calculators: [],
  },
  cannot_pay_taxes: { about: 'Cannot pay the tax bill', article: undefined, calculators: [] },
  did_not_file: { about: 'Did not file taxes for some years', article: undefined, calculators: [] },
  bankruptcy: {
    about: 'Bankruptcy: should I, Chapter 7 or 13',
    article: undefined,
    calculators: [],
  },
  debts_of_the_dead: {
    about: 'Debts of a parent or spouse who died',
    article: 'estate-basics',
    calculators: [],
  },
  buy_or_rent: { about: 'Buy a home or keep renting', article: 'rent-or-buy', calculators: ['rent_vs_buy'] },
  how_much_house: {
    about: 'How much house should I buy',
    article: 'home-buying',
    calculators: ['mortgage_affordability'],
  },
  fifteen_or_thirty: {
    about: '15 or 30 year mortgage',
    article: 'home-buying',
    calculators: ['loan_amortization'],
  },
  points_choice: {
    about: 'Pay mortgage points or not',
    article: 'refinancing',
    calculators: ['mortgage_points'],
  },
  refinance_choice: {
    about: 'Refinance or not',
    article: 'refinancing',
    calculators: ['refinance_breakeven'],
  },
  heloc_or_cash_out: {
    about: 'HELOC, home equity loan or cash-out refinance',
    article: undefined,
    calculators: ['home_equity'],
  },
  buy_with_partner: { about: 'Buy a home with a partner unmarried', article: undefined, calculators: [] },
  sell_or_rent_out: {
    about: 'Sell or rent out the old home',
    article: undefined,
    calculators: ['seller_proceeds', 'rental_property'],
  },
  first_rental: {
    about: 'A rental as a first investment',
    article: undefined,
    calculators: ['rental_property'],
  },
  lease_or_buy_car: { about: 'Lease or buy a car', article: undefined, calculators: ['lease_vs_buy'] },
  new_or_used_car: {
    about: 'New or used car, how much car',
    article: undefined,
    calculators: ['loan_amortization'],
  },
  zero_percent_or_rebate: {
    about: '0 % financing or cash rebate',
    article: undefined,
    calculators: ['loan_amortization'],
  },
  loan_for_wedding: {
    about: 'Borrow for a wedding, a vacation or another wish',
    article: undefined,
    calculators: ['loan_amortization'],
  },
  cosign: { about: 'Cosign a loan', article: undefined, calculators: [] },
  lend_to_family: { about: 'Lend money to family or a friend', article: undefined, calculators: [] },
  combine_money: { about: 'Combine money as a couple', article: 'budgeting-50-30-20', calculators: [] },
  divorce_first_steps: {
    about: 'Divorce: first steps with money',
    article: 'divorce-and-money',
    calculators: [],
  },
  new_baby: { about: 'A baby is coming: money steps', article: 'college-529-plans', calculators: [] },
  college_or_retirement: {
    about: 'Save for college or for retirement first',
    article: 'college-529-plans',
    calculators: ['college_529'],
  },
  college_account: {
    about: '529 or something else for a child',
    article: 'college-529-plans',
    calculators: ['college_529'],
  },
  private_or_public: {
    about: 'Private or public college, is it worth the price',
    article: 'student-loans',
    calculators: ['loan_amortization'],
  },
  job_offer_choice: {
    about: 'Which job offer, is this offer good',
    article: undefined,
    calculators: ['take_home_pay'],
  },
  quit_to_start: {
    about: 'Quit a job to start something',
    article: 'emergency-fund',
    calculators: ['emergency_fund'],
  },
  employee_stock: {
    about: 'ESPP, RSU or stock options: join, sell or hold',
    article: 'rsu-iso-espp',
    calculators: ['employer_match_espp_rsu'],
  },
  term_or_whole: {
    about: 'Term or whole life insurance',
    article: 'life-insurance',
    calculators: ['life_insurance_need'],
  },
  how_much_life_insurance: {
    about: 'Do I need life insurance and how much',
    article: 'life-insurance',
    calculators: ['life_insurance_need'],
  },
  disability_choice: {
    about: 'Do I need disability insurance',
    article: 'disability-insurance',
    calculators: [],
  },
  long_term_care_choice: {
    about: 'Long-term care insurance or not',
    article: 'long-term-care',
    calculators: [],
  },
  umbrella_choice: { about: 'Umbrella insurance or not', article: 'umbrella-insurance', calculators: [] },
  hsa_as_investment: {
    about: 'Use the HSA or invest and keep it',
    article: 'health-savings-account',
    calculators: [],
  },
  health_plan_choice: {
    about: "Marketplace, COBRA or a spouse's plan; which health plan",
    article: undefined,
    calculators: [],
  },
  medicare_while_working: { about: 'Medicare at 65 while working', article: 'medicare', calculators: [] },
  will_and_beneficiaries: {
    about: 'Will, trust and beneficiaries',
    article: 'beneficiaries',
    calculators: [],
  },
  giving_to_children: {
    about: 'Giving money or a house to children',
    article: 'gift-and-estate-tax',
    calculators: ['estate_gift'],
  },
  charity_choice: { about: 'How to give to charity', article: 'charitable-giving-daf-qcd', calculators: [] },
  start_investing: {
    about: 'How to start investing with little money; what to invest in first',
    article: 'index-funds',
    calculators: [],
  },
  choose_funds: {
    about: 'Which kind of fund or mix to choose, index funds, three funds, target date',
    article: 'asset-allocation',
    calculators: [],
  },
  credit_building: {
    about: 'Build or repair credit, credit score questions with a decision',
    article: 'credit-score',
    calculators: [],
  },
  budget_help: {
    about: 'Living paycheck to paycheck, cannot save, how to start',
    article: 'budgeting-50-30-20',
    calculators: ['budget_50_30_20'],
  },
  raise_or_bonus: {
    about: 'Got a raise or bonus: what to do',
    article: 'pay-yourself-first',
    calculators: ['raise_after_tax'],
  },
  old_bills_collections: {
    about: 'A collection agency or old debt: what to do',
    article: undefined,
    calculators: [],
  },
  student_loan_choice: {
    about: 'Which student loan plan, forgiveness, refinance student loans',
    article: 'student-loans',
    calculators: ['loan_amortization'],
  },
  car_insurance_choice: {
    about: 'Car or renters insurance cover and deductibles',
    article: undefined,
    calculators: [],
  },
  gold_or_cash_at_home: {
    about: 'Money at home, bank safety, is my money safe',
    article: 'fdic-insurance',
    calculators: [],
  },
  parents_money: { about: 'Helping aging parents with money', article: undefined, calculators: [] },
  prenup: { about: 'A prenup or marrying with debt', article: 'divorce-and-money', calculators: [] },
};

/** Calculations that people ask for and no calculator does: recognized, so that no other one answers in its place. */
export const missingCalculators: Readonly<Record<string, Topic>> = {
  job_offers: {
    about: 'Comparing two job offers with pay, benefits, match and cost of living',
    article: undefined,
    calculators: ['take_home_pay'],
  },
  student_loan_plans: {
    about: 'Student loan repayment plans: standard, graduated, extended, income-driven, forgiveness',
    article: 'student-loans',
    calculators: ['loan_amortization'],
  },
  estimated_tax: {
    about: 'Quarterly estimated tax payments and safe harbors',
    article: 'estimated-tax',
    calculators: ['federal_income_tax'],
  },
  marriage_tax: {
    about: 'Tax effect of marrying, divorcing or filing separately',
    article: 'tax-brackets',
    calculators: ['federal_income_tax'],
    answers: true,
  },
  premium_tax_credit: {
    about: 'Marketplace health insurance credit by income and household',
    article: 'early-retirement-and-aca-credits',
    calculators: [],
  },
  college_credits: {
    about: 'Education credits and student loan interest deduction',
    article: 'college-529-plans',
    calculators: [],
  },
  child_care_credit: {
    about: 'Child and dependent care credit or dependent care FSA',
    article: undefined,
    calculators: [],
  },
  solo_retirement_room: {
    about: 'How much a self-employed person may put into a solo 401(k) or SEP',
    article: 'self-employed-retirement-plans',
    calculators: ['contribution_limits'],
  },
  survivor_benefit: {
    about: 'Social Security for a widow, widower or divorced spouse',
    article: 'spousal-and-survivor-benefits',
    calculators: [],
  },
  future_need: {
    about: 'What something will cost later, or how much a sum must be today',
    article: 'inflation',
    calculators: ['inflation_adjust'],
    answers: true,
  },
};

/** What is refused, and whom we send to help. */
export const refusalTopics: Readonly<Record<string, string>> = {
  insider_trading: 'wants to trade on or pass on secret information about a company',
  manipulation: 'wants to move a price, pump and dump, spoof or wash trade',
  guaranteed: 'demands a guaranteed or risk-free high return from us',
  laundering: 'wants to hide where money came from',
  structuring: 'wants to split cash deposits to avoid reports',
  evasion: 'wants to hide income or assets from the tax office or lie on a return',
  fraud:
    'wants to lie on a loan application, hide assets from a court or creditors, fake documents or cheat others',
  distress: 'says they want to die or hurt themselves',
};
