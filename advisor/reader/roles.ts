/** What the value of a role is counted in. */
export type RoleKind = 'money' | 'rate' | 'time' | 'age' | 'count' | 'year' | 'ratio' | 'any';

/** What a quantity can mean in the world, with its kind and the meaning that the reader matches against. */
export const roles = {
  age: { kind: 'age', meaning: 'how old a person is (owner: me, spouse, child, other such as a parent)' },
  age_retire: { kind: 'age', meaning: 'age at which someone wants to stop working' },
  age_claim: { kind: 'age', meaning: 'age at which Social Security or a pension starts or is claimed' },
  age_quoted: {
    kind: 'age',
    meaning: 'age that a quoted Social Security or pension benefit is stated for, beside the age asked about',
  },
  age_until: { kind: 'age', meaning: 'age until which money must last, or life expectancy' },
  age_start: { kind: 'age', meaning: 'age at which college, saving or another plan starts' },
  term: {
    kind: 'time',
    meaning: "length of a loan, lease, CD or bond from start to end, or a new loan's term",
  },
  term_left: { kind: 'time', meaning: 'time still left on an existing loan, lease or bond' },
  horizon: {
    kind: 'time',
    meaning: 'how long money is left to grow, or time from now until a goal, purchase or retirement',
  },
  time_last: { kind: 'time', meaning: 'how long savings or a portfolio must last while money is taken out' },
  time_held: {
    kind: 'time',
    meaning: 'how long something has been owned, lived in or done, or how long ago it began',
  },
  time_stay: { kind: 'time', meaning: 'how long someone plans to stay in a home or keep a loan or car' },
  time_payoff: { kind: 'time', meaning: 'time within which someone wants a debt paid off' },
  months_cover: { kind: 'time', meaning: 'months of spending an emergency fund covers or should cover' },
  time_spread: {
    kind: 'time',
    meaning:
      'months over which a sum is invested step by step, or years in which money is added before it is left alone',
  },
  years_worked: { kind: 'time', meaning: 'years of work or service that count for a benefit or pension' },
  duration: { kind: 'time', meaning: 'duration of a bond or bond fund' },
  days: {
    kind: 'time',
    meaning:
      'days to expiry of an option, days between two dates, days at work in a week, or days or months of interest taken as a penalty',
  },
  year: { kind: 'year', meaning: 'a calendar year or tax year the question is about' },
  year_birth: { kind: 'year', meaning: 'year in which someone was born (with an owner)' },
  year_past: {
    kind: 'year',
    meaning: 'calendar year in which something was bought, started or happened, or a first year of a stretch',
  },
  year_future: {
    kind: 'year',
    meaning: 'calendar year by which something should happen, or the last year of a stretch',
  },
  n_children: { kind: 'count', meaning: 'number of children or dependents who are children' },
  n_dependents: { kind: 'count', meaning: 'number of other dependents, such as parents' },
  n_people: { kind: 'count', meaning: 'number of people who get or share something, such as heirs' },
  n_shares: { kind: 'count', meaning: 'number of shares' },
  shares_sold: {
    kind: 'count',
    meaning: 'number of shares or coins sold or to sell, out of purchases whose numbers are told beside it',
  },
  n_contracts: { kind: 'count', meaning: 'number of option contracts' },
  n_periods: { kind: 'count', meaning: 'number of payments, paychecks or deposits in a year or in total' },
  n_years_college: { kind: 'count', meaning: 'number of college years' },
  n_rungs: { kind: 'count', meaning: 'number of rungs of a CD or bond ladder' },
  hours: { kind: 'count', meaning: 'hours worked in a week' },
  commute_minutes: { kind: 'count', meaning: 'minutes or hours that one trip to work takes' },
  n_units: { kind: 'count', meaning: 'number of units, rooms or doors that are rented out' },
  miles: { kind: 'count', meaning: 'miles driven, a year or in total' },
  mile_rate: { kind: 'money', meaning: 'what one mile counts or costs, such as 70 cents a mile' },
  mpg: { kind: 'ratio', meaning: 'miles per gallon of a car' },
  kwh: { kind: 'ratio', meaning: 'kWh that an electric car takes for 100 miles' },
  household_size: { kind: 'count', meaning: 'number of people in the household' },
  wages: {
    kind: 'money',
    meaning: 'salary, wages or pay before taxes (owner: me, spouse, both for the household)',
  },
  wages_new: { kind: 'money', meaning: 'pay of a new job or an offer, beside the present pay' },
  take_home: { kind: 'money', meaning: 'pay after taxes, what lands in the account' },
  se_income: { kind: 'money', meaning: 'self-employment, freelance, gig or business income' },
  business_expenses: { kind: 'money', meaning: 'costs of a business or self-employment to take off' },
  overtime: { kind: 'money', meaning: 'overtime pay' },
  tips: { kind: 'money', meaning: 'tips received' },
  bonus: { kind: 'money', meaning: 'a bonus or commission' },
  bonus_rate: { kind: 'rate', meaning: 'a bonus or commission in percent of pay' },
  raise_amount: { kind: 'money', meaning: 'a raise in dollars' },
  raise_rate: { kind: 'rate', meaning: 'a raise or pay rise in percent' },
  interest_income: { kind: 'money', meaning: 'taxable interest received' },
  exempt_interest: { kind: 'money', meaning: 'tax-exempt interest received, as from municipal bonds' },
  dividend_income: { kind: 'money', meaning: 'dividends received in a year' },
  rental_income: { kind: 'money', meaning: 'rent received from tenants' },
  pension_income: { kind: 'money', meaning: 'pension or annuity received' },
  ss_income: { kind: 'money', meaning: 'Social Security benefit received or promised (with an owner)' },
  aime: { kind: 'money', meaning: 'average indexed monthly earnings (AIME) of Social Security' },
  other_income: {
    kind: 'money',
    meaning: 'any other income, such as alimony, unemployment or taxable income not named',
  },
  agi: { kind: 'money', meaning: 'adjusted gross income, MAGI, or taxable income stated as such' },
  tax_withheld: { kind: 'money', meaning: 'tax withheld or already paid in' },
  tax_bill: { kind: 'money', meaning: 'tax owed, a tax bill or a refund' },
  save_amount: {
    kind: 'money',
    meaning: 'amount saved, invested or contributed regularly, or that could be',
  },
  save_share: { kind: 'rate', meaning: 'percent of pay saved or contributed' },
  save_growth: { kind: 'rate', meaning: 'yearly increase of what is saved' },
  match_rate: { kind: 'rate', meaning: 'employer match: how much the employer adds per dollar' },
  match_limit: { kind: 'rate', meaning: 'percent of pay up to which the employer matches' },
  k401_contrib: {
    kind: 'money',
    meaning: 'contribution to a 401(k), 403(b), 457 or TSP, made or planned in a year',
  },
  ira_contrib: {
    kind: 'money',
    meaning: 'contribution to a traditional or Roth IRA, made or planned in a year',
  },
  hsa_contrib: { kind: 'money', meaning: 'contribution to an HSA, own or by the employer' },
  bal_cash: { kind: 'money', meaning: 'cash, checking, savings, CD or emergency fund balance' },
  bal_retirement: {
    kind: 'money',
    meaning: 'balance of a 401(k), traditional IRA or other retirement account',
  },
  bal_roth: { kind: 'money', meaning: 'balance of a Roth account' },
  bal_brokerage: { kind: 'money', meaning: 'balance of a taxable brokerage account' },
  bal_hsa: { kind: 'money', meaning: 'balance of a health savings account' },
  bal_529: { kind: 'money', meaning: 'balance of college savings' },
  bal_total: {
    kind: 'money',
    meaning: 'total savings, portfolio or nest egg, or money invested without naming the account',
  },
  bal_other: { kind: 'money', meaning: 'worth of another thing owned: car, business, collection, land' },
  hold_amount: { kind: 'money', meaning: 'dollar amount held in one asset or fund (with a kind)' },
  hold_share: { kind: 'rate', meaning: 'percent of the portfolio held in one asset now (with a kind)' },
  target_share: { kind: 'rate', meaning: 'target percent of the portfolio wanted in an asset (with a kind)' },
  spend_total: { kind: 'money', meaning: 'spending or expenses in total, now or in retirement' },
  spend_needs: { kind: 'money', meaning: 'spending on needs or essentials only' },
  spend_wants: { kind: 'money', meaning: 'spending on wants or fun' },
  spend_item: { kind: 'money', meaning: 'cost of a single thing, bill or purchase' },
  college_cost: { kind: 'money', meaning: 'cost of college or school, a year or in total' },
  housing_cost: { kind: 'money', meaning: 'rent or whole housing payment someone pays, now or if they rent' },
  debt_balance: {
    kind: 'money',
    meaning: 'amount owed or borrowed on a card, car, student, personal or other loan (with a kind)',
  },
  debt_payment: { kind: 'money', meaning: 'monthly or minimum payment on a debt (with a kind)' },
  debt_budget: { kind: 'money', meaning: 'total a month available for all debts together' },
  debt_extra: { kind: 'money', meaning: 'extra payment toward a debt, regular or once' },
  loan_rate: { kind: 'rate', meaning: 'interest rate of a loan, mortgage or card someone has or would take' },
  loan_rate_new: {
    kind: 'rate',
    meaning: 'new or other rate offered: refinancing, balance transfer, consolidation',
  },
  transfer_fee: { kind: 'rate', meaning: 'fee in percent for a balance transfer or loan origination' },
  points: { kind: 'rate', meaning: 'mortgage points, in percent or count' },
  credit_limit: { kind: 'money', meaning: 'credit limit of a card' },
  credit_score: { kind: 'count', meaning: 'credit score' },
  home_price: { kind: 'money', meaning: 'price of a house to buy' },
  home_value: { kind: 'money', meaning: 'what a home someone owns is worth or sells for' },
  home_basis: { kind: 'money', meaning: 'what was paid for a home someone owns' },
  depreciation: { kind: 'money', meaning: 'depreciation taken on a rental or business property so far' },
  home_improvement: { kind: 'money', meaning: 'cost of improvements to a home' },
  mortgage_balance: { kind: 'money', meaning: 'mortgage owed or borrowed' },
  mortgage_payment: { kind: 'money', meaning: 'monthly payment of a mortgage' },
  down_amount: { kind: 'money', meaning: 'down payment in dollars, for a house or a car' },
  down_share: { kind: 'rate', meaning: 'down payment in percent' },
  property_tax: { kind: 'money', meaning: 'property tax in dollars' },
  property_tax_rate: { kind: 'rate', meaning: 'property tax in percent of the value' },
  home_insurance: { kind: 'money', meaning: 'homeowners or renters insurance premium' },
  hoa: { kind: 'money', meaning: 'HOA or association dues' },
  pmi: { kind: 'money', meaning: 'mortgage insurance in dollars' },
  pmi_rate: { kind: 'rate', meaning: 'mortgage insurance in percent' },
  maintenance: { kind: 'money', meaning: 'upkeep or repairs of a home or car in dollars' },
  maintenance_rate: { kind: 'rate', meaning: 'upkeep in percent of the value' },
  closing_costs: { kind: 'money', meaning: 'closing costs, points or fees of a loan or purchase in dollars' },
  closing_rate: { kind: 'rate', meaning: 'closing costs in percent' },
  selling_costs: { kind: 'money', meaning: 'costs of selling in dollars' },
  selling_rate: { kind: 'rate', meaning: 'costs of selling or commission in percent' },
  rental_costs: { kind: 'money', meaning: 'running costs of a rental told in one sum' },
  vacancy: { kind: 'rate', meaning: 'vacancy share of a rental' },
  car_price: { kind: 'money', meaning: 'price of a car or truck' },
  trade_in: { kind: 'money', meaning: 'trade-in value or rebate' },
  lease_payment: { kind: 'money', meaning: 'monthly lease payment' },
  residual: { kind: 'money', meaning: 'residual or buyout value of a lease, or worth of a car later' },
  residual_share: { kind: 'rate', meaning: 'residual value of a lease in percent of the sticker price' },
  fuel_price: { kind: 'money', meaning: 'price of a gallon of gas or diesel, or of a kWh of electricity' },
  rate_return: { kind: 'rate', meaning: 'expected or past yearly return of investments' },
  rate_inflation: { kind: 'rate', meaning: 'inflation rate' },
  rate_savings: { kind: 'rate', meaning: 'interest rate or APY of savings, CD or money market' },
  rate_tax: { kind: 'rate', meaning: 'tax rate or bracket now (or not said when)' },
  rate_tax_later: { kind: 'rate', meaning: 'tax rate or bracket in retirement or another later time' },
  rate_fee: { kind: 'rate', meaning: 'expense ratio, advisory or management fee in percent' },
  fee_amount: { kind: 'money', meaning: 'a fee in dollars' },
  rate_home_growth: { kind: 'rate', meaning: 'growth of home prices' },
  rate_rent_growth: { kind: 'rate', meaning: 'growth of rent' },
  rate_cost_growth: { kind: 'rate', meaning: 'growth of college or other costs' },
  rate_withdrawal: { kind: 'rate', meaning: 'withdrawal rate' },
  rate_change: { kind: 'rate', meaning: 'a rise or fall of interest rates in percentage points' },
  loss_rate: { kind: 'rate', meaning: 'a fall or loss in percent' },
  gain_rate: { kind: 'rate', meaning: 'a past rise or gain in percent' },
  replace_share: { kind: 'rate', meaning: 'share of income or cost to replace or cover' },
  price_share: {
    kind: 'rate',
    meaning: 'a tip, discount, percent off or sales tax in percent of a price or bill',
  },
  profit_share: { kind: 'rate', meaning: 'profit margin in percent of what something sells for' },
  package_size: {
    kind: 'ratio',
    meaning: 'how many or how much is in a package at a store: rolls, pills, ounces, pounds',
  },
  limit_share: {
    kind: 'rate',
    meaning: 'a limit or guideline in percent, such as a debt-to-income limit or loan-to-value',
  },
  chance: { kind: 'rate', meaning: 'a chance or probability' },
  odds: { kind: 'ratio', meaning: 'payoff ratio or odds' },
  volatility: { kind: 'rate', meaning: 'volatility or standard deviation' },
  correlation: { kind: 'ratio', meaning: 'correlation' },
  beta: { kind: 'ratio', meaning: 'beta' },
  risk_free: { kind: 'rate', meaning: 'risk-free rate or Treasury bill rate used for comparison' },
  rate_market: { kind: 'rate', meaning: 'return of the market or benchmark' },
  rate_yield: { kind: 'rate', meaning: 'yield of a bond or dividend yield' },
  rate_coupon: { kind: 'rate', meaning: 'coupon rate of a bond' },
  face_value: { kind: 'money', meaning: 'face or par value of a bond' },
  bond_price: { kind: 'money', meaning: 'price of a bond' },
  goal_amount: { kind: 'money', meaning: 'amount of money to reach, goal or end value' },
  withdraw_amount: { kind: 'money', meaning: 'amount withdrawn or taken out, once or regularly' },
  lump_sum: { kind: 'money', meaning: 'one-time amount to invest, windfall, inheritance, settlement' },
  pension_lump: { kind: 'money', meaning: 'lump sum offered instead of a pension' },
  price_buy: { kind: 'money', meaning: 'price paid when buying an investment, per share or in total' },
  price_now: {
    kind: 'money',
    meaning: 'price or worth of an investment now or when sold, per share or in total',
  },
  gain_amount: { kind: 'money', meaning: 'gain or profit in dollars (kind: long, short)' },
  loss_amount: { kind: 'money', meaning: 'loss in dollars (kind: long, short)' },
  loss_carryover: { kind: 'money', meaning: 'loss carried over from earlier years' },
  dividend_per_share: { kind: 'money', meaning: 'dividend per share' },
  eps: { kind: 'money', meaning: 'earnings per share' },
  strike: { kind: 'money', meaning: 'strike price of an option' },
  option_price: { kind: 'money', meaning: 'premium of an option, per share or contract' },
  invest_return_list: { kind: 'rate', meaning: 'one of several yearly returns in a row' },
  itemized: { kind: 'money', meaning: 'itemized deductions told as one sum' },
  charity: { kind: 'money', meaning: 'donation to charity' },
  mortgage_interest: { kind: 'money', meaning: 'mortgage interest paid' },
  student_interest: { kind: 'money', meaning: 'student loan interest paid' },
  state_tax: { kind: 'money', meaning: 'state and local tax paid' },
  medical_cost: { kind: 'money', meaning: 'medical expenses' },
  childcare_cost: { kind: 'money', meaning: 'cost of child care' },
  conversion: { kind: 'money', meaning: 'amount converted to Roth' },
  gift_amount: { kind: 'money', meaning: 'a gift to a person' },
  estate_size: { kind: 'money', meaning: 'size of an estate or what would be left behind' },
  insurance_amount: { kind: 'money', meaning: 'life, disability or other insurance cover' },
  premium: { kind: 'money', meaning: 'insurance premium, health, life or car' },
  deductible: { kind: 'money', meaning: 'insurance deductible or out-of-pocket maximum' },
  final_costs: { kind: 'money', meaning: 'funeral and final costs' },
  cash_flow: { kind: 'money', meaning: 'one of several dated payments in or out of an investment' },
  other: {
    kind: 'any',
    meaning: 'a number that does not matter for the question, was corrected, or is part of a name',
  },
} as const satisfies Record<string, { kind: RoleKind; meaning: string }>;

