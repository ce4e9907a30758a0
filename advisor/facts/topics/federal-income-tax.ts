import { defineFacts, defineSources } from '#advisor/facts/define-facts.ts';

export const federalIncomeTaxSources = defineSources({});

export const federalIncomeTaxFacts = defineFacts({});
