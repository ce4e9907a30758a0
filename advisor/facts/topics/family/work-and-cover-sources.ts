import { defineSources } from '#advisor/facts/define-facts.ts';
import { irs } from '#advisor/facts/publishers.ts';

const labor = (title: string, path: string, date: string) => ({
  title,
  publisher: 'U.S. Department of Labor',
  url: `https://www.dol.gov/${path}`,
  date,
});

const marketplace = (title: string, path: string) => ({
  title,
  publisher: 'Centers for Medicare & Medicaid Services, HealthCare.gov',
  url: `https://www.healthcare.gov/${path}`,
  date: '2026',
});

/** What guides about work, insurance and scams rest on. */
export const workAndCoverSources = defineSources({
  dol_cobra: labor('Continuation of health coverage (COBRA)', 'general/topic/health-plans/cobra', '2026'),
  dol_overtime: labor(
    'Fact Sheet #23: Overtime Pay Requirements of the Fair Labor Standards Act',
    'agencies/whd/fact-sheets/23-flsa-overtime-pay',
    '2008-07',
  ),
  dol_fmla: labor('Family and Medical Leave Act', 'agencies/whd/fmla', '2026'),
  healthcare_special_enrollment: marketplace(
    'Special Enrollment Periods',
    'coverage-outside-open-enrollment/special-enrollment-period/',
  ),
  healthcare_cobra: marketplace('COBRA coverage when you’re unemployed', 'unemployed/cobra-coverage/'),
  ssa_disability: {
    title: 'Disability benefits',
    publisher: 'Social Security Administration',
    url: 'https://www.ssa.gov/benefits/disability/',
    date: '2026',
  },
  irs_financial_assistance: irs(
    'Financial assistance policies of nonprofit hospitals',
    'charities-non-profits/financial-assistance-policies-faps',
    '2025',
  ),
  irs_insurance_proceeds: irs(
    'Life insurance and disability insurance proceeds',
    'faqs/interest-dividends-other-types-of-income/life-insurance-disability-insurance-proceeds',
    '2025',
  ),
  irs_self_employed: irs(
    'Self-employed individuals tax center',
    'businesses/small-businesses-self-employed/self-employed-individuals-tax-center',
    '2026',
  ),
  sba_startup_costs: {
    title: 'Calculate your startup costs',
    publisher: 'U.S. Small Business Administration',
    url: 'https://www.sba.gov/business-guide/plan-your-business/calculate-your-startup-costs',
    date: '2026',
  },
  medicare_long_term_care: {
    title: 'Long-term care',
    publisher: 'Centers for Medicare & Medicaid Services, Medicare.gov',
    url: 'https://www.medicare.gov/coverage/long-term-care',
    date: '2025',
  },
  acl_long_term_care: {
    title: 'Long-term care information',
    publisher: 'Administration for Community Living',
    url: 'https://acl.gov/ltc',
    date: '2026',
  },
  ftc_avoid_scam: {
    title: 'How To Avoid a Scam',
    publisher: 'Federal Trade Commission',
    url: 'https://consumer.ftc.gov/articles/how-avoid-scam',
    date: '2025',
  },
  ftc_scammed: {
    title: 'What To Do if You Were Scammed',
    publisher: 'Federal Trade Commission',
    url: 'https://consumer.ftc.gov/articles/what-do-if-you-were-scammed',
    date: '2025',
  },
  sec_avoid_fraud: {
    title: 'How to Avoid Fraud',
    publisher: 'U.S. Securities and Exchange Commission, Investor.gov',
    url: 'https://www.investor.gov/protect-your-investments/fraud/how-avoid-fraud',
    date: '2025',
  },
});
