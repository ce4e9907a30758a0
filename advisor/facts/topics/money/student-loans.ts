import { defineFacts } from '#advisor/facts/define-facts.ts';
import { fixed } from '#advisor/facts/entry.ts';
import { newLaw } from '#advisor/facts/announcements.ts';

export const studentLoanFacts = defineFacts({
  student_loan_standard_years: fixed(
    'the length of the standard repayment plan for federal student loans made before July 2026',
    'years',
    'cfr_34_685_208',
    10,
  ),
  student_loan_extended: fixed(
    'the extended repayment plan for federal student loans: its length, and what you have to owe for it',
    'years',
    'cfr_34_685_208',
    { length: 25, owed_over: 30_000 },
    {
      usual: 'length',
      keys: { length: 'length of the plan', owed_over: 'owed over' },
      keyUnits: { owed_over: 'usd' },
    },
  ),
  student_loan_graduated: fixed(
    'the graduated repayment plan for federal student loans: how often the payment rises, and the most it grows to',
    'months',
    'cfr_34_685_208',
    { step: 24, most_times_the_first: 3 },
    {
      usual: 'step',
      keys: { step: 'payment rises every', most_times_the_first: 'most times the first payment' },
      keyUnits: { most_times_the_first: 'ratio' },
    },
  ),
  /** Loans made from July 2026 on: below each amount so many years. */
  tiered_standard_plan: fixed(
    'the amounts owed below which the tiered standard plan for new student loans runs ten, fifteen and twenty years; twenty-five above',
    'usd',
    newLaw,
    { ten_years: 25_000, fifteen_years: 50_000, twenty_years: 100_000 },
    {
      appliesTo: 'borrowers with a federal student loan made on or after July 1, 2026',
      keys: {
        ten_years: 'ten years below',
        fifteen_years: 'fifteen years below',
        twenty_years: 'twenty years below',
      },
    },
  ),
  ibr_share: fixed(
    'the share of discretionary income that income-based repayment takes',
    'percent',
    'usc_20_1098e',
    { since_july_2014: 10, before: 15 },
    {
      appliesTo: 'borrowers without a federal student loan made on or after July 1, 2026',
      usual: 'since_july_2014',
      keys: { since_july_2014: 'first borrowed since July 2014', before: 'first borrowed before' },
    },
  ),
  ibr_protected_income: fixed(
    'the income that income-based repayment leaves out, in percent of the poverty guideline',
    'percent',
    'usc_20_1098e',
    150,
  ),
  ibr_small_payments: fixed(
    'the calculated payments of income-based repayment below which nothing is due, and the least that is due above',
    'usd_per_month',
    'cfr_34_685_209',
    { nothing_below: 5, least: 10 },
    {
      keys: { nothing_below: 'nothing is due below', least: 'least payment' },
    },
  ),
  ibr_forgiveness_years: fixed(
    'the years of payments after which income-based repayment forgives the rest',
    'years',
    'usc_20_1098e',
    { since_july_2014: 20, before: 25 },
    {
      usual: 'since_july_2014',
      keys: { since_july_2014: 'first borrowed since July 2014', before: 'first borrowed before' },
    },
  ),
  /** A percent of all the income for every further band; the first pays the minimum, the last is open. */
  rap_bands: fixed(
    'the Repayment Assistance Plan’s bands of adjusted gross income: each adds a percent of income to the payment',
    'usd_per_year',
    'usc_20_1087e',
    { width: 10_000, highest_share: 10 },
    {
      appliesTo: 'federal Direct Loans except Parent PLUS, from July 1, 2026 on',
      keys: { width: 'width of a band', highest_share: 'highest share' },
      keyUnits: { highest_share: 'percent' },
    },
  ),
  rap_minimum_payment: fixed(
    'the least monthly payment of the Repayment Assistance Plan',
    'usd_per_month',
    'usc_20_1087e',
    10,
  ),
  rap_dependent_reduction: fixed(
    'what each dependent takes off a payment of the Repayment Assistance Plan',
    'usd_per_month',
    'usc_20_1087e',
    50,
  ),
  rap_principal_match: fixed(
    'the least by which a payment of the Repayment Assistance Plan lowers the balance, up to the payment itself',
    'usd_per_month',
    'usc_20_1087e',
    50,
  ),
  rap_forgiveness_years: fixed(
    'the years of payments after which the Repayment Assistance Plan forgives the rest',
    'years',
    'usc_20_1087e',
    30,
  ),
  parent_plus_year_limit: fixed(
    'the most a parent may borrow in new Parent PLUS loans for one student in a year',
    'usd',
    'public_law_119_21',
    20_000,
    {
      appliesTo: 'loans from July 1, 2026 on',
    },
  ),
  parent_plus_total_limit: fixed(
    'the most a parent may borrow in new Parent PLUS loans for one student in all',
    'usd',
    'public_law_119_21',
    65_000,
    {
      appliesTo: 'loans from July 1, 2026 on',
    },
  ),
  pslf_payments: fixed(
    'the monthly payments after which Public Service Loan Forgiveness forgives the rest',
    'months',
    'usc_20_1087e',
    120,
  ),
});
