import { defineFacts, defineSources } from '#advisor/facts/define-facts.ts';

export const savingsSources = defineSources({
  sec_compound_interest: {
    title: 'Compound Interest Calculator',
    publisher: 'U.S. Securities and Exchange Commission, Investor.gov',
    url: 'https://www.investor.gov/financial-tools-calculators/calculators/compound-interest-calculator',
    date: '2024',
  },
});

export const savingsFacts = defineFacts({});
