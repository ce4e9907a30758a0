import { defineSources } from '#advisor/facts/define-facts.ts';
import { irs } from '#advisor/facts/publishers.ts';

const cfpb = (title: string, path: string) => ({
  title,
  publisher: 'Consumer Financial Protection Bureau',
  url: `https://www.consumerfinance.gov/${path}`,
  date: '2025',
});

const ftc = (title: string, path: string) => ({
  title,
  publisher: 'Federal Trade Commission',
  url: `https://consumer.ftc.gov/articles/${path}`,
  date: '2024',
});

/** What decisions about homes, cars and their insurance rest on. */
export const homeAndCarSources = defineSources({
  cfpb_owning_a_home: cfpb('Buying a house: tools and resources for homebuyers', 'owning-a-home/'),
  cfpb_loan_options: cfpb('Understand loan options', 'owning-a-home/loan-options/'),
  cfpb_rescission: cfpb('Regulation Z, 1026.23, Right of rescission', 'rules-policy/regulations/1026/23/'),
  cfpb_arm: cfpb(
    'What is the difference between a fixed-rate and adjustable-rate mortgage (ARM) loan?',
    'ask-cfpb/what-is-the-difference-between-a-fixed-rate-and-adjustable-rate-mortgage-arm-loan-en-100/',
  ),
  cfpb_escrow_rule: cfpb('Regulation X, 1024.17, Escrow accounts', 'rules-policy/regulations/1024/17/'),
  cfpb_auto_loans: cfpb('Auto loans', 'consumer-tools/auto-loans/'),
  cfpb_gap_insurance: cfpb(
    'What is Guaranteed Asset Protection (GAP) insurance?',
    'ask-cfpb/what-is-guaranteed-auto-protection-gap-insurance-en-797/',
  ),
  cfpb_reverse_mortgages: cfpb('Reverse mortgages', 'consumer-tools/reverse-mortgages/'),
  cfpb_housing_counselor: cfpb('Find a housing counselor', 'find-a-housing-counselor/'),
  hud_tenant_rights: {
    title: 'Tenant rights, by state',
    publisher: 'U.S. Department of Housing and Urban Development',
    url: 'https://www.hud.gov/topics/rental_assistance/tenantrights',
    date: '2025',
  },
  ftc_reverse_mortgages: ftc('Reverse Mortgages', 'reverse-mortgages'),
  ftc_home_equity: ftc(
    'Home Equity Loans and Home Equity Lines of Credit',
    'home-equity-loans-and-home-equity-lines-credit',
  ),
  ftc_financing_or_leasing_a_car: ftc('Financing or Leasing a Car', 'financing-or-leasing-car'),
  ftc_used_car: ftc('Buying a Used Car From a Dealer', 'buying-used-car-dealer'),
  irs_pub_523: irs('Publication 523, Selling Your Home', 'forms-pubs/about-publication-523', '2025'),
  irs_pub_527: irs(
    'Publication 527, Residential Rental Property',
    'forms-pubs/about-publication-527',
    '2025',
  ),
  irs_pub_530: irs(
    'Publication 530, Tax Information for Homeowners',
    'forms-pubs/about-publication-530',
    '2025',
  ),
  irs_pub_936: irs(
    'Publication 936, Home Mortgage Interest Deduction',
    'forms-pubs/about-publication-936',
    '2025',
  ),
  naic_consumer: {
    title: 'Consumer resources',
    publisher: 'National Association of Insurance Commissioners',
    url: 'https://content.naic.org/consumer.htm',
    date: '2025',
  },
  fueleconomy_gov: {
    title: 'Fuel economy and fuel costs of cars',
    publisher: 'U.S. Department of Energy and U.S. Environmental Protection Agency',
    url: 'https://www.fueleconomy.gov/',
    date: '2025',
  },
  fed_vehicle_leasing: {
    title: 'Keys to Vehicle Leasing',
    publisher: 'Board of Governors of the Federal Reserve System',
    url: 'https://www.federalreserve.gov/pubs/leasing/',
    date: '2013',
  },
  naic_auto_insurance: {
    title: 'Auto Insurance',
    publisher: 'National Association of Insurance Commissioners',
    url: 'https://content.naic.org/consumer/auto-insurance.htm',
    date: '2025',
  },
});
