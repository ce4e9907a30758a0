import { defineSources, type Source } from '#advisor/facts/define-facts.ts';
import { irs, taxCode } from '#advisor/facts/publishers.ts';

const ftc = (title: string, page: string): Source => ({
  title,
  publisher: 'Federal Trade Commission',
  url: `https://consumer.ftc.gov/articles/${page}`,
  date: '2025',
});

/** What the decisions of families rest on. */
export const familySources = defineSources({
  ftc_cosigning: ftc('Cosigning a Loan FAQs', 'cosigning-loan-faqs'),
  ftc_if_you_were_scammed: ftc('What To Do if You Were Scammed', 'what-do-if-you-were-scammed'),
  ftc_recovery_scams: ftc('Refund and Recovery Scams', 'refund-and-recovery-scams'),
  ftc_before_giving: ftc('Before Giving to a Charity', 'before-giving-charity'),
  usc_26_7872: taxCode('7872', 'Treatment of loans with below-market interest rates'),
  usc_26_1014: taxCode('1014', 'Basis of property acquired from a decedent'),
  usc_26_1015: taxCode('1015', 'Basis of property acquired by gifts and transfers in trust'),
  usc_26_417: taxCode(
    '417',
    'Definitions and special rules for purposes of minimum survivor annuity requirements',
  ),
  usc_42_1396p: {
    title: '42 U.S.C. 1396p, Liens, adjustments and recoveries, and transfers of assets',
    publisher: 'Office of the Law Revision Counsel, United States Code',
    url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section1396p&num=0&edition=prelim',
    date: '2026',
  },
  irs_applicable_federal_rates: irs('Applicable Federal Rates', 'applicable-federal-rates', '2026'),
  irs_divorced_individuals: irs(
    'Publication 504, Divorced or Separated Individuals',
    'forms-pubs/about-publication-504',
    '2025',
  ),
  irs_charitable_contributions: irs(
    'Publication 526, Charitable Contributions',
    'forms-pubs/about-publication-526',
    '2025',
  ),
  irs_trump_accounts: irs('Trump Accounts', 'trumpaccounts', '2026'),
  irs_plan_beneficiaries: irs(
    'Retirement topics: Beneficiary',
    'retirement-plans/plan-participant-employee/retirement-topics-beneficiary',
    '2025',
  ),
  dol_qdro_overview: {
    title: 'QDROs: An overview FAQs',
    publisher: 'U.S. Department of Labor',
    url: 'https://www.dol.gov/sites/dolgov/files/ebsa/about-ebsa/our-activities/resource-center/faqs/qdro-overview.pdf',
    date: '2024',
  },
  dol_family_leave: {
    title: 'Family and Medical Leave Act',
    publisher: 'U.S. Department of Labor',
    url: 'https://www.dol.gov/agencies/whd/fmla',
    date: '2025',
  },
  healthcare_gov_life_changes: {
    title: 'Special Enrollment Periods',
    publisher: 'HealthCare.gov',
    url: 'https://www.healthcare.gov/coverage-outside-open-enrollment/special-enrollment-period/',
    date: '2026',
  },
  studentaid_types_of_loans: {
    title: 'Federal student loans: types of loans',
    publisher: 'U.S. Department of Education, Federal Student Aid',
    url: 'https://studentaid.gov/understand-aid/types/loans',
    date: '2026',
  },
  college_scorecard: {
    title: 'College Scorecard',
    publisher: 'U.S. Department of Education',
    url: 'https://collegescorecard.ed.gov/',
    date: '2026',
  },
  cfpb_someone_elses_money: {
    title: 'Managing someone else’s money',
    publisher: 'Consumer Financial Protection Bureau',
    url: 'https://www.consumerfinance.gov/consumer-tools/managing-someone-elses-money/',
    date: '2025',
  },
  ssa_representative_payee: {
    title: 'Representative Payee Program',
    publisher: 'Social Security Administration',
    url: 'https://www.ssa.gov/payee/',
    date: '2026',
  },
  acl_eldercare_locator: {
    title: 'Eldercare Locator',
    publisher: 'U.S. Administration for Community Living',
    url: 'https://eldercare.acl.gov/',
    date: '2026',
  },
  fbi_ic3: {
    title: 'Internet Crime Complaint Center',
    publisher: 'Federal Bureau of Investigation',
    url: 'https://www.ic3.gov/',
    date: '2026',
  },
  cfpb_money_transfers: {
    title: 'Sending money to another country',
    publisher: 'Consumer Financial Protection Bureau',
    url: 'https://www.consumerfinance.gov/consumer-tools/money-transfers/',
    date: '2025',
  },
  dfas_savings_deposit: {
    title: 'Savings Deposit Program',
    publisher: 'Defense Finance and Accounting Service',
    url: 'https://www.dfas.mil/MilitaryMembers/payentitlements/sdp/',
    date: '2025',
  },
  dod_survivor_plan: {
    title: 'Survivor Benefit Plan',
    publisher: 'U.S. Department of Defense',
    url: 'https://militarypay.defense.gov/Benefits/Survivor-Benefit-Program/',
    date: '2026',
  },
});