export type RoleId = keyof typeof roles;

export const roleIds = Object.keys(roles) as readonly RoleId[];

/** Whose a quantity is. */
export const owners = ['me', 'spouse', 'child', 'both', 'other'] as const;
export type Owner = (typeof owners)[number];

/** Of debts, holdings and gains: which kind, where the words say it. */
export const thingKinds = [
  'none',
  'card',
  'car',
  'student',
  'mortgage',
  'heloc',
  'personal',
  'medical',
  'tax',
  'family',
  'business',
  'stocks',
  'bonds',
  'cash',
  'crypto',
  'gold',
  'commodities',
  'real_estate',
  'single_company',
  'target_date',
  'options',
  'long',
  'short',
  'qualified',
] as const;
export type ThingKind = (typeof thingKinds)[number];

/** The case of a comparison that a quantity belongs to. */
export const cases = ['none', 'a', 'b', 'c', 'd'] as const;
export type Case = (typeof cases)[number];

/**
 * What fills a field: a role, whose it is, of which kind, and which of several: "wages", "wages@spouse",
 * "debt_payment:car", "strike#2".
 */
export type RoleUse = `${RoleId}${'' | `@${Owner}`}${'' | `:${ThingKind}`}${'' | '#2'}` | `${RoleId}#3`;

/** One value that a reading or a picture holds, by what it means. */
export interface ReadRoleUse {
  role: RoleId;
  owner: Owner;
  kind: ThingKind | undefined;
  /** Zero for the first, one for the second. */
  place: number;
}

export function readRoleUse(use: RoleUse): ReadRoleUse {
  const [, role, owner = 'me', kind, place] = /^(\w+)(?:@(\w+))?(?::(\w+))?(?:#(\d))?$/.exec(use) ?? [];
  return {
    role: role as RoleId,
    owner: owner as Owner,
    kind: kind as ThingKind | undefined,
    place: place === undefined ? 0 : Number(place) - 1,
  };
}
