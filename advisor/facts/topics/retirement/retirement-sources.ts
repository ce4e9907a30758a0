import { defineSources } from '#advisor/facts/define-facts.ts';

const section = (number: string, title: string) => ({
  title: `26 U.S.C. ${number}, ${title}`,
  publisher: 'Legal Information Institute, Cornell Law School',
  url: `https://www.law.cornell.edu/uscode/text/26/${number}`,
  date: '2025',
});

export const retirementSources = defineSources({
  irs_notice_2023_75: {
    title:
      'Notice 2023-75: 2024 Amounts Relating to Retirement Plans and IRAs, as Adjusted for Changes in Cost-of-Living',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/pub/irs-drop/n-23-75.pdf',
    date: '2023-11-01',
  },
  irs_notice_2024_80: {
    title:
      'Notice 2024-80: 2025 Amounts Relating to Retirement Plans and IRAs, as Adjusted for Changes in Cost-of-Living',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/pub/irs-drop/n-24-80.pdf',
    date: '2024-11-01',
  },
  irs_notice_2025_67: {
    title:
      'Notice 2025-67: 2026 Amounts Relating to Retirement Plans and IRAs, as Adjusted for Changes in Cost-of-Living',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/pub/irs-drop/n-25-67.pdf',
    date: '2025-11-13',
  },
  irs_pub_590a: {
    title: 'Publication 590-A, Contributions to Individual Retirement Arrangements (IRAs)',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/publications/p590a',
    date: '2025',
  },
  irs_pub_590b: {
    title: 'Publication 590-B, Distributions from Individual Retirement Arrangements (IRAs)',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/publications/p590b',
    date: '2025',
  },
  irc_72: section('72', 'Annuities; certain proceeds of endowment and life insurance contracts'),
  irc_25b: section('25B', 'Elective deferrals and IRA contributions by certain individuals'),
  irc_6433: section('6433', 'Saver’s match'),
  irc_219: section('219', 'Retirement savings'),
  irc_401: section('401', 'Qualified pension, profit-sharing, and stock bonus plans'),
  irc_402: section('402', 'Taxability of beneficiary of employees’ trust'),
  irc_404: section('404', 'Deduction for contributions of an employer to an employees’ trust'),
  irc_408: section('408', 'Individual retirement accounts'),
  irc_408a: section('408A', 'Roth IRAs'),
  irc_414: section('414', 'Definitions and special rules'),
  irc_4973: section('4973', 'Tax on excess contributions to certain tax-favored accounts and annuities'),
  irc_4974: section('4974', 'Excise tax on certain accumulations in qualified retirement plans'),
  irc_3405: section('3405', 'Special rules for pensions, annuities, and certain other deferred income'),
  ftb_early_distributions: {
    title: 'Early distributions: personal income types',
    publisher: 'California Franchise Tax Board',
    url: 'https://www.ftb.ca.gov/file/personal/income-types/early-distributions.html',
    date: '2025',
  },
  illinois_retirement_income: {
    title: 'Does Illinois tax my pension, social security, or retirement income?',
    publisher: 'Illinois Department of Revenue',
    url: 'https://tax.illinois.gov/questionsandanswers/answer.99.html',
    date: '2025',
  },
  irs_early_distributions: {
    title: 'Retirement topics: exceptions to tax on early distributions',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/retirement-plans/plan-participant-employee/retirement-topics-exceptions-to-tax-on-early-distributions',
    date: '2025',
  },
  irs_notice_2022_6: {
    title: 'Notice 2022-6: Determination of Substantially Equal Periodic Payments',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/pub/irs-drop/n-22-06.pdf',
    date: '2022-01-18',
  },
  treasury_td_10001: {
    title: 'T.D. 10001: Required Minimum Distributions, final regulations',
    publisher: 'Federal Register, U.S. Department of the Treasury',
    url: 'https://www.federalregister.gov/documents/2024/07/19/2024-14542/required-minimum-distributions',
    date: '2024-07-19',
  },
  treasury_td_9930: {
    title: 'T.D. 9930: Updated Life Expectancy and Distribution Period Tables',
    publisher: 'Federal Register, U.S. Department of the Treasury',
    url: 'https://www.govinfo.gov/content/pkg/FR-2020-11-12/html/2020-24723.htm',
    date: '2020-11-12',
  },
  pfau_decision_rules: {
    title: 'The Original Retirement Spending Decision Rules (of Guyton and Klinger)',
    publisher: 'Wade D. Pfau, Retirement Researcher',
    url: 'https://retirementresearcher.com/original-retirement-spending-decision-rules/',
    date: 'undated',
  },
  sec_asset_allocation: {
    title: 'Beginners’ Guide to Asset Allocation, Diversification, and Rebalancing',
    publisher: 'U.S. Securities and Exchange Commission, Investor.gov',
    url: 'https://www.investor.gov/additional-resources/general-resources/publications-research/info-sheets/beginners-guide-asset',
    date: '2009',
  },
  grable_lytton_1999: {
    title: 'Financial risk tolerance revisited: the development of a risk assessment instrument',
    publisher: 'John E. Grable and Ruth H. Lytton, Financial Services Review',
    url: 'https://doi.org/10.1016/S1057-0810(99)00041-4',
    date: '1999',
  },
  irs_rollovers: {
    title: 'Rollovers of retirement plan and IRA distributions',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/retirement-plans/plan-participant-employee/rollovers-of-retirement-plan-and-ira-distributions',
    date: '2025',
  },
  cfpb_pension_lump_sums: {
    title: 'Pension lump-sum payouts and your retirement security',
    publisher: 'Consumer Financial Protection Bureau',
    url: 'https://files.consumerfinance.gov/f/201601_cfpb_pension-lump-sum-payouts-and-your-retirement-security.pdf',
    date: '2016-01',
  },
  pbgc_annuity_or_lump_sum: {
    title: 'Annuity or lump sum',
    publisher: 'Pension Benefit Guaranty Corporation',
    url: 'https://www.pbgc.gov/wr/benefits/annuity-or-lump-sum.html',
    date: '2025',
  },
  finra_annuities: {
    title: 'Annuities',
    publisher: 'Financial Industry Regulatory Authority',
    url: 'https://www.finra.org/investors/investing/investment-products/annuities',
    date: '2024',
  },
  sec_adviser_search: {
    title: 'Investment Adviser Public Disclosure',
    publisher: 'U.S. Securities and Exchange Commission',
    url: 'https://adviserinfo.sec.gov/',
    date: '2026',
  },
});
