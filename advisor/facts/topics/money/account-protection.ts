import { defineFacts, defineSources } from '#advisor/facts/define-facts.ts';
import { fixed } from '#advisor/facts/entry.ts';

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

export const accountProtectionFacts = defineFacts({
  deposit_insurance_limit: fixed(
    'the deposit insurance limit per depositor, bank and ownership category',
    'usd',
    'fdic_insurance',
    250_000,
  ),
  deposit_insurance_beneficiaries: fixed(
    'the most beneficiaries of one owner that deposit insurance counts',
    'count',
    'fdic_insurance',
    5,
  ),
  share_insurance_limit: fixed(
    'the share insurance limit per member, credit union and ownership category',
    'usd',
    'ncua_insurance',
    250_000,
  ),
  brokerage_protection_limit: fixed(
    'the limit of SIPC protection per customer and separate capacity, when a brokerage firm fails',
    'usd',
    'sipc_protection',
    500_000,
  ),
  brokerage_cash_protection_limit: fixed(
    'the part of SIPC protection that may be for cash',
    'usd',
    'sipc_protection',
    250_000,
  ),
});
