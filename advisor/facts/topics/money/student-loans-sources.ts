import { defineSources, type Source } from '#advisor/facts/define-facts.ts';

const educationCode = (section: string, title: string): Source => ({
  title: `20 U.S.C. ${section}, ${title}`,
  publisher: 'Office of the Law Revision Counsel, United States Code',
  url: `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title20-section${section}&num=0&edition=prelim`,
  date: '2026',
});

export const studentLoanSources = defineSources({
  usc_20_1087e: educationCode('1087e', 'Terms and conditions of Federal Direct Loans'),
  usc_20_1098e: educationCode('1098e', 'Income-based repayment'),
  cfr_34_685_208: {
    title: '34 CFR 685.208, Fixed payment repayment plans',
    publisher: 'Electronic Code of Federal Regulations',
    url: 'https://www.ecfr.gov/current/title-34/subtitle-B/chapter-VI/part-685/subpart-B/section-685.208',
    date: '2026',
  },
  cfr_34_685_209: {
    title: '34 CFR 685.209, Income-driven repayment plans',
    publisher: 'Electronic Code of Federal Regulations',
    url: 'https://www.ecfr.gov/current/title-34/subtitle-B/chapter-VI/part-685/subpart-B/section-685.209',
    date: '2026',
  },
});
