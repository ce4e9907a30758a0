import { defineSources } from '#advisor/facts/define-facts.ts';

const cfpb = (title: string, path: string) => ({
  title,
  publisher: 'Consumer Financial Protection Bureau',
  url: `https://www.consumerfinance.gov/${path}`,
  date: '2026',
});

const code = (number: string, section: string, title: string) => ({
  title: `${number} U.S.C. ${section}, ${title}`,
  publisher: 'Office of the Law Revision Counsel, United States Code',
  url: `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title${number}-section${section}&num=0&edition=prelim`,
  date: '2026',
});

/** What protects people from thieves, servicers and employers, and where to get help. */
export const consumerProtectionSources = defineSources({
  cfpb_reg_e_liability: cfpb(
    'Regulation E, 1005.6, Liability of consumer for unauthorized transfers',
    'rules-policy/regulations/1005/6/',
  ),
  cfpb_reg_z_liability: cfpb(
    'Regulation Z, 1026.12, Special credit card provisions',
    'rules-policy/regulations/1026/12/',
  ),
  cfpb_loss_mitigation: cfpb(
    'Regulation X, 1024.41, Loss mitigation procedures',
    'rules-policy/regulations/1024/41/',
  ),
  cfpb_mortgage_relief_fees: cfpb(
    'Regulation O, 1015.5, Prohibition on collection of advance payments',
    'rules-policy/regulations/1015/5/',
  ),
  ftc_identity_theft: {
    title: 'IdentityTheft.gov: report identity theft and get a recovery plan',
    publisher: 'Federal Trade Commission',
    url: 'https://www.identitytheft.gov/',
    date: '2026',
  },
  ftc_report_fraud: {
    title: 'ReportFraud.ftc.gov',
    publisher: 'Federal Trade Commission',
    url: 'https://reportfraud.ftc.gov/',
    date: '2026',
  },
  usc_42_1396r_5: code(
    '42',
    '1396r-5',
    'Treatment of income and resources for certain institutionalized spouses',
  ),
  usc_29_626: code('29', '626', 'Recordkeeping, investigation, and enforcement (waivers of age claims)'),
  eeoc_severance_waivers: {
    title: 'Q&A: Understanding Waivers of Discrimination Claims in Employee Severance Agreements',
    publisher: 'U.S. Equal Employment Opportunity Commission',
    url: 'https://www.eeoc.gov/laws/guidance/qa-understanding-waivers-discrimination-claims-employee-severance-agreements',
    date: '2009',
  },
});
