import { defineFacts, defineSources } from '#advisor/facts/define-facts.ts';

export const socialSecuritySources = defineSources({});

export const socialSecurityFacts = defineFacts({});
