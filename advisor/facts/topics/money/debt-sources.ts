import { defineSources, type Source } from '#advisor/facts/define-facts.ts';
import { irs } from '#advisor/facts/publishers.ts';

const page = (publisher: string, site: string) => (title: string, path: string, date: string) =>
  ({ title, publisher, url: `${site}/${path}`, date }) satisfies Source;
const cfpb = page('Consumer Financial Protection Bureau', 'https://www.consumerfinance.gov');
const ftc = page('Federal Trade Commission', 'https://consumer.ftc.gov');
const studentAid = page('U.S. Department of Education, Federal Student Aid', 'https://studentaid.gov');

/** Sources of the guides about debts, debt collectors and unpaid taxes. */
export const debtSources = defineSources({
  ftc_get_out_of_debt: ftc('How To Get Out of Debt', 'articles/how-get-out-debt', '2024'),
  ftc_debt_collection: ftc('Debt Collection FAQs', 'articles/debt-collection-faqs', '2024'),
  ftc_deceased_debts: ftc('Debts and Deceased Relatives', 'articles/debts-and-deceased-relatives', '2024'),
  ftc_fixing_credit: ftc('Fixing Your Credit FAQs', 'articles/fixing-your-credit-faqs', '2024'),
  ftc_debt_relief_rule: {
    title: 'Debt Relief Services & the Telemarketing Sales Rule: A Guide for Business',
    publisher: 'Federal Trade Commission',
    url: 'https://www.ftc.gov/business-guidance/resources/debt-relief-services-telemarketing-sales-rule-guide-business',
    date: '2010',
  },
  regulation_z_appendix_j: cfpb(
    'Appendix J to Part 1026: Annual Percentage Rate Computations for Closed-End Credit Transactions',
    'rules-policy/regulations/1026/j/',
    '2023',
  ),
  cfpb_consolidating: cfpb(
    'What do I need to know if I’m thinking about consolidating my credit card debt?',
    'ask-cfpb/what-do-i-need-to-know-if-im-thinking-about-consolidating-my-credit-card-debt-en-1861/',
    '2023',
  ),
  cfpb_debt_relief: cfpb(
    'What is a debt relief program and how do I know if I should use one?',
    'ask-cfpb/what-is-a-debt-relief-program-and-how-do-i-know-if-i-should-use-one-en-1457/',
    '2023',
  ),
  cfpb_debt_collection: cfpb('Debt collection', 'consumer-tools/debt-collection/', '2025'),
  cfpb_old_debts: cfpb(
    'Can debt collectors collect a debt that’s several years old?',
    'ask-cfpb/can-debt-collectors-collect-a-debt-thats-several-years-old-en-1423/',
    '2023',
  ),
  cfpb_spouse_debts: cfpb(
    'Am I responsible for my spouse’s debts after they die?',
    'ask-cfpb/am-i-responsible-for-my-spouses-debts-after-they-die-en-1467/',
    '2023',
  ),
  cfpb_credit_reports: cfpb('Credit reports and scores', 'consumer-tools/credit-reports-and-scores/', '2025'),
  cfpb_payday_loans: cfpb('What is a payday loan?', 'ask-cfpb/what-is-a-payday-loan-en-1567/', '2024'),
  ncua_payday_alternative_loans: {
    title: '12 CFR 701.21, Loans to members (payday alternative loans)',
    publisher: 'National Credit Union Administration, Electronic Code of Federal Regulations',
    url: 'https://www.ecfr.gov/current/title-12/section-701.21',
    date: '2026',
  },
  two_one_one: {
    title: '211: local help with housing, utilities and food',
    publisher: 'United Way Worldwide',
    url: 'https://www.211.org/',
    date: '2026',
  },
  courts_bankruptcy_basics: {
    title: 'Bankruptcy Basics',
    publisher: 'Administrative Office of the U.S. Courts',
    url: 'https://www.uscourts.gov/court-programs/bankruptcy/bankruptcy-basics',
    date: '2025',
  },
  student_aid_plans: studentAid(
    'Federal Student Loan Repayment Plans',
    'manage-loans/repayment/plans',
    '2026',
  ),
  student_aid_public_service: studentAid(
    'Public Service Loan Forgiveness (PSLF)',
    'manage-loans/forgiveness-cancellation/public-service',
    '2026',
  ),
  student_aid_default: studentAid('Student Loan Default', 'manage-loans/default', '2026'),
  irs_payment_plans: irs(
    'Payment plans; installment agreements',
    'payments/payment-plans-installment-agreements',
    '2026',
  ),
  irs_topic_202: irs('Topic 202, Tax payment options', 'taxtopics/tc202', '2026'),
  irs_topic_153: irs('Topic 153, What to do if you haven’t filed your tax return', 'taxtopics/tc153', '2026'),
  irs_failure_to_file: irs('Failure to File Penalty', 'payments/failure-to-file-penalty', '2026'),
  irs_offer_in_compromise: irs('Offer in Compromise', 'payments/offer-in-compromise', '2026'),
  irs_topic_431: irs('Topic 431, Canceled debt: is it taxable or not?', 'taxtopics/tc431', '2026'),
  irs_plan_loans: irs(
    'Retirement plans FAQs regarding loans',
    'retirement-plans/retirement-plans-faqs-regarding-loans',
    '2025',
  ),
});
