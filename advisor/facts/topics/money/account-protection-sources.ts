import { defineSources } from '#advisor/facts/define-facts.ts';

export const accountProtectionSources = defineSources({
  fdic_insurance: {
    title: 'Understanding Deposit Insurance (12 U.S.C. 1821(a)(1)(E))',
    publisher: 'Federal Deposit Insurance Corporation',
    url: 'https://www.fdic.gov/resources/deposit-insurance/understanding-deposit-insurance',
    date: '2024',
  },
  ncua_insurance: {
    title: 'Share Insurance Coverage (12 U.S.C. 1787(k))',
    publisher: 'National Credit Union Administration',
    url: 'https://ncua.gov/consumers/share-insurance-coverage',
    date: '2025',
  },
  sipc_protection: {
    title: 'What SIPC Protects (15 U.S.C. 78fff-3)',
    publisher: 'Securities Investor Protection Corporation',
    url: 'https://www.sipc.org/for-investors/what-sipc-protects',
    date: '2025',
  },
  fincen_cash_reports: {
    title: 'Notice to Customers: A CTR Reference Guide',
    publisher: 'Financial Crimes Enforcement Network',
    url: 'https://www.fincen.gov/sites/default/files/shared/CTRPamphlet.pdf',
    date: '2009',
  },
});
